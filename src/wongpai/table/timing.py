"""When things happen at a table by themselves: bots' moves, timeouts, the ends of windows and of breaks.

All of it stands still while no person is here, and neither turn nor break runs out for one who plays with bots alone.
What it does depends on public facts alone: a claim window lasts as long when nobody can claim, and bots that think
take the time of a draw made before they looked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

from wongpai import bots
from wongpai.bots.pace import delay
from wongpai.core.bits import members
from wongpai.core.deal import CLAIM, Deal
from wongpai.core.event import SPECTATOR
from wongpai.core.match import Match
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import View
from wongpai.table.log import Act, Claim, Entry, Next, Start
from wongpai.table.room import Room
from wongpai.table.setup import BOTS, HUMAN, START_AFTER, Pace

log = logging.getLogger(__name__)

HASTE = 0.4


@dataclass(frozen=True, slots=True)
class Wait:
    """The deal waits for a seat. `phase`: in which phase of which deal this began; together: for others too, first come."""

    phase: tuple[int, str]
    together: bool
    since: float
    until: float


class Timing:
    def __init__(self, room: Room, pace: Pace, rng: Rng, hurry: float) -> None:
        self.room = room
        self.pace = replace(pace, gap=pace.gap / hurry, grace=pace.grace / hurry, dealing=pace.dealing / hurry)
        self.rng = rng
        self.hurry = hurry
        self.present: set[int] = set()  # players that are people and here
        self.waits: dict[int, Wait] = {}  # by seat: people's deadlines, bots' moves in turn
        self.reactions: dict[int, float] = {}  # by seat: when a bot may decide to act out of turn
        self.window: tuple[float, float] | None = None  # a claim window: since, until
        self.rest: tuple[float, float] | None = None  # the break between two deals, or before the first
        self.middle: list[tuple[str, list[str]]] = []  # the faces that lie in the middle
        self.calm = 0.0  # until then no bot takes its turn, for people who might react to those faces
        self.ready: set[int] = set()  # players ready for the next deal
        self.missed: dict[int, int] = {}  # by player: timeouts in a row
        self.bots: dict[int, bots.Bot] = {}  # by player

    # --- what happens around it ---

    def people(self, present: set[int], now: float) -> None:
        """These players are here now."""
        if present == self.present:
            return
        woken = not self.present
        came, went = present - self.present, self.present - present
        self.present = set(present)
        if not present or woken:
            self.waits, self.reactions, self.window, self.rest = {}, {}, None, None
            if present:
                self.changed(-1, now)
            return
        for player in came | went:
            seat = self.room.seat_of(player)
            wait = self.waits.pop(seat, None)
            if wait is not None and self.room.sitters[player].kind == HUMAN:
                until = now + self._time(seat, wait.together)
                self.waits[seat] = replace(wait, until=min(until, wait.until) if player in went else until)
        if not self._alone():
            self._company(now)
        if self.room.match is None:
            self.changed(-1, now)

    def _company(self, now: float) -> None:
        """What waited for one person alone has an end from now on."""
        for seat, wait in self.waits.items():
            if wait.until == inf:
                self.waits[seat] = replace(wait, since=now, until=now + self._time(seat, wait.together))
        if self.rest is not None and self.rest[1] == inf:
            self.rest = (now, now + self.pace.pause)

    def acted(self, seat: int) -> None:
        """A person acted in time."""
        self.missed.pop(self.room.players()[seat], None)

    def changed(self, actor: int, now: float) -> None:
        """Something happened at the table, by the seat `actor` (-1: by nobody): plan what comes next."""
        self.reactions = {}
        match = self.room.match
        if not self.present or (match is not None and match.over):
            self.waits, self.window, self.rest = {}, None, None
            return
        if match is None:
            full = not self.room.open_seats()
            self.rest = (self.rest or (now, now + START_AFTER)) if full else None
            return
        deal = match.deal
        if deal.over:
            self.waits, self.window = {}, None
            self.rest = self.rest or (now, inf if self._alone() else now + self.pace.pause)
            return
        opening = self.rest is not None or actor < 0
        self.rest = None
        self.ready.clear()
        if deal.window() == CLAIM:
            self.waits = {}
            self.window = self.window or (now, now + self.pace.claim)
            return
        self.window = None
        self._plan(match, actor, now, self.pace.dealing if opening else self.pace.gap)

    def _plan(self, match: Match, actor: int, now: float, gap: float) -> None:
        deal = match.deal
        view = deal.view(SPECTATOR)
        waiting = members(deal.to_act())
        phase = (match.number, view.phase)
        race = deal.window() != 0
        together = race and len(waiting) > 1
        tempo = self._tempo(view)
        middle = [(zone.id, [card.face for card in zone.cards]) for zone in view.zones if zone.owner < 0]
        if middle != self.middle:
            self.middle = middle
            self.calm = now + self.pace.grace * tempo
        floor = max(now + gap * tempo, self.calm) if race and not together else now + gap * tempo
        before, self.waits = self.waits, {}
        for seat in waiting:
            old = before.get(seat)
            if old is not None and (old.phase != phase or seat == actor):
                old = None
            if self._is_bot(seat):
                until = old.until if old else now + self._delay("react" if together else "turn") * tempo
                self.waits[seat] = Wait(phase, together, now, max(until, floor))
            else:
                self.waits[seat] = old or Wait(phase, together, now, now + self._time(seat, together))
        free = deal.may_react()
        for seat in range(deal.seats):
            if self._is_bot(seat):
                # Drawn for every bot, so that the next draws do not tell who might have reacted.
                at = now + max(self._delay("react"), self.pace.gap)
                if free >> seat & 1 and seat not in self.waits:
                    self.reactions[seat] = at

    # --- what is due ---

    def due(self) -> float | None:
        match = self.room.match
        if not self.present:
            return None
        if match is None:
            if self.rest is None:
                return None
            people = {p for p, sitter in enumerate(self.room.sitters) if sitter.kind == HUMAN}
            return self.rest[0] if people <= self.present else self.rest[1]
        times = [wait.until for wait in self.waits.values()] + list(self.reactions.values())
        if self.window is not None:
            times.append(self._window_end(self.window))
        if self.rest is not None:
            seated = {player for player in self.present if self.room.seat_of(player) >= 0}
            times.append(self.rest[0] if seated <= self.ready else self.rest[1])
        due = min(times, default=inf)
        return None if due == inf else due

    def _window_end(self, window: tuple[float, float]) -> float:
        """Early only once every person here who is seen to be asked has answered, something to claim or not."""
        seats = {self.room.seat_of(player) for player in self.present} - {-1}
        match = self.room.match
        asked = match.deal.view(SPECTATOR).turn if match is not None else []
        if asked:
            seats &= set(asked)
        return window[0] + self.pace.grace if seats <= set(self.room.answers) else window[1]

    def take(self, now: float, start: Callable[[], Start]) -> Entry | None:
        """The next thing whose time has come, or None; the caller does it and then calls `changed`."""
        due = self.due()
        match = self.room.match
        if due is None or due > now:
            return None
        if match is None:
            return start()
        deal = match.deal
        if self.rest is not None:
            return Next()
        if self.window is not None:
            self.window = None
            return Claim(self._answers(deal))
        reactor = min(self.reactions, key=lambda seat: (self.reactions[seat], seat), default=-1)
        if reactor >= 0 and self.reactions[reactor] == due:
            del self.reactions[reactor]
            action = self._react(deal, reactor)
            if action is None:
                return self.take(now, start)
            return Act(reactor, deal.text(action))
        return self._turn(deal, due)

    def _turn(self, deal: Deal, due: float) -> Entry:
        """The seat whose time is up, in turn order from the turn player where several are."""
        view = deal.view(SPECTATOR)
        first = int(view.facts.get("turn", view.turn[0] if view.turn else 0))
        late = [seat for seat, wait in self.waits.items() if wait.until == due]
        seat = min(late, key=lambda s: (s - first) % deal.seats)
        if self._is_bot(seat):
            return Act(seat, deal.text(self._choose(deal, seat)))
        player = self.room.players()[seat]
        self.missed[player] = self.missed.get(player, 0) + 1
        return Act(seat, deal.text(deal.timeout(seat)), late=True)

    def _answers(self, deal: Deal) -> tuple[tuple[int, str], ...]:
        """People's answers in the order they came, then bots', then timeouts for the rest. All are chosen at once."""
        waiting = deal.to_act()
        given = [(s, t) for s, t in self.room.answers.items() if waiting >> s & 1 or t != "pass"]
        rest = [seat for seat in members(waiting) if seat not in self.room.answers]
        computers = [(seat, deal.text(self._choose(deal, seat))) for seat in rest if self._is_bot(seat)]
        timeouts = [(seat, deal.text(deal.timeout(seat))) for seat in rest if not self._is_bot(seat)]
        return (*given, *computers, *timeouts)

    # --- bots and people ---

    def _is_bot(self, seat: int) -> bool:
        return self.room.sitter_at(seat).kind in BOTS

    def _bot(self, seat: int) -> bots.Bot:
        player = self.room.players()[seat]
        if player not in self.bots:
            stream = Rng(self.rng.below(1 << 30), player)
            self.bots[player] = bots.make(self.room.sitters[player].kind, self.room.game, stream)
        return self.bots[player]

    def _choose(self, deal: Deal, seat: int) -> int:
        """What a bot does in turn; what a timeout would do if it fails, for a bot's fault must not stop the table."""
        try:
            action = self._bot(seat).act(Seat(deal, seat))
            refusal = deal.why_not(seat, action)
            if refusal is None:
                return action
            log.error("%s: a bot chose %s: %s", self.room.game.id, deal.text(action), refusal)
        except Exception:
            log.exception("%s: a bot failed", self.room.game.id)
        return deal.timeout(seat)

    def _react(self, deal: Deal, seat: int) -> int | None:
        try:
            action = self._bot(seat).react(Seat(deal, seat))
            return action if action is None or deal.why_not(seat, action) is None else None
        except Exception:
            log.exception("%s: a bot failed", self.room.game.id)
            return None

    def _delay(self, kind: str) -> float:
        return delay(kind, self.room.setup.pace, self.rng) / self.hurry

    def _tempo(self, view: View) -> float:
        """Bots make haste while all people who are here can only look on."""
        seats = {self.room.seat_of(player) for player in self.present} - {-1}
        return HASTE if seats and all(p.out for p in view.players if p.seat in seats) else 1.0

    def _alone(self) -> bool:
        """Is there one person, and all others are bots?"""
        return sum(sitter.kind == HUMAN and sitter.key != "" for sitter in self.room.sitters) == 1

    def _time(self, seat: int, together: bool) -> float:
        """Seconds a person has."""
        if self._alone() and not together:
            return inf
        player = self.room.players()[seat]
        if player not in self.present or self.missed.get(player, 0) >= 2:
            return self.pace.away
        return self.pace.react if together else self.pace.turn

    # --- for the clients ---

    def clock(self, seat: int) -> tuple[list[int], float, float] | None:
        """The clock that runs, as a seat may see it: for whom, since, until; for nobody in a break between deals."""
        match = self.room.match
        if match is None or not self.present:
            return None
        if self.window is not None:
            return list(range(match.deal.seats)), *self.window
        if self.rest is not None:
            return ([], *self.rest) if self.rest[1] < inf else None
        people = [s for s in self.waits if not self._is_bot(s)]
        if not people:
            return None
        shown = seat if seat in people else min(people, key=lambda s: self.waits[s].until)
        wait = self.waits[shown]
        return (match.deal.view(SPECTATOR).turn, wait.since, wait.until) if wait.until < inf else None
