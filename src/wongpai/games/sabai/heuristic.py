"""The sensible bot: throws in what it knows, keeps low cards, learns its row, and calls when it thinks it is lowest."""

from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Card, Choice, View

UNKNOWN = 6.5  # about what an unseen card is worth


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    choice = _pick(view, rng)
    return None if choice is None else seat.parse(choice.text)


def worth(card: Card) -> float:
    """Card points, as far as known; the Ass Joker counts as the worst card there is."""
    if not card.face:
        return UNKNOWN
    return {"J": -4.0, "X": 30.0}.get(card.face) or float(card.face)


def _pick(view: View, rng: Rng) -> Choice | None:
    cards = {card.ref: card for zone in view.zones if zone.kind == "row" for card in zone.cards if card.ref}
    sure = [c for c in view.choices if not c.risk]
    by_verb: dict[str, list[Choice]] = {}
    for choice in sure:
        by_verb.setdefault(choice.verb, []).append(choice)
    mine = view.seat in view.turn

    throws = by_verb.get("throw", [])
    good = [c for c in throws if sum(worth(cards[r]) for r in c.refs) > 0]
    if good:
        return max(good, key=lambda c: sum(worth(cards[r]) for r in c.refs))
    if view.phase == "owner_first":
        return (throws or by_verb["decline"])[0]
    if "touch" in by_verb:
        return by_verb["touch"][0]
    own = [card for ref, card in cards.items() if ref.startswith(f"{view.seat}:")]
    for choice in by_verb.get("for", []):
        # Worth it if a card is handed over that is dearer than what an average card costs, and the owner gains little.
        if own and max(map(worth, own)) >= 8:
            return choice
    if "call" in by_verb and _lowest(view, own):
        return by_verb["call"][0]
    if not mine:
        return None
    if view.phase == "last_chance":
        return by_verb["pass"][0]
    for verb in ("draw", "burn"):
        if verb in by_verb:
            return by_verb[verb][0]
    if view.phase == "decide":
        return _decide(view, by_verb, cards)
    return _effect(view, sure, cards, rng)


def _lowest(view: View, own: list[Card]) -> bool:
    if any(card.face == "X" for card in own):
        return False
    total = sum(map(worth, own))
    rivals = [sum(worth(card) for card in zone.cards if card.ref) for zone in view.zones
              if zone.kind == "row" and zone.owner != view.seat]  # fmt: skip
    return total <= 8 and total + 5 < min(rivals)


def _decide(view: View, by_verb: dict[str, list[Choice]], cards: dict[str, Card]) -> Choice:
    """Swap the drawn card for the dearest own one if that gains; a pair with a known card is worth keeping apart."""
    if "extra" in by_verb:
        return by_verb["extra"][0]
    drawn = worth(view.zone(f"drawn:{view.seat}").cards[0])
    keeps = by_verb.get("keep", [])
    if keeps:
        best = max(keeps, key=lambda c: worth(cards[c.refs[0]]))
        if "play" not in by_verb or worth(cards[best.refs[0]]) > drawn + 1:
            return best
    return by_verb["play"][0]


def _effect(view: View, sure: list[Choice], cards: dict[str, Card], rng: Rng) -> Choice:
    """Peek at the unseen, spy on rivals, give away the dearest, switch dear for cheap, pay debts with the dearest."""
    choices = [c for c in sure if c.verb not in ("throw", "for", "call")]
    verb = choices[0].verb
    if verb in ("peek", "spy"):
        unseen = [c for c in choices if not cards[c.refs[0]].face] or choices
        return unseen[rng.below(len(unseen))]
    if verb == "switch":
        return max(choices, key=lambda c: worth(cards[c.refs[0]]) - worth(cards[c.refs[1]]))
    fewest = {f"@{p.seat}": p.cards for p in view.players}
    return max(choices, key=lambda c: (worth(cards[c.refs[0]]), -fewest.get(c.refs[-1], 0)))
