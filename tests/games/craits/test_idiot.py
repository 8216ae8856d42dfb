"""One card left: saying so, being called an idiot, and turns lost: V31 … V33, A-13 … A-17."""

from __future__ import annotations

import pytest

from tests.games.craits.table import at, legal, sizes, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import RACE

LONG = "3c 3d Qs"


@clause("CRAITS-3.7")
def test_saying_so_with_the_play() -> None:
    deal = table(["4h Kc", LONG, None])
    assert legal(deal, 0) == ["play 4h", "play 4h last", "play Kc", "play Kc last"]
    say(deal, "0 play Kc last")
    assert (at(deal, "announced"), at(deal, "silent"), deal.window()) == ([0], None, 0)
    assert "last_card" in deal.view(1).players[0].badges
    assert refused(deal, "0 announce") == ("announced", "CRAITS-3.7")
    three = table(["4h Kc 5c", LONG])
    assert refused(three, "0 play Kc last") == ("not_last", "CRAITS-3.7")
    assert refused(three, "0 announce") == ("not_one_card", "CRAITS-3.7")
    eight = table(["4c 8d", LONG])
    assert "play 8d hearts_last" in legal(eight, 0)
    say(eight, "0 play 8d hearts_last")
    assert (at(eight, "announced"), at(eight, "suit")) == ([0], "hearts")


@clause("CRAITS-3.7", "CRAITS-3.8")
def test_whoever_comes_first() -> None:
    """V31: it is a race between the silent player and everybody else."""
    deal = table(["4c Kc", LONG, "5d 6d", "5s 6s"])
    say(deal, "0 play Kc")
    assert (deal.window(), deal.to_act(), deal.may_react()) == (RACE, 1 << 1, 0b1101)
    assert deal.view(3).window == "race"
    assert legal(deal, 0) == ["announce"]
    assert legal(deal, 2) == ["idiot @0"]
    assert "idiot @0" in legal(deal, 1)
    said, called = deal.copy(), deal.copy()
    say(said, "0 announce")
    assert refused(said, "2 idiot @0") == ("call_announced", "CRAITS-3.8")
    say(called, "3 idiot @0")
    assert refused(called, "0 announce") == ("not_one_card", "CRAITS-3.7")
    assert refused(called, "2 idiot @0") == ("call_not_one", "CRAITS-3.8")
    assert sizes(called) == [3, 3, 2, 2]


@clause("CRAITS-3.8")
def test_whom_one_may_not_call() -> None:
    """V32."""
    deal = table(["4h Kc", LONG, "5d"], silent=[2])
    assert refused(deal, "2 idiot @0") == ("call_not_one", "CRAITS-3.8")
    assert refused(deal, "2 idiot @2") == ("call_self", "CRAITS-3.8")
    assert refused(deal, "2 idiot @4") == ("call_not_one", "CRAITS-3.8")
    assert deal.fouls(1) == []
    say(deal, "1 idiot @2")
    assert sizes(deal) == [2, 3, 3]


@clause("CRAITS-3.9")
def test_the_idiot_draws_two_and_loses_the_next_turn() -> None:
    deal = table(["4c Kc", "5c 6s Qs", "7s 10d"], stock="3c 3d Jd Js")
    say(deal, "0 play Kc", "2 idiot @0")
    assert (sizes(deal), at(deal, "skips")) == ([3, 3, 2], [1, 0, 0])
    assert "loses_turn" in deal.view(-1).players[0].badges
    say(deal, "1 play 5c", "2 draw")
    assert (deal.to_act(), at(deal, "skips")) == (1 << 1, None)
    assert kinds(deal)[-1] == "lost_turn"
    assert deal.to_act() == 1 << 1


@clause("CRAITS-3.9")
def test_a_turn_already_waiting_is_the_one_lost() -> None:
    """A-17: also another turn after a six."""
    deal = table(["6h 4c", LONG, None])
    say(deal, "0 play 6h")
    assert deal.to_act() == 1 << 0
    say(deal, "1 idiot @0")
    assert (deal.to_act(), at(deal, "skips"), sizes(deal)[0]) == (1 << 1, None, 3)


@clause("CRAITS-3.9")
def test_each_lost_turn_is_lost_once() -> None:
    deal = table(["Kc 4c 5c", "Ah 6c", LONG, "Jd Js"], skips=[0, 1, 0, 2])
    say(deal, "0 play Kc")
    assert (deal.to_act(), at(deal, "skips")) == (1 << 2, [0, 0, 0, 2])
    say(deal, "2 play 3c")
    assert (deal.to_act(), at(deal, "skips")) == (1 << 0, [0, 0, 0, 1])


