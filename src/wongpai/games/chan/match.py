"""A match of Chắn: a number of deals, with the pot and the last winner handed on."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.rules import ChanRules
from wongpai.games.chan.state import WON


class ChanMatch(Match):
    drawer = 0  # the last one to win without a fault draws the cái (CHAN-2.6); the first seat until somebody has

    def opening(self) -> Position:
        """Draws and fines leave the drawer as it was; thông asks for the deal just before (CHAN-3.2)."""
        if self.number == 1:
            return {}
        rules, deal = cast(ChanRules, self.game.rules), cast(ChanDeal, self.deal)
        if deal.way == WON:
            self.drawer = int(deal.winner)
        out: Position = {
            "clean": int(deal.clean_winner()),
            "pot": int(deal.pot),
            "entry": rules.ga_entry_when == "deal",
        }
        if rules.cai_holder == "winner":
            out["drawer"] = self.drawer
        return out
