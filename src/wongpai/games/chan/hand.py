"""What a hand of Chắn is worth: whole or not, how many chắn, what it waits for."""
# mypyc

# A kind is 3 * (rank - 2) + suit with vạn, văn, sách = 0, 1, 2; chi chi is 24. `counts` holds the copies of each of the
# 25 kinds in the concealed hand; what lies on the mat is fixed (CHAN-2.10) and enters as its number of chắn, `mat_chan`.
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CC: Final[i64] = 24
NEED: Final[i64] = 6  # chắn in a hand that may ù (CHAN-2.19)

# How a hand waits.
NONE: Final[i64] = 0
WIDE: Final[i64] = 1
BACH_THU: Final[i64] = 2
BACH_THU_CHI: Final[i64] = 3


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


def waits(counts: list[i64], mat_chan: i64, at: i64 = 0) -> i64:
    """The kinds that win when drawn, a bit each, whether or not a copy of them is left.

    The hand has nineteen cards with its mat, and its 25 counts begin at `at`.
    """
    chan: i64 = mat_chan
    row: i64 = -1  # the one rank with an odd number of cards
    k: i64 = at
    end: i64 = at + 24
    while k < end:
        a: i64 = counts[k]
        b: i64 = counts[k + 1]
        c: i64 = counts[k + 2]
        if (a + b + c) & 1:
            if row >= 0:
                return 0  # more than one card too many
            row = k
        chan += (a >> 1) + (b >> 1) + (c >> 1)
        k += 3
    c = counts[end]
    chan += c >> 1
    if c & 1:
        # Chi chi wins as the sixth chắn alone (CHAN-3.12b).
        return (1 << CC) if row < 0 and chan == NEED - 1 else 0
    if row < 0 or chan < NEED - 1:
        return 0
    a = counts[row] & 1
    b = counts[row + 1] & 1
    kind: i64 = row - at
    if chan >= NEED or a & b & counts[row + 2]:
        return (1 << kind) | (1 << (kind + 1)) | (1 << (kind + 2))  # CHAN-3.11b; ba đầu: CHAN-3.11d
    return 1 << (kind if a else (kind + 1 if b else kind + 2))  # CHAN-3.11c


def wait_kind(counts: list[i64], mat_chan: i64) -> i64:
    """How a hand of 19, mat included, waits: NONE, WIDE, BACH_THU or BACH_THU_CHI."""
    awaited: i64 = waits(counts, mat_chan)
    if awaited == 0:
        return NONE
    if awaited == (1 << CC):
        return BACH_THU_CHI
    return WIDE if awaited & (awaited - 1) else BACH_THU


def wins(counts: list[i64], mat_chan: i64, kind: i64) -> bool:
    """Would this kind, just drawn from the stock, complete a hand of 19, mat included (CHAN-2.19)?"""
    return waits(counts, mat_chan) & (1 << kind) != 0
