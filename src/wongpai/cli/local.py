"""A match of one person against bots, without any input or output of its own."""

from __future__ import annotations

from wongpai import bots
from wongpai.core.bits import members
from wongpai.core.event import Event
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.playout import pick
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.source import FastSource
from wongpai.core.view import View

NAMES = ("Boun", "Chai", "Dao", "Ek", "Fon", "Gai", "Hom", "In", "Jit", "Kham", "Lek")


class LocalTable:
    """The person is player 0 and stays in seat 0. A front end calls `ask` until it says whose move it is."""

    def __init__(self, game: Game, seats: int, kind: str, seed: int, name: str) -> None:
        self.match: Match = game.match(seats, FastSource(seed), listen=True)
        self.names = [name, *NAMES[: seats - 1]]
        self.me = 0
        self._bots = [bots.make(kind, game, Rng(seed, 1000 + seat)) for seat in range(seats)]
        self._rng = Rng(seed, 999)
        self._waved = -1  # the step before which the person let the chance to react pass

    def view(self) -> View:
        return self.match.view(self.me)

    def news(self) -> list[Event]:
        """What happened since the last call, as the person may know it."""
        heard = [event.for_(self.me) for event in self.match.take_events()]
        return [event for event in heard if event is not None]

    def my_turn(self) -> bool:
        return bool(self.match.deal.to_act() >> self.me & 1)

    def may_react(self) -> bool:
        """A chance for the person to act out of turn that is worth stopping for: one that points at cards.

        Chances that are there all the time (to announce something) can be used at one's own turn, or by stopping.
        """
        deal = self.match.deal
        if not deal.may_react() >> self.me & 1 or self._waved == len(self.match.steps):
            return False
        return any(len(deal.text(action).split()) > 1 for action in deal.legal(self.me))

    def wave(self) -> None:
        """Let the chance to react pass."""
        self._waved = len(self.match.steps)

    def act(self, text: str) -> None:
        """The person's action. Raises InvalidAction, IllegalAction."""
        self.match.apply(self.me, self.match.deal.parse(text))

    def next_deal(self) -> None:
        self.match.advance()

    def bot_move(self) -> bool:
        """Let one bot act, or close a window; False when the table waits for the person or the deal is over."""
        deal = self.match.deal
        if deal.over:
            return False
        free = members(deal.may_react() & ~(1 << self.me)) if deal.may_react() else []
        self._rng.shuffle(free)
        for seat in free:
            action = self._bots[seat].react(Seat(deal, seat))
            if action is not None:
                self.match.apply(seat, action)
                return True
        waiting = deal.to_act()
        if waiting == 0:
            self.match.close()
            return True
        others = waiting & ~(1 << self.me)
        if others == 0:
            return False
        seat = pick(others, self._rng)
        self.match.apply(seat, self._bots[seat].act(Seat(deal, seat)))
        return True
