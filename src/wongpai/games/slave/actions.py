"""Actions and cards as numbers and as text."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import members
from wongpai.core.words import number
from wongpai.errors import InvalidAction
from wongpai.games.slave.sets import FULL

# Actions: cards in bits 0 … 51, the kind of action above them, an advertisement above that.
LAY: Final[i64] = 0
PASS: Final[i64] = 1 << 52
RETURN: Final[i64] = 2 << 52
OFFER: Final[i64] = 3 << 52
WITHDRAW: Final[i64] = 4 << 52
SWAP: Final[i64] = 5 << 52  # the other seat in bits 0 … 3
DECLINE: Final[i64] = 6 << 52
ACTION: Final[i64] = 15 << 52
ADS_AT: Final[i64] = 56
ALL: Final[i64] = (1 << 59) - 1
ADS: Final = ("silent", "ace", "two", "low", "high", "pair")  # what an offer may claim; never checked (SLAVE-4.2f)
MOST_OFFERS: Final[i64] = 4  # offers a person may make in one exchange, so that it ends

RANK_NAMES: Final = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
FACES: Final[list[str]] = [rank + suit for rank in RANK_NAMES for suit in "cdhs"]
NUMBERS: Final = {face.lower(): card for card, face in enumerate(FACES)}


def faces(cards: i64) -> tuple[str, ...]:
    return tuple([FACES[c] for c in members(cards)])


def text_of(action: i64) -> str:
    """Verb, cards or seat, advertisement."""
    what: i64 = action & ACTION
    cards = " ".join(faces(action & FULL)) if what != SWAP else ""
    if what == LAY:
        return f"lay {cards}"
    if what == PASS:
        return "pass"
    if what == RETURN:
        return f"return {cards}"
    if what == OFFER:
        ad = ADS[action >> ADS_AT]
        return f"offer {cards} {ad}"
    if what == WITHDRAW:
        return "withdraw"
    return f"swap @{action & FULL}" if what == SWAP else "decline"


def read(text: str) -> i64:
    """The action of a text. Raises InvalidAction."""
    words = text.split()
    if not words:
        raise InvalidAction("no action")
    verb = words[0].lower()
    rest = words[1:]
    if not rest and verb in ("pass", "withdraw", "decline"):
        return PASS if verb == "pass" else (WITHDRAW if verb == "withdraw" else DECLINE)
    if verb == "swap" and len(rest) == 1 and rest[0][:1] == "@":
        seat = number(rest[0][1:])
        if seat is not None and seat < 16:
            return SWAP | seat
    ad: i64 = 0
    if verb == "offer" and rest and rest[-1].lower() in ADS:
        ad = ADS.index(rest[-1].lower())
        rest = rest[:-1]
    if verb not in ("lay", "return", "offer") or not rest:
        raise InvalidAction(f"not an action of this game: {text[:60]!r}")
    mask: i64 = 0
    for word in rest:
        card: i64 = NUMBERS.get(word.lower(), -1)
        if card < 0:
            raise InvalidAction(f"no such card: {word[:20]!r}")
        if mask & (1 << card):
            raise InvalidAction(f"the same card twice: {word!r}")
        mask |= 1 << card
    if verb == "lay":
        return mask
    return RETURN | mask if verb == "return" else OFFER | mask | (ad << ADS_AT)
