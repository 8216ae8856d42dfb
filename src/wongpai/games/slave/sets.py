"""Sets of cards that may be laid together, and which beats which. A card is 4 * rank + suit, 3c = 0 … 2s = 51."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import count, highest, lowest
from wongpai.games.slave.house import House

RANKS: Final[i64] = 13
FULL: Final[i64] = (1 << 52) - 1
CLUBS: Final[i64] = 0x1111111111111  # one bit a rank
RUN: Final[i64] = 16  # kinds: 1 … 4 a set of so many equal ranks; RUN + n a run of n

# What a set does to the one on the table.
NOT: Final[i64] = 0
FIGHT: Final[i64] = 1
SLAP: Final[i64] = 2
RUN_SLAP: Final[i64] = 3

# The sets that the suits a hand has of one rank (a nibble) can make. Made once: a list of cards shared is far cheaper
# than one built anew. SETS[(16 * rank + nibble) * 5 + n]: those of n cards; ALL_SETS[16 * rank + nibble]: of any number.
SETS: Final[list[list[i64]]] = [
    [m << (4 * rank) for m in range(16) if m & nibble == m and bin(m).count("1") == n]
    for rank in range(13)
    for nibble in range(16)
    for n in range(5)
]
ALL_SETS: Final[list[list[i64]]] = [
    SETS[at * 5 + 1] + SETS[at * 5 + 2] + SETS[at * 5 + 3] + SETS[at * 5 + 4] for at in range(13 * 16)
]

# SINGLES[256 * n + byte]: the cards of the n-th eight of the pack, each a set of its own.
SINGLES: Final[list[list[i64]]] = [
    [1 << (8 * at + bit) for bit in range(8) if byte >> bit & 1] for at in range(7) for byte in range(256)
]

_FIVES: Final[i64] = 0x5555555555555
_THREES: Final[i64] = 0x3333333333333
_EIGHTS: Final[i64] = 0x8888888888888


def ranks_with(hand: i64, n: i64) -> i64:
    """One bit (the fourth of its nibble) for each rank of which the hand has n cards or more; 1 <= n <= 4."""
    twos: i64 = (hand & _FIVES) + ((hand >> 1) & _FIVES)
    counts: i64 = (twos & _THREES) + ((twos >> 2) & _THREES)
    return (counts + (8 - n) * CLUBS) & _EIGHTS


def picks(hand: i64, n: i64, out: list[i64]) -> None:
    """Add all sets of n equal cards of the hand, low ranks first."""
    ranks: i64 = ranks_with(hand, n)
    while ranks:
        at: i64 = lowest(ranks) >> 2
        ranks &= ranks - 1
        out.extend(SETS[(16 * at + ((hand >> (4 * at)) & 15)) * 5 + n])


def singles(cards: i64, out: list[i64]) -> None:
    """Add these cards, each as a set of its own, low ones first."""
    while cards:
        at: i64 = lowest(cards) >> 3
        byte: i64 = (cards >> (8 * at)) & 255
        cards ^= byte << (8 * at)
        out.extend(SINGLES[256 * at + byte])


def one_suit(cards: i64) -> bool:
    """True for two or more cards of one suit."""
    return bool(cards & (cards - 1)) and cards & ~(CLUBS << (lowest(cards) & 3)) == 0


def kind_of(cards: i64) -> i64:
    """The kind of a set or run; 0 if these cards may not be laid together (SLAVE-3.3a, 4.3.1a)."""
    if cards == 0:
        return 0
    low: i64 = lowest(cards)
    shifted: i64 = cards >> (low & ~3)
    n: i64 = count(cards)
    if shifted < 16:
        return n
    shifted = cards >> low
    if n >= 3 and shifted == CLUBS & ((RUN << (4 * n - 4)) - 1):
        return RUN + n
    return 0


def best(cards: i64, reversed: bool) -> i64:
    """The card that counts, on a scale where more is better: 0 … 51 (SLAVE-3.4.4, 4.3.6a)."""
    return 51 - lowest(cards) if reversed else highest(cards)


def beats(cards: i64, kind: i64, lying: i64, top: i64, reversed: bool, house: House) -> i64:
    """What a set or run does to one that lies there, of the kind `top`: NOT, FIGHT, SLAP or RUN_SLAP."""
    if kind == top:
        mine: i64 = best(cards, reversed)
        theirs: i64 = best(lying, reversed)
        if mine <= theirs:
            return NOT
        if mine >> 2 == theirs >> 2:
            ties: bool = house.run_ties
            if kind == 1:
                ties = house.suits
            elif kind < RUN:
                ties = house.pair_ties
            if not ties:
                return NOT
        return FIGHT
    if kind == 3:
        return SLAP if top == 1 else NOT
    if kind == 4:
        if top == 2 or (top == 1 and house.four_on_single) or (top == 3 and house.four_on_triple):
            return SLAP
        return NOT
    if kind > RUN:
        if top > RUN:
            return RUN_SLAP if kind > top else NOT
        return RUN_SLAP if kind & 1 == top & 1 else NOT
    return NOT
