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
