"""The state of a round of Sabai-sabai: who has what where, and who has seen it."""
# mypyc

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, final

from mypy_extensions import i64

from wongpai.core.bits import count, lowest
from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.games.sabai.rules import SabaiRules

# Cards: 4 * (number - 1) + copy for 1 … 14, then the plain jokers, then the Ass Joker.
CARDS: Final[i64] = 60
JOKER: Final[i64] = 14  # kind of all four jokers; they are "identical" (SABAI-5.6, 9.1)
ASS: Final[i64] = 59
FACES: Final[list[str]] = [str(n) for n in range(1, 15) for _ in range(4)] + ["J", "J", "J", "X"]
PLAIN_FACES: Final[list[str]] = [*FACES[:59], "J"]  # where the pack has four plain jokers instead
KINDS: Final = (*[str(n) for n in range(1, 15)], "J")
PACKS: Final = {"ass_joker": 60, "plain_jokers": 60, "no_jokers": 56}
WIDTH: Final[i64] = 16  # slots a row can have
FULL: Final[i64] = 15  # cards a row can be given; one place is left for the Ass Joker, which may have to be taken
PEEK_KIND: Final[i64] = 10  # kinds 10 … 13 are the functions 11 … 14

DRAW: Final[i64] = 0
DECIDE: Final[i64] = 1
EFFECT: Final[i64] = 2
COMPENSATE: Final[i64] = 3
NOSE: Final[i64] = 4
OWNER: Final[i64] = 5
LAST_CHANCE: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("draw", "decide", "effect", "compensate", "nose", "owner_first", "last_chance", "over")

ALL_CARDS: Final[list[i64]] = list(range(60))
_NONE: Final[list[i64]] = []  # what lists are until they are filled; never changed
# Events that are the same in every round, made once.
DEALT: Final[list[Event]] = [
    Event("deal", seat, cards=("",) * 4, n=4, source="stock", dest=f"row:{seat}", clause="SABAI-2.2")
    for seat in range(12)
]
STARTS: Final[list[Event]] = [Event("start", seat, clause="SABAI-3.2") for seat in range(12)]


@final
class House:
    """The rules in the form the inner loops want; shared by all copies of a deal."""

    def __init__(self, rules: SabaiRules) -> None:
        self.rules = rules
        self.cards: i64 = PACKS[rules.pack]
        self.ass: i64 = ASS if rules.pack == "ass_joker" else -2  # -2: no card at all, and no empty slot either
        self.faces: list[str] = FACES if rules.pack == "ass_joker" else PLAIN_FACES
        self.ass_value: i64 = rules.ass_value
        self.ties_win: bool = rules.vp_tie == "all"
        self.initial_peek: i64 = rules.initial_peek
        self.random_dealer: bool = rules.first_dealer == "random"
        self.swap_in: bool = rules.ass_drawn == "swap_in"
        self.ass_comp: bool = rules.ass_as_comp
        self.burned_returns: bool = rules.burned_returns
        self.swapout_acts: bool = rules.swapout_acts
        self.for_others: bool = rules.throw_for_others
        self.forbid_known: bool = rules.known_owner == "forbid"
        self.per_card: bool = rules.penalty_per == "card"
        self.strict: bool = rules.retry_scope == "strict"
        self.nose: i64 = {"race": 1, "random": 2, "off": 0}[rules.nose]
        self.zero_by_give: bool = rules.zero_by_give
        self.full_lap: bool = rules.final_lap == "full"
        self.max_turns: i64 = rules.max_turns


