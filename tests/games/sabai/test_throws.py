"""Throwing in, throwing for others, four alike: V11 … V29, V37."""

from __future__ import annotations

import pytest

from tests.games.sabai.table import LOW, knows, legal, phase, row, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause

HIGH = "5 6 7 8"


@clause("SABAI-6.1", "SABAI-6.2", "SABAI-6.3")
def test_functions_act_in_the_order_laid() -> None:
    """V11: nobody is skipped."""
    rows = [LOW, HIGH, "9 9 10 10", "11 11 2 3"]
    deal = table(rows, stock="6 11", turn=1, seen=["- - - -", "- - - -", "- - - -", "3 3 - -"])
    say(deal, "1 draw", "1 play", "3 throw 3:0 3:1")
    assert deal.to_act() == 0b0010
    say(deal, "1 peek 1:0")
    assert deal.to_act() == 0b1000
    say(deal, "3 peek 3:2", "3 peek 3:3")
    assert deal.to_act() == 0b0100


@clause("SABAI-6.1")
def test_out_of_turn() -> None:
    deal = table([LOW, "6 5 7 8", HIGH.replace("6", "9")], stock="9 9", turn=0, discard="6", seen=["-", "1 - - -", "-"])
    assert "throw 1:0" in legal(deal, 1)
    assert deal.may_react() >> 1 & 1
    say(deal, "1 throw 1:0")
    assert deal.to_act() == 0b001
    empty = table([LOW, HIGH], stock="9 9", turn=0)
    assert refused(empty, "1 throw 1:0") == ("nothing_to_throw_on", "SABAI-6.1")
    assert refused(empty, "1 pass") == ("nothing_to_pass", "SABAI-6.1")
    assert refused(table([LOW, HIGH], stock="9", turn=0, discard="9"), "1 throw 0:0") == ("own_cards", "SABAI-6.2")


@clause("SABAI-6.4", "SABAI-6.5")
def test_a_wrong_throw() -> None:
    """V12, V13, V14."""
    deal = table(
        [LOW, HIGH, "9 6 10 10", "6 3 2 1"], stock="7 7 7", turn=0, discard="6", seen=["-", "-", "-", "3 - - -"]
    )
    say(deal, "2 throw 2:0")
    assert [event.foul for event in deal.events or [] if event.kind in ("wrong_throw", "penalty")] == [True, False]
    assert len(row(deal, 2)) == 5
    assert knows(deal, 0, "2:0")
    assert not knows(deal, 2, "2:4")
    assert refused(deal, "2 throw 2:1") == ("barred", "SABAI-6.5")
    say(deal, "3 throw 3:0")
    assert not (deal.events or [])[-1].foul
    assert deal.why_not(2, deal.parse("throw 2:1")) is None
    say(deal, "2 throw 2:1")
    assert row(deal, 2).count("6") == 0


@clause("SABAI-6.2", "SABAI-6.4")
@pytest.mark.parametrize(("per", "penalties"), [("card", 2), ("throw", 1)])
def test_some_right_some_wrong(per: str, penalties: int) -> None:
    """V16."""
    deal = table([LOW, "5 8 9 7"], {"penalty_per": per}, stock="10 10 10", turn=0, discard="5")
    say(deal, "1 throw 1:0 1:1 1:2")
    assert deal.view(-1).faces("discard")[-1] == "5"
    assert {"8", "9", "7"} <= set(row(deal, 1))
    assert kinds(deal).count("penalty") == penalties


@clause("SABAI-6.5")
def test_strict_retry() -> None:
    rows = [LOW, HIGH, "9 3 10 10"]
    for scope, allowed in (("stack", True), ("strict", False)):
        deal = table(rows, {"retry_scope": scope}, stock="4 3", turn=0, discard="6")
        say(deal, "2 throw 2:0", "0 draw", "0 play")
        assert (deal.why_not(2, deal.parse("throw 2:1")) is None) == allowed


FOR = ["1 2 3 4", "9 9 8 8", "5 6 7 10", "11 11 3 3"]


