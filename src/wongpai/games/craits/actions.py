"""Actions of Craits: numbers and texts."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.errors import InvalidAction
from wongpai.games.craits.cards import EIGHT, FACES, NINE, SUITS

# Small numbers, which cost nothing to make: a card 0 … 51; a wild card with the suit named, four for each of the eight
# from 52 on; the same again with "last card!"; and the rest.
WILD_AT: Final[i64] = 52
WILD_FROM: Final[i64] = 28  # the first wild card
LAST: Final[i64] = 84
DRAW: Final[i64] = 168
PASS: Final[i64] = 169
ANNOUNCE: Final[i64] = 170
CALL: Final[i64] = 171  # plus the seat called idiot
NAMED: Final[i64] = 176  # plus the suit
END: Final[i64] = 180

NUMBERS: Final = {face.lower(): number for number, face in enumerate(FACES)}
# By action below DRAW: the card played, and the suit named with it, 4 for none.
CARD_OF: Final = bytes(2 * [*range(52), *(WILD_FROM + n // 4 for n in range(32))])
SUIT_OF: Final = bytes(2 * [*[4] * 52, *[0, 1, 2, 3] * 8])


def naming(card: i64, suit: i64) -> i64:
    """A wild card played with a suit named."""
    return WILD_AT + ((card - WILD_FROM) << 2) + suit


ANY: Final = (0, 1, 2, 3)
RED_SUITS: Final = (1, 2)
BLACK_SUITS: Final = (0, 3)
# Rows of READY: the seven eights of the pack, then the fifth, which holds the nines, where they name other suits.
NINES_AT: Final[i64] = 4  # a nine's own colour
NINES_ANY: Final[i64] = 7
NINES_RED: Final[i64] = 8  # the next row: black
ROWS: Final[i64] = 10


def _plays(row: int, byte: int, last: bool) -> list[i64]:
    """The plays of some cards of an eight of the pack, each alone and, if so, with "last card!" too."""
    out: list[i64] = []
    for bit in range(8):
        if byte >> bit & 1:
            card = 8 * (row if row < NINES_ANY else NINES_AT) + bit
            plays = [card]
            if card >> 2 == EIGHT or (card >> 2 == NINE and row == NINES_ANY):
                plays = [naming(card, suit) for suit in ANY]
            elif card >> 2 == NINE:
                red = card & 3 in RED_SUITS if row == NINES_AT else row == NINES_RED
                plays = [naming(card, suit) for suit in (RED_SUITS if red else BLACK_SUITS)]
            for play in plays:
                out.append(play)
                if last:
                    out.append(play + LAST)
    return out


# READY[(ROWS * last + row) * 256 + byte]: what may be played of the cards of that byte.
READY: Final[list[list[i64]]] = [
    _plays(row, byte, last) for last in (False, True) for row in range(ROWS) for byte in range(256)
]


def write(action: i64) -> str:
    """Text form of an action."""
    if action < DRAW:
        suit: i64 = SUIT_OF[action]
        option = SUITS[suit] if suit < 4 else ""
        if action >= LAST:
            option = f"{option}_last" if option else "last"
        return f"play {FACES[CARD_OF[action]]} {option}".rstrip()
    if action >= NAMED:
        return f"name {SUITS[action - NAMED]}"
    if action >= CALL:
        return f"idiot @{action - CALL}"
    return "draw" if action == DRAW else ("pass" if action == PASS else "announce")


def read(text: str) -> i64:
    """The action of a text. Raises InvalidAction."""
    words = text.lower().split()
    n: i64 = len(words)
    if n == 1 and words[0] in ("draw", "pass", "announce"):
        return DRAW if words[0] == "draw" else (PASS if words[0] == "pass" else ANNOUNCE)
    if n == 2 and words[0] == "name" and words[1] in SUITS:
        return NAMED + SUITS.index(words[1])
    if n == 2 and words[0] == "idiot" and words[1] in ("@0", "@1", "@2", "@3", "@4"):
        return CALL + int(words[1][1:])
    if n < 2 or n > 3 or words[0] != "play":
        raise InvalidAction(f"not an action of this game: {text[:60]!r}")
    card: i64 = NUMBERS.get(words[1], -1)
    if card < 0:
        raise InvalidAction(f"no such card: {words[1][:20]!r}")
    option = words[2] if n == 3 else ""
    last: i64 = 0
    if option == "last" or option.endswith("_last"):
        last = LAST
        option = option[:-5] if option != "last" else ""
        if option == "" and words[2] != "last":
            raise InvalidAction(f"no such suit: {words[2][:20]!r}")
    if option == "":
        return card + last
    if option not in SUITS:
        raise InvalidAction(f"no such suit: {words[2][:20]!r}")
    if card >> 2 != EIGHT and card >> 2 != NINE:
        raise InvalidAction(f"only an eight or nine names a suit, not {words[1]!r}")
    return naming(card, SUITS.index(option)) + last
