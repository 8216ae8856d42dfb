"""What a hand of Chắn is worth: whole or not, how many chắn, what it waits for.

A kind is 3 * (rank - 2) + suit with vạn, văn, sách = 0, 1, 2; chi chi is 24. `counts` holds the copies of each of the 25
kinds in the concealed hand; what lies on the mat is fixed (CHAN-2.10) and enters as its number of chắn, `mat_chan`.
"""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CC: Final[i64] = 24
RANKS: Final[i64] = 8
NEED: Final[i64] = 6  # chắn in a hand that may ù (CHAN-2.19)

# How a hand waits.
NONE: Final[i64] = 0
WIDE: Final[i64] = 1
BACH_THU: Final[i64] = 2
BACH_THU_CHI: Final[i64] = 3

_BIT: Final[list[i64]] = [1 << kind for kind in range(25)]


def complete(counts: list[i64]) -> bool:
    """Do the cards split into sets? Any two of one rank are a set, chi chi pairs with chi chi alone (CHAN-1.11).

    So only evenness counts: of a rank with an even number of cards the chắn leave no or two single ones, a cạ.
    """
    k: i64 = 0
    while k < 24:
        if (counts[k] + counts[k + 1] + counts[k + 2]) & 1:
            return False
        k += 3
    return counts[24] & 1 == 0


def pairs(counts: list[i64]) -> i64:
    """The most chắn these cards can make."""
    n: i64 = 0
    for c in counts:
        n += c >> 1
    return n


def _odd_rank(counts: list[i64]) -> i64:
    """First kind of the one rank with an odd number of cards (24: chi chi); -1 if there is no such rank, or several."""
    found: i64 = -1
    k: i64 = 0
    while k < 24:
        if (counts[k] + counts[k + 1] + counts[k + 2]) & 1:
            if found >= 0:
                return -1
            found = k
        k += 3
    if counts[24] & 1:
        return 24 if found < 0 else -1
    return found


def wait_kind(counts: list[i64], mat_chan: i64) -> i64:
    """How a hand of 19, mat included, waits: NONE, WIDE, BACH_THU or BACH_THU_CHI."""
    k: i64 = _odd_rank(counts)
    if k < 0:
        return NONE
    chan: i64 = mat_chan + pairs(counts)
    if chan < NEED - 1:
        return NONE
    if k == CC:
        return BACH_THU_CHI if chan == NEED - 1 else NONE  # CHAN-3.12b
    if chan >= NEED or counts[k] & counts[k + 1] & counts[k + 2] & 1:
        return WIDE  # CHAN-3.11b; ba đầu: CHAN-3.11d
    return BACH_THU  # CHAN-3.11c


def waits(counts: list[i64], mat_chan: i64) -> i64:
    """The kinds that win when drawn, a bit each, whether or not a copy of them is left."""
    kind: i64 = wait_kind(counts, mat_chan)
    if kind == NONE:
        return 0
    k: i64 = _odd_rank(counts)
    if kind == WIDE:
        return _BIT[k] | _BIT[k + 1] | _BIT[k + 2]
    if kind == BACH_THU_CHI:
        return _BIT[24]
    while counts[k] & 1 == 0:
        k += 1
    return _BIT[k]


def wins(counts: list[i64], mat_chan: i64, kind: i64) -> bool:
    """Would this kind, just drawn from the stock, complete a hand of 19, mat included (CHAN-2.19, CHAN-3.12b)?"""
    return waits(counts, mat_chan) & _BIT[kind] != 0
