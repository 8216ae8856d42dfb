import type { Card } from "./protocol";

/** What every place of the table needs to be pointed at. Keys are `zone#slot` or a ref that is no card. */
export interface Pointing {
  selected: Set<string>;
  open: Set<string>; // refs that mean something now
  astray: boolean; // what is selected fits nothing right
  four: boolean; // four colours of suits
  tap: (ref: string, key: string) => void;
  spoken: (card: Card) => string;
}

/** Cards tossed on the mat lie a little askew, each face always the same way. Degrees. */
export function tilt(face: string): number {
  let hash = 7;
  for (const letter of face) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  return (hash % 9) - 4;
}

/** Into how many lines a hand of `n` cards breaks: no card shows less than `step` of its `card` pixels. */
export function lines(n: number, width: number, card: number, step = 38): number {
  const most = Math.max(1, Math.floor((width - card) / step) + 1);
  return Math.max(1, Math.ceil(n / most));
}
