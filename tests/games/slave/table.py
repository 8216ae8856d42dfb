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


def say(deal: Deal, *moves: str) -> None:
    """Moves as "0 lay 3c", done one after another."""
    for move in moves:
        seat, _, text = move.partition(" ")
        deal.apply(int(seat), deal.parse(text))


def refused(deal: Deal, move: str) -> tuple[str, str]:
    """Code and clause of the refusal of a move; fails if it is not refused."""
    seat, _, text = move.partition(" ")
    refusal = deal.why_not(int(seat), deal.parse(text))
    assert refusal is not None, f"{move} is not refused"
    return refusal.code, refusal.clause


def legal(deal: Deal, seat: int) -> set[str]:
    return {deal.text(action) for action in deal.legal(seat)}


def turn(deal: Deal) -> int:
    """The one seat the deal waits for."""
    waiting = int(deal.to_act())
    assert waiting.bit_count() == 1
    return waiting.bit_length() - 1


def kinds(deal: Deal) -> list[str]:
    """Kinds of the events so far."""
    return [event.kind for event in deal.events or []]


def on_table(lying: str, laid: str, rules: Mapping[str, object] | None = None, **position: Any) -> Deal:
    """Seat 0 has laid `lying`; seat 1 holds `laid` and 3d or so besides, and is to follow."""
    used = set(lying.split()) | set(laid.split())
    spare = [
        rank + suit for rank in ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2") for suit in "cdhs"
    ]
    spare = [card for card in spare if card not in used]
    hands = [spare[0], f"{laid} {spare[1]}", spare[2], spare[3]]
    return table(hands, rules, table=lying, by=0, **position)
