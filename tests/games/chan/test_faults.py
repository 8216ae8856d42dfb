"""What is fined: a missed ù, too few points, a wrong announcement, a false ù; and the long list of the old tables."""

from __future__ import annotations

from typing import Any, cast

import pytest

import wongpai as wp
from tests.games.chan.hands import HANDS, saying
from tests.games.chan.table import WAITS_3, WAITS_CHIU_9V, asked, fouls, legal, table
from tests.games.chan.wins import announce, to_u
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.faults import FAULTS

FINED = [12, -36, 12, 12]


def fault(deal: Deal) -> str:
    """The fault that ended the deal, with its clause."""
    line = next(line for line in deal.lines() if line.key.startswith("fault"))
    return f"{FAULTS[cast(ChanDeal, deal).fault]} {line.clause}"


def missed(rules: dict[str, object] | None = None, **position: Any) -> Deal:
    """Seat 1 waits for any three; a 3N has been drawn and let go, and a 3S is drawn now (the source's own example)."""
    deal = table(["5V +", WAITS_3, "+", "+"], rules, more=0, next="3N 3S", **position)
    say(deal, "0 discard 5V", "-", "1 draw")
    assert legal(deal, 1) == ["u", "pass"]
    say(deal, "1 pass", "1 duoi", "2 draw")
    return deal


@clause("CHAN-4.11")
def test_bo_u() -> None:
    """F1."""
    deal = missed()
    assert legal(deal, 1) == ["pass"]
    assert fouls(deal, 1) == ["u"]
    say(deal, "1 u")
    assert fault(deal) == "bo_u CHAN-4.11"
    assert deal.scores() == FINED


@clause("CHAN-4.11")
def test_letting_a_win_go_is_known_to_oneself_alone() -> None:
    deal = missed()
    assert deal.view(1).facts["passed_u"] == 1
    for seat in (0, 2, 3, -1):
        assert "passed" not in str(deal.view(seat).players[1].badges)
        assert not any("passed_u" in badge.key for badge in deal.view(seat).badges)


@clause("CHAN-4.11")
def test_nothing_is_missed_when_another_wins() -> None:
    """F11: both wait for it, the nearer one wins; the other has let nothing go."""
    other = "2V 2V 4N 4N 5S 5S 6V 6V 7N 7N 9V 9V 8V 8S 2N 2S 6N 6S 3V"
    deal = table(["5V +", "+", WAITS_3, other], more=0, next="3N")
    say(deal, "0 discard 5V", "-", "1 draw")
    assert asked(deal) == [2, 3]
    say(deal, "3 pass", "2 u")
    assert cast(ChanDeal, deal).passed_u == 0
    assert cast(ChanDeal, deal).winner == 2


@clause("CHAN-4.11", "CHAN-3.7")
def test_a_chiu_where_a_chiu_u_was_possible_is_a_missed_win() -> None:
    """F12."""
    deal = table(["9V +", WAITS_CHIU_9V, "+", "+"], more=0, next="8V")
    say(deal, "0 discard 9V")
    assert legal(deal, 1) == ["u", "chiu", "pass"]
    say(deal, "1 chiu", "1 return 8V")
    assert cast(ChanDeal, deal).passed_u == 0b10


@clause("CHAN-4.12")
def test_a_missed_thien_u() -> None:
    """F10: the dealer, complete as dealt, plays on and wins later."""
    hand = HANDS["T51"].hand
    for rules, missed in ((None, 0b1), ({"allow_pass_thien_u": True}, 0)):
        deal = table([hand, "+", "+", "+"], rules, turn=0, dealer=0)
        assert legal(deal, 0)[0] == "u"
        say(deal, "0 discard 8N")
        assert cast(ChanDeal, deal).passed_u == missed


@clause("CHAN-4.13", "CHAN-4.14")
@pytest.mark.parametrize(
    ("id", "least", "small"), [("T03", 4, True), ("T02", 3, True), ("T04", 4, False), ("T02", 2, False)]
)
def test_the_least_that_wins(id: str, least: int, small: bool) -> None:
    """F2, F3, F4."""
    rules: dict[str, object] = {"min_u": least}
    if small:
        before = to_u_window(id, rules)
        assert "u" in fouls(before, 1)
        assert "u" not in legal(before, 1)
    deal = to_u(id, rules, clean=1 if "thong" in str(HANDS[id].result) or id == "T04" else -1)
    announce(deal, 1, HANDS[id].said)
    points = int(HANDS[id].result.split()[0])
    assert deal.scores() == (FINED if small else [-points, 3 * points, -points, -points])
    if small:
        assert fault(deal) == "u_low CHAN-4.14"


