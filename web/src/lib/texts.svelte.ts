/** Messages in the player's language: the game's own, the shared one, both in English, then the key made readable. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, GameEvent, Refusal, Sitter, Text } from "./protocol";

export const LANGUAGES = { en: "English", th: "ไทย" } as const;
export type Language = keyof typeof LANGUAGES;

export function readable(key: string): string {
  return key.replaceAll(/[_-]/g, " ");
}

export class Texts {
  language = $state<Language>("en");
  private bundles = $state.raw<FluentBundle[]>([]);
  private sources = new Map<string, Promise<string>>();

  constructor(private readonly load: (lang: string) => Promise<string>) {}

  /** Show this language from now on. Stays with the old one if the texts cannot be had. */
  async use(language: Language): Promise<void> {
    const wanted = language === "en" ? ["en"] : [language, "en"];
    const sources = await Promise.all(wanted.map((l) => this.source(l)));
    this.bundles = sources.map((text, i) => {
      const bundle = new FluentBundle(wanted[i] ?? "en", { useIsolating: false });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
    this.language = language;
  }

  private source(lang: string): Promise<string> {
    const known = this.sources.get(lang) ?? this.load(lang);
    this.sources.set(lang, known);
    known.catch(() => this.sources.delete(lang));
    return known;
  }

  /** The message of exactly that key, or undefined. */
  find(key: string, args: Record<string, Arg> = {}): string | undefined {
    return this.first([key], args);
  }

  /** The first of these messages that there is in the language, else in English. */
  private first(keys: readonly string[], args: Record<string, Arg>): string | undefined {
    for (const bundle of this.bundles) {
      for (const key of keys) {
        const [name = "", attribute] = key.split(".");
        const message = bundle.getMessage(name);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (pattern) return bundle.formatPattern(pattern, args as Record<string, string | number>, []);
      }
    }
    return undefined;
  }

  /** `verb-lay` for a game: `verb-<game>-lay`, else `verb-lay`, else "lay". */
  get(key: string, args: Record<string, Arg> = {}, game = ""): string {
    const at = key.indexOf("-");
    const family = key.slice(0, at);
    const rest = key.slice(at + 1);
    const own = game && !rest.startsWith(`${game}-`) ? [`${family}-${game}-${rest}`] : [];
    return this.first([...own, key], args) ?? readable(game && rest.startsWith(`${game}-`) ? rest.slice(game.length + 1) : rest);
  }

  /** What a sitter is called: a bot as its name is written in the language. "" for an open seat. */
  called(sitter: Sitter | undefined): string {
    const name = sitter?.name ?? "";
    return (sitter?.kind !== "human" && name && this.find(`bot-name-${name}`)) || name;
  }

  /** Who sits there: a person, nobody yet, a kind of bot. */
  kind(kind: string): string {
    return this.get(`${kind === "human" || kind === "open" ? "player" : "bot"}-${kind}`);
  }
}

/** The place named as "row:1#3", counted from 1; 0 for a zone as a whole. */
function slot(place: string): number {
  const at = place.indexOf("#");
  return at < 0 ? 0 : Number(place.slice(at + 1)) + 1;
}

/** Texts about one table: seat numbers become names, faces and words become readable. */
export class TableTexts {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly name: (seat: number) => string,
    readonly face: (face: string) => string,
  ) {}

  get title(): string {
    return this.texts.find(`game-${this.game}`) ?? this.game;
  }

  get(key: string, args: Record<string, Arg> = {}): string {
    return this.texts.get(key, this.ready(args), this.game);
  }

  /** What the button of a verb says after the first tap, if the game wants it tapped twice. */
  confirm(verb: string): string | undefined {
    return this.texts.find(`confirm-${this.game}-${verb}`);
  }

  text(text: Text): string {
    return text.key ? this.get(text.key, text.args) : "";
  }

  /** A sentence, "" if there is none. `from` and `into`: places that cards leave and come to, from 1; 0 for none. */
  event(event: GameEvent): string {
    const { seat, to, cards, n, word } = event;
    const args = { seat, to, cards, n, word, from: slot(event.source), into: slot(event.dest) };
    return event.kind && this.get(`event-${event.kind}`, args);
  }

  refusal(refusal: Refusal): string {
    return this.get(`refusal-${refusal.code}`, refusal.args);
  }

  /** A mark of a card: "head", or with a seat "by@2". */
  mark(mark: string): string {
    const [key = "", seat] = mark.split("@");
    return this.get(`mark-${key}`, seat === undefined ? {} : { seat: Number(seat) });
  }

  clause(id: string): string {
    return this.texts.get(`clause-${id.replaceAll(".", "_")}`);
  }

  private ready(args: Record<string, Arg>): Record<string, Arg> {
    const out: Record<string, Arg> = {};
    for (const [key, value] of Object.entries(args)) {
      if ((key.startsWith("seat") || key === "to") && typeof value === "number") {
        out[key] = value >= 0 ? this.name(value) : "";
      } else if (key === "cards" && Array.isArray(value)) {
        out[key] = value.every(Boolean) ? value.map(this.face).join(" ") : "";
        out.hidden = value.filter((face) => !face).length;
        out.count = value.length;
      } else if (key === "word" && typeof value === "string") {
        out[key] = value ? this.get(`word-${value}`) : "";
      } else {
        out[key] = value;
      }
    }
    return out;
  }
}
