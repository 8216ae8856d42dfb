"""Actions and cards as numbers and as text. A card is 4 * rank + suit, 2c = 0 … As = 51."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import members
from wongpai.core.words import number
from wongpai.errors import InvalidAction

FULL: Final[i64] = (1 << 52) - 1

# Actions: cards in bits 0 … 51, the kind of action in bits 52 … 54. A lay-off names its meld: the owner's seat in bits
# 55 … 56, which of the owner's melds in bits 57 … 61; a take that lays off has the kind TAKE_OFF.
DISCARD: Final[i64] = 0
DRAW: Final[i64] = 1 << 52
TAKE: Final[i64] = 2 << 52
MELD: Final[i64] = 3 << 52
LAYOFF: Final[i64] = 4 << 52
KNOCK: Final[i64] = 5 << 52
PASS: Final[i64] = 6 << 52
TAKE_OFF: Final[i64] = 7 << 52
KIND: Final[i64] = 7 << 52
SEAT_AT: Final[i64] = 55
SLOT_AT: Final[i64] = 57
ALL: Final[i64] = (1 << 62) - 1

RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FACES: Final[list[str]] = [rank + suit for rank in RANK_NAMES for suit in "cdhs"]
NUMBERS: Final = {face.lower(): card for card, face in enumerate(FACES)}
_VERBS: Final = ("discard", "draw", "take", "meld", "layoff", "knock", "pass", "take")


def faces(cards: i64) -> tuple[str, ...]:
    return tuple([FACES[c] for c in members(cards)])


def target(seat: i64, slot: i64) -> i64:
    """The bits of an action that name a meld."""
    return (seat << SEAT_AT) | (slot << SLOT_AT)


def text_of(action: i64) -> str:
    """Verb, cards in ascending order, and for a lay-off the meld as `seat:slot`."""
    kind: i64 = (action >> 52) & 7
    words = [_VERBS[kind], *faces(action & FULL)]
    if kind == 4 or kind == 7:
        words.append(f"{(action >> SEAT_AT) & 3}:{action >> SLOT_AT}")
    return " ".join(words)


def read(text: str) -> i64:
    """The action of a text. Raises InvalidAction."""
    words = text.split()
    if not words:
        raise InvalidAction("no action")
    verb = words[0].lower()
    rest = words[1:]
    if verb in ("draw", "pass") and not rest:
        return DRAW if verb == "draw" else PASS
    place: i64 = -1
    if rest and ":" in rest[-1] and verb in ("layoff", "take"):
        first, _, second = rest[-1].partition(":")
        seat, slot = number(first), number(second)
        if seat is None or slot is None or seat > 3 or slot > 31:
            raise InvalidAction(f"no such meld: {rest[-1][:20]!r}")
        place = target(seat, slot)
        rest = rest[:-1]
    if verb not in ("discard", "take", "meld", "layoff", "knock") or not rest:
        raise InvalidAction(f"not an action of this game: {text[:60]!r}")
    mask: i64 = 0
    for word in rest:
        card: i64 = NUMBERS.get(word.lower(), -1)
        if card < 0:
            raise InvalidAction(f"no such card: {word[:20]!r}")
        if mask & (1 << card):
            raise InvalidAction(f"the same card twice: {word!r}")
        mask |= 1 << card
    if verb == "take":
        return TAKE | mask if place < 0 else TAKE_OFF | mask | place
    if verb == "layoff":
        if place < 0:
            raise InvalidAction("lay off on which meld? Name it as seat:number, such as 0:0")
        return LAYOFF | mask | place
    if verb == "meld":
        return MELD | mask
    if len(rest) > 1:
        raise InvalidAction(f"{verb} one card")
    return DISCARD | mask if verb == "discard" else KNOCK | mask