def to_u_window(id: str, rules: dict[str, object]) -> Deal:
    """As `to_u`, but before the ù is called."""
    hand = HANDS[id]
    if hand.won.own_door:
        deal = table(["5N +", hand.hand, "+", "+"], rules, more=0, drawn=5, next=hand.card)
        say(deal, "0 discard 5N", "-", "1 draw")
    else:
        deal = table(["5N +", hand.hand, "+", "+"], rules, more=0, drawn=5, next=f"6S {hand.card}")
        say(deal, "0 discard 5N", "-", "1 draw", "-", "1 duoi", "2 draw")
    return deal


@clause("CHAN-4.14")
def test_announcing_too_little_or_too_much_for_the_least() -> None:
    """F5, F6."""
    for said, scores in (("tom", [-4, 12, -4, -4]), ("", FINED)):
        deal = to_u("T18", {"min_u": 4})
        announce(deal, 1, saying(said))
        assert deal.scores() == scores
    deal = to_u("T03", {"min_u": 4})
    announce(deal, 1, saying("chi leo"))
    assert deal.scores() == FINED  # one fine, not two


@clause("CHAN-4.13")
def test_letting_a_small_win_go_is_no_fault() -> None:
    for rules, ripe in (({"min_u": 4}, 0), ({"min_u": 4, "bo_u_below_min": True}, 0b10)):
        deal = table(["5V +", WAITS_3, "+", "+"], rules, more=0, drawn=5, next="3N")
        say(deal, "0 discard 5V", "-", "1 draw")
        if asked(deal):
            say(deal, "1 pass")
        else:
            say(deal, "-")
        assert cast(ChanDeal, deal).passed_u == ripe


@clause("CHAN-4.6", "CHAN-4.7")
@pytest.mark.parametrize(("id", "name"), [("T13", "extra"), ("T42", "extra"), ("T48", "missing"), ("T29", "missing")])
def test_a_wrong_announcement(id: str, name: str) -> None:
    deal = to_u(id)
    announce(deal, 1, HANDS[id].said)
    assert fault(deal) == f"{name} {'CHAN-4.6' if name == 'extra' else 'CHAN-4.7'}"
    assert deal.scores() == FINED


@clause("CHAN-4.6", "CHAN-4.7")
def test_where_all_has_to_be_said_the_clause_tells_what_was_left_out() -> None:
    """One of the two tôm of T58 is no mandatory cước; the bạch thủ of T07 is."""
    strict: dict[str, object] = {"strict_missing": True}
    for id, said, found in (("T58", "tom", "left_out CHAN-4.6"), ("T07", "chi", "missing CHAN-4.7")):
        deal = to_u(id, strict, clean=1 if id == "T58" else -1)
        announce(deal, 1, saying(said))
        assert fault(deal) == found
        assert deal.scores() == FINED


@clause("CHAN-4.6")
def test_what_is_fined_is_told_as_a_mistake_with_its_cost() -> None:
    deal = to_u("T42")
    announce(deal, 1, HANDS["T42"].said)
    event = (deal.events or [])[-1]
    assert (event.kind, event.n, event.foul) == ("fault", 12, True)
    assert [e.kind for e in deal.events or [] if e.foul] == ["fault"]


@clause("CHAN-4.6")
def test_fines_of_house_rules() -> None:
    for rules, fine in (
        ({"penalty_points": 20}, 20),
        ({"penalty_per_cuoc": True}, 24),
        ({"ga": True, "penalty_with_ga": True}, 17),
        ({"ga": True}, 12),
    ):
        deal = to_u("T42", rules)
        announce(deal, 1, HANDS["T42"].said)
        assert deal.scores() == [fine, -3 * fine, fine, fine]


@clause("CHAN-3.2", "CHAN-4.11")
def test_thong_ends_with_a_fine_or_a_drawn_game() -> None:
    """F7, F8."""
    good = to_u("T03")
    announce(good, 1, saying("chi"))
    bad = to_u("T13")
    announce(bad, 1, HANDS["T13"].said)
    drawn = table(["5N +", "+", "+", "+"], more=0, stock="")
    say(drawn, "0 discard 5N", "-", "1 draw")
    assert [cast(ChanDeal, deal).clean_winner() for deal in (good, bad, drawn)] == [1, -1, -1]
    again = to_u("T03", clean=-1)
    announce(again, 1, saying("thong chi"))
    assert fault(again) == "extra CHAN-4.6"


