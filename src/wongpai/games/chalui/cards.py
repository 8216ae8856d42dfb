"""The cards of Chalui as kinds, and the house rules in the form the inner loops want."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.games.chalui.rules import FAULTS, ChaluiRules

# A kind is 13 * colour + symbol; there are two cards of each in a set, four DRAW FOUR and two JOKERs.
COLOURS: Final = ("red", "yellow", "blue", "green")
SYMBOLS: Final = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "HOP", "REV", "DBL", "TRI", "D4", "none")
HOP: Final[i64] = 9  # symbols from here to TRIPLE are commands
REVERSE: Final[i64] = 10
DOUBLE: Final[i64] = 11
TRIPLE: Final[i64] = 12
SYMBOL_D4: Final[i64] = 13
BLANK: Final[i64] = 14  # the symbol of a JOKER turned up as start card
D4: Final[i64] = 52
JOKER: Final[i64] = 53
KINDS: Final[i64] = 54
PLAIN: Final[i64] = 52  # kinds below this have a colour and a symbol

FACES: Final[list[str]] = [c[0] + s for c in COLOURS for s in SYMBOLS[:13]] + ["D4", "JK"]
SET: Final[list[i64]] = [kind for kind in range(54) for _ in range(4 if kind == 52 else 2)]
POINTS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20, 30] * 4 + [40, 70]
COLOUR: Final[list[i64]] = [kind // 13 for kind in range(52)] + [-1, -1]
SYMBOL: Final[list[i64]] = [kind % 13 for kind in range(52)] + [13, 14]

ALL: Final[i64] = (1 << 54) - 1
SUIT: Final[i64] = 0x1FFF  # the kinds of colour 0
LETTER: Final[i64] = 1 | 1 << 13 | 1 << 26 | 1 << 39  # the kinds of symbol 0
OF_COLOUR: Final[list[i64]] = [0x1FFF << (13 * c) for c in range(4)]
OF_SYMBOL: Final[list[i64]] = [sum(1 << (13 * c + s) for c in range(4)) for s in range(13)] + [0, 0]
D4_BIT: Final[i64] = 1 << 52
JOKER_BIT: Final[i64] = 1 << 53

# Numbers of the mistakes in FAULTS; 0 is none.
LAST_SPECIAL: Final[i64] = 1
DOUBLE_ONLY: Final[i64] = 2
TRIPLE_ONLY: Final[i64] = 3
NOT_THE_SAME_ORDER: Final[i64] = 4
D4_ON_ORDER: Final[i64] = 5
SPECIAL_ONLY: Final[i64] = 6
D4_GATE: Final[i64] = 7
JOKER_GATE: Final[i64] = 8
JOKER_ON_START: Final[i64] = 9
NO_MATCH_START: Final[i64] = 10
NO_MATCH: Final[i64] = 11
NO_MATCH_COMMAND: Final[i64] = 12
NO_MATCH_HOP: Final[i64] = 13
NO_MATCH_REVERSE: Final[i64] = 14
NO_MATCH_SPENT: Final[i64] = 15
NO_MATCH_D4: Final[i64] = 16
COLOUR_FIRST: Final[i64] = 17
NOT_IDENTICAL: Final[i64] = 18
NO_SPECIAL: Final[i64] = 19
DISTINCT: Final[i64] = 20
LATE: Final[i64] = 21
FAULT_CODES: Final[list[str]] = ["", *FAULTS]
FAULT_CLAUSES: Final[list[str]] = ["", *FAULTS.values()]

GATES: Final = {"none": 0, "colour": 1, "colour_or_command": 1, "colour_or_symbol": 2}


@final
class House:
    """The rules in the form the inner loops want; shared by all copies of a deal."""

    def __init__(self, rules: ChaluiRules) -> None:
        self.rules = rules
        self.pack: list[i64] = SET * rules.sets
        self.colour_first: bool = rules.colour_first
        self.voluntary_draw: bool = rules.voluntary_draw
        self.no_play_draw: i64 = rules.no_play_draw
        self.play_drawn: bool = rules.play_drawn_card
        self.force_special: bool = rules.force_special
        self.force_stack: bool = rules.force_stack
        self.draw4_gate: i64 = GATES[rules.draw4_gate]
        self.draw4_gate_on_stack: bool = rules.draw4_gate_on_stack
        self.same_colour: bool = rules.draw4_same_colour
        self.joker_gate: i64 = GATES[rules.joker_gate]
        self.joker_on_start: bool = rules.joker_on_start
        self.joker_redeclares: bool = rules.joker_on_draw4 == "redeclare"
        self.joker_fresh: bool = rules.joker_on_expired == "fresh"
        self.two_player_skip: bool = rules.two_player_reverse == "skip"
        self.cut_replaces: bool = rules.interject_pending == "replace"
        self.cut_forbidden: bool = rules.interject_pending == "forbid"
        self.cut_own: bool = rules.self_interject
        self.cut_start: bool = rules.interject_start
        self.cut_joker: bool = rules.interject_on_joker
        self.until_card: bool = rules.interject_window == "next_card"
        self.claims: bool = rules.interject_arbitration == "seat_order"
        self.chain: bool = rules.interject_chain
        self.late_is_misplay: bool = rules.late_is_misplay
        self.late_shout: bool = rules.late_shout
        self.until_next: bool = rules.shout_window == "next_action"
        self.until_end: bool = rules.shout_window == "game_end"
        self.false_accuse: i64 = rules.false_accuse_draw
        self.penalise: bool = rules.misplay == "penalise"
        self.lose_turn: bool = rules.misplay_turn == "lose"
        self.last_effect: bool = rules.last_card_effect
