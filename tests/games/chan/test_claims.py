"""Chíu, paying the door back, ù by priority, announcing (CHAN-2.15 … 2.21, 3.2 … 3.7, 3.12b)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import wongpai as wp
from tests.games.chan.table import WAITS_3, WAITS_CHIU_9V, asked, eats, fouls, legal, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.errors import IllegalAction
from wongpai.games.chan.deal import ChanDeal

THREE = "9V 9V 9V 2N 2S 4S 6S +"  # may chíu a 9V, and is far from whole
# T06/T07: waits for 4S alone.
WAITS_4S = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S 4S"
# T14: six chắn and a single chi chi.
CHI_ALONE = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 8V 8N 2N 2S CC"
# T11: five chắn and a single chi chi.
WAITS_CC = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9S 2N 2S CC"
# T51: dealt whole.
DEALT = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 9N 9N 3V 3N 2N 2S 4V 4S 8V 8N"


def drawing(*hands: str, card: str = "9V", rules: dict[str, Any] | None = None, **position: Any) -> Deal:
    """Seat 1 draws that card; the window is open."""
    deal = table(hands, rules, phase="turn", turn=1, discard=["CC", *[""] * (len(hands) - 1)], next=card, **position)
    say(deal, "1 draw")
    return deal


def discarding(*hands: str, card: str = "9V", rules: dict[str, Any] | None = None, **position: Any) -> Deal:
    """Seat 0 discards that card; the window is open."""
    first = f"{card} 9N 2N +" if hands[0] == "+" else hands[0]
    deal = table([first, *hands[1:]], rules, more=0, phase="discard", turn=0, touched=[0, 1], **position)
    say(deal, f"0 discard {card}")
    return deal


def announce(deal: Deal, seat: int, *calls: str) -> None:
    say(deal, *[f"{seat} call {call}" for call in calls], *([f"{seat} done"] if calls else [f"{seat} call xuong"]))


def keys(deal: Deal, seat: int) -> list[str]:
    return [line.key for line in deal.lines() if line.seat == seat]


# --- chíu ---


@clause("CHAN-2.15", "CHAN-2.16", "CHAN-2.18")
def test_chiu_of_a_discard_out_of_turn() -> None:
    """W1."""
    deal = discarding("+", "2N +", "+", THREE)
    assert asked(deal) == [3]
    assert legal(deal, 3) == ["chiu", "pass"]
    say(deal, "3 chiu")
    assert (asked(deal), deal.position()["phase"]) == ([3], "return")
    assert refused(deal, "3 draw") == ("return_first", "CHAN-2.18")
    say(deal, "3 return 2N", "-")
    position = deal.position()
    assert position["discard"] == ["2N", "", "", ""]
    assert position["melds"][3] == "9V 9V 9V 9V"
    assert len(position["hands"][3].split()) == 15
    assert asked(deal) == [1]
    assert "eat 2N" in legal(deal, 1)
    assert cast(ChanDeal, deal).played[3] == 1 << 1  # D may never eat or discard another 2N


@clause("CHAN-2.16", "CHAN-2.17")
def test_chiu_of_a_drawn_card_before_its_drawer() -> None:
    """W2."""
    deal = drawing("+", "9N 2N +", "+", THREE)
    assert asked(deal) == [3]
    assert legal(deal, 1) == []
    assert refused(deal, "1 eat 9N") == ("claim_open", "CHAN-2.17")
    assert refused(deal, "1 pass") == ("no_claim", "CHAN-2.17")
    say(deal, "3 chiu", "3 return 2N", "-")
    assert deal.position()["discard"][1] == "2N"
    assert asked(deal) == [1]
    assert "eat 2N" in eats(deal, 1)
    say(deal, "1 duoi")
    assert asked(deal) == [2]
    assert "draw" in legal(deal, 2)


@clause("CHAN-2.17")
def test_after_the_chiu_is_declined_the_card_may_be_eaten() -> None:
    deal = drawing("+", "9N 2N +", "+", THREE)
    say(deal, "3 pass")
    assert "eat 9N" in legal(deal, 1)
    assert refused(deal, "3 chiu") == ("no_claim", "CHAN-2.17")


@clause("CHAN-2.18")
def test_chiu_of_ones_own_draw() -> None:
    """W3: the card paid back goes down by itself."""
    deal = drawing("+", THREE, "2N +", "+")
    say(deal, "1 chiu", "1 return 2N", "-")
    assert deal.position()["discard"][1] == "2N"
    assert asked(deal) == [2]
    assert "eat 2N" in legal(deal, 2)


@clause("CHAN-2.18", "CHAN-2.22")
def test_chiu_of_the_card_one_may_eat_anyway() -> None:
    """W4: what one paid back oneself one cannot eat."""
    deal = discarding("+", "9V 9V 9V 2N 2N 2S +", "+", "+")
    say(deal, "1 chiu", "1 return 2N", "-")
    assert legal(deal, 1) == ["draw"]
    assert refused(deal, "1 eat 2S") == ("banned_eat", "CHAN-2.22")


@clause("CHAN-2.15")
def test_who_cannot_chiu() -> None:
    deal = discarding("9V 9V 9V 9V 2N +", "9N +", "+", "+")
    assert refused(deal, "1 chiu") == ("not_three", "CHAN-2.15")
    assert refused(deal, "0 chiu") == ("own_card", "CHAN-2.22")
    assert refused(deal, "0 u") == ("own_u", "CHAN-2.19")
    assert asked(deal) == []


@clause("CHAN-2.18")
def test_chiu_needs_a_card_to_pay_back() -> None:
    melds = ["", "", "", "2V*4 3V*4 4V*4 5V*4"]
    deal = discarding("+", "+", "+", "9V 9V 9V", melds=melds)
    assert legal(deal, 3) == ["u", "pass"]
    assert refused(deal, "3 chiu") == ("last_three", "CHAN-2.18")


@clause("CHAN-2.18")
def test_eating_after_a_chiu_may_be_skipped() -> None:
    """House rule: after a chíu of a drawn card the next seat goes on."""
    deal = drawing("+", "2N +", "2S +", THREE, rules={"tra_cua_resume": "next"})
    say(deal, "3 chiu", "3 return 2N", "-")
    assert asked(deal) == [2]
    assert "eat 2S" in legal(deal, 2)


@clause("CHAN-2.17")
def test_chiu_may_be_asked_again_when_the_card_goes_down() -> None:
    deal = drawing("+", "2N +", "2S +", THREE, rules={"chiu_reopen_after_duoi": True})
    say(deal, "3 pass", "1 duoi")
    assert asked(deal) == [3]
    assert legal(deal, 3) == ["chiu", "pass"]
    assert refused(deal, "3 u") == ("no_claim", "CHAN-2.17")
    say(deal, "3 chiu", "3 return 2N", "-")
    assert asked(deal) == [2]
    assert "eat 2S" in legal(deal, 2)


@clause("CHAN-2.16")
def test_no_window_where_all_see_that_nobody_holds_three() -> None:
    deal = discarding("+", "+", "+", "+", melds=["", "", "9V/9N", ""])
    assert (deal.window(), asked(deal)) == (0, [1])


# --- ù ---


@clause("CHAN-2.19", "CHAN-3.7")
def test_u_on_a_drawn_card_only() -> None:
    """W6: a discard that completes the hand is no ù, and not even to be eaten by a seat that is not next."""
    deal = drawing("+", "+", WAITS_3, "+", card="3S")
    assert asked(deal) == [2]
    assert legal(deal, 2) == ["u", "pass"]
    say(deal, "2 u")
    assert deal.position()["phase"] == "announce"
    deal = discarding("+", "+", WAITS_CHIU_9V, "+", card="9N")
    assert asked(deal) == []
    assert refused(deal, "2 u") == ("only_by_chiu", "CHAN-3.7")
    say(deal, "-")
    assert refused(deal, "2 eat 9V") == ("nothing_to_eat", "CHAN-2.11")
    assert refused(deal, "2 u") == ("only_by_chiu", "CHAN-3.7")
    assert refused(deal, "1 u") == ("not_complete", "CHAN-2.19")
    assert refused(deal, "0 u") == ("own_u", "CHAN-2.19")
    say(deal, "1 draw")
    assert refused(deal, "2 u") == ("not_complete", "CHAN-2.19")


@clause("CHAN-3.7", "CHAN-3.3")
def test_chiu_u_on_a_discard() -> None:
    """T38, F12 read from the other side."""
    deal = discarding("+", "+", WAITS_CHIU_9V, "+")
    assert legal(deal, 2) == ["u", "chiu", "pass"]
    say(deal, "2 u")
    assert kinds(deal)[-1] == "chiu_u"
    announce(deal, 2, "chiu_u")
    assert deal.scores() == [-3, -3, 9, -3]


@clause("CHAN-3.7", "CHAN-3.3")
def test_chiu_u_on_a_card_paid_back_into_ones_own_door() -> None:
    """T44: it is chì as well."""
    deal = table(
        ["2N 2N 2N +", "4S +", "+", "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 9N 9N 9V 9V 9V"],
        phase="claim", turn=0, door=3, origin="return", putter=0, discard=["", "", "", "9V"],
    )  # fmt: skip
    assert asked(deal) == [3]
    say(deal, "3 u")
    announce(deal, 3, "chiu_u", "chi")
    assert deal.scores()[3] == 12


@clause("CHAN-2.17", "CHAN-2.19")
def test_u_goes_before_chiu() -> None:
    """W5."""
    deal = drawing("+", "+", "3S 3S 3S +", WAITS_3, card="3S")
    assert asked(deal) == [2, 3]
    say(deal, "2 chiu")
    assert deal.position()["phase"] == "claim"
    assert refused(deal, "2 pass") == ("answered", "CHAN-2.17")
    assert refused(deal, "2 u") == ("not_complete", "CHAN-2.19")
    say(deal, "3 u")
    assert cast(ChanDeal, deal).winner == 3


@clause("CHAN-2.17")
def test_chiu_goes_before_u_where_the_house_says_so() -> None:
    deal = drawing("+", "+", "3S 3S 3S +", WAITS_3, card="3S", rules={"u_over_chiu": False})
    say(deal, "3 u", "2 chiu")
    assert deal.position()["phase"] == "return"
    assert cast(ChanDeal, deal).passed_u == 0
    assert [(e.seat, e.to) for e in deal.events or [] if e.kind == "overtaken"] == [(3, 2)]
    again = wp.load("chan").deal(4, 1, position=deal.position())
    for twin in (deal, again):
        assert "overtaken" in twin.view(0).players[3].badges
    say(deal, "2 return 4S", "-")
    assert "overtaken" not in deal.view(0).players[3].badges


@pytest.mark.parametrize("order", [("2 chiu", "3 u"), ("3 u", "2 chiu")])
def test_a_punished_claim_does_not_hang_on_who_answers_first(order: tuple[str, str]) -> None:
    """Who would only pay for a claim is asked too, and need not tell."""
    rows: dict[str, Any] = {"ca_rows": ["", "", "9V 9N 9S", ""], "passed_u": [3]}
    waits_9 = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3N 3N 3V 3S 8V 8N 2N 2S 9N"
    deal = drawing("+", "+", THREE.replace("2N 2S", "CC CC"), waits_9, rules={"violations": "classic"}, **rows)
    assert asked(deal) == [2, 3]
    assert (legal(deal, 2), fouls(deal, 2)) == (["pass"], ["chiu"])
    assert (legal(deal, 3), fouls(deal, 3)) == (["pass"], ["u"])
    say(deal, order[0])
    assert deal.position()["phase"] == "claim"
    assert refused(deal, order[0]) == ("answered", "CHAN-2.17")
    say(deal, order[1])
    assert (cast(ChanDeal, deal).winner, deal.over) == (3, True)


@pytest.mark.parametrize("order", [("3 u", "0 u"), ("0 u", "3 u")])
def test_a_true_u_goes_before_a_false_one_that_is_nearer(order: tuple[str, str]) -> None:
    deal = table([WAITS_3, "+", "+", "+"], {"u_lao": "penalty"}, phase="turn", turn=2, discard=["", "CC", "", ""],
                 next="3N")  # fmt: skip
    say(deal, "2 draw", "1 pass", "2 pass", *order)
    assert cast(ChanDeal, deal).winner == 0
    assert not deal.over


def test_the_nearest_to_the_door_wins() -> None:
    """F11, AMB-08: the others have let nothing go."""
    # Both wait for 3V, 3N, 3S.
    two = "9V 9V 9S 9S 4V 4V 4S 4S 5V 5V 5N 5N 7S 7S 8S 8S 6N 6S 3S"
    for order in (("2 u", "0 u"), ("0 u", "2 u")):
        deal = drawing(two, "+", WAITS_3, "+", card="3N")
        assert asked(deal) == [0, 2]
        say(deal, *order)
        assert cast(ChanDeal, deal).winner == 2
        assert cast(ChanDeal, deal).passed_u == 0
        assert "overtaken" in kinds(deal)
        assert "overtaken" in deal.view(1).players[0].badges
    for order in (("2 u", "0 u"), ("0 u", "2 u")):  # the lowest seat, not the first to answer
        deal = drawing(two, "+", WAITS_3, "+", card="3N", rules={"u_priority": "single"})
        say(deal, *order)
        assert cast(ChanDeal, deal).winner == 0


@clause("CHAN-3.12b")
def test_chi_chi_wins_as_the_sixth_chan_alone() -> None:
    """T14, T11."""
    deal = drawing("+", CHI_ALONE, "+", "+", card="CC")
    assert asked(deal) == []
    assert refused(deal, "1 u") == ("chi_alone", "CHAN-3.12b")
    deal = table(["+", "+", WAITS_CC, "+"], phase="turn", turn=1, discard=["9V", "", "", ""], next="CC")
    say(deal, "1 draw")
    assert asked(deal) == [2]


@clause("CHAN-2.5")
def test_bach_thu_waits_for_one_kind() -> None:
    """T06, T07."""
    deal = drawing("+", WAITS_4S, "+", "+", card="4V")
    assert asked(deal) == []
    assert refused(deal, "1 u") == ("not_complete", "CHAN-2.19")
    assert asked(drawing("+", WAITS_4S, "+", "+", card="4S")) == [1]


@clause("CHAN-2.22")
def test_a_kind_discarded_may_be_u_unless_the_house_forbids_it() -> None:
    played = ["", "", "3S", ""]
    assert asked(drawing("+", "+", WAITS_3, "+", card="3S", played=played)) == [2]
    deal = drawing("+", "+", WAITS_3, "+", card="3S", played=played, rules={"ban_covers_u": True})
    waiting = [badge.args["cards"] for badge in deal.view(2).badges if badge.key == "badge-chan-waits"]
    assert waiting == [["3V", "3N"]]
    assert asked(deal) == []
    assert refused(deal, "2 u") == ("banned_u", "CHAN-2.22")


@clause("CHAN-3.4")
def test_thien_u() -> None:
    deal = table([DEALT, "+", "+", "+"])
    assert legal(deal, 0)[0] == "u"
    say(deal, "0 u")
    announce(deal, 0, "thien_u", "bach_thu")
    assert deal.scores() == [15, -5, -5, -5]
    deal = table(["9V 2N +", "+", "+", "+"], more=0)
    assert "u" not in legal(deal, 0)
    assert refused(deal, "0 u") == ("false_u", "CHAN-4.5")
    say(deal, "0 discard 9V", "-")
    assert refused(deal, "0 u") == ("own_u", "CHAN-2.19")


@clause("CHAN-3.5")
def test_dia_u_on_the_first_card_drawn() -> None:
    """T54, T56, and after having touched a card."""
    for touched, dealer, points in (([0], 0, 4), ([0, 1], 0, 3), ([0], 1, 3)):
        deal = table(["+", WAITS_3, "+", "+"], phase="turn", turn=1, discard=["CC", "", "", ""], next="3N",
                     touched=touched, dealer=dealer)  # fmt: skip
        say(deal, "1 draw", "1 u")
        cast(ChanDeal, deal).said = cast(ChanDeal, deal).held[:]
        say(deal, "1 done")
        assert deal.scores()[1] == 3 * points
        assert ("dia_u" in keys(deal, 1)) == (points == 4)


@clause("CHAN-3.5")
def test_dia_u_by_a_chiu_before_the_first_draw() -> None:
    for rule in (False, True):
        deal = table(["9V 2N +", "+", WAITS_CHIU_9V, "+"], {"dia_u_on_discard": rule}, more=0)
        say(deal, "0 discard 9V", "2 u")
        held = cast(ChanDeal, deal).held
        assert held[4] == rule


@clause("CHAN-3.2")
def test_thong_after_a_clean_win() -> None:
    """T04."""
    for clean, points in ((1, 4), (-1, 3), (2, 3)):
        deal = drawing("+", WAITS_3, "+", "+", card="3N", clean=clean, drawn=5)
        say(deal, "1 u")
        announce(deal, 1, "chi", *(["thong"] if clean == 1 else []))
        assert deal.scores()[1] == 3 * points


@clause("CHAN-3.9")
def test_u_bon_on_any_drawn_card_or_on_ones_own() -> None:
    """T47."""
    hand = "9V 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S"
    for rule, by, bon in ((False, 2, 1), (True, 2, 0), (True, 1, 1)):
        hands = ["+"] * 4
        hands[by] = hand
        melds = ["9V/9V" if seat == by else "" for seat in range(4)]
        deal = drawing(*hands, melds=melds, rules={"u_bon_own_draw": rule})
        say(deal, f"{by} u")
        assert cast(ChanDeal, deal).held[8] == bon
        assert deal.view(by).facts["bon_own"] == rule


# --- what others may know ---


def test_a_window_looks_the_same_whether_anyone_can_claim_or_not() -> None:
    """To every seat but the one concerned, passing and having nothing to claim are one."""
    can = drawing("+", "9N 2N +", "+", THREE)
    cannot = drawing("+", "9N 2N +", "+", "9V 9V 2N 2S 4S 6S +", seed=1)
    for seat in (-1, 0, 1, 2):
        one, other = can.view(seat), cannot.view(seat)
        assert (one.window, one.phase, one.turn, one.prompt) == (other.window, other.phase, other.turn, other.prompt)
        assert one.choices == other.choices == []
    for deal in (can, cannot):
        deal.events = []
    say(can, "3 pass")
    say(cannot, "-")
    assert can.events == cannot.events == []
    assert can.view(1).phase == cannot.view(1).phase == "own"


def test_a_window_with_a_choice_cannot_be_closed() -> None:
    deal = drawing("+", "+", "+", THREE)
    with pytest.raises(IllegalAction):
        deal.close()
    say(deal, "3 pass")
    with pytest.raises(IllegalAction):
        deal.close()


def test_the_clock_lets_claims_go() -> None:
    deal = drawing("+", "+", "+", THREE)
    assert deal.text(deal.timeout(3)) == "pass"


def test_the_winners_hand_is_shown_after_the_announcement() -> None:
    deal = drawing("+", "+", WAITS_3, "+", card="3S")
    say(deal, "2 u")
    assert deal.view(1).faces("hand:2") == []
    hands = {deal.imagine(1, Rng(seed)).position()["hands"][2] for seed in range(30)}
    assert len(hands) > 20
    for seed in range(10):
        twin = cast(ChanDeal, deal.imagine(1, Rng(seed)))
        assert twin.whole(2)
    announce(deal, 2)
    assert sorted(deal.view(1).faces("hand:2")) == sorted(WAITS_3.split())


# --- announcing ---


@clause("CHAN-2.21", "CHAN-3.0")
def test_announcing_is_the_winners_own_judgement() -> None:
    """Every cước may be called, right or wrong, and the view tells none apart."""
    deal = drawing("+", WAITS_3, "+", "+", card="3N")
    say(deal, "1 u")
    assert refused(deal, "1 draw") == ("announce_first", "CHAN-2.21")
    assert refused(deal, "1 done") == ("announce_first", "CHAN-2.21")  # "xuông" says that there is nothing
    choices = deal.view(1).choices
    assert [c.text for c in choices] == [deal.text(a) for a in cast(ChanDeal, deal).callable()]
    assert len(choices) == 22
    assert all(c.risk for c in choices)
    other = drawing("+", WAITS_4S, "+", "+", card="4S")
    say(other, "1 u")
    assert other.view(1).choices == choices
    assert legal(deal, 1) == ["call chi", "call xuong"]
    say(deal, "1 call chi")
    assert refused(deal, "1 call chi") == ("called_enough", "CHAN-3.0")
    assert refused(deal, "1 call xuong") == ("no_xuong", "CHAN-3.1")
    assert legal(deal, 1) == ["done"]
    assert [b.key for b in deal.view(3).badges] == ["badge-chan-call_chi"]
    say(deal, "1 done")
    assert deal.scores() == [-3, 9, -3, -3]
    assert refused(played_on(), "1 call chi") == ("no_announcing", "CHAN-2.21")


def played_on() -> Deal:
    return table(["+", "9N +", "+", "+"], phase="turn", turn=1, discard=["9V", "", "", ""])


@clause("CHAN-2.21")
def test_every_cuoc_can_be_called() -> None:
    from wongpai.games.chan.cuoc import KEYS

    for key in KEYS:
        deal = drawing("+", WAITS_3, "+", "+", card="3N")
        say(deal, "1 u", f"1 call {key}")
        assert deal.over == (key == "xuong")
    deal = drawing("+", WAITS_3, "+", "+", card="3N")
    say(deal, "1 u", *["1 call leo"] * 4)
    assert refused(deal, "1 call leo")[0] == "called_enough"


@clause("CHAN-2.21")
def test_the_table_may_announce() -> None:
    deal = drawing("+", WAITS_3, "+", "+", card="3N", rules={"announce": "auto"})
    say(deal, "1 u")
    assert deal.over
    assert kinds(deal)[-4:] == ["u", "call", "hand", "win"]


@clause("CHAN-2.21", "CHAN-4.7")
def test_the_clock_announces_what_has_to_be() -> None:
    """T07: bạch thủ, and no more."""
    deal = drawing("+", WAITS_4S, "+", "+", card="4S")
    say(deal, "1 u")
    said = []
    while not deal.over:
        said.append(deal.text(deal.timeout(1)))
        say(deal, f"1 {said[-1]}")
    assert said == ["call bach_thu", "done"]
    assert deal.scores()[1] == 12


@clause("CHAN-4.7")
def test_the_clock_announces_no_more_than_has_to_be() -> None:
    """T49 without its chì: ù bòn and bạch thủ, of which either alone would not do."""
    hand = "9V 2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 8V 8N 2N 2S 7V 7N"
    deal = drawing("+", hand, "+", "+", melds=["", "9V/9V", "", ""], clean=1)
    say(deal, "1 u")
    said = []
    while not deal.over:
        said.append(deal.text(deal.timeout(1)))
        say(deal, f"1 {said[-1]}")
    assert said == ["call u_bon", "call bach_thu", "done"]


def test_a_card_is_marked_live_only_while_it_can_be_taken() -> None:
    def marks(deal: Deal) -> list[list[str]]:
        zone = next(zone for zone in deal.view(0).zones if zone.id == "door:1")
        return [card.marks for card in zone.cards]

    deal = drawing("+", WAITS_3, "+", "+", card="3N")
    assert marks(deal) == [["live"]]
    say(deal, "1 u")
    assert marks(deal) == [["u"]]
    announce(deal, 1, "chi")
    assert marks(deal) == [["u"]]
    last = drawing("+", "+", "+", "+", card="3N", stock="")
    say(last, "-", "1 duoi", "2 draw")
    assert (last.over, marks(last)) == (True, [[]])


@clause("CHAN-2.13")
def test_the_prompt_tells_that_the_stock_is_used_up() -> None:
    for stock, prompt in (("3N", "draw"), ("", "draw_none")):
        deal = table(["+", "+", "+", "+"], phase="turn", turn=1, discard=["CC", "", "", ""], stock=stock,
                     played=["", "CC", "", ""])  # fmt: skip
        assert deal.view(1).prompt.key == f"prompt-chan-{prompt}"


def test_false_u_is_on_offer_to_all_where_the_house_fines_it() -> None:
    """Everyone has to answer, and has to know by itself whether the hand is whole."""
    deal = drawing("+", "+", WAITS_3, "+", card="3S", rules={"u_lao": "penalty"})
    assert asked(deal) == [0, 1, 2, 3]
    assert (legal(deal, 0), fouls(deal, 0)) == (["pass"], ["u"])
    assert deal.view(0).choices == deal.view(2).choices
    assert [(c.verb, c.risk) for c in deal.view(0).choices] == [("u", True), ("pass", False)]
    first = table(["9V 2N +", "+", "+", "+"], {"u_lao": "penalty"}, more=0)
    assert fouls(first, 0) == ["u"]


def test_random_play_ends_in_every_way() -> None:
    ways = {play(seed) for seed in range(30)}
    assert {"win", "hoa"} <= ways


def play(seed: int) -> str:
    from wongpai.core.playout import playout

    deal = wp.load("chan").deal(4, seed)
    playout(deal, Rng(seed), 0, 10_000)
    return str(deal.position()["way"])
