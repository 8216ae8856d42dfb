"""Bringing a worked hand to its ù at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.chan.hands import HANDS
from tests.games.chan.table import table
from tests.games.talk import say
from wongpai.core.deal import Deal
from wongpai.games.chan.cuoc import KEYS

DULL = "5N"  # what seat 0 discards at first
OTHER = "6S"  # drawn and let go before


def to_u(id: str, rules: Mapping[str, object] | None = None, seats: int = 4, **position: Any) -> Deal:
    """The worked hand is seat 1's, that has just said ù: on its own draw, on that of seat 2, or as dealt."""
    position = {"drawn": 5, **position}  # not the first card drawn
    hand = HANDS[id]
    won = hand.won
    if not hand.card:
        hands = ["+", hand.hand, *["+"] * (seats - 2)]
        deal = table(hands, rules, turn=1, dealer=1, **position)
        say(deal, "1 u")
        return deal
    drawer = 1 if won.own_door else 2
    hands = [f"{DULL} +" if seat == drawer - 1 else "+" for seat in range(seats)]
    if drawer == 2:
        deal = table(
            [f"{DULL} +", hand.hand, *["+"] * (seats - 2)],
            rules, more=0, melds=["", hand.mat, *[""] * (seats - 2)], next=f"{OTHER} {hand.card}", **position,
        )  # fmt: skip
        _quietly(deal, f"0 discard {DULL}", "1 draw", "1 duoi", "2 draw", "1 u")
        return deal
    hands[1] = hand.hand
    melds = ["", hand.mat, *[""] * (seats - 2)]
    deal = table(hands, rules, more=0, melds=melds, next=hand.card, **position)
    _quietly(deal, f"0 discard {DULL}", "1 draw", "1 u")
    return deal


def _quietly(deal: Deal, *moves: str) -> None:
    """These moves, and the ends of windows in which nobody has a choice."""
    for move in moves:
        say(deal, move)
        if deal.window() and not deal.to_act():
            deal.close()


def announce(deal: Deal, seat: int, counts: list[int]) -> None:
    """Say these cước, and be done."""
    for i, n in enumerate(counts):
        for _ in range(n if i else 0):
            say(deal, f"{seat} call {KEYS[i]}")
    say(deal, f"{seat} done" if any(counts[1:]) else f"{seat} call xuong")
