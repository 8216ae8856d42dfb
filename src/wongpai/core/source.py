"""Where a match's randomness comes from: one source a match, one stream of it a deal."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from wongpai.core.rng import FairRng, Rng
from wongpai.errors import InvalidOption, InvalidRecord

MOST = 2**63  # seeds are below


@dataclass(frozen=True, slots=True)
class FastSource:
    """For simulation, tests and practice. seed: 0 … 2**63 - 1. Raises InvalidOption for any other."""

    seed: int

    def __post_init__(self) -> None:
        if isinstance(self.seed, bool) or not isinstance(self.seed, int) or not 0 <= self.seed < MOST:
            raise InvalidOption(f"seed: expected a number from 0 to {MOST - 1}, not {self.seed!r:.40}")

    def deal(self, number: int) -> Rng:
        """The stream of the match's deal of that number, from 1."""
        return Rng(self.seed, number)

    def __str__(self) -> str:
        return str(self.seed)


@dataclass(frozen=True, slots=True)
class FairSource:
    """For live tables. `commitment` is shown before the deal, `server` after it; the seats add salts of their own,
    so that neither side alone chooses the cards, and everybody can deal them again."""

    server: bytes
    salts: tuple[str, ...] = ()

    @classmethod
    def fresh(cls) -> FairSource:
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """SHA-256 of the server's seed, in hex."""
        return hashlib.sha256(self.server).hexdigest()

    def salted(self, salts: tuple[str, ...]) -> FairSource:
        return FairSource(self.server, salts)

    def deal(self, number: int) -> Rng:
        salt = b"".join(hashlib.sha256(s.encode()).digest() for s in self.salts)
        return FairRng(hashlib.sha256(self.server + salt).digest(), number)

    def __str__(self) -> str:
        return " ".join(["fair", self.server.hex(), *self.salts])


Source = FastSource | FairSource


def read_source(text: str) -> Source:
    """The source of `str(source)`. Raises InvalidRecord."""
    words = text.split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 20 and int(words[0]) < MOST:
        return FastSource(int(words[0]))
    if len(words) >= 2 and words[0] == "fair" and text.isascii():
        try:
            return FairSource(bytes.fromhex(words[1]), tuple(words[2:]))
        except ValueError:
            pass
    raise InvalidRecord(f"not a seed: {text[:80]!r}")
