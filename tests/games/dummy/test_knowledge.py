"""What a seat may know, what it may imagine, positions, and what sense is worth."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.dummy.table import bot_says, held, table
from tests.games.talk import say
from tests.marks import clause
from wongpai.core.rng import Rng
from wongpai.sim.arena import compare


@clause("DUMMY-2.10", "DUMMY-2.15")
def test_cards_swept_up_are_known_until_they_leave() -> None:
    """To every seat; what was drawn is not."""
    deal = table(["Kd Ks 2c 5d", "4c 5s 9c 9d", "6c 6d 6s"], discard="7h Kc 9h 3s", stock="8c 8d 8h 10s Jc")
    say(deal, "0 take Kc Kd Ks", "0 discard 2c", "1 draw")
    for seat in (-1, 1, 2):
        assert deal.view(seat).faces("swept:0") == ["3s", "9h"]
        for n in range(30):
            assert {"9h", "3s"} <= held(deal.imagine(seat, Rng(n)), 0)
    assert all(zone.id != "swept:1" for zone in deal.view(2).zones)
    assert any("10s" not in held(deal.imagine(2, Rng(n)), 1) for n in range(30))
    assert {card.face: card.marks for card in deal.view(0).zone("hand:0").cards} == {
        "3s": ["shown"], "5d": [], "9h": ["shown"],
    }  # fmt: skip
    assert [card.marks for card in deal.view(1).zone("hand:1").cards if card.marks] == [["new"]]
    say(deal, "1 discard 4c", "2 draw", "2 discard 6c")
    say(deal, "0 draw", "0 discard 9h")
    assert deal.view(1).faces("swept:0") == ["3s"]
    say(deal, "1 take 9c 9d 9h")
    assert deal.position()["known"] == ["3s", "", ""]


def test_own_hand_and_the_row_stay_in_imagination() -> None:
    deal = wp.load("dummy").deal(4, 8)
    for n in range(20):
        twin = deal.imagine(2, Rng(n))
        assert held(twin, 2) == held(deal, 2)
        assert twin.position()["discard"] == deal.position()["discard"]
    assert len({str(deal.imagine(2, Rng(n)).position()["stock"]) for n in range(20)}) == 20


def test_the_stock_stays_hidden_at_the_end() -> None:
    deal = table(["5c 5d 5h Ks", "4c"], born=[0, 1], discard="Kh", phase="table", stock="8c 8d 8h 10s Jc Qc")
    say(deal, "0 meld 5c 5d 5h")
    stocks = {str(deal.imagine(0, Rng(n)).position()["stock"]) for n in range(20)}
    assert len(stocks) > 10
    assert deal.view(-1).faces("hand:1") == ["4c"]


@pytest.mark.parametrize(
    "position",
    [
        {"hands": ["2c", "2c"]},
        {"hands": ["2c"]},
        {"hands": ["2c 1x", "3d"]},
        {"hands": ["2c", "3d"], "discard": "2c"},
        {"hands": ["2c", "3d"], "melds": ["0 4c 5c"]},
        {"hands": ["2c", "3d"], "melds": ["7 4c 5c 6c"]},
        {"hands": ["2c", "3d"], "melds": ["0 4c 5c 6c + 1 8c"]},
        {"hands": ["2c", "3d"], "melds": "0 4c 5c 6c"},
        {"hands": ["2c", "3d"], "known": ["4c", ""]},
        {"hands": ["2c", "3d"], "last": "4s"},
        {"hands": ["2c", "3d"], "knocker": 1},
        {"hands": ["2c", "3d"], "knocker": 1, "last": "4s"},
        {"hands": ["", "3d"], "phase": "table"},
        {"hands": ["2c", "3d"], "new": "2c"},
        {"hands": ["2c", "3d"], "fresh": True},
        {"hands": ["2c 4c", "3d"], "swept": "2c", "phase": "table"},
        {"hands": ["2c 4c", "3d"], "swept": "2c", "known": ["2c", ""]},
        {"hands": ["2c", "3d"], "direction": 0},
        {"hands": ["2c", "3d"], "discard": "4c 5d", "by": -1},
        {"hands": ["2c", "3d"], "liable": ["sp3 0 9h"]},
        {"hands": ["2c", "3d"], "liable": ["sp9 0 9h 7h"]},
        {"hands": ["2c", "3d"], "charges": ["sp3 5 9h"]},
        {"hands": ["2c", "3d"], "nonsense": 1},
    ],
)
def test_impossible_positions(position: dict[str, object]) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load("dummy").deal(2, position=position)


def test_the_clock_draws_and_discards_what_costs_least() -> None:
    deal = table(["Qs 9c Jc 5h", "4c"], {"sp2": True}, melds=["1 2h 3h 4h"], discard="Kd")
    assert deal.text(deal.timeout(0)) == "draw"
    deal = table(["Qs 9c Jc 5h", "4c"], {"sp2": True}, melds=["1 2h 3h 4h"], discard="Kd", phase="table")
    assert deal.text(deal.timeout(0)) == "discard 9c"


def test_sense() -> None:
    """Small things an attentive human does."""
    deal = table(["7h 7d 2s 9c Jd", "4c 5s 9d Ks Kh"], discard="3c 7c")
    assert bot_says(deal, 0) == "take 7c 7d 7h"
    deal = table(["5c 5d 5h 3s Ks", "4c 8s 8d Ac"], born=[0], discard="Kh", phase="table")
    assert bot_says(deal, 0) == "meld 5c 5d 5h"
    deal = table(["5c 5d 5h 9s Ks", "4c 8s 8d"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", phase="table")
    assert bot_says(deal, 0) == "knock Ks"
    deal = table(["5c 5d 5h 6h Qs 3h", "8s 8d 9c Jd Ac 2d 7s"], discard="Kh", phase="table")
    assert bot_says(deal, 0) == "discard 3h"  # neither a pair nor the speto


def test_sense_for_what_others_may_lay() -> None:
    """The row's speto lies between what a rival is seen to hold and the four of clubs: better part with the other."""
    melds = [
        "1 10c Jc Qc + 1 Kc", "1 9c 9d 9h", "1 6d 6h 6s", "0 Kd Kh Ks", "0 3h 4h 5h + 0 2h", "0 5c 5d 5s",
        "0 6c 7c 8c", "0 Ac Ad Ah As", "0 10d 10h 10s",
    ]  # fmt: skip
    place: dict[str, Any] = {
        "melds": melds, "born": [0, 1], "by": 0, "turn": 1, "phase": "table", "known": ["3c 4d 8s", ""],
        "stock": "9s 2s Jh 8h 3d 8d 4s 7h Qd",
    }  # fmt: skip
    deal = table(["3c 4d 7s 8s", "4c Qs"], discard="2c 7d Js Jd Qh 2d 3s", head="2c", **place)
    assert bot_says(deal, 1) == "discard Qs"


