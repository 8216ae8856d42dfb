"""The numbered example of the original, step by step in one game (CHALUI-10)."""

from __future__ import annotations

from tests.games.chalui.table import binds, cards, hand, legal, order, size, table, turn, wrong
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal

# P1 … P4 are seats 0 … 3. The stock, next card last, deals what the example needs: P4 takes four, P1 draws one,
# P3 takes four.
HANDS = ("rC D4 bA bB yE", "rH rDBL D4 gREV yI bI", "JK yG bB bD yC", "gHOP bE yF yH yD")
STOCK = "bI bH bC yB yA bD yF yE bA"  # from the right


def start() -> Deal:
    return table(*HANDS, discard="gC", stock=STOCK)


@clause("CHALUI-10.1", "CHALUI-2.12", "CHALUI-3.6")
def test_step_1_the_start_card() -> None:
    """CV-04: no green, but the same letter, and a DRAW FOUR as well."""
    deal = start()
    assert cards(deal) == {"rC", "D4"}
    say(deal, "0 play rC")
    assert turn(deal) == 1
    assert binds(deal) == ("red", "C")


@clause("CHALUI-10.2", "CHALUI-4.1")
def test_step_2_a_choice() -> None:
    """CV-05."""
    deal = start()
    say(deal, "0 play rC")
    assert cards(deal, 1) == {"rH", "rDBL"}
    assert "D4" in wrong(deal, 1), "red bars it"
    say(deal, "1 play rDBL")
    assert (turn(deal), order(deal)) == (2, 2)


@clause("CHALUI-10.3", "CHALUI-2.14", "CHALUI-2.15")
def test_step_3_the_joker() -> None:
    """CV-06."""
    deal = start()
    say(deal, "0 play rC", "1 play rDBL")
    assert legal(deal, 2) == {"play JK", "take"}
    say(deal, "2 play JK")
    assert binds(deal) == ("red", "DBL")
    assert (turn(deal), order(deal)) == (3, 4)


@clause("CHALUI-10.4", "CHALUI-5.4")
def test_step_4_four_cards_in_all() -> None:
    """CV-07."""
    deal = start()
    say(deal, "0 play rC", "1 play rDBL", "2 play JK")
    assert legal(deal, 3) == {"take"}
    say(deal, "3 take")
    assert (size(deal, 3), turn(deal), order(deal)) == (9, 0, 0)


@clause("CHALUI-10.5")
def test_step_5_red_binds() -> None:
    """CV-08, CV-09, CV-10: any red card first, then DOUBLE of another colour, then the draw."""
    for held, can in (("rA rHOP bDBL yC", {"rA", "rHOP"}), ("bDBL yC", {"bDBL"}), ("bA bB yE yF", set())):
        deal = table(held, "gA gB", "yA yB", "gC gD", discard="rC rDBL JK", colour="red", symbol="DBL", spent=True)
        assert cards(deal) == can
        assert ("draw" in legal(deal)) == (not can)
    before = size(deal, 0)
    say(deal, "0 draw")
    assert (size(deal, 0), turn(deal)) == (before + 1, 1)
    whole = _until(4)
    assert legal(whole) == {f"play D4 {colour}" for colour in ("yellow", "blue", "green")} | {"draw"}
    assert "rA" not in hand(whole, 0)


@clause("CHALUI-10.6", "CHALUI-6.5")
def test_step_6_draw_four_names_green() -> None:
    """CV-11: red goes on to bind."""
    deal = table(None, "D4 gREV yI bI", None, None, discard="rC rDBL", turn=1, by=2, window=False)
    assert cards(deal, 1) == {"D4"}
    assert refused(deal, "1 play D4 red") == ("bad_colour", "CHALUI-2.11")
    say(deal, "1 play D4 green")
    assert (turn(deal), order(deal), binds(deal)) == (2, 4, ("green", "D4"))


def _until(step: int) -> Deal:
    """The whole example up to a step; P2's red H is laid aside first, for at step 6 it holds no red."""
    deal = table(HANDS[0], "rDBL D4 gREV yI bI", *HANDS[2:], discard="gC", stock=STOCK)
    moves = [
        "0 play rC", "1 play rDBL", "2 play JK", "3 take", "0 draw", "1 play D4 green", "2 take", "3 play gHOP",
        "", "1 play gREV",
    ]  # fmt: skip
    say(deal, *[move for move in moves[:step] if move])
    return deal


@clause("CHALUI-10.7", "CHALUI-6.3", "CHALUI-6.6")
def test_step_7_four_more() -> None:
    """CV-12."""
    deal = _until(6)
    assert (turn(deal), order(deal)) == (2, 4)
    assert legal(deal, 2) == {"take"}
    before = size(deal, 2)
    say(deal, "2 take")
    assert (size(deal, 2), turn(deal), order(deal)) == (before + 4, 3, 0)


@clause("CHALUI-10.8", "CHALUI-6.7")
def test_step_8_green_alone() -> None:
    """CV-13."""
    deal = _until(7)
    assert cards(deal, 3) == {"gHOP"}
    say(deal, "3 play gHOP")
    assert binds(deal) == ("green", "HOP")


@clause("CHALUI-10.9", "CHALUI-2.6", "CHALUI-5.1")
def test_step_9_one_is_skipped() -> None:
    deal = _until(8)
    assert kinds(deal).count("hop") == 1
    hopped = [event.seat for event in deal.events or [] if event.kind == "hop"]
    assert (hopped, turn(deal)) == ([0], 1)


@clause("CHALUI-10.10", "CHALUI-2.7")
def test_step_10_and_back() -> None:
    """CV-14: any HOP, green, or a special; the REVERSE brings the turn to the player skipped, and it stays so."""
    deal = _until(8)
    assert cards(deal, 1) == {"gREV"}
    other = table(None, "yHOP JK D4 bA", None, None, discard="gC gHOP", turn=1, by=3, window=False)
    assert cards(other, 1) == {"yHOP", "D4"}
    say(deal, "1 play gREV")
    assert turn(deal) == 0
    assert deal.view(-1).facts["direction"] == -1
    say(deal, "0 draw")
    assert turn(deal) == 3
