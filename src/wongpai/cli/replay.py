"""A record to look at: step by step, forward and back, from any seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wongpai.cli import show
from wongpai.core.match import Step
from wongpai.core.record import Record, settle
from wongpai.core.view import View
from wongpai.core.words import number


class Replay:
    """`at` counts the steps done, 0 … len(record.steps). Steps that do not fit raise InvalidRecord."""

    def __init__(self, record: Record, lang: str, seat: int = -1) -> None:
        self.record = record
        self.seat = seat
        self.texts = show.texts_for(record.game, lang, record.names)
        self.restart()

    def restart(self) -> None:
        self.at = 0
        self.match = self.record.game.match(self.record.seats, self.record.source, listen=True)
        self._steps: Iterator[Step] = self.record.walk(self.match)

    def go(self, to: int) -> None:
        """To a step; too far is the last one, below 0 the first."""
        to = max(0, min(to, len(self.record.steps)))
        if to < self.at:
            self.restart()
        while self.at < to:
            next(self._steps)
            self.at += 1
        if self.at == len(self.record.steps) or self.record.steps[self.at].closed < 0:
            settle(self.match)

    def forward(self) -> list[str]:
        """One step on; it in words, then what came of it. [] at the end."""
        if self.at == len(self.record.steps):
            return []
        self.match.take_events()
        step = next(self._steps)
        self.at += 1
        who = self.texts.name(step.seat) if step.seat >= 0 else "-"
        return [f"{self.at:4} {who}: {self.match.steps[-1].text}", *self.news()]

    def news(self) -> list[str]:
        heard = [event.for_(self.seat) for event in self.match.take_events()]
        return [f"     {self.texts.event(event)}{show.mark(event.clause)}" for event in heard if event and event.kind]

    def view(self) -> View:
        """The table as the seat sees it; a spectator's where this deal has no such seat."""
        return self.match.view(self.seat if self.seat < self.match.deal.seats else -1)

    def table(self) -> list[str]:
        """The table in words, with the scores once a deal is over."""
        view = self.view()
        lines = show.table(view, self.texts, self.record.game.deck.style)
        return lines + (show.scores(view, self.texts) if view.over else [])

    def browse(self, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> None:
        """Enter or f: forward, b: back, a number: to that step, s 2: from seat 2, q: end."""
        write(self.texts.get("cli-replay-help"))
        while True:
            for line in self.table():
                write(line)
            try:
                said = read(f"{self.at}/{len(self.record.steps)} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            word, _, rest = said.partition(" ")
            if said in ("", "f"):
                for line in self.forward():
                    write(line)
            elif said == "b":
                self.go(self.at - 1)
            elif (step := number(said)) is not None:
                self.go(step)
            elif said == "s":
                self.seat = -1
            elif word == "s" and (seat := number(rest.strip())) is not None and seat < self.match.deal.seats:
                self.seat = seat
            elif said in ("q", "quit"):
                return
            else:
                write(self.texts.get("cli-replay-help"))
