"""House rules of Sabai-sabai, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class SabaiRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    initial_peek: int = option(0, low=0, high=2, clause="SABAI-2.2")
    pack: str = option("ass_joker", "ass_joker", "plain_jokers", "no_jokers", clause="SABAI-2.1")
    ass_drawn: str = option("extra_card", "extra_card", "swap_in", clause="SABAI-5.4")
    ass_value: int = option(0, low=-4, high=50, clause="SABAI-1.4")
    ass_as_comp: bool = option(False, clause="SABAI-5.6")
    burned_returns: bool = option(False, clause="SABAI-5.6")
    hof_scope: str = option("round", "round", "match", clause="SABAI-5.2")
    swapout_acts: bool = option(True, clause="SABAI-4.1")
    throw_for_others: bool = option(True, clause="SABAI-8.5")
    known_owner: str = option("owner_first", "owner_first", "forbid", clause="SABAI-7.3")
    penalty_per: str = option("card", "card", "throw", clause="SABAI-6.4")
    retry_scope: str = option("stack", "stack", "strict", clause="SABAI-6.5")
    nose: str = option("race", "race", "random", "off", clause="SABAI-9.1")
    zero_by_give: bool = option(True, clause="SABAI-10.1")
    final_lap: str = option("full", "full", "until_dealer", clause="SABAI-10.3")
    vp_tie: str = option("all", "all", "none", clause="SABAI-1.2")
    rounds: int = option(0, low=0, high=100, clause="SABAI-11.1", length=True)  # 0: as many as there are players
    first_dealer: str = option("random", "random", "seat_0", clause="SABAI-3.2")
    max_turns: int = option(200, low=20, high=10000, clause="SABAI-10.1")


PRESETS: dict[str, dict[str, object]] = {
    "simple": {"throw_for_others": False},
    "first_edition": {"pack": "plain_jokers", "initial_peek": 2, "nose": "off"},
    "gentle": {"penalty_per": "throw", "known_owner": "forbid", "initial_peek": 2},
}


def seat_range(rules: SabaiRules) -> tuple[int, int]:
    return 2, 12


CLAUSES = clauses(
    "SABAI",
    """
1.1 engine
1.2 engine
1.3 engine
1.4 engine
2.1 duty
2.2 duty
2.3 engine
3.1 engine
3.2 engine
3.3 duty
3.4 duty
3.5 duty
4.1 duty
4.2 duty
4.3 duty
4.4 duty
4.5 duty
5.1 engine
5.2 engine
5.3 duty
5.4 duty
5.5 engine
5.6 duty
6.1 duty
6.2 duty
6.3 engine
6.4 duty
6.5 duty
7.1 right
7.2 duty
7.3 duty
7.4 duty
7.5 engine
8.1 right
8.2 right
8.3 right
8.4 engine
8.5 duty
9.1 duty
9.2 engine
10.1 duty
10.2 duty
10.3 engine
10.4 engine
10.5 engine
11.1 duty
11.2 engine
11.3 lore
""",
)

REFUSALS = {
    "over": "SABAI-10.1",
    "not_your_turn": "SABAI-3.1",
    "draw_first": "SABAI-3.3",
    "drawn_already": "SABAI-3.3",
    "no_drawn_card": "SABAI-3.4",
    "not_your_card": "SABAI-3.5",
    "effect_first": "SABAI-4.1",
    "effect_of_other": "SABAI-4.1",
    "no_effect": "SABAI-4.1",
    "no_looking": "SABAI-2.2",
    "peek_own": "SABAI-4.2",
    "spy_other": "SABAI-4.3",
    "give_own_to_other": "SABAI-4.4",
    "switch_own_for_other": "SABAI-4.5",
    "ass_not_discarded": "SABAI-5.3",
    "ass_not_swapped": "SABAI-5.4",
    "ass_only": "SABAI-5.6",
    "burn_on_joker": "SABAI-5.6",
    "not_the_ass": "SABAI-5.4",
    "no_card_there": "SABAI-6.1",
    "no_card_of_theirs": "SABAI-7.1",
    "nothing_to_throw_on": "SABAI-6.1",
    "own_cards": "SABAI-6.2",
    "barred": "SABAI-6.5",
    "owner_knows": "SABAI-7.2",
    "owner_first": "SABAI-7.3",
    "nothing_offered": "SABAI-7.3",
    "owe_card": "SABAI-7.4",
    "own_card_owed": "SABAI-7.4",
    "debt_of_other": "SABAI-7.4",
    "no_debt": "SABAI-7.4",
    "own_only": "SABAI-8.5",
    "touch_nose": "SABAI-9.1",
    "no_nose": "SABAI-9.1",
    "row_full": "SABAI-4.4",
    "last_chance": "SABAI-10.1",
    "nothing_to_pass": "SABAI-6.1",
    "called_already": "SABAI-10.2",
    "no_call_now": "SABAI-10.2",
    "final_round": "SABAI-11.1",
    "no_seat": "SABAI-2.1",
    "no_newcomers": "SABAI-2.1",
    "no_leavers": "SABAI-2.1",
}
