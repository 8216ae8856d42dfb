"""Sets and runs: what is one, which a hand can make, what can be laid off. Sets of cards are bit sets."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import count, highest, lowest

CLUBS: Final[i64] = 0x1111111111111  # one bit a rank
SPETO: Final[i64] = 1 | (1 << 43)  # 2c and Qs
VALUES: Final[list[i64]] = [
    50 if card in (0, 43) else 5 if card < 32 else 10 if card < 48 else 15 for card in range(52)
]  # DUMMY-5.2 … 5.5

# STRIPES[n]: a run of n from the deuce of clubs on.
STRIPES: Final[list[i64]] = [sum(1 << (4 * at) for at in range(n)) for n in range(14)]
# SETS[16 * suit + nibble]: the sets of three or four, as suits, that have that suit and others of the nibble.
SETS: Final[list[list[i64]]] = [
    [m for m in range(16) if m >> suit & 1 and m & ~(nibble | 1 << suit) == 0 and bin(m).count("1") > 2]
    for suit in range(4)
    for nibble in range(16)
]
# SINGLES[256 * n + byte]: the cards of the n-th eight of the pack, each a bit of its own. Ready-made lists are far
# cheaper than ones built anew.
SINGLES: Final[list[list[i64]]] = [
    [1 << (8 * at + bit) for bit in range(8) if byte >> bit & 1] for at in range(7) for byte in range(256)
]
# NEIGHBOURS[card]: the neighbourhood of a card (DUMMY-9.3d): its suit within two ranks, and its rank.
NEIGHBOURS: Final[list[i64]] = [
    sum(
        1 << other
        for other in range(52)
        if other != card and (other >> 2 == card >> 2 or (other & 3 == card & 3 and abs(other - card) <= 8))
    )
    for card in range(52)
]


def is_meld(cards: i64) -> bool:
    """Three or more of one rank, or in a row in one suit (DUMMY-2.6 … 2.9)."""
    n: i64 = count(cards)
    if n < 3:
        return False
    low: i64 = lowest(cards)
    return (cards >> (low & ~3)) < 16 or (cards >> low) == STRIPES[n]


def is_set(meld: i64) -> bool:
    """A meld is of one rank."""
    return (meld >> (lowest(meld) & ~3)) < 16


def melds_with(card: i64, others: i64, out: list[i64]) -> None:
    """Every meld of this card and some of the others; `out` is added to."""
    suit: i64 = card & 3
    base: i64 = card - suit
    for suits in SETS[16 * suit + ((others >> base) & 15)]:
        out.append(suits << base)
    bottom: i64 = card
    while bottom >= 4 and others & (1 << (bottom - 4)):
        bottom -= 4
    top: i64 = card
    while top < 48 and others & (1 << (top + 4)):
        top += 4
    if top - bottom < 8:
        return
    first: i64 = bottom
    while first <= card:
        last: i64 = card if card - first > 8 else first + 8
        while last <= top:
            out.append(STRIPES[((last - first) >> 2) + 1] << first)
            last += 4
        first += 4


def melds_from(card: i64, others: i64, out: list[i64]) -> None:
    """Every meld whose lowest card is this one, of it and the others."""
    suit: i64 = card & 3
    base: i64 = card - suit
    for suits in SETS[16 * suit + ((others >> base) & 15 & (-2 << suit))]:
        out.append(suits << base)
    n: i64 = 1
    at: i64 = card + 4
    while at < 52 and others & (1 << at):
        n += 1
        at += 4
        if n >= 3:
            out.append(STRIPES[n] << card)


def meldable(hand: i64) -> i64:
    """The cards of a hand that belong to some meld of it."""
    starts: i64 = hand & (hand >> 4) & (hand >> 8)
    out: i64 = starts | (starts << 4) | (starts << 8)
    twos: i64 = (hand & 0x5555555555555) + ((hand >> 1) & 0x5555555555555)
    counts: i64 = (twos & 0x3333333333333) + ((twos >> 2) & 0x3333333333333)
    marks: i64 = (counts + 5 * CLUBS) & (8 * CLUBS)
    return out | (hand & (marks | (marks >> 1) | (marks >> 2) | (marks >> 3)))


def ends_of(meld: i64) -> i64:
    """The cards that could be laid off on a meld, each alone."""
    low: i64 = lowest(meld)
    if (meld >> (low & ~3)) < 16:
        return (15 << (low & ~3)) & ~meld
    top: i64 = low + 4 * count(meld)
    return ((1 << (low - 4)) if low >= 4 else 0) | ((1 << top) if top < 52 else 0)


def singles(cards: i64, out: list[i64]) -> None:
    """Add each card alone."""
    rest: i64 = cards
    while rest:
        at: i64 = lowest(rest) >> 3
        byte: i64 = (rest >> (8 * at)) & 255
        rest ^= byte << (8 * at)
        out.extend(SINGLES[256 * at + byte])


def runs_on(meld: i64, cards: i64, low_shut: bool, high_shut: bool) -> i64:
    """The cards that can be laid off on a meld, one after another; ends that are shut take none (DUMMY-3.1 … 3.4)."""
    low: i64 = lowest(meld)
    if (meld >> (low & ~3)) < 16:
        return cards & (15 << (low & ~3)) & ~meld
    out: i64 = 0
    at: i64 = low - 4
    while not low_shut and at >= 0 and cards & (1 << at):
        out |= 1 << at
        at -= 4
    at = low + 4 * count(meld)
    while not high_shut and at < 52 and cards & (1 << at):
        out |= 1 << at
        at += 4
    return out


def layoffs_on(meld: i64, cards: i64, low_shut: bool, high_shut: bool, out: list[i64]) -> None:
    """Every set of cards that can be laid off on a meld at once, at one end or both."""
    all_: i64 = runs_on(meld, cards, low_shut, high_shut)
    if all_ == 0:
        return
    if is_set(meld):
        out.append(all_)
        return
    below: i64 = all_ & ((1 << lowest(meld)) - 1)
    above: i64 = all_ ^ below
    down: i64 = 0
    while True:
        up: i64 = 0
        while True:
            if down | up:
                out.append(down | up)
            rest: i64 = above & ~up
            if rest == 0:
                break
            up |= rest & -rest  # the lowest card left is the next one up
        rest = below & ~down
        if rest == 0:
            return
        down = below & -(1 << highest(rest))


def cover(cards: i64, out: list[i64]) -> bool:
    """Can these cards be laid down as melds with none left over? If so, `out` is given them."""
    if cards == 0:
        return True
    if cards & ~meldable(cards):
        return False
    melds: list[i64] = []
    melds_from(lowest(cards), cards, melds)
    for meld in melds:
        if cover(cards & ~meld, out):
            out.append(meld)
            return True
    return False
