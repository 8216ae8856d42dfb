"""The sensible bot: each game brings its own sense."""

from __future__ import annotations

from wongpai.bots.base import Bot
from wongpai.core.game import Heuristic
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat


class HeuristicBot(Bot):
    def __init__(self, choose: Heuristic, rng: Rng) -> None:
        self.choose = choose
        self.rng = rng

    def act(self, seat: Seat) -> int:
        action = self.choose(seat, self.rng)
        if action is None:
            raise ValueError(f"the heuristic let its turn pass in phase {seat.view.phase!r}")
        return action

    def react(self, seat: Seat) -> int | None:
        return self.choose(seat, self.rng)
