"""Games that agree with all that a seat has seen."""

from __future__ import annotations

from collections import Counter
from typing import cast

from wongpai.core.bits import mask_of
from wongpai.core.rng import Rng
from wongpai.games.chalui import state as s
from wongpai.games.chalui.cards import KINDS
from wongpai.games.chalui.deal import ChaluiDeal

PASSES = 4  # over the hidden cards
STOCK = -1


class Hidden:
    """Places of hidden cards: whose (or the stock's), what lies there, what all know that it is not."""

    def __init__(self, deal: ChaluiDeal, seat: int) -> None:
        self.owners: list[int] = []
        self.cards: list[int] = []
        self.never: list[int] = []
        self.holds = {o: deal.holds[o] for o in range(deal.seats) if o != seat and deal.holds[o]}
        self.shown = deal.shown
        for owner in range(deal.seats):
            if owner == seat:
                continue
            shown = list(deal.shown[owner])  # one card of each of these stays where it is
            for card, never in _by_age(_hand(deal, owner), deal.ages[owner]):
                if card in shown:
                    shown.remove(card)
                else:
                    self._add(owner, card, never)
        for card in deal.stock[: deal.left]:
            self._add(STOCK, card, deal.newer)
        self.room = Counter(deal.made)  # how many of a kind may still come into a stock made of discards
        self.room.subtract(card for card, owner in zip(self.cards, self.owners, strict=True) if owner == STOCK)
        self.bounded = bool(deal.made)

    def _add(self, owner: int, card: int, never: int) -> None:
        self.owners.append(owner)
        self.cards.append(card)
        self.never.append(never)

    def shuffle(self, rng: Rng) -> None:
        """Cards change places pair by pair wherever nothing that is known stands against it."""
        for _ in range(PASSES):
            for i in range(len(self.cards) - 1, 0, -1):
                self._swap(i, rng.below(i + 1))

    def _swap(self, i: int, j: int) -> None:
        a, b = self.cards[i], self.cards[j]
        if a == b or self.never[i] >> b & 1 or self.never[j] >> a & 1:
            return
        one, other = self.owners[i], self.owners[j]
        if one != other:
            if self.bounded and STOCK in (one, other):
                comes, goes = (b, a) if one == STOCK else (a, b)
                if self.room[comes] <= 0:
                    return
                self.room[comes] -= 1
                self.room[goes] += 1
                if not self._held(i, j, a, b):
                    self.room[comes] += 1
                    self.room[goes] -= 1
                return
            self._held(i, j, a, b)
            return
        self.cards[i], self.cards[j] = b, a

    def _held(self, i: int, j: int, a: int, b: int) -> bool:
        """Swap, unless a hand would lose what all know that it holds; was it done?"""
        self.cards[i], self.cards[j] = b, a
        for owner in (self.owners[i], self.owners[j]):
            for kinds in self.holds.get(owner, ()):
                if not any(kinds >> card & 1 for card in self.of(owner)):
                    self.cards[i], self.cards[j] = a, b
                    return False
        return True

    def of(self, owner: int) -> list[int]:
        """The cards of a hand, those shown included, or of the stock."""
        out = [card for card, whose in zip(self.cards, self.owners, strict=True) if whose == owner]
        return out + (list(self.shown[owner]) if owner >= 0 else [])


def imagine(deal: ChaluiDeal, seat: int, rng: Rng) -> ChaluiDeal:
    """Hidden cards change places; cards shown in mistakes stay, and so does all that play has told: who drew or laid
    a special lacks what would have had to be laid, and a stock made of discards holds nothing else."""
    twin = cast(ChaluiDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    if deal.over:
        return twin
    hidden = Hidden(deal, seat)
    hidden.shuffle(rng)
    for owner in range(deal.seats):
        if owner == seat:
            continue
        for kind in range(KINDS):
            twin.counts[owner * s.STRIDE + kind] = 0
        twin.hands[owner] = 0
        twin.sizes[owner] = 0
        for card in hidden.of(owner):
            twin.put(owner, card)
    twin.stock = hidden.of(STOCK)
    if deal.phase == s.DRAWN and deal.turn != seat:
        young = [card for card, whose in zip(hidden.cards, hidden.owners, strict=True) if whose == deal.turn]
        young = young[-deal.house.no_play_draw :] or hidden.of(deal.turn)
        twin.fresh = mask_of(young)
    if deal.phase == s.CLAIM:
        mine = 1 << seat if seat >= 0 else 0
        twin.claims = [claim if other == seat else 0 for other, claim in enumerate(deal.claims)]
        twin.asked = twin._others() & ~mine | deal.asked & mine
    return twin


def _hand(deal: ChaluiDeal, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(deal.counts[seat * s.STRIDE + kind])]


def _by_age(cards: list[int], ages: list[int]) -> list[tuple[int, int]]:
    """Each card with what the cards of its age cannot be: a way to sort a hand by age, which there always is."""
    room = [age >> 54 for age in ages]
    at: list[int] = []

    def place(index: int, tried: set[int]) -> bool:
        for i, age in enumerate(ages):
            if age >> cards[index] & 1 or i in tried:
                continue
            tried.add(i)
            if room[i]:
                room[i] -= 1
                at[index] = i
                return True
            for other in range(len(at)):
                if at[other] == i and other != index and place(other, tried):
                    at[index] = i
                    return True
        return False

    for index in range(len(cards)):
        at.append(-1)
        if not place(index, set()):
            at[index] = 0  # a position written by hand that contradicts itself
    order = sorted(range(len(cards)), key=lambda index: at[index])
    return [(cards[index], ages[at[index]] & s.MASK) for index in order]
