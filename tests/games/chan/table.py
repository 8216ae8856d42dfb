"""Short ways to set up a table and to say what happens at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import wongpai as wp
from wongpai.core.deal import Deal
from wongpai.games.chan.cards import FACES

HAND = 19
# A hand that waits for 3V, 3N or 3S: six chắn, three cạ and a 3V (6.2 F1).
WAITS_3 = "2V 2V 4N 4N 5S 5S 6V 6V 7N 7N 9N 9N 8V 8N 2N 2S 6N 6S 3V"
# T38: three 9V and the rest whole, so that a fourth 9V is a chíu ù.
WAITS_CHIU_9V = "9V 9V 9V 2V 2V 4N 4N 5S 5S 6V 6V 7S 7S 3V 3N 8V 8N 2N 2S"


def table(
    hands: Sequence[str | None], rules: Mapping[str, object] | None = None, seed: int = 0, **position: Any
) -> Deal:
    """A deal with these hands, one a seat. A hand that ends in "+" is filled up to nineteen cards, less those on its mat
    and one more for seat `more`, with cards that hardly go together; None is any hand."""
    more = position.pop("more", -1)
    given = [(hand or "+").split() for hand in hands]
    used = Counter(face for hand in given for face in hand if face != "+")
    melds = position.get("melds", [""] * len(hands))
    for row in [*melds, *position.get("discard", []), position.get("next", ""), position.get("stock", "")]:
        for word in row.replace("/", " ").split():
            face, _, times = word.partition("*")
            used[face] += int(times or 1)
    for seat, hand in enumerate(given):
        if hand[-1] != "+":
            continue
        hand.pop()
        mat = melds[seat].replace("*4", " 7 7 7").replace("/", " ").split()
        _fill(hand, HAND - len(mat) + (seat == more), used, 7 * seat)
    game = wp.load("chan", rules=rules)
    return game.deal(len(hands), seed, position={"hands": [" ".join(h) for h in given], **position}, listen=True)


def _fill(hand: list[str], size: int, used: Counter[str], at: int) -> None:
    for most in (1, 2):
        for n in range(len(FACES)):
            face = FACES[(at + 4 * n) % len(FACES)]
            if len(hand) < size and used[face] < 4 and hand.count(face) < most:
                hand.append(face)
                used[face] += 1


def legal(deal: Deal, seat: int) -> list[str]:
    return [deal.text(action) for action in deal.legal(seat)]


def fouls(deal: Deal, seat: int) -> list[str]:
    return [deal.text(action) for action in deal.fouls(seat)]


def eats(deal: Deal, seat: int) -> list[str]:
    return [text for text in legal(deal, seat) if text.startswith("eat")]


def seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def asked(deal: Deal) -> list[int]:
    return seats(deal.to_act())
