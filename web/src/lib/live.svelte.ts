/** A table as this browser sees it: one WebSocket, versions that never gap, acts that are answered once. */
import { fold, type Told } from "./fold";
import type { FromServer, GameEvent, Refusal, Update } from "./protocol";

const WAITS = [300, 700, 1500, 3000, 6000]; // milliseconds before each further attempt
const PULSE = 25_000;
const GONE = 4404; // close code: no such table or seat

export class Live {
  update = $state.raw<Update | null>(null);
  log = $state.raw<Told[]>([]);
  connected = $state(false);
  gone = $state(""); // why there is no way back: unknown table or token
  clockAt = 0; // performance.now() when the clock of the update was read

  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private greeted = true; // the next update answers a hello
  private nextId = 1;
  private readonly salt = [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("-");
  private readonly waiting = new Map<number, (refusal: Refusal | null) => void>();
  private readonly pulse: ReturnType<typeof setInterval>;

  /** `before` and `after` run around each update, with its new events: for animations. */
  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly hooks: {
      before?: (events: GameEvent[]) => void;
      after?: (events: GameEvent[]) => void;
      error?: (code: string, detail: string) => void;
    } = {},
  ) {
    this.connect();
    this.pulse = setInterval(() => this.send({ t: "ping" }), PULSE);
  }

  /** Ask for something; null when done, else why not. */
  ask(message: Record<string, unknown>): Promise<Refusal | null> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.send({ ...message, id })) this.answer(id, { code: "offline", clause: "", args: {} });
    });
  }

  act(text: string): Promise<Refusal | null> {
    return this.ask({ t: "act", at: this.update?.version ?? 0, text });
  }

  /** Come back at once, for a page that was put aside. */
  wake(): void {
    if (this.socket?.readyState === WebSocket.CLOSED && !this.closed && !this.gone) this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    socket.onopen = (): void => this.hello();
    socket.onmessage = (message): void => this.heard(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (event): void => {
      if (this.socket !== socket) return;
      this.connected = false;
      if (event.code === GONE) this.gone ||= "unknown_table";
      for (const id of [...this.waiting.keys()]) this.answer(id, { code: "offline", clause: "", args: {} });
      if (this.closed || this.gone) return;
      setTimeout(() => this.wake(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  private hello(): void {
    this.greeted = true;
    // The salt is drawn after the server has shown its commitment; it goes into a shuffle that has not begun.
    this.send({ t: "hello", token: this.token, since: this.update?.version ?? 0, salt: this.token ? this.salt : "" });
  }

  private send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private heard(message: FromServer): void {
    switch (message.t) {
      case "update":
        this.take(message);
        break;
      case "done":
        this.answer(message.id, null);
        break;
      case "refused":
        this.answer(message.id, message.refusal);
        break;
      case "error":
        if (message.code === "unknown_table" || message.code === "unknown_token") this.gone = message.code;
        else this.hooks.error?.(message.code, message.detail);
        break;
      case "pong":
        break;
    }
  }

  private answer(id: number, refusal: Refusal | null): void {
    this.waiting.get(id)?.(refusal);
    this.waiting.delete(id);
  }

  private take(update: Update): void {
    const folded = fold({ update: this.update, log: this.log }, update, this.greeted);
    if (folded.kind === "old") return;
    if (folded.kind === "gap") {
      this.hello();
      return;
    }
    this.greeted = false;
    this.connected = true;
    this.tries = 0;
    this.hooks.before?.(folded.events);
    this.update = update;
    this.log = folded.seen.log;
    this.clockAt = performance.now();
    this.hooks.after?.(folded.events);
  }
}
