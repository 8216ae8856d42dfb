"""Deals that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.bits import count, mask_of, members
from wongpai.core.rng import Rng
from wongpai.games.slave import deal as d
from wongpai.games.slave.house import KING, QUEEN, SLAVE, VICE
from wongpai.games.slave.sets import FULL


def imagine(deal: d.SlaveDeal, seat: int, rng: Rng) -> d.SlaveDeal:
    """The seat's own cards and all it has handed over stay; the other cards are dealt anew.

    Certain facts bind the new hands: what a lower rank kept is lower than what it gave up, and the opener of a
    first deal holds 3c until it is laid. What the seat does not know of the exchange is gone from the twin too.
    """
    twin = cast(d.SlaveDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    n = deal.seats
    fixed = [0] * n  # cards whose place the seat knows
    if seat >= 0:
        fixed[seat] = deal.hands[seat]
        if deal.sent[seat]:
            fixed[deal.partner[seat]] |= deal.sent[seat] & deal.hands[deal.partner[seat]]
    if deal.opener >= 0 and deal.hands[deal.opener] & 1:
        fixed[deal.opener] |= 1
    known = 0
    for cards in fixed:
        known |= cards
    everything = 0
    for hand in deal.hands:
        everything |= hand
    # Cards already laid are known to all. A position may leave cards out: those are laid too.
    hidden = members(everything & ~known)
    ceiling = [FULL] * n
    if seat >= 0 and deal.partner[seat] >= 0:
        low = deal.partner[seat]
        floor = deal.gift_floor if deal.roles[seat] == KING else deal.vice_floor if deal.roles[seat] == QUEEN else -1
        if floor >= 0:
            ceiling[low] = (1 << floor) - 1
    others = [s for s in range(n) if s != seat and count(deal.hands[s]) > count(fixed[s])]
    others.sort(key=lambda s: ceiling[s])  # the bound seat draws first, so that the rest always fits
    rng.shuffle(hidden)
    hands = list(fixed)
    for s in others:
        need = count(deal.hands[s]) - count(fixed[s])
        taken = [c for c in hidden if ceiling[s] >> c & 1][:need]
        hands[s] |= mask_of(taken)
        hidden = [c for c in hidden if c not in taken]
    twin.hands = hands
    for s in range(n):
        if s != seat:
            twin.sent[s] &= hands[twin.partner[s]] if seat >= 0 and twin.partner[s] == seat else 0
            if deal.offers and deal.offers[s]:
                mine = members(hands[s])
                twin.offers[s] = 1 << mine[rng.below(len(mine))]
    for s in range(n):
        if twin.partner[s] >= 0 and seat not in (s, twin.partner[s]) and twin.roles[s] in (SLAVE, VICE):
            _others_gift(twin, deal, s, rng)
    return twin


def _others_gift(twin: d.SlaveDeal, deal: d.SlaveDeal, low: int, rng: Rng) -> None:
    """A gift between two others: while nothing has come back for it, deal it anew; later it binds nothing."""
    high, slave = twin.partner[low], twin.roles[low] == SLAVE
    floor = -1
    if deal.owing >> high & 1 and deal.sent[low]:
        size = count(deal.sent[low])
        before = members(twin.hands[high])
        rng.shuffle(before)
        pool = twin.hands[low] | mask_of(before[:size])
        gift = mask_of(members(pool)[-size:])
        twin.hands[high] = twin.hands[high] & ~pool | gift
        twin.hands[low] = pool & ~gift
        twin.sent[low] = gift
        floor = members(gift)[0]
    if slave:
        twin.gift_floor = floor
    else:
        twin.vice_floor = floor
