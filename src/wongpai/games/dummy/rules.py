"""House rules of Dummy, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class DummyRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles. sp1 … sp6 are the special rules."""

    set_aside_5: bool = option(False, clause="DUMMY-1.4")
    first_may_take: bool = option(True, clause="DUMMY-2.3")
    birth_turn_melds: str = option("knock_only", "knock_only", "allowed", clause="DUMMY-2.14")
    take_for_layoff: bool = option(False, clause="DUMMY-2.11")
    layoff_chain: bool = option(True, clause="DUMMY-3.3")
    dark_knock_layoffs: bool = option(False, clause="DUMMY-3.5")
    knock_auto: bool = option(True, clause="DUMMY-4.1")
    stock_end: str = option("last_discard", "last_discard", "next_may_take", clause="DUMMY-5.1")
    rot_on_stock_end: bool = option(False, clause="DUMMY-7.1")
    fool_reverse: str = option("next_deal", "next_deal", "toggle", clause="DUMMY-8.2")
    sp1: bool = option(False, clause="DUMMY-9.1")
    sp2: bool = option(False, clause="DUMMY-9.2")
    sp3: bool = option(False, clause="DUMMY-9.3a")
    sp4: bool = option(False, clause="DUMMY-9.4")
    sp5: bool = option(False, clause="DUMMY-9.5a")
    sp6: bool = option(False, clause="DUMMY-9.6a")
    liability: str = option("taken", "taken", "takeable", clause="DUMMY-9.3c")
    cause: str = option("in_meld", "in_meld", "any_take", clause="DUMMY-9.3b")
    sp6_cause: str = option("any", "any", "uses_neighbour", clause="DUMMY-9.6a")
    stacking: str = option("sum", "sum", "max_one", clause="DUMMY-9.0")
    next_start: str = option("rotate", "rotate", "knocker", clause="DUMMY-2.3")
    max_deals: int = option(50, low=1, high=500, clause="DUMMY-5.9")


SPECIALS: dict[str, object] = {f"sp{n}": True for n in range(1, 7)}
PRESETS: dict[str, dict[str, object]] = {
    "specials": dict(SPECIALS),
    "online": {"first_may_take": False, "birth_turn_melds": "allowed", "layoff_chain": False},
    "lenient": {
        "take_for_layoff": True,
        "dark_knock_layoffs": True,
        "birth_turn_melds": "allowed",
        "knock_auto": False,
        "stock_end": "next_may_take",
    },
    "severe": {
        **SPECIALS,
        "set_aside_5": True,
        "rot_on_stock_end": True,
        "liability": "takeable",
        "cause": "any_take",
        "fool_reverse": "toggle",
        "next_start": "knocker",
    },
}


def seat_range(rules: DummyRules) -> tuple[int, int]:
    return 2, 4


CLAUSES = clauses(
    "DUMMY",
    """
0.1 lore
0.2 engine
0.3 lore
1.1 engine
1.2 engine
1.3 engine
1.4 engine
2.1 engine
2.2 engine
2.3 duty
2.4 duty
2.5 duty
2.6 duty
2.7 right
2.8 duty
2.9 duty
2.10 engine
2.11 duty
2.12 engine
2.13 engine
2.14 duty
2.15 duty
3.1 duty
3.2 duty
3.3 duty
3.4 right
3.5 duty
3.6 right
4.1 duty
4.2 engine
5.1 engine
5.2 engine
5.3 engine
5.4 engine
5.5 engine
5.6 engine
5.7 engine
5.8 engine
5.9 engine
6.1 engine
6.2 engine
6.3 engine
7.1 engine
7.2 engine
8.1 duty
8.2 engine
9.0 engine
9.1 engine
9.2 duty
9.3a engine
9.3b duty
9.3c right
9.3d engine
9.4 duty
9.5a duty
9.5b right
9.6a duty
9.6b right
""",
)

REFUSALS = {
    "over": "DUMMY-5.1",
    "not_your_turn": "DUMMY-2.5",
    "no_such_action": "DUMMY-2.5",
    "draw_first": "DUMMY-2.3",
    "first_draws": "DUMMY-2.3",
    "one_a_turn": "DUMMY-2.4",
    "no_stock": "DUMMY-2.3",
    "no_passing": "DUMMY-2.3",
    "not_in_hand": "DUMMY-2.4",
    "take_not_held": "DUMMY-2.11",
    "meld_not_held": "DUMMY-2.6",
    "layoff_not_held": "DUMMY-3.1",
    "knock_not_held": "DUMMY-4.1",
    "too_few": "DUMMY-2.6",
    "not_a_meld": "DUMMY-2.6",
    "mixed_suits": "DUMMY-2.8",
    "broken_run": "DUMMY-2.8",
    "ace_high": "DUMMY-2.9",
    "needs_hand_card": "DUMMY-2.11",
    "not_to_lay_off": "DUMMY-2.11",
    "not_born": "DUMMY-2.14",
    "born_this_turn": "DUMMY-2.14",
    "not_in_row": "DUMMY-2.15",
    "no_such_meld": "DUMMY-3.1",
    "does_not_fit": "DUMMY-3.1",
    "gap": "DUMMY-3.2",
    "others_layoff": "DUMMY-3.3",
    "unborn_layoff": "DUMMY-3.5",
    "dark_layoff": "DUMMY-3.5",
    "none_left": "DUMMY-4.1",
    "last_card": "DUMMY-4.1",
    "not_all_laid": "DUMMY-4.1",
}
