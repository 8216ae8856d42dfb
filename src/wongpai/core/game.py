"""A game: its seats, deck, house rules and clauses, and how to start a deal or a match of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from wongpai.cards.deck import Deck
from wongpai.core.deal import Deal
from wongpai.core.match import Match
from wongpai.core.position import check
from wongpai.core.rng import Rng
from wongpai.core.rules import Clause, Rules
from wongpai.core.seat import Seat
from wongpai.core.source import FastSource, Source
from wongpai.errors import InvalidOption

Heuristic = Callable[[Seat, Rng], "int | None"]


@dataclass(frozen=True)
class Game:
    """One of the games with its house rules fixed. Make it with `wongpai.load`; a room of `games` declares its default.

    seat_range: fewest and most seats under some rules. deal_type: (rules, seats, rng, position) -> Deal.
    refusals: every refusal code with the clause it cites. heuristic: the sensible bot: given a Seat it returns
    an action, or None to let a chance to react pass (never None while the deal waits for that seat).
    sample: a few faces that show what the game is about, for a picture of it.
    endless: the rules set no bound on a deal's length, so that drivers may have to leave one unfinished.
    """

    id: str
    version: int
    deck: Deck
    rules: Rules
    seat_range: Callable[[Any], tuple[int, int]]
    suggested_seats: int
    deal_type: Callable[[Any, int, Rng, Mapping[str, Any]], Deal]
    clauses: tuple[Clause, ...]
    refusals: Mapping[str, str]
    heuristic: Heuristic
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    match_type: type[Match] = Match
    sample: tuple[str, ...] = ()
    endless: bool = False
    locales: Path | None = None  # a folder <language>/<id>.ftl of a game that lives outside this package

    def with_rules(self, preset: str = "", rules: Mapping[str, object] | None = None) -> Game:
        """This game under a preset (or the rulebook's defaults), then single changes. Raises InvalidOption."""
        base = type(self.rules)()
        if preset:
            if preset not in self.presets:
                raise InvalidOption(f"unknown preset {preset!r}; {self.id} has {', '.join(self.presets) or 'none'}")
            base = base.replace(self.presets[preset])
        return replace(self, rules=base.replace(rules or {}))

    def check_seats(self, seats: int) -> None:
        """Raises InvalidOption."""
        low, high = self.seat_range(self.rules)
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise InvalidOption(f"{self.id} takes {low} to {high} seats under these rules, not {seats}")

    def deal(
        self,
        seats: int | None = None,
        seed: int = 0,
        position: Mapping[str, Any] | None = None,
        rng: Rng | None = None,
        listen: bool = False,
    ) -> Deal:
        """One deal. `rng`, if given, replaces the stream of the seed; listen: collect events in `deal.events`.

        Raises InvalidOption, InvalidPosition.
        """
        seats = self.suggested_seats if seats is None else seats
        self.check_seats(seats)
        where = {} if position is None else check(position)
        deal = self.deal_type(self.rules, seats, rng or FastSource(seed).deal(1), where)
        if not listen:
            deal.events = None
        return deal

    def match(self, seats: int | None = None, seed: int | Source = 0, listen: bool = False) -> Match:
        """A match, its first deal dealt. Raises InvalidOption."""
        seats = self.suggested_seats if seats is None else seats
        self.check_seats(seats)
        return self.match_type(self, seats, FastSource(seed) if isinstance(seed, int) else seed, listen)

    def clause(self, id: str) -> Clause:
        """By its whole id or the part after the dash, in any case. KeyError if there is none."""
        wanted = id.upper()
        for clause in self.clauses:
            if wanted in (clause.id.upper(), clause.id.upper().partition("-")[2]):
                return clause
        raise KeyError(id)

    def clauses_at(self, id: str) -> list[Clause]:
        """The clause of that id and those below it: 3.11 has 3.11a and 3.11b, 3 has 3.1 and all that follows."""
        wanted = id.strip().upper().removeprefix(f"{self.id.upper()}-").rstrip(".")
        out = []
        for clause in self.clauses:
            number = clause.id.upper().partition("-")[2]
            below = number.startswith(wanted) and not number[len(wanted) : len(wanted) + 1].isdigit()
            if wanted and (number == wanted or below):
                out.append(clause)
        return out

    def __repr__(self) -> str:
        changed = self.rules.changed()
        return f"wongpai.load({self.id!r}{f', rules={changed!r}' if changed else ''})"
