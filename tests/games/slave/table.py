"""Short ways to set up a table and to say what happens at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import wongpai as wp
from wongpai.core.deal import Deal


def table(hands: list[str], rules: Mapping[str, object] | None = None, **position: Any) -> Deal:
    """A deal with exactly these hands, one a seat."""
    game = wp.load("slave", rules=rules)
    return game.deal(len(hands), position={"hands": hands, **position}, listen=True)


def legal(deal: Deal, seat: int) -> set[str]:
    return {deal.text(action) for action in deal.legal(seat)}


def turn(deal: Deal) -> int:
    """The one seat the deal waits for."""
    waiting = int(deal.to_act())
    assert waiting.bit_count() == 1
    return waiting.bit_length() - 1


def on_table(lying: str, laid: str, rules: Mapping[str, object] | None = None, **position: Any) -> Deal:
    """Seat 0 has laid `lying`; seat 1 holds `laid` and 3d or so besides, and is to follow."""
    used = set(lying.split()) | set(laid.split())
    spare = [
        rank + suit for rank in ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2") for suit in "cdhs"
    ]
    spare = [card for card in spare if card not in used]
    hands = [spare[0], f"{laid} {spare[1]}", spare[2], spare[3]]
    return table(hands, rules, table=lying, by=0, **position)
