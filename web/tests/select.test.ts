import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/protocol";
import { astray, chief, exact, extensions, raised, tapped, verbs, within } from "../src/lib/select";

function choice(text: string, more: Partial<Choice> = {}): Choice {
  const [verb = "", ...refs] = text.split(" ");
  return { text, verb, refs, option: "", reaction: false, risk: false, ...more };
}

const LAYS = [choice("lay 3c"), choice("lay 3c 3d"), choice("lay 5h"), choice("pass")];

describe("within", () => {
  it("counts doubles", () => {
    expect(within(["a", "a"], ["a", "b"])).toBe(false);
    expect(within(["a", "a"], ["a", "b", "a"])).toBe(true);
    expect(within([], [])).toBe(true);
  });
});

describe("exact", () => {
  it("takes the refs in any order, all of them, no others", () => {
    expect(exact(LAYS, ["3d", "3c"]).map((c) => c.text)).toEqual(["lay 3c 3d"]);
    expect(exact(LAYS, ["3d"])).toEqual([]);
    expect(exact(LAYS, []).map((c) => c.text)).toEqual(["pass"]);
  });
});

describe("extensions", () => {
  it("names what can still be added", () => {
    expect(extensions(LAYS, [])).toEqual(new Set(["3c", "3d", "5h"]));
    expect(extensions(LAYS, ["3c"])).toEqual(new Set(["3d"]));
    expect(extensions(LAYS, ["5h"])).toEqual(new Set());
  });

  it("asks for a second copy of a double only if a choice has two", () => {
    const doubles = [choice("meld a a b")];
    expect(extensions(doubles, ["a"])).toEqual(new Set(["a", "b"]));
    expect(extensions(doubles, ["a", "a"])).toEqual(new Set(["b"]));
  });
});

describe("raised", () => {
  it("leaves guesses where they are", () => {
    const both = [choice("keep 0:1"), choice("throw 0:2", { risk: true, reaction: true })];
    expect(raised(both, [])).toEqual(new Set(["0:1"]));
    expect(extensions(both, [])).toEqual(new Set(["0:1", "0:2"]));
  });

  it("raises guesses where in turn there is nothing else", () => {
    expect(raised([choice("throw 0:2", { risk: true })], [])).toEqual(new Set(["0:2"]));
    expect(raised([choice("throw 0:2", { risk: true, reaction: true })], [])).toEqual(new Set());
  });
});

describe("raised, once something is chosen", () => {
  it("leaves what could have been chosen as it was, where nothing can be added", () => {
    expect(raised(LAYS, ["3c"])).toEqual(new Set(["3d"]));
    expect(raised(LAYS, ["5h"])).toEqual(new Set(["3c", "3d", "5h"]));
    expect(raised([choice("play a"), choice("play b", { risk: true })], ["b"])).toEqual(new Set(["a"]));
  });
});

describe("astray", () => {
  const plays = [choice("play a"), choice("play b", { risk: true })];

  it("tells a selection that belongs to no right choice", () => {
    expect(astray(plays, ["b"])).toBe(true);
    expect(astray(plays, ["a"])).toBe(false);
    expect(astray(plays, [])).toBe(false);
    expect(astray(LAYS, ["3c"])).toBe(false);
  });

  it("says nothing where all is a guess, or it is not one's turn", () => {
    expect(astray([choice("throw 0:2", { risk: true })], ["0:2"])).toBe(false);
    expect(astray([choice("call", { reaction: true })], ["0:2"])).toBe(false);
  });
});

describe("chief", () => {
  const stand = (choices: Choice[], refs: string[]): string => chief(verbs(choices, refs), refs);

  it("is what the selection is for, else what can be done at once", () => {
    const draws = [choice("draw"), choice("take 5h")];
    expect(stand(draws, [])).toBe("draw");
    expect(stand(draws, ["5h"])).toBe("take");
    expect(stand([choice("pass"), choice("lay 5h")], [])).toBe("");
  });

  it("is no mistake, but may be what one has to judge by oneself", () => {
    expect(stand([choice("play a"), choice("play b", { risk: true })], ["b"])).toBe("");
    expect(stand([choice("draw"), choice("play b", { risk: true })], ["b"])).toBe("draw");
    expect(stand([choice("done"), choice("win", { risk: true })], [])).toBe("done");
    expect(stand([choice("win", { risk: true }), choice("pass")], [])).toBe("win");
  });
});

describe("tapped", () => {
  it("adds what fits together", () => {
    expect(tapped(LAYS, ["3c"], "3d")).toBe("add");
    expect(tapped([choice("switch 0:1 2:0")], ["0:1"], "2:0")).toBe("add");
  });

  it("starts anew with another place that means something alone", () => {
    const peeks = [choice("peek 0:1"), choice("peek 0:2")];
    expect(tapped(peeks, ["0:1"], "0:2")).toBe("replace");
  });

  it("starts anew where no more than what is selected can be anything", () => {
    expect(tapped([choice("play a"), choice("play b", { risk: true })], ["b"], "a")).toBe("replace");
    expect(tapped(LAYS, ["5h", "6s"], "3c")).toBe("replace");
  });

  it("gathers cards of the hand though they fit nothing, so that they can be tried", () => {
    expect(tapped(LAYS, ["3c"], "5h")).toBe("add");
  });
});

describe("verbs", () => {
  it("shows every verb once and knows which choices fit now", () => {
    const [lay, pass] = verbs(LAYS, ["3c"]);
    expect(lay?.choices.map((c) => c.text)).toEqual(["lay 3c"]);
    expect(lay?.plain).toBe(false);
    expect(pass?.choices.map((c) => c.text)).toEqual(["pass"]);
    expect(pass?.plain).toBe(true);
  });

  it("keeps the options of one selection together", () => {
    const suits = ["clubs", "hearts"].map((option) => choice("play 8d", { text: `play 8d ${option}`, option }));
    expect(verbs(suits, ["8d"])[0]?.choices).toHaveLength(2);
  });

  it("marks a verb as a guess only if every choice of the selection is one", () => {
    const mixed = [choice("throw 0:1", { risk: true }), choice("throw 0:2")];
    expect(verbs(mixed, ["0:1"])[0]?.risk).toBe(true);
    expect(verbs(mixed, ["0:2"])[0]?.risk).toBe(false);
    expect(verbs(mixed, [])[0]?.risk).toBe(false);
  });

  it("calls it wrong only where something of the kind would be right", () => {
    const plays = [choice("play a"), choice("play b", { risk: true })];
    expect(verbs(plays, ["b"])[0]?.wrong).toBe(true);
    expect(verbs(plays, ["a"])[0]?.wrong).toBe(false);
    expect(verbs([choice("win", { risk: true }), choice("pass")], [])[0]?.wrong).toBe(false);
  });

  it("prefers what is selected to doing the same without", () => {
    const draws = [choice("draw"), choice("draw 1:0")];
    expect(verbs(draws, ["1:0"])[0]?.choices[0]?.text).toBe("draw 1:0");
    expect(verbs(draws, [])[0]?.choices[0]?.text).toBe("draw");
  });
});
