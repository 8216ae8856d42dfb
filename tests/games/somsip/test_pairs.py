"""Which cards pair, and what a hand waits for: V11 … V16, and a second opinion by trying all pairings."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from tests.marks import clause
from wongpai.core.rng import Rng
from wongpai.games.somsip.pairs import FACES, RANK_NAMES, House, odd, paired, ranks_of, unpaired, waits
from wongpai.games.somsip.rules import SomSipRules

SAME = House(SomSipRules())
TENS = House(SomSipRules(tens_and_faces="any_ten_value"))
VALUES = {name: min(number, 10) for number, name in enumerate(RANK_NAMES, 1)}


def hand_of(ranks: str) -> int:
    """Cards of these ranks, the lowest suits first."""
    hand = 0
    for rank in ranks.split():
        hand |= next(1 << c for c, face in enumerate(FACES) if face[:-1] == rank and not hand & (1 << c))
    return hand


def names(ranks: int) -> str:
    return " ".join(RANK_NAMES[r] for r in range(13) if ranks >> r & 1)


@clause("SOMSIP-4.1")
@pytest.mark.parametrize(
    ("hand", "left", "awaited"),
    [
        pytest.param("5 5 5 4 6", "5", "5", id="V11"),
        pytest.param("4 6 6 4 4", "4", "6", id="V12"),
        pytest.param("K K K K 2", "2", "8", id="V13"),
        pytest.param("A A 9 3 7", "A", "9", id="V14"),
        pytest.param("10 J Q K 5", "5 10 J Q K", "", id="V16"),
    ],
)
def test_waiting(hand: str, left: str, awaited: str) -> None:
    assert names(ranks_of(odd(hand_of(hand), SAME, 0))) == left
    assert names(waits(hand_of(hand), SAME, 0)) == awaited


@clause("SOMSIP-0.1")
def test_tens_by_value() -> None:
    """V16 with all cards worth ten pairing with each other."""
    assert names(waits(hand_of("10 J Q K 5"), TENS, 0)) == "5"
    assert names(waits(hand_of("10 J Q 4 6"), TENS, 0)) == "10 J Q K"


def belong(a: int, b: int, house: House, wild: int) -> bool:
    """Straight from the rulebook: ten together, or alike where that does not go; wild cards with any."""
    if ((1 << a) | (1 << b)) & wild:
        return True
    ranks = RANK_NAMES[a // 4], RANK_NAMES[b // 4]
    values = VALUES[ranks[0]], VALUES[ranks[1]]
    if max(values) < 10:
        return sum(values) == 10
    return values == (10, 10) if house.tens else ranks[0] == ranks[1]


def fewest_left(cards: tuple[int, ...], house: House, wild: int) -> int:
    """The fewest cards without a partner, over all ways to pair them."""

    @cache
    def left(rest: tuple[int, ...]) -> int:
        if not rest:
            return 0
        best = 1 + left(rest[1:])
        for i in range(1, len(rest)):
            if belong(rest[0], rest[i], house, wild):
                best = min(best, left(rest[1:i] + rest[i + 1 :]))
        return best

    return left(cards)


@clause("SOMSIP-0.1", "SOMSIP-4.1")
@pytest.mark.parametrize("house", [SAME, TENS], ids=["same_rank", "any_ten_value"])
@pytest.mark.parametrize("jokers", [False, True])
def test_all_pairings_agree(house: House, jokers: bool) -> None:
    rng = Rng(5)
    ready = 0
    for _ in range(1500):
        deck = list(range(52))
        rng.shuffle(deck)
        wild = sum(1 << c for c in range(52) if c // 4 == deck[5] // 4) & ~(1 << deck[5]) if jokers else 0
        five = tuple(sorted(deck[:5]))
        hand = sum(1 << c for c in five)
        assert unpaired(hand, house, wild) == fewest_left(five, house, wild)
        awaited = waits(hand, house, wild)
        ready += bool(awaited)
        for card in deck[6:20]:
            six = tuple(sorted((*five, card)))
            whole = fewest_left(six, house, wild) == 0
            assert bool(awaited >> card // 4 & 1) == whole
            if whole:
                laid = paired(hand | (1 << card), house, wild)
                assert sorted(laid) == list(six)
                assert all(belong(a, b, house, wild) for a, b in zip(laid[::2], laid[1::2], strict=True))
    assert ready > 30


@clause("SOMSIP-0.1")
def test_each_rank_has_its_partner() -> None:
    pairs = {frozenset((FACES[a][:-1], FACES[b][:-1])) for a, b in combinations(range(52), 2) if SAME.mates(a) >> b & 1}
    assert pairs == {frozenset(p.split()) for p in ("A 9", "2 8", "3 7", "4 6", "5", "10", "J", "Q", "K")}
