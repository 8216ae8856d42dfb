"""Cutting in with the same card (CHALUI-8)."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.chalui.table import SPARE, bungled, cited, fouls, legal, order, size, table, turn
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from tests.table.tables import running
from wongpai.core.deal import CLAIM, RACE, Deal
from wongpai.core.record import Record
from wongpai.core.rng import Rng

STOCK = "bI bI bH bH bG bG bF bF bE bE"


def six(**rules: object) -> Deal:
    """The example of the rule: Mr One to Mr Six."""
    hands = ("rB bA bB", "rE yA yB", SPARE, SPARE, "rB gA gB", "gC gD yC")
    return table(*hands, discard="rA", stock=STOCK, rules={"max_players": 6, **rules})


@clause("CHALUI-8.1", "CHALUI-8.2", "CHALUI-8.3", "CHALUI-8.5")
def test_five_is_quicker() -> None:
    deal = six()
    say(deal, "0 play rB")
    assert deal.window() == RACE
    assert deal.may_react() == 0b010000
    assert legal(deal, 4) == {"interject rB"}
    say(deal, "4 interject rB")
    assert turn(deal) == 5
    assert cited(deal, "interject") == ["CHALUI-8.3"]
    assert refused(deal, "1 play rE") == ("not_your_turn", "CHALUI-3.5")


@clause("CHALUI-8.4", "CHALUI-8.6")
def test_two_is_quicker() -> None:
    """CV-16: Five has no right to interject any more; what still can be said of Two's card is a mistake."""
    deal = six()
    say(deal, "0 play rB", "1 play rE")
    assert turn(deal) == 2
    assert deal.may_react() == 0
    assert legal(deal, 4) == set()
    assert bungled(deal, "4 interject rB") == "CHALUI-8.1"


@clause("CHALUI-8.4", "CHALUI-8.6")
def test_a_late_interjection_at_a_live_table() -> None:
    """Q33: meant for the card before, it is refused as too late and costs nothing; whoever comes first is done."""
    for quick in (1, 4):
        played = running("chalui", 5, 1, max_players=6)
        match = played.match
        match.deal = deal = six()
        played.live._changed(-1)
        assert played.act(0, "play rB") == ""
        at = played.room.version
        moves = {1: "play rE", 4: "interject rB"}
        slow = 5 - quick
        assert played.act(quick, moves[quick], at=at) == ""
        assert played.act(slow, moves[slow], at=at) == "too_late"
        assert size(deal, slow) == 3
        assert turn(deal) == {1: 2, 4: 5}[quick]


@clause("CHALUI-8.7")
def test_specials_are_not_interjected() -> None:
    """CV-41, Q30."""
    deal = table("JK yA yB", SPARE, "rB D4 JK gC", SPARE, discard="rD rB", by=3, stock=STOCK)
    assert bungled(deal, "2 interject D4") == "CHALUI-8.7"
    say(deal, "0 play JK")
    assert bungled(deal, "2 interject rB") == "CHALUI-8.7"
    assert bungled(deal, "2 interject JK") == "CHALUI-8.7"
    assert (turn(deal), size(deal, 2)) == (1, 10)
    four = table("D4 yA yB", SPARE, "D4 gC gD", discard="rD rB", by=2, turn=0, stock=STOCK)
    say(four, "0 play D4 green")
    assert bungled(four, "2 interject D4") == "CHALUI-8.7"
    joker = table("JK yA yB", SPARE, "rB gC gD", SPARE, discard="rD rB", by=3, rules={"interject_on_joker": True})
    say(joker, "0 play JK", "2 interject rB")
    assert turn(joker) == 3


@clause("CHALUI-8.8", "CHALUI-9.3")
def test_orders_are_different_cards() -> None:
    """CV-17."""
    deal = table("gDBL yA yB", SPARE, "gTRI rDBL yC", SPARE, discard="gA", stock=STOCK)
    say(deal, "0 play gDBL")
    assert bungled(deal, "2 interject gTRI") == "CHALUI-8.8"
    assert bungled(deal, "2 interject rDBL") == "CHALUI-8.1"
    assert (turn(deal), order(deal)) == (1, 2)


@clause("CHALUI-8.1", "CHALUI-9.3")
def test_a_wrong_card() -> None:
    """CV-48."""
    deal = table("rB yA yB", SPARE, "rE rA yC", SPARE, discard="rC", stock=STOCK)
    say(deal, "0 play rB")
    assert bungled(deal, "2 interject rE") == "CHALUI-8.1"
    assert (turn(deal), size(deal, 2)) == (1, 5)
    assert deal.window() == RACE
    mild = table("rB yA yB", SPARE, "rE rB yC", SPARE, discard="rC", rules={"misplay": "refuse"})
    say(mild, "0 play rB")
    assert refused(mild, "2 interject rE") == ("not_identical", "CHALUI-8.1")
    assert fouls(mild, 2) == set()
    two = table("gDBL yA yB", SPARE, "gTRI yD yC", SPARE, discard="gA", rules={"misplay": "refuse"})
    say(two, "0 play gDBL")
    assert refused(two, "2 interject gTRI") == ("distinct", "CHALUI-8.8")
    special = table("gDBL yA yB", SPARE, "D4 yD yC", SPARE, discard="gA", rules={"misplay": "refuse"})
    say(special, "0 play gDBL")
    assert refused(special, "2 interject D4") == ("no_special", "CHALUI-8.7")


