"""Rounds that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.bits import count, mask_of, members
from wongpai.core.rng import Rng
from wongpai.games.craits import state as d
from wongpai.games.craits.deal import CraitsDeal
from wongpai.games.craits.setup import hands_of, unable

PASSES = 4  # over the hidden cards, where they cannot simply be shuffled


class Limit:
    """Of some cards a hand can hold only so many: those that came after it was seen to hold none of them."""

    def __init__(self, cards: int, most: int) -> None:
        self.cards = cards
        self.most = most


def limits(deal: CraitsDeal) -> tuple[list[list[Limit]], int]:
    """By seat what its hand cannot be, from what all have seen; and the cards that the stock was made of (0: any).

    Who had to draw held nothing playable; after a shuffle nobody held any of the discards. A card that such a hand
    does hold, or has played, came later; so a later time counts against all earlier ones too.
    """
    out: list[list[Limit]] = [[] for _ in range(deal.seats)]
    recycled = 0

    def none_of(seat: int, cards: int) -> None:
        for limit in out[seat]:
            limit.cards |= cards
        out[seat].append(Limit(cards, 0))

    for entry in deal.past:
        if entry < d.LATER:
            for limit in out[entry // 52]:
                limit.most -= limit.cards >> entry % 52 & 1
            continue
        kind, seat, rest = entry - d.LATER & 3, entry - d.LATER >> 2 & 7, entry - d.LATER >> 5
        if kind == d.SHUFFLED:
            recycled = rest
            for every in range(deal.seats):
                none_of(every, rest)
            continue
        if kind == d.UNABLE:
            rest, suit, rank, crank = unable(rest)
            none_of(seat, deal.house.playable(suit, rank, crank))
        for limit in out[seat]:
            limit.most += rest
    return out, recycled


def imagine(deal: CraitsDeal, seat: int, rng: Rng) -> CraitsDeal:
    """Cards that the seat cannot know change places, within the limits of what all have seen."""
    twin = cast(CraitsDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    blind = deal.phase == d.NAME and seat == deal.dealer
    # Places that hold hidden cards: a seat each, -1 for the stock.
    places: list[int] = []
    cards: list[int] = []
    for s in range(deal.seats):
        if (s != seat or blind) and not deal.over:
            mine = members(deal.hand(s))
            places += [s] * len(mine)
            cards += mine
    drawn = cards.index(deal.drawn) if deal.drawn in cards else -1
    places += [-1] * len(deal.stock)
    cards += deal.stock
    _mix(deal, places, cards, rng)

    for s in set(places) - {-1}:
        twin.put(s, mask_of([c for c, place in zip(cards, places, strict=True) if place == s]))
    twin.stock = [c for c, place in zip(cards, places, strict=True) if place < 0]
    if drawn >= 0:
        twin.drawn = cards[drawn]
    return twin


def _mix(deal: CraitsDeal, places: list[int], cards: list[int], rng: Rng) -> None:
    """Shuffle the cards over the places, or swap them pair by pair where limits must hold."""
    bounds, recycled = limits(deal)
    bound = {s: [x for x in bounds[s] if x.most < count(deal.hand(s))] for s in set(places) - {-1}}
    if not recycled and not any(bound.values()):
        rng.shuffle(cards)
        return
    hands = hands_of(deal)

    def fits(s: int, now: int, new: int) -> bool:
        if s < 0:
            return not recycled or bool(recycled >> new & 1)
        hand = hands[s] ^ (1 << now | 1 << new)
        return all(count(hand & x.cards) <= x.most for x in bound[s])

    for _ in range(PASSES):
        for i in range(len(places) - 1, 0, -1):
            j = rng.below(i + 1)
            s, t = places[i], places[j]
            a, b = cards[i], cards[j]
            if s != t:
                if not (fits(s, a, b) and fits(t, b, a)):
                    continue
                for owner in (s, t):
                    if owner >= 0:
                        hands[owner] ^= 1 << a | 1 << b
            cards[i], cards[j] = b, a
