"""A second opinion on what is right: written from the rulebook alone, from a position's texts, with no thought of speed.

Cards are texts as in positions: "rA", "D4", "JK". It knows nothing of the deal but `position()`, the house rules and the
number of seats.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wongpai.games.chalui.rules import ChaluiRules

NAMES = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}
COMMANDS = ("HOP", "REV", "DBL", "TRI")
TAKES = {"DBL": 2, "TRI": 3, "D4": 4}


def special(card: str) -> bool:
    return card in ("D4", "JK")


@dataclass
class Table:
    """A position with everything that it leaves to be understood."""

    rules: ChaluiRules
    hands: list[list[str]]
    pile: list[str]
    stock: int
    turn: int
    by: int
    way: int
    colour: str
    symbol: str
    order: int
    window: bool
    interjected: bool
    due: set[int]
    phase: str
    drawn: list[str] = field(default_factory=list)
    asked: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, position: dict[str, Any], rules: ChaluiRules) -> Table:
        pile = position["discard"].split()
        top = pile[-1]
        colour = position.get("colour") or NAMES.get(top[0], "")
        symbol = position.get("symbol") or ("none" if top == "JK" else top if top == "D4" else top[1:])
        return cls(
            rules, [hand.split() for hand in position["hands"]], pile, len(position["stock"].split()),
            position["turn"], position["by"], 1 if position["direction"] == "clockwise" else -1, colour, symbol,
            position.get("order", 0), position["window"], position.get("interjected", False),
            set(position.get("due", [])), position["phase"], _spread(position.get("just_drawn", "")),
            set(position.get("asked", [])),
        )  # fmt: skip

    # --- what may be laid in turn ---

    def like_colour(self, seat: int) -> list[str]:
        return [c for c in self.hands[seat] if not special(c) and NAMES[c[0]] == self.colour]

    def like_symbol(self, seat: int) -> list[str]:
        """Cards of the same letter or command; after a D4 or a blank card there are none."""
        return [c for c in self.hands[seat] if not special(c) and c[1:] == self.symbol]

    def right(self, seat: int, card: str) -> bool:
        """Is it right for the seat on turn to lay this card of its hand?"""
        rules = self.rules
        if special(card) and len(self.hands[seat]) == 1:
            return False  # 2.16
        colour, symbol = self.like_colour(seat), self.like_symbol(seat)
        if self.order and self.symbol in ("DBL", "TRI"):
            if card == "D4":
                return False  # 6.2
            if card == "JK":
                return not symbol or rules.joker_gate == "none"  # 6.10
            return card[1:] == self.symbol  # 5.7, 5.8
        if self.order:
            if card == "D4":
                return not (rules.draw4_gate_on_stack and colour)  # Q12
            return card == "JK"  # 10.7
        if card == "D4":
            if rules.draw4_gate == "none":
                return True
            if rules.draw4_gate == "colour_or_symbol" and symbol:
                return False
            return not colour  # 6.1
        if card == "JK":
            if self.by < 0 and not rules.joker_on_start:
                return False  # Q18
            if rules.joker_gate == "none":
                return True
            if colour:
                return False
            return not symbol or (rules.joker_gate == "colour_or_command" and self.symbol not in COMMANDS)
        if NAMES[card[0]] == self.colour:
            return True
        if card[1:] == self.symbol:
            return not (colour and rules.colour_first)  # 4.3
        return False

    def texts(self, seat: int, card: str, verb: str) -> set[str]:
        """All ways to say that the seat lays the card: with the colours that may be named, with the shout."""
        rules = self.rules
        options = [""]
        if verb == "play" and (
            card == "D4" or (card == "JK" and rules.joker_on_draw4 == "redeclare" and self.symbol == "D4")
        ):
            options = [c for c in NAMES.values() if c != self.colour or rules.draw4_same_colour]  # 2.11
        if len(self.hands[seat]) == 2:
            options += [f"{option}_chalui".strip("_") for option in options]
        return {f"{verb} {card} {option}".strip() for option in options}

    # --- interjecting ---

    def may_try(self, seat: int) -> bool:
        """May the seat interject at all now, so that a wrong card is a mistake and not just refused? (Q42)"""
        rules = self.rules
        if self.phase == "claim":
            return seat in self.asked
        if self.phase not in ("turn", "drawn") or seat == self.turn:
            return False
        if not self.window and not rules.late_is_misplay:
            return False
        if self.by < 0 and not rules.interject_start:
            return False
        if self.by == seat and not rules.self_interject:
            return False
        if self.interjected and not rules.interject_chain:
            return False
        return not (self.order and rules.interject_pending == "forbid")

    def cuts(self, seat: int, card: str) -> bool:
        """Is it right to interject this card?"""
        if not self.window or not self.may_try(seat) or special(card):
            return False
        if self.pile[-1] == "D4" or (self.pile[-1] == "JK" and not self.rules.interject_on_joker):
            return False  # 8.7
        return NAMES[card[0]] == self.colour and card[1:] == self.symbol  # 8.1

    # --- the whole of it ---

    def offers(self, seat: int) -> tuple[set[str], set[str]]:
        """What is right for a seat, and what is a mistake that it could make."""
        rules = self.rules
        legal: set[str] = set()
        fouls: set[str] = set()
        if self.phase == "over":
            return legal, fouls
        if self.phase == "name":
            return ({f"name {c}" for c in NAMES.values()} if seat == self.turn else set()), fouls
        hand = set(self.hands[seat])
        if seat == self.turn and self.phase != "claim":
            can = {c for c in hand if self.right(seat, c)}
            offered = hand & set(self.drawn) if self.phase == "drawn" else hand
            for card in offered:
                (legal if card in can else fouls).update(self.texts(seat, card, "play"))
            if self.phase == "drawn":
                legal.add("pass")
            elif self.order:
                again = any(c[1:] == self.symbol or c == self.symbol for c in can)
                if not (rules.force_stack and again) and not (rules.force_special and any(map(special, can))):
                    legal.add("take")
            else:
                plain = any(not special(c) for c in can) and not rules.voluntary_draw
                if not plain and not (rules.force_special and any(map(special, can))):
                    legal.add("draw")
        elif self.may_try(seat):
            for card in hand:
                (legal if self.cuts(seat, card) else fouls).update(self.texts(seat, card, "interject"))
            if self.phase == "claim" and legal:
                legal.add("pass")
        if rules.misplay == "refuse":
            fouls.clear()
        if self.phase != "claim":
            if seat in self.due and rules.late_shout:
                legal.add("shout")
            for other in range(len(self.hands)):
                if other != seat and other in self.due:
                    legal.add(f"accuse @{other}")
                elif other != seat and rules.false_accuse_draw:
                    fouls.add(f"accuse @{other}")
        return legal, fouls

    # --- what a card that is laid leads to ---

    def after(self, seat: int, text: str) -> dict[str, Any]:
        """Turn, direction, order, colour and symbol after a right card; {} once it is the last."""
        verb, card, *options = text.split()
        cut = verb == "interject"
        if len(self.hands[seat]) == 1:
            return {}
        rules, n = self.rules, len(self.hands)
        colour, symbol, way, order = self.colour, self.symbol, self.way, self.order
        if not special(card):
            colour, symbol = NAMES[card[0]], card[1:]
        elif card == "D4":
            symbol = "D4"
        for word in options[0].split("_") if options else []:
            colour = word if word != "chalui" else colour
        acts = card != "JK" or rules.joker_on_expired == "fresh" or self.order > 0
        steps = 1
        if acts and symbol == "HOP":
            steps = 2
        if acts and symbol == "REV":
            way = -way
            steps = 2 if n == 2 and rules.two_player_reverse == "skip" else 1
        if acts and symbol in TAKES:
            order = TAKES[symbol] + (0 if cut and rules.interject_pending == "replace" else order)
        return {
            "turn": (seat + way * steps) % n, "direction": "clockwise" if way > 0 else "counter", "order": order,
            "colour": colour, "symbol": symbol, "by": seat,
        }  # fmt: skip


def _spread(text: str) -> list[str]:
    """A set of cards as positions write it: "r*" all red ones, "*HOP" every HOP."""
    out = []
    symbols = (*"ABCDEFGHI", *COMMANDS)
    for word in text.split():
        if word[1:] == "*":
            out += [word[0] + symbol for symbol in symbols]
        elif word[0] == "*":
            out += [colour + word[1:] for colour in NAMES]
        else:
            out.append(word)
    return out


def whole(position: dict[str, Any], sets: int) -> bool:
    """Are all cards of the sets there, each as often as it should be?"""
    words = Counter(" ".join([*position["hands"], position["discard"], position["stock"]]).split())
    symbols = (*"ABCDEFGHI", *COMMANDS)
    return words == Counter(
        {colour + symbol: 2 * sets for colour in NAMES for symbol in symbols} | {"D4": 4 * sets, "JK": 2 * sets}
    )
