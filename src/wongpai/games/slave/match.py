"""A match of Slave: roles carried from deal to deal, newcomers and leavers."""

from __future__ import annotations

from typing import cast

from wongpai.core.match import Match, Step
from wongpai.core.position import Position
from wongpai.errors import IllegalAction, Refusal
from wongpai.games.slave import deal as d
from wongpai.games.slave.house import TITLES, roles_of
from wongpai.games.slave.leaving import forfeit
from wongpai.games.slave.rules import REFUSALS, SlaveRules


class SlaveMatch(Match):
    """`last_order` holds the players by their place in the deal before, newcomers added (SLAVE-3.12)."""

    last_order: list[int]

    def opening(self) -> Position:
        if self.number == 1:
            self.queue: list[int] = []
            self.last_order = []
            return {}
        deal = cast(d.SlaveDeal, self.deal)
        order = [self.players[seat] for seat in deal.placing if seat not in deal.left]
        if deal.king_down >= 0 and deal.king_down not in deal.left:
            order = order[:-1] + self.queue + order[-1:]
        elif self.queue:
            order += self.queue
            if deal.queen_down >= 0 and deal.queen_down not in deal.left:  # Vice-slave all the same (SLAVE-4.1)
                queen = self.players[deal.queen_down]
                order.remove(queen)
                order.insert(len(order) - 1, queen)
        self.players = [p for p in self.players if p in order] + self.queue
        self.queue = []
        self.last_order = order
        titles = roles_of(len(order), deal.house.middle)
        roles = {player: TITLES[title] for player, title in zip(order, titles, strict=True)}
        return {"roles": [roles[player] for player in self.players]}

    def settle(self) -> None:
        super().settle()
        self.over = self.over or self._too_few()

    def ranks(self) -> list[int]:
        """By points where the table plays for them; else by the title after the latest deal."""
        if self._rules.points == "place" or not self.results:
            return super().ranks()
        last = self.results[-1]
        out = [len(self.totals)] * len(self.totals)
        for player, rank in zip(last.players, last.ranks, strict=True):
            out[player] = rank
        return out

    def titles(self) -> list[str]:
        deal = cast(d.SlaveDeal, self.deal)
        return [TITLES[role] for role in deal.roles]

    def joinable(self) -> bool:
        return not self.over and self._rules.newcomer != "refuse" and self._staying() < self._most

    def join(self) -> int:
        """Queued until the next deal, as its Slave or Vice-slave (SLAVE-3.12a, 3.12b)."""
        if self.over or self._rules.newcomer == "refuse":
            raise _refused("no_newcomers")
        if self._staying() >= self._most:
            raise _refused("full")
        player = len(self.totals)
        self.totals.append(0)
        self.queue.append(player)
        self.steps.append(Step(self.number, -1, "join"))
        return player

    def leave(self, seat: int) -> None:
        """The seat is skipped at once and placed last; from the next deal on it is gone."""
        deal = cast(d.SlaveDeal, self.deal)
        if self._rules.leaver != "forfeit" or self.over or seat in deal.left or not 0 <= seat < deal.seats:
            raise _refused("no_leavers")
        if deal.over:
            deal.left.insert(0, seat)
            self.over = self._too_few()
        else:
            forfeit(deal, seat)
        self.steps.append(Step(self.number, seat, "leave"))
        self._check_over()

    @property
    def _most(self) -> int:
        return min(8, self._rules.max_players)

    def _staying(self) -> int:
        """Players of the next deal, as far as is known."""
        return len(self.players) - len(cast(d.SlaveDeal, self.deal).left) + len(self.queue)

    def _too_few(self) -> bool:
        return self._staying() < max(2, self._rules.min_players)

    @property
    def _rules(self) -> SlaveRules:
        return cast(SlaveRules, self.game.rules)


def _refused(code: str) -> IllegalAction:
    return IllegalAction(Refusal(code, REFUSALS[code]))