@clause("CHAN-4.1", "CHAN-4.17")
def test_what_is_paid() -> None:
    """F9."""
    for rules, seats, scores in (
        ({}, 4, [-10, 30, -10, -10]),
        ({"ga": True}, 4, [-15, 45, -15, -15]),
        ({"ga": True}, 3, [-15, 30, -15]),
    ):
        deal = to_u("T19", rules, seats)
        announce(deal, 1, HANDS["T19"].said)
        assert deal.scores() == scores


@clause("CHAN-4.5")
def test_a_false_u_is_stopped_or_fined() -> None:
    deal = table(["5V +", WAITS_3, "+", "+"], more=0, next="9S")
    say(deal, "0 discard 5V")
    assert refused(deal, "1 u") == ("not_complete", "CHAN-2.19")
    strict = table(["5V +", WAITS_3, "+", "+"], {"u_lao": "penalty"}, more=0, next="9S")
    say(strict, "0 discard 5V", "1 pass", "2 pass", "3 pass", "1 draw")
    assert asked(strict) == [0, 1, 2, 3]
    assert [fouls(strict, seat) for seat in range(4)] == [["u"]] * 4
    say(strict, "1 u", "0 pass", "2 pass", "3 pass")
    assert fault(strict) == "false_u CHAN-4.5"
    assert strict.scores() == FINED


@clause("CHAN-4.5")
def test_where_a_false_u_is_fined_nothing_tells_a_true_one() -> None:
    """The choices of whoever may win look like those of whoever may not."""
    looks = []
    for card in ("3N", "9S"):
        deal = table(["5V +", WAITS_3, "+", "+"], {"u_lao": "penalty"}, more=0, next=card)
        say(deal, "0 discard 5V", "1 pass", "2 pass", "3 pass", "1 draw")
        looks.append([(choice.text, choice.risk) for choice in deal.view(1).choices])
    assert looks[0] == looks[1] == [("u", True), ("pass", False)]


@clause("CHAN-4.5")
def test_where_a_false_u_is_fined_the_table_names_no_wait() -> None:
    for rules, badges in ((None, ["waits", "passed_u"]), ({"u_lao": "penalty"}, [])):
        deal = table(["5V +", WAITS_3, "+", "+"], rules, phase="turn", turn=1, discard=["CC", "", "", ""], passed_u=[1])
        assert [badge.key for badge in deal.view(1).badges] == [f"badge-chan-{name}" for name in badges]


@clause("CHAN-4.5")
def test_at_the_start_only_the_u_is_a_risk() -> None:
    """Complete as dealt or not, it is marked; the discards are not."""
    for hand in (HANDS["T51"].hand, "9V 2N +"):
        deal = table([hand, "+", "+", "+"], {"u_lao": "penalty"}, more=0 if "+" in hand else -1, turn=0, dealer=0)
        assert {(choice.verb, choice.risk) for choice in deal.view(0).choices} == {("u", True), ("discard", False)}
        assert deal.view(0).choices[-1].verb == "u"


# --- violations = classic ---

CLASSIC: dict[str, object] = {"violations": "classic"}
NO_NINES = "2V 2N 3V 3S 4N 4S 5V 5S 6N 6S 7V 7N 8V 8S CC 2S 3N 4V"


def sins(deal: Deal, seat: int) -> set[str]:
    mask = cast(ChanDeal, deal).sins[seat]
    return {name for bit, name in enumerate(FAULTS) if mask >> bit & 1}


def with_nines(hand: str) -> str:
    """Nineteen cards with no other nines, and five chắn at most."""
    return " ".join([hand, *NO_NINES.split()[: 19 - len(hand.split())]])


def eater(hand: str, card: str, eat: str, **position: Any) -> Deal:
    """Seat 1 eats the card that seat 0 has played with one of its hand."""
    deal = table([f"{card} +", with_nines(hand), "+", "+"], CLASSIC, more=0, **position)
    say(deal, f"0 discard {card}")
    say(deal, *([f"{seat} pass" for seat in asked(deal)] or ["-"]))
    if f"eat {eat}" in fouls(deal, 1):
        assert f"eat {eat}" not in legal(deal, 1)
    say(deal, f"1 eat {eat}")
    return deal


@clause("CHAN-2.24")
@pytest.mark.parametrize(
    ("hand", "card", "eat", "found"),
    [
        ("9N", "9V", "9N", set()),
        ("9V 9N", "9V", "9N", {"treo_tranh", "chon_ca"}),
        ("9V 9V 9V 4S", "9V", "9V", {"chiu_an_thuong"}),
        ("9N 9S", "9V", "9N", {"chon_ca"}),
        ("9N 9N", "9V", "9N", {"cau_ca"}),
    ],
)
def test_faults_of_eating(hand: str, card: str, eat: str, found: set[str]) -> None:
    assert sins(eater(hand, card, eat), 1) == found


