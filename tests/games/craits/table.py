"""Short ways to set up a table and to read what is at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import wongpai as wp
from wongpai.core.deal import Deal

KING = "Kh"  # what lies on top unless a test says otherwise


def table(
    hands: Sequence[str | None], rules: Mapping[str, object] | None = None, seed: int = 0, **position: Any
) -> Deal:
    """A round under way with these hands, one a seat, None for any; the king of hearts on top, seat 0 to play."""
    game = wp.load("craits", rules=rules)
    if "upcard" not in position:
        position = {"discard": KING, "turn": 0, **position}
    return game.deal(len(hands), seed, position={"hands": list(hands), **position}, listen=True)


def legal(deal: Deal, seat: int) -> list[str]:
    return [deal.text(action) for action in deal.legal(seat)]


def held(deal: Deal, seat: int) -> list[str]:
    row: str = deal.position()["hands"][seat]
    return row.split()


def sizes(deal: Deal) -> list[int]:
    return [len(held(deal, seat)) for seat in range(deal.seats)]


def at(deal: Deal, name: str) -> Any:
    """One thing of the position, None if it is not there."""
    return deal.position().get(name)


def lines(deal: Deal, seat: int) -> list[tuple[str, int, str]]:
    """The score lines of a seat: key, points, clause."""
    return [(line.key, line.points, line.clause) for line in deal.lines() if line.seat == seat]
