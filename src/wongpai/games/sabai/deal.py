"""A round of Sabai-sabai: what each seat may do, and the texts of it."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest, members
from wongpai.core.deal import RACE, Deal
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.core.words import number
from wongpai.errors import InvalidAction, Refusal
from wongpai.games.sabai.flow import (
    A_BURN,
    A_CALL,
    A_COMP,
    A_DECLINE,
    A_DRAW,
    A_EXTRA,
    A_FOR,
    A_GIVE,
    A_KEEP,
    A_PASS,
    A_PEEK,
    A_PLAY,
    A_SPY,
    A_SWITCH,
    A_THROW,
    A_TOUCH,
    Flow,
)
from wongpai.games.sabai.rules import REFUSALS, SabaiRules
from wongpai.games.sabai.state import (
    COMPENSATE,
    DECIDE,
    DRAW,
    EFFECT,
    FULL,
    JOKER,
    LAST_CHANCE,
    NOSE,
    OWNER,
    PEEK_KIND,
    WIDTH,
    House,
)

VERBS: Final = (
    "", "draw", "play", "keep", "extra", "burn", "peek", "spy", "give", "switch", "throw", "for", "comp", "touch",
    "call", "decline", "pass",
)  # fmt: skip
_PLAIN: Final = ("draw", "play", "extra", "burn", "touch", "call", "decline", "pass")
_ONE_PLACE: Final = ("keep", "peek", "spy", "for", "comp")
# Actions without places, made once.
DRAW_CARD: Final[i64] = 1 << 20
PLAY_CARD: Final[i64] = 2 << 20
EXTRA_CARD: Final[i64] = 4 << 20
BURN_CARD: Final[i64] = 5 << 20
TOUCH: Final[i64] = 13 << 20
CALL: Final[i64] = 14 << 20
DECLINE: Final[i64] = 15 << 20
PASS: Final[i64] = 16 << 20
_NOWHERE: Final[dict[str, Any]] = {}  # no position
_LARGEST: Final[i64] = 17 << 20
# Made once: to copy a ready list, or extend by one, is cheaper than to append a number that has to be made.
_CALL: Final[list[i64]] = [CALL]
_PASS: Final[list[i64]] = [PASS]
# What ends with the call too, where it may be made, stands in row 1, or in the second half.
_CALLS: Final[list[list[i64]]] = [[], _CALL]
_DRAWS: Final[list[list[i64]]] = [[DRAW_CARD], [DRAW_CARD, CALL]]


def _ready(what: i64, before: list[i64], after: list[i64]) -> list[list[i64]]:
    """By 16 * seat + the set of its first four slots that hold cards: an action for each of these."""
    return [
        before + [(what << 20) | (seat * 16 + slot) for slot in range(4) if held >> slot & 1] + after
        for seat in range(12)
        for held in range(16)
    ]


_HALF: Final[i64] = 12 * 16
_KEEPS: Final[list[list[i64]]] = _ready(A_KEEP, [], [])
_PLAYS_AND_KEEPS: Final[list[list[i64]]] = _ready(A_KEEP, [PLAY_CARD], []) + _ready(A_KEEP, [PLAY_CARD], [CALL])
_PEEKS: Final[list[list[i64]]] = _ready(A_PEEK, [], []) + _ready(A_PEEK, [], [CALL])
_SPIES: Final[list[list[i64]]] = _ready(A_SPY, [], [])
_COMPS: Final[list[list[i64]]] = _ready(A_COMP, [], [])
_NO_SWITCH: Final[list[i64]] = []
_SWITCHES: Final[list[list[i64]]] = [_NO_SWITCH] * (12 * 4 * 12 * 16)  # filled as they are wanted


@final
@mypyc_attr(free_list_len=1)
class SabaiDeal(Flow):
    """`legal` holds what is correct as far as a seat can know; throws of cards it has not seen are among `fouls`."""

    def __init__(
        self, rules: SabaiRules, seats: i64, rng: Rng, position: Mapping[str, Any], of: SabaiDeal | None = None
    ) -> None:
        super().__init__(seats, rng, House(rules) if of is None else of.house, of)
        if of is None:
            if len(position) == 0:
                self.deal_out(-1, False)
            else:
                from wongpai.games.sabai.setup import set_up

                set_up(self, position)

    def to_act(self) -> i64:
        phase: i64 = self.phase
        if phase <= DECIDE:
            return 1 << self.turn
        if phase <= COMPENSATE:
            return 1 << (self.queue[0] & 255)
        if phase == NOSE:
            return self.untouched
        if phase == OWNER:
            return 1 << (self.offered >> 4)
        return self.may_pass() if phase == LAST_CHANCE else 0

    def may_react(self) -> i64:
        if self._may_call():
            return self.everyone & ~self.to_act()
        return self._throwers() & ~self.to_act() if self.phase <= COMPENSATE else 0

    def window(self) -> i64:
        return 0 if self.over or (self.phase == OWNER and not self._may_call()) else RACE

    def _may_call(self) -> bool:
        """At any moment but in the race to the nose and before the scoring."""
        return self.caller < 0 and not self.final and (self.phase <= COMPENSATE or self.phase == OWNER)

    def _throwers(self) -> i64:
        """Seats that know of a card they could throw."""
        n: i64 = len(self.discards)
        if n == 0:
            return 0
        out: i64 = 0
        card: i64 = self.discards[n - 1] & ~3
        last: i64 = card + 4
        while card < last:
            place: i64 = self.where[card]
            if place >= 0:
                seen: i64 = self.seen[card]
                owner: i64 = 1 << (place >> 4)
                out |= seen & owner
                if self.house.for_others and not (self.house.forbid_known and seen & owner):
                    out |= seen & ~owner
            card += 1
        return out & self.everyone & ~self.barred

    # --- what is on offer ---

    def legal(self, seat: i64) -> list[i64]:
        if seat < 0 or self.over:
            return []
        if self.phase > COMPENSATE:
            return self._legal_late(seat)
        calls: i64 = 1 if self._may_call() else 0
        matching: i64 = self._matching(seat)
        if matching == 0:
            return self._legal_turn(seat, calls)
        out = self._legal_turn(seat, 0)
        self._legal_throws(seat, matching, out)
        if calls:
            out.extend(_CALL)
        return out

    def _legal_late(self, seat: i64) -> list[i64]:
        """In a race to the nose, while an owner is asked, or in the last chance."""
        out: list[i64] = []
        bit: i64 = 1 << seat
        if self.phase == NOSE:
            if self.untouched & bit:
                out.append(TOUCH)
        elif self.phase == OWNER:
            if self.offered >> 4 == seat:
                out.append((A_THROW << 20) | (seat << 16) | (1 << (self.offered & 15)))
                out.append(DECLINE)
            if self._may_call():
                out.append(CALL)
        elif self.may_pass() & bit:
            self._legal_throws(seat, self._matching(seat), out)
            out.extend(_PASS)
        return out

    def _legal_turn(self, seat: i64, calls: i64) -> list[i64]:
        """What the seat does if the deal waits for it; calls: 1 with the call too."""
        phase: i64 = self.phase
        if (self.turn if phase <= DECIDE else self.queue[0] & 255) != seat:
            return _CALLS[calls][:]
        if phase == DRAW:
            return _DRAWS[calls][:]
        row: i64 = self.slots[seat]
        if row >> 4 == 0:  # as it mostly is
            if phase == DECIDE and self.drawn != self.house.ass and not self._knows_own_ass(seat):
                return _PLAYS_AND_KEEPS[calls * _HALF + seat * 16 + row][:]
            if phase == EFFECT and (self.queue[0] >> 8) & 255 == PEEK_KIND:
                return _PEEKS[calls * _HALF + seat * 16 + row][:]
        out: list[i64] = []
        if phase == DECIDE:
            self._legal_decide(seat, out)
        elif phase == EFFECT:
            self._legal_effect(seat, out)
        else:
            self._own(_COMPS, A_COMP, seat, not self.house.ass_comp, out)
        if calls:
            out.extend(_CALL)
        return out

    def _legal_decide(self, seat: i64, out: list[i64]) -> None:
        if self.drawn != self.house.ass:
            out.append(PLAY_CARD)
        elif self.kind_on_top() == JOKER:
            out.append(BURN_CARD)
        if self.drawn != self.house.ass or self.house.swap_in:
            self._own(_KEEPS, A_KEEP, seat, self.drawn != self.house.ass, out)
        if self.drawn == self.house.ass and self._may_lay_extra(seat):
            out.append(EXTRA_CARD)

    def _knows_own_ass(self, seat: i64) -> bool:
        """Does the seat know that the Ass Joker is in its row?"""
        ass: i64 = self.house.ass
        return ass >= 0 and self.where[ass] >> 4 == seat and self.seen[ass] & (1 << seat) != 0

    def _may_lay_extra(self, seat: i64) -> bool:
        return not self.house.swap_in or self.slots[seat] == 0

    def _legal_effect(self, seat: i64, out: list[i64]) -> None:
        kind: i64 = (self.queue[0] >> 8) & 255
        if kind == PEEK_KIND:
            self._row(_PEEKS, A_PEEK, seat, out)
            return
        to: i64 = 0
        if kind == PEEK_KIND + 1:
            while to < self.seats:
                if to != seat:
                    self._row(_SPIES, A_SPY, to, out)
                to += 1
            return
        mine: i64 = self.slots[seat]
        while mine:
            place: i64 = seat * WIDTH + lowest(mine)
            mine &= mine - 1
            to = 0
            while to < self.seats:
                if to != seat:
                    if kind == PEEK_KIND + 3:
                        self._legal_switch(place, to, out)
                    elif self.held(to) < FULL:
                        out.append((A_GIVE << 20) | place | (to << 8))
                to += 1

    def _legal_switch(self, place: i64, to: i64, out: list[i64]) -> None:
        """An own card for each card of another seat."""
        theirs: i64 = self.slots[to]
        if theirs >> 4 == 0 and place & 12 == 0:
            at: i64 = (((place >> 4) * 4 + (place & 3)) * 12 + to) * 16 + theirs
            if len(_SWITCHES[at]) == 0:
                _SWITCHES[at] = [(A_SWITCH << 20) | place | ((to * WIDTH + other) << 8) for other in members(theirs)]
            out.extend(_SWITCHES[at])
            return
        while theirs:
            other: i64 = to * WIDTH + lowest(theirs)
            theirs &= theirs - 1
            out.append((A_SWITCH << 20) | place | (other << 8))

    def _row(self, ready: list[list[i64]], what: i64, seat: i64, out: list[i64]) -> None:
        """An action for each card of a row, low slots first."""
        mine: i64 = self.slots[seat]
        out.extend(ready[seat * 16 + (mine & 15)])
        mine &= ~15
        while mine:
            out.append((what << 20) | (seat * WIDTH + lowest(mine)))
            mine &= mine - 1

    def _own(self, ready: list[list[i64]], what: i64, seat: i64, not_ass: bool, out: list[i64]) -> None:
        """An action for each own card; not_ass: but for an Ass Joker that the seat knows."""
        if not_ass and self._knows_own_ass(seat):
            for slot in members(self.slots[seat] & ~(1 << (self.where[self.house.ass] & 15))):
                out.append((what << 20) | (seat * WIDTH + slot))
        else:
            self._row(ready, what, seat, out)

    def _matching(self, seat: i64) -> i64:
        """What the seat knows to match the latest discard: its own slots, and from bit 16 copies in other rows."""
        n: i64 = len(self.discards)
        bit: i64 = 1 << seat
        found: i64 = 0
        if n == 0 or self.barred & bit:
            return found
        card: i64 = self.discards[n - 1] & ~3
        copy: i64 = 0
        while copy < 4:
            place: i64 = self.where[card]
            if place >= 0 and self.seen[card] & bit:
                if place >> 4 == seat:
                    found |= 1 << (place & 15)
                elif self.house.for_others:
                    found |= 1 << (16 + copy)
            card += 1
            copy += 1
        return found

    def _legal_throws(self, seat: i64, matching: i64, out: list[i64]) -> None:
        slots: i64 = matching & 0xFFFF
        some: i64 = slots
        while some:  # every way to throw some of them
            out.append((A_THROW << 20) | (seat << 16) | some)
            some = (some - 1) & slots
        theirs: i64 = matching >> 16
        if theirs == 0:
            return
        first: i64 = self.kind_on_top() << 2
        found: list[i64] = []
        while theirs:
            card: i64 = first + lowest(theirs)
            theirs &= theirs - 1
            place: i64 = self.where[card]
            if not (self.house.forbid_known and self.seen[card] & (1 << (place >> 4))):
                found.append(place)
        if len(found) > 1:
            found.sort()
        for place in found:
            out.append((A_FOR << 20) | place)

    def fouls(self, seat: i64) -> list[i64]:
        """Guesses and mistakes: throws of single cards that the seat has not seen, or knows not to match."""
        out: list[i64] = []
        if seat < 0 or not self._throwing(seat):
            return out
        kind: i64 = self.kind_on_top()
        bit: i64 = 1 << seat
        for place in range(self.seats * WIDTH):
            card: i64 = self.rows[place]
            if card < 0 or (self.seen[card] & bit and card >> 2 == kind):
                continue
            owner: i64 = i64(place) >> 4
            if owner == seat:
                out.append((A_THROW << 20) | (seat << 16) | (1 << (i64(place) & 15)))
            elif self.house.for_others and not (self.house.forbid_known and self.seen[card] & (1 << owner)):
                out.append((A_FOR << 20) | i64(place))
        return out

    def _throwing(self, seat: i64) -> bool:
        """May this seat try a throw now at all?"""
        if self.phase > COMPENSATE and not (self.phase == LAST_CHANCE and self.may_pass() & (1 << seat)):
            return False
        return len(self.discards) > 0 and not self.barred & (1 << seat)

    # --- refusals ---

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        what: i64 = action >> 20
        if seat < 0 or seat >= self.seats or action <= 0 or action >= _LARGEST:
            return _refuse("no_seat")
        phase: i64 = self.phase
        bit: i64 = 1 << seat
        if what == A_CALL:
            if action != CALL or phase == NOSE or phase == LAST_CHANCE:
                return _refuse("no_call_now")
            if self.final:
                return _refuse("final_round")
            return _refuse("called_already") if self.caller >= 0 else None
        if phase == NOSE:
            return None if action == TOUCH and self.untouched & bit else _refuse("touch_nose")
        if what == A_TOUCH:
            return _refuse("no_nose")
        if phase == OWNER:
            if self.offered >> 4 != seat:
                return _refuse("owner_first")
            mine: i64 = (A_THROW << 20) | (seat << 16) | (1 << (self.offered & 15))
            return None if action == DECLINE or action == mine else _refuse("owner_first")
        if what == A_DECLINE:
            return _refuse("nothing_offered")
        if what == A_THROW or what == A_FOR:
            return self._why_not_throw(seat, action)
        if phase == LAST_CHANCE:
            if action == PASS and self.may_pass() & bit:
                return None
            return _refuse("last_chance")
        if what == A_PASS or what == 0:
            return _refuse("nothing_to_pass")
        if phase == EFFECT or phase == COMPENSATE:
            actor: i64 = self.queue[0] & 255
            if actor != seat:
                code = "effect_of_other" if phase == EFFECT else "debt_of_other"
                return Refusal(code, REFUSALS[code], {"seat": actor})
            return self._why_not_effect(seat, action)
        return self._why_not_turn(seat, action)

    def _why_not_throw(self, seat: i64, action: i64) -> Refusal | None:
        if len(self.discards) == 0:
            return _refuse("nothing_to_throw_on")
        if self.barred & (1 << seat):
            return _refuse("barred")
        if self.phase == LAST_CHANCE and not self.may_pass() & (1 << seat):
            return _refuse("last_chance")
        if action >> 20 == A_THROW:
            slots: i64 = action & 0xFFFF
            if (action >> 16) & 15 != seat or slots == 0:
                return _refuse("own_cards")
            while slots:
                if self.rows[seat * WIDTH + lowest(slots)] < 0:
                    return _refuse("no_card_there")
                slots &= slots - 1
            return None
        if not self.house.for_others:
            return _refuse("own_only")
        place: i64 = action & 0xFFFFF
        owner: i64 = place >> 4
        if owner >= self.seats or owner == seat or self.rows[place] < 0:
            return _refuse("no_card_of_theirs")
        if self.house.forbid_known and self.seen[self.rows[place]] & (1 << owner):
            return _refuse("owner_knows")
        return None

    def _why_not_turn(self, seat: i64, action: i64) -> Refusal | None:
        what: i64 = action >> 20
        if seat != self.turn:
            return _refuse("no_looking" if what == A_PEEK or what == A_SPY else "not_your_turn")
        place: i64 = action & 0xFFFFF
        if self.phase == DRAW:
            if what == A_PEEK or what == A_SPY:
                return _refuse("no_looking")
            return None if action == DRAW_CARD else _refuse("draw_first")
        if what == A_DRAW:
            return _refuse("drawn_already")
        if what == A_KEEP:
            if place >> 4 != seat or self.rows[place] < 0:
                return _refuse("not_your_card")
            if self.drawn == self.house.ass:
                return None if self.house.swap_in else _refuse("ass_not_swapped")
            known: bool = self.rows[place] == self.house.ass and self.seen[self.house.ass] & (1 << seat) != 0
            return _refuse("ass_not_swapped") if known else None
        if place and what <= A_BURN:
            return _refuse("no_drawn_card")
        if what == A_PLAY:
            return _refuse("ass_not_discarded") if self.drawn == self.house.ass else None
        if what == A_BURN:
            return None if self.drawn == self.house.ass and self.kind_on_top() == JOKER else _refuse("burn_on_joker")
        if what == A_EXTRA:
            return None if self.drawn == self.house.ass and self._may_lay_extra(seat) else _refuse("not_the_ass")
        if what == A_COMP:
            return _refuse("no_debt")
        return _refuse("no_looking" if what == A_PEEK or what == A_SPY else "no_effect")

    def _why_not_effect(self, seat: i64, action: i64) -> Refusal | None:
        what: i64 = action >> 20
        place: i64 = action & 255
        other: i64 = (action >> 8) & 255
        rest: i64 = action & 0xFFFFF
        own: bool = place >> 4 == seat and self.rows[place] >= 0
        if self.phase == COMPENSATE:
            if what != A_COMP:
                return _refuse("owe_card")
            if rest > 255 or not own:
                return _refuse("own_card_owed")
            known: bool = self.rows[place] == self.house.ass and self.seen[self.house.ass] & (1 << seat) != 0
            return _refuse("ass_only") if known and not self.house.ass_comp else None
        kind: i64 = (self.queue[0] >> 8) & 255
        if what != A_PEEK + kind - PEEK_KIND:
            return _refuse("effect_first")
        if what == A_PEEK:
            return None if own and rest <= 255 else _refuse("peek_own")
        if what == A_SPY:
            theirs: bool = place >> 4 < self.seats and place >> 4 != seat and self.rows[place] >= 0
            return None if theirs and rest <= 255 else _refuse("spy_other")
        if what == A_GIVE:
            if not own or other >= self.seats or other == seat or rest != place | (other << 8):
                return _refuse("give_own_to_other")
            return _refuse("row_full") if self.held(other) >= FULL else None
        swaps: bool = own and other >> 4 < self.seats and other >> 4 != seat and rest == place | (other << 8)
        return None if swaps and self.rows[other] >= 0 else _refuse("switch_own_for_other")

    def timeout(self, seat: i64) -> i64:
        """Draw, play the drawn card, decline, pass, touch; for an effect or a debt the first choice."""
        if self.phase == LAST_CHANCE:
            return PASS
        if self.phase == OWNER:
            return DECLINE
        return self.legal(seat)[0]

    # --- texts ---

    def text(self, action: i64) -> str:
        what: i64 = action >> 20
        place: i64 = action & 255
        other: i64 = (action >> 8) & 255
        verb = VERBS[what]
        if what == A_THROW:
            seat: i64 = (action >> 16) & 15
            words = [verb]
            slots: i64 = action & 0xFFFF
            while slots:
                words.append(f"{seat}:{lowest(slots)}")
                slots &= slots - 1
            return " ".join(words)
        if verb in _ONE_PLACE:
            return f"{verb} {place >> 4}:{place & 15}"
        if what == A_GIVE:
            return f"{verb} {place >> 4}:{place & 15} @{other}"
        if what == A_SWITCH:
            return f"{verb} {place >> 4}:{place & 15} {other >> 4}:{other & 15}"
        return verb

    def parse(self, text: str) -> i64:
        words = text.lower().split()
        verb = words[0] if words else ""
        rest = words[1:]
        if verb not in VERBS or not verb:
            raise InvalidAction(f"not an action of this game: {text[:60]!r}")
        what: i64 = VERBS.index(verb)
        if verb in _PLAIN and not rest:
            return what << 20
        if verb in _ONE_PLACE and len(rest) == 1:
            return (what << 20) | _place(rest[0])
        if verb == "give" and len(rest) == 2:
            if rest[0][:1] == "@":
                rest.reverse()
            receiver = number(rest[1][1:])
            if rest[1][:1] == "@" and receiver is not None and receiver < 12:
                return (what << 20) | _place(rest[0]) | (receiver << 8)
        if verb == "switch" and len(rest) == 2:
            return (what << 20) | _place(rest[0]) | (_place(rest[1]) << 8)
        if verb == "throw" and rest:
            mask: i64 = 0
            seat: i64 = _place(rest[0]) >> 4
            for word in rest:
                place: i64 = _place(word)
                if place >> 4 != seat or mask & (1 << (place & 15)):
                    raise InvalidAction("throw cards of one row, each once")
                mask |= 1 << (place & 15)
            return (what << 20) | (seat << 16) | mask
        raise InvalidAction(f"not an action of this game: {text[:60]!r}")

    # --- knowledge ---

    def view(self, seat: i64) -> View:
        from wongpai.games.sabai.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.sabai.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.sabai.setup import position

        return position(self)

    def copy(self) -> Deal:
        return SabaiDeal(self.house.rules, self.seats, self.rng, _NOWHERE, self)


def _place(word: str) -> i64:
    """A place written seat:slot."""
    seat, slot = [number(part) for part in word.partition(":")[::2]]
    if seat is None or slot is None:
        raise InvalidAction(f"not a place: {word[:20]!r}; write seat:slot")
    if seat > 11 or slot >= WIDTH:
        raise InvalidAction(f"no such place: {word[:20]!r}")
    return seat * WIDTH + slot


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
