/** Choosing by pointing: which choices fit what has been tapped. */
import type { Choice } from "./protocol";

/** Is the multiset `part` within `whole`? */
export function within(part: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole];
  return part.every((ref) => {
    const at = left.indexOf(ref);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Choices that name exactly the refs selected, in any order. */
export function exact(choices: readonly Choice[], selected: readonly string[]): Choice[] {
  return choices.filter((c) => c.refs.length === selected.length && within(c.refs, selected));
}

/** Refs that can still be added so that some choice remains possible. */
export function extensions(choices: readonly Choice[], selected: readonly string[]): Set<string> {
  const out = new Set<string>();
  for (const choice of choices) {
    if (choice.refs.length <= selected.length || !within(selected, choice.refs)) continue;
    const left = [...choice.refs];
    for (const ref of selected) left.splice(left.indexOf(ref), 1);
    for (const ref of left) out.add(ref);
  }
  return out;
}

/** The refs to raise: those of choices that are no guess; where in turn all are guesses, those too. */
export function raised(choices: readonly Choice[], selected: readonly string[]): Set<string> {
  const safe = choices.filter((c) => !c.risk);
  const meant = safe.length ? safe : choices.filter((c) => !c.reaction);
  const more = extensions(meant, selected);
  return more.size ? more : extensions(meant, []); // nothing to add: what else could have been chosen stays as it lies
}

/** Is something selected that belongs to no right choice, while there are right ones? */
export function astray(choices: readonly Choice[], selected: readonly string[]): boolean {
  const safe = choices.filter((c) => !c.risk && !c.reaction);
  return selected.length > 0 && safe.length > 0 && !choices.some((c) => !c.risk && within(selected, c.refs));
}

/** What a tap on something with that ref makes of a selection of refs. */
export function tapped(choices: readonly Choice[], selected: readonly string[], ref: string): "add" | "replace" {
  if (extensions(choices, selected).has(ref) || exact(choices, [...selected, ref]).length) return "add";
  // The tap fits nothing together with the rest: start anew if it means something alone.
  if (!selected.length || !extensions(choices, []).has(ref)) return "add";
  const full = choices.every((c) => c.refs.length <= selected.length); // one more would be too many for anything
  return full || !sameHand(selected, ref) ? "replace" : "add";
}

/** Faces of one's own hand are gathered freely, so that an illegal set can be tried and its refusal read. */
function sameHand(selected: readonly string[], ref: string): boolean {
  const plain = (r: string): boolean => !r.includes(":") && !r.startsWith("@");
  return plain(ref) && selected.every(plain);
}

export interface Verb {
  verb: string;
  choices: Choice[]; // the ones that fit the selection
  plain: boolean; // needs nothing selected
  reaction: boolean;
  risk: boolean; // all that fits is a guess or a mistake
  wrong: boolean; // and something right could be done: where all of a kind may be wrong, the seat has to judge by itself
}

/** The buttons to show, in the order in which the choices come. */
export function verbs(choices: readonly Choice[], selected: readonly string[]): Verb[] {
  const out = new Map<string, Verb>();
  const fits = exact(choices, selected);
  for (const choice of choices) {
    const known = out.get(choice.verb);
    if (!known) {
      out.set(choice.verb, {
        verb: choice.verb,
        choices: [],
        plain: choice.refs.length === 0,
        reaction: choice.reaction,
        risk: false,
        wrong: false,
      });
    } else {
      known.plain ||= choice.refs.length === 0;
    }
  }
  for (const verb of out.values()) {
    verb.choices = fits.filter((c) => c.verb === verb.verb);
    if (verb.plain && !verb.choices.length) verb.choices = choices.filter((c) => c.verb === verb.verb && !c.refs.length);
    verb.risk = verb.choices.length > 0 && verb.choices.every((c) => c.risk);
    verb.wrong = verb.risk && choices.some((c) => !c.risk && (c.verb === verb.verb || (!verb.plain && !c.reaction)));
  }
  return [...out.values()];
}

/** The one button to stand out: what the selection is for, else what can be done at once; never a pass or a mistake. */
export function chief(buttons: readonly Verb[], selected: readonly string[]): string {
  const right = buttons.filter((b) => b.choices.length && !b.wrong && b.verb !== "pass");
  return (right.find((b) => selected.length && b.choices[0]?.refs.length) ?? right[0])?.verb ?? "";
}
