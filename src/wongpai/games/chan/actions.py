"""Actions as numbers and as text."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.errors import InvalidAction
from wongpai.games.chan.cards import FACES, NUMBERS
from wongpai.games.chan.cuoc import KEYS

# A kind of card in bits 0 … 4 where there is one; a cước in a call.
DISCARD: Final[i64] = 0
EAT: Final[i64] = 32  # the card of the hand that goes with the one on the table
RETURN: Final[i64] = 64
CALL: Final[i64] = 96
DRAW: Final[i64] = 128
DUOI: Final[i64] = 129
CHIU: Final[i64] = 130
U: Final[i64] = 131
PASS: Final[i64] = 132
DONE: Final[i64] = 133
LAST: Final[i64] = 133

CALL_XUONG: Final[i64] = 96  # "xuông": nothing is announced, and that is all

_WORDS: Final = ("draw", "duoi", "chiu", "u", "pass", "done")
_CARD_VERBS: Final = {"discard": DISCARD, "eat": EAT, "return": RETURN}


def known(action: i64) -> bool:
    """Is there such an action at all?"""
    if action < 0 or action > LAST:
        return False
    if action >= DRAW:
        return True
    rest: i64 = action & 31
    return rest < 22 if action >= CALL else rest < 25


def text_of(action: i64) -> str:
    """Verb, card or cước."""
    if not known(action):
        return f"? {action}"
    if action >= DRAW:
        return _WORDS[action - DRAW]
    if action >= CALL:
        return f"call {KEYS[action - CALL]}"
    verb = "return" if action >= RETURN else ("eat" if action >= EAT else "discard")
    return f"{verb} {FACES[action & 31]}"


def read(text: str) -> i64:
    """The action of a text. Raises InvalidAction."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in _WORDS:
        return DRAW + _WORDS.index(words[0])
    if len(words) != 2 or (words[0] != "call" and words[0] not in _CARD_VERBS):
        raise InvalidAction(f"not an action of this game: {text[:60]!r}")
    if words[0] == "call":
        if words[1] not in KEYS:
            raise InvalidAction(f"no such cước: {words[1][:20]!r}")
        return CALL + KEYS.index(words[1])
    kind: i64 = NUMBERS.get(words[1], -1)
    if kind < 0:
        raise InvalidAction(f"no such card: {words[1][:20]!r}")
    return _CARD_VERBS[words[0]] + kind
