"""A match of Craits: fifteen rounds, or the first eight; the lowest total wins."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.craits.deal import CraitsDeal
from wongpai.games.craits.rules import CraitsRules


class CraitsMatch(Match):
    @property
    def last_deal(self) -> int:
        return 8 if cast(CraitsRules, self.game.rules).length == "short" else 15

    def opening(self) -> Position:
        """The deal goes round (CRAITS-7.20); who has had to shuffle is remembered."""
        if self.number == 1:
            return {}
        deal = cast(CraitsDeal, self.deal)
        way = 1 if cast(CraitsRules, self.game.rules).dealer_rotation == "left" else -1
        out: Position = {"round": self.number, "dealer": (deal.dealer + way) % deal.seats}
        if any(deal.shuffles):
            out["shuffles"] = list(deal.shuffles)
        return out

    def ranks(self) -> list[int]:
        """The lowest total wins (CRAITS-6.5); ties share."""
        return [1 + sum(other < mine for other in self.totals) for mine in self.totals]