@clause("CHAN-2.24")
def test_eating_a_ca_while_waiting() -> None:
    deal = table(["3N +", WAITS_3, "+", "+"], CLASSIC, more=0)
    say(deal, "0 discard 3N", "-", "1 eat 3V")
    assert sins(deal, 1) == {"chuyen_cho"}


@clause("CHAN-2.24")
def test_letting_a_card_go_and_using_its_twin() -> None:
    """Seat 1 lets 9V go, holding one, and eats 9N with it when that comes."""
    deal = table(["9V +", with_nines("9V 9V 5N"), "+", "+"], CLASSIC, more=0, next="9V")
    say(deal, "0 discard 9V", "-", "1 draw", "-", "1 eat 9V")
    assert sins(deal, 1) == {"bo_chan_an_chan"}
    assert kinds(deal)[-1] in ("reported", "with", "eat")
    assert "reported" in deal.view(0).players[1].badges
    other = table(["9V +", with_nines("9V 5N"), "+", "+"], CLASSIC, more=0, next="9N")
    say(other, "0 discard 9V", "-", "1 draw", "-", "1 eat 9V")
    assert sins(other, 1) >= {"bo_chan_an_ca"}
    third = table(["9V +", with_nines("9S 5N"), "+", "+"], CLASSIC, more=0, next="9N")
    say(third, "0 discard 9V", "-", "1 draw", "-", "1 eat 9S")
    assert sins(third, 1) == {"bo_ca_an_ca"}


@clause("CHAN-2.22", "CHAN-2.23", "CHAN-2.24")
@pytest.mark.parametrize(
    ("past", "move", "found"),
    [
        ({"played": "9V"}, "discard 9V", {"danh_chan"}),
        ({"eaten": "9V"}, "discard 9V", {"an_danh"}),
        ({"declined": "9V"}, "discard 9V", {"bo_chan_danh_chan"}),
        ({"ca_rows": "9V 9N 9S"}, "discard 9V", {"an_ca_danh_hang"}),
        ({"ca_rows": "2V 2N 2S", "played": "9N"}, "discard 9V", {"danh_ca_sau_ca"}),
        ({"ca_rows": "2V 2N 2S", "played": "8N"}, "discard 9V", set()),
    ],
)
def test_faults_of_discarding(past: dict[str, str], move: str, found: set[str]) -> None:
    rows: dict[str, Any] = {name: [faces, "", "", ""] for name, faces in past.items()}
    deal = table(["9V 5N +", "+", "+", "+"], CLASSIC, more=0, touched=[0], **rows)
    assert (move in fouls(deal, 0)) == bool(found)
    say(deal, f"0 {move}")
    assert sins(deal, 0) == found


@clause("CHAN-2.22", "CHAN-2.24")
@pytest.mark.parametrize(
    ("past", "hand", "eat", "found"),
    [
        ({"played": "9V"}, "9V", "9V", {"danh_an"}),
        ({"played": "9S"}, "9N", "9N", {"danh_an_ca"}),
        ({"played": "4V 4S"}, "9N", "9N", {"danh_ca_an_ca"}),
        ({"ca_rows": "9V 9N 9S"}, "9V", "9V", {"ca_chan"}),
        ({"ca_rows": "9V 9N 9S"}, "9N", "9N", {"ca_ca"}),
    ],
)
def test_faults_of_eating_after_what_was_done(past: dict[str, str], hand: str, eat: str, found: set[str]) -> None:
    rows: dict[str, Any] = {name: ["", faces, "", ""] for name, faces in past.items()}
    assert sins(eater(hand, "9V", eat, **rows), 1) == found


@clause("CHAN-2.24")
def test_a_chiu_after_a_ca_of_that_number() -> None:
    deal = table(["9V +", "9V 9V 9V 4S +", "+", "+"], CLASSIC, more=0, ca_rows=["", "9V 9N 9S", "", ""])
    say(deal, "0 discard 9V")
    assert "chiu" in fouls(deal, 1)
    assert "chiu" not in legal(deal, 1)


