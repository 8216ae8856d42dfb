/**
 * Where things of a seat lie on the screen: one's own place below, the next seat to the left, and so on round; at a
 * table that sits counter-clockwise the next one to the right.
 */

export type Corner = "bl" | "tl" | "tr" | "br" | "mid";

const CORNERS: Record<number, Corner[]> = { 2: ["bl", "tr"], 3: ["bl", "tl", "br"], 4: ["bl", "tl", "tr", "br"] };

const MIRRORED: Record<Corner, Corner> = { bl: "br", tl: "tr", tr: "tl", br: "bl", mid: "mid" };

/** The corner of the mat between a seat and the next one. `me` is -1 for who only watches. */
export function corner(seat: number, me: number, seats: number, counter = false): Corner {
  const found = CORNERS[seats]?.[(seat - Math.max(me, 0) + seats) % seats] ?? "mid";
  return counter ? MIRRORED[found] : found;
}

/** Players from the left of `me` round to the right. */
export function turned<T extends { seat: number }>(players: readonly T[], me: number, seats: number, counter = false): T[] {
  const at = (seat: number): number => (counter ? me - seat + seats : seat - me + seats) % seats;
  return [...players].sort((a, b) => at(a.seat) - at(b.seat));
}

/** The others on the left, the far and the right side of the mat, in that order. */
export function sides<T>(others: readonly T[]): { left: T[]; top: T[]; right: T[] } {
  const n = others.length;
  const k = n < 3 ? 0 : Math.max(1, Math.ceil((n - 3) / 2));
  return { left: others.slice(0, k), top: others.slice(k, n - k), right: others.slice(n - k) };
}
