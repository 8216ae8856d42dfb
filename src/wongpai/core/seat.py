"""A seat as a driver hands it to a bot: its view, its actions and its imagination, and nothing else of the deal."""

from __future__ import annotations

from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.view import View


class Seat:
    """Bots and environments get this, never the deal."""

    __slots__ = ("__deal", "__view", "number")

    def __init__(self, deal: Deal, number: int) -> None:
        if not 0 <= number < deal.seats:
            raise IndexError(f"no seat {number}: there are 0 to {deal.seats - 1}")
        self.__deal = deal
        self.__view: View | None = None
        self.number = number

    @property
    def view(self) -> View:
        """Made once, at the first look."""
        if self.__view is None:
            self.__view = self.__deal.view(self.number)
        return self.__view

    def legal(self) -> list[int]:
        return self.__deal.legal(self.number)

    def fouls(self) -> list[int]:
        return self.__deal.fouls(self.number)

    def text(self, action: int) -> str:
        return self.__deal.text(action)

    def parse(self, text: str) -> int:
        return self.__deal.parse(text)

    def imagine(self, rng: Rng) -> Deal:
        """A deal that agrees with all this seat has seen; the caller's own to play on with."""
        return self.__deal.imagine(self.number, rng)
