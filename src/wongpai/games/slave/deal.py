"""One deal of Slave: exchange, tricks, and who goes out when."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import count, highest, lowest, members
from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import Refusal
from wongpai.games.slave.actions import (
    ACTION,
    ADS,
    ADS_AT,
    ALL,
    DECLINE,
    LAY,
    MOST_OFFERS,
    OFFER,
    PASS,
    RETURN,
    SWAP,
    WITHDRAW,
    faces,
    read,
    text_of,
)
from wongpai.games.slave.house import KING, QUEEN, House
from wongpai.games.slave.rules import REFUSALS, SlaveRules
from wongpai.games.slave.sets import (
    ALL_SETS,
    CLUBS,
    FIGHT,
    FULL,
    NOT,
    RUN,
    RUN_SLAP,
    SETS,
    SLAP,
    beats,
    best,
    kind_of,
    one_suit,
    picks,
    ranks_with,
    singles,
)

EXCHANGE: Final[i64] = 0
LEAD: Final[i64] = 1
FOLLOW: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("exchange", "lead", "follow", "over")

_PASS: Final[list[i64]] = [PASS]


@final
@mypyc_attr(free_list_len=1)
class SlaveDeal(Deal):
    """Hands are bit sets of cards. Sets of seats are bit sets too."""

    def __init__(
        self, rules: SlaveRules, seats: i64, rng: Rng, position: Mapping[str, Any], empty: bool = False
    ) -> None:
        super().__init__(seats, rng)
        self.hands: list[i64] = []
        self.sent: list[i64] = []  # by seat: cards handed to `partner`, which that seat therefore knows there
        self.partner: list[i64] = []
        self.offers: list[i64] = []  # by seat: the card face down in front, or 0
        self.ads: list[i64] = []
        self.offered: list[i64] = []  # by seat: how often
        self.order: list[i64] = []  # who went out, first first
        self.roles: list[i64] = []  # of the deal before, by seat; [] in a first deal
        self.left: list[i64] = []  # who left the table, first first
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.step: i64 = 1  # direction of play: 1 or -1
        self.dealer: i64 = 0
        self.top: i64 = 0  # the set on the table
        self.kind: i64 = 0
        self.top_by: i64 = -1
        self.last: i64 = 0  # the set that took the trick before, until somebody leads
        self.alive: i64 = 0  # seats that still play
        self.passed: i64 = 0
        self.reversed: bool = False
        self.king_down: i64 = -1  # the seat of the toppled King
        self.queen_down: i64 = -1
        self.owing: i64 = 0  # seats that still have to return cards
        self.trading: i64 = 0  # People that may still swap
        self.gift_floor: i64 = -1  # lowest card of the Slave's gift: all the Slave kept is lower
        self.vice_floor: i64 = -1
        self.opener: i64 = -1  # the seat that led a first deal for holding 3c
        self.placing: list[i64] = []  # the final order, best first
        if empty:
            return
        self.house: House = House(rules)
        from wongpai.games.slave.setup import set_up

        set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        if self.phase == EXCHANGE:
            return self.owing | self.trading
        return 0 if self.over else 1 << self.turn

    # --- legality ---

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.phase == EXCHANGE:
            if seat >= 0:
                self._legal_exchange(seat, out)
            return out
        if self.over or seat != self.turn:
            return out
        hand: i64 = self.hands[seat]
        if self.phase == LEAD:
            need: i64 = 1 if self._first_lead() else 0
            ranks: i64 = ranks_with(hand, 1)
            while ranks:
                at: i64 = lowest(ranks) >> 2
                ranks &= ranks - 1
                out.extend(ALL_SETS[16 * at + ((hand >> (4 * at)) & 15)])
            if need:
                out = [cards for cards in out if cards & need]
            if self.house.runs:
                self._runs(hand, 0, need, out)
            if self._may_pass_lead(seat):
                out.append(PASS)
            return out
        self._legal_follow(hand, out)
        if not out:
            return _PASS[:]
        out.extend(_PASS)
        return out

    def _legal_follow(self, hand: i64, out: list[i64]) -> None:
        kind: i64 = self.kind
        house: House = self.house
        if kind == 1:
            self._legal_singles(hand, out)
        elif kind < RUN:
            # Fights: the same number of equal ranks. Only ranks that can win are looked at.
            mark: i64 = lowest(self.top) if self.reversed else highest(self.top)
            level: i64 = mark >> 2
            ranks: i64 = ranks_with(hand, kind)
            ranks &= (16 << (4 * level)) - 1 if self.reversed else -(1 << (4 * level))
            while ranks:
                at: i64 = lowest(ranks) >> 2
                ranks &= ranks - 1
                sets = SETS[(16 * at + ((hand >> (4 * at)) & 15)) * 5 + kind]
                if at != level:
                    out.extend(sets)
                elif house.pair_ties:
                    for cards in sets:
                        if best(cards, self.reversed) > best(self.top, self.reversed):
                            out.append(cards)
            if kind == 2 or (kind == 3 and house.four_on_triple):
                picks(hand, 4, out)
        if house.runs:
            self._runs(hand, kind, 0, out)

    def _legal_singles(self, hand: i64, out: list[i64]) -> None:
        """Single cards that beat the one on the table, and what slaps it."""
        mark: i64 = lowest(self.top)
        higher: i64 = 0
        if self.reversed:
            if not self.house.suits:
                mark &= ~3
            higher = hand & ((1 << mark) - 1)
        else:
            if not self.house.suits:
                mark |= 3
            higher = hand & -(2 << mark)
        singles(higher, out)
        picks(hand, 3, out)
        if self.house.four_on_single:
            picks(hand, 4, out)

    def _runs(self, hand: i64, kind: i64, need: i64, out: list[i64]) -> None:
        """Runs of the hand that beat what lies (any, where kind is 0), short ones first."""
        longest: i64 = 13
        n: i64 = 3
        while n <= longest:
            here: i64 = CLUBS & ((RUN << (4 * n - 4)) - 1)
            at: i64 = 0
            while at + 4 * n - 4 < 52:
                cards: i64 = here << at
                if hand & cards == cards and cards & need == need and (self.house.run_two or not cards >> 48):
                    if kind == 0 or self.beats(cards, RUN + n) != NOT:
                        out.append(cards)
                at += 1
            n += 1

    def _legal_exchange(self, seat: i64, out: list[i64]) -> None:
        bit: i64 = 1 << seat
        if self.owing & bit:
            hand: i64 = self._returnable(seat)
            cards = members(hand)
            size: i64 = len(cards)
            i: i64 = 0
            if self._owed(seat) == 1:
                while i < size:
                    out.append(RETURN | (1 << cards[i]))
                    i += 1
                return
            while i < size:
                j: i64 = i + 1
                while j < size:
                    out.append(RETURN | (1 << cards[i]) | (1 << cards[j]))
                    j += 1
                i += 1
        elif self.trading & bit:
            if self.offers[seat] == 0:
                if self.offered[seat] < MOST_OFFERS:
                    for card in members(self.hands[seat]):
                        ad: i64 = 0
                        while ad < len(ADS):
                            out.append(OFFER | (1 << card) | (ad << ADS_AT))
                            ad += 1
            else:
                for other in members(self.trading & ~bit):
                    if self.offers[other]:
                        out.append(SWAP | other)
                out.append(WITHDRAW)
            out.append(DECLINE)

    def _returnable(self, seat: i64) -> i64:
        """Cards a King or Queen may give back (SLAVE-3.9a, 3.9b)."""
        hand: i64 = self.hands[seat]
        if not self.house.back and not self.house.blind:
            hand &= ~self.sent[self.partner[seat]]
        return hand

    def _owed(self, seat: i64) -> i64:
        return self.gift_size() if self.roles[seat] == KING else 1

    def gift_size(self) -> i64:
        """Cards between King and Slave."""
        return self.house.small_swap if self.seats < 4 else 2

    def _first_lead(self) -> bool:
        return (
            self.house.first_3c and self.opener >= 0 and bool(self.hands[self.opener] & 1) and self.turn == self.opener
        )

    def _may_pass_lead(self, seat: i64) -> bool:
        """Where the house allows it; not on the first lead if that has to hold the three of clubs (SLAVE-3.3)."""
        return self.house.may_pass and self.alive & ~self.passed & ~(1 << seat) != 0 and not self._first_lead()

    def beats(self, cards: i64, kind: i64) -> i64:
        """What these cards, a set or run of that kind, do to the set on the table: NOT, FIGHT, SLAP or RUN_SLAP."""
        return beats(cards, kind, self.top, self.kind, self.reversed, self.house)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or action < 0 or action > ALL:
            return _refuse("not_your_turn")
        bit: i64 = 1 << seat
        what: i64 = action & ACTION
        if self.phase == EXCHANGE:
            from wongpai.games.slave.exchange import why_not

            code = why_not(self, seat, action)
            return _refuse(code) if code else None
        if what != LAY and what != PASS:
            return _refuse("exchange_over")
        if not self.alive & bit:
            return _refuse(self._gone(seat))
        if self.passed & bit:
            return _refuse("locked_out")
        if seat != self.turn:
            return _refuse("not_your_turn")
        if what == PASS:
            if action != PASS:
                return _refuse("not_a_set")
            if self.phase == LEAD and not self._may_pass_lead(seat):
                return _refuse("first_3c" if self.house.may_pass and self._first_lead() else "must_lead")
            return None
        if action > FULL:
            return _refuse("not_a_set")
        if action & ~self.hands[seat]:
            return _refuse("not_in_hand")
        kind: i64 = kind_of(action)
        if kind == 0:
            if not self.house.runs or not one_suit(action):
                return _refuse("not_a_set")
            return _refuse("run_wraps" if count(action) > 2 and action & 15 and action >> 48 else "short_run")
        if kind > RUN:
            if not self.house.runs:
                return _refuse("runs_off")
            if not self.house.run_two and action >> 48:
                return _refuse("run_two")
        if self.phase == LEAD:
            if self._first_lead() and not action & 1:
                return _refuse("first_3c")
            return None
        if self.beats(action, kind) != NOT:
            return None
        code = self._too_weak(action, kind)
        return _refuse(
            "lower_reversed" if self.reversed and code in ("lower_rank", "lower_suit", "lower_run") else code
        )

    def _gone(self, seat: i64) -> str:
        if seat == self.king_down:
            return "fallen"
        if seat == self.queen_down:
            return "queen_fallen"
        return "gone" if seat in self.left else "out"

    def _too_weak(self, cards: i64, kind: i64) -> str:
        """The refusal of a set that does not beat the one on the table."""
        top: i64 = self.kind
        level: bool = best(cards, self.reversed) >> 2 == best(self.top, self.reversed) >> 2
        if kind > RUN:
            if top == kind:
                return "no_suits" if level and not self.house.run_ties else "lower_run"
            if top > RUN:
                return "shorter_run"
            return "even_run" if kind & 1 == 0 else "odd_run"
        if kind == top:
            if not level:
                return "lower_rank"
            return "lower_suit" if (self.house.suits if kind == 1 else self.house.pair_ties) else "no_suits"
        if kind == 3:
            return "triple_slaps_single"
        if kind == 4:
            return "four_slaps_pair"
        return "pair_needs_pair" if top == 2 else "other_kind"

    # --- doing it ---

    def play(self, seat: i64, action: i64) -> None:
        what: i64 = action & ACTION
        if what == LAY:
            self._lay(seat, action)
        elif what == PASS:
            self._pass(seat)
        else:
            from wongpai.games.slave.exchange import exchange

            exchange(self, seat, action)

    def _lay(self, seat: i64, cards: i64) -> None:
        kind: i64 = kind_of(cards)
        effect: i64 = FIGHT
        if self.phase == LEAD:
            self.passed = 0  # whoever left the lead to others may fight what is led now (SLAVE-3.5)
        elif kind != self.kind:
            effect = self.beats(cards, kind)
        self.hands[seat] &= ~cards
        self.top = cards
        self.last = 0
        self.kind = kind
        self.top_by = seat
        self.phase = FOLLOW
        if self.events is not None:
            clause = "SLAVE-3.4.5" if effect == SLAP else ("SLAVE-4.3" if effect == RUN_SLAP else "SLAVE-2.7")
            name = "lay" if effect == FIGHT else "slap"
            self._note(name, seat, cards, clause, n=count(cards), source=f"hand:{seat}", dest="table")
        if effect == RUN_SLAP and self.house.reversal and not (self.reversed and not self.house.toggle):
            self.reversed = not self.reversed
            if self.events is not None:
                self._note("reversal", seat, 0, "SLAVE-4.3.6a", word="reversed" if self.reversed else "normal")
        if self.hands[seat] == 0:
            self._out(seat)
            if self.over:
                return
            if self.house.out_ends:
                self._end_trick()
                return
        self._next()

    def _pass(self, seat: i64) -> None:
        self.passed |= 1 << seat
        if self.events is not None:
            self._note("pass", seat, 0, "SLAVE-3.5")
        if self.phase == LEAD:
            self.turn = self._after(seat, self.alive & ~self.passed)
            return
        self._next()

    def _next(self) -> None:
        """Whose turn it is after a lay or pass, or the end of the trick (SLAVE-3.6)."""
        waiting: i64 = self.alive & ~self.passed
        if self.top_by >= 0:
            waiting &= ~(1 << self.top_by)
        if waiting == 0:
            self._end_trick()
        else:
            self.turn = self._after(self.turn, waiting)

    def _after(self, seat: i64, among: i64) -> i64:
        """The first seat of a set that is not empty, in the direction of play after `seat`."""
        at: i64 = seat
        while True:
            at += self.step
            if at == self.seats:
                at = 0
            elif at < 0:
                at = self.seats - 1
            if among & (1 << at):
                return at

    def _end_trick(self) -> None:
        self.passed = 0
        self.last = self.top
        leader: i64 = self.top_by
        if not self.alive & (1 << leader):
            if self.house.flip_lead:
                self.step = -self.step
            leader = self._after(leader, self.alive)
        self.top = 0
        self.kind = 0
        self.top_by = -1
        self.phase = LEAD
        self.turn = leader
        if self.house.reversal_ends:
            self.reversed = False
        if self.events is not None:
            self._note("trick", leader, 0, "SLAVE-3.6", source="table")

    def _out(self, seat: i64) -> None:
        """A hand is empty: the place, then what befalls King and Queen, then the end of the deal."""
        self.order.append(seat)
        self.alive &= ~(1 << seat)
        if self.events is not None:
            # A fallen King who plays on takes the last place.
            place: i64 = self.seats - len(self.left)
            if seat != self.king_down:
                place = len([other for other in self.order if other != self.king_down])
            self._note("out", seat, 0, "SLAVE-3.7", n=place)
        if len(self.roles):
            king: i64 = self.roles.index(KING) if KING in self.roles else -1
            if (
                self.house.king_falls
                and self.king_down < 0
                and len(self.order) == 1
                and king >= 0
                and king != seat
                and self.alive & (1 << king)
            ):
                self.king_down = king
                if self.house.retire:
                    self.alive &= ~(1 << king)
                if self.events is not None:
                    aside: i64 = count(self.hands[king]) if self.house.retire else 0
                    self._note("topple", king, 0, "SLAVE-3.11a", n=aside)
            queen: i64 = self.roles.index(QUEEN) if QUEEN in self.roles else -1
            if self.house.queen_falls and self.seats > 3 and queen >= 0 and self.alive & (1 << queen):
                if len([other for other in self.order if other != self.king_down]) >= 2:
                    self.queen_down = queen
                    self.alive &= ~(1 << queen)
                    if self.events is not None:
                        self._note("queen_topple", queen, 0, "SLAVE-4.1", n=count(self.hands[queen]))
        self._check_end()

    def _check_end(self) -> None:
        if self.alive & (self.alive - 1):
            return
        places: list[i64] = [s for s in self.order if s != self.king_down]
        if self.alive and lowest(self.alive) != self.king_down:
            places.append(lowest(self.alive))
        if self.king_down >= 0 and self.king_down not in self.left:
            places.append(self.king_down)
        if self.queen_down >= 0 and self.queen_down not in self.left:
            places.insert(len(places) - 1, self.queen_down)
        self.placing = places + self.left
        self.phase = OVER
        self.over = True
        self.owing = self.trading = 0  # leavers can end a deal before its exchange is over
        self.offers = [0] * self.seats
        if self.events is not None:
            for line in self.lines():
                if line.key == "title":
                    self._note("title", line.seat, 0, line.clause, n=line.args["n"], word=line.args["word"])

    def timeout(self, seat: i64) -> i64:
        """Pass; a leader lays the card worth least (3c if it must be 3c), King and Queen return their lowest cards."""
        if self.phase == EXCHANGE:
            if self.owing & (1 << seat):
                cards = members(self._returnable(seat))
                mask: i64 = 1 << cards[0]
                if self._owed(seat) == 2:
                    mask |= 1 << cards[1]
                return RETURN | mask
            return DECLINE
        if self.phase == FOLLOW:
            return PASS
        hand: i64 = self.hands[seat]
        return 1 << highest(hand) if self.reversed else hand & -hand

    # --- text ---

    def text(self, action: i64) -> str:
        return text_of(action)

    def parse(self, text: str) -> i64:
        return read(text)

    # --- results and knowledge ---

    def scores(self) -> list[i64]:
        out: list[i64] = [0] * self.seats
        if self.over and self.house.points:
            for place in range(len(self.placing)):
                out[self.placing[place]] = self.seats - 1 - place
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.slave.view import lines

        return lines(self)

    def ranks(self) -> list[i64]:
        out: list[i64] = [1] * self.seats
        for place in range(len(self.placing)):
            out[self.placing[place]] = place + 1
        return out

    def view(self, seat: i64) -> View:
        from wongpai.games.slave.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.slave.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.slave.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = SlaveDeal(self.house.rules, self.seats, self.rng, {}, True)
        self.share(twin)
        twin.house = self.house
        twin.hands = self.hands[:]
        twin.order = self.order[:]
        twin.roles = self.roles
        twin.left = self.left[:]
        twin.placing = self.placing
        twin.sent = self.sent[:]
        twin.partner = self.partner[:]
        if self.phase == EXCHANGE:
            twin.offers = self.offers[:]
            twin.ads = self.ads[:]
            twin.offered = self.offered[:]
        else:
            twin.offers = self.offers
            twin.ads = self.ads
            twin.offered = self.offered
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.dealer = self.dealer
        twin.top = self.top
        twin.kind = self.kind
        twin.top_by = self.top_by
        twin.last = self.last
        twin.alive = self.alive
        twin.passed = self.passed
        twin.reversed = self.reversed
        twin.king_down = self.king_down
        twin.queen_down = self.queen_down
        twin.owing = self.owing
        twin.trading = self.trading
        twin.gift_floor = self.gift_floor
        twin.vice_floor = self.vice_floor
        twin.opener = self.opener
        return twin

    def _note(
        self, kind: str, seat: i64, cards: i64, clause: str,
        n: i64 = 0, word: str = "", source: str = "", dest: str = "",
    ) -> None:  # fmt: skip
        assert self.events is not None
        self.events.append(
            Event(kind, seat=seat, cards=faces(cards), n=n, word=word, source=source, dest=dest, clause=clause)
        )


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
