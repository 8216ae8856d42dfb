"""The wire's messages, other than the update."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from wongpai.errors import Refusal

LIMIT = 4096  # bytes of a message from a client

Id = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Salt = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{0,64}\Z")]


class _Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(_Message, frozen=True, tag="hello"):
    """The first message, and again whenever the client missed something. `salt` goes into the shuffle."""

    token: Token = ""
    since: Version = 0
    salt: Salt = ""


class Act(_Message, frozen=True, tag="act"):
    id: Id
    at: Version
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Next(_Message, frozen=True, tag="next"):
    id: Id


class Start(_Message, frozen=True, tag="start"):
    id: Id


class Leave(_Message, frozen=True, tag="leave"):
    """This seat's player goes for good; the token is worth nothing afterwards."""

    id: Id


class Ping(_Message, frozen=True, tag="ping"):
    pass


FromClient = Hello | Act | Next | Start | Leave | Ping

decode = msgspec.json.Decoder(FromClient).decode


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="t"):
    id: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    id: int
    refusal: Refusal


class Error(msgspec.Struct, frozen=True, tag="error", tag_field="t"):
    code: str
    detail: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    pass


# --- HTTP ---


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: Annotated[list[str], msgspec.Meta(max_length=64)]
    preset: str = ""
    rules: dict[str, bool | int | str] = {}
    seats: int = 0
    pace: str = "normal"
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewSitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()
