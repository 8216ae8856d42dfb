"""Dealing, the cut, the card turned up: V01 … V12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import wongpai as wp
from tests.games.craits.table import at, held, legal, sizes, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.match import Match

SIZES = [8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8]


def start(upcard: str, hands: list[str | None], rules: Mapping[str, object] | None = None, **position: Any) -> Deal:
    """A round that begins with that card; seat 0 deals."""
    return table(hands, rules, upcard=upcard, **{"dealer": 0, **position})


def play_out(match: Match) -> list[int]:
    """Cards a player gets in each round, all played by the clock."""
    dealt = []
    while True:
        dealt.append(next(len(e.cards) for e in match.take_events() if e.kind == "deal"))
        while not match.deal.over:
            seat = int(match.deal.to_act()).bit_length() - 1
            match.apply(seat, match.deal.timeout(seat))
        if match.over:
            return dealt
        match.advance()


@clause("CRAITS-1.2", "CRAITS-1.3", "CRAITS-2.3", "CRAITS-2.4")
def test_fifteen_rounds() -> None:
    """V01."""
    game = wp.load("craits")
    for number, size in enumerate(SIZES, 1):
        deal = game.deal(3, position={"round": number, "upcard": "Kh"})
        assert sizes(deal) == [size] * 3
    assert sum(SIZES) == 71
    assert play_out(game.match(2, 3, listen=True)) == SIZES


@clause("CRAITS-2.5")
def test_the_short_game() -> None:
    """V03."""
    assert play_out(wp.load("craits", "short").match(3, 4, listen=True)) == SIZES[:8]


@clause("CRAITS-0.2", "CRAITS-0.3", "CRAITS-2.6", "CRAITS-2.7")
@pytest.mark.parametrize(("seats", "stock"), [(5, 11), (4, 19), (2, 35)])
def test_the_deal(seats: int, stock: int) -> None:
    """V02."""
    deal = wp.load("craits").deal(seats, position={"upcard": "Kh", "dealer": 0})
    assert sizes(deal) == [8] * seats
    assert at(deal, "discard") == "Kh"
    rest = at(deal, "stock").split()
    assert len(rest) == stock
    everything = [*rest, "Kh", *(card for seat in range(seats) for card in held(deal, seat))]
    assert sorted(everything) == sorted(wp.load("craits").deck.faces)
    for wrong in (1, 6):
        with pytest.raises(wp.InvalidOption):
            wp.load("craits").deal(wrong)


@clause("CRAITS-2.1", "CRAITS-2.2")
@pytest.mark.parametrize(
    ("cut", "rules", "dealer"),
    [
        (["9c", "4d", "Ks"], {}, 1),  # V04
        (["Ac", "4d", "Ks"], {}, 1),
        (["Ac", "4d", "Ks"], {"cut_ace": "low"}, 0),
        (["4c 9h", "4d 7h", "Ks"], {}, 1),
        (["4c 7d 2s", "4d 7h 3s", "Ks"], {}, 0),
    ],
)
def test_the_cut(cut: list[str], rules: dict[str, object], dealer: int) -> None:
    deal = wp.load("craits", rules=rules).deal(3, position={"cut": cut, "upcard": "Kh"}, listen=True)
    assert at(deal, "dealer") == dealer
    said = [event for event in deal.events or [] if event.kind == "dealer"]
    assert [event.seat for event in said] == [dealer]
    with pytest.raises(wp.InvalidPosition):
        wp.load("craits").deal(3, position={"cut": ["4c", "4d", "Ks"]})


@clause("CRAITS-2.1")
def test_the_cut_is_fair() -> None:
    dealers = [at(wp.load("craits").deal(4, seed), "dealer") for seed in range(200)]
    assert all(30 < dealers.count(seat) < 70 for seat in range(4))


@clause("CRAITS-7.20")
@pytest.mark.parametrize(("rotation", "way"), [("left", 1), ("right", -1)])
def test_the_deal_goes_round(rotation: str, way: int) -> None:
    match = wp.load("craits", rules={"dealer_rotation": rotation}).match(5, 8)
    before = at(match.deal, "dealer")
    while not match.deal.over:
        seat = int(match.deal.to_act()).bit_length() - 1
        match.apply(seat, match.deal.timeout(seat))
    match.advance()
    assert at(match.deal, "dealer") == (before + way) % 5
    assert at(match.deal, "round") == 2


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.20")
def test_a_plain_card_turned_up() -> None:
    deal = start("Kh", [None] * 4)
    assert deal.to_act() == 1 << 1, "the dealer's left begins"
    assert at(deal, "direction") == 1


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.4")
def test_a_four_turned_up() -> None:
    """V06."""
    deal = start("4c", [None] * 4)
    assert deal.to_act() == 1 << 2
    assert "skip" in kinds(deal)


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.10")
def test_a_ten_turned_up() -> None:
    """V07."""
    deal = start("10h", [None] * 4)
    assert (deal.to_act(), at(deal, "direction")) == (1 << 3, -1)


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.5")
def test_a_five_turned_up() -> None:
    """V08."""
    deal = start("5s", [None] * 4)
    assert sizes(deal) == [8, 9, 9, 9]
    assert [event.seat for event in deal.events or [] if event.kind == "draw"] == [1, 2, 3]
    assert deal.to_act() == 1 << 1


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.6")
def test_a_six_turned_up() -> None:
    """V09."""
    deal = start("6d", ["Kc Ks", "4h 5h", None], stock="2s 3s 7s")
    assert deal.to_act() == 1 << 0
    say(deal, "0 draw")
    assert held(deal, 0) == ["7s", "Kc", "Ks"]
    assert deal.to_act() == 1 << 1


@clause("CRAITS-3.1", "CRAITS-3.2", "CRAITS-7.7", "CRAITS-4.1", "CRAITS-7.A")
def test_a_seven_two_or_ace_turned_up() -> None:
    seven = start("7d", [None] * 3)
    assert (sizes(seven), seven.to_act()) == ([8, 9, 8], 1 << 1)
    two = start("2d", [None, "Ah 2h Kd", None])
    assert (at(two, "count"), two.to_act()) == (2, 1 << 1)
    assert legal(two, 1) == ["play Ah", "play 2h"]
    assert at(start("Ad", [None] * 3), "count") is None, "an ace alone starts nothing"


@clause("CRAITS-7.20", "CRAITS-7.9", "CRAITS-7.8")
def test_the_dealer_names_a_suit_unseen() -> None:
    """V11, V12."""
    nine = start("9h", ["Kc Ks", "4h 5c", None])
    assert nine.to_act() == 1 << 0
    assert nine.view(0).faces("hand:0") == ["", ""], "the dealer has not looked"
    assert legal(nine, 0) == ["name diamonds", "name hearts"]
    assert refused(nine, "0 name clubs") == ("nine_colour", "CRAITS-7.9")
    assert refused(nine, "0 play Kc") == ("name_first", "CRAITS-7.20")
    assert refused(nine, "0 draw") == ("name_first", "CRAITS-7.20")
    say(nine, "0 name hearts")
    assert nine.view(0).faces("hand:0") == ["Kc", "Ks"]
    assert refused(nine, "1 name hearts") == ("named_already", "CRAITS-7.20")

    eight = start("8c", ["Kc Ks", "4h 5c 3d 9s", None])
    say(eight, "0 name diamonds")
    assert eight.to_act() == 1 << 1
    assert refused(eight, "1 play 5c") == ("no_match", "CRAITS-3.3")
    assert legal(eight, 1) == ["play 3d", "play 9s clubs", "play 9s spades"]
    assert eight.view(1).badges[0].args == {"word": "diamonds"}


@clause("CRAITS-7.20")
def test_a_blind_dealer_sees_no_penalty_cards_either() -> None:
    rules = {"announce_on_deal": True}
    deal = start("8c", ["Kc", "4h", "5c"], rules, round=8, stock="2s 3s 7s")
    say(deal, "1 idiot @0")
    drawn = next(event for event in reversed(deal.events or []) if event.kind == "draw").for_(0)
    assert drawn is not None
    assert drawn.cards == ("", "")
    assert deal.view(0).faces("hand:0") == ["", "", ""]
    say(deal, "0 name spades")
    assert deal.view(0).faces("hand:0") == ["3s", "7s", "Kc"]
    say(deal, "1 draw", "2 draw")
    assert deal.to_act() == 1 << 1, "the dealer loses the turn that comes"