@clause("SABAI-7.1", "SABAI-7.2", "SABAI-7.4")
def test_throwing_for_another() -> None:
    """V17."""
    deal = table(FOR, stock="7 7", turn=0, discard="6")
    say(deal, "0 for 2:1")
    assert phase(deal) == "compensate"
    assert refused(deal, "0 draw") == ("owe_card", "SABAI-7.4")
    assert refused(deal, "0 comp 1:0") == ("own_card_owed", "SABAI-7.4")
    say(deal, "0 comp 0:3")
    assert row(deal, 0) == ["1", "2", "3"]
    assert sorted(row(deal, 2)) == sorted(["5", "4", "7", "10"])


@clause("SABAI-7.5", "SABAI-6.4")
def test_a_wrong_throw_for_another() -> None:
    """V18."""
    deal = table(FOR, stock="7 7", turn=0, discard="6")
    say(deal, "0 for 2:3")
    assert row(deal, 2) == ["5", "6", "7", "10"]
    assert all(knows(deal, seat, "2:3") for seat in range(4))
    assert len(row(deal, 0)) == 5


@clause("SABAI-7.3")
def test_the_owner_goes_first() -> None:
    """V19."""
    deal = table(FOR, stock="7 7", turn=0, discard="6", seen=["-", "-", "- 2 - -", "-"])
    say(deal, "0 for 2:1")
    assert phase(deal) == "owner_first"
    assert deal.to_act() == 0b100
    assert refused(deal, "1 throw 1:0") == ("owner_first", "SABAI-7.3")
    again = deal.copy()
    say(deal, "2 throw 2:1")
    assert len(row(deal, 2)) == 3
    assert len(row(deal, 0)) == 4
    say(again, "2 decline", "0 comp 0:0")
    assert len(row(again, 0)) == 3
    assert refused(again, "2 decline") == ("nothing_offered", "SABAI-7.3")


@clause("SABAI-7.2")
def test_known_cards_may_be_forbidden() -> None:
    deal = table(FOR, {"known_owner": "forbid"}, stock="7 7", turn=0, discard="6", seen=["-", "-", "- 2 - -", "-"])
    assert refused(deal, "0 for 2:1") == ("owner_knows", "SABAI-7.2")


@clause("SABAI-7.5")
def test_the_thrower_uses_the_power() -> None:
    """V21."""
    deal = table(["1 2 3 4", "9 9 8 8", "5 12 7 10"], stock="7 7", turn=0, discard="12")
    say(deal, "0 for 2:1")
    assert deal.to_act() == 0b001
    say(deal, "0 spy 1:0")
    assert phase(deal) == "compensate"
    say(deal, "0 comp 0:0")
    assert deal.to_act() == 0b001


@clause("SABAI-8.5")
def test_simple_game() -> None:
    """V22."""
    deal = table(FOR, {"throw_for_others": False}, stock="7 7", turn=0, discard="6")
    assert refused(deal, "0 for 2:1") == ("own_only", "SABAI-8.5")


@clause("SABAI-8.1", "SABAI-8.2", "SABAI-8.3", "SABAI-8.4")
def test_the_ass_move_with_two_13s() -> None:
    """V23."""
    deal = table(["13 13 5 2", "1 1 1 3"], stock="7 9", turn=0, seen=["0 0 0 0", "-"])
    say(deal, "0 draw", "0 keep 0:0", "0 give 0:1 @1")
    assert row(deal, 0) == ["9", "5", "2"]
    say(deal, "0 for 1:4", "0 give 0:0 @1")
    assert phase(deal) == "compensate"
    say(deal, "0 comp 0:2")
    assert row(deal, 0) == ["2"]
    assert len(row(deal, 1)) == 6  # the 13 came and went, two more came


@clause("SABAI-8.1", "SABAI-8.2", "SABAI-8.3", "SABAI-8.4")
def test_the_ass_move_with_two_14s() -> None:
    """V24."""
    deal = table(["14 14 5 2", "1 1 3 3"], stock="7 9", turn=0, seen=["0 0 0 0", "-"])
    say(deal, "0 draw", "0 keep 0:0", "0 switch 0:1 1:0")
    assert row(deal, 0) == ["9", "1", "5", "2"]
    say(deal, "0 for 1:0", "0 switch 0:0 1:1", "0 comp 0:2")
    assert len(row(deal, 0)) == 3


