"""From the ù to the scores: what stands against it, announcing, paying."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.games.chan.actions import CALL, DONE
from wongpai.games.chan.cards import faces, spread
from wongpai.games.chan.cuoc import CLAUSE_OF, KEYS, N, check, most, wrong
from wongpai.games.chan.cuoc import EXTRA as SAID_TOO_MUCH
from wongpai.games.chan.cuoc import LEFT_OUT as SAID_TOO_LITTLE
from wongpai.games.chan.cuoc import OK as SAID_WELL
from wongpai.games.chan.faults import (
    BO_U,
    EXTRA,
    FALSE_U,
    FAULTS,
    GUILTY,
    LEFT_OUT,
    MISSING,
    U_LOW,
    UNPAID_SINS,
    clause_of,
    first_of,
)
from wongpai.games.chan.hand import NEED, complete, pairs
from wongpai.games.chan.house import House
from wongpai.games.chan.pot import pay_chiu
from wongpai.games.chan.score import points, pot, total
from wongpai.games.chan.state import (
    ANNOUNCE,
    DOORS,
    DRAWN,
    DRAWN_GAME,
    FAULTY,
    HANDS,
    OVER,
    REASONS,
    UNPAID,
    WON,
    State,
    face,
)

MOST: Final = most()


class Ending(State):
    def whole(self, seat: i64) -> bool:
        """Would an ù of the seat on the live card, or at first without one, be true (CHAN-2.19, 3.4, 3.7, 3.12b)?"""
        if self.card < 0:
            hand: list[i64] = self.hand(seat)
            return complete(hand) and pairs(hand) >= NEED
        bit: i64 = 1 << self.card
        if not self.waits[seat] & bit:
            return False
        return self.origin == DRAWN or bool(self.three[seat] & bit)

    def too_small(self, seat: i64) -> bool:
        """Announced in full it is worth less than the table's least (CHAN-4.14)."""
        return self.house.min_u > 2 and points(self.held_by(seat), self.house) < self.house.min_u

    def call_u(self, seat: i64) -> None:
        """The seat's ù is taken: a penalty at once where something stands against it, else announcing."""
        true: bool = self.whole(seat)
        self.winner = seat
        self.by_chiu = self.card >= 0 and bool(self.three[seat] & (1 << self.card))
        self.doer = seat
        if self.events is not None:
            if self.card < 0:
                self.note("thien_u", seat, (), "CHAN-3.4")
            else:
                kind = "chiu_u" if self.by_chiu else "u"
                clause = "CHAN-3.7" if self.by_chiu else "CHAN-2.19"
                self.note(kind, seat, face(self.card), clause, source=DOORS[self.door])
            for other in range(self.seats):
                if other != seat and self.u_said & (1 << other):
                    self.note("overtaken", other, (), "CHAN-2.19", to=seat)
        if not true:
            self.penalise(seat, FALSE_U, 1)
        elif self.passed_u & (1 << seat):
            self.penalise(seat, BO_U, 1)
        elif self.sins[seat] & GUILTY:
            self.penalise(seat, first_of(self.sins[seat] & GUILTY), 1)
        else:
            self.held = self.held_by(seat)
            if self.by_chiu and self.house.chiu_u_pays:
                pay_chiu(self, seat)
            self.phase = ANNOUNCE
            if self.house.auto:
                self.said = self.held[:]
                if self.events is not None:
                    for i in range(1, N):
                        for _ in range(self.held[i]):
                            self.note("call", seat, (), CLAUSE_OF[i], word=KEYS[i])
                self.conclude()

    # --- announcing (CHAN-2.21) ---

    def callable(self) -> list[i64]:
        """All that can be said next, right or wrong: each cước that can be held once more, and an end."""
        out: list[i64] = []
        i: i64 = 1
        quiet: bool = True
        while i < N:
            if self.said[i] < MOST[i]:
                out.append(CALL + i)
            if self.said[i]:
                quiet = False
            i += 1
        out.append(CALL if quiet else DONE)
        return out

    def right(self) -> list[i64]:
        """What of that is right; an end alone where too much has been said, or nothing is left to say."""
        said: list[i64] = self.said
        out: list[i64] = []
        quiet: bool = True
        extra: bool = False
        i: i64 = 1
        while i < N:
            if said[i] < self.held[i]:
                out.append(CALL + i)
            elif said[i] > self.held[i]:
                extra = True
            if said[i]:
                quiet = False
            i += 1
        end: i64 = CALL if quiet else DONE
        if extra:
            return [end]
        fits: bool = check(self.held, said, self.house) == SAID_WELL
        if not out or (fits and points(said, self.house) >= self.house.min_u):
            out.append(end)
        return out

    def say(self, seat: i64, action: i64) -> None:
        if action == DONE or action == CALL:
            self.conclude()
            return
        i: i64 = action - CALL
        self.said[i] += 1
        if self.events is not None:
            self.note("call", seat, (), CLAUSE_OF[i], word=KEYS[i])

    def conclude(self) -> None:
        """Judge the announcement and pay (CHAN-4)."""
        seat: i64 = self.winner
        if points(self.said, self.house) < self.house.min_u:
            self.penalise(seat, U_LOW, 1)
            return
        judged: i64 = check(self.held, self.said, self.house)
        if judged != SAID_WELL:
            n: i64 = wrong(self.held, self.said, self.house) if self.house.penalty_each else 1
            fault: i64 = MISSING
            if judged == SAID_TOO_MUCH:
                fault = EXTRA
            elif judged == SAID_TOO_LITTLE:
                fault = LEFT_OUT
            self.penalise(seat, fault, n)
            return
        self.show_hand(seat)
        sins: i64 = self.sins[seat] & UNPAID_SINS
        if sins:
            self.way = UNPAID
            self.fault = first_of(sins)
            if self.events is not None:
                self.note("unpaid", seat, (), clause_of(self.fault), word=FAULTS[self.fault], foul=True)
        else:
            self.way = WON
            self.points = total(self.said, self.house)
            if self.events is not None:
                self.note("win", seat, (), "CHAN-4.1", n=self.points)
            if self.pot and pot(self.said):
                self.pot_won = self.pot
                self.pot = 0
                if self.events is not None:
                    self.note("pot", seat, (), "CHAN-5.2", n=self.pot_won)
        self.end()

    def penalise(self, seat: i64, fault: i64, times: i64) -> None:
        """The offender pays everyone, and the deal is over (CHAN-4.6)."""
        house: House = self.house
        self.way = FAULTY
        self.fault = fault
        self.points = house.penalty * times
        if house.penalty_ga and house.ga:
            self.points += house.ga_points
        self.show_hand(seat)
        if self.events is not None:
            self.note("fault", seat, (), clause_of(fault), n=self.points, word=FAULTS[fault], foul=True)
        self.end()

    def no_winner(self) -> None:
        """The stock is used up."""
        self.way = DRAWN_GAME
        if self.events is not None:
            self.note("hoa", -1, (), "CHAN-2.13")
        self.end()

    def show_hand(self, seat: i64) -> None:
        if self.events is not None:
            self.note("hand", seat, faces(spread(self.hand(seat))), "CHAN-2.21", source=HANDS[seat])

    def end(self) -> None:
        self.phase = OVER
        self.over = True

    # --- scores ---

    def won_or_lost(self, seat: i64) -> i64:
        """Points of a finished deal by ù or penalty alone."""
        losers: i64 = self.seats - 1
        if self.way == WON:
            return self.points * losers if seat == self.winner else -self.points
        if self.way == FAULTY:
            return -self.points * losers if seat == self.winner else self.points
        return 0

    def scores(self) -> list[i64]:
        out: list[i64] = [0] * self.seats
        if not self.over:
            return out
        for seat in range(self.seats):
            n: i64 = self.won_or_lost(seat)
            for reason in range(REASONS):
                n -= self.paid[reason * self.seats + seat]
            if seat == self.winner:
                n += self.pot_won
            out[seat] = n
        return out

    def clean_winner(self) -> i64:
        """Who may call thông after this deal (CHAN-3.2); -1 if nobody."""
        if self.way == WON or (self.way == UNPAID and self.house.thong_unpaid):
            return self.winner
        return -1
