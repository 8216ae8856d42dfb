"""Suit or rank, drawing, and what the cards do: V13 … V19, V26 … V30, V48."""

from __future__ import annotations

import pytest

from tests.games.craits.table import at, held, legal, lines, sizes, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause

REST = "3c 3d Qs"  # a hand that has nothing to do with what is tested


@clause("CRAITS-1.1", "CRAITS-3.3", "CRAITS-7.5")
def test_the_suit_goes() -> None:
    """V13."""
    deal = table(["5h 4s 6s", REST, None, None])
    say(deal, "0 play 5h")
    assert sizes(deal) == [2, 4, 9, 9]
    assert deal.to_act() == 1 << 1


@clause("CRAITS-3.3", "CRAITS-7.K", "CRAITS-7.Q", "CRAITS-7.J", "CRAITS-7.3", "CRAITS-7.A", "CRAITS-6.1")
@pytest.mark.parametrize(("top", "card"), [("Kh", "Ks"), ("Qh", "Qs"), ("Jh", "Js"), ("3h", "3s"), ("Ah", "As")])
def test_the_rank_goes_and_plain_cards_do_nothing(top: str, card: str) -> None:
    """V14."""
    deal = table([f"{card} 4s 6s", "5d 5c", "7c 7d"], discard=top)
    say(deal, f"0 play {card}")
    assert sizes(deal) == [2, 2, 2]
    assert (deal.to_act(), at(deal, "direction"), at(deal, "count")) == (1 << 1, 1, None)
    assert kinds(deal) == ["play"]


@clause("CRAITS-3.3")
@pytest.mark.parametrize(
    ("rule", "playable"),
    [
        ("suit_or_rank", ["4h", "Kd", "Kc"]),
        ("suit_or_color", ["4d", "4h", "Kd"]),
        ("suit_rank_color", ["4d", "4h", "Kd", "Kc"]),
    ],
)
def test_what_matches(rule: str, playable: list[str]) -> None:
    deal = table(["4c 4d 4h 4s Kd Kc", REST], {"match_rule": rule})
    assert {text.split()[1] for text in legal(deal, 0)} == set(playable)
    for card in {"4c", "4d", "4h", "4s", "Kd", "Kc"} - set(playable):
        assert refused(deal, f"0 play {card}")[0].startswith("no_match")


@clause("CRAITS-3.3")
def test_whose_turn_and_whose_card() -> None:
    deal = table(["4h 4s", "Qh Js", REST])
    assert refused(deal, "1 play Qh") == ("not_your_turn", "CRAITS-3.3")
    assert refused(deal, "1 draw") == ("not_your_turn", "CRAITS-3.3")
    assert refused(deal, "0 play Qh") == ("not_in_hand", "CRAITS-3.3")


@clause("CRAITS-3.4")
def test_who_can_play_has_to() -> None:
    """V16: an eight can always be played."""
    deal = table(["4s 6c 8d", REST])
    assert refused(deal, "0 draw") == ("can_play", "CRAITS-3.4")
    assert refused(deal, "0 pass") == ("no_passing", "CRAITS-3.4")
    easy = table(["4s 6c 8d", REST], {"must_play": False})
    say(easy, "0 draw")
    assert sizes(easy) == [4, 3]


@clause("CRAITS-3.4", "CRAITS-3.5")
def test_a_drawn_card_waits() -> None:
    """V18."""
    deal = table(["4s 6c", REST], stock="2c 3h")
    assert legal(deal, 0) == ["draw"]
    say(deal, "0 draw")
    assert held(deal, 0) == ["3h", "4s", "6c"]
    assert deal.to_act() == 1 << 1


@clause("CRAITS-3.5", "CRAITS-3.6")
@pytest.mark.parametrize(
    ("rules", "seats", "at_once"),
    [
        ({}, 2, False),
        ({"play_drawn": True}, 3, True),
        ({"two_player_exception": "play_drawn"}, 2, True),
        ({"two_player_exception": "play_drawn"}, 3, False),
    ],
)
def test_a_drawn_card_may_be_played_where_that_is_the_rule(rules: dict[str, object], seats: int, at_once: bool) -> None:
    deal = table(["4s 6c", REST, "3h 3s Jd"][:seats], rules, stock="2c 10h")
    say(deal, "0 draw")
    assert (deal.to_act() == 1 << 0) == at_once
    if at_once:
        assert legal(deal, 0) == ["play 10h", "pass"]
        assert refused(deal, "0 draw") == ("drawn_already", "CRAITS-3.5")
        assert refused(deal, "0 play 4s") == ("drawn_only", "CRAITS-3.5")
        assert [card.marks for card in deal.view(0).zone("hand:0").cards] == [[], [], ["new"]]
        played = deal.copy()
        say(deal, "0 pass")
        assert deal.to_act() == 1 << 1
        say(played, "0 play 10h")
        assert at(played, "discard") == "Kh 10h"


@clause("CRAITS-7.8")
def test_an_eight_names_any_suit() -> None:
    """V17."""
    deal = table(["4s 6c 8d", "5s 6h 7d"])
    assert [text for text in legal(deal, 0) if "8d" in text] == [
        f"play 8d {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")
    ]
    assert refused(deal, "0 play 8d") == ("name_suit", "CRAITS-7.8")
    say(deal, "0 play 8d spades")
    assert at(deal, "suit") == "spades"
    assert legal(deal, 1) == ["play 5s"]


