"""Turns, commands, specials, mistakes (CHALUI-4 … 6, 9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chalui.table import (
    SPARE,
    binds,
    bungled,
    cards,
    cited,
    fouls,
    hand,
    legal,
    order,
    size,
    table,
    turn,
    wrong,
)
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.games.chalui import cards as numbers
from wongpai.games.chalui.rules import FAULTS

D4 = {f"play D4 {colour}" for colour in ("red", "yellow", "blue", "green")}


@clause("CHALUI-4.1", "CHALUI-4.2", "CHALUI-9.3")
def test_colour_or_letter() -> None:
    deal = table("bA yHOP bB yD", SPARE, SPARE, discard="gE rA", by=2)
    assert cards(deal) == {"bA"}
    assert bungled(deal, "0 play bB") == "CHALUI-4.1"
    assert bungled(deal, "0 play yHOP") == "CHALUI-4.2"
    start = table("bA yHOP bB", SPARE, discard="rA")
    assert bungled(start, "0 play bB") == "CHALUI-3.6"


@clause("CHALUI-4.3", "CHALUI-9.3")
def test_colour_first() -> None:
    """CV-18, CV-19."""
    deal = table("rC gA", SPARE, SPARE, discard="yC gC", by=2)
    assert cards(deal) == {"gA"}
    assert bungled(deal, "0 play rC") == "CHALUI-4.3"
    assert size(deal, 0) == 4
    assert turn(deal) == 0
    free = table("rC gA yD", SPARE, SPARE, discard="yC gC", by=2, rules={"colour_first": False})
    assert cards(free) == {"rC", "gA"}
    say(free, "0 play rC")
    assert turn(free) == 1


@clause("CHALUI-4.4")
def test_drawing() -> None:
    """CV-58, CV-59, Q7, Q9, Q10."""
    deal = table("rB yC bD", SPARE, discard="rA")
    assert refused(deal, "0 draw") == ("must_play", "CHALUI-4.4")
    deal = table("bB yC", SPARE, discard="rD rA", by=1, stock="yI rC")
    say(deal, "0 draw")
    assert cited(deal, "draw") == ["CHALUI-4.4"]
    assert "rC" in hand(deal, 0)
    assert refused(deal, "0 play rC") == ("not_your_turn", "CHALUI-3.5")
    free = table("rB yC bD", SPARE, discard="rA", rules={"voluntary_draw": True})
    assert legal(free) == {"play rB", "draw"}
    three = table("bB yC", SPARE, discard="rA", rules={"no_play_draw": 3})
    say(three, "0 draw")
    assert size(three, 0) == 5


@clause("CHALUI-4.4")
def test_a_drawn_card_played_at_once() -> None:
    """Q9, where the table plays it so."""
    rules: dict[str, object] = {"play_drawn_card": True}
    deal = table("bB yC yD", SPARE, discard="rA", stock="yI rC", rules=rules)
    say(deal, "0 draw")
    assert legal(deal) == {"play rC", "pass"}
    assert refused(deal, "0 play bB") == ("drawn_only", "CHALUI-4.4")
    assert refused(deal, "0 draw") == ("drawn_only", "CHALUI-4.4")
    again = deal.copy()
    say(deal, "0 play rC")
    assert turn(deal) == 1
    say(again, "0 pass")
    assert turn(again) == 1
    assert size(again, 0) == 4
    assert refused(again, "1 pass") == ("nothing_to_pass", "CHALUI-4.4")
    wrong_one = table("bB yC", SPARE, discard="rA", stock="yH yH yD yI", rules=rules)
    say(wrong_one, "0 draw")
    assert legal(wrong_one) == {"pass"}
    assert bungled(wrong_one, "0 play yI") == "CHALUI-3.6"


@clause("CHALUI-1.1", "CHALUI-3.5")
def test_plain_refusals() -> None:
    """Q42: not in hand, not one's turn, no such thing: refused, and it costs nothing."""
    deal = table("rB yC bD", SPARE, discard="rA")
    assert refused(deal, "0 play rC") == ("not_in_hand", "CHALUI-1.1")
    assert refused(deal, "1 play bA") == ("not_your_turn", "CHALUI-3.5")
    assert refused(deal, "1 draw") == ("not_your_turn", "CHALUI-3.5")
    assert refused(deal, "0 accuse @9") == ("no_such", "CHALUI-1.1")
    assert refused(deal, "0 pass") == ("nothing_to_pass", "CHALUI-4.4")
    assert size(deal, 0) == 3


