"""Deals that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.bits import count, mask_of, members
from wongpai.core.rng import Rng
from wongpai.games.somsip import deal as d
from wongpai.games.somsip.setup import look

PASSES = 4  # over the hidden cards, where they cannot simply be shuffled


def imagine(deal: d.SomSipDeal, seat: int, rng: Rng) -> d.SomSipDeal:
    """Cards that the seat cannot know change places; cards taken in sight of all stay with their takers.

    Certain facts bind the new hands: who had to show a partner to take holds one until a card that may be it is gone,
    player 1 passed for want of one, and a stock made of discards holds nothing else.
    """
    twin = cast(d.SomSipDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    # Places that hold hidden cards: a seat each, -1 for the stock.
    places: list[int] = []
    cards: list[int] = []
    for s in range(deal.seats):
        if s != seat:
            mine = members(deal.hands[s] & ~deal.known[s])
            places += [s] * len(mine)
            cards += mine
    drawn = cards.index(deal.drawn) if deal.drawn in cards else -1
    places += [-1] * len(deal.stock)
    cards += deal.stock
    _mix(deal, seat, places, cards, rng)

    for s in range(deal.seats):
        if s != seat:
            twin.hands[s] = deal.known[s] | mask_of([c for c, place in zip(cards, places, strict=True) if place == s])
    twin.stock = [c for c, place in zip(cards, places, strict=True) if place < 0]
    if drawn >= 0:
        twin.drawn = cards[drawn]
    look(twin)
    mine_bit = (1 << seat) if seat >= 0 else 0
    twin.locked &= mine_bit
    if deal.phase == d.CLAIM:
        knocked, able = deal.knocks & mine_bit, deal.able & mine_bit
        twin.open_window()
        twin.knocks = knocked
        twin.able = twin.able & ~mine_bit | able
    return twin


def _mix(deal: d.SomSipDeal, seat: int, places: list[int], cards: list[int], rng: Rng) -> None:
    """Shuffle the cards over the places, or swap them pair by pair where certain facts must stay true."""
    first = deal.next(deal.dealer)
    passer = first if deal.room >= 0 and first != seat else -1
    others = [s for s in range(deal.seats) if s != seat]
    if passer < 0 and not deal.recycled and not any(deal.owes[s] for s in others):
        rng.shuffle(cards)
        return
    hidden = [deal.hands[s] & ~deal.known[s] for s in range(deal.seats)]
    partners = deal.house.mates(deal.centre) if passer >= 0 else 0

    def fits(s: int, hand: int) -> bool:
        if s == passer and count(hand & partners) > deal.room:
            return False
        if deal.recycled and count(hand & deal.recycled) > deal.fresh[s]:
            return False
        return all(hand & (deal.house.mates(4 * rank) | deal.wild) for rank in members(deal.owes[s]))

    def swap(i: int, j: int) -> None:
        s, t = places[i], places[j]
        a, b = cards[i], cards[j]
        if s == t:
            cards[i], cards[j] = b, a
            return
        if deal.recycled and ((s < 0 and not deal.recycled >> b & 1) or (t < 0 and not deal.recycled >> a & 1)):
            return
        flip = (1 << a) | (1 << b)
        if (s < 0 or fits(s, hidden[s] ^ flip)) and (t < 0 or fits(t, hidden[t] ^ flip)):
            cards[i], cards[j] = b, a
            if s >= 0:
                hidden[s] ^= flip
            if t >= 0:
                hidden[t] ^= flip

    for _ in range(PASSES):
        for i in range(len(places) - 1, 0, -1):
            swap(i, rng.below(i + 1))
