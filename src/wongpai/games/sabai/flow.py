"""What happens: turns, discards, effects in their order, races, and the end of the round."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import lowest
from wongpai.core.event import Event
from wongpai.games.sabai.state import (
    COMPENSATE,
    DECIDE,
    DRAW,
    EFFECT,
    FULL,
    JOKER,
    KINDS,
    LAST_CHANCE,
    NOSE,
    OVER,
    OWNER,
    PEEK_KIND,
    WIDTH,
    State,
    zone,
)

# Actions: the kind from bit 20; a place in bits 0 … 7, another, or a seat, from bit 8; of a throw the seat from bit 16,
# its slots as a set in bits 0 … 15.
A_DRAW: Final[i64] = 1
A_PLAY: Final[i64] = 2
A_KEEP: Final[i64] = 3
A_EXTRA: Final[i64] = 4
A_BURN: Final[i64] = 5
A_PEEK: Final[i64] = 6
A_SPY: Final[i64] = 7
A_GIVE: Final[i64] = 8
A_SWITCH: Final[i64] = 9
A_THROW: Final[i64] = 10
A_FOR: Final[i64] = 11
A_COMP: Final[i64] = 12
A_TOUCH: Final[i64] = 13
A_CALL: Final[i64] = 14
A_DECLINE: Final[i64] = 15
A_PASS: Final[i64] = 16


class Flow(State):
    """Carries out actions that have been found in order."""

    def play(self, seat: i64, action: i64) -> None:
        what: i64 = action >> 20
        place: i64 = action & 255
        other: i64 = (action >> 8) & 255
        if what == A_DRAW:
            self._draw(seat)
            return
        if what == A_PLAY or what == A_BURN:
            card: i64 = self.drawn
            self.drawn = -1
            self.done = True
            if what == A_BURN:  # a throw of sorts, which frees whoever else threw wrong (SABAI-5.6, 6.5)
                self.barred &= 1 << seat
            if self.events is not None:
                clause = "SABAI-3.4" if what == A_PLAY else "SABAI-5.6"
                self._note("play" if what == A_PLAY else "burn", seat, card, clause, f"drawn:{seat}", "discard")
            if self.slots[seat] == 0:  # the last card of a row emptied otherwise (zero_by_give off)
                self.zeros |= 1 << seat
            self._place(card, seat, -1, True)
        elif what == A_KEEP:
            self._keep(seat, place)
        elif what == A_EXTRA:
            card = self.drawn
            self.drawn = -1
            self.done = True
            self.seen[card] = self.all_eyes  # only the Ass Joker is ever taken so
            free: i64 = self.free_slot(seat)
            self.put(card, free)
            if self.events is not None:
                self._note("extra", seat, card, "SABAI-5.4", f"drawn:{seat}", zone(free))
        elif what == A_PEEK or what == A_SPY:
            card = self.rows[place]
            self.seen[card] |= 1 << seat
            if self.events is not None:
                name = "peek" if what == A_PEEK else "spy"
                clause = "SABAI-4.2" if what == A_PEEK else "SABAI-4.3"
                self.events.append(
                    Event(name, seat=seat, to=place >> 4, cards=(self.house.faces[card],), n=1, source=zone(place),
                          clause=clause, seen=1 << seat)
                )  # fmt: skip
            self._effect_done()
        elif what == A_GIVE:
            self._hand_over("give", "SABAI-4.4", seat, place, other)
            self._effect_done()
        elif what == A_SWITCH:
            mine: i64 = self.rows[place]
            theirs: i64 = self.rows[other]
            self.rows[place] = theirs
            self.rows[other] = mine
            self.where[mine] = other
            self.where[theirs] = place
            if self.events is not None:
                self._note("switch", seat, -1, "SABAI-4.5", zone(place), zone(other), to=other >> 4)
                self._note("", seat, -1, "", zone(other), zone(place))
            self._effect_done()
        elif what == A_COMP:
            self._compensate(seat, place)
        elif what == A_THROW:
            if self.phase == OWNER:
                self._owner_answers(True)
            else:
                self._throw(seat, action & 0xFFFF)
        elif what == A_FOR:
            self._throw_for(seat, place)
        elif what == A_DECLINE:
            self._owner_answers(False)
        elif what == A_TOUCH:
            self._touch(seat)
        elif what == A_PASS:
            self.passed |= 1 << seat
            if self.events is not None:
                self._note("pass", seat, -1, "SABAI-6.1")
            if self.may_pass() == 0:
                self.finish()
            return
        else:
            self._call(seat)
            return
        self.settle()

    # --- a turn ---

    def _draw(self, seat: i64) -> None:
        card: i64 = self.next_card()
        if card < 0:  # no card anywhere: the round is scored as it stands
            self.finish()
            return
        self.drawn = card
        self.turns += 1
        self.seen[card] |= 1 << seat
        self.phase = DECIDE
        if self.events is not None:
            self.events.append(
                Event("draw", seat=seat, cards=(self.house.faces[card],), n=1, source="stock", dest=f"drawn:{seat}",
                      clause="SABAI-3.3", seen=1 << seat)
            )  # fmt: skip

    def _keep(self, seat: i64, place: i64) -> None:
        card: i64 = self.drawn
        self.drawn = -1
        self.done = True
        if self.rows[place] == self.house.ass:  # turned up by accident: it stays, the drawn card is played (SABAI-5.5)
            self._show_ass(seat, "SABAI-5.5")
            if self.events is not None:
                self._note("play", seat, card, "SABAI-5.5", f"drawn:{seat}", "discard")
            self._place(card, seat, -1, True)
            return
        out: i64 = self.take(place, True)
        self.put(card, place)
        if not self.house.swap_in:
            self.not_ass |= 1 << card
        if self.events is not None:
            self._note("keep", seat, -1, "SABAI-3.5", f"drawn:{seat}", zone(place))
            self._note("swap_out", seat, out, "SABAI-3.5", zone(place), "discard")
        self._place(out, seat, -1, self.house.swapout_acts)

    def _place(self, card: i64, actor: i64, owed: i64, acts: bool) -> None:
        """A card goes face up on the discard pile; its effect, and a card owed for it, queue up (SABAI-4.1, 6.3)."""
        kind: i64 = card >> 2
        if kind == self.kind_on_top():
            self.stack += 1
        else:
            self.stack = 1
            if not self.house.strict:
                self.barred = 0
        self.discards.append(card)
        self.seen[card] = self.all_eyes
        self.passed = 0
        effect: i64 = kind if acts and PEEK_KIND <= kind < JOKER else 0
        if effect or owed >= 0:
            self.queue.append(actor | (effect << 8) | ((owed + 1) << 16))
        if self.stack == 4 and self.house.nose:
            self.untouched = self.everyone
            if self.events is not None:
                self._note("nose", -1, card, "SABAI-9.1")

    # --- throwing in ---

    def _throw(self, seat: i64, slots: i64) -> None:
        """Own cards onto the pile: the right ones stay, the wrong ones go back and cost a card (SABAI-6)."""
        kind: i64 = self.kind_on_top()
        wrong: i64 = 0
        while slots:
            place: i64 = seat * WIDTH + lowest(slots)
            slots &= slots - 1
            if self.rows[place] >> 2 != kind:
                wrong |= 1 << (place & 15)
                continue
            card: i64 = self.take(place, True)
            self.barred = 0
            if self.events is not None:
                burns: bool = card == self.house.ass
                clause = "SABAI-5.6" if burns else "SABAI-6.1"
                self._note("burn" if burns else "throw", seat, card, clause, zone(place), "discard")
            self._place(card, seat, -1, True)
        first: bool = True
        while wrong:
            place = seat * WIDTH + lowest(wrong)
            wrong &= wrong - 1
            self._wrong(seat, place, first or self.house.per_card)
            first = False

    def _wrong(self, seat: i64, place: i64, pays: bool) -> None:
        card: i64 = self.rows[place]
        self.seen[card] = self.all_eyes
        self.barred |= 1 << seat
        if self.events is not None:
            own: bool = place >> 4 == seat
            name = "wrong_throw" if own else "wrong_for"
            self._note(name, seat, card, "SABAI-6.4", zone(place), zone(place), to=place >> 4, foul=True)
        if pays:
            self.penalty(seat, "SABAI-6.4" if place >> 4 == seat else "SABAI-7.5")

    def _throw_for(self, seat: i64, place: i64) -> None:
        card: i64 = self.rows[place]
        owner: i64 = place >> 4
        if card >> 2 != self.kind_on_top():
            self._wrong(seat, place, True)
            return
        knows: bool = self.seen[card] & (1 << owner) != 0
        self.seen[card] = self.all_eyes
        self.thrower = seat
        self.offered = place
        if knows and not self.barred & (1 << owner):
            if self.events is not None:
                self._note("shown", seat, card, "SABAI-7.3", zone(place), zone(place), to=owner)
            return
        self._thrown_for()

    def _thrown_for(self) -> None:
        seat: i64 = self.thrower
        place: i64 = self.offered
        self.thrower = -1
        self.offered = -1
        card: i64 = self.take(place, True)
        self.barred = 0
        if self.events is not None:
            self._note("throw_for", seat, card, "SABAI-7.1", zone(place), "discard", to=place >> 4)
        self._place(card, seat, place >> 4, True)

    def _owner_answers(self, throws: bool) -> None:
        if not throws:
            if self.events is not None:
                self._note("decline", self.offered >> 4, -1, "SABAI-7.3", to=self.thrower)
            self._thrown_for()
            return
        place: i64 = self.offered
        self.thrower = -1
        self.offered = -1
        self._throw(place >> 4, 1 << (place & 15))

    def _compensate(self, seat: i64, place: i64) -> None:
        if self.rows[place] == self.house.ass and not self.house.ass_comp:
            self._show_ass(seat, "SABAI-5.6")  # it may not be handed over; another has to be chosen
            return
        owed: i64 = (self.queue[0] >> 16) - 1
        if not self.house.ass_comp:
            self.not_ass |= 1 << self.rows[place]
        self._hand_over("compensate", "SABAI-7.4", seat, place, owed)
        self.queue.pop(0)

    def _show_ass(self, seat: i64, clause: str) -> None:
        """The Ass Joker was turned up in a row; all have seen it, and it stays."""
        ass: i64 = self.house.ass
        self.seen[ass] = self.all_eyes
        if self.events is not None:
            self._note("ass_shown", seat, ass, clause, zone(self.where[ass]), zone(self.where[ass]))

    def _hand_over(self, name: str, clause: str, seat: i64, place: i64, to: i64) -> None:
        free: i64 = self.free_slot(to)
        self.put(self.take(place, self.house.zero_by_give), free)
        if self.events is not None:
            self._note(name, seat, -1, clause, zone(place), zone(free), to=to)

    def _effect_done(self) -> None:
        """The head of the queue has acted; what is owed for it comes next."""
        head: i64 = self.queue[0]
        if head >> 16:
            self.queue[0] = (head & 255) | (head >> 16 << 16)
        else:
            self.queue.pop(0)

    # --- races ---

    def _touch(self, seat: i64) -> None:
        self.untouched &= ~(1 << seat)
        if self.events is not None:
            self._note("touch", seat, -1, "SABAI-9.1")
        if self.untouched & (self.untouched - 1) == 0:
            self._slowest(lowest(self.untouched))

    def _slowest(self, seat: i64) -> None:
        self.untouched = 0
        if self.events is not None:
            self._note("slowest", seat, -1, "SABAI-9.2")
        self.penalty(seat, "SABAI-9.2")

    def _call(self, seat: i64) -> None:
        """Sabai sabai! Everyone has one more turn (SABAI-10.2, 10.3)."""
        self.caller = seat
        self.lap = self.laps()
        if self.events is not None:
            self._note("call", seat, -1, "SABAI-10.2")

    def laps(self) -> i64:
        """Turns to come after the one that runs, if somebody calls now."""
        n: i64 = self.seats
        begun: bool = self.drawn >= 0 or self.done
        if self.house.full_lap:
            return n if begun else n - 1
        left: i64 = (self.dealer - self.turn + n) % n
        # The dealer plays last. In the dealer's own turn it is too late for that: everyone has one more.
        return n if left == 0 and begun else left

    # --- what comes next ---

    def settle(self) -> None:
        """Find the phase after anything has happened."""
        if self.untouched:
            if self.house.nose == 2:
                self._slowest(self.rng.below(self.seats))
            else:
                self.phase = NOSE
                return
        if self.offered >= 0:
            self.phase = OWNER
            return
        while len(self.queue):
            head: i64 = self.queue[0]
            actor: i64 = head & 255
            kind: i64 = (head >> 8) & 255
            if kind:
                if self._has_target(actor, kind):
                    self.phase = EFFECT
                    return
                if self.events is not None:
                    self.events.append(Event("lapse", seat=actor, word=KINDS[kind], clause="SABAI-4.1"))
                self._effect_done()
            else:
                if self._can_compensate(actor, (head >> 16) - 1):
                    self.phase = COMPENSATE
                    return
                self.queue.pop(0)
        if self.drawn >= 0:
            self.phase = DECIDE
            return
        if self.zeros or (self.done and (self.lap == 0 or self.turns >= self.house.max_turns)):
            self.phase = LAST_CHANCE
            if self.may_pass() == 0:
                self.finish()
            return
        if self.done:
            self.turn = (self.turn + 1) % self.seats
            self.done = False
            if self.lap > 0:
                self.lap -= 1
        self.phase = DRAW

    def may_pass(self) -> i64:
        """Seats that still may throw before the round is scored; from public facts alone."""
        if len(self.discards) == 0:
            return 0
        out: i64 = self.everyone & ~self.passed & ~self.barred
        if not self.house.for_others:
            for seat in range(self.seats):
                if self.slots[seat] == 0:
                    out &= ~(1 << seat)
        return out

    def _has_target(self, actor: i64, kind: i64) -> bool:
        """An effect without a possible target lapses."""
        if kind == PEEK_KIND:
            return self.slots[actor] != 0
        others: i64 = 0  # slots in use, of any other row
        room: bool = False
        seat: i64 = 0
        while seat < self.seats:
            if seat != actor:
                others |= self.slots[seat]
                if self.held(seat) < FULL:
                    room = True
            seat += 1
        if kind == PEEK_KIND + 1:
            return others != 0
        if kind == PEEK_KIND + 2:
            return self.slots[actor] != 0 and room
        return self.slots[actor] != 0 and others != 0

    def _can_compensate(self, actor: i64, owed: i64) -> bool:
        mine: i64 = self.slots[actor]
        if mine == 0 or self.held(owed) >= FULL:
            return False
        if mine & (mine - 1) or self.house.ass_comp:
            return True
        card: i64 = self.rows[actor * WIDTH + lowest(mine)]
        if self.seen[card] & (1 << actor):
            if card == self.house.ass:  # all that is left, and its owner knows: nothing is given, and all see why
                if self.seen[card] != self.all_eyes:
                    self._show_ass(actor, "SABAI-5.6")
                return False
            self.not_ass |= 1 << card
        return True

    def finish(self) -> None:
        """Reveal and score (SABAI-10.4)."""
        self.phase = OVER
        self.over = True
        if self.events is not None:
            for seat in range(self.seats):
                row: list[str] = []
                for slot in range(WIDTH):
                    card: i64 = self.rows[seat * WIDTH + slot]
                    if card >= 0:
                        row.append(self.house.faces[card])
                self.events.append(
                    Event("reveal", seat=seat, cards=tuple(row), n=self.card_points(seat), source=f"row:{seat}",
                          clause="SABAI-10.4")
                )  # fmt: skip

    def _note(
        self, kind: str, seat: i64, card: i64, clause: str,
        source: str = "", dest: str = "", to: i64 = -1, foul: bool = False,
    ) -> None:  # fmt: skip
        """An event that all see; card -1: a card that stays face down, or none if it does not move."""
        assert self.events is not None
        cards: tuple[str, ...] = (self.house.faces[card],) if card >= 0 else (("",) if source else ())
        self.events.append(
            Event(kind, seat=seat, to=to, cards=cards, n=len(cards), source=source, dest=dest, clause=clause, foul=foul)
        )
