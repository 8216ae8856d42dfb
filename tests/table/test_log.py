"""A table is its log: folding it again gives the same table, and nobody learns more from it than they may."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from tests.table.tables import GAMES, Played, play_on, running, setup, table
from wongpai.core.event import SPECTATOR
from wongpai.core.record import Record, loads
from wongpai.errors import IllegalAction
from wongpai.table import Act, Claim, Entry, Next, Room, Setup, Sit, Start, log


def everything(room: Room) -> bytes:
    """All views of a room, and what else of it outlasts a restart."""
    match = room.match
    views = [match.view(seat) for seat in range(-1, match.deal.seats)] if match else []
    kept = (room.seq, room.version, room.answers, room.handled, [vars_of(s) for s in room.sitters], room.players())
    return msgspec.json.encode([views, kept, [change.events for change in room.history[-1:]]])


def reached(played: Played, version: int) -> bool:
    return played.room.version >= version


def vars_of(sitter: object) -> list[str]:
    return [getattr(sitter, name) for name in ("name", "kind", "key")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_restart_at_every_step_gives_equal_views(game: str, seed: int) -> None:
    played = running(game, 2, 2)
    states = {}

    def watch(_entry: Entry) -> None:
        states[played.room.seq] = everything(played.room)

    played.watch = watch
    before = len(played.written)
    play_on(played, [0, 1], seed)
    assert len(states) == len(played.written) - before > 50
    again = Room(played.setup)
    for line in played.written:
        again.do(log.loads(line))
        if again.seq in states:
            assert everything(again) == states[again.seq], line


@pytest.mark.parametrize("game", GAMES)
def test_a_restarted_table_goes_on_to_the_end(game: str) -> None:
    played = running(game, 2, 2)
    for n in range(6):
        halt = played.room.version + 17
        play_on(played, [0, 1], n, stop=partial(reached, played, halt))
        version = played.room.version
        played = played.restarted(n)
        assert played.room.version == version
        assert not played.step()  # stands still until somebody comes back
        played.live.arrive(0)
        played.live.arrive(1)
    play_on(played, [0, 1])
    assert played.match.over


@pytest.mark.parametrize("game", GAMES)
def test_record_of_a_finished_table_replays(game: str) -> None:
    played = running(game, 1, 3)
    play_on(played, [0])
    match = played.match
    record = loads(Record.of(match, ["a b", "ก", "", "x"]).dumps())
    again = record.replay()
    assert again.totals == match.totals
    assert again.deal.position() == match.deal.position()
    assert record.names == ["a b", "ก", "", "x"]


@pytest.mark.parametrize("game", GAMES)
def test_resync_from_every_version_gives_the_rest(game: str) -> None:
    played = running(game, 1, 2)
    play_on(played, [0], 5, stop=lambda: played.room.version >= 60)
    room = played.room
    for player in (0, 1, -1):
        whole = played.update(player, 0)
        assert whole.at < whole.version == room.version
        for since in range(1, room.version + 1):
            part = played.update(player, since)
            assert (part.at, part.version) == (since, room.version)
            assert part.view == whole.view
            heard = [event for change in room.history[since:] for event in change.heard(player)]
            assert part.events == heard
            if since >= whole.at:
                assert len(part.events) <= len(whole.events)
                assert part.events == whole.events[len(whole.events) - len(part.events) :]
        for since in (room.version + 1, 10**9):
            assert played.update(player, since).at == whole.at


@pytest.mark.parametrize("game", ["slave", "toy"])
def test_no_event_shows_a_face_that_the_view_hides(game: str) -> None:
    """Both games have each face once, so a face in somebody's hidden hand cannot be another card."""
    played = running(game, 2, 2)
    checked = 0

    def watch(_entry: Entry) -> None:
        nonlocal checked
        match = played.room.match
        if match is None or match.deal.over:
            return
        views = {player: match.view(played.room.seat_of(player) if player >= 0 else -1) for player in range(-1, 4)}
        for player, view in views.items():
            own = f"hand:{view.seat}"  # what comes to or from there one may know, and remember
            heard = [e for e in played.room.history[-1].heard(player) if own not in (e.source, e.dest)]
            told = {face for event in heard for face in event.cards if face}
            shown = {card.face for zone in view.zones for card in zone.cards}
            for other, theirs in views.items():
                if other not in (player, -1):
                    seat = played.room.seat_of(other)
                    hidden = set(theirs.faces(f"hand:{seat}")) - shown
                    assert not told & hidden
                    checked += len(hidden)

    played.watch = watch
    play_on(played, [0, 1], 11)
    assert checked > 1000