# --- commands ---


@clause("CHALUI-2.5", "CHALUI-2.6", "CHALUI-5.1")
@pytest.mark.parametrize(
    ("seats", "direction", "after"), [(4, "clockwise", 2), (4, "counter", 2), (3, "clockwise", 2), (2, "clockwise", 0)]
)
def test_hop(seats: int, direction: str, after: int) -> None:
    """CV-22, Q24."""
    deal = table("rHOP bC bD", *[SPARE] * (seats - 1), discard="rA", direction=direction)
    say(deal, "0 play rHOP")
    assert turn(deal) == after
    assert cited(deal, "hop") == ["CHALUI-2.6"]


@clause("CHALUI-5.2")
def test_after_a_hop() -> None:
    """CV-21."""
    deal = table("yHOP bA bB", SPARE, SPARE, SPARE, discard="gA gHOP", by=2, turn=0)
    assert cards(deal) == {"yHOP"}
    assert bungled(deal, "0 play bA") == "CHALUI-5.2"
    say(deal, "0 play yHOP")
    assert turn(deal) == 2


@clause("CHALUI-2.7", "CHALUI-5.3")
def test_reverse() -> None:
    """CV-23, Q23."""
    deal = table(SPARE, "rREV bC bD", SPARE, SPARE, discard="rA", turn=1, by=0)
    say(deal, "1 play rREV")
    assert turn(deal) == 0
    assert cited(deal, "reverse") == ["CHALUI-2.7"]
    assert bungled(deal, "0 play bA") == "CHALUI-5.3"
    two = table("rREV bC bD", SPARE, discard="rA")
    say(two, "0 play rREV")
    assert turn(two) == 1
    skip = table("rREV bC bD", SPARE, discard="rA", rules={"two_player_reverse": "skip"})
    say(skip, "0 play rREV")
    assert turn(skip) == 0
    after = table("yREV bC rA", SPARE, SPARE, discard="rB gREV", by=1, turn=0, direction="counter")
    assert cards(after) == {"yREV"}


@clause("CHALUI-2.8", "CHALUI-5.4", "CHALUI-5.5", "CHALUI-5.6", "CHALUI-5.7")
def test_double_piles_up() -> None:
    """CV-24, CV-68."""
    deal = table("rDBL bA bC", "gDBL bA", "bDBL yA", "rA yB yC", discard="rB", turn=0)
    say(deal, "0 play rDBL")
    assert legal(deal, 1) == {"play gDBL", "play gDBL chalui", "take"}
    assert refused(deal, "1 draw") == ("must_take", "CHALUI-5.4")
    say(deal, "1 play gDBL chalui", "2 play bDBL chalui")
    assert (turn(deal), order(deal)) == (3, 6)
    assert cited(deal, "order") == ["CHALUI-2.8", "CHALUI-5.6", "CHALUI-5.6"]
    say(deal, "3 take")
    assert (size(deal, 3), turn(deal), order(deal), binds(deal)) == (9, 0, 0, ("blue", "DBL"))
    assert refused(deal, "0 take") == ("nothing_to_take", "CHALUI-5.4")
    optional = table("bA bB", "gDBL yA", SPARE, discard="rC rDBL", order=2, turn=1)
    say(optional, "1 take")
    assert (size(optional, 1), turn(optional)) == (4, 2)


@clause("CHALUI-5.8", "CHALUI-5.9", "CHALUI-5.10", "CHALUI-2.9")
def test_only_the_same_carries_an_order_on() -> None:
    """CV-26, Q22."""
    double = table("rHOP rA gTRI yREV bDBL", SPARE, discard="rC rDBL", order=2)
    assert cards(double) == {"bDBL"}
    assert bungled(double, "0 play rHOP") == "CHALUI-5.8"
    assert bungled(double, "0 play rA") == "CHALUI-5.8"
    assert bungled(double, "0 play gTRI") == "CHALUI-5.10"
    triple = table("rDBL JK yC rA", SPARE, SPARE, discard="rC rTRI", order=3, stock="gA gB gA gB")
    assert cards(triple) == {"JK"}
    assert bungled(triple, "0 play rDBL") == "CHALUI-5.10"
    assert bungled(triple, "0 play rA") == "CHALUI-5.9"
    say(triple, "0 play JK")
    assert (turn(triple), order(triple)) == (1, 6)


