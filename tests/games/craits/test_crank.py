"""The crank: V20 … V24, V37, V38."""

from __future__ import annotations

import pytest

from tests.games.craits.table import at, held, legal, sizes, table
from tests.games.talk import kinds, refused, say
from tests.marks import clause

LONG = "3c 3d Qs"


@clause("CRAITS-4.1", "CRAITS-4.3", "CRAITS-4.4", "CRAITS-4.5", "CRAITS-4.6", "CRAITS-7.2", "CRAITS-7.A")
def test_two_ace_two() -> None:
    """V20, the source's own example."""
    deal = table(["2h 4c 6c", "Ac 4d 6d", "2s 4s 6s", "7c Jc", "Jh 10h"], discard="Kh")
    say(deal, "0 play 2h")
    assert [view.badges[0].args for view in (deal.view(seat) for seat in (-1, 0, 3))] == [{"n": 2}] * 3
    assert deal.view(1).prompt.key == "prompt-craits-crank"
    say(deal, "1 play Ac")
    assert deal.view(-1).facts["count"] == 3
    say(deal, "2 play 2s")
    assert (at(deal, "count"), legal(deal, 3)) == (5, ["draw"])
    say(deal, "3 draw")
    assert sizes(deal) == [2, 2, 2, 7, 2]
    assert (at(deal, "count"), deal.to_act()) == (None, 1 << 4)
    assert refused(deal, "4 play 10h") == ("no_match", "CRAITS-3.3"), "the two on top is a plain one now"
    ends = [event for event in deal.events or [] if event.kind == "crank_ends"]
    assert [(event.seat, event.clause) for event in ends] == [(3, "CRAITS-4.6")]


@clause("CRAITS-4.3")
def test_the_count() -> None:
    """V21."""
    deal = table(["2h 4c 5c", "2d 4d 5d", "Ac 6c 7c", "Ad 6d 7d", "2s 6s 7s"])
    say(deal, "0 play 2h", "1 play 2d", "2 play Ac", "3 play Ad", "4 play 2s")
    assert at(deal, "count") == 8


@clause("CRAITS-4.2", "CRAITS-4.4")
def test_only_aces_and_twos() -> None:
    """V22: any suit, and no drawing for those who can follow."""
    deal = table(["Ad Ks 3s", LONG], discard="Kh 2s", count=2)
    assert refused(deal, "0 play Ks") == ("crank_only", "CRAITS-4.2")
    assert refused(deal, "0 draw") == ("crank_follow", "CRAITS-4.4")
    assert legal(deal, 0) == ["play Ad"]
    say(deal, "0 play Ad")
    assert at(deal, "count") == 3


@clause("CRAITS-4.2", "CRAITS-7.8", "CRAITS-7.9")
def test_no_wild_cards_in_the_crank() -> None:
    """V23."""
    deal = table(["8c 9c", LONG], discard="Kh 2c", count=4)
    assert refused(deal, "0 play 8c clubs") == ("crank_only", "CRAITS-4.2")
    assert refused(deal, "0 play 9c clubs") == ("crank_only", "CRAITS-4.2")
    say(deal, "0 draw")
    assert sizes(deal)[0] == 6


@clause("CRAITS-4.6")
def test_after_the_crank() -> None:
    """V24: the two on top is a card like any other."""
    deal = table(["Ac 2c 6d", LONG], discard="Kh 2d")
    assert refused(deal, "0 play Ac") == ("no_match", "CRAITS-3.3")
    assert legal(deal, 0) == ["play 2c", "play 6d"]
    say(deal, "0 play 2c")
    assert at(deal, "count") == 2


@clause("CRAITS-4.2", "CRAITS-4.4")
def test_the_crank_at_other_tables() -> None:
    matching = table(["Ad As 2h Ks", LONG], {"crank_suit_free": False}, discard="Kh 2s", count=2)
    assert legal(matching, 0) == ["play As", "play 2h"]
    assert refused(matching, "0 play Ad") == ("crank_suit", "CRAITS-4.2")
    free = table(["Ad Ks 3s", LONG], {"crank_must_follow": False}, discard="Kh 2s", count=2)
    assert legal(free, 0) == ["play Ad", "draw"]
    say(free, "0 draw")
    assert sizes(free)[0] == 5


@clause("CRAITS-3.11", "CRAITS-3.10", "CRAITS-5.1")
def test_a_two_as_the_last_card() -> None:
    """V37."""
    deal = table(["2h", "Ac 4d 6d", "4s 6s", None])
    say(deal, "0 play 2h")
    assert (deal.over, deal.to_act(), at(deal, "outs")) == (False, 1 << 1, [0])
    assert deal.view(1).players[0].badges == ["dealer", "out"]
    say(deal, "1 play Ac", "2 draw")
    assert deal.over
    assert sizes(deal)[:3] == [0, 2, 5]
    assert deal.scores()[0] == 0


@clause("CRAITS-3.11", "CRAITS-4.4")
@pytest.mark.parametrize(
    ("rule", "over", "cards", "to_act"), [("ends", True, [0, 2], 0), ("must_draw", False, [4, 2], 1 << 1)]
)
def test_the_crank_comes_back(rule: str, over: bool, cards: list[int], to_act: int) -> None:
    """V38."""
    deal = table(["2h", "2c 4d 6d"], {"crank_out_player": rule})
    say(deal, "0 play 2h", "1 play 2c")
    assert (deal.over, sizes(deal), deal.to_act()) == (over, cards, to_act)
    assert at(deal, "count") is None


@clause("CRAITS-3.11")
def test_the_crank_passes_over_who_is_out() -> None:
    rules = {"crank_out_player": "skipped"}
    deal = table(["2h", "2c 2s Ah 6d", "4s 6s"], rules)
    say(deal, "0 play 2h", "1 play 2c", "2 draw")
    assert deal.over
    assert sizes(deal) == [0, 3, 6]
    two = table(["2h", "2c 2s Ah 6d"], rules)
    say(two, "0 play 2h", "1 play 2c", "1 play 2s", "1 play Ah")
    assert at(two, "count") == 7
    say(two, "1 draw")
    assert (two.over, sizes(two)) == (True, [0, 8])


@clause("CRAITS-3.11", "CRAITS-5.1")
def test_two_go_out_in_one_crank() -> None:
    deal = table(["2h", "Ac", "4s 6s"])
    say(deal, "0 play 2h", "1 play Ac", "2 draw")
    assert deal.over
    assert deal.scores()[:2] == [0, 0]
    assert kinds(deal)[-3:] == ["out", "out", "left"]
    all_out = table(["2h", "Ac"], {"crank_out_player": "must_draw"}, stock="Qd 4s 6s 7s")
    say(all_out, "0 play 2h", "1 play Ac")
    assert all_out.over, "seat 1 is still without cards"
    assert sizes(all_out) == [3, 0]


@clause("CRAITS-4.4")
def test_drawing_for_the_crank_is_open_in_number_only() -> None:
    deal = table([LONG, None, None], discard="Kh 2d", count=3)
    say(deal, "0 draw")
    event = next(event for event in deal.events or [] if event.kind == "draw")
    other, own = event.for_(1), event.for_(0)
    assert other is not None
    assert own is not None
    assert (other.n, other.cards, own.clause) == (3, ("", "", ""), "CRAITS-4.4")
    assert set(own.cards) < set(held(deal, 0))
