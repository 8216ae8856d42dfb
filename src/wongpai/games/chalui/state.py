"""The state of a game of Chalui: who holds what, and what all can tell of hidden hands."""
# mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.games.chalui.cards import (
    ALL,
    COLOUR,
    FACES,
    HOP,
    JOKER,
    KINDS,
    PLAIN,
    POINTS,
    REVERSE,
    SYMBOL,
    SYMBOL_D4,
    House,
)

HAND: Final[i64] = 5
STRIDE: Final[i64] = 64  # `counts` holds as many numbers a seat

NAME: Final[i64] = 0  # the first player names the colour of a special start card
TURN: Final[i64] = 1
DRAWN: Final[i64] = 2  # a card has been drawn and may be played at once, where the table plays it so
CLAIM: Final[i64] = 3  # all asked for interjections, where seats and not speed decide
OVER: Final[i64] = 4
PHASES: Final = ("name", "turn", "drawn", "claim", "over")

ORDERS: Final[list[i64]] = [0] * 11 + [2, 3, 4, 0]  # by symbol: cards that the next player has to take
# Cards of one age in a hand: how many there are from this bit on, below it the kinds that none of them is.
ONE_CARD: Final[i64] = 1 << 54
MASK: Final[i64] = (1 << 54) - 1
_NONE: Final[list[i64]] = []  # what lists are until they are filled; never changed
_NO_LISTS: Final[list[list[i64]]] = []