@clause("CHAN-2.24")
def test_the_deed_is_told_before_the_report() -> None:
    ate = eater("9N", "9V", "9N", played=["", "9S", "", ""])
    assert kinds(ate)[-3:] == ["eat", "with", "reported"]
    threw = table(["9V 5N +", "+", "+", "+"], CLASSIC, more=0, touched=[0], played=["9V", "", "", ""])
    say(threw, "0 discard 9V")
    assert kinds(threw)[-2:] == ["discard", "reported"]
    took = table(["9V +", "9V 9V 9V 4S +", "+", "+"], CLASSIC, more=0, ca_rows=["", "9V 9N 9S", "", ""])
    say(took, "0 discard 9V", "1 chiu")
    assert kinds(took)[-3:] == ["chiu", "with", "reported"]
    for deal in (ate, threw, took):
        assert (deal.events or [])[-1].foul


@clause("CHAN-2.24")
def test_the_reported_only_draw_and_let_go() -> None:
    """And their ù costs 12 to each."""
    reported = 1 << FAULTS.index("danh_an")
    deal = table(["9V +", WAITS_3, "+", "+"], CLASSIC, more=0, sins=[0, reported, 0, 0], next="3N")
    say(deal, "0 discard 9V", "-")
    assert refused(deal, "1 eat 9N") == ("reported", "CHAN-2.24")
    say(deal, "1 draw")
    assert fouls(deal, 1) == ["u"]
    say(deal, "1 u")
    assert deal.scores() == FINED
    assert fault(deal) == "danh_an CHAN-2.22"


@clause("CHAN-2.24")
@pytest.mark.parametrize(
    ("name", "scores"),
    [("treo_tranh", [0, 0, 0, 0]), ("chiu_an_thuong", [0, 0, 0, 0]), ("chon_ca", FINED), ("cau_ca", FINED)],
)
def test_an_u_after_a_lesser_fault(name: str, scores: list[int]) -> None:
    """Unpaid, with the pot left where it is; or found out now and fined. Neither counts for thông."""
    deal = to_u("T07", {**CLASSIC, "nuoi_ga": True}, sins=[0, 1 << FAULTS.index(name), 0, 0], pot=10)
    if not deal.over:
        announce(deal, 1, saying("chi bach_thu"))
    assert deal.scores() == scores
    assert cast(ChanDeal, deal).pot == 10
    assert cast(ChanDeal, deal).clean_winner() == -1
    kept = to_u("T07", {**CLASSIC, "thong_after_unpaid": True}, sins=[0, 1 << FAULTS.index(name), 0, 0])
    if not kept.over:
        announce(kept, 1, saying("chi bach_thu"))
    assert cast(ChanDeal, kept).clean_winner() == (1 if scores[0] == 0 else -1)


@clause("CHAN-2.24")
def test_where_every_card_would_be_a_fault_none_is() -> None:
    deal = wp.load("chan", rules=CLASSIC).deal(
        2, 1,
        position={
            "hands": ["9V 9V", None], "melds": ["2V/2V 3V/3V 4V/4V 5V/5V 6V/6V 7V/7V 8V/8V 2S/2S 3S/3S", ""],
            "phase": "discard", "turn": 0, "played": ["9V", ""], "touched": [0],
        },
    )  # fmt: skip
    assert legal(deal, 0) == ["discard 9V"]
    assert fouls(deal, 0) == []
    say(deal, "0 discard 9V")
    assert sins(deal, 0) == set()


@clause("CHAN-3.10")
def test_five_thien_khai_can_all_be_called() -> None:
    """A hand of twenty cards dealt as five fours."""
    hand = " ".join(f"{card} " * 4 for card in ("2V", "3V", "4V", "5V", "6V"))
    deal = table([hand, "+"], {"strict_missing": True}, dealer=0, turn=0, phase="discard")
    say(deal, "0 u")
    for _ in range(5):
        assert "call thien_khai" in {deal.text(action) for action in deal.legal(0)}
        say(deal, "0 call thien_khai")
    assert deal.why_not(0, deal.parse("call thien_khai")) is not None
    assert "call thien_khai" not in {deal.text(action) for action in deal.legal(0)}


@clause("CHAN-2.24")
def test_a_position_knows_the_ca_on_a_mat() -> None:
    """After eating 9V with 9N, 9S may not be eaten with 9S."""
    hand = "9S 9S 2V 2V 3V 3V 4V 4V 6V 6V 7V 7V 8V 8V 2N 2N 3N"
    discard = ["", "", "", "9S"]
    deal = table([hand, "+", "+", "+"], CLASSIC, melds=["9V/9N", "", "", ""], discard=discard, turn=0, phase="turn")
    assert "eat 9S" not in legal(deal, 0)
    assert "eat 9S" in fouls(deal, 0)
    again = deal.position()
    assert wp.load("chan", rules=CLASSIC).deal(4, position=again).position() == again
