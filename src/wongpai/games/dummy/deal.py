"""One deal of Dummy: draw or take, meld and lay off, discard; until somebody knocks or the stock is used up."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import count, lowest, members
from wongpai.core.deal import Deal
from wongpai.core.event import ALL as EVERYBODY
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import Refusal
from wongpai.games.dummy.actions import (
    DISCARD,
    DRAW,
    FULL,
    KIND,
    KNOCK,
    LAYOFF,
    MELD,
    PASS,
    SEAT_AT,
    SLOT_AT,
    TAKE,
    TAKE_OFF,
    faces,
    read,
    target,
    text_of,
)
from wongpai.games.dummy.house import House
from wongpai.games.dummy.melds import (
    SPETO,
    VALUES,
    cover,
    ends_of,
    layoffs_on,
    meldable,
    melds_from,
    melds_with,
    runs_on,
    singles,
)
from wongpai.games.dummy.rules import REFUSALS, DummyRules

ACQUIRE: Final[i64] = 0  # draw or take
TABLE: Final[i64] = 1  # meld, lay off, knock; a discard ends the turn
OVER: Final[i64] = 2
PHASES: Final = ("draw", "table", "over")
KNOCK_POINTS: Final[i64] = 50
SPECIAL: Final[i64] = 50  # every penalty


@final
@mypyc_attr(free_list_len=1)
class DummyDeal(Deal):
    """Hands and melds are bit sets of cards, sets of seats are bit sets too; -1 stands for no card and no seat."""

    def __init__(
        self, rules: DummyRules, seats: i64, rng: Rng, position: Mapping[str, Any], empty: bool = False
    ) -> None:
        super().__init__(seats, rng)
        self.hands: list[i64] = []
        self.known: list[i64] = []  # by seat: cards swept up, which everyone knows there until they leave the hand
        self.laid: list[i64] = []  # by seat: cards laid face up, its lay-offs on others' melds among them
        self.row: list[i64] = []  # oldest first
        self.in_row: i64 = 0
        self.stock: list[i64] = []  # the next card last
        self.aside: list[i64] = []  # out of play (DUMMY-1.4)
        self.melds: list[i64] = []  # in the order they were laid
        self.cores: list[i64] = []  # the same as they were laid, without lay-offs
        self.owners: list[i64] = []
        self.ends: list[i64] = []  # the cards that fit on each, whoever may lay them off
        self.open: i64 = 0  # all of them, and some that lie on the table by now
        self.phase: i64 = ACQUIRE
        self.turn: i64 = 0
        self.step: i64 = 1  # direction of play: 1 or -1
        self.dealer: i64 = 0
        self.head: i64 = -1  # the card that began the row, wherever it is now
        self.last_by: i64 = -1  # who discarded the newest card of the row; -1 while it is the dealer's
        self.drawn: i64 = -1  # from the stock, in this turn
        self.born: i64 = 0  # seats that took before this turn
        self.fresh: bool = False  # the seat to act has just been born
        self.fool_of: i64 = -1  # who discarded the one card that was taken in this turn
        self.knocker: i64 = -1
        self.knock_card: i64 = -1
        self.liable: list[i64] = []  # see special.py
        self.swept: i64 = 0  # cards swept up in this turn and not yet laid, where somebody is liable
        self.charges: list[i64] = []
        if empty:
            return
        self.house: House = House(rules)
        from wongpai.games.dummy.setup import set_up

        set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        return 0 if self.over else (1 << self.turn)

    # --- legality ---

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.over or seat != self.turn:
            return out
        if self.phase == ACQUIRE:
            out.append(DRAW if len(self.stock) else PASS)
            self.takes(seat, out)
            return out
        hand: i64 = self.hands[seat]
        born: bool = bool(self.born & (1 << seat))
        if born or (self.fresh and self.house.birth_melds):
            self._melds(hand, out)
        if born or self.fresh:
            self._layoffs(seat, hand, out)
        self._knocks(seat, hand, out)
        if hand & (hand - 1):  # the last card is not discarded, but knocked with
            singles(self._clean(seat), out)  # a discard is its card
        return out

    def fouls(self, seat: i64) -> list[i64]:
        """Discards that cost more points at once than another would (DUMMY-9.2, 9.4)."""
        out: list[i64] = []
        if self.house.costly and not self.over and seat == self.turn and self.phase == TABLE:
            singles(self.hands[seat] & ~self._clean(seat), out)
        return out

    def _clean(self, seat: i64) -> i64:
        """The cards of a hand whose discard is charged least at once: mostly not at all."""
        if not self.house.costly:
            return self.hands[seat]
        from wongpai.games.dummy.special import cheapest

        return cheapest(self, seat)

    def takes(self, seat: i64, out: list[i64]) -> None:
        """All that can be swept up: the deepest card taken and one of the hand at least, in a meld (DUMMY-2.11, 2.15)."""
        if self.last_by < 0 and not self.house.first_take:
            return
        hand: i64 = self.hands[seat]
        useful: i64 = self.in_row & meldable(hand | self.in_row)
        if useful == 0 and not self.house.take_off:
            return
        size: i64 = count(hand)
        later: i64 = 0
        at: i64 = len(self.row)
        found: list[i64] = []
        while at > 0:
            at -= 1
            card: i64 = self.row[at]
            size += 1
            if useful & (1 << card):
                melds_with(card, hand | later, found)
                if len(found):
                    for meld in found:
                        if meld & hand and count(meld) < size:
                            out.append(TAKE | meld)
                    found.clear()
            if self.house.take_off:
                self._takes_off(seat, card, hand | later, size, out)
            later |= 1 << card

    def _takes_off(self, seat: i64, card: i64, others: i64, size: i64, out: list[i64]) -> None:
        """Takes whose deepest card is laid off at once, where the house allows it."""
        found: list[i64] = []
        for k in range(len(self.melds)):
            layoffs_on(self.melds[k], others | (1 << card), self.shut(k, seat, False), self.shut(k, seat, True), found)
            for cards in found:
                if cards & (1 << card) and count(cards) < size:
                    out.append(TAKE_OFF | cards | self.place(k))
            found.clear()

    def _melds(self, hand: i64, out: list[i64]) -> None:
        rest: i64 = meldable(hand)
        found: list[i64] = []
        while rest:
            card: i64 = lowest(rest)
            rest &= rest - 1
            melds_from(card, rest, found)
        for meld in found:
            if meld != hand:
                out.append(MELD | meld)

    def _layoffs(self, seat: i64, hand: i64, out: list[i64]) -> None:
        """All that can be laid off, on whichever meld (DUMMY-3.1 … 3.5)."""
        if not hand & self.open:
            return
        found: list[i64] = []
        for k in range(len(self.melds)):
            if not hand & self.ends[k]:
                continue
            layoffs_on(self.melds[k], hand, self.shut(k, seat, False), self.shut(k, seat, True), found)
            for cards in found:
                if cards != hand:
                    out.append(LAYOFF | cards | self.place(k))
            found.clear()

    def _knocks(self, seat: i64, hand: i64, out: list[i64]) -> None:
        """With which card a seat can knock, all others being laid down (DUMMY-4.1)."""
        layoffs: bool = bool(hand & self.open) and self._may_lay_off(seat)
        loose: i64 = hand & ~meldable(hand)
        if layoffs and loose:
            for k in range(len(self.melds)):
                loose &= ~runs_on(self.melds[k], hand, self.shut(k, seat, False), self.shut(k, seat, True))
        if loose & (loose - 1):
            return
        for card in members(loose if loose else hand):
            plan: list[i64] = []
            if self._lies(seat, hand ^ (1 << card), layoffs, plan):
                out.append(KNOCK | (1 << card))

    def _may_lay_off(self, seat: i64) -> bool:
        """In a knock: who is born, by this turn's take too (DUMMY-3.5)."""
        return bool(self.born & (1 << seat)) or self.fresh or self.house.dark_layoffs

    def _lies(self, seat: i64, cards: i64, layoffs: bool, plan: list[i64]) -> bool:
        """Can these cards be laid down to the last one? `plan` is given how: melds, and lay-offs as actions."""
        if layoffs and len(self.melds):
            return self._place_off(0, seat, cards, plan)
        return cover(cards, plan)

    def _place_off(self, k: i64, seat: i64, cards: i64, plan: list[i64]) -> bool:
        """The same, with lay-offs on the melds from number k on."""
        if k == len(self.melds):
            return cover(cards, plan)
        if self._place_off(k + 1, seat, cards, plan):
            return True
        found: list[i64] = []
        layoffs_on(self.melds[k], cards, self.shut(k, seat, False), self.shut(k, seat, True), found)
        for some in found:
            if self._place_off(k + 1, seat, cards & ~some, plan):
                plan.append(LAYOFF | some | self.place(k))
                return True
        return False

    def shut(self, k: i64, seat: i64, high: bool) -> bool:
        """That end of a meld is another seat's lay-off, and this table lets nobody lay off on that (DUMMY-3.3)."""
        if self.house.chain:
            return False
        meld: i64 = self.melds[k]
        low: i64 = lowest(meld)
        end: i64 = (1 << (low + 4 * count(meld) - 4)) if high and (meld >> (low & ~3)) >= 16 else (1 << low)
        return not end & (self.cores[k] | self.laid[seat])

    def place(self, k: i64) -> i64:
        """The bits by which an action names meld k."""
        seat: i64 = self.owners[k]
        slot: i64 = 0
        at: i64 = 0
        while at < k:
            if self.owners[at] == seat:
                slot += 1
            at += 1
        return target(seat, slot)

    def find(self, action: i64) -> i64:
        """The number of the meld an action names, or -1."""
        slot: i64 = action >> SLOT_AT
        for k in range(len(self.owners)):
            if self.owners[k] == (action >> SEAT_AT) & 3:
                if slot == 0:
                    return k
                slot -= 1
        return -1

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        # Nearly all that is asked is a draw or a plain discard.
        if seat == self.turn and not self.over:
            if self.phase == ACQUIRE:
                if action == DRAW and len(self.stock):
                    return None
            elif 0 < action <= FULL and action & (action - 1) == 0 and 0 < action & self.hands[seat] < self.hands[seat]:
                return None
        from wongpai.games.dummy.refuse import code

        found = code(self, seat, action)
        return Refusal(found, REFUSALS[found]) if found else None

    def lies(self, seat: i64, card: i64, layoffs: bool) -> bool:
        """Can all of the hand but this card be laid down?"""
        plan: list[i64] = []
        return self._lies(seat, self.hands[seat] & ~(1 << card), layoffs, plan)

    # --- doing it ---

    def play(self, seat: i64, action: i64) -> None:
        kind: i64 = action & KIND
        cards: i64 = action & FULL
        if kind == DISCARD:
            self._discard(seat, lowest(cards))
        elif kind == DRAW:
            self._draw(seat)
        elif kind == TAKE:
            self._take(seat, cards)
            self._meld(seat, cards)
            self._check_knock(seat)
        elif kind == MELD:
            self._meld(seat, cards)
            self._check_knock(seat)
        elif kind == LAYOFF:
            self._lay_off(seat, cards, self.find(action))
            self._check_knock(seat)
        elif kind == KNOCK:
            plan: list[i64] = []
            self._lies(seat, self.hands[seat] & ~cards, self._may_lay_off(seat), plan)
            for each in plan:
                if each & KIND:
                    self._lay_off(seat, each & FULL, self.find(each))
                else:
                    self._meld(seat, each)
            self._knock(seat)
        elif kind == TAKE_OFF:
            self._take(seat, cards)
            self._lay_off(seat, cards, self.find(action))
            self._check_knock(seat)
        else:
            if self.events is not None:
                self._note("pass", seat, 0, "DUMMY-5.1")
            self._end()

    def _draw(self, seat: i64) -> None:
        card: i64 = self.stock.pop()
        self.hands[seat] |= 1 << card
        self.drawn = card
        self.phase = TABLE
        if self.events is not None:
            self._note("draw", seat, 1 << card, "DUMMY-2.3", n=1, source="stock", dest=f"hand:{seat}", seen=1 << seat)
        self._check_knock(seat)

    def _take(self, seat: i64, cards: i64) -> None:
        """Sweep the row from its deepest card among these on; what is swept up is in the hand then."""
        at: i64 = 0
        while not cards & (1 << self.row[at]):
            at += 1
        swept: i64 = 0
        one: bool = at == len(self.row) - 1
        while len(self.row) > at:
            swept |= 1 << (self.row.pop())
        self.in_row &= ~swept
        self.hands[seat] |= swept
        self.known[seat] |= swept
        self.phase = TABLE
        if one:
            self.fool_of = self.last_by
        if self.events is not None:
            self._note("take", seat, swept, "DUMMY-2.15", source="row", dest=f"hand:{seat}", n=count(swept))
        if not self.born & (1 << seat):
            self.fresh = True
            if self.events is not None:
                self._note("born", seat, 0, "DUMMY-2.13")
        self.swept = swept if self.house.liable and len(self.liable) else 0

    def _meld(self, seat: i64, cards: i64) -> None:
        slot: i64 = 0
        for owner in self.owners:
            if owner == seat:
                slot += 1
        self.melds.append(cards)
        self.cores.append(cards)
        self.owners.append(seat)
        self.ends.append(ends_of(cards))
        self.open |= ends_of(cards)
        self._lay(seat, cards)
        if self.events is not None:
            clause = "DUMMY-2.14" if self.born & (1 << seat) else "DUMMY-2.12"
            self._note("meld", seat, cards, clause, n=count(cards), source=f"hand:{seat}", dest=f"meld:{seat}:{slot}")

    def _lay_off(self, seat: i64, cards: i64, k: i64) -> None:
        self.melds[k] |= cards
        self.ends[k] = ends_of(self.melds[k])
        self.open |= self.ends[k]  # what lies on the table already does no harm there
        self._lay(seat, cards)
        if self.events is not None:
            owner: i64 = self.owners[k]
            slot: i64 = self.place(k) >> SLOT_AT
            self._note(
                "layoff" if owner != seat else "extend", seat, cards, "DUMMY-3.1",
                n=count(cards), to=owner, source=f"hand:{seat}", dest=f"meld:{owner}:{slot}",
            )  # fmt: skip

    def _lay(self, seat: i64, cards: i64) -> None:
        if self.swept:
            from wongpai.games.dummy.special import laid

            laid(self, seat, cards)
        self.hands[seat] &= ~cards
        self.known[seat] &= ~cards
        self.laid[seat] |= cards
        if self.drawn >= 0 and cards & (1 << self.drawn):
            self.drawn = -1

    def _discard(self, seat: i64, card: i64) -> None:
        charged: i64 = 0
        if self.house.costly or self.house.liable:
            from wongpai.games.dummy.special import discarded

            charged = discarded(self, seat, card)
        self.hands[seat] &= ~(1 << card)
        self.known[seat] &= ~(1 << card)
        self.row.append(card)
        self.in_row |= 1 << card
        self.last_by = seat
        if self.events is not None:
            self._note("discard", seat, 1 << card, "DUMMY-2.4", n=1, source=f"hand:{seat}", dest="row")
            for rule in members(charged):
                self._note("charge", seat, 1 << card, "DUMMY-9.2" if rule == 2 else "DUMMY-9.4", word=f"sp{rule}")
        if self.fresh:
            self.born |= 1 << seat
            self.fresh = False
        self.drawn = -1
        self.fool_of = -1
        if len(self.stock) == 0 and not self.house.empty_take:
            self._end()
            return
        self.turn += self.step
        if self.turn == self.seats:
            self.turn = 0
        elif self.turn < 0:
            self.turn = self.seats - 1
        self.phase = ACQUIRE
        if len(self.liable):
            from wongpai.games.dummy.special import begun

            begun(self)

    def _check_knock(self, seat: i64) -> None:
        if self.house.auto and self.hands[seat] & (self.hands[seat] - 1) == 0:
            self._knock(seat)

    def _knock(self, seat: i64) -> None:
        """The one card left goes face down, and the deal ends (DUMMY-4.1, 4.2)."""
        card: i64 = lowest(self.hands[seat])
        self.hands[seat] = 0
        self.known[seat] = 0
        self.knock_card = card
        self.knocker = seat
        if self.events is not None:
            dark: bool = self.dark()
            clause = "DUMMY-4.1" if not dark else ("DUMMY-6.2" if self.fresh else "DUMMY-6.1")
            self._note(
                "dark_knock" if dark else "knock", seat, 1 << card, clause, n=1, source=f"hand:{seat}", dest="knock"
            )
            if self.fool_of >= 0:
                self._note("fool", self.fool_of, 0, "DUMMY-8.1", to=seat)
        self._end()

    def _end(self) -> None:
        self.phase = OVER
        self.over = True
        self.drawn = -1
        self.swept = 0
        self.liable = []
        if self.events is not None:
            for seat in range(self.seats):
                if self.hands[seat]:
                    self._note("show", seat, self.hands[seat], "DUMMY-5.1", source=f"hand:{seat}")
            from wongpai.games.dummy.special import tell

            tell(self)

    def timeout(self, seat: i64) -> i64:
        """Draw, or let the deal end; then discard the card worth least that costs least, or knock with the only one."""
        if self.phase == ACQUIRE:
            return DRAW if len(self.stock) else PASS
        best: i64 = -1
        if self.hands[seat] & (self.hands[seat] - 1) == 0:
            return KNOCK | self.hands[seat]
        for card in members(self._clean(seat)):
            if best < 0 or self.value(card) < self.value(best):
                best = card
        return DISCARD | (1 << best)

    # --- text ---

    def text(self, action: i64) -> str:
        return text_of(action)

    def parse(self, text: str) -> i64:
        return read(text)

    # --- results and knowledge ---

    def value(self, card: i64) -> i64:
        """Points of a card (DUMMY-5.2 … 5.5, 9.3a)."""
        if card == self.head and self.house.sp3:
            return 100 if SPETO & (1 << card) else 50
        return VALUES[card]

    def worth(self, cards: i64) -> i64:
        """Points of cards together."""
        total: i64 = 0
        for card in members(cards):
            total += self.value(card)
        return total

    def knock_points(self) -> i64:
        """What the card is worth that was knocked with (DUMMY-5.6, 9.1)."""
        return 100 if self.house.sp1 and SPETO & (1 << self.knock_card) else KNOCK_POINTS

    def dark(self) -> bool:
        """The knocker had not taken before this turn (DUMMY-6.1, 6.2)."""
        return self.knocker >= 0 and not self.born & (1 << self.knocker)

    def rots(self, seat: i64) -> bool:
        """The seat was never born and another knocked (DUMMY-7.1)."""
        ended: bool = self.knocker >= 0 or self.house.rot_always
        return ended and seat != self.knocker and not self.born & (1 << seat)

    def scores(self) -> list[i64]:
        out: list[i64] = [0] * self.seats
        if not self.over:
            return out
        for seat in range(self.seats):
            points: i64 = self.worth(self.laid[seat])
            if seat == self.knocker:
                points += self.knock_points()
                if self.dark():
                    points *= 2
            held: i64 = self.worth(self.hands[seat])
            out[seat] = points - (2 * held if self.rots(seat) else held)
        for charge in self.charges:
            out[(charge >> 4) & 15] -= SPECIAL
        if self.knocker >= 0 and self.fool_of >= 0:
            out[self.fool_of] -= SPECIAL
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.dummy.count import lines

        return lines(self)

    def view(self, seat: i64) -> View:
        from wongpai.games.dummy.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.dummy.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.dummy.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = DummyDeal(self.house.rules, self.seats, self.rng, {}, True)
        self.share(twin)
        twin.house = self.house
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.laid = self.laid[:]
        twin.row = self.row[:]
        twin.in_row = self.in_row
        twin.stock = self.stock[:]
        twin.aside = self.aside
        twin.melds = self.melds[:]
        twin.cores = self.cores[:]
        twin.owners = self.owners[:]
        twin.ends = self.ends[:]
        twin.open = self.open
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.dealer = self.dealer
        twin.head = self.head
        twin.last_by = self.last_by
        twin.drawn = self.drawn
        twin.born = self.born
        twin.fresh = self.fresh
        twin.fool_of = self.fool_of
        twin.knocker = self.knocker
        twin.knock_card = self.knock_card
        twin.swept = self.swept
        twin.liable = self.liable[:]
        twin.charges = self.charges[:]
        return twin

    def _note(
        self, kind: str, seat: i64, cards: i64, clause: str,
        n: i64 = 0, word: str = "", source: str = "", dest: str = "", to: i64 = -1, seen: i64 = EVERYBODY,
    ) -> None:  # fmt: skip
        assert self.events is not None
        self.events.append(
            Event(kind, seat=seat, to=to, cards=faces(cards), n=n, word=word, source=source, dest=dest, clause=clause,
                  foul=kind == "charge" or kind == "fool", seen=seen)
        )  # fmt: skip
