"""Sets of cards or seats as the bits of an i64."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_DEBRUIJN: Final[i64] = 0x03F79D71B4CB0A89
_CTZ: Final = bytes([
    0, 1, 48, 2, 57, 49, 28, 3, 61, 58, 50, 42, 38, 29, 17, 4,
    62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
    63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11,
    46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9, 13, 8, 7, 6,
])  # fmt: skip
_ONES: Final = bytes([bin(n).count("1") for n in range(8192)])


def lowest(mask: i64) -> i64:
    """Number of the lowest bit set; mask must not be 0."""
    # The product wraps in C and grows in Python; the shift and & 63 take the same six bits of both.
    return _CTZ[(((mask & -mask) * _DEBRUIJN) >> 58) & 63]


def highest(mask: i64) -> i64:
    """Number of the highest bit set; mask must not be 0."""
    n: i64 = 0
    half: i64 = 32
    while half:
        if mask >> half:
            n += half
            mask >>= half
        half >>= 1
    return n


def count(mask: i64) -> i64:
    """How many bits are set; 0 <= mask < 2**63."""
    return (
        _ONES[mask & 8191]
        + _ONES[(mask >> 13) & 8191]
        + _ONES[(mask >> 26) & 8191]
        + _ONES[(mask >> 39) & 8191]
        + _ONES[(mask >> 52) & 8191]
    )


def members(mask: i64) -> list[i64]:
    """Numbers of the bits set, ascending."""
    out: list[i64] = []
    while mask:
        low: i64 = mask & -mask
        out.append(_CTZ[((low * _DEBRUIJN) >> 58) & 63])
        mask ^= low
    return out


def mask_of(numbers: list[i64]) -> i64:
    one: i64 = 1
    mask: i64 = 0
    for n in numbers:
        mask |= one << n
    return mask
