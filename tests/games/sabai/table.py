"""Short ways to set up a round and to say what happens in it."""

from __future__ import annotations

from typing import Any

import wongpai as wp
from tests.games.talk import say
from wongpai.core.deal import Deal

LOW = "1 2 3 4"


def table(rows: list[str], rules: dict[str, object] | None = None, **position: Any) -> Deal:
    """A round with exactly these rows, one a seat; the dealer is the last seat unless named."""
    game = wp.load("sabai", rules=rules)
    position.setdefault("dealer", (position.get("turn", 0) - 1) % len(rows))
    return game.deal(len(rows), position={"rows": rows, **position}, listen=True)


def legal(deal: Deal, seat: int) -> set[str]:
    return {deal.text(action) for action in deal.legal(seat)}


def row(deal: Deal, seat: int) -> list[str]:
    """Faces of a row, gaps left out."""
    return [face for face in deal.position()["rows"][seat].split() if face != "-"]


def knows(deal: Deal, seat: int, ref: str) -> bool:
    """Does the seat's view show the card at that place?"""
    owner, slot = ref.split(":")
    return bool(deal.view(seat).zone(f"row:{owner}").cards[int(slot)].face)


def phase(deal: Deal) -> str:
    return deal.view(-1).phase


def everyone_passes(deal: Deal) -> None:
    """Let the last chance go."""
    while phase(deal) == "last_chance":
        waiting = int(deal.to_act())
        say(deal, f"{(waiting & -waiting).bit_length() - 1} pass")
