"""The part of a table that its log determines: who sits, the match, what everyone has been told."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wongpai.core.deal import CLAIM
from wongpai.core.event import SPECTATOR, Event
from wongpai.core.match import Match
from wongpai.core.words import clean_name
from wongpai.errors import IllegalAction, InvalidAction, Refusal
from wongpai.table.log import Act, Answer, Claim, Entry, Leave, Next, Sit, Start
from wongpai.table.setup import BOT_NAMES, HUMAN, OPEN, Setup

HELD = 64  # message ids remembered by player, for those that come twice


@dataclass(slots=True)
class Sitter:
    """A player, or an open seat. `key`: the hash of the token that speaks for it, "" where none does."""

    name: str
    kind: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """What one version brought, in which deal (0 before the first), and who sat there: player by seat."""

    deal: int
    events: list[Event]
    players: tuple[int, ...]

    def heard(self, player: int) -> list[Event]:
        """The events as a player (-1: a spectator) may know them."""
        seat = self.players.index(player) if player in self.players else SPECTATOR
        return [event for event in (e.for_(seat) for e in self.events) if event is not None]


class Room:
    """Folds the log. `do` takes an entry or raises (IllegalAction, InvalidAction), and then nothing has changed.

    `seq` counts entries; `version` only those that anybody else may notice, so held answers are not among them.
    Sitters are numbered like the match's players: by seat at first, then in the order newcomers come.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.load()
        self.source = setup.source
        self.sitters = [Sitter("" if kind == OPEN else BOT_NAMES[seat], kind) for seat, kind in enumerate(setup.kinds)]
        founder = setup.kinds.index(HUMAN)
        self.sitters[founder] = Sitter(setup.name, HUMAN, setup.key)
        self.match: Match | None = None
        self.seq = 0
        self.version = 0
        self.history: list[Change] = []
        self.answers: dict[int, str] = {}  # by seat, in the order they came
        self.handled: dict[int, dict[int, tuple[int, str]]] = {}  # by player: message id -> (at, text)

    @classmethod
    def fold(cls, setup: Setup, entries: list[Entry]) -> Room:
        room = cls(setup)
        for entry in entries:
            room.do(entry)
        return room

    # --- who is who ---

    def player_of(self, key: str) -> int | None:
        """The player that a token's hash speaks for."""
        for player, sitter in enumerate(self.sitters):
            if key and sitter.key == key:
                return player
        return None

    def players(self) -> list[int]:
        """Player by seat of the running deal."""
        return list(self.match.players) if self.match else list(range(len(self.setup.kinds)))

    def seat_of(self, player: int) -> int:
        """-1 for a newcomer that waits for the next deal and for somebody who has gone."""
        players = self.players()
        return players.index(player) if player in players else -1

    def sitter_at(self, seat: int) -> Sitter:
        return self.sitters[self.players()[seat]]

    def open_seats(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == OPEN]

    def free(self) -> bool:
        """Can somebody sit down now?"""
        return self.match.joinable() if self.match else bool(self.open_seats())

    # --- the log ---

    def do(self, entry: Entry) -> None:
        if isinstance(entry, Answer):
            self._answer(entry)
        else:
            self._change(entry)
            events = self.match.take_events() if self.match else []
            if isinstance(entry, Act) and entry.late:
                events = [Event("time_up", seat=entry.seat), *events]
            if isinstance(entry, Leave) and self._played_by_bot(entry.player):
                events = [Event("bot_takes_over", seat=self.seat_of(entry.player)), *events]
            self.version += 1
            self.history.append(Change(self.match.number if self.match else 0, events, tuple(self.players())))
        self.seq += 1

    def _change(self, entry: Entry) -> None:
        match = self.match
        if isinstance(entry, Sit):
            self._sit(entry)
        elif isinstance(entry, Leave):
            self._leave(entry.player)
        elif isinstance(entry, Start):
            self._start(entry.salts)
        elif match is None:
            raise _refused("not_started")
        elif isinstance(entry, Act):
            match.apply(entry.seat, match.deal.parse(entry.text))
            self._remember(entry)
        elif isinstance(entry, Claim):
            self._claim(match, entry.answers)
        elif isinstance(entry, Next):
            if match.over or not match.deal.over:
                raise _refused("not_now")
            match.advance()

    def _sit(self, entry: Sit) -> None:
        if self.match is None:
            seats = self.open_seats()
            if not seats:
                raise _refused("full")
            self.sitters[seats[0]] = Sitter(clean_name(entry.name), HUMAN, entry.key)
        elif self.match.over:
            raise _refused("over")
        else:
            player = self.match.join()
            assert player == len(self.sitters)
            self.sitters.append(Sitter(clean_name(entry.name), HUMAN, entry.key))

    def _leave(self, player: int) -> None:
        """Before the start the seat opens again; later the game lets the player go, or a bot takes over."""
        if self.sitters[player].kind != HUMAN:
            raise _refused("not_now")
        if self.match is None:
            self.sitters[player] = Sitter("", OPEN)
            return
        seat = self.seat_of(player)
        try:
            if seat < 0 or self.match.over:
                raise _refused("no_leavers")
            self.match.leave(seat)
            gone = replace(self.sitters[player], key="")
        except IllegalAction:
            gone = Sitter(self.sitters[player].name, "heuristic")
        self.sitters[player] = gone

    def _played_by_bot(self, player: int) -> bool:
        running = self.match is not None and not self.match.over and self.seat_of(player) >= 0
        return running and self.sitters[player].kind not in (HUMAN, OPEN)

    def _start(self, salts: tuple[str, ...]) -> None:
        if self.match is not None:
            raise _refused("started")
        self.source = self.setup.source.salted(salts)
        for seat in self.open_seats():
            self.sitters[seat] = Sitter(BOT_NAMES[seat], "heuristic")
        self.match = self.game.match(len(self.sitters), self.source, listen=True)

    def _answer(self, entry: Answer) -> None:
        """Anybody may answer, also those without a choice: by "pass", which then means nothing."""
        match = self.match
        if match is None or match.deal.over or match.deal.window() != CLAIM:
            raise _refused("too_late")
        if entry.seat in self.answers:
            raise _refused("answered")
        if entry.text != "pass" or match.deal.to_act() >> entry.seat & 1:
            refusal = match.deal.why_not(entry.seat, match.deal.parse(entry.text))
            if refusal is not None:
                raise IllegalAction(refusal)
        self.answers[entry.seat] = entry.text
        self._remember(entry)

    def _claim(self, match: Match, answers: tuple[tuple[int, str], ...]) -> None:
        deal = match.deal
        if deal.over or deal.window() != CLAIM:
            raise _refused("too_late")
        self.answers = {}
        before = deal.view(SPECTATOR)
        for seat, text in answers:
            try:
                match.apply(seat, deal.parse(text))
            except (IllegalAction, InvalidAction):
                continue  # overtaken by a better claim
            # An answer that is only stored shows nothing to the public; once something shows, the window is settled.
            if deal.over or deal.view(SPECTATOR) != before:
                return
        if deal.to_act() == 0 and deal.may_react() == 0:
            match.close()

    def _remember(self, entry: Act | Answer) -> None:
        if entry.id:
            ids = self.handled.setdefault(self.players()[entry.seat], {})
            ids[entry.id] = (entry.at, entry.text)
            if len(ids) > HELD:
                del ids[next(iter(ids))]


def _refused(code: str) -> IllegalAction:
    return IllegalAction(Refusal(code, ""))
