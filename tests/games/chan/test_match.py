"""Deals in a row: the cái, thông, the pot, records (CHAN-2.6, 3.2, 5.1, 5.4)."""

from __future__ import annotations

from typing import cast

import pytest

import wongpai as wp
from tests.marks import clause
from wongpai import bots
from wongpai.core.match import Match
from wongpai.core.record import Record, loads, settle
from wongpai.core.rng import Rng
from wongpai.games.chan.deal import ChanDeal
from wongpai.sim.driver import play_match
from wongpai.sim.soak import random_match


def started(rules: dict[str, object] | None = None, seats: int = 4, seed: int = 0) -> Match:
    return wp.load("chan", rules=rules).match(seats, seed)


def end(match: Match, way: str, winner: int = -1, pot: int = 0) -> ChanDeal:
    """Let the running deal end like this, without playing it, and start the next."""
    deal = cast(ChanDeal, match.deal)
    position = {
        **deal.position(),
        "phase": "over",
        "way": way,
        "winner": winner,
        "doer": winner,
        "live": "",
        "pot": pot,
    }
    position["hands"] = [" ".join(hand.split()[:19]) for hand in position["hands"]]
    position.update(door=0, discard=["CC", "", "", ""][: deal.seats], live="CC", touched=[], cai_held=False)
    position["points"] = 3
    match.deal = match.game.deal(deal.seats, 0, position=_without_cc(position))
    match._check_over()
    match.advance()
    return cast(ChanDeal, match.deal)


def _without_cc(position: dict[str, object]) -> dict[str, object]:
    """A CC lies on the table, so nobody else may hold all four: drop them from the stock and swap them in hands."""
    position["stock"] = ""
    hands = cast(list[str], position["hands"])
    if sum(hand.split().count("CC") for hand in hands) == 4:
        position.update(discard=["2V", "", "", ""][: len(hands)], live="2V")
    return position


@clause("CHAN-3.2", "CHAN-2.6")
def test_the_clean_winner_draws_the_cai_and_may_call_thong() -> None:
    match = started()
    deal = end(match, "win", 2)
    assert (deal.drawer, deal.clean) == (2, 2)
    deal = end(match, "win", 2)  # and again, for the chain may go on
    assert (deal.drawer, deal.clean) == (2, 2)


@clause("CHAN-3.2", "CHAN-2.6")
@pytest.mark.parametrize(("way", "winner"), [("fault", 2), ("hoa", -1), ("unpaid", 2)])
def test_a_fine_a_drawn_game_or_an_unpaid_win_breaks_the_chain(way: str, winner: int) -> None:
    """F7, F8; who draws the cái stays the same."""
    match = started()
    end(match, "win", 1)
    deal = end(match, way, winner)
    assert (deal.drawer, deal.clean) == (1, -1)


@clause("CHAN-3.2")
def test_thong_after_an_unpaid_win_where_the_house_lets_it() -> None:
    """The last clean winner draws the cái all the same (AMB-05)."""
    match = started({"thong_after_unpaid": True})
    end(match, "win", 1)
    deal = end(match, "unpaid", 2)
    assert (deal.clean, deal.drawer) == (2, 1)


@clause("CHAN-2.6")
def test_the_first_seat_draws_the_first_cai() -> None:
    deal = cast(ChanDeal, started().deal)
    assert (deal.drawer, deal.clean) == (0, -1)


@clause("CHAN-5.1", "CHAN-5.4")
def test_the_pot_goes_from_deal_to_deal() -> None:
    match = started({"nuoi_ga": True, "ga_entry_x": 5})
    assert cast(ChanDeal, match.deal).pot == 20
    assert end(match, "hoa", pot=38).pot == 58
    match = started({"nuoi_ga": True, "ga_entry_x": 5, "ga_entry_when": "session"})
    assert end(match, "hoa", pot=38).pot == 38
    assert cast(ChanDeal, started().deal).pot == 0


@clause("CHAN-5.1")
def test_scores_and_pot_sum_to_nothing() -> None:
    for seed in range(6):
        match = started({"nuoi_ga": True, "ga": True, "deals": 3, "ga_entry_x": seed % 3}, 2 + seed % 3, seed)
        players = [bots.make("heuristic", match.game, Rng(seed, 10 + seat)) for seat in range(len(match.players))]
        play_match(match, players, Rng(seed))
        assert sum(match.totals) + cast(ChanDeal, match.deal).pot == 0
        assert len(match.results) == 3


def test_a_punished_u_replays() -> None:
    """Whoever let an ù go is asked again and may call it at its cost, so that no call falls into an empty window."""
    seen = 0
    for seed in range(400):
        match = random_match(wp.load("chan"), seed)
        text = Record.of(match).dumps()
        assert "!" not in text
        if match.deal.position().get("fault") == "bo_u":
            assert Record.of(loads(text).replay()).dumps() == text
            seen += 1
            if seen == 2:
                break
    assert seen == 2


def test_settling_stops_at_a_decision() -> None:
    match = started(seed=4)
    settle(match)
    assert match.deal.to_act()
