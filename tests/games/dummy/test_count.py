"""Knocking, and the count: V22 … V44, V62 … V66."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.dummy.table import cited, counted, fouls, legal, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.match import Result

WHO: dict[str, Any] = {"phase": "table"}


def keys(deal: Deal, seat: int) -> dict[str, tuple[int, str]]:
    """The lines of a seat: points and clause by kind."""
    return {line.key: (line.points, line.clause) for line in deal.lines() if line.seat == seat}


@clause("DUMMY-4.1", "DUMMY-4.2")
def test_one_card_left_knocks() -> None:
    """V22, V24: by a lay-off, by a meld; the last card is the one knocked with."""
    deal = table(["9s 2d", "4c"], melds=["1 9c 9d 9h"], born=[0, 1], discard="Kh", **WHO)
    say(deal, "0 layoff 9s 1:0")
    assert deal.over
    assert cited(deal, "knock") == [(0, "DUMMY-4.1")]
    assert deal.view(1).faces("knock") == ["2d"]
    assert deal.scores() == [55, 10]  # 9s and the knock; 9 9 9 less the 4
    deal = table(["5c 5d 5h Ks", "4c"], born=[0, 1], discard="Kh", **WHO)
    say(deal, "0 meld 5c 5d 5h")
    assert deal.over
    assert deal.scores() == [65, -5]
    assert keys(deal, 0)["knock"] == (50, "DUMMY-5.6")


@clause("DUMMY-4.1")
def test_something_must_be_left() -> None:
    """V23."""
    deal = table(["5c 5d 5h", "4c"], born=[0], discard="Kh", **WHO)
    assert refused(deal, "0 meld 5c 5d 5h") == ("none_left", "DUMMY-4.1")
    deal = table(["9s", "4c"], {"knock_auto": False}, melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    assert refused(deal, "0 layoff 9s 1:0") == ("none_left", "DUMMY-4.1")


@clause("DUMMY-4.1")
def test_knock_at_a_stroke() -> None:
    """All the rest goes down as melds and lay-offs."""
    deal = table(["5c 5d 5h 9s 3d Ks", "4c"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    assert legal(deal, 0, "knock") == []
    assert refused(deal, "0 knock Ks") == ("not_all_laid", "DUMMY-4.1")
    deal = table(["5c 5d 5h 5s 3d 4d 9s Ks", "4c"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    # 5c 5h 5s and 3d 4d 5d: the set has to give a card to the run
    assert legal(deal, 0, "knock") == ["knock Ks"]
    say(deal, "0 knock Ks")
    assert deal.over
    assert sorted(zone.id for zone in deal.view(0).zones if zone.kind == "meld") == ["meld:0:0", "meld:0:1", "meld:1:0"]
    assert deal.scores()[0] == 7 * 5 + 50


@clause("DUMMY-4.1")
def test_knocking_by_choice() -> None:
    """D-9: where a knock has to be said, one card left is still knocked with, never discarded, by the clock too."""
    hands = ["9s 2d", "4c"]
    place: dict[str, Any] = {"melds": ["1 9c 9d 9h"], "born": [0, 1], "discard": "Kh", "stock": "3s 7s 8s"}
    deal = table(hands, {"knock_auto": False}, **place, **WHO)
    say(deal, "0 layoff 9s 1:0")
    assert not deal.over
    assert legal(deal, 0) == ["knock 2d"]
    assert refused(deal, "0 discard 2d") == ("last_card", "DUMMY-4.1")
    assert deal.text(deal.timeout(0)) == "knock 2d"
    say(deal, "0 knock 2d")
    assert deal.over
    unborn = table(["7s", "4c"], {"knock_auto": False}, discard="Kh", **WHO)
    assert legal(unborn, 0) == ["knock 7s"]  # whatever the table, a seat can always act
    assert deal.position()["knocker"] == 0


@clause("DUMMY-5.2", "DUMMY-5.3", "DUMMY-5.4", "DUMMY-5.5", "DUMMY-5.7", "DUMMY-5.8")
def test_values() -> None:
    """V32, V36, and every value: face up it counts for who laid it, in the hand against who holds it."""
    deal = counted(["As Kd 2c 5h", "7d"], melds=["0 9c 9d 9h"], born=[0, 1])
    assert deal.scores() == [15 - 80, -5]
    assert keys(deal, 0) == {"small": (15, "DUMMY-5.2"), "hand": (-80, "DUMMY-5.8")}
    deal = counted(["Qs", ""], melds=["0 2c 3c 4c"], born=[0, 1])
    assert deal.scores() == [10, 0]
    assert keys(deal, 0)["speto"] == (50, "DUMMY-5.5")
    deal = counted(["", ""], melds=["0 10s Js Qs Ks As", "1 Jc Qc Kc Ac"], born=[0, 1])
    assert deal.scores() == [10 + 10 + 50 + 10 + 15, 45]
    assert keys(deal, 0)["court"] == (30, "DUMMY-5.3")
    assert keys(deal, 0)["ace"] == (15, "DUMMY-5.4")
    # A meld and a card to lay off, kept in hand, count against their holder all the same.
    deal = counted(["8c 8d 8h 9s", ""], melds=["1 9c 9d 9h"], born=[0, 1])
    assert deal.scores() == [-20, 15]


@clause("DUMMY-5.7")
def test_a_layoff_counts_for_who_laid_it() -> None:
    """D-14."""
    deal = counted(["", "", ""], melds=["1 8c 9c 10c + 0 Jc Qc + 2 7c"], born=[0, 1, 2])
    assert deal.scores() == [20, 20, 5]


@clause("DUMMY-5.6", "DUMMY-9.1")
@pytest.mark.parametrize(("sp1", "points"), [(False, 80), (True, 130)])
def test_knocking_with_a_speto(sp1: bool, points: int) -> None:
    """V26."""
    melds = ["0 7c 7d 7s", "0 3h 4h 5h"]
    deal = counted(["", ""], {"sp1": sp1}, melds=melds, born=[0, 1], knocker=0, last="Qs")
    assert deal.scores()[0] == points
    assert keys(deal, 0)["knock"] == ((100, "DUMMY-9.1") if sp1 else (50, "DUMMY-5.6"))


@clause("DUMMY-6.1", "DUMMY-6.3")
def test_dark_knock_by_draws() -> None:
    """V27, V28, V31."""
    deal = table(["7s 7h 7d 10h Jh Qh Kh 2d", "4c", "5c", "6c"], discard="Kc", **WHO)
    assert legal(deal, 0, "knock") == ["knock 2d"]
    say(deal, "0 knock 2d")
    assert cited(deal, "dark_knock") == [(0, "DUMMY-6.1")]
    assert deal.scores()[0] == 210
    assert keys(deal, 0)["dark"] == (105, "DUMMY-6.3")
    assert "dark_knock" in deal.view(1).players[0].badges
    deal = table(["2h 3h 4h 9c 9d 9h 9s Jd Qd Kd Ad 8s", "4c"], discard="Kc", **WHO)
    say(deal, "0 knock 8s")
    assert deal.scores()[0] == 260
    deal = table(["7s 7h 7d 3h 4h 5h 2c", "4c"], {"sp1": True}, discard="Kc", **WHO)
    say(deal, "0 knock 2c")
    assert deal.scores()[0] == 260


@clause("DUMMY-6.2", "DUMMY-6.3")
def test_dark_knock_with_a_take() -> None:
    """V29, D-2, D-3: in the turn of birth melds and lay-offs may go down to knock."""
    deal = table(["5c 5d 6s 7s 8s 9s Ah", "4c 10d"], discard="Kc 5h")
    say(deal, "0 take 5c 5d 5h", "0 knock Ah")
    assert cited(deal, "dark_knock") == [(0, "DUMMY-6.2")]
    assert deal.scores()[0] == 170
    deal = table(["5c 5d 5s 9s Ah", "4c 10d"], melds=["1 9c 9d 9h"], born=[1], discard="Kc 5h")
    say(deal, "0 take 5c 5d 5h 5s", "0 layoff 9s 1:0")
    assert deal.scores()[0] == (25 + 50) * 2
    born = table(["5c 5d Ah", "4c 10d"], born=[0], discard="Kc 5h")
    say(born, "0 take 5c 5d 5h")
    assert born.scores()[0] == 65
    assert cited(born, "knock") == [(0, "DUMMY-4.1")]


@clause("DUMMY-3.5")
@pytest.mark.parametrize("allowed", [False, True])
def test_dark_knock_with_a_layoff(allowed: bool) -> None:
    """V66."""
    deal = table(
        ["7s 7h 7d 3h 4h 5h Qc 2d", "4c", "5c", "6c"],
        {"dark_knock_layoffs": allowed},
        melds=["1 9c 10c Jc"], born=[1], discard="Kc", **WHO,
    )  # fmt: skip
    if not allowed:
        assert refused(deal, "0 knock 2d") == ("dark_layoff", "DUMMY-3.5")
        assert refused(deal, "0 knock Qc") == ("not_all_laid", "DUMMY-4.1")
        assert legal(deal, 0, "knock") == []
        assert refused(deal, "0 layoff Qc 1:0") == ("unborn_layoff", "DUMMY-3.5")
        return
    say(deal, "0 knock 2d")
    assert deal.scores()[0] == 180


@clause("DUMMY-7.1", "DUMMY-7.2")
def test_dark_rot() -> None:
    """V33, V34, D-11."""
    hands = ["As Kd 2c 5h 6h 7h 3d", ""]
    over: dict[str, Any] = {"melds": ["1 9c 9d 9h"], "born": [1]}
    deal = counted(hands, knocker=1, last="4s", **over)
    assert deal.scores()[0] == -190
    assert keys(deal, 0)["rot"] == (-95, "DUMMY-7.2")
    assert "rot" in deal.view(0).players[0].badges
    assert counted(hands, **over).scores()[0] == -95
    assert counted(hands, {"rot_on_stock_end": True}, **over).scores()[0] == -190


@clause("DUMMY-8.1")
def test_fool() -> None:
    """V37, V38, V39, D-15."""
    end: dict[str, Any] = {"melds": ["0 9c 9d 9h"], "born": [0, 1], "by": 0, "turn": 1, "head": ""}
    deal = table(["As Kd", "6c 6h 2s"], discard="4c 6d", **end)
    say(deal, "1 take 6c 6d 6h")
    assert deal.scores()[0] == 15 - 25 - 50
    assert cited(deal, "fool") == [(0, "DUMMY-8.1")]
    assert [event.kind for event in deal.events or [] if event.foul] == ["fool"]
    assert keys(deal, 0)["fool"] == (-50, "DUMMY-8.1")
    assert "fool" in deal.view(1).players[0].badges
    for hand in ("6c 6h 2s", "6c 6h"):  # V38: the card before it as well
        deal = table(["As Kd", hand], discard="6d 4c", **end)
        say(deal, "1 take 6c 6d 6h")
        assert deal.over == (hand == "6c 6h")
    assert deal.scores()[0] == 15 - 25
    head = table(["6c 6h 2s", "As Kd"], discard="6d")  # V39
    say(head, "0 take 6c 6d 6h")
    assert "dark_knock" in kinds(head)
    assert "fool" not in kinds(head)
    dark = table(["As Kd", "6c 6h 2s"], discard="4c 6d", born=[0], by=0, turn=1)
    say(dark, "1 take 6c 6d 6h")
    assert dark.scores() == [-25 - 50, 130]


@clause("DUMMY-8.1")
def test_no_fool_without_a_knock_at_once() -> None:
    deal = table(["As Kd 3c", "6c 6h 2s 3s"], discard="4c 6d", by=0, turn=1, born=[0], stock="7s 8d 10d")
    say(deal, "1 take 6c 6d 6h", "1 discard 3s", "0 draw", "0 discard 3c", "1 draw", "1 discard 2s")
    assert "fool" not in deal.position()


@clause("DUMMY-5.1")
def test_the_stock_runs_out() -> None:
    """V63, D-10."""
    deal = table(["4c 5d", "Kc Kd 2s 3h"], discard="7h", stock="Kh")
    say(deal, "0 draw", "0 discard Kh")
    assert deal.over
    assert refused(deal, "1 take Kc Kd Kh") == ("over", "DUMMY-5.1")
    assert deal.position().get("knocker") is None
    assert cited(deal, "show") == [(0, "DUMMY-5.1"), (1, "DUMMY-5.1")]
    deal = table(["4c 5d", "Kc Kd 2s 3h"], {"stock_end": "next_may_take"}, discard="7h", stock="Kh")
    say(deal, "0 draw", "0 discard Kh")
    assert legal(deal, 1) == ["pass", "take Kc Kd Kh"]
    assert refused(deal, "1 draw") == ("no_stock", "DUMMY-2.3")
    say(deal, "1 take Kc Kd Kh", "1 discard 2s")
    assert legal(deal, 0) == ["pass"]
    say(deal, "0 pass")
    assert cited(deal, "pass") == [(0, "DUMMY-5.1")]
    assert deal.over
    assert deal.scores() == [-10, 25]


@clause("DUMMY-6.3")
def test_penalties_are_not_doubled() -> None:
    """V62, D-12."""
    rules = {"sp4": True}
    deal = table(
        ["7s 7h 7d 10h Jh Qh Kh 2d", "4c", "5c", "6c"], rules, discard="Kc", charges=["sp4 0 3s"], **WHO
    )  # fmt: skip
    assert fouls(deal, 0) == []
    say(deal, "0 knock 2d")
    assert deal.scores()[0] == 160
    assert keys(deal, 0)["sp4"] == (-50, "DUMMY-9.4")


@clause("DUMMY-9.3a")
def test_the_head_is_worth_more() -> None:
    """V43, V44."""
    for on, points in ((False, 10), (True, 55)):
        deal = table(
            ["4c", ""], {"sp3": on}, phase="over", melds=["0 7h 8h 9h"], head="7h", discard="", stock="", born=[0, 1]
        )
        assert deal.scores()[0] == points
    assert keys(deal, 0)["head"] == (50, "DUMMY-9.3a")
    deal = table(
        ["", ""], {"sp3": True}, phase="over", melds=["0 2c 3c 4c"], head="2c", discard="", stock="", born=[0, 1]
    )
    assert deal.scores()[0] == 110


@clause("DUMMY-5.9")
def test_first_to_500() -> None:
    """V64, D-27, D-31: higher of two over 500; a tie plays on; after the most deals the highest wins."""
    match = wp.load("dummy").match(2, 1)

    def after(totals: list[int], scores: list[int]) -> bool:
        match.totals = list(totals)
        match.results.append(Result([0, 1], scores, [1, 1]))
        match.settle()
        return match.over

    assert after([480, 495], [40, 10])
    assert match.totals == [520, 505]
    assert match.ranks() == [1, 2]
    assert not after([480, 510], [40, 10])
    assert not after([480, 480], [19, -80])
    match.number = 50
    assert after([30, 30], [-40, -40])
    assert match.ranks() == [1, 1]
    assert match.view(0).standing is not None
    assert match.last_deal == 0
