/** What the server sends and takes. The view types mirror the server's own; nothing here knows a game. */

export type Arg = number | string | string[];
export interface Text { key: string; args: Record<string, Arg> }
export interface Card { face: string; ref: string; marks: string[] }
export interface Zone {
  id: string;
  kind: "fan" | "row" | "pile" | "stock" | "meld" | "spot";
  owner: number;
  cards: Card[];
  count: number;
  label: string;
}
export interface Choice { text: string; verb: string; refs: string[]; option: string; reaction: boolean; risk: boolean }
export interface Player { seat: number; cards: number; badges: string[]; out: boolean }
export interface Line { seat: number; points: number; clause: string; key: string; args: Record<string, Arg> }
export interface Standing {
  number: number;
  of: number;
  totals: number[];
  ranks: number[];
  titles: string[];
  over: boolean;
}
export interface View {
  game: string;
  seat: number;
  seats: number;
  phase: string;
  counter: boolean; // seats go counter-clockwise round the table
  turn: number[];
  prompt: Text;
  window: "" | "race" | "claim";
  zones: Zone[];
  players: Player[];
  badges: Text[];
  choices: Choice[];
  facts: Record<string, number | string>;
  over: boolean;
  scores: number[];
  ranks: number[];
  lines: Line[];
  standing: Standing | null;
}
export interface GameEvent {
  kind: string;
  seat: number;
  to: number;
  cards: string[];
  n: number;
  source: string;
  dest: string;
  clause: string;
  word: string;
  foul: boolean;
}
export interface Sitter { name: string; kind: "human" | "random" | "heuristic" | "open"; here: boolean }
export interface Clock { seats: number[]; ends: number; total: number }
export interface TableInfo {
  id: string;
  game: string;
  style: string;
  rules: Record<string, number | string | boolean>;
  started: boolean;
  over: boolean;
  commitment: string;
  seed: string;
  pace: string;
}
export interface Update {
  t: "update";
  version: number;
  at: number;
  events: GameEvent[];
  view: View | null;
  seats: Sitter[];
  you: number;
  me_ready: boolean;
  clock: Clock | null;
  table: TableInfo;
}
export interface Refusal { code: string; clause: string; args: Record<string, Arg> }
export type FromServer =
  | Update
  | { t: "done"; id: number }
  | { t: "refused"; id: number; refusal: Refusal }
  | { t: "error"; code: string; detail: string }
  | { t: "pong" };

export type Value = number | string | boolean;
export interface Option {
  name: string;
  default: Value;
  choices: string[];
  low: number;
  high: number;
  clause: string;
  length: boolean; // says how long a match is
}
export interface GameInfo {
  id: string;
  style: string;
  sample: string[];
  seats: [number, number];
  suggested: number;
  options: Option[];
  presets: string[];
  preset_rules?: Record<string, Record<string, Value>>;
}
export interface Clause { id: string; kind: string }
/** A table as it is described to whoever asks. */
export interface TableAbout {
  id: string;
  game: string;
  style: string;
  seats: Sitter[];
  started: boolean;
  over: boolean;
  free: boolean; // somebody can sit down now
  deal: number; // 0 before the start
}
export interface Seated { token: string; seat: number; id?: string }

export class ApiError extends Error {
  constructor(readonly code: string, detail: string) {
    super(detail);
  }
}

/** A request to the server; throws ApiError with a plain text. */
export async function api<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", "");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { error?: string; detail?: string };
    throw new ApiError(said.error ?? `http-${answer.status}`, said.detail ?? "");
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}
