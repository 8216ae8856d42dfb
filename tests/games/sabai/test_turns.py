"""Dealing, turns, functions, the Ass Joker: V01 … V09, V26 … V29."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.sabai.table import LOW, knows, legal, phase, row, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause

HIGH = "5 6 7 8"


@clause("SABAI-2.1", "SABAI-2.2", "SABAI-2.3")
@pytest.mark.parametrize(("seats", "stock"), [(4, 44), (12, 12), (2, 52)])
def test_the_deal(seats: int, stock: int) -> None:
    """V01, V02."""
    deal = wp.load("sabai").deal(seats, 5)
    assert deal.view(-1).zone("stock").count == stock
    assert not deal.view(-1).zone("discard").cards, "no up-card"
    for seat in range(seats):
        view = deal.view(seat)
        assert all(len(view.zone(f"row:{other}").cards) == 4 for other in range(seats))
        assert all(not card.face for other in range(seats) for card in view.zone(f"row:{other}").cards)
        assert refused(deal, f"{seat} peek {seat}:0")[1] == "SABAI-2.2"
    for seats in (1, 13):
        with pytest.raises(wp.InvalidOption):
            wp.load("sabai").deal(seats)


@clause("SABAI-2.2")
def test_initial_peek_is_an_option() -> None:
    deal = wp.load("sabai", rules={"initial_peek": 2}).deal(3, 5)
    assert sum(knows(deal, 1, f"1:{slot}") for slot in range(4)) == 2
    assert not any(knows(deal, 0, f"1:{slot}") for slot in range(4))


@clause("SABAI-3.1", "SABAI-3.2", "SABAI-10.5")
def test_who_starts_and_deals() -> None:
    """V03, V44."""
    deal = wp.load("sabai").deal(4, position={"dealer": 0})
    for seat in (1, 2, 3, 0):
        assert deal.to_act() == 1 << seat
        say(deal, f"{seat} draw")
        if "play" in legal(deal, seat):
            say(deal, f"{seat} play")
        else:
            say(deal, f"{seat} extra")
        while phase(deal) not in ("draw", "over"):
            waiting = int(deal.to_act())
            who = (waiting & -waiting).bit_length() - 1
            deal.apply(who, deal.legal(who)[0])
    match = wp.load("sabai").match(3, 4)
    first = match.deal.position()["dealer"]
    say_all(match)
    match.advance()
    assert match.deal.position()["dealer"] == (first + 1) % 3


def say_all(match: wp.Match) -> None:
    """To the end of the round by timeouts, after a call."""
    deal = match.deal
    if "call" in legal(deal, 0):
        match.apply(0, deal.parse("call"))
    while not deal.over:
        waiting = int(deal.to_act())
        seat = (waiting & -waiting).bit_length() - 1
        match.apply(seat, deal.timeout(seat))


@clause("SABAI-3.3", "SABAI-3.4")
def test_play() -> None:
    """V04."""
    deal = table([LOW, HIGH], stock="9 7", turn=0)
    assert refused(deal, "0 play") == ("draw_first", "SABAI-3.3")
    assert refused(deal, "1 draw") == ("not_your_turn", "SABAI-3.1")
    say(deal, "0 draw")
    assert deal.view(0).faces("drawn:0") == ["7"]
    assert deal.view(1).faces("drawn:0") == [""]
    assert refused(deal, "0 draw") == ("drawn_already", "SABAI-3.3")
    say(deal, "0 play")
    assert deal.view(1).faces("discard")[-1] == "7"
    assert deal.to_act() == 0b10


@clause("SABAI-3.5")
def test_keep() -> None:
    deal = table([LOW, HIGH], stock="9 7", turn=0)
    say(deal, "0 draw")
    assert refused(deal, "0 keep 1:0") == ("not_your_card", "SABAI-3.5")
    say(deal, "0 keep 0:2")
    assert row(deal, 0) == ["1", "2", "7", "4"]
    assert deal.view(1).faces("discard")[-1] == "3"
    assert knows(deal, 0, "0:2")
    assert not knows(deal, 1, "0:2")


@clause("SABAI-4.1", "SABAI-4.2")
def test_peek() -> None:
    """V06."""
    deal = table([LOW, HIGH], stock="9 11", turn=0)
    say(deal, "0 draw", "0 play")
    assert refused(deal, "0 spy 1:0") == ("effect_first", "SABAI-4.1")
    assert refused(deal, "0 peek 1:0") == ("peek_own", "SABAI-4.2")
    say(deal, "0 peek 0:1")
    assert knows(deal, 0, "0:1")
    assert not knows(deal, 1, "0:1")
    assert deal.to_act() == 0b10


@clause("SABAI-4.1", "SABAI-4.3")
def test_a_card_swapped_out_acts() -> None:
    """V07."""
    rows = ["12 2 3 4", HIGH]
    deal = table(rows, stock="9 1", turn=0)
    say(deal, "0 draw", "0 keep 0:0")
    assert refused(deal, "0 spy 0:1") == ("spy_other", "SABAI-4.3")
    say(deal, "0 spy 1:3")
    assert knows(deal, 0, "1:3")
    assert not knows(deal, 1, "1:3")
    quiet = table(rows, {"swapout_acts": False}, stock="9 1", turn=0)
    say(quiet, "0 draw", "0 keep 0:0")
    assert quiet.to_act() == 0b10


@clause("SABAI-4.4")
def test_give() -> None:
    """V08."""
    deal = table([LOW, HIGH, "9 9 10 10"], stock="6 13", turn=0)
    say(deal, "0 draw", "0 play")
    assert refused(deal, "0 give 1:1 @2") == ("give_own_to_other", "SABAI-4.4")
    assert refused(deal, "0 give 0:1 @0") == ("give_own_to_other", "SABAI-4.4")
    say(deal, "0 give 0:1 @2")
    assert row(deal, 0) == ["1", "3", "4"]
    assert len(row(deal, 2)) == 5
    assert not knows(deal, 2, "2:4")


@clause("SABAI-4.5")
def test_switch() -> None:
    """V09."""
    deal = table([LOW, HIGH], stock="9 14", seen=["0 - - -", "- - - -"], turn=0)
    say(deal, "0 draw", "0 play")
    assert refused(deal, "0 switch 0:0 0:1") == ("switch_own_for_other", "SABAI-4.5")
    say(deal, "0 switch 0:0 1:2")
    assert row(deal, 0) == ["7", "2", "3", "4"]
    assert row(deal, 1) == ["5", "6", "1", "8"]
    assert not knows(deal, 0, "0:0")
    assert knows(deal, 0, "1:2")
    assert not knows(deal, 1, "1:2")


@clause("SABAI-4.1")
def test_a_power_without_a_target_lapses() -> None:
    deal = table(["5", HIGH], stock="9 13", turn=0, discard="13")
    say(deal, "0 draw", "0 keep 0:0")
    assert "lapse" not in kinds(deal)
    bare = table(["13", HIGH], stock="9", turn=1, seen=["0", "- - - -"], discard="13")
    say(bare, "0 throw 0:0")
    assert "lapse" in kinds(bare)


@clause("SABAI-5.3", "SABAI-5.4", "SABAI-5.6")
def test_the_ass_joker_drawn() -> None:
    deal = table([LOW, HIGH], stock="9 X", turn=0)
    say(deal, "0 draw")
    assert refused(deal, "0 play") == ("ass_not_discarded", "SABAI-5.3")
    assert refused(deal, "0 keep 0:0") == ("ass_not_swapped", "SABAI-5.4")
    assert refused(deal, "0 burn") == ("burn_on_joker", "SABAI-5.6")
    say(deal, "0 extra")
    assert "X" in row(deal, 0)
    assert deal.to_act() == 0b10
    assert refused(table([LOW, HIGH], stock="9 8", turn=0, drawn="7"), "0 extra") == ("not_the_ass", "SABAI-5.4")
    other = table([LOW, HIGH], {"ass_drawn": "swap_in"}, stock="9 X", turn=0)
    say(other, "0 draw", "0 keep 0:0")
    assert row(other, 0)[0] == "X"


@clause("SABAI-5.6")
def test_burning() -> None:
    """V26."""
    deal = table([LOW, HIGH], stock="9 X", turn=0, discard="J")
    say(deal, "0 draw", "0 burn")
    assert deal.view(-1).faces("discard")[-1] == "X"


@clause("SABAI-5.5", "SABAI-5.4")
def test_turned_up_by_accident() -> None:
    """V27, V28."""
    deal = table(["X 2 3 4", HIGH], stock="9 7", turn=0)
    say(deal, "0 draw", "0 keep 0:0")
    assert row(deal, 0)[0] == "X"
    assert knows(deal, 1, "0:0")
    assert deal.view(-1).faces("discard")[-1] == "7"
    assert deal.to_act() == 0b10
    giving = table(["X 2 3 4", HIGH], stock="9 13", turn=0)
    say(giving, "0 draw", "0 keep 0:0", "0 give 0:0 @1")
    assert "X" in row(giving, 1)
    known = table(["X 2 3 4", HIGH], stock="9 7", seen=["0 - - -", "- - - -"], turn=0)
    say(known, "0 draw")
    assert refused(known, "0 keep 0:0") == ("ass_not_swapped", "SABAI-5.4")
