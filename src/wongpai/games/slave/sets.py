"""Sets of cards that may be laid together, and which beats which. A card is 4 * rank + suit, 3c = 0 … 2s = 51."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import count, lowest

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


def highest(mask: i64) -> i64:
    """Number of the highest bit set; mask must not be 0."""
    n: i64 = 0
    if mask >> 32:
        n += 32
        mask >>= 32
    if mask >> 16:
        n += 16
        mask >>= 16
    if mask >> 8:
        n += 8
        mask >>= 8
    if mask >> 4:
        n += 4
        mask >>= 4
    if mask >> 2:
        n += 2
        mask >>= 2
    if mask >> 1:
        n += 1
    return n


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
