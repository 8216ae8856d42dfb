"""Deals in a row with a running score, lasting roles, and an end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.position import Position
from wongpai.core.source import Source
from wongpai.core.view import Line, Standing, View
from wongpai.errors import IllegalAction, Refusal

if TYPE_CHECKING:
    from wongpai.core.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """One thing done in a match, in order: an action of a seat, or "join" / "leave" of a player."""

    deal: int  # number of the deal, from 1
    seat: int  # -1 for join
    text: str
    # -1, or: done (a mistake, surely) while a window stood open in which nobody had a choice, after so many such
    # windows had closed by themselves since the step before. Without it a replay would close this one first.
    closed: int = -1


@dataclass(slots=True)
class Result:
    """One finished deal. Lists are by seat; `players` says who sat there."""

    players: list[int]
    scores: list[int]
    ranks: list[int]
    lines: list[Line] = field(default_factory=list)


class Match:
    """Base of every game's match, and enough for games without memory: deals are added up until `last_deal`.

    Players are numbered in the order they came; `players[seat]` says who sits where in the running deal (newcomers
    and leavers change that between deals, where a game allows them). A driver calls `apply` until `deal.over`, then
    `advance` until `over`.
    """

    def __init__(self, game: Game, seats: int, source: Source, listening: bool = False) -> None:
        """listening: collect events, for `take_events`."""
        self.game = game
        self.source = source
        self.players = list(range(seats))
        self.started_with = seats
        self.totals = [0] * seats  # by player
        self.steps: list[Step] = []
        self.results: list[Result] = []
        self.over = False
        self.listening = listening
        self.number = 0
        self.closed = 0  # windows closed since the last step
        self.deal: Deal
        self._start()

    # --- what a game may change ---

    @property
    def last_deal(self) -> int:
        """Deals agreed; 0 if the match ends otherwise. Here: the house rule `deals`, or 1."""
        return int(getattr(self.game.rules, "deals", 1))

    def opening(self) -> Position:
        """What the next deal needs to know of the match so far, as a partial position. `number` counts that deal."""
        return {}

    def settle(self) -> None:
        """The deal is over and entered in `results`: add up, decide `over`."""
        for player, points in zip(self.players, self.results[-1].scores, strict=True):
            self.totals[player] += points
        self.over = self.number == self.last_deal

    def ranks(self) -> list[int]:
        """Place by player, 1 = best, ties share. Here: more points are better."""
        return [1 + sum(other > mine for other in self.totals) for mine in self.totals]

    def titles(self) -> list[str]:
        """Lasting roles by seat (message keys `badge-…`), "" for none; [] for games that have none."""
        return []

    def joinable(self) -> bool:
        """Would `join` let a newcomer in now?"""
        return False

    def join(self) -> int:
        """A newcomer asks to sit down; the new player's number. Raises IllegalAction where the game has no newcomers."""
        raise IllegalAction(Refusal("no_newcomers", ""))

    def leave(self, seat: int) -> None:
        """A seat's player leaves for good. Raises IllegalAction where a bot has to take over instead."""
        raise IllegalAction(Refusal("no_leavers", ""))

    # --- for drivers ---

    def apply(self, seat: int, action: int) -> None:
        """An action in the running deal. Raises IllegalAction; then nothing has changed."""
        deal = self.deal
        empty = deal.window() and not deal.over and deal.to_act() == 0 and deal.may_react() == 0
        deal.apply(seat, action)
        self.steps.append(Step(self.number, seat, deal.text(action), self.closed if empty else -1))
        self.closed = 0
        self._check_over()

    def close(self) -> None:
        """See Deal.close."""
        self.deal.close()
        self.closed += 1
        self._check_over()

    def advance(self) -> None:
        """Start the next deal. ValueError unless the deal is over and the match is not."""
        if not self.deal.over or self.over:
            raise ValueError("no deal to start now")
        self._start()

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.deal.events or []
        if self.listening:
            self.deal.events = []
        return events

    def view(self, seat: int) -> View:
        """The deal's view with the match's standing."""
        view = self.deal.view(seat)
        ranks = self.ranks()
        view.standing = Standing(
            number=self.number,
            of=self.last_deal,
            totals=[self.totals[p] for p in self.players],
            ranks=[ranks[p] for p in self.players],
            titles=self.titles(),
            over=self.over,
        )
        return view

    # --- inside ---

    def _start(self) -> None:
        self.number += 1
        self.closed = 0
        position = self.opening()
        heard = self.take_events() if self.number > 1 else []
        deal = self.game.deal_type(self.game.rules, len(self.players), self.source.deal(self.number), position)
        deal.events = heard + (deal.events or []) if self.listening else None
        self.deal = deal
        self._check_over()  # a deal may be over at once

    def _check_over(self) -> None:
        if self.deal.over and len(self.results) < self.number:
            deal = self.deal
            self.results.append(Result(list(self.players), deal.scores(), deal.ranks(), deal.lines()))
            self.settle()
