"""The shout before the last card, and who forgets it (CHALUI-7)."""

from __future__ import annotations

import pytest

from tests.games.chalui.table import SPARE, cited, hand, legal, size, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import RACE, Deal

STOCK = "bI bI bH bH bG bG bF bF bE bE"


def two_left(**rules: object) -> Deal:
    """Seat 0 has two cards and lays one."""
    return table("rB yC", "rD rE yD", "yE yF yG", "gE gF gG", discard="rA", stock=STOCK, rules=rules)


@clause("CHALUI-7.1", "CHALUI-7.2")
def test_the_shout_goes_with_the_card() -> None:
    """CV-49."""
    deal = two_left()
    assert legal(deal) == {"play rB", "play rB chalui"}
    say(deal, "0 play rB chalui")
    assert kinds(deal)[-1] == "shout"
    assert cited(deal, "shout") == ["CHALUI-7.1"]
    assert "said" in deal.view(2).players[0].badges
    assert refused(deal, "2 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")
    assert refused(deal, "0 shout") == ("no_shout", "CHALUI-7.1")


@clause("CHALUI-7.1", "CHALUI-7.3", "CHALUI-7.4")
def test_who_forgets_and_is_caught() -> None:
    """Q38: five cards, and nothing else changes."""
    deal = two_left()
    say(deal, "0 play rB")
    assert deal.window() == RACE
    assert deal.may_react() == 0b1101
    assert "accuse @0" in legal(deal, 1), "on turn as well"
    assert refused(deal, "0 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")
    assert refused(deal, "2 accuse @3") == ("nothing_forgotten", "CHALUI-7.4")
    before = turn(deal)
    say(deal, "2 accuse @0")
    assert size(deal, 0) == 6
    assert turn(deal) == before
    assert cited(deal, "accuse") == ["CHALUI-7.4"]
    assert cited(deal, "penalty") == ["CHALUI-7.3"]
    assert refused(deal, "3 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")


@clause("CHALUI-7.1")
def test_a_late_shout() -> None:
    """CV-51, Q35."""
    deal = two_left()
    say(deal, "0 play rB", "0 shout")
    assert refused(deal, "2 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")
    assert "said" in deal.view(2).players[0].badges
    strict = two_left(late_shout=False)
    say(strict, "0 play rB")
    assert refused(strict, "0 shout") == ("too_late_to_shout", "CHALUI-7.3")
    assert strict.may_react() == 0b1100


@clause("CHALUI-7.4")
@pytest.mark.parametrize(
    ("window", "after_next", "after_own"),
    [("offender_acts", True, False), ("next_action", False, False), ("game_end", True, True)],
)
def test_how_long_one_can_be_caught(window: str, after_next: bool, after_own: bool) -> None:
    """CV-52, Q36."""
    deal = two_left(shout_window=window)
    say(deal, "0 play rB")
    assert deal.why_not(3, deal.parse("accuse @0")) is None
    say(deal, "1 play rD")
    assert (deal.why_not(3, deal.parse("accuse @0")) is None) == after_next
    say(deal, "2 draw", "3 draw", "0 draw")
    assert (deal.why_not(3, deal.parse("accuse @0")) is None) == after_own
    if not after_own:
        assert refused(deal, "3 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")


@clause("CHALUI-7.1")
def test_no_shout_without_a_last_card() -> None:
    """Q37."""
    deal = table("rB yC bD", SPARE, discard="rA")
    assert refused(deal, "0 play rB chalui") == ("no_shout", "CHALUI-7.1")
    last = table("rB", SPARE, discard="rA")
    assert refused(last, "0 play rB chalui") == ("no_shout", "CHALUI-7.1")
    wrong = table("bB yC", SPARE, discard="rA", stock=STOCK)
    say(wrong, "0 play bB chalui")
    assert size(wrong, 0) == 4
    assert "shout" not in kinds(wrong)


@clause("CHALUI-7.4")
def test_false_accusations() -> None:
    """Q37, where the table punishes them."""
    deal = two_left(false_accuse_draw=2)
    say(deal, "0 play rB chalui")
    assert "accuse @0" in {deal.text(action) for action in deal.fouls(2)}
    say(deal, "2 accuse @0")
    assert size(deal, 2) == 5
    assert cited(deal, "false_accuse") == ["CHALUI-7.4"] == cited(deal, "penalty")
    assert (size(deal, 0), turn(deal)) == (1, 1)


@clause("CHALUI-7.1", "CHALUI-7.4")
def test_cards_drawn_end_it() -> None:
    """A mistake's cards make two of them more than one; the shout has to come anew."""
    deal = table("rB yC", "rD rE yD", discard="rA", stock=STOCK)
    say(deal, "0 play rB", "1 play rD", "0 play yC")
    assert refused(deal, "1 accuse @0") == ("nothing_forgotten", "CHALUI-7.4")
    assert len(hand(deal, 0)) == 3
    said = table("rB yC", "rDBL rE yD", discard="rA", stock=STOCK)
    say(said, "0 play rB chalui", "1 play rDBL", "0 take")
    assert "said" not in said.view(1).players[0].badges


@clause("CHALUI-7.1", "CHALUI-7.5")
def test_out_needs_no_shout() -> None:
    deal = table("rB", SPARE, discard="rA")
    say(deal, "0 play rB")
    assert deal.over
