"""What happens: plays and what they do, turns, the crank, idiots, and the end of a round."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.games.craits.actions import ANNOUNCE, CALL, CARD_OF, DRAW, LAST, NAMED, PASS, SUIT_OF
from wongpai.games.craits.cards import (
    ACE,
    AGAIN,
    ALL_DRAW,
    BYTE,
    EIGHT,
    NEXT_DRAWS,
    REVERSE,
    SKIP,
    SUITS,
    TWO,
)
from wongpai.games.craits.state import CRANK_AT, DREW, GOT, OVER, RANK_AT, SUIT_AT, TURN, UNABLE, State, without_cards

IDIOT_DRAWS: Final[i64] = 2
QUIET: Final[i64] = 0b1110110000101  # ranks, a bit each, that do nothing or only name a suit: A 3 8 9 J Q K
NO_SUIT: Final[i64] = 4  # of a play that names none


class Flow(State):
    """Carries out actions that have been found in order."""

    def play(self, seat: i64, action: i64) -> None:
        if action <= DRAW:
            self.turns += 1
            if self.silent:  # an action of the own turn closes the time in which one may be called idiot (CRAITS-3.8)
                self.silent = 0 if self.house.window_short else self.silent & ~(1 << seat)
            if action < DRAW:
                self._play(seat, action)
            else:
                self._draw(seat)
        else:
            if action == ANNOUNCE:
                self._announce(seat)
            elif action == PASS:
                self.drawn = -1
                if self.events is not None:
                    self.note("pass", seat, "CRAITS-3.5")
                self.advance(seat)
            elif action < NAMED:
                self._call(seat, action - CALL)
            else:
                self._name(seat, action - NAMED)
            return
        if self.turns >= self.house.max_turns and not self.over:
            if self.events is not None:
                self.note("too_long", -1, "CRAITS-5.2")
            self._finish()

    def _play(self, seat: i64, action: i64) -> None:
        card: i64 = CARD_OF[action]
        named: i64 = SUIT_OF[action]
        hand: i64 = self.hand(seat) ^ 1 << card
        self.put(seat, hand)
        self.pile.append(card)
        self.suit = card & 3 if named == NO_SUIT else named
        self.rank = card >> 2
        self.past.append(card + 52 * seat)
        self.drawn = -1
        if self.events is not None:
            self.note("play", seat, "CRAITS-3.3", 1 << card, source=f"hand:{seat}", dest="discard")
            if named != NO_SUIT:
                self.note("named", seat, "CRAITS-7.8" if card >> 2 == EIGHT else "CRAITS-7.9", word=SUITS[named])
        if hand & (hand - 1) == 0 or self.ones | self.announced:
            self.sized(seat, hand)
        if action >= LAST:
            self._announce(seat)
        self.resolve(seat, hand == 0)

    # --- what cards do ---

    def resolve(self, seat: i64, out: bool) -> None:
        """What the top card does; `seat` played it, or deals and turned it up (CRAITS-3.1, 3.2). out: it was the last."""
        rank: i64 = self.rank
        if (QUIET >> rank) & 1 and self.count == 0 and not out:
            self.look()
            self.advance(seat)
            return
        if rank == TWO or (rank == ACE and self.count):
            self.count += 2 if rank == TWO else 1
            if self.events is not None:
                self.note("crank", seat, "CRAITS-4.3", n=self.count)
            self.look()
            if out:
                self.outs |= 1 << seat
            self.advance(seat)
            return
        self.look()
        after: i64 = seat  # the turn goes to the seat after this one
        if rank == SKIP:
            if not out:
                after = self.next(seat)
                if self.events is not None:
                    self.note("skip", after, "CRAITS-7.4")
        elif rank == ALL_DRAW:
            other: i64 = self.next(seat)
            while other != seat:
                self.take_one(other, "CRAITS-7.5")
                other = self.next(other)
        elif rank == NEXT_DRAWS:
            after = self._seven(seat, out)
        elif rank == REVERSE:
            self.step = -self.step
            if self.events is not None:
                self.note("reverse", seat, "CRAITS-7.10")
            if self.house.ten_skips and not out:
                after = self.next(seat)
                if self.events is not None:
                    self.note("skip", after, "CRAITS-7.10")
        elif rank == AGAIN:
            if not out:
                self.turn = seat
                self.phase = TURN
                if self.events is not None:
                    self.note("again", seat, "CRAITS-7.6")
                return
            if self.house.six_continues:
                out = self.take_one(seat, "CRAITS-7.6") < 0
        if out:
            self._finish()
        else:
            self.advance(after)

    def _seven(self, seat: i64, out: bool) -> i64:
        """Somebody draws; the seat after which the turn goes on (CRAITS-7.7)."""
        victim: i64 = self.next(seat)
        if self.house.seven_opposite:
            victim = (seat + self.step * (self.seats // 2) + self.seats) % self.seats
        self.take_one(victim, "CRAITS-7.7")
        if out or not self.house.seven_skips:
            return seat
        if self.events is not None:
            self.note("skip", victim, "CRAITS-7.7")
        return victim

    # --- turns ---

    def next(self, seat: i64) -> i64:
        at: i64 = seat + self.step
        if at == self.seats:
            return 0
        return self.seats - 1 if at < 0 else at

    def advance(self, seat: i64) -> None:
        """The turn goes on from `seat`: over those who lost theirs, and in a crank round to those who are out."""
        self.phase = TURN
        at: i64 = self.next(seat)
        while self.outs | self.skips:
            if self.outs & 1 << at:
                if not (self.house.out_skipped and self.outs != (1 << self.seats) - 1):
                    if self.house.out_draws:
                        self.take(at, self.count, "CRAITS-4.4")
                    self._end_crank(at)
                    return
            elif self.skips & (BYTE << (8 * at)):
                self.skips -= 1 << (8 * at)
                if self.events is not None:
                    self.note("lost_turn", at, "CRAITS-3.9")
            else:
                break
            at = self.next(at)
        self.turn = at

    def _draw(self, seat: i64) -> None:
        """One card, or in a crank as many as have been counted up (CRAITS-3.4, 4.4)."""
        log: i64 = GOT
        if self.count:
            if self.house.must_follow:
                log = UNABLE | self.suit << SUIT_AT | self.rank << RANK_AT | 1 << CRANK_AT
            self.take(seat, self.count, "CRAITS-4.4", log)
            self._end_crank(seat)
            return
        if self.house.must_play:
            log = UNABLE | self.suit << SUIT_AT | self.rank << RANK_AT
        card: i64 = self.take_one(seat, "CRAITS-3.4", log)
        if self.house.play_drawn and card >= 0:
            self.drawn = card
            self.phase = DREW
            return
        self.advance(seat)

    def _end_crank(self, seat: i64) -> None:
        """The crank stops at a seat: the round is over if somebody is out, else play goes on after it (CRAITS-4.6)."""
        self.count = 0
        self.look()
        out: bool = without_cards(self) != 0
        self.outs = 0
        if self.events is not None:
            self.note("crank_ends", seat, "CRAITS-4.6")
        if out:
            self._finish()
        else:
            self.advance(seat)

    # --- saying things ---

    def _announce(self, seat: i64) -> None:
        bit: i64 = 1 << seat
        self.ones &= ~bit
        self.silent &= ~bit
        self.announced |= bit
        if self.events is not None:
            self.note("announce", seat, "CRAITS-3.7")

    def _call(self, seat: i64, target: i64) -> None:
        """Idiot! The target draws two and loses a turn: the one that waits for it, else its next (CRAITS-3.9)."""
        if not self.silent & 1 << target:
            if self.events is not None:
                self.note("false_call", seat, "CRAITS-3.8", to=target)
            self.take(seat, self.house.false_call, "CRAITS-3.8")
            return
        self.silent &= ~(1 << target)
        if self.events is not None:
            self.note("idiot", seat, "CRAITS-3.8", to=target)
        self.take(target, IDIOT_DRAWS, "CRAITS-3.9")
        if not self.house.idiot_skips:
            return
        if self.turn == target and self.phase == TURN:
            if self.events is not None:
                self.note("lost_turn", target, "CRAITS-3.9")
            self.advance(target)
        else:
            self.skips += 1 << (8 * target)

    def _name(self, seat: i64, suit: i64) -> None:
        self.suit = suit
        self.look()
        self.phase = TURN
        if self.events is not None:
            self.note("named", seat, "CRAITS-7.20", word=SUITS[suit])
            self.note("look", seat, "CRAITS-7.20", self.hand(seat), seen=1 << seat)
        self.advance(seat)

    def _finish(self) -> None:
        self.over = True
        self.phase = OVER
        self.count = 0
        self.drawn = -1
        if self.events is not None:
            for seat in range(self.seats):
                hand: i64 = self.hand(seat)
                if hand == 0:
                    self.note("out", seat, "CRAITS-3.10")
                else:
                    self.note("left", seat, "CRAITS-5.2", hand, n=self.house.points(hand))
