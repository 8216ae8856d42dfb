"""The house rules in the form the inner loops want."""
# mypyc

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wongpai.games.dummy.rules import DummyRules


@final
class House:
    """Shared by all copies of a deal."""

    def __init__(self, rules: DummyRules) -> None:
        self.rules = rules
        self.aside: bool = rules.set_aside_5
        self.first_take: bool = rules.first_may_take
        self.birth_melds: bool = rules.birth_turn_melds == "allowed"
        self.take_off: bool = rules.take_for_layoff
        self.chain: bool = rules.layoff_chain
        self.dark_layoffs: bool = rules.dark_knock_layoffs
        self.auto: bool = rules.knock_auto
        self.empty_take: bool = rules.stock_end == "next_may_take"
        self.rot_always: bool = rules.rot_on_stock_end
        self.sp1: bool = rules.sp1
        self.sp2: bool = rules.sp2
        self.sp3: bool = rules.sp3
        self.sp4: bool = rules.sp4
        self.sp5: bool = rules.sp5
        self.sp6: bool = rules.sp6
        self.costly: bool = rules.sp2 or rules.sp4  # some discards cost points at once
        self.liable: bool = rules.sp3 or rules.sp5 or rules.sp6
        self.takeable: bool = rules.liability == "takeable"
        self.any_take: bool = rules.cause == "any_take"
        self.uses_neighbour: bool = rules.sp6_cause == "uses_neighbour"
        self.max_one: bool = rules.stacking == "max_one"


def hand_size(seats: i64) -> i64:
    """Cards dealt to each of two, three or four players (DUMMY-1.1 … 1.3)."""
    return 15 - 2 * seats
