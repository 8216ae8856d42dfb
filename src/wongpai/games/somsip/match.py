"""A match of Som Sip: a number of deals, a point for each one won."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.somsip.deal import SomSipDeal
from wongpai.games.somsip.rules import SomSipRules


class SomSipMatch(Match):
    def opening(self) -> Position:
        """The winner deals next, or the deal goes round; after a void deal the same dealer tries again."""
        if self.number == 1:
            return {}
        deal = cast(SomSipDeal, self.deal)
        if deal.winner < 0:
            return {"dealer": deal.dealer}
        rotate = cast(SomSipRules, self.game.rules).next_dealer == "rotate"
        return {"dealer": (deal.dealer + 1) % deal.seats if rotate else deal.winner}