class State(Deal):
    """Fields, what moves cards about, and the knowledge that goes with it.

    A hand is a bit set of kinds with a count for each. The face that binds is (colour, symbol), whatever card lies on
    top; a running order is always one of that symbol.
    """

    def __init__(self, seats: i64, rng: Rng, house: House) -> None:
        super().__init__(seats, rng)
        self.house: House = house
        self.everyone: i64 = (1 << seats) - 1
        self.hands: list[i64] = _NONE  # by seat: kinds held
        self.counts: list[i64] = _NONE  # at STRIDE * seat + kind: cards held
        self.sizes: list[i64] = _NONE  # by seat: cards held
        self.stock: list[i64] = _NONE  # next to draw at left - 1; what was drawn stays behind. Shared by copies
        self.left: i64 = 0  # cards in the stock
        self.discards: list[i64] = _NONE  # top last
        self.colour: i64 = 0
        self.symbol: i64 = 0
        self.pending: i64 = 0  # cards that the running order makes the next player take
        self.way: i64 = 1  # 1 up the seats, -1 down
        self.turn: i64 = 0
        self.first: i64 = 0
        self.by: i64 = -1  # who laid the top card; -1: it is the start card
        self.open: bool = True  # the top card may still be interjected on
        self.cut: bool = False  # the top card was itself interjected
        self.phase: i64 = OVER
        self.due: i64 = 0  # seats that owe the shout
        self.said: i64 = 0  # seats with one card that have shouted
        self.fresh: i64 = 0  # in DRAWN: the kinds just drawn
        self.just: i64 = 0  # the kinds of the latest `draw`; no part of the state
        self.asked: i64 = 0  # in CLAIM: seats that may still answer
        self.claims: list[i64] = _NONE  # in CLAIM: by seat, the interjection claimed; 0: none
        # Public knowledge of hidden hands, for `imagine`.
        self.ages: list[list[i64]] = (
            _NO_LISTS  # by seat: its cards by age, oldest first, with the kinds that they are not
        )
        self.holds: list[list[i64]] = _NO_LISTS  # by seat: sets of kinds of which it is known to hold one
        self.shown: list[list[i64]] = _NO_LISTS  # by seat: kinds shown in mistakes and taken back
        self.noted: i64 = 0  # seats with anything in holds or shown
        self.made: list[i64] = _NONE  # what the stock was made of by the latest reshuffle, in any order
        self.newer: i64 = 0  # kinds that no card drawn since then can be

    def clear(self) -> None:
        """Empty hands, nothing known."""
        self.hands = [0] * self.seats
        self.counts = [0] * (self.seats * STRIDE)
        self.sizes = [0] * self.seats
        self.discards = []
        self.ages = [[] for _ in range(self.seats)]
        self.holds = [[] for _ in range(self.seats)]
        self.shown = [[] for _ in range(self.seats)]

    def next(self, seat: i64) -> i64:
        """Whose turn follows."""
        seat += self.way
        if seat == self.seats:
            return 0
        return self.seats - 1 if seat < 0 else seat

    def target(self) -> i64:
        """The kind that may be interjected now; -1 if none may (CHALUI-8.1, 8.7)."""
        if self.symbol >= SYMBOL_D4:
            return -1
        if self.discards[len(self.discards) - 1] == JOKER and not self.house.cut_joker:
            return -1
        return 13 * self.colour + self.symbol

    def binding(self) -> str:
        """The face that binds, as a card; "" if the symbol is blank."""
        if self.symbol == SYMBOL_D4:
            return "D4"
        return FACES[13 * self.colour + self.symbol] if self.symbol < SYMBOL_D4 else ""

    # --- dealing ---

    def deal_out(self, first: i64) -> None:
        """Five cards each, a start card, the first turn (CHALUI-3.1 … 3.5)."""
        house: House = self.house
        n: i64 = self.seats
        self.clear()
        cards: list[i64] = house.pack[:]
        self.rng.shuffle(cards)
        at: i64 = len(cards)
        seat: i64 = first
        for _ in range(n):
            for _ in range(HAND):
                at -= 1
                self.put(seat, cards[at])
            self.grows(seat, HAND)
            if self.events is not None:
                self.events.append(
                    Event("deal", seat=seat, cards=self.faces(seat), n=HAND, source="stock", dest=f"hand:{seat}",
                          clause="CHALUI-3.1", seen=1 << seat)
                )  # fmt: skip
            seat = self.next(seat)
        self.stock = cards
        self.left = at
        self.first = first
        self.turn = first
        self.phase = TURN
        self._start_card()

    def _start_card(self) -> None:
        rules = self.house.rules
        while True:
            self.left -= 1
            card: i64 = self.stock[self.left]
            again: bool = rules.start_special == "redraw"
            if card < PLAIN:
                again = rules.start_command == "redraw" and SYMBOL[card] >= HOP
            if not again:
                break
            if self.events is not None:
                self.events.append(Event("put_back", cards=(FACES[card],), clause="CHALUI-3.3"))
            rest: list[i64] = self.stock[: self.left + 1]
            self.rng.shuffle(rest)
            self.stock = rest
            self.left = len(rest)
        self.discards.append(card)
        self.symbol = SYMBOL[card]
        if self.events is not None:
            self.events.append(
                Event("start_card", cards=(FACES[card],), n=1, source="stock", dest="discard", clause="CHALUI-3.3")
            )
        if card >= PLAIN:
            self.colour = 0
            self.phase = NAME
        else:
            self.colour = COLOUR[card]
            if rules.start_command == "apply":
                self._apply_start()
        if self.events is not None:
            self.events.append(Event("start", seat=self.turn, clause="CHALUI-3.4"))

    def _apply_start(self) -> None:
        """The start card's command, on the first player."""
        if self.symbol == HOP:
            self.turn = self.next(self.turn)
        elif self.symbol == REVERSE:
            self.way = -self.way
            if self.seats == 2 and self.house.two_player_skip:
                self.turn = self.next(self.turn)
        else:
            self.pending = ORDERS[self.symbol]
        if self.events is not None:
            self.tell_effect(self.first, self.first if self.symbol == HOP else -1)

    def tell_effect(self, seat: i64, hopped: i64) -> None:
        """The events of a command that has just been carried out. hopped: who loses a turn, or -1."""
        assert self.events is not None
        if self.symbol == HOP and hopped >= 0:
            self.events.append(Event("hop", seat=hopped, clause="CHALUI-2.6"))
        elif self.symbol == REVERSE:
            self.events.append(Event("reverse", seat=seat, clause="CHALUI-2.7"))
        elif self.pending:
            base: i64 = ORDERS[self.symbol]
            clause = "CHALUI-2.11" if base == 4 else ("CHALUI-2.8" if base == 2 else "CHALUI-2.9")
            if self.pending > base:
                clause = "CHALUI-6.4" if base == 4 else "CHALUI-5.6"
            self.events.append(Event("order", seat=self.turn, n=self.pending, clause=clause))

    # --- cards about ---

    def faces(self, seat: i64) -> tuple[str, ...]:
        """A hand in order, each card named."""
        out: list[str] = []
        for kind in range(KINDS):
            for _ in range(self.counts[seat * STRIDE + kind]):
                out.append(FACES[kind])
        return tuple(out)

    def put(self, seat: i64, kind: i64) -> None:
        """One more card in a hand."""
        self.counts[seat * STRIDE + kind] += 1
        self.hands[seat] |= 1 << kind
        self.sizes[seat] += 1

    def take(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for all to see."""
        at: i64 = seat * STRIDE + kind
        n: i64 = self.counts[at] - 1
        self.counts[at] = n
        if n == 0:
            self.hands[seat] ^= 1 << kind
        self.sizes[seat] -= 1
        self._leaves(seat, kind)

    def draw(self, seat: i64, n: i64, event: str, clause: str) -> i64:
        """Up to n cards from the stock to a hand; how many there were (CHALUI-9.1)."""
        got: i64 = 0
        batch: i64 = 0
        just: i64 = 0
        kinds: list[i64] = _NONE if self.events is None else []
        while got < n:
            if self.left == 0:
                if len(self.discards) < 2:
                    break
                if batch:
                    self.grows(seat, batch)
                    batch = 0
                self._reshuffle()
            self.left -= 1
            kind: i64 = self.stock[self.left]
            self.counts[seat * STRIDE + kind] += 1
            just |= 1 << kind
            got += 1
            batch += 1
            self.sizes[seat] += 1
            self.hands[seat] |= 1 << kind
            if self.events is not None:
                kinds.append(kind)
        self.just = just
        if batch:
            self.grows(seat, batch)
        if self.events is not None:
            self._tell_drawn(seat, kinds, event, clause)
        if self.said and self.sizes[seat] > 1:
            self.said &= ~(1 << seat)
        return got

    def _tell_drawn(self, seat: i64, kinds: list[i64], event: str, clause: str) -> None:
        """The cards in the order in which a hand shows them: in which they came, no view remembers."""
        assert self.events is not None
        n = len(kinds)
        if n == 0:
            self.events.append(Event("no_cards", seat=seat, clause="CHALUI-9.1"))
            return
        kinds.sort()
        faces: list[str] = []
        for kind in kinds:
            faces.append(FACES[kind])
        self.events.append(
            Event(event, seat=seat, cards=tuple(faces), n=n, source="stock", dest=f"hand:{seat}", clause=clause,
                  seen=1 << seat)
        )  # fmt: skip

    def _reshuffle(self) -> None:
        """All but the top card, whose face goes on to bind, make a new stock."""
        top: i64 = self.discards[len(self.discards) - 1]
        cards: list[i64] = self.discards[: len(self.discards) - 1]
        self.rng.shuffle(cards)
        self.made = cards
        self.stock = cards
        self.left = len(cards)
        self.discards = [top]
        self._know_stock()
        if self.events is not None:
            self.events.append(Event("reshuffle", n=self.left, source="discard", dest="stock", clause="CHALUI-9.1"))

    # --- what all can tell of hidden hands ---

    def _know_stock(self) -> None:
        """All cards that were hidden are in the hands now, all of the new stock lay open."""
        inside: i64 = 0
        for kind in self.made:
            inside |= 1 << kind
        self.newer = ALL & ~inside
        held: i64 = 0
        for hand in self.hands:
            held |= hand
        for seat in range(self.seats):
            self.lacks(seat, ALL & ~held)

    def grows(self, seat: i64, n: i64) -> None:
        """Cards came that may be anything the stock held."""
        ages: list[i64] = self.ages[seat]
        last: i64 = len(ages) - 1
        if last >= 0 and ages[last] & MASK == self.newer:
            ages[last] += n * ONE_CARD
        else:
            ages.append(n * ONE_CARD + self.newer)

    def lacks(self, seat: i64, kinds: i64) -> None:
        """The hand holds none of these now."""
        if kinds == 0:
            return
        ages: list[i64] = self.ages[seat]
        n: i64 = len(ages)
        if n == 0:
            return
        before: i64 = ages[0] | kinds
        ages[0] = before
        i: i64 = 1
        while i < n:
            here: i64 = ages[i] | kinds
            if here & MASK == before & MASK:
                here += before & ~MASK
                i -= 1
                ages.pop(i)
                n -= 1
            ages[i] = here
            before = here
            i += 1

    def _leaves(self, seat: i64, kind: i64) -> None:
        """A card of this kind was laid: the oldest that it can have been, for younger ones can be more (but one just
        drawn where only that may be laid)."""
        ages: list[i64] = self.ages[seat]
        n: i64 = len(ages)
        i: i64 = 0
        if self.phase == DRAWN:
            i = n - 1
            while i > 0 and ages[i] >> kind & 1:
                i -= 1
        else:
            while i < n - 1 and ages[i] >> kind & 1:
                i += 1
        age: i64 = ages[i]
        if len(self.made):  # after a reshuffle younger cards may be less: those that can have been it may be either
            j: i64 = i + 1
            while j < n:
                if not ages[j] >> kind & 1:
                    ages[j] &= age | ~MASK
                j += 1
        if age < 2 * ONE_CARD:
            ages.pop(i)
        else:
            ages[i] = age - ONE_CARD
        if self.noted and self.noted & (1 << seat):
            self._forget(seat, kind)

    def _forget(self, seat: i64, kind: i64) -> None:
        """What was known of the hand may have been this card."""
        rest: list[i64] = []
        for kinds in self.holds[seat]:
            if not kinds >> kind & 1:
                rest.append(kinds)
        self.holds[seat] = rest
        if kind in self.shown[seat]:
            self.shown[seat].remove(kind)
        if len(rest) == 0 and len(self.shown[seat]) == 0:
            self.noted &= ~(1 << seat)

    def show(self, seat: i64, kind: i64) -> None:
        """All have seen a card that stays in the hand."""
        known: i64 = 0
        for other in self.shown[seat]:
            if other == kind:
                known += 1
        if known == 0:  # a second mistake with the same card may be the same card
            self.shown[seat] = sorted([*self.shown[seat], kind])
        self.noted |= 1 << seat

    def show_one_of(self, seat: i64, kinds: i64) -> None:
        """All can tell that the hand holds one of these."""
        if kinds not in self.holds[seat]:
            self.holds[seat] = [*self.holds[seat], kinds]
        self.noted |= 1 << seat

    # --- results, copies ---

    def minus(self, seat: i64) -> i64:
        """Minus points of a hand, as a number from 0 up (CHALUI-7.6)."""
        total: i64 = 0
        for kind in range(KINDS):
            total += POINTS[kind] * self.counts[seat * STRIDE + kind]
        return total

    def scores(self) -> list[i64]:
        out: list[i64] = [0] * self.seats
        if self.over:
            for seat in range(self.seats):
                out[seat] = -self.minus(seat)
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.chalui.view import lines

        return lines(self)

    def copy_to(self, twin: State) -> None:
        self.share(twin)
        twin.hands = self.hands[:]
        twin.counts = self.counts[:]
        twin.sizes = self.sizes[:]
        twin.stock = self.stock
        twin.left = self.left
        twin.discards = self.discards[:]
        twin.colour = self.colour
        twin.symbol = self.symbol
        twin.pending = self.pending
        twin.way = self.way
        twin.turn = self.turn
        twin.first = self.first
        twin.by = self.by
        twin.open = self.open
        twin.cut = self.cut
        twin.phase = self.phase
        twin.due = self.due
        twin.said = self.said
        twin.fresh = self.fresh
        twin.asked = self.asked
        twin.claims = self.claims[:]
        ages: list[list[i64]] = []
        for age in self.ages:
            ages.append(age[:])
        twin.ages = ages
        if self.noted:
            holds: list[list[i64]] = []
            shown: list[list[i64]] = []
            for seat in range(self.seats):
                holds.append(self.holds[seat][:])
                shown.append(self.shown[seat][:])
            twin.holds = holds
            twin.shown = shown
        else:
            twin.holds = [_NONE] * self.seats
            twin.shown = [_NONE] * self.seats
        twin.noted = self.noted
        twin.made = self.made
        twin.newer = self.newer
