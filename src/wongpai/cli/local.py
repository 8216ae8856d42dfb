"""A match of one person against bots, without any input or output of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from wongpai import bots
from wongpai.core.bits import members
from wongpai.core.deal import CLAIM, RACE
from wongpai.core.event import Event
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.playout import pick
from wongpai.core.record import Record
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.source import FastSource
from wongpai.core.view import View

NAMES = ("Boun", "Chai", "Dao", "Ek", "Fon", "Gai", "Hom", "In", "Jit", "Kham", "Lek")


class Next(Enum):
    """What a turn-based front end has to do now."""

    BOT = "bot"  # call `bot_move`
    ACT = "act"  # the table waits for the person
    REACT = "react"  # the person may act out of turn, or `wave`
    DEAL = "deal"  # call `next_deal`
    END = "end"  # the match is over


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot does if nothing else happens first. kind: "react", "turn" or "claim", as in `bots.pace`."""

    kind: str
    seat: int  # -1: the claim window closes
    action: int = -1


class LocalTable:
    """The person is player 0 and sits in seat 0; nobody joins or leaves.

    Line mode asks `next` and goes on turn by turn; the screen plays live, on `plans` with a time for each.
    """

    def __init__(self, game: Game, seats: int, kind: str, seed: int, name: str) -> None:
        self.match: Match = game.match(seats, FastSource(seed), listen=True)
        self.names = [name, *NAMES[: seats - 1]]
        self.me = 0
        self._bots = [bots.make(kind, game, Rng(seed, 1000 + seat)) for seat in range(seats)]
        self._rng = Rng(seed, 999)
        self._waved: set[str] = set()  # chances that the person has been shown and let pass
        self._middle: list[list[str]] = []
        self._turn: list[int] = []  # the seat whose turn it was last
        self._plan: Plan | None = None  # turn by turn: what comes next
        self._reactors: list[int] = []  # … and who is still to be asked before that
        self._fresh()

    def view(self) -> View:
        return self.match.view(self.me)

    def record(self) -> Record:
        return Record.of(self.match, self.names)

    def news(self) -> list[Event]:
        """What happened since the last call, as the person may know it."""
        heard = [event.for_(self.me) for event in self.match.take_events()]
        return [event for event in heard if event is not None]

    def my_turn(self) -> bool:
        return bool(self.match.deal.to_act() >> self.me & 1)

    def act(self, text: str) -> None:
        """The person's action. Raises InvalidAction, IllegalAction."""
        self.match.apply(self.me, self.match.deal.parse(text))
        self._fresh()

    def next_deal(self) -> None:
        self.match.advance()
        self._waved = set()
        self._fresh()

    # --- turn by turn ---

    def next(self) -> Next:
        """Reactors are asked first, in a random order; then one of those that the deal waits for."""
        deal = self.match.deal
        if self.match.over:
            return Next.END
        if deal.over:
            return Next.DEAL
        while self._reactors:
            seat = self._reactors[0]
            if seat != self.me:
                action = self._bots[seat].react(Seat(deal, seat))
                if action is not None:
                    self._plan = Plan("react", seat, action)
                    self._reactors = []
                    return Next.BOT
            elif self.my_turn():
                break
            elif self._chances() - self._waved:
                return Next.REACT
            self._reactors.pop(0)
        if self._plan is None:
            waiting = deal.to_act()
            seat = self.me if self._reactors else pick(waiting, self._rng) if waiting else -1
            action = self._bots[seat].act(Seat(deal, seat)) if seat not in (-1, self.me) else -1
            self._plan = Plan("turn", seat, action)
        if self._plan.seat != self.me:
            return Next.BOT
        self._waved |= self._chances()  # shown among the choices of the turn
        return Next.ACT

    def wave(self) -> None:
        """Let the chances to react pass, until there is a new one or the next turn."""
        self._waved |= self._chances()

    def bot_move(self) -> None:
        """What `next` has announced as BOT."""
        if self._plan is not None:
            self.do(self._plan)

    def _chances(self) -> set[str]:
        """The person's correct actions out of turn. All are new again with every turn of another seat, and those with
        cards also when other cards lie in the middle."""
        view = self.view()
        if len(view.turn) == 1 and view.turn != self._turn:
            self._turn = view.turn
            self._waved = set()
        middle = [[c.face for c in zone.cards] for zone in view.zones if zone.owner < 0]
        if middle != self._middle:
            self._middle = middle
            self._waved = {text for text in self._waved if " " not in text}
        return {c.text for c in view.choices if c.reaction and not c.risk}

    # --- live ---

    def plans(self) -> list[Plan]:
        """What every bot would do now: to be drawn once after each change, and done when its time has come."""
        deal = self.match.deal
        if deal.over:
            return []
        out = []
        waiting = deal.to_act()
        together = deal.window() == RACE and waiting & (waiting - 1)
        for seat in members(deal.may_react() & ~(1 << self.me) & ~waiting):
            action = self._bots[seat].react(Seat(deal, seat))
            if action is not None:
                out.append(Plan("react", seat, action))
        kind = "claim" if deal.window() == CLAIM else "react" if together else "turn"
        for seat in members(waiting & ~(1 << self.me)):
            out.append(Plan(kind, seat, self._bots[seat].act(Seat(deal, seat))))
        return out or ([] if waiting else [Plan("claim", -1)])

    def do(self, plan: Plan) -> None:
        if plan.seat < 0:
            self.match.close()
        else:
            self.match.apply(plan.seat, plan.action)
        self._fresh()

    def _fresh(self) -> None:
        """Something has changed: everybody is asked anew."""
        deal = self.match.deal
        self._plan = None
        self._reactors = [] if deal.over else members(deal.may_react())
        self._rng.shuffle(self._reactors)


def when_due(plans: list[Plan], delay: Callable[[str], float]) -> tuple[float, Plan] | None:
    """The plan that comes first, and after how many seconds."""
    return min(((delay(plan.kind), plan) for plan in plans), key=lambda pair: pair[0], default=None)
