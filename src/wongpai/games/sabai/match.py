"""A match of Sabai-sabai: everyone deals once, the last round without a call."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match
from wongpai.core.position import Position
from wongpai.games.sabai.deal import SabaiDeal
from wongpai.games.sabai.rules import SabaiRules


class SabaiMatch(Match):
    @property
    def last_deal(self) -> int:
        return cast(SabaiRules, self.game.rules).rounds or len(self.players)

    def opening(self) -> Position:
        """The starter of a round deals the next (SABAI-10.5)."""
        out: Position = {"final": self.number == self.last_deal}
        if self.number > 1:
            out["dealer"] = (cast(SabaiDeal, self.deal).dealer + 1) % len(self.players)
        return out

    def settle(self) -> None:
        super().settle()
        if self._hall_of_fame() >= 0 and cast(SabaiRules, self.game.rules).hof_scope == "match":
            self.over = True

    def ranks(self) -> list[int]:
        """Four jokers win the match where the table plays it so; else most victory points (SABAI-11.2)."""
        famous = self._hall_of_fame()
        if self.over and famous >= 0 and cast(SabaiRules, self.game.rules).hof_scope == "match":
            return [1 if player == famous else 2 for player in range(len(self.totals))]
        return super().ranks()

    def titles(self) -> list[str]:
        """Who has ever ended a round of this match with just the four jokers (SABAI-5.2)."""
        famous = {line.seat for result in self.results for line in result.lines if line.key == "four_jokers"}
        return ["hall_of_fame" if seat in famous else "" for seat in self.players]

    def _hall_of_fame(self) -> int:
        """The player who has ended the running round with just the four jokers, or -1."""
        deal = cast(SabaiDeal, self.deal)
        seat = deal.four_jokers() if deal.over else -1
        return self.players[seat] if seat >= 0 else -1