class State(Deal):
    """Fields and what moves cards about.

    A place is seat * WIDTH + slot. `seen` and `not_ass` belong to the card and move with it.
    """

    def __init__(self, seats: i64, rng: Rng, house: House, of: State | None = None) -> None:
        """of: the deal that this one is to be a twin of."""
        super().__init__(seats, rng)
        self.house: House = house
        self.everyone: i64 = (1 << seats) - 1
        # In `seen`: shown to all, spectators too, who stand for one more seat.
        self.all_eyes: i64 = (1 << (seats + 1)) - 1
        if of is None:
            self.rows: list[i64] = _NONE  # by place: a card, or -1
            self.where: list[i64] = _NONE  # by card: its place, or -1 outside the rows
            self.seen: list[i64] = _NONE  # by card: seats that have seen it since it was last face down in the stock
            self.not_ass: i64 = 0  # cards that all know not to be the Ass Joker, by what was done with them
            self.shuffles: i64 = 0  # times the discards have become the stock
            self.born: list[i64] = _NONE  # by card: the shuffle after which it was last in the stock. Shared by copies
            self.slots: list[i64] = _NONE  # by seat: the slots of its row that hold a card, as a set
            self.stock: list[i64] = _NONE  # next to draw at left - 1; what was drawn stays behind. Shared by copies
            self.left: i64 = 0  # cards in the stock
            self.discards: list[i64] = _NONE  # top last
            self.stack: i64 = 0  # equal cards on top
            self.queue: list[i64] = _NONE  # effects to come: actor | kind << 8 | (owed seat + 1) << 16
            self.phase: i64 = OVER
            self.turn: i64 = 0
            self.drawn: i64 = -1
            self.done: bool = False  # the turn is played; effects may still run
            self.turns: i64 = 0  # turns played in this round, the running one included
            self.dealer: i64 = 0
            self.final: bool = False
            self.caller: i64 = -1
            self.lap: i64 = -1  # turns to come after the one that runs, once called
            self.barred: i64 = 0
            self.untouched: i64 = 0  # noses still to touch
            self.thrower: i64 = -1  # throw on behalf that waits for the owner
            self.offered: i64 = -1  # … and its place
            self.passed: i64 = 0  # in the last chance
            self.zeros: i64 = 0  # seats whose empty row counts as out
            return
        of.share(self)
        self.rows = of.rows[:]
        self.where = of.where[:]
        self.seen = of.seen[:]
        self.not_ass = of.not_ass
        self.shuffles = of.shuffles
        self.born = of.born
        self.slots = of.slots[:]
        self.stock = of.stock
        self.left = of.left
        self.discards = of.discards[:]
        self.stack = of.stack
        self.queue = of.queue[:]
        self.phase = of.phase
        self.turn = of.turn
        self.drawn = of.drawn
        self.done = of.done
        self.turns = of.turns
        self.dealer = of.dealer
        self.final = of.final
        self.caller = of.caller
        self.lap = of.lap
        self.barred = of.barred
        self.untouched = of.untouched
        self.thrower = of.thrower
        self.offered = of.offered
        self.passed = of.passed
        self.zeros = of.zeros

    # --- cards about ---

    def kind_on_top(self) -> i64:
        """Kind of the latest discard, -1 if there is none."""
        n: i64 = len(self.discards)
        return self.discards[n - 1] >> 2 if n else -1

    def held(self, seat: i64) -> i64:
        """Cards in a row."""
        return count(self.slots[seat])

    def free_slot(self, seat: i64) -> i64:
        """The first empty place of a row that is not full."""
        return seat * WIDTH + lowest(~self.slots[seat])

    def deal_out(self, dealer: i64, final: bool) -> None:
        """A fresh round: four cards each in turn order (SABAI-2.2). dealer: -1 as the house rule says."""
        house: House = self.house
        n: i64 = self.seats
        if dealer < 0:
            dealer = self.rng.below(n) if house.random_dealer else 0
        self.dealer = dealer
        self.final = final
        self.clear()
        cards: list[i64] = ALL_CARDS[: house.cards]
        self.rng.shuffle(cards)
        self.stock = cards
        self.left = house.cards - 4 * n
        at: i64 = house.cards
        for slot in range(4):
            seat: i64 = dealer
            for _ in range(n):
                seat = seat + 1 if seat + 1 < n else 0
                at -= 1
                card: i64 = cards[at]
                self.put(card, seat * WIDTH + slot)
                if slot < house.initial_peek:
                    self.seen[card] = 1 << seat
        self.turn = dealer + 1 if dealer + 1 < n else 0
        self.phase = DRAW
        if self.events is not None:
            self._tell_deal()

    def clear(self) -> None:
        """An empty table."""
        self.rows = [-1] * (self.seats * WIDTH)
        self.discards = []
        self.queue = []
        self.where = [-1] * CARDS
        self.seen = [0] * CARDS
        self.born = [0] * CARDS
        self.slots = [0] * self.seats

    def _tell_deal(self) -> None:
        assert self.events is not None
        seat: i64 = self.dealer
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.house.initial_peek == 0:
                self.events.append(DEALT[seat])
                continue
            faces: list[str] = []
            for slot in range(4):
                card: i64 = self.rows[seat * WIDTH + slot]
                faces.append(self.house.faces[card] if self.seen[card] else "")
            self.events.append(replace(DEALT[seat], cards=tuple(faces), seen=1 << seat))
        self.events.append(STARTS[self.turn])
        if self.final:
            self.events.append(Event("final_round", clause="SABAI-11.1"))

    def put(self, card: i64, place: i64) -> None:
        self.rows[place] = card
        self.where[card] = place
        seat: i64 = place >> 4
        self.slots[seat] |= 1 << (place & 15)
        self.zeros &= ~(1 << seat)

    def take(self, place: i64, counts: bool) -> i64:
        """Lift a card; counts: an empty row left so is out."""
        card: i64 = self.rows[place]
        self.rows[place] = -1
        self.where[card] = -1
        seat: i64 = place >> 4
        self.slots[seat] &= ~(1 << (place & 15))
        if counts and self.slots[seat] == 0:
            self.zeros |= 1 << seat
        return card

    def next_card(self) -> i64:
        """The top of the stock, after a reshuffle if need be; -1 if no card is to be had."""
        if self.left == 0:
            self._reshuffle()
            if self.left == 0:
                return -1
        self.left -= 1
        return self.stock[self.left]

    def _reshuffle(self) -> None:
        """All discards but the top stack make a new stock; a burned Ass Joker stays out."""
        keep: i64 = len(self.discards) - self.stack
        kept: list[i64] = []
        stock: list[i64] = []
        self.shuffles += 1
        born: list[i64] = self.born[:]
        at: i64 = 0
        while at < len(self.discards):
            card: i64 = self.discards[at]
            if at >= keep or (card == self.house.ass and not self.house.burned_returns):
                kept.append(card)
            else:
                stock.append(card)
                self.seen[card] = 0
                born[card] = self.shuffles
                self.not_ass &= ~(1 << card)
            at += 1
        self.rng.shuffle(stock)
        self.discards = kept
        self.born = born
        self.stock = stock
        self.left = len(stock)
        if self.events is not None and self.left:
            self.events.append(Event("reshuffle", n=self.left, source="discard", dest="stock"))

    def penalty(self, seat: i64, clause: str) -> None:
        """One card from the stock, unseen by all (SABAI-6.4, 9.2); none if there is none or the row is full."""
        card: i64 = self.next_card() if self.held(seat) < FULL else -1
        if card >= 0:
            place: i64 = self.free_slot(seat)
            self.put(card, place)
            if self.events is not None:
                self.events.append(
                    Event("penalty", seat=seat, cards=("",), n=1, source="stock", dest=zone(place), clause=clause)
                )

    # --- results ---

    def card_points(self, seat: i64) -> i64:
        """Sum of a row (SABAI-1.3, 1.4)."""
        total: i64 = 0
        place: i64 = seat * WIDTH
        for slot in range(WIDTH):
            card: i64 = self.rows[place + slot]
            if card >= 0:
                if card == self.house.ass:
                    total += self.house.ass_value
                elif card >> 2 == JOKER:
                    total -= 4
                else:
                    total += (card >> 2) + 1
        return total

    def ass_holder(self) -> i64:
        """The seat with the Ass Joker in its row, or -1."""
        return self.where[ASS] >> 4 if self.house.ass == ASS and self.where[ASS] >= 0 else -1

    def four_jokers(self) -> i64:
        """The seat whose row is exactly the four jokers, the Ass Joker among them; or -1 (SABAI-5.2)."""
        holder: i64 = self.ass_holder()
        if holder < 0 or self.held(holder) != 4:
            return -1
        for copy in range(3):
            if self.where[JOKER * 4 + copy] >> 4 != holder:
                return -1
        return holder

    def scores(self) -> list[i64]:
        """Victory points (SABAI-1.2, 5.1, 5.2)."""
        out: list[i64] = [0] * self.seats
        if not self.over:
            return out
        four: i64 = self.four_jokers()
        if four >= 0:
            out[four] = 1
            return out
        loser: i64 = self.ass_holder()
        lowest: i64 = 1 << 30
        ties: i64 = 0
        for seat in range(self.seats):
            if seat != loser:
                points: i64 = self.card_points(seat)
                if points < lowest:
                    lowest = points
                    ties = 0
                if points == lowest:
                    ties += 1
        for seat in range(self.seats):
            if seat == loser:
                out[seat] = -1
            elif self.card_points(seat) == lowest and (ties == 1 or self.house.ties_win):
                out[seat] = 1
        return out

    def ranks(self) -> list[i64]:
        """By victory points, then by card points."""
        keys: list[i64] = []
        scores = self.scores()
        for seat in range(self.seats):
            keys.append(scores[seat] * 1000 - self.card_points(seat))
        out: list[i64] = []
        for mine in keys:
            place: i64 = 1
            for other in keys:
                if other > mine:
                    place += 1
            out.append(place)
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.sabai.view import lines

        return lines(self)


def zone(place: i64) -> str:
    """Name of a place for events."""
    return f"row:{place >> 4}#{place & 15}"
