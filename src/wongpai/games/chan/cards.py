"""The 25 kinds of card as numbers, bits and text."""
# mypyc
# A kind is 3 * (rank - 2) + suit with vạn, văn, sách = 0, 1, 2; chi chi is 24. The pack has four of each.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 25
CC: Final[i64] = 24
NONE: Final[i64] = -1
EVERY: Final[i64] = (1 << 25) - 1

FACES: Final[list[str]] = [rank + suit for rank in "23456789" for suit in "VNS"] + ["CC"]
NUMBERS: Final = {face.lower(): kind for kind, face in enumerate(FACES)}
# By kind: the kinds that make a set with it, itself included (CHAN-1.11).
ROW: Final[list[i64]] = [7 << (kind // 3 * 3) for kind in range(24)] + [1 << 24]

# The members of a set of kinds, ready made, eight kinds at a time.
_BYTE: Final[list[list[i64]]] = [[n for n in range(8) if mask >> n & 1] for mask in range(256)]
_READY: Final[list[list[list[i64]]]] = [[[8 * at + n for n in ns] for ns in _BYTE] for at in range(4)]


def add_members(out: list[i64], mask: i64) -> None:
    """Put the kinds of a set behind what the list holds, ascending."""
    for at in range(4):
        byte: i64 = (mask >> (8 * at)) & 255
        if byte:
            out.extend(_READY[at][byte])


def faces(kinds: list[i64]) -> tuple[str, ...]:
    return tuple([FACES[kind] for kind in kinds])


def spread(counts: list[i64]) -> list[i64]:
    """The cards of 25 counts, one by one."""
    out: list[i64] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            out.append(kind)
    return out
