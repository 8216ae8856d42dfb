"""Records: rules, seed and actions; enough to rebuild everything, in a text file a person can read.

    wongpai record 1
    game: slave 1
    rule hk_runs: true
    seats: 4
    seed: 7
    steps: 3

    deal 1
    0 lay 3c         # comments run to the end of the line
    1 pass
    2!1 throw 0:3
    - join

`2!1` is a mistake made while a window stood open in which nobody had a choice, one such window having closed by itself
since the step before. In the lines `name 0: An` a `#` belongs to the name. Header lines come in any order; `steps` (how
many follow) shows a file that was cut off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wongpai.core import words
from wongpai.core.match import Match, Step
from wongpai.core.source import Source, read_source
from wongpai.core.words import clean_name
from wongpai.errors import IllegalAction, InvalidAction, InvalidOption, InvalidRecord, UnknownGame

if TYPE_CHECKING:
    from wongpai.core.game import Game

FIRST_LINE = "wongpai record 1"


@dataclass(slots=True)
class Record:
    """A match written down. `lines[i]` is the line of step i in the file it came from (0 if from none)."""

    game: Game
    seats: int
    source: Source
    steps: list[Step]
    names: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, match: Match, names: list[str] | None = None) -> Record:
        """The record of a match so far."""
        return cls(match.game, match.started_with, match.source, list(match.steps), names or [])

    @property
    def people(self) -> int:
        """Players that ever sit at the table, newcomers among them."""
        return self.seats + sum(step.text == "join" for step in self.steps)

    def dumps(self) -> str:
        """The text."""
        out = [FIRST_LINE, f"game: {self.game.id} {self.game.version}"]
        for name, value in self.game.rules.changed().items():
            out.append(f"rule {name}: {str(value).lower() if isinstance(value, bool) else value}")
        out += [f"seats: {self.seats}", f"seed: {self.source}"]
        out += [f"name {player}: {clean_name(name)}" for player, name in enumerate(self.names)]
        out.append(f"steps: {len(self.steps)}")
        deal = 0
        for step in self.steps:
            if step.deal != deal:
                deal = step.deal
                out += ["", f"deal {deal}"]
            seat = "-" if step.seat < 0 else f"{step.seat}" if step.closed < 0 else f"{step.seat}!{step.closed}"
            out.append(f"{seat} {step.text}")
        return "\n".join(out) + "\n"

    def replay(self, upto: int | None = None, listen: bool = False) -> Match:
        """The match after `upto` steps (all of them by default). Raises InvalidRecord where a step does not fit."""
        match = self.game.match(self.seats, self.source, listen)
        for _ in self.walk(match, upto):
            pass
        return match

    def walk(self, match: Match, upto: int | None = None) -> Iterator[Step]:
        """Do the steps on a fresh match of this record one by one, giving each once it is done."""
        for index, step in enumerate(self.steps[:upto]):
            try:
                redo(match, step)
            except (IllegalAction, InvalidAction, ValueError) as error:
                line = self.lines[index] if index < len(self.lines) else 0
                raise InvalidRecord(f"{step.text!r} of seat {step.seat}: {error}", line) from None
            yield step


def redo(match: Match, step: Step) -> None:
    """Do one step, after whatever a driver does by itself before it: closing windows, starting the next deal."""
    if step.text in ("join", "leave"):
        if match.number < step.deal:  # a newcomer may also come between two deals, before the next one starts
            settle(match)
        if step.text == "join":
            match.join()
        else:
            match.leave(step.seat)
        return
    if step.closed < 0 or match.number < step.deal:
        settle(match, step.deal if step.closed >= 0 else 0)
    for _ in range(step.closed):
        match.close()
    if match.number != step.deal:
        raise ValueError(f"belongs to deal {step.deal}, but deal {match.number} is running")
    match.apply(step.seat, match.deal.parse(step.text))
    if match.steps[-1].closed != step.closed:
        raise ValueError(f"a mark of {step.closed} windows, but nobody waits for a window to close")


def settle(match: Match, upto: int = 0) -> None:
    """Do all that needs no decision: close windows in which nobody has a choice, start the next deal.

    upto: if not 0, nothing is closed any more once the deal of that number runs.
    """
    while not match.over and match.number != upto:
        if match.deal.over:
            match.advance()
        elif match.deal.to_act() == 0 and match.deal.may_react() == 0:
            match.close()
        else:
            return


def loads(text: str) -> Record:
    """Read a record. Raises InvalidRecord with the line to blame, UnknownGame, InvalidOption."""
    from wongpai.games import load  # the registry stands above core

    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise InvalidRecord(f"not a record: the first line must be {FIRST_LINE!r}", 1)
    head: dict[str, tuple[int, str]] = {}
    rules: dict[str, tuple[int, str]] = {}
    names: dict[int, tuple[int, str]] = {}
    steps: list[Step] = []
    places: list[int] = []
    deal = 0
    for number, raw in enumerate(lines[1:], 2):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if word == "deal":
            if _number(rest) != deal + 1:
                raise InvalidRecord(f"expected 'deal {deal + 1}'", number)
            deal += 1
        elif deal:
            seat, mark, closed = word.partition("!")
            who, windows = (-1, -1) if word == "-" else (_number(seat), _number(closed) if mark else -1)
            if who is None or windows is None or windows > 999 or not rest.strip():
                raise InvalidRecord(f"expected a seat and an action, not {line[:60]!r}", number)
            steps.append(Step(deal, who, " ".join(rest.split()), windows))
            places.append(number)
        else:
            name, colon, value = (part.strip() for part in line.partition(":"))
            first, _, second = name.partition(" ")
            if not colon:
                raise InvalidRecord(f"expected 'name: value', not {line[:60]!r}", number)
            player = _number(second) if first == "name" else None
            if first == "rule" and second and second.strip() not in rules:
                rules[second.strip()] = (number, value)
            elif player is not None and player not in names:
                names[player] = (number, clean_name(raw.partition(":")[2]))  # a name may hold a "#"
            elif name in {"game", "seats", "seed", "steps"} and name not in head:
                head[name] = (number, value)
            else:
                raise InvalidRecord(f"unknown or repeated line {name!r}", number)
    for name in ("game", "seats", "seed", "steps"):
        if name not in head:
            raise InvalidRecord(f"the line '{name}: …' is missing")

    number, value = head["game"]
    id, _, version = value.partition(" ")
    try:
        game = load(id)
        if version != str(game.version):
            raise InvalidRecord(
                f"{id} rules version {version[:20]!r}; this program plays version {game.version}", number
            )
        options = {o.name: o for o in game.rules.options()}
        changes: dict[str, object] = {}
        for option, (number, value) in rules.items():
            if option not in options:
                raise InvalidRecord(f"unknown rule {option!r}", number)
            changes[option] = options[option].read(value)
        game = game.with_rules(rules=changes)
        number, value = head["seats"]
        seats = _number(value) or 0
        game.check_seats(seats)
        number, value = head["seed"]
        source = read_source(value)
    except InvalidRecord as error:
        raise error if error.line else InvalidRecord(str(error), number) from None
    except (InvalidOption, UnknownGame) as error:
        raise InvalidRecord(str(error), number) from None

    number, value = head["steps"]
    count = _number(value)
    if count is None:
        raise InvalidRecord("steps: expected a number", number)
    if count != len(steps):
        raise InvalidRecord(f"cut off or changed: {len(steps)} actions where the header says {count}", len(lines))
    record = Record(game, seats, source, steps, [], places)
    for step, number in zip(steps, places, strict=True):
        if step.seat >= record.people:
            raise InvalidRecord(f"no seat {step.seat}: there are never more than {record.people}", number)
    for player, (number, _) in names.items():
        if player >= record.people:
            raise InvalidRecord(f"no player {player}: there are {record.people}", number)
    record.names = [names[p][1] if p in names else "" for p in range(max(names, default=-1) + 1)]
    return record


def _number(text: str) -> int | None:
    return words.number(text.strip())
