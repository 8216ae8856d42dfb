"""What all can tell of hidden hands, and what imagined games make of it (CHALUI-4.3, 6.1, 6.10, 9.1, 9.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import wongpai as wp
from tests.games.chalui.table import hand, legal, table, turn
from tests.games.talk import say
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.errors import InvalidPosition

OTHERS = "yE yF yG"
STOCK = " ".join(c + s for s in "ABDGHI" for c in "yb")


def imagined(deal: Deal, seat: int, of: int, n: int = 40) -> Iterator[list[str]]:
    """Hands that a seat may think another has."""
    for number in range(n):
        yield hand(deal.imagine(seat, Rng(number)), of)


@clause("CHALUI-9.3", "CHALUI-4.3")
def test_a_mistake_tells_the_card_and_the_colour() -> None:
    deal = table("rC gA yD", OTHERS, "bE bF bG", discard="yC gC", by=2, stock="yI bI bH yH")
    say(deal, "0 play rC")
    found = set()
    for held in imagined(deal, 1, 0):
        assert "rC" in held
        assert any(card[0] == "g" for card in held)
        found |= set(held)
    assert len(found) > 8, "the rest is open"
    say(deal, "0 play gA")
    assert all("rC" in held for held in imagined(deal, 1, 0))


@clause("CHALUI-4.4", "CHALUI-4.3")
def test_drawing_tells_what_the_hand_lacks() -> None:
    """The cards held lack the colour and the letter; the one just drawn may be either."""
    deal = table("bA yB yD", OTHERS, "rE rF rG bC", discard="gD rC", by=2)
    say(deal, "0 draw")
    some = 0
    for held in imagined(deal, 1, 0):
        fits = [card for card in held if card[0] == "r" or card[1:] == "C"]
        assert len(fits) <= 1
        some += len(fits)
    assert some, "the new card is free"


@clause("CHALUI-6.1", "CHALUI-6.10", "CHALUI-4.3")
@pytest.mark.parametrize(
    ("held", "move", "never"),
    [("D4 yA yB bD", "play D4 green", "r"), ("JK yA yB bD", "play JK", "r"), ("gC yA yB bD", "play gC", "r")],
)
def test_what_is_laid_tells_what_the_hand_lacks(held: str, move: str, never: str) -> None:
    deal = table(held, OTHERS, "rE rF rG", discard="rI rC", by=2, turn=0)
    say(deal, f"0 {move}")
    for each in imagined(deal, 1, 0):
        assert not any(card[0] == never for card in each)


@clause("CHALUI-9.1")
def test_the_stock_after_a_reshuffle() -> None:
    """All cards played are in it, and all the others in the hands."""
    deal = table("bA yB yD", OTHERS, "gE gF gG", discard="rA rA rB rB rD rD rE rE rC", by=2, turn=0, stock="bI")
    say(deal, "0 draw", "1 draw")
    assert deal.view(-1).zone("stock").count == 7
    for number in range(30):
        twin = deal.imagine(0, Rng(number)).position()
        stock = Counter(str(twin["stock"]).split())
        assert not stock - Counter(["rA", "rA", "rB", "rB", "rD", "rD", "rE", "rE"])
        assert sum(card[0] == "r" for card in str(twin["hands"][1]).split()) == 1
        assert sum(card[0] == "r" for card in str(twin["hands"][2]).split()) == 0


@clause("CHALUI-9.3")
def test_everything_seen_stays_true() -> None:
    """Along random play: own hand, sizes, shown cards; and the pack is whole in every imagined game."""
    for seed in range(6):
        deal = wp.load("chalui").deal(3 + seed % 2, seed)
        rng = Rng(seed)
        for _ in range(70):
            if deal.over:
                break
            seat = turn(deal)
            actions = (deal.fouls(seat) if rng.below(6) == 0 else []) or deal.legal(seat)
            deal.apply(seat, actions[rng.below(len(actions))])
            me = rng.below(deal.seats)
            twin = deal.imagine(me, rng)
            assert hand(twin, me) == hand(deal, me)
            assert twin.view(me) == deal.view(me)
            pack = [Counter(" ".join([*d.position()["hands"], d.position()["stock"]]).split()) for d in (deal, twin)]
            assert pack[0] == pack[1]


@clause("CHALUI-4.4")
def test_a_card_just_drawn_is_imagined_too() -> None:
    deal = table("bA yB yD", OTHERS, discard="gD rC", by=1, rules={"play_drawn_card": True})
    say(deal, "0 draw")
    twins = [deal.imagine(1, Rng(n)) for n in range(30)]
    assert {"pass"} in [legal(twin, 0) for twin in twins] != [{"pass"}] * 30, "some can lay it, some cannot"
    mine = [deal.imagine(0, Rng(n)) for n in range(10)]
    assert all(legal(twin, 0) == legal(deal, 0) for twin in mine)


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["rA"]},
        {"hands": ["rA rA rA", None]},
        {"hands": ["xA", None]},
        {"discard": "rA", "colour": "blue"},
        {"discard": "D4"},
        {"discard": "D4", "colour": "red", "symbol": "HOP"},
        {"discard": "rA", "order": 2},
        {"discard": "rA", "ages": [["1"], ["5"]]},
        {"discard": "rA", "ages": [["x"], ["5"]]},
        {"discard": "rA", "ages": 3},
        {"hands": ["rB", "rC"], "discard": "rA", "shown": [["rC"], []]},
        {"hands": ["rB", "rC"], "discard": "rA", "holds": [["g*"], []]},
        {"discard": "rA", "phase": "drawn"},
        {"discard": "rA", "phase": "name"},
        {"discard": "rA", "phase": "claim", "claims": "rA"},
        {"discard": "rA", "asked": [0]},
        {"discard": "rA", "said": [0]},
        {"discard": "rA", "just_drawn": "rB", "phase": "turn"},
        {"nonsense": 1},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(InvalidPosition):
        wp.load("chalui").deal(2, position=wrong)


def test_partial_positions() -> None:
    deal = wp.load("chalui").deal(3, 4, position={"hands": ["rA rB", None, None]})
    assert [len(hand(deal, seat)) for seat in range(3)] == [2, 5, 5]
    assert str(deal.position()["discard"])[0] in "rybg"
    again = wp.load("chalui").deal(3, position=deal.position())
    assert again.position() == deal.position()


def test_the_order_in_which_cards_came_is_not_told() -> None:
    """A hand is shown sorted; events that said more would tell what no view remembers."""
    heard = []
    for stock in ("rE gA", "gA rE"):
        deal = table("bA bB", OTHERS, discard="gI gG rDBL", order=4, stock=stock)
        deal.events = []
        say(deal, "0 take")
        heard.append([(event.kind, event.cards) for event in deal.events])
    assert heard[0] == heard[1] == [("reshuffle", ()), ("take", ("rE", "gA", "gG", "gI"))]


def test_ages_that_tell_nothing_are_kept_apart() -> None:
    """A position keeps cards of two ages apart even where nothing is known of either: what comes next may differ."""
    deal = table("bA yB yC", OTHERS, discard="gI", ages=[["1", "2"], ["3"]])
    again = wp.load("chalui").deal(2, position=deal.position())
    assert again.position() == deal.position()
    assert deal.position()["ages"] == [["1", "2"], ["3"]]
