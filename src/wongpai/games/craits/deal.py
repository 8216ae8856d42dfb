"""One round of Craits: play by suit or rank, obey the card before, keep the crank going, say when one card is left."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest
from wongpai.core.deal import RACE, Deal
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import IllegalAction, Refusal
from wongpai.games.craits.actions import (
    ANNOUNCE,
    CALL,
    CARD_OF,
    DRAW,
    END,
    LAST,
    NAMED,
    NINES_ANY,
    NINES_AT,
    NINES_RED,
    PASS,
    READY,
    ROWS,
    SUIT_OF,
    WILD_AT,
    read,
    write,
)
from wongpai.games.craits.cards import BYTE, CRANK, EIGHT, NINE, RED, WILD, House
from wongpai.games.craits.flow import NO_SUIT, Flow
from wongpai.games.craits.rules import REFUSALS, CraitsRules
from wongpai.games.craits.state import DREW, NAME, TURN

_NOTHING: Final[dict[str, Any]] = {}
# Made once: to copy a ready list is cheaper than to append a number.
_DRAW: Final[list[i64]] = [DRAW]
_PASS: Final[list[i64]] = [PASS]
_CALLS: Final[list[list[i64]]] = [
    [CALL + seat for seat in range(5) if seats >> seat & 1] for seats in range(32)
]  # by set of seats
_NAMES: Final[list[list[i64]]] = [
    [NAMED + suit for suit in range(4) if suits >> suit & 1] for suits in range(16)
]  # by set of suits


@final
@mypyc_attr(free_list_len=1)
class CraitsDeal(Flow):
    """What may be done in a round, and why not."""

    def __init__(
        self, rules: CraitsRules, seats: i64, rng: Rng, position: Mapping[str, Any], house: House | None = None
    ) -> None:
        super().__init__(seats, rng, house or House(rules, seats))
        if house is None:
            from wongpai.games.craits.setup import set_up

            set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        if self.over:
            return 0
        return 1 << self.turn

    def may_react(self) -> i64:
        if self.ones == 0 or self.over:
            return 0
        free: i64 = (1 << self.seats) - 1 if self.silent else self.ones
        return free & ~(1 << self.turn)

    def window(self) -> i64:
        return RACE if self.silent and not self.over else 0

    # --- legality ---

    def apply(self, seat: i64, action: i64) -> None:
        """As for every deal; what is done most often, a plain card or a draw with nothing to play, is seen at a glance."""
        if seat == self.turn and self.phase == TURN:
            free: i64 = self.hand(seat) & self.playable
            plain: bool = action == DRAW
            if free != 0:
                plain = action >= 0 and action < WILD_AT and free & ~WILD & 1 << action != 0
            if plain:
                self.play(seat, action)
                return
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play(seat, action)

    def legal(self, seat: i64) -> list[i64]:
        if self.over:
            return []
        if seat != self.turn:
            if self.ones == 0 or seat < 0:
                return []
            none: list[i64] = []
            self._reactions(seat, none)
            return none
        if self.phase != TURN:
            return self._legal_else(seat)
        hand: i64 = self.hand(seat)
        rest: i64 = hand & self.playable
        if rest == 0:
            out: list[i64] = _DRAW[:]
        else:
            out = self._plays(hand, rest)
            if not (self.house.must_follow if self.count else self.house.must_play):
                out.extend(_DRAW)
        if self.ones:
            self._reactions(seat, out)
        return out

    def _plays(self, hand: i64, rest: i64) -> list[i64]:
        """What may be played of `rest`, at least one card of that hand."""
        two: i64 = hand & (hand - 1)
        base: i64 = ROWS if two != 0 and two & (two - 1) == 0 else 0
        at: i64 = lowest(rest) >> 3
        first = self._of_eight(at, rest, base)
        rest &= ~(BYTE << (8 * at))
        if rest == 0:
            return first[:]
        at = lowest(rest) >> 3
        out: list[i64] = first + self._of_eight(at, rest, base)
        rest &= ~(BYTE << (8 * at))
        while rest:
            at = lowest(rest) >> 3
            out.extend(self._of_eight(at, rest, base))
            rest &= ~(BYTE << (8 * at))
        return out

    def _of_eight(self, at: i64, rest: i64, base: i64) -> list[i64]:
        """The ready plays of what `rest` holds of one eight of the pack."""
        row: i64 = base + (at if at != NINES_AT else self._nines())
        return READY[row * 256 + ((rest >> (8 * at)) & BYTE)]

    def _nines(self) -> i64:
        """The row of READY for an eight of the pack with nines in it."""
        if self.house.nine_top:
            return NINES_RED if (RED >> self.suit) & 1 else NINES_RED + 1
        return NINES_ANY if self.house.nine_any else NINES_AT

    def _legal_else(self, seat: i64) -> list[i64]:
        """In the turn of a dealer who names a suit, or of somebody who has drawn a card that may be played."""
        if self.phase == NAME:
            out: list[i64] = _NAMES[self.house.namable(self.pile[0], self.suit)][:]
        else:
            rest: i64 = 1 << self.drawn & self.playable
            out = self._plays(self.hand(seat), rest) if rest else []
            out.extend(_PASS)
        self._reactions(seat, out)
        return out

    def _reactions(self, seat: i64, out: list[i64]) -> None:
        if self.ones & 1 << seat:
            out.append(ANNOUNCE)
        others: i64 = self.silent & ~(1 << seat)
        if others:
            out.extend(_CALLS[others])

    def fouls(self, seat: i64) -> list[i64]:
        """Wrong calls, where the table punishes them; too late is too late and no foul."""
        out: list[i64] = []
        if self.over or self.house.false_call == 0 or seat < 0 or self.hand(seat) == 0:
            return out
        for other in range(self.seats):
            if self._wrong(seat, other):
                out.append(CALL + other)
        return out

    def _wrong(self, seat: i64, target: i64) -> bool:
        return target != seat and self.hand(target) != 0 and not self.ones & 1 << target

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or action < 0 or action >= END:
            return _refuse("not_your_turn")
        if action < DRAW:
            return self._why_not_play(seat, action)
        if action >= ANNOUNCE and action < NAMED:
            return self._why_not_reaction(seat, action)
        if seat != self.turn:
            return _refuse("not_your_turn")
        if action >= NAMED:
            if self.phase != NAME:
                return _refuse("named_already")
            suits: i64 = self.house.namable(self.pile[0], self.suit)
            return None if suits & (1 << action - NAMED) else _refuse("nine_colour")
        if self.phase == NAME:
            return _refuse("name_first")
        if action == PASS:
            return None if self.phase == DREW else _refuse("no_passing")
        if self.phase == DREW:
            return _refuse("drawn_already")
        if self.hand(seat) & self.playable == 0:
            return None
        if self.count:
            return _refuse("crank_follow") if self.house.must_follow else None
        return _refuse("can_play") if self.house.must_play else None

    def _why_not_play(self, seat: i64, action: i64) -> Refusal | None:
        if seat != self.turn:
            return _refuse("not_your_turn")
        card: i64 = CARD_OF[action]
        hand: i64 = self.hand(seat)
        if hand & self.playable & 1 << card == 0 or self.phase != TURN:
            if self.phase == NAME:
                return _refuse("name_first")
            if not hand & 1 << card:
                return _refuse("not_in_hand")
            if self.phase == DREW and card != self.drawn:
                return _refuse("drawn_only")
            if not self.playable & 1 << card:
                if self.count == 0:
                    if not self.house.by_colour:
                        return _refuse("no_match")
                    return _refuse("no_match_all" if self.house.by_rank else "no_match_colour")
                return _refuse("crank_suit" if CRANK & 1 << card else "crank_only")
        rank: i64 = card >> 2
        if rank == EIGHT or rank == NINE:
            suit: i64 = SUIT_OF[action]
            if suit == NO_SUIT:
                return _refuse("name_suit" if rank == EIGHT else "nine_suit")
            if not self.house.namable(card, self.suit) & (1 << suit):
                return _refuse("nine_colour")
        if action >= LAST:
            rest: i64 = hand & (hand - 1)
            if rest == 0 or rest & (rest - 1):
                return _refuse("not_last")
        return None

    def _why_not_reaction(self, seat: i64, action: i64) -> Refusal | None:
        if action == ANNOUNCE:
            if self.ones & 1 << seat:
                return None
            return _refuse("announced" if self.announced & 1 << seat else "not_one_card")
        target: i64 = action - CALL
        if target >= self.seats:
            return _refuse("call_not_one")
        if target == seat:
            return _refuse("call_self")
        if self.silent & 1 << target:
            return None
        if self.ones & 1 << target:
            return _refuse("call_too_late")
        if self.house.false_call and self.hand(seat) and self._wrong(seat, target):
            return None
        return _refuse("call_announced" if self.announced & 1 << target else "call_not_one")

    def timeout(self, seat: i64) -> i64:
        """Draw or pass where that is allowed, else play the lowest card that may be played."""
        if self.phase == NAME:
            return NAMED + self.suit
        actions = self.legal(seat)
        for action in actions:
            if action == DRAW or action == PASS:
                return action
        return actions[0]

    # --- text ---

    def text(self, action: i64) -> str:
        return write(action)

    def parse(self, text: str) -> i64:
        return read(text)

    # --- results and knowledge ---

    def scores(self) -> list[i64]:
        """Penalty points: fewer are better."""
        out: list[i64] = [0] * self.seats
        if self.over:
            for seat in range(self.seats):
                out[seat] = self.house.points(self.hand(seat)) + self.fines[seat]
        return out

    def ranks(self) -> list[i64]:
        scores = self.scores()
        out: list[i64] = []
        for mine in scores:
            place: i64 = 1
            for other in scores:
                if other < mine:
                    place += 1
            out.append(place)
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.craits.view import lines

        return lines(self)

    def view(self, seat: i64) -> View:
        from wongpai.games.craits.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.craits.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.craits.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = CraitsDeal(self.house.rules, self.seats, self.rng, _NOTHING, self.house)
        self.share_state(twin)
        return twin


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
