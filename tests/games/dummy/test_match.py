"""From deal to deal: who deals, which way round, and fools."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import wongpai as wp
from tests.games.talk import say
from tests.marks import clause
from wongpai.core.bits import members
from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.dummy.match import DummyMatch


def after(fool: bool, rules: dict[str, object], direction: int = 1, knocker: int = 2) -> Position:
    """How the deal begins that follows one of three seats, dealt by seat 0."""
    game = wp.load("dummy", rules=rules)
    match = game.match(3, 1)
    place: Position = {
        "hands": ["2d", "3d", ""], "discard": "", "head": "", "stock": "", "dealer": 0, "direction": direction,
        "phase": "over", "knocker": knocker, "last": "4s", "turn": 2,
    }  # fmt: skip
    if knocker < 0:
        del place["knocker"], place["last"]
    if fool:
        place["fool"] = 1
    match.deal = game.deal(3, position=place)
    match.number = 2
    return cast(DummyMatch, match).opening()


@clause("DUMMY-8.2")
@pytest.mark.parametrize(
    ("how", "fool", "before", "then"),
    [
        ("next_deal", False, 1, 1),
        ("next_deal", True, 1, -1),
        ("next_deal", False, -1, 1),
        ("next_deal", True, -1, -1),
        ("toggle", False, 1, 1),
        ("toggle", True, 1, -1),
        ("toggle", False, -1, -1),
        ("toggle", True, -1, 1),
    ],
)
def test_after_a_fool(how: str, fool: bool, before: int, then: int) -> None:
    """D-25. Reversed once, or until the next fool."""
    assert after(fool, {"fool_reverse": how}, before) == {"dealer": 1, "direction": then}


@clause("DUMMY-8.2")
def test_the_other_way_round() -> None:
    deal = wp.load("dummy").deal(3, 5, position={"dealer": 0, "direction": -1})
    assert deal.view(0).turn == [2]
    assert any(badge.key == "badge-dummy-reversed" for badge in deal.view(0).badges)
    say(deal, "2 draw")
    deal.apply(2, deal.legal(2)[-1])
    assert deal.view(0).turn == [1]


@clause("DUMMY-2.3")
def test_who_begins() -> None:
    """D-26."""
    assert after(False, {})["dealer"] == 1
    opening = after(False, {"next_start": "knocker"})
    assert (opening["dealer"] + opening["direction"]) % 3 == 2
    opening = after(True, {"next_start": "knocker"})
    assert (opening["dealer"] + opening["direction"]) % 3 == 2
    assert after(False, {"next_start": "knocker"}, knocker=-1) == {"dealer": 1, "direction": 1}


def test_a_match_goes_on() -> None:
    match = wp.load("dummy", rules={"max_deals": 3}).match(4, 9)
    dealers: list[int] = []
    while not match.over:
        if match.deal.over:
            match.advance()
        dealers += [match.deal.position()["dealer"]] * (len(dealers) < match.number)
        play(match)
    assert match.number == 3
    assert [(b - a) % 4 for a, b in pairwise(dealers)] == [1, 1]


def play(match: Match) -> None:
    seat = members(match.deal.to_act())[0]
    match.apply(seat, match.deal.timeout(seat))
