"""Positions that cannot be, as far as a hostile reader found them to be taken once."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from wongpai.core.rng import Rng

HANDS = ["3c 4c", "3d 4d", "3h 4h", "3s 4s"]
RANKS = "king queen vice_slave slave"
PLAY = {"hands": HANDS, "roles": RANKS, "turn": 0}
ROWS: dict[str, Any] = {"rows": ["1 2", "3 4"], "discard": "5"}


@pytest.mark.parametrize(
    ("id", "position", "said"),
    [
        ("slave", {"hands": HANDS, "turn": 0, "partner": [3, 2, 1, 0]}, "partner"),
        ("slave", {"hands": HANDS, "turn": 0, "floors": [44, 49]}, "floors"),
        ("slave", {"hands": HANDS, "turn": 0, "sent": ["2c", "", "", ""]}, "sent"),
        ("slave", {**PLAY, "partner": [1, 0, -1, -1]}, "partner"),
        ("slave", {**PLAY, "partner": [3, -1, -1, -1]}, "partner"),
        ("slave", {**PLAY, "partner": [0, -1, -1, -1]}, "partner"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "sent": ["", "3c", "", ""]}, "two places"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "sent": ["2c", "2c", "", ""]}, "two places"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "sent": ["", "", "", "3s"]}, "two places"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "floors": [1, -1]}, "floors"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "floors": [-1, 1]}, "floors"),
        ("slave", {**PLAY, "partner": [3, 2, 1, 0], "sent": ["", "", "", "5s"], "floors": [44, -1]}, "floors"),
        ("slave", {**PLAY, "offers": ["3c", "", "", ""]}, "offers"),
        ("slave", {**PLAY, "owing": [0]}, "owing"),
        ("slave", {"hands": HANDS, "roles": RANKS, "partner": [3, 2, 1, 0]}, "partner"),
        ("slave", {"hands": HANDS, "roles": RANKS, "phase": "exchange", "table": "2c", "by": 0}, "table"),
        ("sabai", {**ROWS, "done": True, "lap": 0}, "lap"),
        ("sabai", {**ROWS, "drawn": "5 6 7"}, "drawn"),
        ("sabai", {**ROWS, "offer": "0 1:²"}, "offer"),
        ("sabai", {**ROWS, "born": ["² 0", "0 0"]}, "born"),
        ("sabai", {**ROWS, "queue": ["² peek"]}, "seat"),
        ("sabai", {**ROWS, "seen": ["² 0", "0 0"]}, "seen"),
    ],
)
def test_what_cannot_be(id: str, position: dict[str, Any], said: str) -> None:
    with pytest.raises(wp.InvalidPosition, match=said):
        wp.load(id).deal(len(position["hands"] if "hands" in position else position["rows"]), position=position)


def test_what_ranks_remember_of_an_exchange() -> None:
    """As it really comes about: whole, in part, and with a gift that comes back."""
    position: dict[str, Any] = {
        **PLAY, "partner": [3, 2, 1, 0], "sent": ["4s", "4h", "4d", "3c 4c"], "floors": [0, 5],
        "hands": ["3c 4c", "3d 4d", "3h 4h", "4s"],
    }  # fmt: skip
    deal = wp.load("slave").deal(4, position=position)
    for seat in range(-1, 4):
        assert deal.imagine(seat, Rng(1)).view(seat) == deal.view(seat)
    back = {**position, "sent": ["4c 4s", "4h", "4d", "3c 4c"], "hands": ["3c", "3d 4d", "3h 4h", "4c 4s"]}
    assert wp.load("slave").deal(4, position=back).position()["sent"] == back["sent"]


def test_an_exchange_of_all_cards_comes_back() -> None:
    game = wp.load("slave")
    deal = game.deal(3, position={"hands": ["3h 3s 6s 9s 10c", "4d 4s 5d 5h", "7s 8d"], "roles": "king people slave"})
    assert deal.position()["hands"][2] == ""
    again = game.deal(3, position=deal.position())
    assert again.position() == deal.position()
    again.apply(0, again.legal(0)[0])
    assert again.legal(2)
