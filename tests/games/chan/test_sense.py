"""The sensible bot: commits no fault, says all it has, keeps chắn, and beats chance."""

from __future__ import annotations

from typing import cast

import pytest

import wongpai as wp
from tests.games.chan.table import table
from tests.games.talk import say
from wongpai import bots
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.heuristic import choose
from wongpai.games.chan.state import WON


def play(deal: Deal, kinds: list[str], seed: int) -> ChanDeal:
    game = wp.load("chan")
    players = [bots.make(kind, game, Rng(seed, seat)) for seat, kind in enumerate(kinds)]
    while not deal.over:
        asked = int(deal.to_act())
        if not asked:
            deal.close()
            continue
        seat = (asked & -asked).bit_length() - 1
        deal.apply(seat, players[seat].act(Seat(deal, seat)))
    return cast(ChanDeal, deal)


@pytest.mark.parametrize("preset", ["", "four_up", "classic"])
def test_no_fault_and_nothing_left_unsaid(preset: str) -> None:
    game = wp.load("chan", preset)
    won = 0
    for seed in range(15):
        deal = play(game.deal(4, seed), ["heuristic"] * 4, seed)
        assert not deal.fault
        if deal.way == WON:
            won += 1
            assert deal.said[1:] == deal.held[1:]
    assert won > 10


def test_better_than_chance() -> None:
    game = wp.load("chan")
    won = 0
    for seed in range(20):
        kinds = ["random"] * 4
        kinds[seed % 4] = "heuristic"
        won += play(game.deal(4, seed), kinds, seed).winner == seed % 4
    assert won > 12


def move(deal: Deal, seat: int) -> str:
    action = choose(Seat(deal, seat), Rng(1))
    assert action is not None
    return deal.text(action)


def test_single_moves() -> None:
    """Eats a chắn, throws the card without hope, leaves a cạ that would break a chắn, takes a chíu."""
    pairs = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8S"
    deal = table(["9V +", f"{pairs} 9V 2N 4S 6N 7N", "+", "+"], more=0)
    say(deal, "0 discard 9V", "-")
    assert move(deal, 1) == "eat 9V"
    other = table(["4V +", f"{pairs} 9V CC 9N 6N 7N", "+", "+"], more=0)
    say(other, "0 discard 4V", "-")
    assert move(other, 1) == "draw"
    three = table(["9V +", "9V 9V 9V 2V 2N 3S 4V 4V 5N 5N 6S 6S 7N 8N CC 3V 3N 4S 5S", "+", "+"], more=0)
    say(three, "0 discard 9V")
    assert move(three, 1) == "chiu"
    lone = table([f"{pairs} 9V 9V 9N 9N 6V CC", "+", "+", "+"], more=0)
    assert move(lone, 0) in ("discard CC", "discard 6V")


X3 = "9V 9V 9V 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S"
WIDE = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S 4S"
FINED = {"u_lao": "penalty", "min_u": 4}


def test_a_fined_thien_u_is_called_if_it_is_worth_enough() -> None:
    """T51 pays 5. With seven chắn a thiên ù alone pays 3, or 4 by another table of points."""
    for hand, rules, called in (
        ("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 8N", {}, True),
        ("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3V 2N 2S 4V 4S 8V 8N", {}, False),
        ("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3V 2N 2S 4V 4S 8V 8N", {"points_table": "four"}, True),
        ("2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 7N", {}, False),
    ):
        deal = table([hand, "+", "+", "+"], {**FINED, **rules}, turn=0, dealer=0)
        assert (move(deal, 0) == "u") == called


def test_a_fined_u_is_counted_as_this_table_counts() -> None:
    """A chíu ù pays 3 or 4; địa ù and chì together 4, without địa ù 3."""
    for points in (3, 4):
        deal = table(["9V +", X3, "+", "+"], {**FINED, "pts_u_special": points}, more=0)
        say(deal, "0 discard 9V")
        assert (move(deal, 1) == "u") == (points == 4)
    for touched in ([0], [0, 1]):
        deal = table(["+", WIDE, "+", "+"], FINED, phase="turn", turn=1, discard=["6N", "", "", ""], next="4V",
                     dealer=0, touched=touched)  # fmt: skip
        say(deal, "1 draw")
        assert (move(deal, 1) == "u") == (touched == [0])


def test_a_false_u_is_not_called() -> None:
    deal = table(
        ["+", WIDE, "+", "+"], {"u_lao": "penalty"}, phase="turn", turn=1, discard=["6N", "", "", ""], next="9V"
    )
    say(deal, "1 draw")
    assert [move(deal, seat) for seat in range(4)] == ["pass"] * 4


def test_a_third_card_goes_into_a_ca_rather_than_half_of_a_chan() -> None:
    hand = "2N 2N 2N 2S 2S 3V 3V 3N 4V 4V 4N 4N 6S 7N 8V 8S 8S"
    deal = table(["+", hand, "+", "+"], melds=["", "9S/9S", "", ""], phase="turn", turn=1, discard=["2V", "", "", ""])
    assert move(deal, 1) == "eat 2N"
