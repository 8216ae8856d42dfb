"""Positions: any state as a small mapping of readable values, or as text. What FEN is to chess.

A text is one `name: value` a line; values are JSON, or bare words: `hands: ["3c 9d", "4c Ks"]`, `turn: 0`,
`table: 3c 3d 3h`. Blank lines and lines that begin with # are ignored.

The names in PLACES hold cards where they lie, each card once among them all; others may name them again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from wongpai.errors import InvalidPosition

Position = dict[str, Any]
Source = Mapping[str, Any]

PLACES = ("hands", "rows", "melds", "table", "last", "drawn", "discard", "out", "stock")


def dumps(position: Source) -> str:
    """The text of a position."""
    out = []
    for name, value in position.items():
        plain = isinstance(value, str) and value.strip().splitlines() == [value] and not _is_json(value)
        out.append(f"{name}: {value if plain else json.dumps(value, ensure_ascii=False)}\n")
    return "".join(out)


def loads(text: str) -> Position:
    """The position of a text. Raises InvalidPosition."""
    out: Position = {}
    # Other ends of lines than this one may stand within a value.
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon or not name.strip().isidentifier():
            raise InvalidPosition(f"line {number}: expected 'name: value'")
        if name.strip() in out:
            raise InvalidPosition(f"line {number}: {name.strip()} is there twice")
        value = value.strip()
        try:
            out[name.strip()] = json.loads(value) if _is_json(value) else value
        except RecursionError:
            raise InvalidPosition(f"line {number}: {name.strip()} is too deep") from None
    return out


def check(position: object) -> Source:
    """Raises InvalidPosition for what is no mapping of names at all."""
    if not isinstance(position, Mapping) or not all(isinstance(name, str) for name in position):
        raise InvalidPosition(f"a position is a mapping of names to values, not {position!r:.60}")
    return position


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    except RecursionError:
        pass  # JSON, but too much of it
    return True


class Reader:
    """Takes a position apart with checks; `finish` refuses names nobody asked for."""

    def __init__(self, position: Source) -> None:
        self._source = position
        self._left = set(position)

    def has(self, name: str) -> bool:
        return name in self._source

    def get(self, name: str, default: Any = None) -> Any:
        """The raw value."""
        self._left.discard(name)
        return self._source.get(name, default)

    def number(self, name: str, default: int, low: int = 0, high: int = 2**31) -> int:
        """An int with low <= value <= high."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not (low <= value <= high or value == default):
            raise InvalidPosition(f"{name}: expected a number from {low} to {high}, not {value!r}")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise InvalidPosition(f"{name}: expected true or false, not {value!r}")
        return value

    def word(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        value = self.get(name, default)
        if value not in choices:
            raise InvalidPosition(f"{name}: expected one of {', '.join(choices)}, not {value!r}")
        return str(value)

    def numbers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list of ints with low <= value <= high."""
        value = self.get(name, default)
        if not isinstance(value, list) or not all(
            isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in value
        ):
            raise InvalidPosition(f"{name}: expected a list of numbers from {low} to {high}, not {value!r}")
        return list(value)

    def words(self, name: str) -> list[str]:
        """A text split at blanks, or a list of texts."""
        value = self.get(name, "")
        if isinstance(value, str):
            return value.split()
        if isinstance(value, list) and all(isinstance(v, str) for v in value):
            return list(value)
        raise InvalidPosition(f"{name}: expected words, not {value!r}")

    def rows(self, name: str) -> list[list[str] | None] | None:
        """One list of words a seat: each a text split at blanks or a list; null where the position does not say."""
        if name not in self._source:
            return None
        value = self.get(name)
        if not isinstance(value, list):
            raise InvalidPosition(f"{name}: expected a list, one entry a seat")
        out: list[list[str] | None] = []
        for row in value:
            if row is None:
                out.append(None)
            elif isinstance(row, str):
                out.append(row.split())
            elif isinstance(row, list) and all(isinstance(v, str) for v in row):
                out.append(list(row))
            else:
                raise InvalidPosition(f"{name}: expected words, not {row!r}")
        return out

    def finish(self) -> None:
        if self._left:
            raise InvalidPosition(f"unknown: {', '.join(sorted(self._left))}")
