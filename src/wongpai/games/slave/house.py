"""Titles, and the house rules in the form the inner loops want."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.games.slave.rules import SlaveRules

PEOPLE: Final[i64] = 0
KING: Final[i64] = 1
QUEEN: Final[i64] = 2
VICE: Final[i64] = 3
SLAVE: Final[i64] = 4
TITLES: Final = ("people", "king", "queen", "vice_slave", "slave")


def roles_of(places: i64, middle: i64) -> list[i64]:
    """Roles by place, first out first (SLAVE-3.7.1 … 3.7.5); `middle` is the title of the second of three."""
    out: list[i64] = [PEOPLE] * places
    out[places - 1] = SLAVE
    out[0] = KING
    if places == 3:
        out[1] = middle
    elif places > 3:
        out[1] = QUEEN
        out[places - 2] = VICE
    return out


@final
class House:
    """The rules in the form the inner loops want; shared by all copies of a deal."""

    def __init__(self, rules: SlaveRules) -> None:
        self.rules = rules
        self.first_3c: bool = rules.first_lead_3c
        self.pair_ties: bool = rules.pair_tiebreak == "highest_card"
        self.suits: bool = rules.suits_count
        self.four_on_single: bool = rules.four_slaps_single
        self.four_on_triple: bool = rules.four_slaps_triple
        self.may_pass: bool = rules.leader_may_pass
        self.flip_lead: bool = rules.out_lead == "reverse_next"
        self.out_ends: bool = rules.out_ends_trick
        self.middle: i64 = {"people": PEOPLE, "queen": QUEEN, "vice": VICE}[rules.middle_title_3p]
        self.small_swap: i64 = rules.king_swap_small
        self.blind: bool = rules.return_timing == "blind"
        self.back: bool = rules.may_return_received
        self.king_falls: bool = rules.king_falls
        self.retire: bool = rules.fallen_king == "retire"
        self.queen_falls: bool = rules.queen_falls
        self.trade: bool = rules.people_trade
        self.runs: bool = rules.hk_runs
        self.run_two: bool = rules.run_with_two
        self.run_ties: bool = rules.run_tiebreak == "suit"
        self.toggle: bool = rules.run_reversal in ("toggle_hand", "trick")
        self.reversal: bool = rules.run_reversal != "off"
        self.reversal_ends: bool = rules.run_reversal == "trick"
        self.points: bool = rules.points == "place"