@pytest.mark.parametrize("game", GAMES)
def test_spectators_see_no_hand_and_no_choice(game: str) -> None:
    played = running(game, 1, 3)

    def watch(_entry: Entry) -> None:
        update = played.update(SPECTATOR)
        assert update.you == SPECTATOR
        assert not update.me_ready
        assert update.view is not None
        assert not update.view.choices
        if not update.view.over:
            for zone in update.view.zones:
                assert zone.kind != "fan" or not any(card.face for card in zone.cards)

    played.watch = watch
    play_on(played, [0])


def test_events_of_an_earlier_deal_are_told_by_the_seat_of_that_deal() -> None:
    """When somebody leaves, later seats move up; they must not learn what their new seat number was told before."""
    played = running("slave", 3, 1)
    match = played.match
    dealt = {p: [e for c in played.room.history for e in c.heard(p)] for p in range(4)}
    play_on(played, [0, 1, 2], 4, stop=lambda: match.deal.over)
    before = {p: [e for c in played.room.history for e in c.heard(p)] for p in range(4)}
    played.keep(played.live.leave(1).entries)
    played.keep(played.live.next(0).entries)
    played.keep(played.live.next(2).entries)
    played.step()
    assert match.number == 2
    assert [played.room.seat_of(p) for p in range(4)] == [0, -1, 1, 2]
    for player in (0, 2, 3):
        told = [e for c in played.room.history for e in c.heard(player)]
        assert told[: len(before[player])] == before[player]
        assert dealt[player] == told[: len(dealt[player])]
        seat = played.room.seat_of(player)
        new = {face for c in played.room.history if c.deal == 2 for e in c.heard(player) for face in e.cards}
        assert set(match.view(seat).faces(f"hand:{seat}")) <= new
    hands = [e for e in dealt[1] if any(e.cards)]
    assert hands
    assert not [e for e in hands if e in dealt[2]]


def test_an_entry_that_does_not_fit_changes_nothing() -> None:
    played = running("toy", 1, 2)
    room = played.room
    before = everything(room)
    bad: list[Entry] = [
        Start(), Next(), Claim(), Act(1, "lay 2c"), Act(0, "claim"), Sit("late", "key"),
    ]  # fmt: skip
    for entry in bad:
        with pytest.raises(IllegalAction):
            room.do(entry)
        assert everything(room) == before


def test_log_lines_are_read_back_and_damaged_ones_refused() -> None:
    for line in table("toy", "me random").written or ['{"k":"next"}', '{"k":"act","seat":1,"text":"draw"}']:
        assert log.dumps(log.loads(line)) == line
    for line in ("", "{}", '{"k":"nothing"}', '{"k":"act","seat":"x","text":"draw"}'):
        with pytest.raises(msgspec.DecodeError):
            log.loads(line)


def test_setup_keeps_no_token_and_refuses_what_is_not_on_offer() -> None:
    one = setup("slave", "me open random", pace="calm", hk_runs=True, deals=2)
    text = msgspec.json.encode(one).decode()
    assert "token-0" not in text
    assert one.load().rules.changed() == {"hk_runs": True, "deals": 2}
    assert msgspec.json.decode(text, type=Setup) == one
    for kinds, pace in (
        ("me me", "fast"),
        ("open open", "fast"),
        ("me robot", "fast"),
        ("me open", "slow"),
        ("me", "fast"),
    ):
        with pytest.raises(ValueError, match=r"unknown|exactly|takes"):
            setup("slave", kinds, pace)
