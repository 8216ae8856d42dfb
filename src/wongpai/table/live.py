"""A table as it is played: who is here, whose time runs, when bots move. Time comes from outside, nothing waits here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wongpai.core.deal import CLAIM
from wongpai.core.match import Match
from wongpai.core.rng import Rng
from wongpai.errors import IllegalAction, InvalidAction, Refusal
from wongpai.table.log import Act, Answer, Entry, Leave, Next, Sit, Start
from wongpai.table.room import Room
from wongpai.table.setup import HUMAN, PACES
from wongpai.table.timing import Timing

MOST_SALTS = 16


@dataclass(frozen=True, slots=True)
class Reply:
    """What a message led to: a refusal or None, and the entries to keep before anybody is told.

    private: only the player who asked sees a difference.
    """

    refusal: Refusal | None = None
    entries: tuple[Entry, ...] = ()
    private: bool = False


DONE = Reply()


class Live:
    """Wraps a `Room`. Every method that changes it has done so when it returns; its driver then writes `entries` down,
    and only then tells anybody. If that fails the table has to be loaded again from what was written.
    """

    def __init__(self, room: Room, clock: Callable[[], float], rng: Rng, hurry: float = 1.0) -> None:
        """clock: seconds that never go back. rng: the bots'. hurry: how much faster than people bots are, for tests."""
        self.room = room
        self.clock = clock
        self.here: dict[int, int] = {}  # by player: connections
        self.salts: dict[int, str] = {}  # by player
        self.unseen: set[int] = set()  # newcomers that have taken a seat here and never come in
        self.replies: dict[tuple[int, int], tuple[int, str, Reply]] = {}  # refusals by (player, message id)
        self.timing = Timing(room, PACES[room.setup.pace], rng, hurry)

    # --- who is here ---

    def arrive(self, player: int, salt: str = "") -> None:
        """One more connection of a player."""
        self.here[player] = self.here.get(player, 0) + 1
        self.unseen.discard(player)
        if salt and self.room.match is None and len(self.salts) < MOST_SALTS:
            self.salts.setdefault(player, salt)
        self._presence()

    def depart(self, player: int) -> None:
        self.here[player] -= 1
        if not self.here[player]:
            del self.here[player]
        self._presence()

    def _presence(self) -> None:
        self.timing.people(self._present(), self.clock())

    def _present(self) -> set[int]:
        return {player for player in self.here if self.room.sitters[player].kind == HUMAN}

    # --- messages ---

    def sit(self, name: str, key: str) -> Reply:
        reply = self._try(Sit(name, key))
        if reply.refusal is None and self.room.match is not None:
            self.unseen.add(len(self.room.sitters) - 1)
        return reply

    def start(self, player: int) -> Reply:
        """Begin although seats are open."""
        if self.room.match is not None:
            return DONE
        return self._try(self._start())

    def leave(self, player: int) -> Reply:
        reply = self._try(Leave(player))
        if reply.refusal is None:
            self.salts.pop(player, None)  # the seat may go to somebody else
        return reply

    def next(self, player: int) -> Reply:
        """A player is ready for the next deal; it starts once all who are here are."""
        match = self.room.match
        if match is None or match.over or not match.deal.over:
            return Reply(_refusal("not_now"))
        if self.room.seat_of(player) < 0:
            return Reply(_refusal("not_seated"))
        self.timing.ready.add(player)
        return Reply(private=True)

    def act(self, player: int, id: int, at: int, text: str) -> Reply:
        """An action by its text, meant for version `at`. A message that comes twice is answered twice, done once."""
        if self.room.match is None:
            return Reply(_refusal("not_started"))
        try:
            text = self._plain(text)
        except ValueError:  # InvalidAction, or whatever a game forgot to look for: no text may stop a table
            return Reply(_refusal("unreadable"))
        if self.room.handled.get(player, {}).get(id) == (at, text):
            return DONE
        earlier = self.replies.get((player, id))
        if earlier is not None and earlier[:2] == (at, text):
            return earlier[2]
        reply = self._act(self.room.match, player, id, at, text)
        if reply.refusal is not None:
            self.replies[player, id] = (at, text, reply)
            if len(self.replies) > 256:
                del self.replies[next(iter(self.replies))]
        return reply

    def _plain(self, text: str) -> str:
        """The text as the game itself writes it. Raises InvalidAction."""
        match = self.room.match
        return "pass" if match is None or text == "pass" else match.deal.text(match.deal.parse(text))

    def _act(self, match: Match, player: int, id: int, at: int, text: str) -> Reply:
        room = self.room
        seat = room.seat_of(player)
        if seat < 0:
            return Reply(_refusal("not_seated"))
        stale = at != room.version
        late = _refusal("too_late")
        if at > room.version or (stale and (at < 1 or room.history[at - 1].deal != match.number)):
            return Reply(late)
        claim = not match.deal.over and match.deal.window() == CLAIM
        if stale and text not in [match.deal.text(action) for action in match.deal.legal(seat)]:
            return Reply(late)  # what was right when it was sent is never punished
        entry: Entry = Answer(seat, text, id, at) if claim else Act(seat, text, id, at)
        try:
            room.do(entry)
        except InvalidAction:
            return Reply(_refusal("unreadable"))
        except IllegalAction as error:
            return Reply(late if stale else error.refusal)
        self.timing.acted(seat)
        self._changed(seat)
        return Reply(None, (entry,), private=claim)

    # --- time ---

    def due(self) -> float | None:
        """When `tick` has something to do; None while the table waits for messages alone."""
        return self.timing.due()

    def tick(self) -> tuple[Entry, ...]:
        """Do one of the things whose time has come, if any; the entries to keep."""
        entry = self.timing.take(self.clock(), self._start)
        if entry is None:
            return ()
        entries: list[Entry] = [entry]
        if isinstance(entry, Next):  # nobody waits a whole match for a newcomer that never came in
            entries = [*(Leave(player) for player in sorted(self.unseen)), entry]
            self.unseen.clear()
        try:
            for each in entries:
                self.room.do(each)
        except IllegalAction as error:
            # A bot or a timeout chose what the rules refuse: a fault of the game, which must not stop the table.
            raise RuntimeError(f"{entries} is refused: {error}") from error
        self._changed(entry.seat if isinstance(entry, Act) else -1)
        return tuple(entries)

    # --- inside ---

    def _start(self) -> Start:
        return Start(tuple(salt for _, salt in sorted(self.salts.items())))

    def _try(self, entry: Entry) -> Reply:
        try:
            self.room.do(entry)
        except IllegalAction as error:
            return Reply(error.refusal)
        self._changed(-1)
        return Reply(None, (entry,))

    def _changed(self, seat: int) -> None:
        self.timing.people(self._present(), self.clock())
        self.timing.changed(seat, self.clock())


def _refusal(code: str) -> Refusal:
    return Refusal(code, "")
