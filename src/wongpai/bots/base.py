"""What a driver asks of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod

from wongpai.core.seat import Seat


class Bot(ABC):
    @abstractmethod
    def act(self, seat: Seat) -> int:
        """An action; the deal waits for this seat, so `seat.legal()` is not empty."""

    @abstractmethod
    def react(self, seat: Seat) -> int | None:
        """An action out of turn, or None to let the chance pass. `seat.legal()` may be empty."""
