"""A match of Dummy: deals until somebody has 500 points."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.dummy.deal import DummyDeal
from wongpai.games.dummy.rules import DummyRules

GOAL = 500


class DummyMatch(Match):
    @property
    def last_deal(self) -> int:
        return 0

    def opening(self) -> Position:
        """The deal goes round, or the knocker starts; after a fool it runs the other way (DUMMY-8.2)."""
        if self.number == 1:
            return {}
        deal = cast(DummyDeal, self.deal)
        before = deal.step if self._rules.fool_reverse == "toggle" else 1
        fooled = deal.knocker >= 0 and deal.fool_of >= 0
        step = -before if fooled else before
        dealer = (deal.dealer + 1) % deal.seats
        if self._rules.next_start == "knocker" and deal.knocker >= 0:
            dealer = (deal.knocker - step) % deal.seats
        return {"dealer": dealer, "direction": step}

    def settle(self) -> None:
        """Over once one player alone leads with 500 or more (DUMMY-5.9), or after the most deals agreed."""
        super().settle()
        best = max(self.totals)
        self.over = (best >= GOAL and self.totals.count(best) == 1) or self.number == self._rules.max_deals

    @property
    def _rules(self) -> DummyRules:
        return cast(DummyRules, self.game.rules)
