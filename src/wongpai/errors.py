"""What can go wrong, in words a player or programmer understands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused: a code of the game, the clause behind it, and what the text needs.

    The text is the message `refusal-<game>-<code>`, or `refusal-<code>` where all games share it.
    An argument whose name begins with `seat` holds a seat number, one named `cards` holds faces.
    """

    code: str
    clause: str
    args: Mapping[str, object] = field(default_factory=dict)


class WongpaiError(Exception):
    """Base of everything raised on purpose."""


class InvalidAction(WongpaiError, ValueError):
    """A text or number that is no action of the game at all."""


class IllegalAction(WongpaiError):
    """An action that the rules refuse now; `refusal` cites the clause. The deal is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal


class InvalidPosition(WongpaiError, ValueError):
    """A position that cannot be read or cannot occur."""


class InvalidRecord(WongpaiError, ValueError):
    """A damaged record; `line` counts from 1, 0 where no line is to blame."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class UnknownGame(WongpaiError, LookupError):
    """No game of that name."""


class InvalidOption(WongpaiError, ValueError):
    """An unknown house rule or preset, a value it does not take, or a number of seats the rules exclude."""
