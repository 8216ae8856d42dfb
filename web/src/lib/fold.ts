/** How one update follows another: what it adds to the log, or that something was missed. */
import type { GameEvent, Update } from "./protocol";

export const KEEP_EVENTS = 400;

export interface Told { event: GameEvent; key: number }
export interface Seen { update: Update | null; log: Told[] }
export type Folded = { kind: "old" } | { kind: "gap" } | { kind: "taken"; seen: Seen; events: GameEvent[] };

/** `greeted`: the first after a hello. It may tell more than was missed, or less (a server that lost its memory). */
export function fold(seen: Seen, update: Update, greeted: boolean): Folded {
  const have = seen.update?.version ?? 0;
  if (update.version < have && !greeted) return { kind: "old" };
  if (update.at > have && !greeted) return { kind: "gap" };
  const again = seen.update === null || update.at !== have; // the log begins anew
  const before = again ? [] : seen.log;
  const key = (seen.log.at(-1)?.key ?? 0) + 1;
  const told = update.events.filter((event) => event.kind).map((event, i): Told => ({ event, key: key + i }));
  const events = again ? [] : update.events;
  return { kind: "taken", seen: { update, log: [...before, ...told].slice(-KEEP_EVENTS) }, events };
}
