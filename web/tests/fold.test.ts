import { describe, expect, it } from "vitest";
import { fold, KEEP_EVENTS, type Seen } from "../src/lib/fold";
import type { GameEvent, Update } from "../src/lib/protocol";

const NOTHING: Seen = { update: null, log: [] };

function event(n: number): GameEvent {
  return { kind: "pass", seat: 0, to: -1, cards: [], n, source: "", dest: "", clause: "", word: "", foul: false };
}

function update(at: number, version: number, events = [event(version)]): Update {
  return { t: "update", at, version, events } as unknown as Update;
}

function taken(seen: Seen, next: Update, greeted = false): { seen: Seen; events: GameEvent[] } {
  const folded = fold(seen, next, greeted);
  if (folded.kind !== "taken") throw new Error(folded.kind);
  return folded;
}

const numbers = (seen: Seen): number[] => seen.log.map((told) => told.event.n);

describe("fold", () => {
  it("adds the events of each update, with keys of their own", () => {
    let seen = taken(NOTHING, update(0, 1), true).seen;
    seen = taken(seen, update(1, 2)).seen;
    seen = taken(seen, update(2, 4, [event(3), event(4)])).seen;
    expect(numbers(seen)).toEqual([1, 2, 3, 4]);
    expect(new Set(seen.log.map((told) => told.key)).size).toBe(4);
  });

  it("tells old events without animating them", () => {
    const first = taken(NOTHING, update(3, 7), true);
    expect(first.events).toEqual([]);
    expect(numbers(first.seen)).toEqual([7]);
    expect(taken(first.seen, update(7, 8)).events).toHaveLength(1);
  });

  it("takes an update without a change of version: somebody came, or a held answer", () => {
    const seen = taken(NOTHING, update(0, 5), true).seen;
    expect(numbers(taken(seen, update(5, 5, [])).seen)).toEqual([5]);
  });

  it("notices a gap and ignores what is older", () => {
    const seen = taken(NOTHING, update(0, 5), true).seen;
    expect(fold(seen, update(6, 7), false)).toEqual({ kind: "gap" });
    expect(fold(seen, update(2, 4), false)).toEqual({ kind: "old" });
  });

  it("goes on after a reconnection as if nothing had been missed", () => {
    const seen = taken(NOTHING, update(0, 5), true).seen;
    const back = taken(seen, update(5, 6), true);
    expect(numbers(back.seen)).toEqual([5, 6]);
    expect(back.events).toHaveLength(1);
  });

  it("begins anew where the server tells the deal from its start, before or after what was known", () => {
    const seen = taken(NOTHING, update(0, 5), true).seen;
    expect(numbers(taken(seen, update(0, 3), true).seen)).toEqual([3]);
    expect(numbers(taken(seen, update(900, 950), true).seen)).toEqual([950]);
  });

  it("forgets the oldest events of a long table", () => {
    const many = Array.from({ length: KEEP_EVENTS + 10 }, (_, i) => event(i));
    const seen = taken(NOTHING, update(0, 1, many), true).seen;
    expect(seen.log).toHaveLength(KEEP_EVENTS);
    expect(numbers(seen).at(-1)).toBe(KEEP_EVENTS + 9);
  });
});
