"""The slow way to read a hand: try every way to lay it out in sets. The second opinion for the fast one."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

RANKS = "23456789"
KINDS = [rank + suit for rank in RANKS for suit in "VNS"] + ["CC"]
NUMBER = {face: number for number, face in enumerate(KINDS)}
NONE, WIDE, BACH_THU, BACH_THU_CHI = range(4)
Cards = tuple[int, ...]


def cards(text: str) -> list[int]:
    """Kinds of "9Vx3 2V CC", sorted."""
    out: list[int] = []
    for word in text.split():
        face, _, times = word.partition("x")
        out += [NUMBER[face]] * int(times or 1)
    return sorted(out)


def mat(text: str) -> tuple[list[tuple[int, int]], list[int]]:
    """Sets eaten (card from the table, card from the hand) and kinds chíu'd of "9V/9N 7S*4"."""
    eats, chius = [], []
    for word in text.split():
        if word.endswith("*4"):
            chius.append(NUMBER[word[:-2]])
        else:
            table, own = word.split("/")
            eats.append((NUMBER[table], NUMBER[own]))
    return eats, chius


def counts(hand: list[int] | Cards) -> list[int]:
    return [list(hand).count(kind) for kind in range(25)]


def belong(a: int, b: int) -> bool:
    """Straight from the rulebook: alike, or of one number; chi chi has no number."""
    one, other = KINDS[a], KINDS[b]
    return one == other or ("CC" not in (one, other) and one[0] == other[0])


@lru_cache(maxsize=1 << 20)
def best(hand: Cards) -> int:
    """The most chắn over all ways to lay these cards (sorted) out in sets; -1 if there is none."""
    if not hand:
        return 0
    first, top = hand[0], -1
    for i in range(1, len(hand)):
        if belong(first, hand[i]) and (i == 1 or hand[i] != hand[i - 1]):
            rest = best(hand[1:i] + hand[i + 1 :])
            if rest >= 0:
                top = max(top, rest + (first == hand[i]))
    return top


def without(hand: Cards, *gone: int) -> Cards:
    rest = list(hand)
    for kind in gone:
        rest.remove(kind)
    return tuple(rest)


def winners(hand: Cards, mat_chan: int) -> set[int]:
    """Kinds that complete a hand of 19 with six chắn; chi chi only if it makes the sixth itself."""
    out = set()
    for kind in range(25):
        found = best(tuple(sorted((*hand, kind))))
        if found >= 0 and found + mat_chan >= 6 and (KINDS[kind] != "CC" or found + mat_chan == 6):
            out.add(kind)
    return out


def waiting(hand: Cards, mat_chan: int) -> int:
    """How it waits, from what is left over: a single card, or ba đầu, when the rest is laid out with most chắn."""
    alone: dict[int, int] = {}
    for kind in set(hand):
        found = best(without(hand, kind))
        if found >= 0:
            alone[kind] = found + mat_chan
    three = -1
    for trio in combinations(sorted(set(hand)), 3):
        if len({KINDS[kind][0] for kind in trio}) == 1 and NUMBER["CC"] not in trio:
            three = max(three, best(without(hand, *trio)) + mat_chan)
    most = max(alone.values(), default=-1)
    if NUMBER["CC"] in alone:
        return BACH_THU_CHI if most == 5 else NONE
    if most >= 6 or three >= 5:
        return WIDE
    return BACH_THU if most == 5 else NONE
