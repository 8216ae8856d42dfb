"""What can be set about a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """db: a file, or ":memory:". static: the built client. hurry: how much faster than people bots play, for tests.

    creations: tables one address may start and seats it may take at once, and then one each `creation_every` seconds; messages likewise
    per connection.
    """

    db: str = ":memory:"
    static: Path = STATIC
    hurry: float = 1.0
    clock: Callable[[], float] = time.monotonic
    creations: int = 20
    creation_every: float = 3.0
    messages: int = 40
    message_every: float = 0.1