@clause("CHALUI-5.4", "CHALUI-10.5")
def test_an_order_already_taken() -> None:
    deal = table("bDBL yC bA bI", SPARE, SPARE, discard="rC rDBL", spent=True)
    assert cards(deal) == {"bDBL"}
    assert bungled(deal, "0 play yC") == "CHALUI-10.5"


# --- specials ---


@clause("CHALUI-2.13", "CHALUI-6.1")
def test_draw_four_only_without_the_colour() -> None:
    """CV-28, CV-29, Q11."""
    deal = table("D4 rA yB", SPARE, discard="rB rH", by=1)
    assert cards(deal) == {"rA"}
    assert bungled(deal, "0 play D4 green") == "CHALUI-6.1"
    letter = table("D4 gH yB", SPARE, discard="rB rH", by=1)
    assert cards(letter) == {"D4", "gH"}
    strict = table("D4 gH yB", SPARE, discard="rB rH", by=1, rules={"draw4_gate": "colour_or_symbol"})
    assert cards(strict) == {"gH"}
    assert bungled(strict, "0 play D4 green") == "CHALUI-6.1"
    free = table("D4 rA yB", SPARE, discard="rB rH", by=1, rules={"draw4_gate": "none"})
    assert cards(free) == {"D4", "rA"}


@clause("CHALUI-2.11", "CHALUI-6.3", "CHALUI-6.5")
def test_draw_four_names_a_colour() -> None:
    """CV-31, Q14."""
    deal = table("D4 yA yB", "D4 gC yD", SPARE, discard="rB rH", by=2)
    assert refused(deal, "0 play D4") == ("name_a_colour", "CHALUI-6.5")
    assert refused(deal, "0 play yA green") == ("no_naming", "CHALUI-6.5")
    assert refused(deal, "0 play D4 red") == ("bad_colour", "CHALUI-2.11")
    assert legal(deal) == D4 - {"play D4 red"} | {"draw"}
    say(deal, "0 play D4 green")
    assert (turn(deal), order(deal), binds(deal)) == (1, 4, ("green", "D4"))
    assert cited(deal, "order") == ["CHALUI-2.11"]
    assert refused(deal, "1 play D4 green") == ("bad_colour", "CHALUI-2.11")
    assert size(deal, 1) == 3
    same = table("D4 yA yB", SPARE, discard="rB rH", by=1, rules={"draw4_same_colour": True})
    assert legal(same) == D4 | {"draw"}


@clause("CHALUI-6.4", "CHALUI-6.6", "CHALUI-6.7", "CHALUI-10.7")
def test_draw_fours_pile_up() -> None:
    """CV-33, Q12, Q15."""
    deal = table("D4 yA yB", "D4 gA gB", "gC yC", "gD yD bD", discard="rH", turn=0)
    say(deal, "0 play D4 green")
    assert cards(deal, 1) == {"D4"}
    assert bungled(deal, "1 play gA") == "CHALUI-10.7"
    say(deal, "1 play D4 blue")
    assert (turn(deal), order(deal)) == (2, 8)
    assert legal(deal, 2) == {"take"}
    say(deal, "2 take")
    assert (size(deal, 2), turn(deal), binds(deal)) == (10, 3, ("blue", "D4"))
    assert cited(deal, "take") == ["CHALUI-6.6"]
    assert cards(deal, 3) == {"bD"}
    assert bungled(deal, "3 play gD") == "CHALUI-6.7"
    gated = table("D4 gA gB", SPARE, discard="rH D4", colour="green", order=4, rules={"draw4_gate_on_stack": True})
    assert cards(gated) == set()
    assert bungled(gated, "0 play D4 red") == "CHALUI-6.1"


