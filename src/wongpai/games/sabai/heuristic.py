"""The sensible bot: throws in what it knows, keeps low cards and pairs, learns its row, calls when it thinks it is lowest."""

from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Card, Choice, View

UNKNOWN = 7.0  # about what an unseen card is worth
WORTH = {"J": -4.0, "X": 25.0}  # the Ass Joker costs a victory point, whatever its card points
PEEK, SPY = 1.5, 0.5  # about what a look at an unseen card brings
OTHERS = ("throw", "for", "call")  # not answers to an effect


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    choice = _pick(view, rng)
    return None if choice is None else seat.parse(choice.text)


def worth(card: Card) -> float:
    """Card points, as far as known; the Ass Joker counts as the worst card there is."""
    return WORTH.get(card.face) or float(card.face) if card.face else UNKNOWN


def _pick(view: View, rng: Rng) -> Choice | None:
    cards = {card.ref: card for zone in view.zones if zone.kind == "row" for card in zone.cards if card.ref}
    own = [card for ref, card in cards.items() if ref.startswith(f"{view.seat}:")]
    by_verb: dict[str, list[Choice]] = {}
    for choice in view.choices:
        if not choice.risk:
            by_verb.setdefault(choice.verb, []).append(choice)

    throws = by_verb.get("throw", [])
    if view.phase == "owner_first" and throws:
        return throws[0]  # it goes anyway, and so without a card in return
    best = max(throws, key=lambda c: _sum(cards, c), default=None)
    if best is not None and _sum(cards, best) > 0:
        return best
    if "touch" in by_verb:
        return by_verb["touch"][0]
    given = max((worth(card) for card in own if card.face != "X"), default=0.0)
    if "for" in by_verb and given >= UNKNOWN:
        return by_verb["for"][0]  # its card goes, mine comes: that pays where mine is dear
    if "call" in by_verb and _lowest(view, own):
        return by_verb["call"][0]
    if view.seat not in view.turn:
        return None
    for verb in ("pass", "draw", "burn", "extra"):
        if verb in by_verb:
            return by_verb[verb][0]
    if view.phase == "decide":
        return _decide(view, by_verb, cards, own)
    return _effect(view, [c for c in view.choices if not c.risk and c.verb not in OTHERS], cards, rng)


def _sum(cards: dict[str, Card], choice: Choice) -> float:
    return sum(worth(cards[ref]) for ref in choice.refs)


def _lowest(view: View, own: list[Card]) -> bool:
    """Am I likely to be lowest, though everyone has a turn more?"""
    if any(card.face == "X" for card in own):
        return False
    total = sum(map(worth, own))
    rivals = [
        sum(worth(card) for card in zone.cards if card.ref)
        for zone in view.zones
        if zone.kind == "row" and zone.owner != view.seat
    ]
    return total + 3 * len(rivals) < min(rivals)


def _decide(view: View, by_verb: dict[str, list[Choice]], cards: dict[str, Card], own: list[Card]) -> Choice:
    """Whatever brings most: the drawn card laid, or kept in place of one of the row."""
    drawn = view.zone(f"drawn:{view.seat}").cards[0]
    best, gain = None, -1000.0
    for choice in by_verb.get("play", []):
        best, gain = choice, _laid(view, drawn, own)
    for choice in by_verb.get("keep", []):
        out = cards[choice.refs[0]]
        rest = [card for card in own if card.ref != out.ref]
        value = worth(out) - worth(drawn) + (_laid(view, out, [*rest, drawn]) if out.face else 0.4)
        if value > gain:
            best, gain = choice, value
    assert best is not None, "a drawn card can always be laid or kept"
    return best


def _laid(view: View, card: Card, row: list[Card]) -> float:
    """What it brings to lay this card: its power, and equal ones of the row that can be thrown on to it."""
    twins = [other for other in row if other.face and other.face == card.face]
    gain = sum(max(worth(other), 0.0) for other in twins)
    left = [other for other in row if other not in twins]
    dearest = max(map(worth, left), default=0.0)
    if card.face == "11":
        gain += PEEK if any(not other.face for other in left) else 0.0
    elif card.face == "12":
        gain += SPY
    elif card.face == "13":
        gain += dearest
    elif card.face == "14":
        theirs = [
            worth(other)
            for zone in view.zones
            if zone.kind == "row" and zone.owner != view.seat
            for other in zone.cards
            if other.ref
        ]
        gain += dearest - min(theirs, default=dearest)
    return gain


def _effect(view: View, choices: list[Choice], cards: dict[str, Card], rng: Rng) -> Choice:
    """Peek at the unseen, spy on rivals, give the dearest where it hurts most, switch dear for cheap, owe the dearest."""
    verb = choices[0].verb
    if verb in ("peek", "spy"):
        unseen = [c for c in choices if not cards[c.refs[0]].face] or choices
        return unseen[rng.below(len(unseen))]
    if verb == "switch":
        return max(choices, key=lambda c: worth(cards[c.refs[0]]) - worth(cards[c.refs[1]]))
    totals = {
        f"@{zone.owner}": sum(worth(card) for card in zone.cards if card.ref)
        for zone in view.zones
        if zone.kind == "row"
    }
    dearest = max(worth(cards[c.refs[0]]) for c in choices)
    side = 1.0 if dearest < 0 else -1.0  # a joker helps: least whoever has most
    return max(choices, key=lambda c: (worth(cards[c.refs[0]]), side * totals.get(c.refs[-1], 0.0)))
