"""Deals that agree with all that a seat has seen."""

from __future__ import annotations

from typing import cast

from wongpai.core.bits import mask_of
from wongpai.core.rng import Rng
from wongpai.games.chan.cards import EVERY, ROW, spread
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.faults import OPEN_SINS
from wongpai.games.chan.hand import NEED, complete, pairs, waits
from wongpai.games.chan.setup import find_thien
from wongpai.games.chan.state import ANNOUNCE, CLAIM, DRAWN, OVER

PASSES = 3  # over the hidden cards, where they cannot simply be shuffled
TRADES = 40  # sets offered to a hand that has to stay complete
STOCK = -1
DEAD = -2


def imagine(deal: ChanDeal, seat: int, rng: Rng) -> ChanDeal:
    """Cards that the seat cannot know change places.

    What all know stays true: the dealer holds the cái until it is played, a hand that had to break a ban lies within the
    kinds that were barred, a hand that is being announced is complete, and one that won lies open.
    """
    twin = cast(ChanDeal, deal.copy())
    twin.rng = Rng(rng.word() << 20 ^ rng.word())
    others = [s for s in range(deal.seats) if s != seat]
    hidden = [s for s in others if not (deal.phase == OVER and s == deal.winner)]
    _Cards(deal, hidden, rng).lay(twin)
    mine = (1 << seat) if seat >= 0 else 0
    twin.passed_u &= mine
    for s in others:
        twin.sins[s] &= OPEN_SINS
    for s in hidden:
        _count(twin, s)
    if seat != deal.dealer:
        find_thien(twin)
    if deal.phase == CLAIM:
        _reopen(deal, twin, mine)
    if deal.phase == ANNOUNCE:
        twin.held = twin.held_by(twin.winner)
    return twin


def _count(twin: ChanDeal, s: int) -> None:
    """What follows from a hand."""
    hand = twin.hand(s)
    twin.have[s] = mask_of([kind for kind in range(25) if hand[kind]])
    twin.three[s] = mask_of([kind for kind in range(25) if hand[kind] == 3])
    twin.look(s)


def _reopen(deal: ChanDeal, twin: ChanDeal, mine: int) -> None:
    """The window as these hands open it; the seat's own part in it stays, what others have answered it cannot know."""
    twin.open_window()
    for name in ("able", "able_u", "able_chiu", "foul_u", "foul_chiu", "ripe", "u_said", "chiu_said"):
        setattr(twin, name, getattr(twin, name) & ~mine | getattr(deal, name) & mine)


class _Cards:
    """The hidden cards with their places: a seat each, the stock, or out of play."""

    def __init__(self, deal: ChanDeal, hidden: list[int], rng: Rng) -> None:
        self.deal = deal
        self.rng = rng
        self.places: list[int] = []
        self.cards: list[int] = []
        self.hands = {s: deal.hand(s) for s in hidden}
        for s in hidden:
            hand = spread(self.hands[s])
            if s == deal.dealer and deal.cai_held:
                hand.remove(deal.cai)
            self._add(s, hand)
        self._add(STOCK, deal.stock[: deal.left])
        self._add(DEAD, deal.dead)
        self.whole = deal.winner if deal.phase == ANNOUNCE and deal.winner in hidden else -1
        self.bound = {s for s in hidden if deal.only[s] != EVERY or s == self.whole}

    def _add(self, place: int, cards: list[int]) -> None:
        self.places += [place] * len(cards)
        self.cards += cards

    def lay(self, twin: ChanDeal) -> None:
        """Mix the cards and put them in place."""
        if not self.bound:
            self.rng.shuffle(self.cards)
            for s in self.hands:
                self.hands[s] = [0] * 25
            if self.deal.cai_held and self.deal.dealer in self.hands:
                self.hands[self.deal.dealer][self.deal.cai] = 1
            for card, place in zip(self.cards, self.places, strict=True):
                if place >= 0:
                    self.hands[place][card] += 1
        else:
            for _ in range(PASSES):
                for i in range(len(self.cards) - 1, 0, -1):
                    self.swap([i], [self.rng.below(i + 1)])
            if self.whole >= 0:
                self.trade()
        for s, hand in self.hands.items():
            twin.counts[25 * s : 25 * s + 25] = hand
        twin.stock = [card for card, place in zip(self.cards, self.places, strict=True) if place == STOCK]
        twin.dead = [card for card, place in zip(self.cards, self.places, strict=True) if place == DEAD]

    def trade(self) -> None:
        """Single cards hardly ever fit into a complete hand: offer it two that make a set for two that make one."""
        mine = [i for i, place in enumerate(self.places) if place == self.whole]
        rest = [i for i, place in enumerate(self.places) if place != self.whole]
        for _ in range(TRADES if len(mine) > 1 and len(rest) > 1 else 0):
            ours, theirs = self._set(mine), self._set(rest)
            if len(ours) == len(theirs):
                self.swap(ours, theirs)

    def _set(self, places: list[int]) -> list[int]:
        """Two places whose cards make a set, or one of a card that makes none there."""
        i = places[self.rng.below(len(places))]
        mates = [j for j in places if j != i and ROW[self.cards[i]] >> self.cards[j] & 1]
        return [i, mates[self.rng.below(len(mates))]] if mates else [i]

    def swap(self, ones: list[int], others: list[int]) -> None:
        """Let cards change places, if all that is known stays true."""
        flips = [(i, j) for i, j in zip(ones, others, strict=True) if self.places[i] != self.places[j]]
        self._flip(flips)
        touched = {self.places[i] for pair in flips for i in pair} & self.bound
        if not all(self.fits(s) for s in touched):
            self._flip(flips)

    def _flip(self, flips: list[tuple[int, int]]) -> None:
        for i, j in flips:
            a, b = self.cards[i], self.cards[j]
            for place, gone, come in ((self.places[i], a, b), (self.places[j], b, a)):
                if place >= 0:
                    self.hands[place][gone] -= 1
                    self.hands[place][come] += 1
            self.cards[i], self.cards[j] = b, a

    def fits(self, s: int) -> bool:
        deal, hand = self.deal, self.hands[s]
        if any(hand[kind] and not deal.only[s] >> kind & 1 for kind in range(25)):
            return False
        if s != self.whole:
            return True
        if deal.card < 0:
            return complete(hand) and pairs(hand) >= NEED
        three = hand[deal.card] == 3
        awaited = waits(hand, deal.mat_chan[s])
        return bool(awaited >> deal.card & 1) and three == deal.by_chiu and (three or deal.origin == DRAWN)
