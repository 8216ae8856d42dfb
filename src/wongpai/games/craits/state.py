"""The state of a round of Craits: who holds what, what has been seen of it, and how cards are drawn."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import lowest, members
from wongpai.core.deal import Deal
from wongpai.core.event import NOBODY, Event
from wongpai.core.rng import Rng
from wongpai.games.craits.cards import CLUBS, FACES, FOUR, WILD, House

NAME: Final[i64] = 0  # the dealer names a suit for the up-card, without having seen the hand
TURN: Final[i64] = 1  # in a crank too: then `count` is not 0
DREW: Final[i64] = 2  # a drawn card may be played, where the table plays so
OVER: Final[i64] = 3
PHASES: Final = ("name", "turn", "drew", "over")

# What all have seen of the hands, for `imagine`. Most entries are plays, kept small: card + 52 * seat. From LATER on:
# kind in bits 0 … 1, seat in bits 2 … 4, the rest above.
LATER: Final[i64] = 260
GOT: Final[i64] = 0  # how many cards
UNABLE: Final[i64] = 1  # the same, after having none to play: suit, rank, crank (1 bit) from bits 12, 14, 18 on
SHUFFLED: Final[i64] = 2  # the cards of the new stock
SUIT_AT: Final[i64] = 12
RANK_AT: Final[i64] = 14
CRANK_AT: Final[i64] = 18

FINES: Final[list[i64]] = [5, 10, 20, 40, 80, 160, 320, 640]  # for a player's first, second … shuffle of the match


class State(Deal):
    """Hands and sets of seats are bit sets; stock and pile are lists of cards, the next or topmost last."""

    def __init__(self, seats: i64, rng: Rng, house: House) -> None:
        super().__init__(seats, rng)
        self.house: House = house
        # The hands by seat; attributes, since numbers in lists have to be made anew each time.
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.stock: list[i64] = []
        self.pile: list[i64] = []
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.step: i64 = 1  # direction of play: 1 or -1
        self.rank: i64 = 0  # of the top card
        self.suit: i64 = 0  # that counts: the top card's or the one named
        self.count: i64 = 0  # the crank count; 0 outside a crank
        self.playable: i64 = 0  # all cards of the pack that may be played now; see `look`
        self.announced: i64 = 0  # seats that have said they hold one card
        self.ones: i64 = 0  # seats that hold one card and have not said so
        self.silent: i64 = 0  # those of them that may be called idiot
        self.skips: i64 = 0  # turns lost as an idiot, a byte a seat
        self.outs: i64 = 0  # seats without cards while the crank goes on
        self.drawn: i64 = -1  # in phase DREW
        self.turns: i64 = 0
        self.shuffles: list[i64] = []  # by seat: how often it had to shuffle in this match
        self.fines: list[i64] = []  # by seat: points for that in this round
        self.past: list[i64] = []

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3 if seat == 3 else self.hand4

    def put(self, seat: i64, hand: i64) -> None:
        """Give a seat that hand, without a word to anyone."""
        if seat == 0:
            self.hand0 = hand
        elif seat == 1:
            self.hand1 = hand
        elif seat == 2:
            self.hand2 = hand
        elif seat == 3:
            self.hand3 = hand
        else:
            self.hand4 = hand

    def look(self) -> None:
        """The top card, the suit that counts or the crank has changed."""
        if self.count or self.house.by_colour:
            self.playable = self.house.playable(self.suit, self.rank, self.count > 0)
        else:  # as most play, and quickly
            self.playable = CLUBS << self.suit | FOUR << (4 * self.rank) | WILD

    def sized(self, seat: i64, hand: i64) -> None:
        """The number of cards in a hand has changed: who now holds one has to say so (CRAITS-3.7)."""
        bit: i64 = 1 << seat
        if hand & (hand - 1) == 0 and hand:
            self.ones |= bit
            self.silent |= bit
            self.announced &= ~bit
        elif self.ones | self.announced:
            self.ones &= ~bit
            self.silent &= ~bit
            self.announced &= ~bit

    # --- drawing ---

    def take_one(self, seat: i64, clause: str, log: i64 = GOT) -> i64:
        """Draw a card, if there is one: the card, or -1."""
        if not self.stock:
            if not self._refill(seat, clause, log):
                return -1
            log = GOT
        card: i64 = self.stock.pop()
        self.got(seat, 1 << card, 1, clause, log)
        return card

    def take(self, seat: i64, n: i64, clause: str, log: i64 = GOT) -> None:
        """Draw n cards, or as many as there are; the discards are shuffled on the way if they must be."""
        while n:
            if not self.stock:
                if not self._refill(seat, clause, log):
                    return
                log = GOT
            here: i64 = len(self.stock)
            if here > n:
                here = n
            cards: i64 = 0
            left: i64 = here
            while left:
                cards |= 1 << self.stock.pop()
                left -= 1
            self.got(seat, cards, here, clause, log)
            log = GOT
            n -= here

    def _refill(self, seat: i64, clause: str, log: i64) -> bool:
        """A new stock of the discards; False if there are none. What made the seat draw is noted before them."""
        if log != GOT:
            self.past.append(LATER + (log | seat << 2))
        self._shuffle(seat)
        if self.stock:
            return True
        if self.events is not None:
            self.note("no_cards", seat, clause)
        return False

    def got(self, seat: i64, cards: i64, n: i64, clause: str, log: i64) -> None:
        self.past.append(LATER + (log | seat << 2 | n << 5))
        hand: i64 = self.hand(seat) | cards
        self.put(seat, hand)
        if self.events is not None:
            # A dealer who has yet to name a suit does not look at the cards (CRAITS-7.20).
            seen: i64 = NOBODY if self.phase == NAME and seat == self.dealer else 1 << seat
            self.note("draw", seat, clause, cards, n=n, source="stock", dest=f"hand:{seat}", seen=seen)
        if hand & (hand - 1) == 0 or self.ones | self.announced:
            self.sized(seat, hand)

    def _shuffle(self, seat: i64) -> None:
        """All but the top card make a new stock."""
        if not self.house.reshuffle or len(self.pile) < 2:
            return
        top: i64 = self.pile.pop()
        self.stock = self.pile
        self.pile = [top]
        cards: i64 = 0
        for card in self.stock:
            cards |= 1 << card
        self.past.append(LATER + (SHUFFLED | cards << 5))
        self.rng.shuffle(self.stock)
        if self.events is not None:
            self.note("reshuffle", seat, "CRAITS-3.4", n=len(self.stock), source="discard", dest="stock")
        if self.house.pressure:
            at: i64 = self.shuffles[seat]
            fine: i64 = FINES[at if at < len(FINES) else len(FINES) - 1]
            self.shuffles[seat] += 1
            self.fines[seat] += fine
            if self.events is not None:
                self.note("fine", seat, "CRAITS-3.4", n=fine)

    # --- for copies and listeners ---

    def share_state(self, twin: State) -> None:
        """For `copy`: give the twin what this class holds."""
        self.share(twin)
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.hand3 = self.hand3
        twin.hand4 = self.hand4
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.round = self.round
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.rank = self.rank
        twin.suit = self.suit
        twin.count = self.count
        twin.playable = self.playable
        twin.announced = self.announced
        twin.ones = self.ones
        twin.silent = self.silent
        twin.skips = self.skips
        twin.outs = self.outs
        twin.drawn = self.drawn
        twin.turns = self.turns
        twin.shuffles = self.shuffles[:]
        twin.fines = self.fines[:]
        twin.past = self.past[:]

    def note(
        self, kind: str, seat: i64, clause: str, cards: i64 = 0,
        to: i64 = -1, n: i64 = 0, word: str = "", source: str = "", dest: str = "", seen: i64 = -1,
    ) -> None:  # fmt: skip
        assert self.events is not None
        faces = tuple([FACES[c] for c in members(cards)])
        self.events.append(
            Event(kind, seat=seat, to=to, cards=faces, n=n, word=word, source=source, dest=dest, clause=clause,
                  foul=kind == "false_call", seen=seen)
        )  # fmt: skip


def without_cards(state: State) -> i64:
    """Seats of those out in this crank that still hold nothing."""
    found: i64 = 0
    rest: i64 = state.outs
    while rest:
        seat: i64 = lowest(rest)
        rest &= rest - 1
        if state.hand(seat) == 0:
            found |= 1 << seat
    return found
