"""What a client is sent: everything its player may know of the table, in the wire's form."""

from __future__ import annotations

import msgspec

from wongpai.core.deal import CLAIM
from wongpai.core.event import SPECTATOR, Event
from wongpai.core.view import Choice, View
from wongpai.table.live import Live
from wongpai.table.setup import BOTS

MOST_CHANGES = 400  # a client that missed more gets the running deal


class SitterInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    here: bool


class ClockInfo(msgspec.Struct, frozen=True):
    """Milliseconds."""

    seats: list[int]
    ends: int
    total: int


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    style: str
    rules: dict[str, bool | int | str]
    started: bool
    over: bool
    commitment: str
    seed: str
    pace: str


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="t"):
    version: int
    at: int
    events: list[Event]
    view: View | None
    seats: list[SitterInfo]
    you: int
    me_ready: bool
    clock: ClockInfo | None
    table: TableInfo


def sitters(live: Live) -> list[SitterInfo]:
    """By seat of the running deal."""
    room = live.room
    out = []
    for player in room.players():
        sitter = room.sitters[player]
        out.append(SitterInfo(sitter.name, sitter.kind, sitter.kind in BOTS or player in live.here))
    return out


def update(live: Live, id: str, player: int, since: int) -> Update:
    """For a player (-1: a spectator), with the events after version `since`, or from the running deal's start if
    `since` is 0, unknown or too long ago."""
    room = live.room
    match = room.match
    seat = room.seat_of(player) if player >= 0 else SPECTATOR
    at = since if 0 < since <= room.version and room.version - since <= MOST_CHANGES else deal_start(live)
    over = match is not None and match.over
    return Update(
        version=room.version,
        at=at,
        events=[event for change in room.history[at:] for event in change.heard(player)],
        view=_view(live, seat),
        seats=sitters(live),
        you=seat,
        me_ready=player in live.timing.ready,
        clock=_clock(live, seat),
        table=TableInfo(
            id=id,
            game=room.game.id,
            style=room.game.deck.style,
            rules=room.setup.rules,
            started=match is not None,
            over=over,
            commitment=room.source.commitment,
            seed=str(room.source) if over else "",
            pace=room.setup.pace,
        ),
    )


def deal_start(live: Live) -> int:
    """The version before the running deal."""
    history = live.room.history
    number = live.room.match.number if live.room.match else 0
    at = len(history)
    while at and history[at - 1].deal == number:
        at -= 1
    return at


def _view(live: Live, seat: int) -> View | None:
    match = live.room.match
    if match is None:
        return None
    view = match.view(seat)
    if seat >= 0 and not match.deal.over and match.deal.window() == CLAIM:
        # Everybody whom all can see to be asked can answer, so that an answer does not tell who had a choice;
        # afterwards nobody has one.
        if seat in live.room.answers:
            view.choices = []
        elif (seat in view.turn or not view.turn) and not any(choice.verb == "pass" for choice in view.choices):
            view.choices.append(Choice("pass", "pass"))
    return view


def _clock(live: Live, seat: int) -> ClockInfo | None:
    clock = live.timing.clock(seat)
    if clock is None:
        return None
    seats, since, until = clock
    return ClockInfo(seats, max(0, round((until - live.clock()) * 1000)), round((until - since) * 1000))
