"""How a table is set up. Stored once; all that happens later is in its log."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import msgspec

from wongpai import bots
from wongpai.core.game import Game
from wongpai.core.source import FairSource
from wongpai.core.words import clean_name
from wongpai.errors import InvalidOption
from wongpai.games import load

BOTS = bots.KINDS
HUMAN = "human"
OPEN = "open"
BOT_NAMES = (
    "An",
    "Boun",
    "Chai",
    "Dao",
    "Em",
    "Fah",
    "Gan",
    "Hoa",
    "Ing",
    "Jai",
    "Kham",
    "Lan",
    "Mai",
    "Nok",
    "Ong",
    "Ploy",
)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. Bots' own delays come on top of `gap` and `grace`, never below them."""

    turn: float  # a person has for a turn
    react: float  # … where several are asked at once, first come
    claim: float  # how long a claim window stays open for people
    away: float  # for a seat whose player is not here, or has let its time run out twice
    pause: float  # between two deals, at most
    gap: float  # from any change to the next move of a bot
    grace: float  # the same to a bot's turn since other cards lie in the middle, if people may react to them
    dealing: float  # from a deal's start to a bot's first move


PACES = {
    "fast": Pace(turn=45, react=6, claim=4, away=6, pause=20, gap=0.25, grace=0.8, dealing=0.6),
    "normal": Pace(turn=90, react=10, claim=7, away=10, pause=45, gap=0.7, grace=2.0, dealing=1.5),
    "calm": Pace(turn=240, react=20, claim=14, away=20, pause=180, gap=1.2, grace=4.0, dealing=2.5),
}
START_AFTER = 20.0  # a full table starts without those who have not come in yet


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """`kinds` by seat: "human" (the founder, once), "open" or a kind of bot. `key`: the hash of the founder's token."""

    game: str
    version: int
    rules: dict[str, bool | int | str]
    kinds: tuple[str, ...]
    pace: str
    name: str
    key: str
    seed: str  # the server's, in hex; secret until the match is over

    @classmethod
    def fresh(cls, game: Game, kinds: tuple[str, ...], pace: str, name: str, token: str) -> Setup:
        """A new table. Raises InvalidOption for a number of seats, kind of player or pace that is not on offer."""
        _check(game, kinds, pace)
        return cls(
            game=game.id, version=game.version, rules=game.rules.changed(), kinds=kinds, pace=pace,
            name=clean_name(name), key=key_of(token), seed=FairSource.fresh().server.hex(),
        )  # fmt: skip

    def load(self) -> Game:
        """The game under this table's rules. Raises InvalidOption, UnknownGame if this program cannot play it."""
        game = load(self.game, rules=self.rules)
        if game.version != self.version:
            raise InvalidOption(f"{self.game} rules version {self.version}; this program plays version {game.version}")
        _check(game, self.kinds, self.pace)
        return game

    @property
    def source(self) -> FairSource:
        return FairSource(bytes.fromhex(self.seed))


def _check(game: Game, kinds: tuple[str, ...], pace: str) -> None:
    game.check_seats(len(kinds))
    for kind in kinds:
        if kind not in (HUMAN, OPEN, *BOTS):
            raise InvalidOption(f"unknown kind of player {kind!r:.60}; there are {', '.join(('me', OPEN, *BOTS))}")
    if kinds.count(HUMAN) != 1:
        raise InvalidOption("exactly one seat must be yours")
    if pace not in PACES:
        raise InvalidOption(f"unknown pace {pace!r:.60}; there are {', '.join(PACES)}")


def new_token() -> str:
    return secrets.token_urlsafe(18)


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
