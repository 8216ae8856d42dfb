import { describe, expect, it } from "vitest";
import { TableTexts, Texts } from "../src/lib/texts.svelte";

const SOURCES: Record<string, string> = {
  en: `
verb-lay = Lay
verb-oak-lay = Put down
refusal-late = Too late.
refusal-oak-wrong = { $seat } cannot lay { $cards }.
event-deal = { $hidden ->
    [0] { $seat } gets { $cards }.
   *[other] { $seat } gets { $n } cards.
}
word-spades = spades
event-name = { $seat } names { $word }.
clause-OAK-3_4_1 = Follow suit.
game-oak = Oak
    .about = A game.
`,
  th: "verb-lay = ลง",
};

async function texts(language: "en" | "th" = "en"): Promise<Texts> {
  const made = new Texts((lang) => Promise.resolve(SOURCES[lang] ?? ""));
  await made.use(language);
  return made;
}

async function table(language: "en" | "th" = "en"): Promise<TableTexts> {
  return new TableTexts(await texts(language), "oak", (seat) => ["An", "Boun"][seat] ?? "", (face) => face.toUpperCase());
}

describe("look-ups", () => {
  it("fall back from the game to all games, from the language to English, then to the key", async () => {
    expect((await table()).get("verb-lay")).toBe("Put down");
    expect((await texts()).get("verb-lay", {}, "elm")).toBe("Lay");
    expect((await texts("th")).get("verb-lay")).toBe("ลง");
    expect((await texts("th")).get("refusal-late")).toBe("Too late.");
    expect((await table("th")).get("verb-lay")).toBe("ลง"); // English is no better for being the game's own
    expect((await table()).get("verb-knock_twice")).toBe("knock twice");
    expect((await table()).get("prompt-oak-draw_now")).toBe("draw now");
  });

  it("find attributes", async () => {
    expect((await texts()).find("game-oak.about")).toBe("A game.");
    expect((await texts()).find("game-elm.about")).toBeUndefined();
  });

  it("keep the old language if the new one cannot be had", async () => {
    const made = new Texts((lang) => (lang === "th" ? Promise.reject(new Error("offline")) : Promise.resolve(SOURCES.en ?? "")));
    await made.use("en");
    await expect(made.use("th")).rejects.toThrow("offline");
    expect(made.language).toBe("en");
    expect(made.get("verb-lay")).toBe("Lay");
  });
});

describe("arguments", () => {
  it("turn seats into names, faces into words, terms into the language", async () => {
    const said = await table();
    expect(said.refusal({ code: "wrong", clause: "", args: { seat: 1, cards: ["9d", "2s"] } })).toBe("Boun cannot lay 9D 2S.");
    const event = { kind: "name", seat: 0, to: -1, cards: [], n: 0, source: "", dest: "", clause: "", word: "spades", foul: false };
    expect(said.event(event)).toBe("An names spades.");
  });

  it("tell hidden cards by their number", async () => {
    const said = await table();
    const deal = { kind: "deal", seat: 1, to: -1, n: 2, source: "", dest: "", clause: "", word: "", foul: false };
    expect(said.event({ ...deal, cards: ["", ""] })).toBe("Boun gets 2 cards.");
    expect(said.event({ ...deal, cards: ["9d", "2s"] })).toBe("Boun gets 9D 2S.");
  });

  it("find clauses by their id", async () => {
    expect((await table()).clause("OAK-3.4.1")).toBe("Follow suit.");
  });
});
