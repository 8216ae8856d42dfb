"""Random play: the base line, and the way to reach every corner of the rules."""

from __future__ import annotations

from wongpai.bots.base import Bot
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat


class RandomBot(Bot):
    """Uniform over the legal actions. Chances in 1000: `react` to use a chance out of turn, `risk` to choose among
    the guesses and mistakes on offer instead."""

    def __init__(self, rng: Rng, react: int = 150, risk: int = 0) -> None:
        self.rng = rng
        self.chance_react = react
        self.chance_risk = risk

    def act(self, seat: Seat) -> int:
        return self._one(self._maybe_foul(seat) or seat.legal())

    def react(self, seat: Seat) -> int | None:
        if self.rng.below(1000) >= self.chance_react:
            return None
        actions = self._maybe_foul(seat) or seat.legal()
        return self._one(actions) if actions else None

    def _maybe_foul(self, seat: Seat) -> list[int]:
        return seat.fouls() if self.chance_risk and self.rng.below(1000) < self.chance_risk else []

    def _one(self, actions: list[int]) -> int:
        return actions[self.rng.below(len(actions))]