@clause("CRAITS-7.9")
@pytest.mark.parametrize(
    ("rule", "good"),
    [
        ("own_colour", {"clubs", "spades"}),
        ("top_colour", {"diamonds", "hearts"}),
        ("any", {"clubs", "diamonds", "hearts", "spades"}),
    ],
)
def test_a_nine_names_by_colour(rule: str, good: set[str]) -> None:
    """V19."""
    deal = table(["9s 6c 4c", REST], {"nine_suits": rule})
    assert refused(deal, "0 play 9s") == ("nine_suit", "CRAITS-7.9")
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        if suit in good:
            twin = deal.copy()
            say(twin, f"0 play 9s {suit}")
            assert at(twin, "suit") == suit
        else:
            assert refused(deal, f"0 play 9s {suit}") == ("nine_colour", "CRAITS-7.9")


@clause("CRAITS-1.4", "CRAITS-7.4")
def test_a_four_skips() -> None:
    deal = table(["4h 6c Kc", REST, None])
    say(deal, "0 play 4h")
    assert deal.to_act() == 1 << 2
    two = table(["4h 6c Kc", REST])
    say(two, "0 play 4h")
    assert two.to_act() == 1 << 0, "V26: of two, the other is skipped"


@clause("CRAITS-7.10")
def test_a_ten_turns_round() -> None:
    deal = table(["10h 6c Kc", REST, None, None])
    say(deal, "0 play 10h")
    assert (at(deal, "direction"), deal.to_act()) == (-1, 1 << 3)
    assert deal.view(0).badges[0].key == "badge-craits-reversed"
    two = table(["10h 6c Kc", REST])
    say(two, "0 play 10h")
    assert (at(two, "direction"), two.to_act()) == (-1, 1 << 1), "V27"
    skip = table(["10h 6c Kc", REST], {"two_player_reverse": "skip"})
    say(skip, "0 play 10h")
    assert skip.to_act() == 1 << 0


@clause("CRAITS-7.5")
def test_a_five_against_the_clock() -> None:
    """V28."""
    deal = table([None, "5h 4s 6s", None, None], turn=1, direction=-1)
    say(deal, "1 play 5h")
    assert [event.seat for event in deal.events or [] if event.kind == "draw"] == [0, 3, 2]
    assert deal.to_act() == 1 << 0


@clause("CRAITS-7.6")
def test_a_six_gives_another_turn() -> None:
    """V29."""
    deal = table([None, "6h 6c 2d 2s", None], turn=1, stock="3c 3d")
    say(deal, "1 play 6h")
    assert deal.to_act() == 1 << 1
    assert legal(deal, 1) == ["play 6c"]
    say(deal, "1 play 6c")
    assert deal.to_act() == 1 << 1
    say(deal, "1 draw")
    assert (sizes(deal)[1], deal.to_act()) == (3, 1 << 2)


@clause("CRAITS-7.7")
def test_a_seven_makes_somebody_draw() -> None:
    deal = table(["7h 4s 6s", "2c 2d", REST, None], stock="3h 10h")
    say(deal, "0 play 7h")
    assert (held(deal, 1), deal.to_act()) == (["2c", "2d", "10h"], 1 << 1)
    assert legal(deal, 1) == ["play 10h"], "and may use the card"
    skip = table(["7h 4s 6s", "2c 2d", REST, None], {"seven": "draw_and_skip"})
    say(skip, "0 play 7h")
    assert (sizes(skip)[1], skip.to_act()) == (3, 1 << 2)
    over = table(["7h 4s 6s", "2c 2d", REST, None], {"seven": "opposite_draws"})
    say(over, "0 play 7h")
    assert (sizes(over)[:3], over.to_act()) == ([2, 2, 4], 1 << 1)


@clause("CRAITS-3.4")
def test_an_empty_stock() -> None:
    """V48: the discards but the top are shuffled; then there may be nothing left."""
    pile = "5c 6c 7c 10c Jc 2h"
    deal = table(["4s 6d", REST], discard=pile, count=3, stock="Qd")
    say(deal, "0 draw")
    assert sizes(deal) == [5, 3]
    assert "Qd" in held(deal, 0)
    assert (at(deal, "discard"), len(at(deal, "stock").split())) == ("2h", 3)
    assert kinds(deal) == ["draw", "reshuffle", "draw", "crank_ends"]

    dry = table(["4s 6d", REST], discard="Kh", stock="")
    say(dry, "0 draw")
    assert (sizes(dry), dry.to_act(), kinds(dry)) == ([2, 3], 1 << 1, ["no_cards"])
    never = table(["4s 6d", REST], {"empty_stock": "no_more"}, discard="5c 6c Kh", stock="")
    say(never, "0 draw")
    assert sizes(never) == [2, 3]


@clause("CRAITS-3.4")
def test_who_shuffles_may_have_to_pay() -> None:
    rules = {"shuffle_pressure": True}
    deal = table(["4s 6d", "Kd"], rules, discard="5c 6c 7c Kh", stock="", shuffles=[1, 0])
    say(deal, "0 draw", "1 play Kd")
    assert deal.over
    assert ("fine", 10, "CRAITS-3.4") in lines(deal, 0), "the second time"
    assert at(deal, "shuffles") == [2, 0]
    assert deal.scores()[0] == sum(points for _, points, _ in lines(deal, 0))


@clause("CRAITS-3.3")
def test_the_prompt_and_the_refusal_say_what_matches_at_this_table() -> None:
    for rule, prompt, code in (
        ("suit_or_rank", "turn", "no_match"),
        ("suit_or_color", "turn_colour", "no_match_colour"),
        ("suit_rank_color", "turn_all", "no_match_all"),
    ):
        deal = table(["Qc 6c", REST], {"match_rule": rule}, discard="Kh", turn=0)
        assert deal.view(0).prompt.key == f"prompt-craits-{prompt}"
        assert refused(deal, "0 play Qc") == (code, "CRAITS-3.3")