@clause("CRAITS-3.9", "CRAITS-4.4", "CRAITS-7.7", "CRAITS-7.4")
def test_an_idiot_and_what_others_play() -> None:
    """A-17: a lost turn neither follows nor draws for a crank; a seven still hits; a four skips once more."""
    crank = table(["2h 4c 5c", "Ah 6c 7c", LONG], skips=[0, 1, 0])
    say(crank, "0 play 2h")
    assert (crank.to_act(), at(crank, "count"), sizes(crank)) == (1 << 2, 2, [2, 3, 3])
    seven = table(["7h 4c 5c", "Ah 6c", LONG], skips=[0, 1, 0])
    say(seven, "0 play 7h")
    assert (seven.to_act(), sizes(seven)) == (1 << 2, [2, 3, 3])
    four = table(["4h 4c 5c", "Ah 6c", LONG], skips=[0, 1, 0])
    say(four, "0 play 4h")
    assert (four.to_act(), at(four, "skips")) == (1 << 2, [0, 1, 0])


@clause("CRAITS-3.8")
def test_the_own_next_move_closes_the_window() -> None:
    """V33."""
    deal = table(["3c 3d Qd", "10c Jc", "Ks 5s"], turn=2, discard="Kh")
    say(deal, "2 play Ks", "0 draw", "1 draw")
    assert legal(deal, 0) == ["idiot @2"]
    late = deal.copy()
    say(deal, "2 play 5s")
    assert (deal.over, sizes(deal)[2]) == (True, 0)
    assert refused(deal, "0 idiot @2") == ("over", "CRAITS-3.10")
    say(late, "0 idiot @2")
    assert late.to_act() == 1 << 0

    crank = table([LONG, "10c Jc", "2h"], turn=2, discard="Kh", silent=[2])
    say(crank, "2 play 2h")
    assert refused(crank, "0 idiot @2") == ("call_not_one", "CRAITS-3.8"), "out, though the crank goes on"


@clause("CRAITS-3.8")
def test_the_short_window() -> None:
    rules = {"idiot_window": "until_next_player_acts"}
    deal = table(["4c Kc", LONG, None], rules)
    say(deal, "0 play Kc")
    assert legal(deal, 2) == ["idiot @0"]
    say(deal, "1 play 3c")
    assert refused(deal, "2 idiot @0") == ("call_too_late", "CRAITS-3.8")
    assert (deal.window(), legal(deal, 0)) == (0, ["announce"])


@clause("CRAITS-3.8")
def test_wrong_calls_cost_cards_where_that_is_the_rule() -> None:
    rules = {"false_call_penalty": 3}
    deal = table(["4h Kc", LONG, "5d"], rules, announced=[2])
    assert [deal.text(action) for action in deal.fouls(1)] == ["idiot @0", "idiot @2"]
    assert legal(deal, 1) == []
    assert [c.risk for c in deal.view(1).choices] == [True, True]
    say(deal, "1 idiot @2")
    assert sizes(deal) == [2, 6, 1]
    penalty = next(event for event in deal.events or [] if event.kind == "draw")
    assert penalty.clause == "CRAITS-3.8"
    late = table(["4h Kc", LONG, "5d"], rules)
    assert refused(late, "1 idiot @2") == ("call_too_late", "CRAITS-3.8")


@clause("CRAITS-3.9")
def test_a_milder_table() -> None:
    deal = table(["4h Kc", LONG, "5d"], {"idiot_loses": "nothing"}, silent=[2])
    say(deal, "0 idiot @2")
    assert (sizes(deal)[2], at(deal, "skips")) == (3, None)


@clause("CRAITS-3.7")
@pytest.mark.parametrize("on_deal", [False, True])
def test_one_card_dealt(on_deal: bool) -> None:
    """A-15."""
    deal = table(["4h", "5d", "6d"], {"announce_on_deal": on_deal}, upcard="Kh", round=8, dealer=0)
    assert at(deal, "silent") == ([0, 1, 2] if on_deal else None)
    assert legal(deal, 2) == (["announce", "idiot @0", "idiot @1"] if on_deal else ["announce"])


@clause("CRAITS-3.7", "CRAITS-3.11")
def test_a_draw_that_leaves_one_card() -> None:
    deal = table(["2h", "2c 4d 6d"], {"crank_out_player": "must_draw", "empty_stock": "no_more"}, stock="Qs")
    say(deal, "0 play 2h", "1 play 2c")
    assert (sizes(deal), at(deal, "silent")) == ([1, 2], [0])
    assert "idiot @0" in legal(deal, 1)


@clause("CRAITS-3.8")
def test_only_the_own_turn_closes_the_time() -> None:
    deal = table(["6c Kd", "Kc 4c 5d", "Ks Qd 5c"], discard="Kh", turn=0)
    say(deal, "0 play Kd", "1 play Kc")
    assert "idiot @0" in legal(deal, 2), "seat 0 has not moved again"
    two = table(["6c", "4c", "Ks Qd 5c"], discard="Kh", turn=2, silent=[0, 1])
    say(two, "2 idiot @1")
    assert at(two, "silent") == [0]
