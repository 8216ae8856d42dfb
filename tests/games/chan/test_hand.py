"""Complete or not, how many chắn, what a hand waits for; and the second opinion that tries every layout."""

from __future__ import annotations

import os

import pytest

from tests.games.chan import brute
from tests.marks import clause
from wongpai.core.rng import Rng
from wongpai.games.chan.hand import complete, pairs, wait_kind, waits, wins

HANDS = int(os.environ.get("CHAN_HANDS", "600"))  # 100 000 have been tried once


def of(text: str) -> list[int]:
    return brute.counts(brute.cards(text))


def names(kinds: int) -> str:
    return " ".join(face for number, face in enumerate(brute.KINDS) if kinds >> number & 1)


@clause("CHAN-1.10", "CHAN-1.11", "CHAN-1.12", "CHAN-1.13")
@pytest.mark.parametrize(
    ("text", "whole", "chan"),
    [
        ("9N 9N", True, 1),  # a chắn
        ("9V 9N", True, 0),  # a cạ
        ("9V 8V", False, 0),  # one suit is nothing
        ("CC CC", True, 1),
        ("CC 9V", False, 0),  # chi chi has no cạ
        ("CC 9V 9N", False, 0),
        ("9V 9V 9N 9S", True, 1),
        ("9Vx4", True, 2),
        ("9Vx3 9N", True, 1),
        ("9V 9N 9S", False, 0),  # ba đầu
        ("2V 2N 3V 3S CC CC", True, 1),
    ],
)
def test_sets(text: str, whole: bool, chan: int) -> None:
    assert complete(of(text)) == whole
    assert pairs(of(text)) == chan


FIVE = "2V 2V 4N 4N 5S 5S 6V 6V 7S 7S"  # five chắn
SIX = FIVE + " 9N 9N"


@clause("CHAN-2.4", "CHAN-3.11b")
def test_a_wide_wait_takes_all_three_of_the_number() -> None:
    hand = of(SIX + " 3V 3N 8V 8N 2N 2S 4S")
    assert wait_kind(hand, 0) == brute.WIDE
    assert names(waits(hand, 0)) == "4V 4N 4S"


@clause("CHAN-2.5", "CHAN-3.11a", "CHAN-3.11c")
def test_a_bach_thu_wait_takes_one_kind_only() -> None:
    hand = of(FIVE + " 3V 3N 8V 8N 9N 9S 2N 2S 4S")
    assert wait_kind(hand, 0) == brute.BACH_THU
    assert names(waits(hand, 0)) == "4S"


@clause("CHAN-2.1", "CHAN-3.11d")
def test_ba_dau_is_a_wide_wait_but_not_from_the_mat() -> None:
    """T08, T09: what lies on the mat is no part of a ba đầu."""
    hand = of(FIVE + " 3V 3N 8V 8N 2N 2S 9V 9N 9S")
    assert wait_kind(hand, 0) == brute.WIDE
    assert names(waits(hand, 0)) == "9V 9N 9S"
    beside = of(FIVE + " 3V 3N 8V 8N 2N 2S 9V")  # 9N/9S on the mat
    assert wait_kind(beside, 0) == brute.BACH_THU
    assert names(waits(beside, 0)) == "9V"


@clause("CHAN-3.12b")
def test_chi_chi_wins_with_five_chan_only() -> None:
    assert names(waits(of(FIVE + " 3V 3N 8V 8N 9N 9S 2N 2S CC"), 0)) == "CC"
    assert waits(of(SIX + " 3V 3N 8V 8N 2N 2S CC"), 0) == 0
    assert waits(of(FIVE + " 3V 3N 8V 8N 2N 2S CC"), 1) == 0  # the sixth lies on the mat


@clause("CHAN-2.19")
def test_six_chan_are_needed_mat_included() -> None:
    hand = of("2V 2V 4N 4N 5S 5S 6V 6V 3V 3N 8V 8N 9N 9S 4V")
    assert [wait_kind(hand, mat) for mat in (0, 1, 2, 3, 4)] == [0, 2, 1, 1, 1]
    assert waits(of("2V 2V 3V 3N 8V"), 9) == waits(of("8V"), 10) == waits(of("8N"), 6)
    assert waits(of("2V 3V 8V"), 9) == 0  # three single cards


@clause("CHAN-2.10")
def test_a_chan_on_the_mat_does_not_join_cards_in_hand() -> None:
    """W11: 9V/9N on the mat and 9V 9N in hand are two cạ."""
    assert pairs(of("9V 9N")) == 0


@clause("CHAN-2.19", "CHAN-3.11", "CHAN-3.12b")
def test_every_layout_agrees() -> None:
    rng = Rng(7)
    seen = [0] * 4
    for _ in range(HANDS):
        hand, eats, chius = brute.draw(rng)
        mat_chan = brute.mat_chan(eats, chius)
        fast = brute.counts(hand)
        awaited = brute.winners(hand, mat_chan)
        assert waits(fast, mat_chan) == sum(1 << kind for kind in awaited), (hand, mat_chan)
        assert wait_kind(fast, mat_chan) == brute.waiting(hand, mat_chan), (hand, mat_chan)
        seen[wait_kind(fast, mat_chan)] += 1
        kind = rng.below(25)
        assert wins(fast, mat_chan, kind) == (kind in awaited)
        twenty = tuple(sorted((*hand, kind)))
        found = brute.best(twenty)
        assert complete(brute.counts(twenty)) == (found >= 0)
        if found >= 0:
            assert pairs(brute.counts(twenty)) == found
    assert min(seen) > HANDS // 300, seen
