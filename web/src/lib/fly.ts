/** Cards that travel: from where an event says they were to where they are now. */
import type { GameEvent } from "./protocol";

const MILLISECONDS = 220;

function place(name: string): Element | null {
  if (!name) return null;
  const [zone = "", slot] = name.split("#");
  const found = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  return (slot !== undefined && found?.querySelector(`[data-slot="${slot}"]`)) || found;
}

export class Flights {
  private from: { box: DOMRect; event: GameEvent }[] = [];

  /** Before the picture changes: note where the cards lie. */
  note(events: readonly GameEvent[]): void {
    this.from = [];
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
    for (const event of events.slice(-6)) {
      const box = place(event.source)?.getBoundingClientRect();
      if (box && event.dest && event.cards.length) this.from.push({ box, event });
    }
  }

  /** After it has changed: let them fly. */
  start(): void {
    for (const { box, event } of this.from) {
      const target = place(event.dest);
      const to = target?.getBoundingClientRect();
      if (!target || !to) continue;
      const shown = target.matches(".card") ? target : (target.querySelector(".card:last-of-type") ?? target.querySelector(".card"));
      const ghost = (shown?.cloneNode(true) ?? document.createElement("div")) as HTMLElement;
      ghost.className = "card ghost";
      ghost.setAttribute("aria-hidden", "true");
      const size = shown?.getBoundingClientRect() ?? new DOMRect(to.x, to.y, 44, 62);
      Object.assign(ghost.style, { left: `${size.x}px`, top: `${size.y}px`, width: `${size.width}px`, height: `${size.height}px` });
      ghost.style.setProperty("--card", `${size.width}px`);
      document.body.append(ghost);
      const dx = box.x + box.width / 2 - (size.x + size.width / 2);
      const dy = box.y + box.height / 2 - (size.y + size.height / 2);
      ghost
        .animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: MILLISECONDS, easing: "ease-out" })
        .finished.finally(() => ghost.remove());
    }
    this.from = [];
  }
}
