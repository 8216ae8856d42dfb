"""Dealing, turns, eating, drawing, letting go, discarding (CHAN-1.7 … 2.14, 2.22 … 2.24)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import wongpai as wp
from tests.games.chan.table import WAITS_3, asked, eats, legal, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.errors import InvalidOption, InvalidPosition
from wongpai.games.chan.cards import FACES
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.setup import worth

START = "0 discard 9V"


def at_turn(hand: str, live: str = "9V", rules: dict[str, Any] | None = None, **position: Any) -> Deal:
    """Seat 1 is to eat the card that seat 0 discarded, or to draw."""
    return table(["+", hand, "+", "+"], rules, phase="turn", turn=1, discard=[live, "", "", ""], **position)


@clause("CHAN-1.7")
def test_two_to_four_can_play() -> None:
    game = wp.load("chan")
    for seats in (1, 5):
        with pytest.raises(InvalidOption):
            game.check_seats(seats)
    for seats in (2, 3, 4):
        assert game.deal(seats).seats == seats


@clause("CHAN-1.8", "CHAN-2.6", "CHAN-2.2")
@pytest.mark.parametrize(("seats", "left"), [(4, 23), (3, 42), (2, 61)])
def test_nineteen_each_and_one_more_for_the_dealer(seats: int, left: int) -> None:
    """D4."""
    deal = wp.load("chan").deal(seats, 5)
    position = deal.position()
    sizes = [len(hand.split()) for hand in position["hands"]]
    assert sizes == [20 if seat == position["dealer"] else 19 for seat in range(seats)]
    assert len(position["stock"].split()) == left
    assert position["cai"] in position["hands"][position["dealer"]].split()


def test_a_stock_of_23_whatever_the_seats() -> None:
    position = wp.load("chan", rules={"noc_rule": "fixed23"}).deal(2, 5).position()
    assert len(position["stock"].split()) == 23
    assert len(position["out"].split()) == 38


@clause("CHAN-2.7", "CHAN-2.6")
def test_the_cai_is_counted_from_its_drawer() -> None:
    """D1 … D3."""
    found: dict[str, int] = {}
    for seed in range(60):
        position = wp.load("chan").deal(4, seed).position()
        found[position["cai"][0]] = position["dealer"]
    assert found == {"C": 0, "2": 1, "3": 2, "4": 3, "5": 0, "6": 1, "7": 2, "8": 3, "9": 0}
    for seats, drawer, number, dealer in ((4, 1, 7, 3), (4, 2, 9, 2), (3, 0, 5, 1), (2, 1, 2, 0)):
        for seed in range(60):
            position = wp.load("chan").deal(seats, seed, position={"drawer": drawer}).position()
            if position["cai"][0] == str(number):
                assert position["dealer"] == dealer
                break
        else:
            pytest.fail("no such cái")


@clause("CHAN-2.7")
def test_the_dealer_by_lot_where_the_house_says_so() -> None:
    game = wp.load("chan", rules={"cai_rule": "random"})
    deals = [cast(ChanDeal, game.deal(4, seed)) for seed in range(40)]
    assert any(deal.dealer != (deal.drawer + worth(deal.cai) - 1) % 4 for deal in deals)


def test_the_drawer_by_lot_where_the_house_says_so() -> None:
    game = wp.load("chan", rules={"cai_holder": "random"})
    assert {cast(ChanDeal, game.deal(4, seed)).drawer for seed in range(40)} == {0, 1, 2, 3}


@clause("CHAN-2.6")
def test_hands_of_two_half_piles() -> None:
    deal = wp.load("chan", rules={"deal_style": "piles"}).deal(4, 1, listen=True)
    assert kinds(deal) == ["deal"] * 8 + ["cai", "start"]
    assert sum(event.n for event in deal.events or [] if event.kind == "deal") == 76


@clause("CHAN-2.8", "CHAN-1.9")
def test_the_dealer_discards_first() -> None:
    deal = table(["9V 2N 4S +", "+", "+", "+"], more=0)
    assert asked(deal) == [0]
    assert refused(deal, "1 draw") == ("not_your_turn", "CHAN-1.9")
    assert refused(deal, "0 draw") == ("dealer_first", "CHAN-2.8")
    assert refused(deal, "0 eat 9V") == ("dealer_first", "CHAN-2.8")
    say(deal, START, "-")
    assert asked(deal) == [1]


@clause("CHAN-1.9", "CHAN-2.9", "CHAN-2.3", "CHAN-2.10")
def test_eating_lays_a_set_on_the_mat() -> None:
    deal = at_turn("9V 9N 9S 2N +")
    assert eats(deal, 1) == ["eat 9V", "eat 9N", "eat 9S"]
    say(deal, "1 eat 9N")
    position = deal.position()
    assert position["melds"] == ["", "9V 9N", "", ""]
    assert position["discard"] == ["", "", "", ""]
    assert kinds(deal)[-2:] == ["eat", "with"]
    assert (deal.view(2).faces("mat:1:0"), deal.view(2).zone("mat:1:0").label) == (["9V", "9N"], "ca")
    say(deal, "1 discard 2N", "-")
    assert deal.position()["melds"] == ["", "9V 9N", "", ""]


@clause("CHAN-2.2", "CHAN-2.12")
def test_what_was_eaten_is_paid_by_a_discard_at_the_own_door() -> None:
    """W8: not by the kind just eaten."""
    deal = at_turn("9V 9V 9N 2N +")
    say(deal, "1 eat 9N")
    assert "discard 9V" not in legal(deal, 1)
    assert refused(deal, "1 discard 9V") == ("just_eaten", "CHAN-2.12")
    assert refused(deal, "1 draw") == ("discard_first", "CHAN-2.12")
    assert refused(deal, "1 discard CC")[0] == "not_in_hand"
    say(deal, "1 discard 2N", "-")
    position = deal.position()
    assert position["discard"] == ["", "2N", "", ""]
    assert len(position["hands"][1].split()) + len(position["melds"][1].split()) == 19
    assert asked(deal) == [2]


@clause("CHAN-2.12")
def test_the_eaten_kind_may_go_where_the_house_lets_it() -> None:
    assert "discard 9V" in legal(played(at_turn("9V 9N +", rules={"ban_discard_eaten": "off"}), "1 eat 9N"), 1)
    for rule, kept in (("same_turn", False), ("deal", True)):
        deal = at_turn("9V 9N 4N +", "9V", {"ban_discard_eaten": rule}, next="4V 6N")
        say(deal, "1 eat 9N", "1 discard 4N", "-")
        deal = at_turn("9V 4N 6S +", "4V", {"ban_discard_eaten": rule}, eaten=["", "9V", "", ""])
        say(deal, "1 eat 4N")
        assert ("discard 9V" not in legal(deal, 1)) == kept


def played(deal: Deal, *moves: str) -> Deal:
    say(deal, *moves)
    return deal


@clause("CHAN-2.9")
def test_only_a_set_can_be_eaten() -> None:
    deal = at_turn("9N 8V +")
    assert refused(deal, "1 eat 8V") == ("not_a_set", "CHAN-1.11")
    missing = next(face for face in FACES if face not in deal.position()["hands"][1])
    assert refused(deal, f"1 eat {missing}") == ("not_in_hand", "CHAN-2.12")
    assert refused(deal, "1 discard 8V") == ("eat_or_draw", "CHAN-2.13")


@clause("CHAN-2.9")
def test_chi_chi_goes_with_chi_chi_alone() -> None:
    """W9."""
    deal = at_turn("CC 9N 2V +", "CC")
    assert eats(deal, 1) == ["eat CC"]
    assert refused(deal, "1 eat 2V") == ("not_a_set", "CHAN-1.11")


@clause("CHAN-2.10")
def test_a_set_is_never_regrouped() -> None:
    """W11: a cạ of 9V and 9N on the mat and another in hand are never two chắn."""
    deal = table(
        ["+", "9V 9N +", "+", "+"], phase="turn", turn=1, discard=["2V", "", "", ""], melds=["", "9V/9N", "", ""]
    )
    assert cast(ChanDeal, deal).mat_chan[1] == 0


@clause("CHAN-2.11", "CHAN-2.13", "CHAN-2.14")
def test_what_can_be_eaten() -> None:
    """The card drawn oneself, the one that the seat before discarded, and the one that it drew and let go."""
    deal = at_turn("9N 3N 5N +", next="3V 5V")
    assert refused(deal, "2 eat 9S") == ("nothing_to_eat", "CHAN-2.11")
    assert refused(deal, "1 duoi") == ("eat_or_draw", "CHAN-2.13")
    say(deal, "1 draw", "-")
    assert "eat 3N" in eats(deal, 1)
    assert all(text[4] == "3" for text in eats(deal, 1))
    assert refused(deal, "1 draw") == ("eat_or_duoi", "CHAN-2.14")
    assert refused(deal, "1 discard 3N") == ("eat_or_duoi", "CHAN-2.14")
    say(deal, "1 duoi")
    assert asked(deal) == [2]
    assert cast(ChanDeal, deal).card == 3  # the card let go, not the discard before it
    assert "draw" in legal(deal, 2)


@clause("CHAN-2.14")
def test_the_next_seat_may_eat_what_was_let_go() -> None:
    deal = table(["+", "+", "3N +", "+"], phase="turn", turn=1, discard=["9V", "", "", ""], next="3V")
    say(deal, "1 draw", "-", "1 duoi", "2 eat 3N")
    assert deal.position()["melds"][2] == "3V 3N"
    assert deal.position()["discard"] == ["9V", "", "", ""]


@clause("CHAN-2.13")
def test_the_last_card() -> None:
    """W10: the stock is used up when somebody has to draw; nobody pays."""
    deal = at_turn("9N +", stock="3V")
    say(deal, "1 draw", "-", "1 duoi", "2 draw")
    assert deal.over
    assert deal.scores() == [0, 0, 0, 0]
    assert [line.key for line in deal.lines()] == ["drawn"] * 4
    assert refused(deal, "3 draw") == ("over", "CHAN-1.10")


@clause("CHAN-2.13", "CHAN-1.10")
def test_a_card_may_stay_in_the_stock() -> None:
    deal = at_turn("9N +", "9V", {"noc_reserve": 1}, stock="3V 4V")
    say(deal, "1 draw", "-", "1 duoi", "2 draw")
    assert deal.over
    assert deal.position()["stock"] == "3V"


@clause("CHAN-2.22", "CHAN-2.24")
def test_ban_a_a_kind_played_is_never_eaten() -> None:
    """W7."""
    deal = at_turn("9V 9N 2N +", played=["", "9V", "", ""])
    assert legal(deal, 1) == ["draw"]
    assert refused(deal, "1 eat 9N") == ("banned_eat", "CHAN-2.22")


@clause("CHAN-2.23", "CHAN-2.24")
def test_ban_b_a_kind_played_is_not_played_again() -> None:
    """W7."""
    deal = at_turn("9N 2V 2N +", played=["", "2V", "", ""])
    say(deal, "1 eat 9N")
    assert "discard 2V" not in legal(deal, 1)
    assert refused(deal, "1 discard 2V") == ("banned_discard", "CHAN-2.23")
    say(deal, "1 discard 2N", "-")


@clause("CHAN-2.23")
def test_who_has_nothing_else_may_break_the_ban() -> None:
    """And then all know that the rest of the hand is of such kinds."""
    melds = ["", "2V/2N 3V/3N 4V/4N 5V/5N 6V/6N 7V/7N 8V/8N 2S/2S", "", ""]
    deal = at_turn("9N 3S 4S", "9V", melds=melds, played=["", "3S 4S", "", ""])
    say(deal, "1 eat 9N")
    assert legal(deal, 1) == ["discard 3S", "discard 4S"]
    say(deal, "1 discard 3S", "-")
    from wongpai.core.rng import Rng

    for seed in range(20):
        assert deal.imagine(0, Rng(seed)).position()["hands"][1] in ("4S", "9V", "3S")


@clause("CHAN-2.12")
def test_the_last_card_cannot_go_with_what_is_eaten() -> None:
    melds = ["", "2V/2N 3V/3N 4V/4N 5V/5N 6V/6N 7V/7N 8V/8N 2S/2S 3S/3S", "", ""]
    deal = at_turn("9N", "9V", melds=melds)
    assert legal(deal, 1) == ["draw"]
    assert refused(deal, "1 eat 9N") == ("last_card", "CHAN-2.12")


def test_the_dealers_cai_is_known_until_it_is_played() -> None:
    deal = table(["9V 9V 2N +", "+", "+", "+"], more=0, cai="9V", cai_held=True)
    assert deal.view(1).faces("cai:0") == ["9V"]
    assert any("cai" in card.marks for card in deal.view(0).zone("hand:0").cards)
    say(deal, "0 discard 9V", "-")
    assert "cai:0" not in {zone.id for zone in deal.view(1).zones}


def test_the_direction_is_said() -> None:
    for direction in ("left", "right"):
        view = wp.load("chan", rules={"turn_direction": direction}).deal(4).view(0)
        assert view.counter == (direction == "right")
        assert ("badge-chan-direction_left" in [badge.key for badge in view.badges]) == (direction == "left")


def test_the_clock_draws_lets_go_and_plays_what_may_be_played() -> None:
    deal = at_turn("9N 3N +", next="3V")
    assert deal.text(deal.timeout(1)) == "draw"
    say(deal, "1 draw", "-")
    assert deal.text(deal.timeout(1)) == "duoi"
    say(deal, "1 eat 3N")
    assert deal.text(deal.timeout(1)) in legal(deal, 1)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"hands": ["9V 9V 9V 9V 9V"] + [None] * 3}, "only four 9V"),
        ({"hands": ["2V 3V"] + [None] * 3}, "must hold 19 cards"),
        ({"hands": [None] * 3}, "each of the 4 seats"),
        ({"phase": "turn", "turn": 1}, "there must be a card"),
        ({"phase": "turn", "turn": 1, "discard": ["9V", "", "", ""], "live": "9N"}, "on top at its door"),
        ({"melds": ["9V 8V", "", "", ""]}, "no set"),
        ({"melds": ["9V CC", "", "", ""]}, "no set"),
        ({"phase": "return", "turn": 1}, "must pay the door back"),
        ({"phase": "announce"}, "somebody must announce"),
        ({"phase": "claim"}, "a window needs a card"),
        ({"hands": ["0V"] + [None] * 3}, "no such card"),
        ({"fresh": "2V 3V", "turn": 1}, "one card"),
        ({"turn": 1, "sins": [1]}, "4 numbers"),
        ({"hands": [WAITS_3, *[None] * 3], "phase": "turn", "turn": 1, "discard": ["CC", "", "", ""], "cai": "CC",
          "cai_held": True}, "dealer must hold it"),
        ({"hands": [WAITS_3, *[None] * 3], "phase": "turn", "turn": 1, "discard": ["CC", "", "", ""],
          "only": ["2V", "", "", ""]}, "holds another kind"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be(position: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidPosition, match=message):
        wp.load("chan").deal(4, 0, position=position)


@clause("CHAN-2.22", "CHAN-2.23")
def test_a_position_knows_who_played_the_live_card() -> None:
    """Unless it says what was played, as from a record."""
    deal = table([None, "9V 9N +"], discard=["", "9V"], turn=0, phase="turn")
    assert deal.position()["played"] == ["", "9V"]
    assert table([None, "+"], discard=["", "9V"], turn=0, phase="turn", played=["", ""]).position()["played"] == [
        "",
        "",
    ]


def test_a_position_has_seen_all_that_lies_on_the_mats() -> None:
    """A last 5S cannot be chíu'd where two lie on a mat, so nobody is asked about it."""
    hand = "5S 2V 2V 3V 3V 4V 4V 6V 6V 7V 7V 8V 8V 9V 9V 2N 2N 3N"
    deal = table(
        [hand, "+", "+", "+"], melds=["5N/5S", "", "", ""], discard=["", "", "", "9S"], phase="discard", turn=0
    )
    assert deal.position()["shown"].split() == ["5N", "5S", "9S"]
    say(deal, "0 discard 5S")
    assert deal.window() == 0
