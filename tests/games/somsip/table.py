"""Short ways to set up a table and to say what happens at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import wongpai as wp
from wongpai.core.deal import Deal


def table(
    hands: Sequence[str | None], rules: Mapping[str, object] | None = None, seed: int = 0, **position: Any
) -> Deal:
    """A deal with these hands, one a seat, None for any; seat 0 is player 1."""
    game = wp.load("somsip", rules=rules)
    return game.deal(len(hands), seed, position={"hands": list(hands), **position}, listen=True)


def legal(deal: Deal, seat: int) -> list[str]:
    return [deal.text(action) for action in deal.legal(seat)]


def held(deal: Deal, seat: int) -> set[str]:
    return set(deal.position()["hands"][seat].split())


def seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
