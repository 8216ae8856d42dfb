"""Short ways to set up a game and to say what happens in it."""

from __future__ import annotations

from typing import Any

import wongpai as wp
from wongpai.core.deal import Deal

SPARE = "spare"  # stands for the cards of a seat that a test is not about
_SPARES = ("bA bB", "yE yF", "gE gF")


def table(*hands: str | None, rules: dict[str, object] | None = None, **position: Any) -> Deal:
    """A game with exactly these hands, one a seat (None: five of the rest); seat 0 is on turn unless named. With an
    order of `order` cards, or a card that was laid (`by`), the seat before laid it."""
    game = wp.load("chalui", rules=rules)
    seats = len(hands)
    spares = iter(_SPARES)
    hands = tuple(next(spares) if held == SPARE else held for held in hands)
    if "order" in position or position.get("spent"):
        position.setdefault("by", (position.get("turn", 0) - 1) % seats)
    if position.pop("spent", False):
        position.setdefault("window", False)
    if "by" in position:
        position.setdefault("turn", (position["by"] + 1) % seats)
    position.setdefault("turn", 0)
    return game.deal(seats, position={"hands": list(hands), **position}, listen=True)


def legal(deal: Deal, seat: int = 0) -> set[str]:
    return {deal.text(action) for action in deal.legal(seat)}


def fouls(deal: Deal, seat: int = 0) -> set[str]:
    return {deal.text(action) for action in deal.fouls(seat)}


def cards(deal: Deal, seat: int = 0) -> set[str]:
    """The cards that the seat may rightly lay."""
    return {text.split()[1] for text in legal(deal, seat) if text.startswith("play")}


def wrong(deal: Deal, seat: int = 0) -> set[str]:
    """The cards that the seat can lay by mistake."""
    return {text.split()[1] for text in fouls(deal, seat) if text.startswith("play")}


def turn(deal: Deal) -> int:
    return int(deal.view(-1).facts["turn"])


def order(deal: Deal) -> int:
    return int(deal.view(-1).facts["order"])


def binds(deal: Deal) -> tuple[str, str]:
    facts = deal.view(-1).facts
    return str(facts["colour"]), str(facts["symbol"])


def size(deal: Deal, seat: int) -> int:
    return deal.view(-1).players[seat].cards


def hand(deal: Deal, seat: int) -> list[str]:
    return str(deal.position()["hands"][seat]).split()


def cited(deal: Deal, kind: str) -> list[str]:
    """Clauses of the events of a kind, in order."""
    return [event.clause for event in deal.events or [] if event.kind == kind]


def bungled(deal: Deal, move: str) -> str:
    """Do a move that is a mistake: its clause; checks that it costs two cards and changes nothing else (9.3, Q41)."""
    seat, _, text = move.partition(" ")
    at = int(seat)
    before = deal.view(-1)
    held = hand(deal, at)
    assert text in fouls(deal, at), f"{move} is no mistake on offer"
    deal.events = []
    deal.apply(at, deal.parse(text))
    after = deal.view(-1)
    new = hand(deal, at)
    assert len(new) == len(held) + 2
    for card in held:
        new.remove(card)
    assert (before.facts, before.faces("discard"), before.turn) == (after.facts, after.faces("discard"), after.turn)
    assert cited(deal, "penalty") == ["CHALUI-9.3"]
    return cited(deal, "mistake")[0]
