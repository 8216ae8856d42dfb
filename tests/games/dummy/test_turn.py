"""The deal, drawing and taking, melding and laying off: V01 … V21."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.dummy.table import cited, held, legal, row, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.event import Event

WHO: dict[str, Any] = {"phase": "table"}  # the seat to act has drawn


@clause("DUMMY-0.1", "DUMMY-0.2", "DUMMY-0.3")
def test_who_plays_with_what() -> None:
    game = wp.load("dummy")
    assert len(set(game.deck.faces)) == 52
    assert game.deck[0] == "2c"
    assert game.deck[51] == "As"
    for seats in (1, 5):
        with pytest.raises(wp.InvalidOption):
            game.deal(seats)


@pytest.mark.parametrize(
    ("seats", "cards", "stock", "cites"),
    [
        pytest.param(2, 11, 29, "DUMMY-1.1", marks=clause("DUMMY-1.1")),
        pytest.param(3, 9, 24, "DUMMY-1.2", marks=clause("DUMMY-1.2")),
        pytest.param(4, 7, 23, "DUMMY-1.3", marks=clause("DUMMY-1.3")),
    ],
)
@clause("DUMMY-2.1", "DUMMY-2.2")
def test_deal(seats: int, cards: int, stock: int, cites: str) -> None:
    """V01: hands, stock, and the head face up for all."""
    deal = wp.load("dummy").deal(seats, 3, listen=True)
    view = deal.view(-1)
    assert [player.cards for player in view.players] == [cards] * seats
    assert view.zone("stock").count == stock
    assert len(view.faces("row")) == 1
    assert view.zone("row").cards[0].marks == ["head"]
    assert cited(deal, "deal") == [(seat, cites) for seat, _ in cited(deal, "deal")]
    assert cited(deal, "head")[0][1] == "DUMMY-2.2"
    assert view.turn == [(deal.position()["dealer"] + 1) % seats]


@clause("DUMMY-1.4")
def test_five_set_aside() -> None:
    """V02: only with two players; they stay hidden and lie at the bottom."""
    plain = wp.load("dummy").deal(2, 3)
    deal = wp.load("dummy", rules={"set_aside_5": True}).deal(2, 3, listen=True)
    view = deal.view(0)
    assert (view.zone("stock").count, view.zone("aside").count) == (24, 5)
    assert deal.position()["out"].split() == plain.position()["stock"].split()[:5]
    assert cited(deal, "aside")[0][1] == "DUMMY-1.4"
    assert wp.load("dummy", rules={"set_aside_5": True}).deal(3, 3).view(0).zone("stock").count == 24


@clause("DUMMY-2.3", "DUMMY-2.4", "DUMMY-2.5", "DUMMY-2.10")
def test_turns() -> None:
    deal = table(["2c 9d", "3c 8s"], discard="7h", stock="Kd Qd Jd")
    assert legal(deal, 0) == ["draw"]
    assert refused(deal, "0 discard 2c") == ("draw_first", "DUMMY-2.3")
    assert refused(deal, "0 pass") == ("no_passing", "DUMMY-2.3")
    assert refused(deal, "1 draw") == ("not_your_turn", "DUMMY-2.5")
    say(deal, "0 draw")
    assert "Jd" in held(deal, 0)
    assert refused(deal, "0 draw") == ("one_a_turn", "DUMMY-2.4")
    assert refused(deal, "0 discard Ad") == ("not_in_hand", "DUMMY-2.4")
    say(deal, "0 discard Jd")
    assert row(deal) == "7h Jd"
    say(deal, "1 draw", "1 discard 8s")
    assert row(deal) == "7h Jd 8s"
    assert legal(deal, 0, "draw") == ["draw"]
    for action in (7 << 55, 3, 1 << 52 | 1, 6 << 52 | 1, 2 << 52, -1, 1 << 62):
        refusal = deal.why_not(0, action)
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("no_such_action", "DUMMY-2.5")


@clause("DUMMY-2.3")
def test_the_first_player_may_take_the_head() -> None:
    for first in (True, False):
        deal = table(["7c 7d 2s 3h", "9c 9s"], {"first_may_take": first}, discard="7h")
        assert legal(deal, 0) == (["draw", "take 7c 7d 7h"] if first else ["draw"])
        if not first:
            assert refused(deal, "0 take 7c 7d 7h") == ("first_draws", "DUMMY-2.3")
            say(deal, "0 draw", "0 discard 7c", "1 draw", "1 discard 9c")
            assert legal(deal, 0) == ["draw", "take 7c 7d 7h"]  # the 7 of clubs lies in the row now


@clause("DUMMY-2.6", "DUMMY-2.7", "DUMMY-2.8", "DUMMY-2.9")
@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        ("7s 7h 7d", ""),  # V03
        ("Jc Jd Jh Js", ""),
        ("4d 5d 6d", ""),  # V04
        ("10h Jh Qh Kh", ""),
        ("Qh Kh Ah", ""),
        ("2h 3h 4h", ""),
        ("9s 9h", "too_few DUMMY-2.6"),  # V06
        ("5d 6d 7h", "mixed_suits DUMMY-2.8"),
        ("5d 6d 8d", "broken_run DUMMY-2.8"),
        ("Ah 2h 3h", "ace_high DUMMY-2.9"),
        ("Kh Ah 2h", "ace_high DUMMY-2.9"),
        ("5d 5h 6d", "not_a_meld DUMMY-2.6"),
        ("5d 6d 6h 7d", "not_a_meld DUMMY-2.6"),
    ],
)
def test_what_is_a_meld(cards: str, fault: str) -> None:
    deal = table([f"{cards} 10c 3s", "2c 4s"], born=[0], discard="8c", **WHO)
    if fault:
        assert " ".join(refused(deal, f"0 meld {cards}")) == fault
    else:
        say(deal, f"0 meld {cards}")
        assert set(deal.view(1).faces("meld:0:0")) == set(cards.split())


@clause("DUMMY-2.11", "DUMMY-2.12", "DUMMY-2.13", "DUMMY-2.15")
def test_take_to_the_last_card() -> None:
    """V07, V11, D-28: from the card wanted on, all goes to the hand; the meld lies open; what is swept may be discarded."""
    deal = table(["8h 2c 3s", "4c 5s"], discard="7h Kc 9h")
    say(deal, "0 take 7h 8h 9h")
    assert row(deal) == ""
    assert held(deal, 0) == {"Kc", "2c", "3s"}
    assert deal.view(1).faces("meld:0:0") == ["7h", "8h", "9h"]
    assert deal.view(1).faces("swept:0") == ["Kc"]
    assert "born" in deal.view(1).players[0].badges
    assert cited(deal, "take") == [(0, "DUMMY-2.15")]
    assert cited(deal, "born") == [(0, "DUMMY-2.13")]
    assert cited(deal, "meld") == [(0, "DUMMY-2.12")]
    say(deal, "0 discard Kc")
    assert row(deal) == "Kc"
    deal = table(["5d 6d 2c", "4c 5s"], discard="4d 9c")
    say(deal, "0 take 4d 5d 6d")
    assert held(deal, 0) == {"2c", "9c"}


@clause("DUMMY-2.15")
def test_take_from_the_middle() -> None:
    """V08: the older part of the row stays."""
    deal = table(["Kd Ks 2c", "4c 5s"], discard="7h Kc 9h")
    say(deal, "0 take Kc Kd Ks")
    assert row(deal) == "7h"
    assert held(deal, 0) == {"2c", "9h"}
    assert refused(deal, "0 take 7h 9h 2c") == ("one_a_turn", "DUMMY-2.4")


@clause("DUMMY-2.11", "DUMMY-2.15")
def test_takes_refused() -> None:
    """V09 and others."""
    deal = table(["2c 3d 9d 9h", "4c"], discard="5s 6s 7s 9s")
    assert refused(deal, "0 take 5s 6s 7s") == ("needs_hand_card", "DUMMY-2.11")
    assert refused(deal, "0 take 2c 3d 9d") == ("not_in_row", "DUMMY-2.15")
    assert refused(deal, "0 take 7s 8s 9s") == ("take_not_held", "DUMMY-2.11")
    assert refused(deal, "0 take 9s 9h") == ("too_few", "DUMMY-2.6")
    assert refused(deal, "0 take 9s 9h 3d") == ("not_a_meld", "DUMMY-2.6")
    assert refused(deal, "0 take 9s 9h 9d 0:0") == ("not_to_lay_off", "DUMMY-2.11")


@clause("DUMMY-4.1")
def test_a_card_must_remain_after_a_take() -> None:
    deal = table(["9d 9h", "4c"], discard="7s 9s")
    assert refused(deal, "0 take 9d 9h 9s") == ("none_left", "DUMMY-4.1")
    assert legal(deal, 0) == ["draw"]
    deal = table(["9d 9h", "4c"], discard="9s 7s")  # the 7 remains
    say(deal, "0 take 9d 9h 9s")
    assert deal.over
    assert deal.position()["last"] == "7s"


@clause("DUMMY-2.11")
def test_take_for_a_layoff() -> None:
    """D-5: by default no; else the deepest card is laid off at once, with others taken or held."""
    place: dict[str, Any] = {"melds": ["1 8c 9c 10c"], "discard": "7c 3d", "by": 1, "head": ""}
    deal = table(["6c Kd 4h", "4c"], **place)
    assert refused(deal, "0 take 7c 1:0") == ("not_to_lay_off", "DUMMY-2.11")
    deal = table(["6c Kd 4h", "4c"], {"take_for_layoff": True}, **place)
    assert set(legal(deal, 0, "take")) == {"take 7c 1:0", "take 6c 7c 1:0"}
    assert refused(deal, "0 take 3d 1:0") == ("does_not_fit", "DUMMY-3.1")
    assert refused(deal, "0 take 7c 0:3") == ("no_such_meld", "DUMMY-3.1")
    say(deal, "0 take 6c 7c 1:0")
    assert held(deal, 0) == {"Kd", "4h", "3d"}
    assert deal.view(0).faces("meld:1:0") == ["6c", "7c", "8c", "9c", "10c"]
    assert "born" in kinds(deal)
    lone = table(["Kd", "4c"], {"take_for_layoff": True}, melds=["1 8c 9c 10c"], discard="7c", by=1, head="")
    say(lone, "0 take 7c 1:0")
    assert lone.over


@clause("DUMMY-2.6", "DUMMY-3.1", "DUMMY-4.1")
def test_only_what_is_held() -> None:
    """Each act with a card that is elsewhere cites the rule of that act."""
    deal = table(["9s 2c 3d", "4c"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    assert refused(deal, "0 meld 2c 3c 4c") == ("meld_not_held", "DUMMY-2.6")
    assert refused(deal, "0 layoff Kh 1:0") == ("layoff_not_held", "DUMMY-3.1")
    assert refused(deal, "0 knock Kh") == ("knock_not_held", "DUMMY-4.1")
    assert refused(deal, "0 discard Kh") == ("not_in_hand", "DUMMY-2.4")


@clause("DUMMY-2.14")
def test_melds_from_hand() -> None:
    """V12, V13, V14 and D-2."""
    deal = table(["8c 8d 8h 2s 3d", "4c"], discard="Kh", **WHO)
    assert refused(deal, "0 meld 8c 8d 8h") == ("not_born", "DUMMY-2.14")
    deal = table(["8c 8d 8h 2s 3d", "4c"], discard="Kh", born=[0], **WHO)
    say(deal, "0 meld 8c 8d 8h")
    assert cited(deal, "meld") == [(0, "DUMMY-2.14")]
    for allowed in ("knock_only", "allowed"):
        deal = table(
            ["8c 8d 8h Kc Kd 2s 3d", "4c"], {"birth_turn_melds": allowed}, discard="Kh", stock="5h 6s 9d", by=1
        )
        say(deal, "0 take Kc Kd Kh")
        assert deal.view(0).prompt.key == ("prompt-dummy-table" if allowed == "allowed" else "prompt-dummy-fresh")
        if allowed == "allowed":
            say(deal, "0 meld 8c 8d 8h")
        else:
            assert refused(deal, "0 meld 8c 8d 8h") == ("born_this_turn", "DUMMY-2.14")
            say(deal, "0 discard 2s", "1 draw", "1 discard 4c", "0 draw", "0 meld 8c 8d 8h")


CHAIN = "1 8c 9c 10c Jc"


@clause("DUMMY-3.1", "DUMMY-3.2")
def test_lay_off() -> None:
    """V16."""
    deal = table([None, "6c 7c Qc 2s 5d"], melds=[CHAIN], born=[1], turn=1, discard="Kh", **WHO)
    offered = legal(deal, 1, "layoff")
    assert "layoff Qc 1:0" in offered
    assert "layoff 6c 7c 1:0" in offered
    assert "layoff 6c 7c Qc 1:0" in offered
    assert refused(deal, "1 layoff 6c 1:0") == ("gap", "DUMMY-3.2")
    assert refused(deal, "1 layoff 2s 1:0") == ("does_not_fit", "DUMMY-3.1")
    assert refused(deal, "1 layoff Qc 1:1") == ("no_such_meld", "DUMMY-3.1")
    say(deal, "1 layoff 6c 7c 1:0")
    assert deal.view(0).faces("meld:1:0") == ["6c", "7c", "8c", "9c", "10c", "Jc"]
    assert cited(deal, "extend") == [(1, "DUMMY-3.1")]  # its own meld


@clause("DUMMY-3.3")
@pytest.mark.parametrize("chain", [True, False])
def test_lay_off_on_a_layoff(chain: bool) -> None:
    """V17 and D-7: on another's lay-off where the house allows it; on one's own always."""
    hands = ["7c 2s Kd 5c", "4c", "Qc 6c 3h"]
    deal = table(hands, {"layoff_chain": chain}, melds=[CHAIN], born=[0, 2], discard="Kh 4s", **WHO)
    say(deal, "0 layoff 7c 1:0", "0 discard 2s", "1 draw", "1 discard 4c", "2 draw")
    if chain:
        say(deal, "2 layoff 6c 1:0")
        marks = {card.face: card.marks for card in deal.view(-1).zone("meld:1:0").cards}
        assert (marks["6c"], marks["7c"], marks["8c"]) == (["by@2"], ["by@0"], [])
    else:
        assert refused(deal, "2 layoff 6c 1:0") == ("others_layoff", "DUMMY-3.3")
        assert legal(deal, 2, "layoff") == ["layoff Qc 1:0"]
    again = table(
        ["5c 3d 8d", "4c"], {"layoff_chain": False}, melds=[CHAIN + " + 0 6c 7c"], born=[0], discard="Kh", **WHO
    )
    say(again, "0 layoff 5c 1:0")


@clause("DUMMY-3.4")
def test_the_fourth_of_a_rank() -> None:
    """V18."""
    deal = table(["9s 2c 3d", "4c"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    say(deal, "0 layoff 9s 1:0")
    assert deal.view(0).faces("meld:1:0") == ["9c", "9d", "9h", "9s"]


@clause("DUMMY-3.5", "DUMMY-3.6")
def test_who_may_lay_off() -> None:
    """V19, D-3: once born, in the turn of birth too; and never has to."""
    deal = table(["9s 2c 3d", "4c"], melds=["1 9c 9d 9h"], discard="Kh", **WHO)
    assert refused(deal, "0 layoff 9s 1:0") == ("unborn_layoff", "DUMMY-3.5")
    assert legal(deal, 0) == ["discard 2c", "discard 3d", "discard 9s"]
    deal = table(["9s 2c 3d Kc Kd", "4c"], melds=["1 9c 9d 9h"], discard="Kh")
    say(deal, "0 take Kc Kd Kh")
    assert legal(deal, 0, "layoff") == ["layoff 9s 1:0"]
    say(deal, "0 layoff 9s 1:0")
    kept = table(["9s 2c 3d", "4c"], melds=["1 9c 9d 9h"], born=[0], discard="Kh", **WHO)
    say(kept, "0 discard 2c")
    assert refused(kept, "0 layoff 9s 1:0") == ("not_your_turn", "DUMMY-2.5")


@clause("DUMMY-2.9")
def test_no_run_goes_round() -> None:
    """V21."""
    deal = table(["2h Jh 3d 4s", "4c"], melds=["1 Qh Kh Ah"], born=[0], discard="Kc", **WHO)
    assert refused(deal, "0 layoff 2h 1:0") == ("ace_high", "DUMMY-2.9")
    say(deal, "0 layoff Jh 1:0")
    low = table(["Ah Kd 3d 4s", "4c"], melds=["1 2h 3h 4h"], born=[0], discard="Kc", **WHO)
    assert refused(low, "0 layoff Ah 1:0") == ("ace_high", "DUMMY-2.9")


def test_runs_that_meet_stay_apart() -> None:
    """D-29: the card that fills the gap joins one of them."""
    deal = table(["7d 2c 3s", "4c"], melds=["0 4d 5d 6d", "1 8d 9d 10d"], born=[0], discard="Kc", **WHO)
    assert set(legal(deal, 0, "layoff")) == {"layoff 7d 0:0", "layoff 7d 1:0"}
    say(deal, "0 layoff 7d 1:0")
    assert deal.view(0).faces("meld:0:0") == ["4d", "5d", "6d"]
    assert deal.view(0).faces("meld:1:0") == ["7d", "8d", "9d", "10d"]


def test_events_show_only_what_is_seen() -> None:
    deal = table(["2c 9d", "3c 8s"], discard="7h", stock="Kd Jd")
    deal.events = []
    say(deal, "0 draw")
    heard = [event.for_(1) for event in deal.events]
    assert [event.cards for event in heard if isinstance(event, Event)] == [("",)]


def test_texts() -> None:
    deal = table(["2c 9d", "3c 8s"])
    for text in ("draw", "pass", "take 7h 8h 9h", "take 7c 1:0", "meld 2c 3c 4c", "layoff 6c 7c 3:11", "knock Kd"):
        assert deal.text(deal.parse(text)) == text
    assert deal.parse("TAKE 9h 7H 8h") == deal.parse("take 7h 8h 9h")
    for text in (
        "layoff 7c",
        "layoff 7c 4:0",
        "layoff 7c 0:32",
        "discard 2c 3c",
        "meld 2c 2c",
        "knock",
        "draw 2c",
        "fly",
    ):
        with pytest.raises(wp.InvalidAction):
            deal.parse(text)