@clause("CHALUI-6.2")
def test_no_draw_four_on_an_order() -> None:
    """CV-27, Q13."""
    for top, n in (("rDBL", 2), ("rTRI", 3)):
        deal = table("D4 yC yD", SPARE, discard=f"rC {top}", order=n)
        assert cards(deal) == set()
        assert bungled(deal, "0 play D4 blue") == "CHALUI-6.2"
        spent = table("D4 yC yD", SPARE, discard=f"rC {top}", spent=True)
        assert cards(spent) == {"D4"}


@clause("CHALUI-6.8", "CHALUI-6.9", "CHALUI-6.10", "CHALUI-2.14")
def test_joker() -> None:
    """CV-34, CV-36, CV-37, CV-38, Q16, Q17, Q20."""
    stack = table("bDBL JK yA", SPARE, discard="rA rDBL", order=2)
    assert cards(stack) == {"bDBL"}
    assert bungled(stack, "0 play JK") == "CHALUI-6.10"
    colour = table("JK gA yB", SPARE, discard="yC gC", by=1)
    assert bungled(colour, "0 play JK") == "CHALUI-6.10"
    letter = table("JK rC yB", SPARE, discard="yC gC", by=1)
    assert cards(letter) == {"JK", "rC"}
    hop = table("JK rA yB", SPARE, SPARE, SPARE, discard="gA gHOP", by=2, turn=0)
    assert cards(hop) == {"JK"}
    say(hop, "0 play JK")
    assert turn(hop) == 2
    assert kinds(hop).count("becomes") == 1
    blocked = table("JK rHOP yB", SPARE, SPARE, SPARE, discard="gA gHOP", by=2, turn=0)
    assert cards(blocked) == {"rHOP"}
    assert bungled(blocked, "0 play JK") == "CHALUI-6.10"
    red = table("JK rA yB", SPARE, discard="rC rDBL", order=2)
    assert cards(red) == {"JK"}, "red cannot be laid there, so it does not count"
    for gate, can in (("colour_or_symbol", {"rC"}), ("none", {"JK", "rC"})):
        assert cards(table("JK rC yB", SPARE, discard="yC gC", by=1, rules={"joker_gate": gate})) == can


@clause("CHALUI-2.14", "CHALUI-2.15")
def test_joker_first_or_on_what_has_been_obeyed() -> None:
    """Q18, Q20, Q21, CV-39."""
    first = table("JK yA yB", SPARE, discard="rDBL")
    say(first, "0 play JK")
    assert (turn(first), order(first)) == (1, 2)
    barred = table("JK yA yC", SPARE, discard="rB", rules={"joker_on_start": False})
    assert cards(barred) == set()
    assert bungled(barred, "0 play JK") == "CHALUI-2.14"
    inert = table("JK yA yB", SPARE, SPARE, discard="rC rDBL", spent=True, rules={"joker_on_expired": "inert"})
    say(inert, "0 play JK")
    assert (turn(inert), order(inert), binds(inert)) == (1, 0, ("red", "DBL"))
    chain = table("rDBL yA yB", "JK yC yD", "JK gC gD", "gA gB", discard="rB", turn=0)
    say(chain, "0 play rDBL", "1 play JK", "2 play JK")
    assert (turn(chain), order(chain)) == (3, 6)


@clause("CHALUI-6.9", "CHALUI-6.7", "CHALUI-2.15")
def test_joker_on_draw_four() -> None:
    """CV-32, Q19."""
    deal = table("D4 yA yB", "JK yC yD", SPARE, "gD yD bD", discard="rH", turn=0)
    say(deal, "0 play D4 green", "1 play JK")
    assert (turn(deal), order(deal), binds(deal)) == (2, 8, ("green", "D4"))
    assert refused(deal, "2 play bA green") == ("no_naming", "CHALUI-6.5")
    say(deal, "2 take")
    assert size(deal, 2) == 10
    assert cards(deal, 3) == {"gD"}
    again = table("JK yC yD", SPARE, discard="rH D4", colour="green", order=4, rules={"joker_on_draw4": "redeclare"})
    assert refused(again, "0 play JK") == ("name_a_colour", "CHALUI-6.5")
    assert legal(again) == {"play JK red", "play JK yellow", "play JK blue", "take"}
    say(again, "0 play JK red")
    assert (binds(again), order(again)) == (("red", "D4"), 8)


