"""The end of a round, what it costs, and who wins: V34 … V47."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.games.craits.table import at, held, legal, lines, sizes, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause
from wongpai import bots
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.sim.driver import play_match

LONG = "3c 3d Qs"


def left_with(hand: str, rules: dict[str, object] | None = None) -> Deal:
    """Seat 0 is out, seat 1 holds that hand."""
    return table(["", hand], rules, discard="Jh", phase="over")


@clause("CRAITS-3.10", "CRAITS-5.1", "CRAITS-5.2")
def test_going_out() -> None:
    deal = table(["Jh", "Kd 5c", "10s"], announced=[0])
    say(deal, "0 play Jh")
    assert deal.over
    assert deal.scores() == [0, 40, 25]
    assert deal.ranks() == [1, 3, 2]
    assert lines(deal, 0) == [("out", 0, "CRAITS-5.1")]
    assert lines(deal, 1) == [("cards", 40, "CRAITS-5.3")]
    assert refused(deal, "1 play Kd") == ("over", "CRAITS-3.10")
    assert deal.view(0).faces("hand:1") == ["5c", "Kd"], "hands are shown"
    assert legal(deal, 1) == []


@clause("CRAITS-3.11", "CRAITS-5.3")
def test_a_seven_as_the_last_card() -> None:
    """V34, the source's own example."""
    deal = table(["7h", "Kd 2c", LONG], stock="Jd 8s")
    say(deal, "0 play 7h")
    assert (deal.over, held(deal, 1)) == (True, ["2c", "8s", "Kd"])
    assert deal.scores()[:2] == [0, 80]


@clause("CRAITS-3.11")
@pytest.mark.parametrize(("card", "others"), [("5h", [4, 4]), ("4h", [3, 3]), ("10h", [3, 3]), ("6h", [3, 3])])
def test_other_last_cards(card: str, others: list[int]) -> None:
    """A-12: a five hits all others; a four, ten or six has nobody left to hit."""
    deal = table([card, LONG, "3h 3s Jd"])
    say(deal, f"0 play {card}")
    assert (deal.over, sizes(deal)) == (True, [0, *others])


@clause("CRAITS-3.11", "CRAITS-7.6")
def test_a_six_as_the_last_card() -> None:
    """V36."""
    deal = table(["6h", LONG], stock="Jd 7s")
    say(deal, "0 play 6h")
    assert (deal.over, deal.scores()[0]) == (True, 0)
    on = table(["6h", LONG], {"six_last": "draw_continue"}, stock="Jd 7s")
    say(on, "0 play 6h")
    assert (on.over, held(on, 0), on.to_act()) == (False, ["7s"], 1 << 1)
    assert at(on, "silent") == [0]
    dry = table(["6h", LONG], {"six_last": "draw_continue", "empty_stock": "no_more"}, stock="")
    say(dry, "0 play 6h")
    assert dry.over


@clause("CRAITS-5.3", "CRAITS-6.2", "CRAITS-6.3", "CRAITS-6.4")
@pytest.mark.parametrize(
    ("hand", "points", "free"),
    [
        ("3c 2c 8c", 20, 20),  # V39: free choice comes to the same
        ("3c 3d", -100, -100),
        ("3c 3d Kc", -50, -90),  # V41
        ("3c 2c Kc", 10, -20),  # V42
        ("3c Ac", 0, -49),  # V43
        ("3c 3d 8c 9c 4c", 15, -5),  # V44
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc", 201, 201),  # V46
    ],
)
def test_threes(hand: str, points: int, free: int) -> None:
    assert left_with(hand).scores() == [0, points]
    assert left_with(hand, {"threes": "free_choice"}).scores() == [0, free]


@clause("CRAITS-5.3", "CRAITS-6.2", "CRAITS-6.3")
def test_lines_of_threes() -> None:
    assert lines(left_with("3c 3d Kc"), 1) == [
        ("cards", 10, "CRAITS-5.3"),
        ("cancelled", -10, "CRAITS-6.3"),
        ("threes", -50, "CRAITS-6.3"),
    ]
    assert lines(left_with("3c 3d"), 1) == [("threes", -100, "CRAITS-6.2")]


