"""Corners: leaving at odd moments, impossible positions, what imagination must not carry over."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.slave.table import legal, on_table, table, turn
from tests.games.talk import refused, say
from tests.marks import clause
from wongpai.core.record import Record, loads, settle
from wongpai.core.rng import Rng
from wongpai.games.slave.leaving import forfeit
from wongpai.sim.driver import play_match

FOUR = "king queen vice_slave slave"
SIX = "king queen people people vice_slave slave"
HANDS = ["3s 4h 5c 6c", "7c 8c 9c Qc", "10s Kc Kd 4d", "3c 7d Ks Ah 2c 2d"]


def first_deal(seats: int, seed: int) -> Any:
    """A match whose first deal has just ended."""
    match = wp.load("slave", rules={"deals": 3}).match(seats, seed)
    while not match.deal.over:
        seat = turn(match.deal)
        match.apply(seat, match.deal.legal(seat)[0])
    return match


@clause("SLAVE-3.7")
def test_leaving_between_two_deals() -> None:
    three = first_deal(3, 1)
    king = three.deal.ranks().index(1)
    three.leave(king)
    settle(three)
    assert three.deal.seats == 2
    assert sorted(three.titles()) == ["king", "slave"], "the roles close up"
    two = first_deal(2, 1)
    two.leave(0)
    assert two.over
    settle(two)
    text = Record.of(two).dumps()
    assert loads(text).replay().over
    again = first_deal(2, 1)
    again.join()
    again.leave(0)
    settle(again)
    assert again.deal.seats == 2, "a newcomer had taken the free seat"


@clause("SLAVE-3.5", "SLAVE-3.6")
def test_the_last_possible_leader_leaves() -> None:
    deal: Any = table(["3c 4c", "5c 6c", "7c 8c"], {"leader_may_pass": True})
    say(deal, "0 pass", "1 pass")
    forfeit(deal, 2)
    assert turn(deal) == 0
    assert "lay 3c" in legal(deal, 0)
    say(deal, "0 lay 3c")


@clause("SLAVE-3.7")
def test_leaving_in_the_exchange() -> None:
    """A King who leaves returns cards first; the others play on without that seat."""
    deal: Any = table(HANDS, roles=FOUR)
    forfeit(deal, 0)
    assert deal.to_act() == 0b10
    say(deal, "1 return 7c")
    assert turn(deal) == 3
    forfeit(deal, 3)
    assert turn(deal) == 1
    assert refused(deal, "3 pass") == ("gone", "SLAVE-3.7")


@clause("SLAVE-4.3.1b")
def test_a_run_does_not_wrap() -> None:
    deal = table(["3c Kc Ac 2c 4c", "5d"], {"hk_runs": True}, turn=0)
    assert refused(deal, "0 lay Ac 2c 3c") == ("run_wraps", "SLAVE-4.3.1b")
    assert refused(deal, "0 lay 2c 3c 4c") == ("run_wraps", "SLAVE-4.3.1b")
    assert "lay Kc Ac 2c" in legal(deal, 0)


@clause("SLAVE-4.3.6a")
def test_a_timeout_lays_what_is_worth_least() -> None:
    deal = table(["3c Kc", "5d"], turn=0)
    assert deal.text(deal.timeout(0)) == "lay 3c"
    turned = table(["3c Kc", "5d"], turn=0, reversed=True)
    assert turned.text(turned.timeout(0)) == "lay Kc"


@clause("SLAVE-3.11a")
def test_places_when_a_fallen_king_plays_on() -> None:
    deal = table(["2s", "9c", "10c Jc", "4d 5d"], {"fallen_king": "play_on"}, roles=FOUR, turn=1)
    say(deal, "1 lay 9c", "2 pass", "3 pass", "0 lay 2s", "2 lay 10c", "3 pass", "2 lay Jc")
    assert deal.over
    assert [(e.seat, e.n) for e in deal.events or [] if e.kind == "out"] == [(1, 1), (0, 4), (2, 2)]
    assert deal.ranks() == [4, 1, 2, 3]


@clause("SLAVE-3.9a", "SLAVE-3.9b")
def test_others_imagine_a_gift_of_their_own() -> None:
    """The People know that a gift was made, not of what: each twin makes one that agrees, and none keeps the true one."""
    roles = "people king queen vice_slave slave"
    deal = wp.load("slave").deal(5, 3, position={"roles": roles})
    true = deal.position()
    gifts = set()
    for n in range(12):
        twin = deal.imagine(0, Rng(n)).position()
        gift = set(twin["sent"][4].split())
        number = wp.load("slave").deck.number
        assert len(gift) == 2
        assert gift <= set(twin["hands"][1].split())
        assert min(map(number, gift)) > max(map(number, twin["hands"][4].split()))
        gifts.add(twin["sent"][4])
    assert len(gifts) > 3
    for seat in (1, 2):
        deal.apply(seat, deal.legal(seat)[0])
    later = deal.imagine(0, Rng(1)).position()
    assert "floors" not in later
    assert "sent" not in later
    assert deal.imagine(4, Rng(1)).position()["floors"][0] == true["floors"][0], "the Slave knows what was given"


@clause("SLAVE-4.2d")
def test_an_offer_is_its_owners_secret() -> None:
    deal = table(["3c 3d", "4d 5d", "4c 6c", "9h 7c", "8c 8d", "10c 10d Jc"], {"people_trade": True}, roles=SIX)
    say(deal, "2 offer 4c ace")
    assert deal.view(2).faces("offer:2") == ["4c"]
    assert deal.view(3).faces("offer:2") == [""]
    assert deal.view(3).facts["ad:2"] == "ace"
    assert {deal.imagine(3, Rng(n)).position()["offers"][2] for n in range(30)} > {"4c"}
    say(deal, "3 offer 9h", "3 swap @2")
    assert all("9h" in deal.imagine(3, Rng(n)).position()["hands"][2].split() for n in range(20))


@clause("SLAVE-2.7")
def test_laid_cards_are_remembered() -> None:
    deal = on_table("7h 7s", "8c 8d")
    before = set(str(deal.view(-1).facts["laid"]).split())
    assert {"7h", "7s"} <= before
    say(deal, "1 lay 8c 8d")
    assert set(str(deal.view(2).facts["laid"]).split()) == before | {"8c", "8d"}


@pytest.mark.parametrize(
    "position",
    [
        {"hands": ["3c", "3c", "4c"]}, {"hands": ["3c", "4c"]}, {"hands": ["3c", "", "4c"]}, {"hands": ["xx", "3c", "4c"]},
        {"hands": ["3c", "4c", "5c"], "last": "3c"}, {"hands": ["3c", "4c", "5c"], "table": "3c", "by": 0},
        {"table": "3c 4d", "by": 0}, {"table": "3c"}, {"table": "3c", "by": 0, "turn": 0},
        {"table": "3c", "by": 0, "passed": [1, 2]}, {"table": "3c", "by": 0, "turn": 1, "passed": [1]},
        {"table": "3c", "by": 0, "phase": "lead"}, {"phase": "follow"}, {"phase": "exchange"}, {"phase": "over"},
        {"roles": "king slave"}, {"roles": "king king slave"}, {"roles": "king people people"}, {"turn": 3},
        {"out": [0, 0]}, {"out": [0, 1]}, {"hands": ["3c", "4c", "5c"], "out": [0]}, {"placing": [0, 1, 2]},
        {"roles": "king people slave", "phase": "exchange", "owing": [1]},
        {"roles": "king people slave", "phase": "exchange", "trading": [0]},
        {"roles": "king people slave", "hands": ["3c", "4c", "5c"]}, {"ads": "loud loud loud"}, {"floors": [1]},
        {"direction": 0}, {"colour": "red"},
    ],
    ids=str,
)  # fmt: skip
def test_impossible_positions(position: dict[str, Any]) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load("slave").deal(3, position=position)


def test_partial_positions() -> None:
    """What a position leaves out is dealt from what is left."""
    deal = wp.load("slave").deal(3, position={"hands": ["3c 3d", None, None], "out": [1]})
    hands = deal.position()["hands"]
    assert hands[:2] == ["3c 3d", ""]
    assert len(hands[2].split()) == 17
    assert "3c" not in hands[2].split()


def test_the_heuristic_beats_random() -> None:
    from wongpai.sim.arena import compare

    for preset in ("", "hong_kong"):
        scores = compare(wp.load("slave", preset, {"deals": 1}), ["heuristic", "random", "random", "random"], 40)
        best, other = sorted(scores, key=lambda score: score.place)
        assert best.kind == "heuristic"
        assert best.place + best.place_error < other.place - other.place_error


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_heuristics_finish_every_preset(seats: int) -> None:
    from wongpai import bots

    for preset in ["", *wp.load("slave").presets]:
        game = wp.load("slave", preset, {"deals": 3})
        match = game.match(seats, seats)
        play_match(match, [bots.make("heuristic", game, Rng(9, p)) for p in range(seats)], Rng(5))
        assert match.over
        assert sorted(match.ranks()) == list(range(1, seats + 1)) or game.rules.changed().get("points") == "place"