@clause("CHALUI-2.16", "CHALUI-6.11")
def test_no_special_as_last_card() -> None:
    """Q39, CV-56: the mistake costs two cards; with only specials left one has to draw."""
    for card, move in (("JK", "play JK"), ("D4", "play D4 blue")):
        deal = table(card, SPARE, discard="rB rA", by=1)
        assert legal(deal) == {"draw"}
        assert bungled(deal, f"0 {move}") == "CHALUI-2.16"
        assert not deal.over
        assert size(deal, 0) == 3
    pending = table("JK", SPARE, discard="rB rDBL", order=2)
    assert legal(pending) == {"take"}
    assert bungled(pending, "0 play JK") == "CHALUI-2.16"
    late = table("D4 JK", SPARE, discard="yB rA", by=1)
    say(late, "0 play D4 yellow_chalui")
    assert hand(late, 0) == ["JK"]
    assert "said" in late.view(-1).players[0].badges


@clause("CHALUI-3.7", "CHALUI-5.5")
def test_forced() -> None:
    """Q8, where the table forces what is a right by default."""
    rules: dict[str, object] = {"force_special": True, "force_stack": True}
    special = table("D4 yA yC", SPARE, discard="rB", rules=rules)
    assert refused(special, "0 draw") == ("must_special", "CHALUI-3.7")
    assert legal(special) == D4 - {"play D4 red"}
    stack = table("bDBL yA yB", SPARE, discard="rB rDBL", order=2, rules=rules)
    assert refused(stack, "0 take") == ("must_stack", "CHALUI-5.5")
    joker = table("JK yA yB", SPARE, discard="rB rDBL", order=2, rules=rules)
    assert refused(joker, "0 take") == ("must_special", "CHALUI-3.7")
    assert legal(table("D4 yA yC", SPARE, discard="rB")) >= {"draw"}


# --- mistakes ---


@clause("CHALUI-9.3")
def test_what_a_mistake_shows_and_costs() -> None:
    """Q41."""
    deal = table("rC gA yD", SPARE, SPARE, discard="yC gC", by=2, stock="yI bI bH")
    say(deal, "0 play rC")
    assert deal.view(1).faces("shown:0") == ["rC"]
    assert "shown" in deal.view(0).zone("hand:0").cards[0].marks
    assert hand(deal, 0) == ["rC", "yD", "bH", "bI", "gA"]
    heard = [event.for_(1) for event in deal.events or []]
    drawn = [event for event in heard if event and event.kind == "penalty"]
    assert [(event.n, event.cards) for event in drawn] == [(2, ("", ""))]
    say(deal, "0 play gA")
    assert deal.view(1).faces("shown:0") == ["rC"], "it is still there"
    assert cited(deal, "mistake") == ["CHALUI-4.3"]


@clause("CHALUI-9.3")
def test_mistakes_at_other_tables() -> None:
    mild = table("rC gA yD", SPARE, SPARE, discard="yC gC", by=2, rules={"misplay": "refuse"})
    assert fouls(mild) == set()
    assert refused(mild, "0 play rC") == ("colour_first", "CHALUI-4.3")
    assert refused(mild, "0 play yD") == ("no_match", "CHALUI-4.1")
    hard = table("rC gA yD", SPARE, SPARE, discard="yC gC", by=2, rules={"misplay_turn": "lose"})
    say(hard, "0 play rC")
    assert (size(hard, 0), turn(hard)) == (5, 1)
    order_too = table("rC gA yD", SPARE, SPARE, discard="yC gDBL", order=2, rules={"misplay_turn": "lose"})
    say(order_too, "0 play gA")
    assert (size(order_too, 0), turn(order_too), order(order_too)) == (7, 1, 0), "an order is not escaped so"


