"""Deals that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.bits import count, mask_of, members
from wongpai.core.rng import Rng
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.special import HIDDEN


def imagine(deal: d.DummyDeal, seat: int, rng: Rng) -> d.DummyDeal:
    """Cards that the seat cannot know change places; cards swept up in sight of all stay with their takers.

    Where it is enough that somebody could have taken (liability=takeable), only what the seat itself could have taken
    is certain; the rest depends on hands of the past, and the twin holds none of it.
    """
    twin = cast(d.DummyDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    if deal.over:
        others: list[int] = []  # the hands lie open; the stock stays hidden
    else:
        others = [s for s in range(deal.seats) if s != seat]
    hidden = [card for s in others for card in members(deal.hands[s] & ~deal.known[s])] + deal.stock + deal.aside
    rng.shuffle(hidden)
    for s in others:
        need = count(deal.hands[s] & ~deal.known[s])
        twin.hands[s] = deal.known[s] | mask_of(hidden[:need])
        del hidden[:need]
    twin.stock = hidden[: len(deal.stock)]
    twin.aside = hidden[len(deal.stock) :]
    if deal.drawn >= 0 and deal.turn in others:
        mine = members(twin.hands[deal.turn] & ~twin.known[deal.turn])
        twin.drawn = mine[rng.below(len(mine))]
    if not deal.over:
        mask = (1 << HIDDEN) - 1
        twin.liable = [each if each >> HIDDEN == seat + 1 else each & mask for each in deal.liable]
        twin.charges = [each for each in deal.charges if each >> HIDDEN in (0, seat + 1)]
    return twin
