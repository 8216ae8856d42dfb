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


def card_of(action: i64) -> i64:
    """The card of a play."""
    play: i64 = action if action < LAST else action - LAST
    return play if play < WILD_AT else WILD_FROM + (play - WILD_AT >> 2)


def suit_of(action: i64) -> i64:
    """The suit named with a play, or -1."""
    play: i64 = action if action < LAST else action - LAST
    return -1 if play < WILD_AT else play - WILD_AT & 3


def naming(card: i64, suit: i64) -> i64:
    """A wild card played with a suit named."""
    return WILD_AT + ((card - WILD_FROM) << 2) + suit


def write(action: i64) -> str:
    """Text form of an action."""
    if action < DRAW:
        suit: i64 = suit_of(action)
        option = SUITS[suit] if suit >= 0 else ""
        if action >= LAST:
            option = f"{option}_last" if option else "last"
        return f"play {FACES[card_of(action)]} {option}".rstrip()
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
