"""Random numbers: 32-bit words, the same on the pure and on the compiled build."""
# mypyc

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

_WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The fast source (Chris Doty-Humphrey's sfc32). Equal seed and stream give equal numbers everywhere.

    Dealing, imagining and every bot use streams of their own, so that none disturbs another.
    """

    def __init__(self, seed: i64, stream: i64 = 0, rounds: i64 = 15) -> None:
        """seed and stream: 0 … 2**63 - 1; rounds: words thrown away until the seed has spread."""
        self.a: i64 = seed & _WORD
        self.b: i64 = (seed >> 32) & _WORD
        self.c: i64 = stream & _WORD
        self.d: i64 = (1 + (stream >> 32)) & _WORD
        for _ in range(rounds):
            Rng.word(self)  # not a subclass's

    def word(self) -> i64:
        """0 … 2**32 - 1, evenly."""
        t: i64 = (self.a + self.b + self.d) & _WORD
        self.d = (self.d + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = ((((self.c << 21) & _WORD) | (self.c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """0 … n - 1, evenly; 1 <= n < 2**31."""
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:  # Lemire: refuse the few words that would favour some results
            floor: i64 = ((_WORD + 1) - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _WORD
        return product >> 32

    def shuffle(self, cards: list[i64]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = held
            i -= 1

    def copy(self) -> Rng:
        twin = Rng(0, 0, 0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rng_at, (self.a, self.b, self.c, self.d))


def _rng_at(a: i64, b: i64, c: i64, d: i64) -> Rng:
    rng = Rng(0, 0, 0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng


@mypyc_attr(allow_interpreted_subclasses=True)
class FairRng(Rng):
    """The fair source of live tables: SHA-256 in counter mode, so that anyone holding the key can check the deal."""

    def __init__(self, key: bytes, stream: i64 = 0, at: i64 = 0) -> None:
        """at: words already taken."""
        super().__init__(0, 0, 0)
        self.key: bytes = key
        self.stream: i64 = stream
        self.at: i64 = at
        self.block: bytes = b""

    def word(self) -> i64:
        place: i64 = self.at & 7
        if place == 0 or not self.block:
            text = self.key + int(self.stream).to_bytes(8, "big") + int(self.at >> 3).to_bytes(8, "big")
            self.block = hashlib.sha256(text).digest()
        self.at += 1
        return int.from_bytes(self.block[place * 4 : place * 4 + 4], "big")

    def copy(self) -> Rng:
        return FairRng(self.key, self.stream, self.at)

    def __reduce__(self) -> tuple[Any, ...]:
        return (FairRng, (self.key, self.stream, self.at))
