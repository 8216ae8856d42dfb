"""What actions do in a game of Chalui, and what is right to lay."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.event import Event
from wongpai.games.chalui.cards import (
    BLANK,
    COLOUR,
    COLOUR_FIRST,
    COLOURS,
    D4,
    D4_BIT,
    D4_GATE,
    D4_ON_ORDER,
    DISTINCT,
    DOUBLE,
    DOUBLE_ONLY,
    FACES,
    FAULT_CLAUSES,
    HOP,
    JOKER,
    JOKER_BIT,
    JOKER_GATE,
    JOKER_ON_START,
    LAST_SPECIAL,
    LATE,
    LETTER,
    NO_MATCH,
    NO_MATCH_COMMAND,
    NO_MATCH_D4,
    NO_MATCH_HOP,
    NO_MATCH_REVERSE,
    NO_MATCH_SPENT,
    NO_MATCH_START,
    NO_SPECIAL,
    NOT_IDENTICAL,
    NOT_THE_SAME_ORDER,
    OF_COLOUR,
    OF_SYMBOL,
    PLAIN,
    REVERSE,
    SPECIAL_ONLY,
    SUIT,
    SYMBOL,
    SYMBOL_D4,
    TRIPLE,
    TRIPLE_ONLY,
    House,
)
from wongpai.games.chalui.state import CLAIM, DRAWN, NAME, ORDERS, OVER, TURN, State

# Actions. A card laid: its kind, the colour named + 1 from bit 6 on, the shout in bit 9, interjected in bit 10.
A_DRAW: Final[i64] = 54
A_TAKE: Final[i64] = 55
A_SHOUT: Final[i64] = 56
A_PASS: Final[i64] = 57
SHOUTING: Final[i64] = 512
CUT: Final[i64] = 1024
ACCUSE: Final[i64] = 2048  # + seat
NAMED: Final[i64] = 2080  # + colour

WRONG: Final[i64] = 2  # cards for a mistake (CHALUI-9.3)
FORGOT: Final[i64] = 5  # cards for a forgotten shout (CHALUI-7.3)


class Flow(State):
    # --- what is right ---

    def playable(self, seat: i64) -> i64:
        """The kinds that the seat on turn may lay (in DRAWN: if it has just drawn them)."""
        house: House = self.house
        hand: i64 = self.hands[seat]
        many: bool = self.sizes[seat] > 1
        if self.pending:
            out: i64 = hand & (LETTER << self.symbol) if self.symbol < SYMBOL_D4 else 0
            if many:
                if self.symbol == SYMBOL_D4:
                    if hand & D4_BIT and not (house.draw4_gate_on_stack and hand & (SUIT << (13 * self.colour))):
                        out |= D4_BIT
                    out |= hand & JOKER_BIT
                elif (out == 0 or house.joker_gate == 0) and (house.joker_on_start or self.by >= 0):
                    out |= hand & JOKER_BIT
            return out
        mine: i64 = hand & (SUIT << (13 * self.colour))
        same: i64 = hand & (LETTER << self.symbol) & ~mine if self.symbol < SYMBOL_D4 else 0
        out = mine if mine and house.colour_first else mine | same
        if many and hand >= D4_BIT:
            gate: i64 = house.draw4_gate
            if hand & D4_BIT and (gate == 0 or (mine == 0 and (gate == 1 or same == 0))):
                out |= D4_BIT
            gate = house.joker_gate
            if hand & JOKER_BIT and (house.joker_on_start or self.by >= 0):
                if gate == 0 or (mine == 0 and (same == 0 or (gate == 1 and self.symbol < HOP))):
                    out |= JOKER_BIT
        return out

    def fault(self, seat: i64, kind: i64) -> i64:
        """What is wrong with a kind that is not `playable`."""
        special: bool = kind >= PLAIN
        if special and self.sizes[seat] == 1:
            return LAST_SPECIAL
        if self.pending:
            if self.symbol == SYMBOL_D4:
                return D4_GATE if special else SPECIAL_ONLY
            if kind == D4:
                return D4_ON_ORDER
            if kind == JOKER:
                return JOKER_ON_START if self.by < 0 and not self.house.joker_on_start else JOKER_GATE
            if SYMBOL[kind] == DOUBLE or SYMBOL[kind] == TRIPLE:
                return NOT_THE_SAME_ORDER
            return DOUBLE_ONLY if self.symbol == DOUBLE else TRIPLE_ONLY
        if kind == D4:
            return D4_GATE
        if kind == JOKER:
            return JOKER_ON_START if self.by < 0 and not self.house.joker_on_start else JOKER_GATE
        symbol: i64 = self.symbol
        if SYMBOL[kind] == symbol:
            return COLOUR_FIRST
        if self.by < 0 and seat == self.first:
            return NO_MATCH_START
        if symbol < HOP:
            return NO_MATCH_COMMAND if SYMBOL[kind] >= HOP else NO_MATCH
        if symbol == HOP:
            return NO_MATCH_HOP
        if symbol == REVERSE:
            return NO_MATCH_REVERSE
        return NO_MATCH_SPENT if symbol <= TRIPLE else NO_MATCH_D4

    def cut_fault(self, kind: i64) -> i64:
        """What is wrong with interjecting a kind while the window is open; 0: nothing."""
        if not self.open:
            return LATE
        target: i64 = self.target()
        if kind == target:
            return 0
        if target < 0 or kind >= PLAIN:
            return NO_SPECIAL
        if (self.symbol == DOUBLE or self.symbol == TRIPLE) and (SYMBOL[kind] == DOUBLE or SYMBOL[kind] == TRIPLE):
            return DISTINCT if SYMBOL[kind] != self.symbol else NOT_IDENTICAL
        return NOT_IDENTICAL

    def may_cut(self) -> i64:
        """Seats that may interject now if they hold the card, and are punished if they lay another."""
        if self.phase > CLAIM or self.phase == NAME:
            return 0
        if self.phase == CLAIM:
            return self.asked
        if not self.open and not self.house.late_is_misplay:
            return 0
        return self._others()

    def _others(self) -> i64:
        house: House = self.house
        by: i64 = self.by
        if by < 0:
            if not house.cut_start:
                return 0
        elif self.cut and not house.chain:
            return 0
        if self.pending and house.cut_forbidden:
            return 0
        out: i64 = self.everyone & ~(1 << self.turn)
        if by >= 0 and not house.cut_own:
            out &= ~(1 << by)
        return out

    def cutters(self) -> i64:
        """Those of them that hold it."""
        if not self.open:
            return 0
        out: i64 = self.may_cut()
        if out == 0:
            return 0
        target: i64 = self.target()
        if target < 0:
            return 0
        seat: i64 = 0
        while seat < self.seats:
            if not self.hands[seat] >> target & 1:
                out &= ~(1 << seat)
            seat += 1
        return out

    def may_draw(self, seat: i64, playable: i64) -> bool:
        """May the seat on turn draw or take, having these kinds to lay? (CHALUI-4.4, 5.4)"""
        house: House = self.house
        if self.pending:
            if house.force_stack and playable & (OF_SYMBOL[self.symbol] | (D4_BIT if self.symbol == SYMBOL_D4 else 0)):
                return False
        elif playable & (D4_BIT - 1) and not house.voluntary_draw:
            return False
        return not (house.force_special and playable >= D4_BIT)

    def learned(self, kind: i64) -> i64:
        """Kinds that a seat does not hold which may rightly lay this one."""
        house: House = self.house
        colour: i64 = OF_COLOUR[self.colour]
        same: i64 = OF_SYMBOL[self.symbol]
        if self.pending:
            if kind == JOKER:
                return same if house.joker_gate else 0
            return colour if kind == D4 and house.draw4_gate_on_stack else 0
        if kind < PLAIN:
            return colour if house.colour_first and COLOUR[kind] != self.colour else 0
        gate: i64 = house.draw4_gate if kind == D4 else house.joker_gate
        if gate == 0:
            return 0
        if gate == 1 and (kind == D4 or self.symbol < HOP):
            return colour
        return colour | same

    def lacked(self, seat: i64) -> i64:
        """Kinds that a seat did not hold which has rightly drawn or taken: each alone would have had to be laid."""
        house: House = self.house
        many: bool = self.sizes[seat] > 1
        joker: i64 = JOKER_BIT if house.joker_on_start or self.by >= 0 else 0
        out: i64 = 0
        if self.pending:
            if house.force_stack:
                out |= OF_SYMBOL[self.symbol]
            if many and self.symbol == SYMBOL_D4:
                if (house.force_stack or house.force_special) and not house.draw4_gate_on_stack:
                    out |= D4_BIT
                if house.force_special:
                    out |= JOKER_BIT
            elif many and house.force_special and (house.force_stack or house.joker_gate == 0):
                out |= joker
            return out
        if not house.voluntary_draw:
            out = OF_COLOUR[self.colour] | OF_SYMBOL[self.symbol]
            if many and house.force_special:
                out |= D4_BIT | joker
        elif many and house.force_special:
            out |= (D4_BIT if house.draw4_gate == 0 else 0) | (joker if house.joker_gate == 0 else 0)
        return out

    # --- doing it ---

    def play(self, seat: i64, action: i64) -> None:
        if action >= ACCUSE:
            if action >= NAMED:
                self._name(seat, action - NAMED)
            else:
                self._accuse(seat, action - ACCUSE)
            return
        kind: i64 = action & 63
        if kind < A_DRAW:
            shout: bool = action & SHOUTING != 0
            if action & CUT:
                self._interject(seat, kind, shout)
            elif self.playable(seat) >> kind & 1:
                if kind < PLAIN and (self.pending or COLOUR[kind] == self.colour):
                    self._lay(seat, kind, -1, shout, False)
                else:
                    learned: i64 = self.learned(kind)
                    self._lay(seat, kind, ((action >> 6) & 7) - 1, shout, False)
                    self.lacks(seat, learned)
            else:
                self._mistake(seat, kind, self.fault(seat, kind))
        elif kind == A_DRAW:
            self._draw(seat)
        elif kind == A_TAKE:
            self._take(seat)
        elif kind == A_SHOUT:
            self.due &= ~(1 << seat)
            if self.sizes[seat] == 1:
                self.said |= 1 << seat
            if self.events is not None:
                self.events.append(Event("shout", seat=seat, clause="CHALUI-7.1"))
        else:
            self._pass(seat)

    def acted(self, seat: i64) -> None:
        """A seat has done something with cards: what it owed, and perhaps what others owed, is past (Q36)."""
        if self.house.until_next:
            self.due = 0
        elif not self.house.until_end:
            self.due &= ~(1 << seat)

    def _penalty(self, seat: i64, n: i64, clause: str) -> None:
        if not self.house.until_end:
            self.due &= ~(1 << seat)
        self.draw(seat, n, "penalty", clause)

    def _lay(self, seat: i64, kind: i64, colour: i64, shout: bool, cut: bool) -> None:
        """A card that is right goes on the pile and takes effect (CHALUI-5, 6)."""
        house: House = self.house
        running: i64 = self.pending
        self.take(seat, kind)
        self.phase = TURN
        self.fresh = 0
        if self.due:
            self.acted(seat)
        self.discards.append(kind)
        if kind < PLAIN:
            self.colour = COLOUR[kind]
            self.symbol = SYMBOL[kind]
        elif kind == D4:
            self.symbol = SYMBOL_D4
        if colour >= 0:
            self.colour = colour
        self.by = seat
        self.open = True
        self.cut = cut
        left: i64 = self.sizes[seat]
        if self.events is not None:
            self._tell_lay(seat, kind, colour, cut)
        if left == 1:
            if shout:
                self.said |= 1 << seat
                self.due &= ~(1 << seat)
                if self.events is not None:
                    self.events.append(Event("shout", seat=seat, clause="CHALUI-7.1"))
            else:
                self.due |= 1 << seat
        else:
            self.said &= ~(1 << seat)
        symbol: i64 = self.symbol
        if symbol < HOP:
            self.turn = self.next(seat)
        elif left:
            self._effect(seat, symbol, kind != JOKER or house.joker_fresh or running > 0, cut)
        if left == 0:
            if house.last_effect and (symbol == DOUBLE or symbol == TRIPLE):
                self.pending = ORDERS[symbol] + (0 if cut and house.cut_replaces else running)
                self.draw(self.next(seat), self.pending, "take", "CHALUI-7.5")
            self.finish(seat)
        elif house.claims:
            self.ask()

    def _effect(self, seat: i64, symbol: i64, acts: bool, cut: bool) -> None:
        """A command, or what a JOKER has become, acts on who comes next."""
        after: i64 = self.next(seat)
        hopped: i64 = -1
        if not acts:
            self.turn = after
            return
        if symbol == HOP:
            hopped = after
            after = self.next(after)
        elif symbol == REVERSE:
            self.way = -self.way
            after = self.next(seat)
            if self.seats == 2 and self.house.two_player_skip:
                hopped = after
                after = seat
        elif symbol < BLANK:
            if cut and self.house.cut_replaces:
                self.pending = 0
            self.pending += ORDERS[symbol]
        self.turn = after
        if self.events is not None:
            self.tell_effect(seat, hopped)

    def _tell_lay(self, seat: i64, kind: i64, colour: i64, cut: bool) -> None:
        assert self.events is not None
        word = COLOURS[colour] if colour >= 0 else ""
        name = "interject" if cut else ("joker" if kind == JOKER else ("draw4" if kind == D4 else "play"))
        if kind == JOKER and colour >= 0:
            name = "joker_named"
        clause = "CHALUI-8.3" if cut else ("CHALUI-6.8" if kind == JOKER else "CHALUI-1.1")
        self.events.append(
            Event(name, seat=seat, cards=(FACES[kind],), n=1, source=f"hand:{seat}", dest="discard",
                  clause="CHALUI-6.5" if kind == D4 else clause, word=word)
        )  # fmt: skip
        if kind == JOKER and self.binding():
            self.events.append(Event("becomes", seat=seat, cards=(self.binding(),), clause="CHALUI-2.15"))

    def _interject(self, seat: i64, kind: i64, shout: bool) -> None:
        fault: i64 = self.cut_fault(kind)
        if fault:
            self._mistake(seat, kind, fault)
        elif self.phase == CLAIM:
            self.claims[seat] = CUT | kind | (SHOUTING if shout else 0)
            self.asked &= ~(1 << seat)  # who was the last to answer would tell who could have: `close` resolves it
        else:
            self._lay(seat, kind, -1, shout, True)

    def _mistake(self, seat: i64, kind: i64, fault: i64) -> None:
        """The card is shown and taken back, two cards are drawn; nothing else changes (CHALUI-9.3)."""
        if self.events is not None:
            self.events.append(
                Event("mistake", seat=seat, cards=(FACES[kind],), n=1, source=f"hand:{seat}", dest=f"hand:{seat}",
                      clause=FAULT_CLAUSES[fault], word=f"fault_{fault}", foul=True)
            )  # fmt: skip
        self.show(seat, kind)
        one_of: i64 = 0
        if fault == COLOUR_FIRST:
            one_of = OF_COLOUR[self.colour]
        elif fault == D4_GATE or fault == JOKER_GATE:
            gate: i64 = self.house.draw4_gate if kind == D4 else self.house.joker_gate
            one_of = OF_COLOUR[self.colour]
            if self.pending and kind == JOKER:
                one_of = OF_SYMBOL[self.symbol]
            elif not self.pending and (gate == 2 or (kind == JOKER and self.symbol >= HOP)):
                one_of |= OF_SYMBOL[self.symbol]
        if one_of:
            self.show_one_of(seat, one_of)
        if self.house.lose_turn and fault < NOT_IDENTICAL:  # an order is not escaped so: its cards come with the two
            self._penalty(seat, WRONG + self.pending, "CHALUI-9.3")
            self.pending = 0
            self._pass_on(seat)
        else:
            self._penalty(seat, WRONG, "CHALUI-9.3")

    def _pass_on(self, seat: i64) -> None:
        """The turn goes on without a card."""
        self.phase = TURN
        self.fresh = 0
        if not self.house.until_card:
            self.open = False
        self.turn = self.next(seat)

    def _draw(self, seat: i64) -> None:
        """Nothing to lay: cards from the stock, and the turn passes (CHALUI-4.4)."""
        self.lacks(seat, self.lacked(seat))
        self.acted(seat)
        got: i64 = self.draw(
            seat, self.house.no_play_draw, "draw", "CHALUI-3.7" if self.by < 0 and seat == self.first else "CHALUI-4.4"
        )
        if self.house.play_drawn and got:
            if not self.house.until_card:
                self.open = False
            self.fresh = self.just
            self.phase = DRAWN
        else:
            self._pass_on(seat)

    def _take(self, seat: i64) -> None:
        """The order is carried out; it has no more force than to bind colour (CHALUI-5.4, 6.6, 10.10)."""
        self.lacks(seat, self.lacked(seat))
        self.acted(seat)
        self.draw(seat, self.pending, "take", "CHALUI-6.6" if self.symbol == SYMBOL_D4 else "CHALUI-5.4")
        self.pending = 0
        self._pass_on(seat)

    def _pass(self, seat: i64) -> None:
        if self.phase == CLAIM:
            self.asked &= ~(1 << seat)
            return
        if self.events is not None:
            self.events.append(Event("pass", seat=seat, clause="CHALUI-4.4"))
        self._pass_on(seat)

    def _name(self, seat: i64, colour: i64) -> None:
        self.colour = colour
        self.phase = TURN
        if self.events is not None:
            self.events.append(Event("name", seat=seat, word=COLOURS[colour], clause="CHALUI-3.3"))

    def _accuse(self, seat: i64, to: i64) -> None:
        """Who forgot the shout pays, or who accused wrongly where the table punishes that (CHALUI-7.3, 7.4)."""
        right: bool = self.due & (1 << to) != 0
        if self.events is not None:
            name = "accuse" if right else "false_accuse"
            self.events.append(Event(name, seat=seat, to=to, clause="CHALUI-7.4", foul=not right))
        if right:
            self.due &= ~(1 << to)
            self._penalty(to, FORGOT, "CHALUI-7.3")
        else:
            self._penalty(seat, self.house.false_accuse, "CHALUI-7.4")

    # --- interjections by seat ---

    def ask(self) -> None:
        """Everybody is asked at once whether to interject; who can is nobody else's business."""
        if self.target() >= 0:
            self.asked = self._others()
            if self.asked:
                self.phase = CLAIM
                self.claims = [0] * self.seats

    def resolve(self) -> None:
        """All have answered: the first after the card's player interjects, or the turn comes (Q32)."""
        self.phase = TURN
        self.asked = 0
        self.open = False
        seat: i64 = self.by if self.by >= 0 else self.turn
        for _ in range(self.seats):
            seat = self.next(seat)
            claim: i64 = self.claims[seat]
            if claim:
                self._lay(seat, claim & 63, -1, claim & SHOUTING != 0, True)
                return

    # --- the end ---

    def finish(self, seat: i64) -> None:
        """Somebody is out: the others count what they hold (CHALUI-7.5, 7.6)."""
        self.phase = OVER
        self.over = True
        self.pending = 0
        self.due = 0
        self.open = False
        if self.events is not None:
            if seat >= 0:
                self.events.append(Event("out", seat=seat, clause="CHALUI-7.5"))
            for other in range(self.seats):
                if self.sizes[other]:
                    self.events.append(
                        Event("reveal", seat=other, cards=self.faces(other), n=self.minus(other),
                              source=f"hand:{other}", clause="CHALUI-7.6")
                    )  # fmt: skip