@clause("SABAI-5.6")
def test_the_ass_joker_and_debts() -> None:
    deal = table(["X 2 3 4", "9 9 8 8", "5 6 7 10"], stock="7 7", turn=0, discard="6")
    say(deal, "0 for 2:1", "0 comp 0:0")
    assert phase(deal) == "compensate", "shown, and another card is due"
    assert knows(deal, 1, "0:0")
    assert refused(deal, "0 comp 0:0") == ("ass_only", "SABAI-5.6")
    say(deal, "0 comp 0:1")
    thrown = table(["X 2 3 4", HIGH], stock="9 9", turn=1, discard="8")
    say(thrown, "0 throw 0:0")  # V29
    assert row(thrown, 0)[0] == "X"
    assert len(row(thrown, 0)) == 5
    burned = table(["X 2 3 4", HIGH], stock="9 9", turn=1, discard="J", seen=["0 - - -", "-"])
    say(burned, "0 throw 0:0")
    assert burned.view(-1).faces("discard")[-1] == "X"


NOSE = ["3 5 5 5", "1 2 4 6", HIGH, "6 7 8 9"]


@clause("SABAI-9.1", "SABAI-9.2")
def test_four_alike() -> None:
    """V37."""
    deal = table(NOSE, stock="10 10", turn=1, discard="3 3 3", seen=["0 - - -", "-", "-", "-"])
    assert refused(deal, "2 touch") == ("no_nose", "SABAI-9.1")
    say(deal, "0 throw 0:0")
    assert phase(deal) == "nose"
    assert refused(deal, "1 draw") == ("touch_nose", "SABAI-9.1")
    say(deal, "2 touch", "0 touch", "3 touch")
    assert len(row(deal, 1)) == 5
    assert not knows(deal, 1, "1:4")
    assert deal.to_act() == 0b0010


@clause("SABAI-9.1")
@pytest.mark.parametrize(("how", "penalties"), [("random", 1), ("off", 0)])
def test_other_ways_with_four_alike(how: str, penalties: int) -> None:
    deal = table(NOSE, {"nose": how}, stock="10 10", turn=1, discard="3 3 3", seen=["0 - - -", "-", "-", "-"])
    say(deal, "0 throw 0:0")
    assert kinds(deal).count("penalty") == penalties
    assert deal.to_act() == 0b0010


@clause("SABAI-5.6", "SABAI-6.5")
def test_burning_frees_whoever_else_threw_wrong() -> None:
    rows = ["1 2 3 4", "5 6 7 8", "9 J 1 2"]
    deal = table(rows, discard="J", turn=0, drawn="X")
    say(deal, "2 throw 2:0")
    assert refused(deal, "2 throw 2:1") == ("barred", "SABAI-6.5")
    say(deal, "0 burn", "2 throw 2:1")
    assert row(deal, 2).count("J") == 0
    own = table(rows, discard="J", turn=0, drawn="X")
    say(own, "0 throw 0:0", "0 burn")
    assert refused(own, "0 throw 0:1") == ("barred", "SABAI-6.5")


@clause("SABAI-4.1", "SABAI-7.4", "SABAI-6.1", "SABAI-7.1")
def test_refusals_say_what_is_waited_for() -> None:
    deal = table(["1 2 3 4", "5 6 7 8", "11 10 1 2"], discard="11", turn=1)
    say(deal, "2 throw 2:0")
    assert refused(deal, "1 draw") == ("effect_of_other", "SABAI-4.1")
    held = table(["1 2 3 4", "5 6 7 8"], turn=0, drawn="7", discard="9")
    assert refused(held, "0 give 0:0 @1") == ("no_effect", "SABAI-4.1")
    assert refused(held, "0 comp 0:0") == ("no_debt", "SABAI-7.4")
    assert refused(held, "0 throw 0:9") == ("no_card_there", "SABAI-6.1")
    assert refused(held, "0 for 1:9") == ("no_card_of_theirs", "SABAI-7.1")
    owing = table(["1 2 3 4", "9 9 8 8", "5 6 7 10"], stock="7 7", turn=0, discard="6")
    say(owing, "0 for 2:1")
    assert refused(owing, "1 draw") == ("debt_of_other", "SABAI-7.4")
