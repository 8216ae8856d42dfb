"""What happens at a table, in order. A table is its setup and these entries; folding them again gives the same table."""

from __future__ import annotations

import msgspec


class _Entry(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True):
    pass


class Sit(_Entry, frozen=True, tag="sit"):
    """Somebody takes an open seat, or once the match runs asks for one. `key`: the hash of the seat's token."""

    name: str
    key: str


class Start(_Entry, frozen=True, tag="start"):
    """The cards are dealt, seats still open go to bots. `salts`: what the seats added to the server's seed."""

    salts: tuple[str, ...] = ()


class Act(_Entry, frozen=True, tag="act"):
    """An action. `id` and `at` are those of the player's message; late: the table did it, the time was up."""

    seat: int
    text: str
    id: int = 0
    at: int = 0
    late: bool = False


class Answer(_Entry, frozen=True, tag="answer"):
    """An answer in a claim window, held until the window ends; nobody else learns of it."""

    seat: int
    text: str
    id: int = 0
    at: int = 0


class Claim(_Entry, frozen=True, tag="claim"):
    """A claim window ends. One entry whatever was answered, so that the version tells nothing."""

    answers: tuple[tuple[int, str], ...] = ()


class Next(_Entry, frozen=True, tag="next"):
    """The next deal."""


class Leave(_Entry, frozen=True, tag="leave"):
    """A player goes for good."""

    player: int


Entry = Sit | Start | Act | Answer | Claim | Next | Leave

_decoder = msgspec.json.Decoder(Entry)


def dumps(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def loads(text: str) -> Entry:
    """Raises msgspec.DecodeError."""
    return _decoder.decode(text)