@clause("CHALUI-8.3")
def test_on_an_order() -> None:
    """CV-42, Q26."""
    for how, n in (("accumulate", 4), ("replace", 2)):
        deal = table("rDBL yA yB", SPARE, "rDBL yC yD", SPARE, discard="rC", rules={"interject_pending": how})
        say(deal, "0 play rDBL", "2 interject rDBL")
        assert (turn(deal), order(deal)) == (3, n)
        say(deal, "3 take")
        assert (size(deal, 3), turn(deal)) == (2 + n, 0)
        assert size(deal, 1) == 2
    deal = table("rDBL yA yB", SPARE, "rDBL yC yD", SPARE, discard="rC", rules={"interject_pending": "forbid"})
    say(deal, "0 play rDBL")
    assert refused(deal, "2 interject rDBL") == ("order_runs", "CHALUI-8.1")


@clause("CHALUI-8.3")
def test_on_hop_and_reverse() -> None:
    """CV-43, CV-44, Q27."""
    hop = table("gHOP yA yB", SPARE, SPARE, "gHOP yC yD", discard="gA")
    say(hop, "0 play gHOP")
    assert turn(hop) == 2
    say(hop, "3 interject gHOP")
    assert turn(hop) == 1
    back = table("gREV yA yB", SPARE, "gREV yC yD", SPARE, discard="gA")
    say(back, "0 play gREV")
    assert turn(back) == 3
    say(back, "2 interject gREV")
    assert (turn(back), back.view(-1).facts["direction"]) == (3, 1)


@clause("CHALUI-8.1", "CHALUI-8.2")
def test_whose_card_and_whose_turn() -> None:
    """CV-46, Q28, Q29."""
    start = table("gC gD", SPARE, "rA yC yD", discard="rA")
    assert refused(start, "2 interject rA") == ("start_card", "CHALUI-8.1")
    assert refused(start, "0 interject gC") == ("on_turn", "CHALUI-8.2")
    assert start.window() == 0
    own = table("rB rB yB", SPARE, SPARE, discard="rC")
    say(own, "0 play rB")
    assert refused(own, "0 interject rB") == ("own_card", "CHALUI-8.1")
    assert refused(own, "1 interject bA") == ("on_turn", "CHALUI-8.2")
    assert refused(own, "2 interject rB") == ("not_in_hand", "CHALUI-1.1")
    assert refused(own, "2 interject yE red") == ("no_naming", "CHALUI-6.5")
    free = table("rB rB yB", SPARE, SPARE, discard="rC", rules={"self_interject": True})
    say(free, "0 play rB", "0 interject rB")
    assert (turn(free), size(free, 0)) == (1, 1)
    first = table("gC gD", SPARE, "rA yC yD", discard="rA", rules={"interject_start": True})
    say(first, "2 interject rA")
    assert turn(first) == 0


@clause("CHALUI-8.4")
def test_how_long_the_window_is_open() -> None:
    """CV-47, Q31, Q33."""
    deal = table("rB yA yB", "gA gC", "rB yC yD", "rE yE", discard="rD", stock=STOCK)
    say(deal, "0 play rB")
    assert legal(deal, 2) == {"interject rB"}
    say(deal, "1 draw")
    assert refused(deal, "3 interject rE") == ("window_closed", "CHALUI-8.4")
    assert legal(deal, 2) == {"play rB"}
    longer = table(
        "rB yA yB", "gA gC", SPARE, "rB yE", discard="rD", stock=STOCK, rules={"interject_window": "next_card"}
    )
    say(longer, "0 play rB", "1 draw", "3 interject rB")
    assert turn(longer) == 0
    late = table("rB yA yB", "gA gC", SPARE, "rB yE", discard="rD", stock=STOCK, rules={"late_is_misplay": True})
    say(late, "0 play rB", "1 draw")
    assert bungled(late, "3 interject rB") == "CHALUI-8.6"


@clause("CHALUI-8.2")
def test_who_is_skipped_may_still_cut_in() -> None:
    """Q25."""
    deal = table("gHOP yA yB", "gHOP yC yD", SPARE, discard="gA")
    say(deal, "0 play gHOP")
    assert turn(deal) == 2
    say(deal, "1 interject gHOP")
    assert turn(deal) == 0


@clause("CHALUI-8.4")
def test_a_mistake_does_not_close_it() -> None:
    deal = table("rB yA yB", "rE gA", "rB yC yD", SPARE, discard="rC", stock=STOCK)
    say(deal, "0 play rB", "1 play gA", "2 interject rB")
    assert turn(deal) == 3