REFUSED: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("JK", {"discard": "rB rA", "by": 1}, "JK", "last_special", "CHALUI-2.16"),
    ("rA yB", {"discard": "rC rDBL", "order": 2}, "rA", "double_only", "CHALUI-5.8"),
    ("rA yB", {"discard": "rC rTRI", "order": 3}, "rA", "triple_only", "CHALUI-5.9"),
    ("rTRI yB", {"discard": "rC rDBL", "order": 2}, "rTRI", "not_the_same_order", "CHALUI-5.10"),
    ("D4 yB yC", {"discard": "rC rDBL", "order": 2}, "D4 blue", "draw4_on_order", "CHALUI-6.2"),
    ("rA yB", {"discard": "rC D4", "colour": "red", "order": 4}, "rA", "special_only", "CHALUI-10.7"),
    ("D4 rB yC", {"discard": "rC rA", "by": 1}, "D4 blue", "draw4_gate", "CHALUI-6.1"),
    ("JK rB yC", {"discard": "rC rA", "by": 1}, "JK", "joker_gate", "CHALUI-6.10"),
    ("bB yC", {"discard": "rA"}, "bB", "no_match_start", "CHALUI-3.6"),
    ("bHOP yC", {"discard": "gC rA", "by": 1}, "bHOP", "no_match_command", "CHALUI-4.2"),
    ("bB yC", {"discard": "gC rHOP", "spent": True}, "bB", "no_match_hop", "CHALUI-5.2"),
    ("bB yC", {"discard": "gC rREV", "by": 1}, "bB", "no_match_reverse", "CHALUI-5.3"),
    ("bB yC", {"discard": "gC rTRI", "spent": True}, "bB", "no_match_spent", "CHALUI-10.5"),
    ("bB yC", {"discard": "gC D4", "colour": "red", "spent": True}, "bB", "no_match_draw4", "CHALUI-6.7"),
]


@clause("CHALUI-9.3")
@pytest.mark.parametrize(("held", "position", "card", "code", "cites"), REFUSED)
def test_every_mistake_has_its_clause(held: str, position: dict[str, Any], card: str, code: str, cites: str) -> None:
    """Punished by default, refused where the table is mild; by the same clause."""
    mild = table(held, SPARE, rules={"misplay": "refuse"}, **position)
    assert refused(mild, f"0 play {card}") == (code, cites)
    strict = table(held, SPARE, **position)
    assert card.split()[0] in wrong(strict)
    assert bungled(strict, f"0 play {card}") == cites


@clause("CHALUI-2.14")
def test_the_mild_table_and_the_start_card() -> None:
    deal = table("JK yA yB", SPARE, discard="rB", rules={"joker_on_start": False, "misplay": "refuse"})
    assert refused(deal, "0 play JK") == ("joker_on_start", "CHALUI-2.14")


def test_mistakes_are_numbered_as_they_are_declared() -> None:
    """The numbers in the compiled code and the table of codes and clauses belong together."""
    named = {name.lower(): value for name, value in vars(numbers).items() if isinstance(value, int)}
    other = {"d4_on_order": "draw4_on_order", "d4_gate": "draw4_gate", "no_match_d4": "no_match_draw4"}
    codes = {other.get(name, name): value for name, value in named.items() if other.get(name, name) in FAULTS}
    assert codes == {code: number for number, code in enumerate(FAULTS, 1)}


@clause("CHALUI-3.6", "CHALUI-3.7", "CHALUI-4.4", "CHALUI-4.1")
def test_only_the_first_player_plays_on_the_start_card_by_its_own_clause() -> None:
    deal = table("yB gC", "yA bC", "gA gB", "bA bB", discard="rF")
    say(deal, "0 draw", "1 draw")
    assert [event.clause for event in deal.events or [] if event.kind == "draw"] == ["CHALUI-3.7", "CHALUI-4.4"]
    say(deal, "2 play gA")
    assert [event.clause for event in deal.events or [] if event.kind == "mistake"] == ["CHALUI-4.1"]


@clause("CHALUI-6.5", "CHALUI-2.15")
def test_the_log_tells_what_a_joker_names_or_becomes() -> None:
    hands = ["JK gH yB", "yA yC", "gA gB", "bA bB"]
    deal = table(*hands, rules={"joker_on_draw4": "redeclare"}, discard="D4", by=3, order=4, colour="green")
    say(deal, "0 play JK yellow")
    told = [(event.kind, event.word) for event in deal.events or []]
    assert ("joker_named", "yellow") in told
    start = table(
        "JK yC gD bA",
        *hands[1:],
        rules={"start_special": "first_names_colour"},
        discard="JK",
        phase="name",
        turn=0,
        first=0,
    )
    say(start, "0 name red", "0 play JK")
    assert "becomes" not in [event.kind for event in start.events or []]
