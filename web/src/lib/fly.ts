/** Cards that travel, from where an event says they were to where they are now; and cards that somebody looks at. */
import type { GameEvent } from "./protocol";

const MILLISECONDS = 220;
const STAGGER = 70;
const GLANCE = 1200; // milliseconds for which a place that is looked at is marked
const MOST = 6; // of one update: after a long absence nothing should rain down

function place(name: string): Element | null {
  if (!name) return null;
  const [zone = "", slot] = name.split("#");
  const found = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  return (slot !== undefined && found?.querySelector(`[data-slot="${CSS.escape(slot)}"]`)) || found;
}

/** The element that a card lies in now: that of its face, else the last of the zone. */
function landing(event: GameEvent): Element | null {
  const target = place(event.dest);
  if (!target || target.matches(".card")) return target;
  const face = event.cards[0];
  const cards = [...target.querySelectorAll(".card")];
  return cards.find((card) => face && (card as HTMLElement).dataset.face === face) ?? cards.at(-1) ?? target;
}

export class Flights {
  private from: { box: DOMRect; event: GameEvent }[] = [];
  private looked: string[] = [];

  /** Before the picture changes: note where the cards lie. */
  note(events: readonly GameEvent[]): void {
    this.from = [];
    this.looked = events.filter((event) => event.source && !event.dest && event.cards.length).map((event) => event.source);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
    const moves = events.filter((event) => event.source && event.dest && event.cards.length);
    for (const event of moves.slice(-MOST)) {
      const face = event.cards[0];
      const source = place(event.source);
      const card = source?.matches(".card") ? source : (face && source?.querySelector(`[data-face="${CSS.escape(face)}"]`)) || source;
      if (card) this.from.push({ box: card.getBoundingClientRect(), event });
    }
  }

  /** After it has changed: let them fly, one a little after the other. */
  start(): void {
    this.from.forEach(({ box, event }, i) => {
      const target = landing(event);
      const card = target?.matches(".card") ? (target as HTMLElement) : null;
      const to = target?.getBoundingClientRect();
      if (!target || !to?.width) return;
      const width = card ? to.width : 26;
      const height = card ? to.height : 36;
      const x = to.x + (to.width - width) / 2;
      const y = to.y + (to.height - height) / 2;
      const ghost = (card?.cloneNode(true) ?? document.createElement("div")) as HTMLElement;
      ghost.className = "card ghost";
      if (!card) ghost.innerHTML = '<span class="face back"></span>';
      ghost.setAttribute("aria-hidden", "true");
      for (const name of ["data-face", "data-ref", "data-slot"]) ghost.removeAttribute(name);
      Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      ghost.style.setProperty("--card", `${width}px`);
      document.body.append(ghost);
      const dx = box.x + box.width / 2 - (x + width / 2);
      const dy = box.y + box.height / 2 - (y + height / 2);
      const timing = { duration: MILLISECONDS, delay: i * STAGGER, easing: "ease-out", fill: "backwards" } as const;
      card?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MILLISECONDS + i * STAGGER });
      ghost
        .animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], timing)
        .finished.catch(() => undefined) // cut short by leaving the page
        .finally(() => ghost.remove());
    });
    this.from = [];
    for (const name of this.looked.splice(0)) {
      const card = place(name);
      if (!card?.matches(".card")) continue;
      card.classList.add("looked");
      setTimeout(() => card.classList.remove("looked"), GLANCE);
    }
  }
}
