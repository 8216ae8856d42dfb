"""What happens: cards played, drawn, eaten, left and chíu'd, and the windows in which others may claim them."""
# mypyc

from __future__ import annotations

from mypy_extensions import i64

from wongpai.games.chan.actions import CALL, CHIU, DRAW, DUOI, EAT, RETURN, U
from wongpai.games.chan.cards import NONE, ROW
from wongpai.games.chan.ending import Ending
from wongpai.games.chan.faults import CA_CHIU, GUILTY, OPEN_SINS, eat_sins, play_sins, report
from wongpai.games.chan.house import OFF, SAME_TURN
from wongpai.games.chan.pot import pay_chiu, pay_nhai
from wongpai.games.chan.state import (
    CHIU_SET,
    CLAIM,
    DISCARD,
    DOORS,
    DRAWN,
    HANDS,
    LEFT,
    OWN,
    OWNER,
    PLAYED,
    RETURNED,
    TURN,
    face,
)
from wongpai.games.chan.state import RETURN as PAY_BACK


class Flow(Ending):
    """Carries out actions that have been found in order."""

    def play(self, seat: i64, action: i64) -> None:
        if self.phase == CLAIM:
            self._answer(seat, action)
        elif action < EAT:
            self._discard(seat, action)
        elif action == DRAW:
            self._draw(seat)
        elif action == DUOI:
            self._duoi(seat)
        elif action < RETURN:
            self._eat(seat, action - EAT)
        elif action < CALL:
            self._return(seat, action - RETURN)
        elif action == U:
            self.call_u(seat)  # thiên ù
        else:
            self.say(seat, action)

    # --- cards ---

    def barred_kinds(self, seat: i64) -> i64:
        """Kinds the seat may not play now, unless it has no other (CHAN-2.12, 2.23; CHAN-2.24 for the classic pack)."""
        if self.house.classic:
            return 0
        out: i64 = self.played[seat]
        if self.house.eaten_ban == SAME_TURN:
            if self.fresh >= 0:
                out |= 1 << self.fresh
        elif self.house.eaten_ban != OFF:
            out |= self.eaten[seat]
        return out

    def _put(self, seat: i64, kind: i64, door: i64, origin: i64) -> None:
        """A card of the hand comes to lie at a door; whoever can claim it is asked."""
        bit: i64 = 1 << kind
        sins: i64 = 0
        if self.house.classic:
            sins = self._watch_play(seat, kind)
            self.sins[seat] |= sins
        else:
            barred: i64 = self.barred_kinds(seat)
            if barred & bit:  # it had nothing else, and all know
                self.only[seat] &= barred
        self.take(seat, kind)
        self.played[seat] |= bit
        self.look(seat)
        self.table.append(32 * door + kind)
        self.card = kind
        self.door = door
        self.putter = seat
        self.origin = origin
        self.level = self.level if self.house.chain_any else 0
        self.fresh = NONE
        if self.events is not None:
            name = "discard" if origin == PLAYED else "return"
            clause = "CHAN-2.12" if origin == PLAYED else "CHAN-2.18"
            self.note(name, seat, face(kind), clause, source=HANDS[seat], dest=DOORS[door])
        report(self, seat, sins)
        self.rare = not self.shown & bit
        self.shown |= bit
        if self.rare:
            self.open_window()
        else:  # another copy lies open, so that nobody can hold three
            self._go_on()

    def _watch_play(self, seat: i64, kind: i64) -> i64:
        """Classic faults of a card about to be played; where a faulty kind passes, all know there was no other."""
        sins: i64 = play_sins(self, seat, kind)
        if sins == 0 or self.sins[seat] & OPEN_SINS:
            return 0
        faulty: i64 = 0
        for k in range(25):
            if play_sins(self, seat, k):
                faulty |= 1 << k
        if self.have[seat] & ~faulty == 0:
            self.only[seat] &= faulty
            return 0
        return sins

    def _discard(self, seat: i64, kind: i64) -> None:
        if self.thien:
            if (self.thien == 1 or self.house.small_bo_u) and not self.house.pass_thien_u:
                self.passed_u |= 1 << seat
            self.thien = 0
        self.turn = self.next(seat)
        self.after = TURN
        self._put(seat, kind, seat, PLAYED)

    def _return(self, seat: i64, kind: i64) -> None:
        self._put(seat, kind, self.door, RETURNED)

    def _decline(self, seat: i64) -> None:
        """The seat does not eat the live card."""
        if self.house.classic and self.putter != seat and not self.sins[seat] & OPEN_SINS:
            self.declined[seat] |= 1 << self.card

    def _draw(self, seat: i64) -> None:
        self._decline(seat)
        if self.left <= self.house.reserve:
            self.no_winner()
            return
        self.left -= 1
        kind: i64 = self.stock[self.left]
        bit: i64 = 1 << kind
        if self.events is not None:
            self.note("draw", seat, face(kind), "CHAN-2.13", source="stock", dest=DOORS[seat])
        if kind == self.card:
            self.level += 1
            pay_nhai(self, seat, kind, self.level)
        else:
            self.level = 0
        self.drawn += 1
        self.table.append(32 * seat + kind)
        self.card = kind
        self.door = seat
        self.putter = -1
        self.origin = DRAWN
        self.after = OWN
        self.rare = not self.shown & bit
        self.shown |= bit
        self.open_window()

    def _duoi(self, seat: i64) -> None:
        self._decline(seat)
        if self.events is not None:
            self.note("duoi", seat, face(self.card), "CHAN-2.14", source=DOORS[seat])
        self._pass_on()
        if self.origin == DRAWN:
            self.origin = LEFT
            if self.house.reopen and self.rare:
                self.open_window()

    def _pass_on(self) -> None:
        """The right to eat goes to the next seat."""
        self.turn = self.next(self.turn)
        self.phase = TURN
        self.after = TURN

    def _eat(self, seat: i64, own: i64) -> None:
        table: i64 = self.card
        sins: i64 = 0
        if self.house.classic:
            sins = eat_sins(self, seat, table, own)
            self.sins[seat] |= sins
            if table != own:
                self.ca_rows[seat] |= ROW[table]
        self.table.pop()
        self.take(seat, own)
        self.sets.append(OWNER * seat + 25 * table + own)
        if table == own:
            self.mat_chan[seat] += 1
        self.eaten[seat] |= 1 << table
        self.shown |= 1 << own
        self.fresh = table
        self.turn = seat
        self.phase = DISCARD
        self.card = NONE
        if self.events is not None:
            word = "chan_set" if table == own else "ca_set"
            mat = f"mat:{seat}:{self.sets_of(seat) - 1}"
            self.note("eat", seat, face(table), "CHAN-2.11", word=word, source=DOORS[self.door], dest=mat)
            self.note("with", seat, face(own), "CHAN-2.9", source=HANDS[seat], dest=mat)
        report(self, seat, sins)

    def sets_of(self, seat: i64) -> i64:
        """How many sets lie on the mat of a seat."""
        n: i64 = 0
        for entry in self.sets:
            if entry // OWNER == seat:
                n += 1
        return n

    # --- claims ---

    def open_window(self) -> None:
        """Find out who can ù or chíu the live card (CHAN-2.16, 2.17, 2.19). Nobody else can tell whether anyone can."""
        bit: i64 = 1 << self.card
        drawn: bool = self.origin == DRAWN
        u: i64 = 0
        chiu: i64 = 0
        for seat in range(self.seats):
            three: bool = bool(self.three[seat] & bit)
            if self.waits[seat] & bit and (drawn or three):
                u |= 1 << seat
            if three and self.size[seat] >= 4:
                chiu |= 1 << seat
        if self.putter >= 0:
            u &= ~(1 << self.putter)
            chiu &= ~(1 << self.putter)
        self.phase = CLAIM
        self.u_said = 0
        self.chiu_said = 0
        self.foul_u = 0
        self.foul_chiu = 0
        if self.origin == LEFT:
            u = 0  # it is too late for an ù
        self.able_u = u
        self.ripe = u
        if u:
            self._sift_u()
        if chiu and self.house.classic:
            chiu = self._sift_chiu(chiu)
        self.able_chiu = chiu
        self.able = self.able_u | chiu
        if self.house.false_u and self.origin != LEFT:
            all: i64 = (1 << self.seats) - 1
            if self.putter >= 0:
                all ^= 1 << self.putter
            self.able = all
            self.foul_u = all & ~self.able_u
            if self.house.ban_u:
                for seat in range(self.seats):
                    if self.played[seat] & bit:
                        self.foul_u &= ~(1 << seat)
        # Who could only call at its cost is asked as well: a call must not depend on who answers first.
        self.able |= self.foul_u | self.foul_chiu

    def _sift_u(self) -> None:
        """Tell those who may ù from those who would pay for it."""
        for seat in range(self.seats):
            one: i64 = 1 << seat
            if not self.able_u & one:
                continue
            if self.house.ban_u and self.played[seat] & (1 << self.card):
                self.able_u ^= one
                self.ripe ^= one
            elif self.passed_u & one or self.sins[seat] & GUILTY:
                self.able_u ^= one
                self.foul_u |= one
            elif self.too_small(seat):
                self.able_u ^= one
                self.foul_u |= one
                if not self.house.small_bo_u:
                    self.ripe ^= one

    def _sift_chiu(self, chiu: i64) -> i64:
        for seat in range(self.seats):
            if chiu & (1 << seat):
                if self.sins[seat] & OPEN_SINS:
                    return 0
                if self.ca_rows[seat] & ROW[self.card]:
                    self.foul_chiu = 1 << seat
                    return 0
        return chiu

    def _answer(self, seat: i64, action: i64) -> None:
        bit: i64 = 1 << seat
        self.able &= ~bit
        if action == U:
            self.u_said |= bit
        elif action == CHIU:
            self.chiu_said |= bit
        if self.able == 0:
            self.resolve()

    def resolve(self) -> None:
        """All have answered: ù before chíu, a true ù before a false one, and the seat nearest to the door before others."""
        self.able = 0
        if self.u_said and (self.house.u_first or not self.chiu_said):
            best: i64 = 0
            for caller in range(self.seats):
                if self.u_said & (1 << caller) and self.whole(caller):
                    best |= 1 << caller
            if best == 0:
                best = self.u_said
            seat: i64 = 0 if self.house.lowest_u else self.door
            while not best & (1 << seat):
                seat = self.next(seat)
            self.call_u(seat)
            return
        if self.ripe:
            self.passed_u |= self.ripe & ~self.u_said
        if self.chiu_said:
            seat = 0
            while not self.chiu_said & (1 << seat):
                seat += 1
            self._chiu(seat)
            return
        self._go_on()

    def _chiu(self, seat: i64) -> None:
        kind: i64 = self.card
        sins: i64 = 0
        if self.house.classic and self.ca_rows[seat] & ROW[kind]:
            sins = CA_CHIU
            self.sins[seat] |= sins
        self.table.pop()
        for _ in range(3):
            self.take(seat, kind)
        self.sets.append(OWNER * seat + CHIU_SET + kind)
        self.mat_chan[seat] += 2
        self.doer = seat
        self.phase = PAY_BACK
        if self.events is not None:
            mat = f"mat:{seat}:{self.sets_of(seat) - 1}"
            self.note("chiu", seat, face(kind), "CHAN-2.15", word="chiu", source=DOORS[self.door], dest=mat)
            self.note("with", seat, (face(kind)[0],) * 3, "CHAN-2.15", source=HANDS[seat], dest=mat)
            for other in range(self.seats):
                if self.u_said & (1 << other):
                    self.note("overtaken", other, (), "CHAN-2.17", to=seat)
        report(self, seat, sins)
        pay_chiu(self, seat)
        self.card = NONE

    def _go_on(self) -> None:
        """Nobody has claimed the live card."""
        self.phase = self.after
        if self.after == OWN and self.origin == RETURNED:
            if self.putter == self.turn:  # its own card at its own door, which it may not eat
                if self.events is not None:
                    self.note("duoi", self.turn, face(self.card), "CHAN-2.14", source=DOORS[self.turn])
                self._pass_on()
            elif self.house.resume_next:
                self._pass_on()
