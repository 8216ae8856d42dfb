"""Knocking: V17 … V26, V29, and what the open window shows."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.somsip.table import held, legal, seats, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import CLAIM

PLAIN = "2d 3h Ah 10s Qh"  # waits for nothing


@clause("SOMSIP-4.2", "SOMSIP-4.3")
def test_a_discard_of_anyone() -> None:
    """V17: player 3 waits for a king, player 2 would be next."""
    deal = table(["Kc 2c 3c 4c 10c 8c", PLAIN, "Kd 4d 6d 5d 5h", None], turn=0, drew="8c")
    say(deal, "0 discard Kc")
    assert deal.window() == CLAIM
    assert seats(deal.to_act()) == [2]
    assert refused(deal, "1 take Kc") == ("claim_open", "SOMSIP-4.2")
    say(deal, "2 knock")
    assert deal.over
    assert deal.scores() == [0, 0, 1, 0]
    assert deal.ranks() == [2, 2, 1, 2]
    assert [(line.seat, line.points, line.clause) for line in deal.lines()] == [(2, 1, "SOMSIP-4.2")]
    assert held(deal, 2) == {"Kd", "4d", "6d", "5d", "5h", "Kc"}
    assert kinds(deal)[-2:] == ["claim", "knock"]
    for seat in (-1, 0, 3):
        shown = [card.face for zone in deal.view(seat).zones if zone.kind == "meld" for card in zone.cards]
        assert set(shown) == held(deal, 2)


@clause("SOMSIP-5.1", "SOMSIP-5.2")
@pytest.mark.parametrize(
    ("players", "discarder", "card", "waiting", "winner"),
    [
        pytest.param(4, 0, "8c", {1: "2d", 3: "2h"}, 1, id="V18"),
        pytest.param(4, 2, "9c", {0: "Ad", 1: "Ah"}, 0, id="V19"),
        pytest.param(6, 5, "Jc", {4: "Jd", 3: "Jh"}, 3, id="round-the-table"),
    ],
)
def test_the_nearest_wins(players: int, discarder: int, card: str, waiting: dict[int, str], winner: int) -> None:
    pairs = iter(["4c 6c 3d 7d", "4d 6d 3h 7h", "4h 6h 3s 7s"])
    hands: list[str | None] = [None] * players
    hands[discarder] = f"{card} Kc Qd 10h Ks Qs"
    for seat, odd in waiting.items():
        hands[seat] = f"{odd} {next(pairs)}"
    full = table(hands, turn=discarder, dealer=0)
    for order in (list(waiting), list(waiting)[::-1]):
        deal = full.copy()
        deal.events = []
        say(deal, f"{discarder} discard {card}")
        others = [s for s in seats(deal.to_act()) if s not in waiting]
        say(deal, *(f"{s} pass" for s in others))
        say(deal, f"{order[0]} knock")
        assert not deal.over, "all who can must have answered"
        assert refused(deal, f"{order[0]} pass") == ("answered", "SOMSIP-4.2")
        say(deal, f"{order[1]} knock")
        assert deal.position()["winner"] == winner
        loser = next(s for s in waiting if s != winner)
        assert [(e.seat, e.to, e.clause) for e in deal.events or [] if e.kind == "overtaken"] == [
            (loser, winner, "SOMSIP-5.2")
        ]


@clause("SOMSIP-4.1", "SOMSIP-4.2")
def test_not_waiting() -> None:
    """V21: three odd cards are too many."""
    deal = table(["8c 4c Kc Qc Js 10s", "2d 3h Ah 5c 5d", None], turn=0)
    say(deal, "0 discard 8c")
    assert refused(deal, "1 knock") == ("not_waiting", "SOMSIP-4.1")
    assert refused(deal, "0 knock") == ("own_discard", "SOMSIP-4.2")
    assert deal.to_act() == 0
    deal.close()
    assert refused(deal, "1 knock") == ("card_first", "SOMSIP-3.3")
    with pytest.raises(wp.IllegalAction):
        deal.close()


@clause("SOMSIP-4.1")
def test_own_draw() -> None:
    """V22."""
    hands = ["5c 4c 6c 3c 7c", "5h 4d 6d 3d 7d"]
    position: dict[str, Any] = {"by": 0, "discard": "Kc", "stock": "5d"}
    deal = table(hands, **position)
    say(deal, "1 draw")
    assert "knock" in legal(deal, 1)
    say(deal, "1 knock")
    assert [line.key for line in deal.lines()] == ["draw"]
    strict = table(hands, {"self_draw_win": False}, **position)
    say(strict, "1 draw")
    assert refused(strict, "1 knock") == ("no_self_draw", "SOMSIP-4.1")
    assert "knock" not in legal(strict, 1)
    other = table(hands, by=0, discard="Kc", stock="2d")
    say(other, "1 draw")
    assert refused(other, "1 knock") == ("not_complete", "SOMSIP-4.1")


@clause("SOMSIP-2.3")
def test_third_pair_with_the_centre_card() -> None:
    """V23."""
    deal = table(["Ac 9c 2c 8c 6c", None, None], centre="4c")
    say(deal, "0 take 4c", "0 knock")
    assert deal.scores() == [1, 0, 0]
    assert deal.lines()[0].clause == "SOMSIP-2.3"


@clause("SOMSIP-3.1", "SOMSIP-4.2")
def test_taken_discard_wins_too() -> None:
    """Who let the chance to knock go may still take the card in turn and knock then."""
    deal = table([None, "5h 4d 6d 3d 7d"], phase="claim", by=0, discard="5c")
    say(deal, "1 pass", "1 take 5c", "1 knock")
    assert deal.lines()[0].key == "take"


@clause("SOMSIP-4.2")
def test_centre_card_is_no_discard() -> None:
    """V24, and where everyone may claim it."""
    hands = ["2d 3h Ah 10s Qh", None, "6c Ac 9c 2c 8c"]
    deal = table(hands, centre="4c")
    assert refused(deal, "2 knock") == ("not_a_discard", "SOMSIP-4.2")
    assert refused(deal, "0 knock") == ("not_a_discard", "SOMSIP-4.2")
    assert deal.window() == 0
    open_to_all = table(hands, {"centre_claim": "everyone"}, centre="4c", phase="claim")
    assert 2 in seats(open_to_all.to_act())
    say(open_to_all, *(f"{s} pass" for s in seats(open_to_all.to_act()) if s != 2), "2 knock")
    assert open_to_all.lines()[0].key == "centre"
    passed = table(hands, {"centre_claim": "everyone"}, centre="4c", phase="claim")
    say(passed, *(f"{s} pass" for s in seats(passed.to_act())))
    assert passed.view(0).phase == "first"
    assert wp.load("somsip", "easy").deal(4, 3).window() == CLAIM


@clause("SOMSIP-4.2")
def test_a_chance_let_go() -> None:
    """V26: it bars nothing, but where the table says so."""
    hands = ["5c Ac 2c Kc Qc Jc", "Ad 2d Kd Qd Js", "5d 4d 6d 3d 7d", "5s Ah 2h Kh Qh"]
    for locks in (False, True):
        deal = table(hands, {"missed_claim_locks": locks}, turn=0, stock="Ks Qs As 2s")
        say(deal, "0 discard 5c", "2 pass", "1 draw", "1 discard Kd", "-", "2 draw", "2 discard As", "-")
        say(deal, "3 draw", "3 discard 5s")
        if locks:
            assert deal.to_act() == 0
            assert refused(deal, "2 knock") == ("let_go", "SOMSIP-4.2")
            assert deal.view(2).facts["barred"] == 1
            deal.close()
        else:
            say(deal, "2 knock")
            assert deal.position()["winner"] == 2


@clause("SOMSIP-4.2")
def test_own_discard() -> None:
    """V29: player 1 now waits for a six, and has just thrown one away."""
    deal = table(["6c 4c 5c 5d 3c 7c", PLAIN], turn=0)
    say(deal, "0 discard 6c")
    assert refused(deal, "0 knock") == ("own_discard", "SOMSIP-4.2")
    assert not seats(deal.to_act()) or seats(deal.to_act()) == [1]


@clause("SOMSIP-4.2")
def test_the_window_tells_nothing() -> None:
    """It opens after every discard, and looks the same whoever can knock and whatever was answered."""
    can = table(["Kc 2c 3c 4c 10c 8c", PLAIN, "Kd 4d 6d 5d 5h"], turn=0)
    cannot = table(["Kc 2c 3c 4c 10c 8c", PLAIN, "Kd 4d 6d 5d 7h"], turn=0)
    for deal in (can, cannot):
        deal.events = []
        say(deal, "0 discard Kc")
    for seat in (-1, 0, 1):
        assert can.view(seat) == cannot.view(seat)
        assert can.view(seat).window == "claim"
        assert can.view(seat).turn == [1, 2], "all but who discarded, whatever they hold"
    before = can.view(1)
    can.events = []
    copy = can.copy()
    say(can, "2 pass")
    cannot.close()
    assert can.view(1) == cannot.view(1)
    assert can.events == []
    assert copy.view(1) == before


@clause("SOMSIP-4.1")
def test_timeouts() -> None:
    """A clock that runs out never knocks, and tells nothing of the hand."""
    deal = table(["5c 4c 6c 3c 7c", "5h 4d 6d 3d 7d"], by=0, discard="Kc", stock="5d")
    assert deal.text(deal.timeout(1)) == "draw"
    say(deal, "1 draw")
    assert deal.text(deal.timeout(1)) == "discard 5d"
    say(deal, "1 discard 5d")
    assert deal.text(deal.timeout(0)) == "pass"
    first = table(["6c Ac 2c Kc Qc", None], centre="4h")
    assert first.text(first.timeout(0)) == "take 4h"
    say(first, "0 take 4h")
    assert first.text(first.timeout(0)) != "discard 4h"


@clause("SOMSIP-4.2")
def test_who_let_a_claim_go_may_not_take_that_card_and_knock() -> None:
    hands = ["Ac 9c 2c Kc Qc", "Ad 9d 2d 8d 5d", "5h 10c Jc Qs 3c"]
    deal = table(hands, {"missed_claim_locks": True}, by=0, discard="5c", phase="claim")
    say(deal, "1 pass", "1 take 5c")
    assert refused(deal, "1 knock") == ("let_go", "SOMSIP-4.2")
    assert "knock" not in legal(deal, 1)
    free = table(hands, by=0, discard="5c", phase="claim")
    say(free, "1 pass", "1 take 5c", "1 knock")
    assert free.over


@clause("SOMSIP-2.3", "SOMSIP-3.1")
def test_the_card_in_the_middle_discarded_later_is_a_discard() -> None:
    """Whoever takes it from player 1's discards takes a discard, and wins by one."""
    hands = ["Kh Qs 9s Ah 5c", "Ac 9c 3c 7c 2d"]
    deal = table(hands, centre="8c", discard="8c", by=0, turn=1)
    say(deal, "1 take 8c")
    assert [event.clause for event in deal.events or [] if event.kind == "take"] == ["SOMSIP-3.1"]
    say(deal, "1 knock")
    assert (deal.lines()[0].key, deal.lines()[0].clause) == ("take", "SOMSIP-3.1")


@clause("SOMSIP-4.2")
def test_a_position_too_begins_with_everybody_asked_where_all_may_knock() -> None:
    hands = ["Kh Qs 9s Ah 2c", "Ac 9c 3c 7c Kd"]
    rules: dict[str, object] = {"centre_claim": "everyone"}
    assert table(hands, rules, centre="8c").window() == CLAIM
    assert table(hands, rules, centre="8c", passed=True, turn=1, phase="turn").window() == 0
    assert table(hands, centre="8c").window() == 0