@clause("CHALUI-8.4", "CHALUI-7.1", "CHALUI-7.5")
def test_chains_and_last_cards() -> None:
    """CV-53, CV-54, Q34."""
    deal = table("rB yA yB", SPARE, SPARE, "rB yC", discard="rC", stock=STOCK)
    say(deal, "0 play rB")
    assert legal(deal, 3) == {"interject rB", "interject rB chalui"}
    say(deal, "3 interject rB")
    assert turn(deal) == 0
    assert "accuse @3" in legal(deal, 1)
    out = table("rB yA yB", SPARE, SPARE, "rB", discard="rC")
    say(out, "0 play rB", "3 interject rB")
    assert out.over
    assert out.scores()[3] == 0
    two = ("rB yA yB", "rB gC gD", "rB yC yD", "gE gF gG", "rB gA gB")
    chain = table(*two, discard="rC", rules={"sets": 2})
    say(chain, "0 play rB", "2 interject rB", "4 interject rB", "1 interject rB")
    assert turn(chain) == 2
    single = table(*two, discard="rC", rules={"sets": 2, "interject_chain": False})
    say(single, "0 play rB", "2 interject rB")
    assert refused(single, "4 interject rB") == ("no_chain", "CHALUI-8.4")


def several(**rules: object) -> Deal:
    hands = ("rB yA yB", "gC gD", "rB yC", "gE gF rE", "rB gA gB")
    return table(*hands, discard="rC", stock=STOCK, rules={"sets": 2, "interject_arbitration": "seat_order", **rules})


@clause("CHALUI-8.4")
def test_seats_decide_where_the_table_wants_it() -> None:
    """Q32: a claim: all answer, then the first after the card's player interjects."""
    deal = several()
    say(deal, "0 play rB")
    assert deal.window() == CLAIM
    assert deal.view(3).turn == []
    assert deal.to_act() == 0b10100
    assert legal(deal, 4) == {"interject rB", "pass"}
    assert refused(deal, "1 draw") == ("claim_open", "CHALUI-8.4")
    assert refused(deal, "1 play gC") == ("claim_open", "CHALUI-8.4")
    assert refused(deal, "0 interject yA") == ("own_card", "CHALUI-8.1")
    assert refused(deal, "1 interject gC") == ("on_turn", "CHALUI-8.2")
    assert refused(deal, "3 pass") == ("nothing_to_pass", "CHALUI-4.4")
    assert refused(deal, "3 accuse @0") == ("claim_open", "CHALUI-8.4")
    assert refused(deal, "3 shout") == ("claim_open", "CHALUI-8.4")
    assert deal.timeout(4) == deal.parse("pass")
    assert bungled(deal, "3 interject rE") == "CHALUI-8.1"
    say(deal, "4 interject rB")
    assert refused(deal, "4 interject rB") == ("answered", "CHALUI-8.4")
    say(deal, "2 interject rB chalui")
    assert kinds(deal).count("interject") == 0, "nothing happens before the window closes"
    say(deal, "-")
    assert kinds(deal).count("interject") == 1
    assert deal.view(-1).facts["by"] == 2
    say(deal, "4 pass", "-")
    assert (turn(deal), deal.window()) == (3, 0)
    nobody = several()
    say(nobody, "0 play rB", "2 pass", "4 pass", "-")
    assert turn(nobody) == 1
    assert refused(nobody, "4 interject rB") == ("window_closed", "CHALUI-8.4")
    empty = table("rB yA yB", "gC gD", "gE gF", discard="rC", rules={"interject_arbitration": "seat_order"})
    say(empty, "0 play rB")
    assert (empty.to_act(), empty.window()) == (0, CLAIM)
    with pytest.raises(wp.IllegalAction):
        table("rB yA yB", "gC gD", discard="rC").close()
    say(empty, "-")
    assert turn(empty) == 1


@clause("CHALUI-8.4")
def test_the_driver_asks_before_the_turn() -> None:
    """Interjections come up in matches between bots, and their records replay."""
    found = 0
    for seed in range(8):
        match = wp.load("chalui", "times_two").match(6, seed)
        rng = Rng(seed)
        while not match.over:
            free = match.deal.may_react()
            seat = next((s for s in range(6) if free >> s & 1), turn(match.deal))
            actions = match.deal.legal(seat)
            match.apply(seat, actions[rng.below(len(actions))])
        found += sum(step.text.startswith("interject") for step in match.steps)
        assert Record.of(Record.of(match).replay()).dumps() == Record.of(match).dumps()
    assert found


@clause("CHALUI-8.4")
def test_seats_are_asked_about_the_start_card_too() -> None:
    rules: dict[str, object] = {"interject_start": True, "interject_arbitration": "seat_order", "sets": 2}
    game = wp.load("chalui", rules=rules)
    for seed in range(200):
        deal = game.deal(4, seed, listen=True)
        start = str(deal.position()["discard"])
        able = [seat for seat in (1, 2, 3) if start in deal.position()["hands"][seat].split()]
        if len(able) == 2:
            break
    assert deal.window() == CLAIM
    say(deal, f"{able[1]} interject {start}", f"{able[0]} interject {start}")
    deal.close()
    assert deal.position()["by"] == able[0]
    plain = wp.load("chalui", rules={"interject_arbitration": "seat_order"}).deal(4, seed)
    assert plain.window() != CLAIM, "nobody may interject on the start card here"
