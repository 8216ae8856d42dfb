"""The sensible bot: what it does in plain cases, and that it beats chance."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.chalui.table import SPARE, table
from tests.games.talk import say
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.games.chalui.heuristic import choose
from wongpai.sim.arena import compare


def chosen(deal: Deal, seat: int = 0) -> str:
    action = choose(Seat(deal, seat), Rng(1))
    return "" if action is None else deal.text(action)


@pytest.mark.parametrize(
    ("held", "position", "want"),
    [
        ("rA rI", {"discard": "rC"}, "play rI chalui"),  # the dear one goes first, with the shout
        ("rA rI yB", {"discard": "rC"}, "play rI"),
        ("rB yA yC", {"discard": "bA bB", "by": 2}, "play rB"),
        ("yA", {"discard": "yC"}, "play yA"),
        ("gDBL yA yB", {"discard": "rC rDBL", "order": 4}, "play gDBL"),  # rather than take four
        ("JK yA yB", {"discard": "rC rDBL", "order": 4}, "play JK"),
        ("yA yB yC", {"discard": "rC rDBL", "order": 4}, "take"),
        ("yA yB yD", {"discard": "rC"}, "draw"),
        ("D4 yG yH yI", {"discard": "rC"}, "play D4 yellow"),  # the colour it holds
    ],
)
def test_plain_cases(held: str, position: dict[str, Any], want: str) -> None:
    deal = table(held, SPARE, SPARE, **position)
    assert chosen(deal) == want


def test_it_watches_the_others() -> None:
    deal = table("rB yC", "rD rE yD", "rB yF", "gE gF gG", discard="rA")
    say(deal, "0 play rB")
    assert chosen(deal, 1) == "accuse @0"
    assert chosen(deal, 0) == "shout"
    say(deal, "0 shout")
    assert chosen(deal, 2) == "interject rB chalui"
    assert chosen(deal, 3) == ""
    assert chosen(deal, 1).startswith("play r")


def test_it_keeps_a_card_to_go_out_with() -> None:
    deal = table("rB yC gA", SPARE, "rB JK", discard="rA")
    say(deal, "0 play rB")
    assert chosen(deal, 2) == ""


def test_other_tables() -> None:
    named = table("gA gB rC", SPARE, discard="D4", phase="name", rules={"start_special": "first_names_colour"})
    assert chosen(named) == "name green"
    drawn = table("rD yB", SPARE, discard="rA", phase="drawn", just_drawn="rD", rules={"play_drawn_card": True})
    assert chosen(drawn) == "play rD chalui"
    rules: dict[str, object] = {"sets": 2, "interject_arbitration": "seat_order"}
    claim = table("rB yA yB", "gC gD", "rB yC", discard="rC", rules=rules)
    say(claim, "0 play rB")
    assert chosen(claim, 2) == "interject rB chalui"


def test_it_beats_chance() -> None:
    first, second = compare(wp.load("chalui"), ["heuristic", "random", "heuristic", "random"], 60)
    assert first.place + first.place_error < second.place - second.place_error