@clause("CRAITS-6.3", "CRAITS-6.4")
def test_threes_at_other_tables() -> None:
    """A-19."""
    assert left_with("3c 8c", {"eights_cancellable": False}).scores()[1] == 0
    assert left_with("3c 8c 4c", {"eights_cancellable": False}).scores()[1] == 50
    assert left_with("3c 4c", {"cancel_pair_value": 3}).scores()[1] == 3


@clause("CRAITS-5.3")
@pytest.mark.parametrize(
    ("rank", "points"),
    [("A", 1), ("2", 20), ("3", -50), ("4", 15), ("5", 30), ("6", 30), ("7", 20), ("8", 50), ("9", 30), ("10", 25),
     ("J", 10), ("Q", 10), ("K", 10)],
)  # fmt: skip
def test_values(rank: str, points: int) -> None:
    assert left_with(f"{rank}s").scores()[1] == points


@clause("CRAITS-0.1", "CRAITS-6.5")
def test_the_lowest_total_wins() -> None:
    """V47; a tie is shared."""
    match = wp.load("craits").match(3, 1)
    match.totals = [120, -40, 95]
    assert match.ranks() == [3, 1, 2]
    match.totals = [10, 95, 10]
    assert match.ranks() == [1, 3, 1]


def test_totals_are_added_up() -> None:
    match = wp.load("craits", "short").match(3, 2)
    play_match(match, [bots.make("random", match.game, Rng(2, s)) for s in range(3)], Rng(2, 9))
    assert len(match.results) == 8
    assert match.totals == [sum(result.scores[s] for result in match.results) for s in range(3)]


@clause("CRAITS-5.2")
def test_a_round_without_end_is_cut_off() -> None:
    """A-24."""
    deal = table(["4c 6c", "3c 3d", "Qs Jd"], {"max_turns": 50}, turns=49)
    say(deal, "0 draw")
    assert deal.over
    assert "too_long" in kinds(deal)
    assert deal.scores()[1] == -100
    assert min(sizes(deal)) > 0
    played = table(["4h 6c", "3c 3d", "Qs Jd"], {"max_turns": 50}, turns=49)
    say(played, "0 play 4h")
    assert (played.over, played.scores()[0]) == (True, 30)


@clause("CRAITS-0.4")
@pytest.mark.parametrize("preset", ["", "short", "cambridge", "gentle", "literal"])
def test_every_round_ends(preset: str) -> None:
    """A shedding game: somebody gets rid of all cards, or the round is cut off."""
    for seed in range(12):
        game = wp.load("craits", preset)
        deal = game.deal(2 + seed % 4, seed, listen=True)
        rng = Rng(seed)
        while not deal.over:
            seat = int(deal.to_act()).bit_length() - 1
            actions = deal.legal(seat)
            deal.apply(seat, actions[rng.below(len(actions))])
        assert 0 in sizes(deal) or "too_long" in kinds(deal)


@pytest.mark.parametrize(
    "position",
    [
        {"discard": "Kh", "suit": "clubs"},
        {"discard": "Kh", "count": 2},
        {"discard": "Kh", "hands": ["4c 4d", "5c"], "silent": [0]},
        {"discard": "Kh", "hands": ["4c 4d", "5c"], "announced": [0]},
        {"discard": "Kh", "hands": ["", "5c"]},
        {"discard": "Kh", "drew": "4c"},
        {"discard": "Kh", "phase": "name"},
        {"discard": "Kh", "hands": ["Kh", None]},
        {"discard": "Kh", "hands": ["4c"]},
        {"discard": ""},
        {"upcard": "Kh 4c"},
        {"count": 2},
        {"discard": "Kh", "past": ["0 dances 2"]},
        {"discard": "Kh", "past": ["7 gets 2"]},
        {"discard": "Kh", "direction": 0},
        {"discard": "Kh", "skips": [1]},
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any]) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load("craits").deal(2, position=position)