def test_sense_for_the_head() -> None:
    """It is worth 50 under special 3, in a meld and as the card that is left to knock with."""
    for sp3, says in ((False, "meld 9c 9d 9h"), (True, "meld 7h 8h 9h")):
        deal = table(
            ["7h 8h 9h 9c 9d 2s 4s Kd", "4c 5s Jd"],
            {"sp3": sp3},
            discard="3c",
            head="7h",
            by=1,
            born=[0],
            phase="table",
        )
        assert bot_says(deal, 0) == says
    for sp3 in (False, True):
        deal = table(["7c 7d 7h 7s", "4c 5s Jd"], {"sp3": sp3}, discard="3c", head="7c", by=1, born=[0], phase="table")
        assert (bot_says(deal, 0) == "knock 7c") == (not sp3)


@clause("DUMMY-9.3a")
def test_the_head_is_marked_where_all_know_it_to_be() -> None:
    hands = ["8h 9h 5c 5d Jd", "4c 5s 9d Ks Kh"]
    for sp3 in (True, False):
        deal = table(hands, {"sp3": sp3}, discard="5h 7h 2s", head="7h", by=1, born=[0])
        say(deal, "0 take 5c 5d 5h")
        head = ["head"] if sp3 else []
        assert [card.marks for card in deal.view(0).zone("hand:0").cards if card.face == "7h"] == [["shown", *head]]
        assert [card.marks for card in deal.view(1).zone("swept:0").cards if card.face == "7h"] == [["known", *head]]


def test_sense_beats_chance() -> None:
    game = wp.load("dummy", rules={"max_deals": 5})
    sensible, chance = compare(game, ["heuristic", "random"], 12)
    assert sensible.wins > chance.wins + 0.5


def test_a_card_drawn_and_laid_is_new_no_more() -> None:
    deal = table(["Kd 2s 8h", "4c 5s 6d"], melds=["1 9d 9h 9s"], born=[0], discard="3c", stock="7s 8d 9c")
    say(deal, "0 draw", "0 layoff 9c 1:0")
    assert "new" not in deal.position()
    assert deal.imagine(1, Rng(1)).view(1) == deal.view(1)
