"""A match of Chalui: an agreed number of games, or a balance to play down."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.chalui.deal import ChaluiDeal
from wongpai.games.chalui.rules import ChaluiRules


class ChaluiMatch(Match):
    @property
    def last_deal(self) -> int:
        rules = self._rules
        return rules.deals if rules.match == "games" or rules.balance_end == "games" else 0

    def opening(self) -> Position:
        """Who plays first: the next seat each time, or whom the last game names (CHALUI-3.4)."""
        if self.number == 1:
            if self._rules.match == "balance":
                self.totals = [self._rules.balance] * len(self.totals)  # CHALUI-1.5
            return {}
        deal = cast(ChaluiDeal, self.deal)
        if self._rules.next_first == "rotate":
            return {"first": (deal.first + 1) % deal.seats}
        scores = deal.scores()
        return {"first": scores.index(max(scores) if self._rules.next_first == "winner" else min(scores))}

    def settle(self) -> None:
        """Each game's minus points are taken off; it ends as agreed, or when somebody has nothing left (Q45)."""
        super().settle()
        if self.last_deal == 0:
            self.over = min(self.totals) <= 0

    @property
    def _rules(self) -> ChaluiRules:
        return cast(ChaluiRules, self.game.rules)
