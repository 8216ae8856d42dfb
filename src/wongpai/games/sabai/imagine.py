"""Rounds that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.rng import Rng
from wongpai.games.sabai import deal as d
from wongpai.games.sabai.state import CARDS

DRAWN = -1  # stands for the place of the drawn card; -2, -3 … are the places of the stock


def imagine(deal: d.SabaiDeal, seat: int, rng: Rng) -> d.SabaiDeal:
    """Cards that the seat has not seen change places; who has seen what lies there stays as everybody watched it.

    Only cards that came from the same stock change places: which cards a shuffle of the discards brought back, all know.
    """
    twin = cast(d.SabaiDeal, deal.copy())
    twin.stock = deal.stock[: deal.left]
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    bit = 1 << (seat if seat >= 0 else deal.seats)
    if deal.over:
        return twin
    hidden = []
    for card in range(CARDS):
        place = deal.where[card]
        if place >= 0 and not deal.seen[card] & bit:
            hidden.append(place)
    hidden.sort()
    if deal.drawn >= 0 and deal.turn != seat:
        hidden.append(DRAWN)
    hidden += [DRAWN - 1 - i for i in range(deal.left)]
    pools: dict[int, list[int]] = {}
    for place in hidden:
        pools.setdefault(deal.born[_at(deal, place)], []).append(place)
    for _, places in sorted(pools.items()):
        _deal_again(deal, twin, places, rng)
    return twin


def _at(deal: d.SabaiDeal, place: int) -> int:
    return deal.rows[place] if place >= 0 else deal.drawn if place == DRAWN else deal.stock[DRAWN - 1 - place]


def _deal_again(deal: d.SabaiDeal, twin: d.SabaiDeal, places: list[int], rng: Rng) -> None:
    """The cards of these places in another order; where all know that no Ass Joker lies, none comes to lie."""
    cards = [_at(deal, place) for place in places]
    not_ass = [place >= 0 and bool(deal.not_ass >> card & 1) for place, card in zip(places, cards, strict=True)]
    eyes = [deal.seen[card] for card in cards]
    rng.shuffle(cards)
    ass = deal.house.ass
    if ass in cards and not_ass[cards.index(ass)]:
        free = [i for i, no in enumerate(not_ass) if not no]
        i, j = cards.index(ass), free[rng.below(len(free))]
        cards[i], cards[j] = cards[j], cards[i]
    for card in cards:
        twin.not_ass &= ~(1 << card)
        twin.where[card] = -1
    for place, card, seen, no in zip(places, cards, eyes, not_ass, strict=True):
        twin.seen[card] = seen
        if no:
            twin.not_ass |= 1 << card
        if place >= 0:
            twin.rows[place] = card
            twin.where[card] = place
        elif place == DRAWN:
            twin.drawn = card
        else:
            twin.stock[DRAWN - 1 - place] = card
