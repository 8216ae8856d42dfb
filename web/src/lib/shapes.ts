/** Outlines drawn for the cards: suits, court emblems, pictograms of the numbered deck. */

export const SUITS: Record<string, string> = {
  c: "M12 3a4.3 4.3 0 0 0-3.6 6.6A4.4 4.4 0 1 0 11 17.5L9.6 21h4.8L13 17.5a4.4 4.4 0 1 0 2.6-7.9A4.3 4.3 0 0 0 12 3z",
  d: "M12 2.5 19.5 12 12 21.5 4.5 12z",
  h: "M12 21C5.5 15.5 3 12.4 3 8.9A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9 2.7c0 3.5-2.5 6.6-9 12.1z",
  s: "M12 2.5c6 5 8.5 8 8.5 11.3a4.2 4.2 0 0 1-7.4 2.8L14.5 21h-5l1.4-4.4a4.2 4.2 0 0 1-7.4-2.8C3.5 10.5 6 7.5 12 2.5z",
};

/** King: a crown; queen: a lotus; jack: a kite. */
export const EMBLEMS: Record<string, string> = {
  K: "M16 3l4.2 9.3L27.5 7.5 25 22H7L4.5 7.5l7.300 4.800zM7 24h18v4.5H7z",
  Q: "M16 4c3.4 3.6 5 7 5 10.3 0 2.7-1.2 5.3-5 8.7-3.8-3.4-5-6-5-8.7C11 11 12.6 7.6 16 4zM9.3 9.5c.1 5.3 1.4 9.2 4.7 13-5-.4-8.6-3.7-9.6-9.7 1.7-1.6 3.2-2.7 4.9-3.3zM22.7 9.5c1.7.6 3.2 1.7 4.9 3.3-1 6-4.6 9.3-9.6 9.7 3.3-3.8 4.6-7.7 4.7-13zM1.5 17.6c1.8 4 4.8 6.5 10 6.9H20.5c5.2-.4 8.2-2.9 10-6.9.4 6.4-4.4 10.4-11.5 10.4h-6C5.9 28 1.1 24 1.5 17.6z",
  J: "M16 1.5 26 12 16 22.5 6 12zM16 6v5.2H11zM17.2 12.8h5L17.2 18zM15 23.5h2l2.5 3-2.5 4h-2l2.5-4z",
};

/** What the numbered deck's functions do: look at one's own, look at another's, give, exchange. */
export const SIGNS: Record<string, string> = {
  "11": "M1.5 12S5 5 12 5s10.5 7 10.5 7S19 19 12 19 1.5 12 1.5 12zm10.5 4.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zm0-2a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4z",
  "12": "M10 2.5a7.5 7.5 0 1 0 4.3 13.6l5 5 2.1-2.1-5-5A7.5 7.5 0 0 0 10 2.5zm0 2.7a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z",
  "13": "M2.5 10h11V5.5l8 6.5-8 6.5V14h-11z",
  "14": "M7.5 2.5 2 8l5.5 5.5V9.7H20V6.3H7.5zM16.5 10.5v3.8H4v3.4h12.5v3.8L22 16z",
};

export const STAR = "M12 2l2.9 6.6 7.1.6-5.4 4.7 1.7 7-6.3-3.8-6.3 3.8 1.7-7L2 9.2l7.1-.6z";

/** A donkey's head, from the front. */
export const DONKEY =
  "M9 13C6.5 9 6 5 7.5 1.5 11 4 12.3 7.5 12.6 11.2h6.8C19.7 7.5 21 4 24.5 1.5 26 5 25.5 9 23 13c.7 2.6.3 5-.7 7.4l-.9 6.6c-.6 2.3-2.8 3.5-5.4 3.5s-4.8-1.2-5.4-3.5l-.9-6.6C8.7 18 8.3 15.6 9 13zm3.2 3.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm7.6 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM13.7 25.3a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm4.6 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2z";

/** A colour never stands alone: red a disc, yellow a triangle, blue a square, green a diamond. */
export const COLOURS: Record<string, string> = {
  r: "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z",
  y: "M12 2 23 21.500H1z",
  b: "M3 3h18v18H3z",
  g: "M12 .500 23.500 12 12 23.500.500 12z",
};

/** What the coloured deck's commands do: leap over somebody, turn round, take so many cards, be like the last one. */
export const COMMANDS: Record<string, string> = {
  HOP: "M2.500 15.500A9.500 9.500 0 0 1 18 8.600L20.800 5.800V14.500h-8.700l3-3A5.500 5.500 0 0 0 6.500 15.500zM11.500 16.200a2.900 2.900 0 1 1 0 5.800 2.900 2.900 0 0 1 0-5.800z",
  REV: "M7.500 1.500 2 7l5.500 5.500V8.700H16a2.300 2.300 0 0 1 2.300 2.300v1h3.400v-1A5.700 5.700 0 0 0 16 5.300H7.500zM16.500 11.500 22 17l-5.500 5.500v-3.800H8A2.300 2.300 0 0 1 5.700 16.400v-1H2.300v1A5.700 5.700 0 0 0 8 22.100h8.500z",
  DBL: "M4 3.500h9v3H7v10H4zM9 8.500h11v13H9z",
  TRI: "M2 2h8.500v2.700H4.700V13H2zM6.500 6.500H15v2.700H9.200v8.300H6.500zM11 11h10.500v12H11z",
  D4: "M1 1.500h7.500V4H3.500v7.500H1zM5.500 5.500H13V8H8v7.500H5.500zM10 9.500h7.500V12h-5v7.500H10zM14.500 13.500H23V23.500h-8.500z",
};

const OPTIONS: Record<string, [string, string | undefined]> = {
  clubs: ["suit-c", SUITS.c], diamonds: ["suit-d", SUITS.d], hearts: ["suit-h", SUITS.h], spades: ["suit-s", SUITS.s],
  red: ["colour-r", COLOURS.r], yellow: ["colour-y", COLOURS.y], blue: ["colour-b", COLOURS.b], green: ["colour-g", COLOURS.g],
};

/** Class and outline of the shape of an option whose first word is a suit or a colour. */
export function signOf(option: string): [string, string | undefined] | undefined {
  return OPTIONS[option.split("_")[0] ?? ""];
}

/** Does its sign say all that there is to an option? */
export function isSign(option: string): boolean {
  return option in OPTIONS;
}
