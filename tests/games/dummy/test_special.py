"""The special rules on discards: V41 … V61."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.dummy.table import bot_says, charged, cited, fouls, legal, table
from tests.games.talk import kinds, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.games.dummy.actions import FACES, faces
from wongpai.games.dummy.melds import NEIGHBOURS

WHO: dict[str, Any] = {"phase": "table"}
IDLE = "3d 8s"  # a hand that can do nothing
STOCK = "6s 7s 6c 6d"


@clause("DUMMY-9.0")
def test_all_are_off_by_default() -> None:
    deal = table(["Jc Kd", IDLE], melds=["1 8c 9c 10c"], discard="Jd Js", **WHO)
    assert fouls(deal, 0) == []
    say(deal, "0 discard Jc")
    assert charged(deal, 0) == []
    rules = wp.load("dummy", "specials").rules.changed()
    assert rules == {f"sp{n}": True for n in range(1, 7)}


@clause("DUMMY-9.2")
def test_discarding_a_layoff() -> None:
    """V41, V42, D-21: a mistake on offer, 50 once; legal only where every discard is one."""
    melds = ["1 8c 9c 10c"]
    deal = table(["Jc Qc Kd", IDLE], {"sp2": True}, melds=melds, discard="3h", **WHO)
    assert fouls(deal, 0) == ["discard Jc"]
    assert legal(deal, 0) == ["discard Qc", "discard Kd"]
    assert [choice.risk for choice in deal.view(0).choices] == [False, False, True]
    say(deal, "0 discard Jc")
    assert charged(deal, 0) == ["sp2 Jc"]
    assert cited(deal, "charge") == [(0, "DUMMY-9.2")]
    assert [event.kind for event in deal.events or [] if event.foul] == ["charge"]
    deal = table(["Jc Qc Kd", IDLE], {"sp2": True}, melds=melds, discard="3h", **WHO)
    say(deal, "0 discard Qc")
    assert charged(deal, 0) == []
    only = table(["Jc 7c", IDLE], {"sp2": True}, melds=melds, discard="3h", **WHO)
    assert (legal(only, 0), fouls(only, 0)) == (["discard 7c", "discard Jc"], [])
    assert [choice.risk for choice in only.view(0).choices] == [True, True]
    two = table(["Jc 4d 5s", IDLE], {"sp2": True}, melds=["1 8c 9c 10c", "1 Jd Jh Js"], discard="3h", **WHO)
    say(two, "0 discard Jc")
    assert charged(two, 0) == ["sp2 Jc"]
    knock = table(["5c 5d 5h Jc", IDLE], {"sp2": True}, melds=melds, discard="3h", born=[0, 1], **WHO)
    say(knock, "0 knock Jc")
    assert knock.scores()[0] == 65


@clause("DUMMY-9.2", "DUMMY-9.4")
def test_when_every_discard_costs() -> None:
    """What costs least is legal, and marked all the same; what costs more is a mistake."""
    rules = {"sp2": True, "sp4": True}
    place: dict[str, Any] = {"melds": ["1 8c 9c 10c"], "discard": "6h Jd Js", "by": 1, "stock": "2d 8d 4c", **WHO}
    deal = table(["Jc 7c", "Ad Kd 3c"], rules, **place)
    assert (legal(deal, 0), fouls(deal, 0)) == (["discard 7c"], ["discard Jc"])
    assert deal.text(deal.timeout(0)) == "discard 7c"
    view = deal.view(0)
    assert view.prompt.key == "prompt-dummy-costly"
    assert all(choice.risk for choice in view.choices)
    assert {card.face: card.marks for card in view.zone("hand:0").cards} == {"7c": ["costs50"], "Jc": ["costs100"]}
    assert bot_says(deal, 0) == "discard 7c"
    say(deal, "0 discard 7c")
    assert charged(deal, 0) == ["sp2 7c"]
    born = table(["Jc 7c", "Ad Kd 3c"], rules, born=[0], **place)  # may lay off instead
    assert {choice.text for choice in born.view(0).choices if choice.risk} == {"discard Jc"}
    assert born.view(0).prompt.key == "prompt-dummy-costly"
    assert all(card.marks for card in born.view(0).zone("hand:0").cards)
    free = table(["Jc 7d", "Ad Kd 3c"], rules, **place)
    assert free.view(0).prompt.key == "prompt-dummy-unborn"
    assert [card.marks for card in free.view(0).zone("hand:0").cards] == [[], ["costs100"]]
    assert all(not card.marks for card in free.view(1).zone("hand:1").cards)


@clause("DUMMY-9.4")
@pytest.mark.parametrize(
    ("row", "discard", "costs"),
    [
        ("10c Qc", "Jc", True),  # V51
        ("Kc 5d Kd", "Ks", True),  # V52
        ("7h", "9h", False),  # V53
        ("7h 8h", "9h", True),
        ("7h 8h", "6h", True),
        ("7h 10h", "9h", False),
        ("2s 3s", "As", False),  # V54
        ("Qs Ks", "As", True),
    ],
)
def test_discarding_a_meld_with_the_row(row: str, discard: str, costs: bool) -> None:
    """The head counts as any card of the row (D-22)."""
    deal = table([f"{discard} 2d 5c", IDLE], {"sp4": True}, discard=row, **WHO)
    assert (f"discard {discard}" in fouls(deal, 0)) == costs
    say(deal, f"0 discard {discard}")
    assert charged(deal, 0) == ([f"sp4 {discard}"] if costs else [])
    assert cited(deal, "charge") == ([(0, "DUMMY-9.4")] if costs else [])


@clause("DUMMY-9.3d")
@pytest.mark.parametrize(
    ("card", "near"),
    [
        ("7c", "5c 6c 8c 9c 7d 7h 7s"),  # V49
        ("2c", "3c 4c 2d 2h 2s"),  # D-23: no going round
        ("Qs", "10s Js Ks As Qc Qd Qh"),
        ("Ad", "Qd Kd Ac Ah As"),
        ("3h", "2h 4h 5h 3c 3d 3s"),
    ],
)
def test_neighbourhood(card: str, near: str) -> None:
    assert set(faces(NEIGHBOURS[FACES.index(card)])) == set(near.split())


def four(discards: str, taker: str, row: str, discarder: int = 0, **rules: object) -> Deal:
    """A table of four: seat 0 is to discard that card; the last to sit down before its next turn may take."""
    hands = [f"{discards} 2d 5c", IDLE, "3s 8d", taker]
    first = row.split()[0]
    return table(hands, rules, discard=row, head=first, stock=STOCK, **WHO)


def round_to_3(deal: Deal) -> None:
    say(deal, "1 draw", "1 discard 3d", "2 draw", "2 discard 8d")


@clause("DUMMY-9.3b")
def test_letting_the_head_be_taken() -> None:
    """V45, V47, V48, D-17, D-30."""
    deal = four("9h", "8h 10d", "7h", sp3=True)
    say(deal, "0 discard 9h")
    assert deal.position()["liable"] == ["sp3 0 9h 7h"]
    assert any(badge.key == "badge-dummy-liable" for badge in deal.view(2).badges)
    round_to_3(deal)
    say(deal, "3 take 7h 8h 9h")
    assert charged(deal, 0) == ["sp3 9h"]
    assert cited(deal, "charge") == [(0, "DUMMY-9.3b")]
    assert "liable" not in deal.position()
    # V47: the discard is not in the meld
    for cause in ("in_meld", "any_take"):
        deal = four("9h", "7c 7d 10d", "7h", sp3=True, cause=cause)
        say(deal, "0 discard 9h")
        round_to_3(deal)
        say(deal, "3 take 7c 7d 7h")
        assert charged(deal, 0) == ([] if cause == "in_meld" else ["sp3 9h"])
    # V48: no neighbour
    deal = four("10h", "8h 9h 10d", "7h", sp3=True)
    say(deal, "0 discard 10h")
    assert "liable" not in deal.position()
    # D-30: one's own take costs nothing; and the other's discard is no neighbour
    deal = four("9h", "10s 10d", "7h", sp3=True)
    say(deal, "0 discard 9h")
    off = four("9h", "8h 10d", "7h")
    say(off, "0 discard 9h")
    assert "liable" not in off.position()


@clause("DUMMY-9.3c")
def test_saved_when_it_comes_round() -> None:
    """V46, V61."""
    deal = four("9h", "10s 10d", "7h", sp3=True)
    say(deal, "0 discard 9h")
    round_to_3(deal)
    say(deal, "3 draw")
    assert "liable" in deal.position()
    say(deal, "3 discard 10s")
    assert "liable" not in deal.position()
    assert cited(deal, "saved") == [(0, "DUMMY-9.3c")]
    late = table(["2d 5c 4h", "8h 10d 3s"], {"sp3": True}, discard="7h 9h 10s", by=1, stock=STOCK)
    say(late, "0 draw", "0 discard 4h", "1 take 7h 8h 9h")
    assert charged(late, 0) == []
    two = table(["9h 2d 5c", "10c 10s 4s"], {"sp3": True}, discard="7h", stock=STOCK, **WHO)
    say(two, "0 discard 9h", "1 draw", "1 discard 10c")
    assert "liable" not in two.position()


@clause("DUMMY-9.5a")
def test_letting_a_speto_be_taken() -> None:
    """V55: Q♠ lies there, another queen is thrown, somebody takes three queens. The discarder is seat 1."""
    hands = ["2d 5c 9c", "Qd 4s 5h", "3s 8d", "Qh 10d 9d"]
    deal = table(hands, {"sp5": True}, discard="3h Qs", turn=1, stock=STOCK, **WHO)
    say(deal, "1 discard Qd", "2 draw", "2 discard 8d", "3 take Qd Qh Qs")
    assert charged(deal, 1) == ["sp5 Qd"]
    assert cited(deal, "charge") == [(1, "DUMMY-9.5a")]


@clause("DUMMY-9.5b")
def test_saved_from_the_speto() -> None:
    """V56."""
    hands = ["2d 5c 9c", "Qd 4s 5h", "3s 8d", "Qh 10d 9d"]
    deal = table(hands, {"sp5": True}, discard="3h Qs", turn=1, stock=STOCK, **WHO)
    say(deal, "1 discard Qd", "2 draw", "2 discard 8d", "3 draw", "3 discard 10d", "0 draw", "0 discard 2d")
    assert cited(deal, "saved") == [(1, "DUMMY-9.5b")]
    assert charged(deal, 1) == []


SWEPT: dict[str, Any] = {"discard": "5c Qs", "by": 2, "born": [0, 1, 2], "stock": "2s 3s 8h 9h", **WHO}


@clause("DUMMY-9.5a")
def test_a_speto_swept_up_and_used_in_the_same_turn() -> None:
    """The take reaches below the speto; it goes into the hand, and from there into a meld with the discard."""
    hands = ["Qd 3c 4c", "5d 5h Qh Kc 2d", "7c 8d"]
    deal = table(hands, {"sp5": True}, **SWEPT)
    say(deal, "0 discard Qd", "1 take 5c 5d 5h")
    assert charged(deal, 0) == []
    assert deal.position()["swept"] == "Qd Qs"
    assert any(badge.key == "badge-dummy-liable" for badge in deal.view(0).badges)
    again = wp.load("dummy", rules={"sp5": True}).deal(3, position=deal.position(), listen=True)
    for each in (deal.copy(), deal.imagine(2, Rng(3)), again, deal):
        say(each, "1 meld Qd Qh Qs")
        assert charged(each, 0) == ["sp5 Qd"]
        assert "swept" not in each.position()
        assert "liable" not in each.position()
    assert cited(deal, "charge") == [(0, "DUMMY-9.5a")]


@clause("DUMMY-9.5b")
def test_a_speto_swept_up_and_not_used_in_that_turn() -> None:
    """The discard ends it, though the speto, kept, is melded later or thrown again."""
    hands = ["Qd 3c 4c", "5d 5h Qh Kc 2d", "7c 8d"]
    for thrown in ("2d", "Qs"):
        for cause in ("in_meld", "any_take"):
            deal = table(hands, {"sp5": True, "cause": cause}, **SWEPT)
            say(deal, "0 discard Qd", "1 take 5c 5d 5h", f"1 discard {thrown}")
            assert not any(text.startswith("sp5 0") for text in deal.position().get("liable", []))
            assert "swept" not in deal.position()
    # Melded without the discard: nobody pays.
    other = table(["Qd 3c 4c", "5d 5h Js Ks 2d", "7c 8d"], {"sp5": True}, **SWEPT)
    say(other, "0 discard Qd", "1 take 5c 5d 5h", "1 meld Js Qs Ks")
    assert charged(other, 0) == []
    say(other, "1 discard 2d")
    assert not any(text.startswith("sp5 0") for text in other.position().get("liable", []))


@clause("DUMMY-9.5a")
def test_a_speto_and_the_discard_laid_off_one_after_the_other() -> None:
    """They are in one meld all the same (D-17), in either order."""
    for hand, melds, row, ways in (
        ("5d 5h 7h Kd", "2 8s 9s 10s", "5c Qs", (["Js Qs"], ["Js", "Qs"])),
        ("5d 5h 7h Kh", "2 9s 10s Js", "5c Qs", (["Qs Ks"], ["Qs", "Ks"])),
    ):
        liable = "Js" if "8s" in melds else "Ks"
        for way in ways:
            deal = table([f"{liable} 3c 4c", hand, "7c 8d"], {"sp5": True}, melds=[melds], **SWEPT | {"discard": row})
            say(deal, f"0 discard {liable}", "1 take 5c 5d 5h", *[f"1 layoff {cards} 2:0" for cards in way])
            assert charged(deal, 0) == [f"sp5 {liable}"], way
            again = wp.load("dummy", rules={"sp5": True}).deal(3, position=deal.position())
            assert again.position() == deal.position()


@clause("DUMMY-9.3b", "DUMMY-9.6a")
def test_head_and_speto_swept_up_and_used_to_knock() -> None:
    """A knock in that turn uses them too, and so does a lay-off."""
    hands = ["9h 3c 4c", "5d 5h 8h 2d", "7c 8d"]
    place = SWEPT | {"discard": "5c 7h", "head": "7h", "stock": "2s 3s 8s 10h"}
    deal = table(hands, {"sp3": True, "knock_auto": False}, **place)
    say(deal, "0 discard 9h", "1 take 5c 5d 5h", "1 knock 2d")
    assert charged(deal, 0) == ["sp3 9h"]
    hands = ["2c 5s 9c", "5d 5h 3c Kh", "7c 8d"]
    for cause, costs in (("any", ["sp6 2c"]), ("uses_neighbour", ["sp6 2c"])):
        deal = table(hands, {"sp6": True, "sp6_cause": cause}, **SWEPT | {"discard": "5c 4c"})
        say(deal, "0 discard 2c", "1 take 5c 5d 5h", "1 meld 2c 3c 4c")
        assert charged(deal, 0) == costs
    deal = table(
        ["2c 5s 9c", "5d 5h 8s Kh", "7c 8d"],
        {"sp6": True},
        melds=["2 2d 2h 2s"],
        **SWEPT | {"discard": "5c 4c", "stock": "3s 8h"},
    )
    say(deal, "0 discard 2c", "1 take 5c 5d 5h", "1 layoff 2c 2:0")
    assert charged(deal, 0) == ["sp6 2c"]


def speto_thrown(row: str, taker: str, take: str, **rules: object) -> Deal:
    """V57 ff.: seat 0 throws 2♣, seat 2 takes it."""
    hands = ["2c 5s 9c", "Kd 4s 5h", taker, "Kh 10d 9d"]
    deal = table(hands, {"sp6": True, **rules}, discard=row, head="Jc", stock=STOCK, **WHO)
    say(deal, "0 discard 2c", "1 draw", "1 discard Kd", f"2 take {take}")
    return deal


@clause("DUMMY-9.6a")
def test_throwing_a_speto_to_its_neighbours() -> None:
    """V57, V58, V59, D-18."""
    deal = speto_thrown("Jc 4c", "3c Jd Js", "2c 3c 4c")
    assert charged(deal, 0) == ["sp6 2c"]
    assert cited(deal, "charge") == [(0, "DUMMY-9.6a")]
    assert charged(speto_thrown("Jc 4c", "2d 2h Js 8h", "2c 2d 2h"), 0) == ["sp6 2c"]
    assert charged(speto_thrown("Jc 4c", "2d 2h Js 8h", "2c 2d 2h", sp6_cause="uses_neighbour"), 0) == []
    assert charged(speto_thrown("Jc 4c", "3c Jd Js", "2c 3c 4c", sp6_cause="uses_neighbour"), 0) == ["sp6 2c"]
    assert charged(speto_thrown("Jc 9s", "2d 2h Js 8h", "2c 2d 2h"), 0) == []


@clause("DUMMY-9.6b")
def test_saved_with_the_speto() -> None:
    hands = ["2c 5s 9c", "Kd 5d 5h"]
    deal = table(hands, {"sp6": True}, discard="Jc 4c", head="Jc", stock=STOCK, **WHO)
    say(deal, "0 discard 2c", "1 draw", "1 discard Kd")
    assert cited(deal, "saved") == [(0, "DUMMY-9.6b")]


@clause("DUMMY-9.0")
def test_several_pay_and_several_rules() -> None:
    """D-19: each liable discard of the meld; D-20: a head that is a speto costs by two rules, or by one."""
    hands = ["Qd 4s 5h", "Qc 3s 8d", "Qh 10d 9d", "2d 5c 9c"]
    deal = table(hands, {"sp3": True, "sp5": True}, discard="Qs", stock=STOCK, **WHO)
    say(deal, "0 discard Qd", "1 draw", "1 discard Qc", "2 take Qc Qd Qh Qs")
    assert charged(deal, 0) == ["sp3 Qd", "sp5 Qd"]
    assert charged(deal, 1) == ["sp3 Qc", "sp5 Qc"]
    deal = table(hands, {"sp3": True, "sp5": True, "stacking": "max_one"}, discard="Qs", stock=STOCK, **WHO)
    say(deal, "0 discard Qd", "1 draw", "1 discard Qc", "2 take Qc Qd Qh Qs")
    assert charged(deal, 0) == ["sp3 Qd"]
    assert charged(deal, 1) == ["sp3 Qc"]
    both: dict[str, Any] = {"melds": ["3 8c 9c 10c"], "discard": "Jd Js", **WHO}
    for stacking, costs in (("sum", ["sp2 Jc", "sp4 Jc"]), ("max_one", ["sp2 Jc"])):
        deal = table(["Jc 2d 3h", IDLE, None, None], {"sp2": True, "sp4": True, "stacking": stacking}, **both)
        say(deal, "0 discard Jc")
        assert charged(deal, 0) == costs
    # What was charged at once makes nobody liable any more where one discard costs once.
    rules = {"sp4": True, "sp5": True, "stacking": "max_one"}
    deal = table(["Qd 4s 5h", IDLE], rules, discard="Qs Qc", stock=STOCK, **WHO)
    say(deal, "0 discard Qd")
    assert charged(deal, 0) == ["sp4 Qd"]
    assert "liable" not in deal.position()


@clause("DUMMY-9.3c")
def test_could_have_taken() -> None:
    """D-16: where it is enough that another could take, nobody hears of it before the count."""
    deal = four("9h", "8h 10d", "7h", sp3=True, liability="takeable")
    say(deal, "0 discard 9h", "1 draw", "1 discard 3d")
    assert charged(deal, 0) == []
    say(deal, "2 draw", "2 discard 8d")  # now seat 3 could take
    assert charged(deal, 0) == ["sp3 9h"]
    for seat in (-1, 0, 1, 2, 3):
        view = deal.view(seat)
        assert view.facts["charged:0"] == 0
        assert any(badge.key == "badge-dummy-liable_open" for badge in view.badges)
    assert "charge" not in kinds(deal)
    # Nobody may learn of it by imagining; only the one who could take knows.
    assert all(charged(deal.imagine(seat, Rng(seat + 2)), 0) == [] for seat in (-1, 0, 1, 2))
    assert charged(deal.imagine(3, Rng(1)), 0) == ["sp3 9h"]
    say(deal, "3 draw", "3 discard 10d", "0 draw", "0 discard 2d")
    assert deal.over
    assert cited(deal, "charge") == [(0, "DUMMY-9.3b")]
    assert [line.points for line in deal.lines() if line.key == "sp3"] == [-50]
    taken = four("9h", "8h 10d", "7h", sp3=True, liability="takeable")
    say(taken, "0 discard 9h", "1 draw", "1 discard 3d", "2 draw", "2 discard 8d", "3 take 7h 8h 9h")
    assert charged(taken, 0) == ["sp3 9h"]
    # A meld wholly of the row can be laid only by who has swept it up by a deeper take: whoever did could.
    deep = table(
        ["Qd 3c 4c", "5d 5h Kc 2d", "7c 8d"],
        {"sp5": True, "liability": "takeable"},
        **SWEPT | {"discard": "5c Qh Qs"},
    )
    say(deep, "0 discard Qd", "1 take 5c 5d 5h")
    assert charged(deep, 0) == []
    say(deep, "1 meld Qd Qh Qs")
    assert charged(deep, 0) == ["sp5 Qd"]
    assert deep.view(1).facts["charged:0"] == 0
    assert charged(deep.imagine(2, Rng(1)), 0) == []
    once = four("Qd", "Qh 10d", "Qs", sp3=True, sp5=True, liability="takeable", stacking="max_one")
    say(once, "0 discard Qd", "1 draw", "1 discard 3d", "2 draw", "2 discard 8d")
    assert charged(once, 0) == ["sp3 Qd"]


@pytest.mark.parametrize(("stacking", "left"), [("sum", ["sp3 0 3c 3s"]), ("max_one", [])])
def test_one_discard_costs_once_in_several_takes(stacking: str, left: list[str]) -> None:
    """With max_one a discard that has cost its 50 is done with, though another of its targets still lies there."""
    hands = ["3c 4s 5h", "4c 3h 8d 9s", "10d 9d", "2d 5c 9c"]
    rules = {"sp3": True, "sp5": True, "cause": "any_take", "stacking": stacking}
    deal = table(hands, rules, discard="3s 2c", head="3s", stock=STOCK, **WHO)
    say(deal, "0 discard 3c")
    assert deal.position()["liable"] == ["sp3 0 3c 3s", "sp5 0 3c 2c"]
    say(deal, "1 take 2c 3c 4c")
    assert charged(deal, 0) == ["sp5 3c"]
    assert deal.position().get("liable", []) == left
