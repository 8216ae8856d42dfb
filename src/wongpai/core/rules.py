"""House rules: what a table may agree on, with the rulebook's defaults; and the clauses that everything cites."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wongpai.core.words import number
from wongpai.errors import InvalidOption


@dataclass(frozen=True, slots=True)
class Option:
    """What a client needs to offer one house rule. Text: `rule-<game>-<name>`, its choices `rule-<game>-<name>-<choice>`."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()  # for words
    low: int = 0  # for numbers: low <= value <= high
    high: int = 0
    clause: str = ""  # the clause or the rulebook's question it settles
    length: bool = False  # says how long a match is: offered first

    def check(self, value: object) -> None:
        """Raises InvalidOption unless the value is one of those on offer."""
        if isinstance(self.default, bool):
            good, want = isinstance(value, bool), "true or false"
        elif isinstance(self.default, int):
            good = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
            want = f"a number from {self.low} to {self.high}"
        else:
            good, want = value in self.choices, f"one of {', '.join(self.choices)}"
        if not good:
            raise InvalidOption(f"{self.name}: expected {want}, not {value!r:.80}")

    def read(self, text: str) -> bool | int | str:
        """The value written as text (command lines, records). Raises InvalidOption."""
        value: bool | int | str = text
        if isinstance(self.default, bool):
            value = {"true": True, "false": False, "yes": True, "no": False}.get(text.lower(), text)
        elif isinstance(self.default, int):
            size = number(text.removeprefix("-"))
            value = text if size is None else -size if text.startswith("-") else size
        self.check(value)
        return value


def option(
    default: bool | int | str, *choices: str, low: int = 0, high: int = 0, clause: str = "", length: bool = False
) -> Any:  # a dataclass field of the default's type
    """Declare a house rule in a `Rules` class: words list their choices (the default among them), numbers their bounds."""
    about = {"choices": choices, "low": low, "high": high, "clause": clause, "length": length}
    return dataclasses.field(default=default, metadata=about)


@dataclass(frozen=True)
class Rules:
    """Base of a game's house rules: a frozen dataclass whose fields are made by `option`."""

    def __post_init__(self) -> None:
        for each in self.options():
            each.check(getattr(self, each.name))

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        return tuple(Option(f.name, f.default, **f.metadata) for f in dataclasses.fields(cls))  # type: ignore[arg-type]

    def changed(self) -> dict[str, bool | int | str]:
        """The options that differ from the rulebook's defaults."""
        return {o.name: getattr(self, o.name) for o in self.options() if getattr(self, o.name) != o.default}

    def replace(self, changes: Mapping[str, object]) -> Rules:
        """Raises InvalidOption for unknown names and values not on offer."""
        known = {o.name for o in self.options()}
        for name in changes:
            if name not in known:
                raise InvalidOption(f"unknown option {name!r}; there are {', '.join(sorted(known)) or 'none'}")
        return dataclasses.replace(self, **dict(changes))


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rulebook. Text: the message `clause-<id>` with dots as underscores.

    kind: "duty" a player could break it, so a refusal or a penalty cites it; "right" it lets players do something;
    "engine" the engine carries it out; "lore" it has no effect on play.
    """

    id: str
    kind: str

    @property
    def key(self) -> str:
        return "clause-" + self.id.replace(".", "_")


def clauses(prefix: str, table: str) -> tuple[Clause, ...]:
    """Read a table of `number kind` pairs, one a line."""
    out = []
    for line in table.strip().splitlines():
        number, kind = line.split()
        if kind not in {"duty", "right", "engine", "lore"}:
            raise ValueError(f"{prefix}-{number}: unknown kind {kind}")
        out.append(Clause(f"{prefix}-{number}", kind))
    return tuple(out)
