"""The sensible bot: takes what pairs, keeps the card whose partners are most alive, and always knocks."""

from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View

TENS = ("10", "J", "Q", "K")


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    choice = _pick(view, rng)
    return None if choice is None else seat.parse(choice.text)


def rank(face: str) -> str:
    return face[:-1]


def _pick(view: View, rng: Rng) -> Choice | None:
    by_verb: dict[str, list[Choice]] = {}
    for choice in view.choices:
        by_verb.setdefault(choice.verb, []).append(choice)
    if not by_verb:
        return None
    if "knock" in by_verb:
        return by_verb["knock"][0]
    hand = view.faces(f"hand:{view.seat}")
    if "take" in by_verb:
        take = by_verb["take"][0]
        other = by_verb.get("draw") or by_verb.get("pass")
        pairs = len(_odd(view, [*hand, take.refs[0]])) < len(_odd(view, hand))
        return take if pairs or not other else other[0]
    for verb in ("draw", "pass"):
        if verb in by_verb:
            return by_verb[verb][0]
    discards = by_verb["discard"]
    odd = set(_odd(view, hand))
    loose = [c for c in discards if c.refs[0] in odd] or discards
    worth = {c.text: (_alive(view, c.refs[0]), -_safety(view, c.refs[0]), rng.below(1000)) for c in loose}
    return min(loose, key=lambda c: worth[c.text])


def _mate(view: View, face: str) -> set[str]:
    """Ranks of the cards that pair with this one."""
    one = rank(face)
    if one in TENS:
        return set(TENS) if view.facts["tens"] == "any_ten_value" else {one}
    rest = 10 - (1 if one == "A" else int(one))
    return {"A" if rest == 1 else str(rest)}


def _odd(view: View, cards: list[str]) -> list[str]:
    """What is left when pairs are put aside; wild cards pair with anything, dearest first."""
    wild = str(view.facts["wild"])
    left: list[str] = []
    jokers = 0
    for face in cards:
        if wild and rank(face) == wild:
            jokers += 1
            continue
        mates = _mate(view, face)
        mate = next((c for c in left if rank(c) in mates), None)
        if mate is None:
            left.append(face)
        else:
            left.remove(mate)
    left.sort(key=lambda face: _alive(view, face))  # jokers serve those that have the least hope
    return left[jokers:]


def _seen(view: View) -> list[str]:
    """All faces whose place this seat knows: they cannot come from the stock."""
    shown = [card.face for zone in view.zones if zone.owner >= 0 for card in zone.cards if card.face]
    return shown + str(view.facts["discards"]).split()


def _alive(view: View, face: str) -> int:
    """How many cards that pair with this one may still turn up."""
    if view.facts["wild"] and rank(face) == view.facts["wild"]:
        return 99
    mates = _mate(view, face)
    if view.facts["wild"] in mates:
        return 0
    return 4 * len(mates) - sum(rank(seen) in mates for seen in set(_seen(view)))


def _safety(view: View, face: str) -> int:
    """How often this rank has been thrown away without anyone knocking."""
    return sum(rank(seen) == rank(face) for seen in str(view.facts["discards"]).split())
