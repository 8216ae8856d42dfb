"""Rounds that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.rng import Rng
from wongpai.games.sabai import deal as d
from wongpai.games.sabai.state import ASS, CARDS


def imagine(deal: d.SabaiDeal, seat: int, rng: Rng) -> d.SabaiDeal:
    """Cards that the seat has not seen change places; who has seen what lies there stays as everybody watched it."""
    twin = cast(d.SabaiDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    bit = 1 << seat if seat >= 0 else 0
    everybody = deal.everybody()
    # Places in rows as they are, then -1 the drawn card, then -2 - i place i of the stock.
    places = []
    for card in range(CARDS):
        place = deal.where[card]
        if place >= 0 and not (deal.seen[card] & bit or deal.seen[card] == everybody):
            places.append(place)
    places.sort()
    if deal.drawn >= 0 and deal.turn != seat:
        places.append(-1)
    places += [-2 - i for i in range(len(deal.stock))]

    def at(place: int) -> int:
        return int(deal.rows[place] if place >= 0 else deal.drawn if place == -1 else deal.stock[-2 - place])

    cards = [at(place) for place in places]
    barred = [place >= 0 and bool(deal.not_ass >> at(place) & 1) for place in places]
    seen = [deal.seen[card] for card in cards]
    rng.shuffle(cards)
    if ASS in cards and barred[cards.index(ASS)]:
        free = [i for i, no in enumerate(barred) if not no]
        i, j = cards.index(ASS), free[rng.below(len(free))]
        cards[i], cards[j] = cards[j], cards[i]
    twin.not_ass = deal.not_ass
    for card in cards:
        twin.not_ass &= ~(1 << card)
        twin.where[card] = -1
    for place, card, eyes, no in zip(places, cards, seen, barred, strict=True):
        twin.seen[card] = eyes
        if no:
            twin.not_ass |= 1 << card
        if place >= 0:
            twin.rows[place] = card
            twin.where[card] = place
        elif place == -1:
            twin.drawn = card
        else:
            twin.stock[-2 - place] = card
    return twin
