/** A table as this browser sees it: one WebSocket, versions that never gap, acts that are answered once. */
import type { FromServer, GameEvent, Refusal, Update } from "./protocol";

const WAITS = [300, 700, 1500, 3000, 6000];
const KEEP_EVENTS = 400;

export interface Told { event: GameEvent; deal: number; key: number }

export class Live {
  update = $state.raw<Update | null>(null);
  log = $state.raw<Told[]>([]);
  connected = $state(false);
  gone = $state(""); // why there is no way back: unknown table or token
  clockAt = 0; // performance.now() when the clock of the update was read

  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private nextId = 1;
  private nextKey = 1;
  private deal = 0;
  private waiting = new Map<number, (refusal: Refusal | null) => void>();
  private pulse: ReturnType<typeof setInterval> | undefined;

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
    this.pulse = setInterval(() => this.send({ t: "ping" }), 25_000);
  }

  /** Ask for something; null when done, else why not. */
  ask(message: Record<string, unknown>): Promise<Refusal | null> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.send({ ...message, id })) {
        this.waiting.delete(id);
        resolve({ code: "offline", clause: "", args: {} });
      }
    });
  }

  act(text: string): Promise<Refusal | null> {
    return this.ask({ t: "act", at: this.update?.version ?? 0, text });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = (): void => this.hello();
    socket.onmessage = (message): void => this.heard(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (): void => {
      if (this.socket !== socket) return;
      this.connected = false;
      for (const done of this.waiting.values()) done({ code: "offline", clause: "", args: {} });
      this.waiting.clear();
      if (this.closed || this.gone) return;
      setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  private hello(): void {
    this.send({ t: "hello", token: this.token, since: this.update?.version ?? 0 });
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
    const have = this.update?.version ?? 0;
    const first = !this.connected;
    this.connected = true;
    this.tries = 0;
    if (update.version < have && !first) return;
    if (!first && update.at > have) {
      this.hello(); // something was missed
      return;
    }
    const events = update.at < have ? [] : update.events;
    if (!first) this.hooks.before?.(events);
    if (this.update === null || update.at === 0) this.log = [];
    const told = events.map((event): Told => {
      if (event.kind === "deal" && this.log.at(-1)?.event.kind !== "deal") this.deal = update.view?.standing?.number ?? 0;
      return { event, deal: this.deal, key: this.nextKey++ };
    });
    this.log = [...this.log, ...told].slice(-KEEP_EVENTS);
    this.update = update;
    this.clockAt = performance.now();
    if (!first) this.hooks.after?.(events);
  }
}
