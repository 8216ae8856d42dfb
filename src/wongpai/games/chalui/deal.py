"""A game of Chalui: what each seat may do, and the texts of it."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest
from wongpai.core.deal import CLAIM as CLAIM_WINDOW
from wongpai.core.deal import RACE, Deal
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.core.words import number
from wongpai.errors import IllegalAction, InvalidAction, Refusal
from wongpai.games.chalui.cards import (
    COLOURS,
    D4,
    D4_BIT,
    FACES,
    FAULT_CODES,
    JOKER,
    JOKER_BIT,
    LATE,
    OF_SYMBOL,
    PLAIN,
    SYMBOL_D4,
    House,
)
from wongpai.games.chalui.flow import (
    A_DRAW,
    A_PASS,
    A_SHOUT,
    A_TAKE,
    ACCUSE,
    CUT,
    NAMED,
    SHOUTING,
    Flow,
)
from wongpai.games.chalui.rules import REFUSALS, ChaluiRules
from wongpai.games.chalui.state import CLAIM, DRAWN, NAME, TURN

_NUMBERS: Final = {face.lower(): kind for kind, face in enumerate(FACES)}
_PLAIN: Final = {"draw": 54, "take": 55, "shout": 56, "pass": 57}
# Made once: to extend by a ready list is cheaper than to append a number that has to be made.
_DRAW: Final[list[i64]] = [A_DRAW]
_TAKE: Final[list[i64]] = [A_TAKE]
_PASS: Final[list[i64]] = [A_PASS]


@final
@mypyc_attr(free_list_len=1)
class ChaluiDeal(Flow):
    """`fouls` are the wrong cards that a seat can lay or interject, punished by CHALUI-9.3, and false accusations
    where the table punishes them."""

    def __init__(
        self, rules: ChaluiRules, seats: i64, rng: Rng, position: Mapping[str, Any], house: House | None = None
    ) -> None:
        super().__init__(seats, rng, house or House(rules))
        if house is None:
            from wongpai.games.chalui.setup import set_up

            set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        if self.phase <= DRAWN:
            return 1 << self.turn
        return self.cutters() if self.phase == CLAIM else 0

    def may_react(self) -> i64:
        if self.phase == CLAIM or self.over:
            return 0
        out: i64 = 0
        if self.open and self.phase != NAME:
            out = self.cutters()
        due: i64 = self.due
        if due:
            out |= due if self.house.late_shout else 0
            out |= self.everyone if due & (due - 1) else self.everyone & ~due
        return out & ~(1 << self.turn)

    def window(self) -> i64:
        """From public facts alone: may anybody interject, shout late or accuse?"""
        if self.over:
            return 0
        if self.phase == CLAIM:
            return CLAIM_WINDOW
        return RACE if self.due or (self.open and self.phase != NAME and self.may_cut()) else 0

    def close(self) -> None:
        if self.phase != CLAIM or self.to_act():
            raise IllegalAction(Refusal("no_window", ""))
        self.resolve()

    # --- what is on offer ---

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if seat < 0 or self.over:
            return out
        if self.phase == CLAIM:
            if self.cutters() & (1 << seat):
                self._add_cut(seat, self.target(), out)
                out.extend(_PASS)
            return out
        if seat == self.turn:
            if self.phase == TURN:
                kinds: i64 = self.playable(seat)
                self._add_plays(seat, kinds, out)
                if self.may_draw(seat, kinds):
                    out.extend(_TAKE if self.pending else _DRAW)
            elif self.phase == DRAWN:
                self._add_plays(seat, self.playable(seat) & self.fresh, out)
                out.extend(_PASS)
            else:
                for colour in range(4):
                    out.append(NAMED + colour)
        elif self.open and self.phase != NAME and self.cutters() & (1 << seat):
            self._add_cut(seat, self.target(), out)
        if self.due:
            self._add_calls(seat, out)
        return out

    def _add_plays(self, seat: i64, kinds: i64, out: list[i64]) -> None:
        last: bool = self.sizes[seat] == 2
        special: i64 = kinds & ~(D4_BIT - 1)
        kinds ^= special
        while kinds:
            kind: i64 = lowest(kinds)
            out.append(kind)
            if last:
                out.append(kind | SHOUTING)
            kinds &= kinds - 1
        if special & D4_BIT:
            self._add_named(D4, last, out)
        if special & JOKER_BIT:
            if self._names(JOKER):
                self._add_named(JOKER, last, out)
            else:
                out.append(JOKER)
                if last:
                    out.append(JOKER | SHOUTING)

    def _add_named(self, kind: i64, last: bool, out: list[i64]) -> None:
        for colour in range(4):
            if colour != self.colour or self.house.same_colour:
                action: i64 = kind | ((i64(colour) + 1) << 6)
                out.append(action)
                if last:
                    out.append(action | SHOUTING)

    def _add_cut(self, seat: i64, kind: i64, out: list[i64]) -> None:
        out.append(CUT | kind)
        if self.sizes[seat] == 2:
            out.append(CUT | SHOUTING | kind)

    def _add_calls(self, seat: i64, out: list[i64]) -> None:
        """The shout that is owed, and who can be accused of owing it (CHALUI-7.1, 7.4)."""
        due: i64 = self.due
        if due & (1 << seat):
            due ^= 1 << seat
            if self.house.late_shout:
                out.append(A_SHOUT)
        while due:
            out.append(ACCUSE + lowest(due))
            due &= due - 1

    def _names(self, kind: i64) -> bool:
        """Does laying this kind name a colour? (CHALUI-6.5)"""
        return kind == D4 or (kind == JOKER and self.house.joker_redeclares and self.symbol == SYMBOL_D4)

    def fouls(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if seat < 0 or self.over or self.phase == NAME:
            return out
        if self.house.penalise:
            if seat == self.turn and self.phase != CLAIM:
                kinds: i64 = self.hands[seat] & ~self.playable(seat)
                self._add_plays(seat, kinds & self.fresh if self.phase == DRAWN else kinds, out)
            elif self.may_cut() & (1 << seat):
                kinds = self.hands[seat]
                while kinds:
                    kind: i64 = lowest(kinds)
                    if self.cut_fault(kind):
                        self._add_cut(seat, kind, out)
                    kinds &= kinds - 1
        if self.house.false_accuse and self.phase != CLAIM:
            for other in range(self.seats):
                if other != seat and not self.due & (1 << other):
                    out.append(ACCUSE + other)
        return out

    # --- refusals ---

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or action < 0 or action >= NAMED + 4:
            return _refuse("no_such")
        if action >= ACCUSE:
            return self._why_not_call(seat, action)
        kind: i64 = action & 63
        if kind > JOKER:
            if kind > A_PASS or action != kind:
                return _refuse("no_such")
            return self._why_not_plain(seat, kind)
        if action & CUT:
            return self._why_not_cut(seat, kind, action)
        if self.phase == CLAIM:
            return _refuse("claim_open")
        if seat != self.turn:
            return _refuse("not_your_turn")
        if not self.hands[seat] >> kind & 1:
            return _refuse("not_in_hand")
        if self.phase != TURN:
            if self.phase == NAME:
                return _refuse("name_first")
            if not self.fresh >> kind & 1:
                return _refuse("drawn_only")
        if action != kind:
            colour: i64 = ((action >> 6) & 7) - 1
            if colour > 3:
                return _refuse("no_such")
            if colour >= 0 and not self._names(kind):
                return _refuse("no_naming")
            if colour == self.colour and not self.house.same_colour:
                return _refuse("bad_colour")
            if action & SHOUTING and self.sizes[seat] != 2:
                return _refuse("no_shout")
        if kind >= PLAIN and (action >> 6) & 7 == 0 and self._names(kind):
            return _refuse("name_a_colour")
        if self.house.penalise or self.playable(seat) >> kind & 1:
            return None
        return _refuse(FAULT_CODES[self.fault(seat, kind)])

    def _why_not_plain(self, seat: i64, action: i64) -> Refusal | None:
        """Drawing, taking, shouting, passing."""
        if action == A_SHOUT:
            if self.phase == CLAIM:
                return _refuse("claim_open")
            if not self.due & (1 << seat):
                return _refuse("no_shout")
            return None if self.house.late_shout else _refuse("too_late_to_shout")
        if self.phase == CLAIM:
            if action != A_PASS:
                return _refuse("claim_open")
            return None if self.cutters() & (1 << seat) else _refuse("nothing_to_pass")
        if seat != self.turn:
            return _refuse("not_your_turn")
        if self.phase == NAME:
            return _refuse("name_first")
        if action == A_PASS:
            return None if self.phase == DRAWN else _refuse("nothing_to_pass")
        if self.phase == DRAWN:
            return _refuse("drawn_only")
        if action == A_TAKE and not self.pending:
            return _refuse("nothing_to_take")
        if action == A_DRAW and self.pending:
            return _refuse("must_take")
        kinds: i64 = self.playable(seat)
        if self.may_draw(seat, kinds):
            return None
        if not self.pending:
            return _refuse("must_special" if self.house.voluntary_draw or not kinds & (D4_BIT - 1) else "must_play")
        again: i64 = OF_SYMBOL[self.symbol] | (D4_BIT if self.symbol == SYMBOL_D4 else 0)
        return _refuse("must_stack" if self.house.force_stack and kinds & again else "must_special")

    def _why_not_cut(self, seat: i64, kind: i64, action: i64) -> Refusal | None:
        if (action >> 6) & 7:
            return _refuse("no_naming")
        if self.phase == NAME:
            return _refuse("name_first")
        if self.phase == CLAIM:
            if not self.asked & (1 << seat):
                return _refuse("on_turn" if seat == self.turn else "own_card" if seat == self.by else "answered")
        elif seat == self.turn:
            return _refuse("on_turn")
        elif self.by < 0 and not self.house.cut_start:
            return _refuse("start_card")
        elif seat == self.by and not self.house.cut_own:
            return _refuse("own_card")
        elif not self.may_cut() & (1 << seat):
            if not self.open:
                return _refuse("window_closed")
            return _refuse("order_runs" if self.pending and self.house.cut_forbidden else "no_chain")
        if not self.hands[seat] >> kind & 1:
            return _refuse("not_in_hand")
        if action & SHOUTING and self.sizes[seat] != 2:
            return _refuse("no_shout")
        fault: i64 = self.cut_fault(kind)
        if fault == 0 or self.house.penalise:
            return None
        return _refuse("window_closed" if fault == LATE else FAULT_CODES[fault])

    def _why_not_call(self, seat: i64, action: i64) -> Refusal | None:
        if action >= NAMED:
            return None if self.phase == NAME and seat == self.turn else _refuse("no_naming")
        if self.phase == CLAIM:
            return _refuse("claim_open")
        to: i64 = action - ACCUSE
        if to >= self.seats:
            return _refuse("no_such")
        if to != seat and self.phase != NAME and (self.due & (1 << to) or self.house.false_accuse):
            return None
        return _refuse("nothing_forgotten")

    # --- clock, copies, texts ---

    def timeout(self, seat: i64) -> i64:
        """Take, draw or pass; the first card that is right where one must be laid."""
        actions = self.legal(seat)
        for action in actions:
            if A_DRAW <= action <= A_PASS and action != A_SHOUT:
                return action
        return actions[0]

    def copy(self) -> Deal:
        twin = ChaluiDeal(self.house.rules, self.seats, self.rng, _NOWHERE, self.house)
        self.copy_to(twin)
        return twin

    def text(self, action: i64) -> str:
        if action >= NAMED:
            return f"name {COLOURS[action - NAMED]}"
        if action >= ACCUSE:
            return f"accuse @{action - ACCUSE}"
        kind: i64 = action & 63
        if kind >= A_DRAW:
            return ("draw", "take", "shout", "pass")[kind - A_DRAW]
        words = [COLOURS[((action >> 6) & 7) - 1]] if (action >> 6) & 7 else []
        if action & SHOUTING:
            words.append("chalui")
        verb = "interject" if action & CUT else "play"
        return f"{verb} {FACES[kind]} {'_'.join(words)}".rstrip()

    def parse(self, text: str) -> i64:
        words = text.lower().split()
        if len(words) == 1 and words[0] in _PLAIN:
            return _PLAIN[words[0]]
        if len(words) == 2 and words[0] == "name" and words[1] in COLOURS:
            return NAMED + COLOURS.index(words[1])
        if len(words) == 2 and words[0] == "accuse" and words[1][:1] == "@":
            seat = number(words[1][1:])
            if seat is not None and seat < 32:
                return ACCUSE + seat
        if len(words) not in (2, 3) or words[0] not in ("play", "interject"):
            raise InvalidAction(f"not an action of this game: {text[:60]!r}")
        kind: i64 = _NUMBERS.get(words[1], -1)
        if kind < 0:
            raise InvalidAction(f"no such card: {words[1][:20]!r}")
        action: i64 = kind | (CUT if words[0] == "interject" else 0)
        for word in words[2].split("_") if len(words) == 3 else []:
            if word == "chalui" and not action & SHOUTING:
                action |= SHOUTING
            elif word in COLOURS and not action & (7 << 6) and not action & SHOUTING:
                action |= (COLOURS.index(word) + 1) << 6
            else:
                raise InvalidAction(f"neither a colour nor a shout: {words[2][:20]!r}")
        return action

    # --- knowledge ---

    def view(self, seat: i64) -> View:
        from wongpai.games.chalui.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.chalui.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.chalui.setup import position

        return position(self)


_NOWHERE: Final[dict[str, Any]] = {}  # no position


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
