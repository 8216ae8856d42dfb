/** What deserves a notice of its own: a race won, a mistake punished, a person gone for good. */
import type { GameEvent, View } from "./protocol";

export interface News { kind: "race" | "foul" | "gone"; event: GameEvent }

/** Of events that follow what `before` showed. The first is what somebody did, the others are its effects. */
export function news(before: View | null, events: readonly GameEvent[]): News | null {
  const act = events[0];
  const raced = before?.window === "race" && before.turn.length > 0;
  // Others were waited for.
  if (raced && act?.clause && act.seat >= 0 && !act.foul && !before.turn.includes(act.seat)) return { kind: "race", event: act };
  const gone = events.find((event) => event.kind === "bot_takes_over" || event.kind === "leave");
  if (gone) return { kind: "gone", event: gone };
  const foul = events.find((event) => event.foul);
  return foul ? { kind: "foul", event: foul } : null;
}
