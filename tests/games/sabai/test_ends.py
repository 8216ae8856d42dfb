"""How a round and a match end, and what it is worth: V31 … V47."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.sabai.table import LOW, everyone_passes, phase, row, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal

HIGH = "5 6 7 8"


def ended(rows: list[str], rules: dict[str, object] | None = None) -> Deal:
    """A round that is scored with these rows."""
    return wp.load("sabai", rules=rules).deal(len(rows), position={"rows": rows, "phase": "over", "stock": "9"})


@clause("SABAI-1.3", "SABAI-1.4", "SABAI-10.4")
def test_card_points() -> None:
    """V31."""
    deal = ended(["1 2 3", "J J 2", "J", "14 13 12 11", ""])
    points = {line.seat: line.args["n"] for line in deal.lines() if line.key == "card_points"}
    assert [points[seat] for seat in range(5)] == [6, -6, -4, 50, 0]


@clause("SABAI-1.1", "SABAI-1.2", "SABAI-5.1")
@pytest.mark.parametrize(
    ("rows", "scores"),
    [
        (["2", "X 1", "9"], [1, -1, 0]), (["J J J X 1", "5"], [-1, 1]), (["6", "1 5", "9"], [1, 1, 0]),
        (["", "J", "9"], [0, 1, 0]),
    ],
    ids=["V32", "V34", "V36", "out with 0 against less"],
)  # fmt: skip
def test_victory_points(rows: list[str], scores: list[int]) -> None:
    deal = ended(rows)
    assert deal.scores() == scores
    assert {line.clause for line in deal.lines() if line.points < 0} <= {"SABAI-5.1"}


@clause("SABAI-5.2")
def test_hall_of_fame() -> None:
    """V33."""
    deal = ended(["J J J X", "1", ""])
    assert deal.scores() == [1, 0, 0]
    assert any(line.clause == "SABAI-5.2" for line in deal.lines())


@clause("SABAI-1.2")
def test_ties_may_give_nothing() -> None:
    assert ended(["6", "1 5", "9"], {"vp_tie": "none"}).scores() == [0, 0, 0]


@clause("SABAI-10.1")
def test_the_last_card_is_a_13() -> None:
    """V38: the give lapses, the round ends after a last chance."""
    deal = table(["13", HIGH, LOW], stock="9 9", turn=1, discard="13", seen=["0", "-", "-"])
    say(deal, "0 throw 0:0")
    assert phase(deal) == "last_chance"
    assert refused(deal, "1 draw") == ("last_chance", "SABAI-10.1")
    everyone_passes(deal)
    assert deal.over
    assert deal.scores() == [1, 0, 0]
    assert refused(deal, "1 draw")[0] == "over"


@clause("SABAI-10.1", "SABAI-4.4")
def test_a_card_given_meanwhile_cancels_the_end() -> None:
    """V39."""
    deal = table(["13", HIGH, LOW], stock="9 13", turn=1, seen=["0", "-", "-"])
    say(deal, "1 draw", "1 play", "0 throw 0:0", "1 give 1:0 @0")
    assert phase(deal) == "effect"
    say(deal, "0 give 0:0 @2")
    everyone_passes(deal)
    assert deal.over
    assert row(deal, 0) == []
    kept = table(["13", HIGH, LOW], {"zero_by_give": False}, stock="9 13", turn=1, seen=["0", "-", "-"])
    say(kept, "1 draw", "1 play", "0 throw 0:0", "1 give 1:0 @0", "0 give 0:0 @2")
    assert not kept.over
    assert phase(kept) == "draw"


@clause("SABAI-10.2", "SABAI-10.3")
def test_a_call_before_the_first_draw() -> None:
    """V41, V42."""
    deal = wp.load("sabai").deal(4, 1, position={"dealer": 0, "rows": [LOW, HIGH, "9 10 9 10", "5 6 7 8"],
                                                 "stock": "1 2 3 4 1 2 3"})  # fmt: skip
    say(deal, "2 call")
    assert refused(deal, "0 call") == ("called_already", "SABAI-10.2")
    for seat in (1, 2, 3, 0):
        assert deal.to_act() == 1 << seat
        say(deal, f"{seat} draw", f"{seat} play")
    everyone_passes(deal)
    assert deal.over


@clause("SABAI-10.3")
@pytest.mark.parametrize(("lap", "turns"), [("full", [2, 0, 1]), ("until_dealer", [2, 0])])
def test_a_call_in_the_middle_of_a_turn(lap: str, turns: list[int]) -> None:
    """The running turn is finished, then comes the lap."""
    deal = table([LOW, HIGH, "9 10 9 10"], {"final_lap": lap}, stock="1 2 3 4 1 2", turn=1, dealer=0)
    say(deal, "1 draw", "0 call", "1 play")
    for seat in turns:
        assert deal.to_act() == 1 << seat
        say(deal, f"{seat} draw", f"{seat} play")
    everyone_passes(deal)
    assert deal.over


@clause("SABAI-10.2")
def test_no_call_during_a_race_of_noses() -> None:
    deal = table(["3 5 5 5", "1 2 4 6"], stock="9 9", turn=1, discard="3 3 3", seen=["0 - - -", "-"])
    say(deal, "0 throw 0:0")
    assert refused(deal, "1 call") == ("no_call_now", "SABAI-10.2")


@clause("SABAI-10.1")
def test_a_round_may_end_within_the_lap() -> None:
    """V43."""
    deal = table([LOW, "9", HIGH], stock="1 2 3 9", turn=0, seen=["-", "1", "-"])
    say(deal, "0 call", "0 draw", "0 play", "1 throw 1:0")
    everyone_passes(deal)
    assert deal.over


@clause("SABAI-11.1", "SABAI-11.2")
def test_the_final_round() -> None:
    """V42, V47."""
    deal = table([LOW, HIGH], stock="9 9", turn=0, final=True)
    assert refused(deal, "0 call") == ("final_round", "SABAI-11.1")
    match = wp.load("sabai").match(2, 3)
    assert match.last_deal == 2
    assert match.deal.position().get("final", False) is False
    match.totals = [3, 3]
    assert match.ranks() == [1, 1]
    match.totals = [3, 1]
    assert match.ranks() == [1, 2]


@clause("SABAI-10.1")
def test_stock_exhaustion() -> None:
    """V46: the discards below the top stack come back, but for a burned Ass Joker."""
    pile = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10"
    deal = table(["11 12", "13 14"], stock="", turn=0, discard=pile)
    say(deal, "0 draw")
    assert deal.view(-1).zone("stock").count == 17
    assert deal.view(-1).zone("discard").count == 2
    empty = table(["11 12", "13 14"], stock="", turn=0)
    say(empty, "0 draw")
    assert empty.over, "no card anywhere: scored as it stands"


@clause("SABAI-10.1")
def test_a_round_has_a_most_turns() -> None:
    deal = wp.load("sabai", rules={"max_turns": 20, "nose": "off"}).deal(2, 5, position={"dealer": 0, "final": True})
    for _ in range(2000):
        if deal.over:
            break
        waiting = int(deal.to_act())
        seat = (waiting & -waiting).bit_length() - 1
        actions = deal.legal(seat)
        plain = [a for a in actions if deal.text(a).split()[0] in ("draw", "play", "pass", "extra", "burn")]
        deal.apply(seat, (plain or actions)[-1 if phase(deal) == "last_chance" else 0])
    assert deal.over
    assert deal.position()["turns"] <= 20


@clause("SABAI-5.2", "SABAI-11.2")
def test_four_jokers_may_win_the_match() -> None:
    for scope, over in (("round", False), ("match", True)):
        match = wp.load("sabai", rules={"hof_scope": scope}).match(3, 1)
        match.deal = ended(["J J J X", "1", "2"], {"hof_scope": scope})
        match._check_over()
        assert match.over == over
        assert match.titles()[0] == "hall_of_fame"
        if over:
            assert match.ranks() == [1, 2, 2]


@clause("SABAI-11.3", "SABAI-6.3")
def test_enjoy() -> None:
    """Lore; and nobody is skipped by a throw."""
    assert wp.load("sabai").clause("11.3").kind == "lore"
    deal = table([LOW, "6 5 7 8", "9 10 9 10"], stock="9 9", turn=0, discard="6", seen=["-", "1 - - -", "-"])
    say(deal, "1 throw 1:0")
    assert deal.to_act() == 0b001
    assert "start" not in kinds(deal)
