"""Decks: card <-> number <-> text."""

from __future__ import annotations

from collections.abc import Sequence

from wongpai.errors import InvalidAction


class Deck:
    """The cards of a game by number. Cards that look alike share a face and differ in number.

    `style` tells clients how faces are drawn ("french": rank + suit letter, "10d";
    "numbered": 1-14, J joker, X the fifteenth card).
    """

    def __init__(self, style: str, faces: Sequence[str]) -> None:
        self.style = style
        self.faces = tuple(faces)
        self._numbers: dict[str, list[int]] = {}
        for number, face in enumerate(faces):
            self._numbers.setdefault(face.lower(), []).append(number)

    def __len__(self) -> int:
        return len(self.faces)

    def __getitem__(self, card: int) -> str:
        return self.faces[card]

    def number(self, face: str) -> int:
        """The lowest number with that face, in any case. Raises InvalidAction."""
        return self.numbers(face)[0]

    def numbers(self, face: str) -> list[int]:
        """All numbers with that face, ascending. Raises InvalidAction."""
        found = self._numbers.get(face.lower())
        if found is None:
            raise InvalidAction(f"no such card: {face!r}")
        return found


def french(ranks: str = "2 3 4 5 6 7 8 9 10 J Q K A", suits: str = "cdhs") -> Deck:
    """A pack of 52, numbered rank by rank in the given order, suits within: number = 4 * rank + suit."""
    return Deck("french", [rank + suit for rank in ranks.split() for suit in suits])
