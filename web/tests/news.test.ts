import { describe, expect, it } from "vitest";
import { news } from "../src/lib/news";
import type { GameEvent, View } from "../src/lib/protocol";

function event(seat: number, more: Partial<GameEvent> = {}): GameEvent {
  return { kind: "throw", seat, to: -1, cards: [], n: 0, source: "", dest: "", clause: "OAK-1", word: "", foul: false, ...more };
}

const view = (window: string, turn: number[]): View => ({ window, turn }) as unknown as View;

describe("news", () => {
  it("is who acted first while others were waited for", () => {
    const won = event(2);
    expect(news(view("race", [0]), [won, event(0)])).toEqual({ kind: "race", event: won });
    expect(news(view("race", [2]), [won])).toBeNull();
    expect(news(view("", [0]), [won])).toBeNull();
    expect(news(view("claim", [0]), [won])).toBeNull();
    expect(news(view("race", []), [won])).toBeNull();
    expect(news(view("race", [0]), [event(-1)])).toBeNull();
    expect(news(view("race", [0]), [event(2, { clause: "" })])).toBeNull();
    expect(news(null, [won])).toBeNull();
    expect(news(view("race", [0]), [])).toBeNull();
  });

  it("is a person who has gone for good", () => {
    const gone = event(2, { kind: "bot_takes_over", clause: "" });
    expect(news(view("race", [0]), [gone])).toEqual({ kind: "gone", event: gone });
  });

  it("is a mistake that was punished, and then nobody was first", () => {
    const wrong = event(2, { kind: "wrong", foul: true });
    expect(news(view("race", [0]), [wrong, event(2, { kind: "penalty" })])).toEqual({ kind: "foul", event: wrong });
    expect(news(view("", [2]), [wrong])).toEqual({ kind: "foul", event: wrong });
  });
});
