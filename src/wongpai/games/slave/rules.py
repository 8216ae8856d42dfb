"""House rules of Slave, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class SlaveRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    min_players: int = option(2, low=2, high=8, clause="SLAVE-2.3")
    max_players: int = option(8, low=2, high=8, clause="SLAVE-2.3")
    first_dealer: str = option("random", "random", "seat_0", clause="SLAVE-3.2")
    direction: str = option("clockwise", "clockwise", "counter", "flee_king", clause="SLAVE-3.4")
    first_lead_3c: bool = option(False, clause="SLAVE-3.3")
    pair_tiebreak: str = option("highest_card", "highest_card", "none", clause="SLAVE-3.4.4")
    suits_count: bool = option(True, clause="SLAVE-3.4.4")
    four_slaps_single: bool = option(False, clause="SLAVE-3.4.6")
    four_slaps_triple: bool = option(False, clause="SLAVE-3.4.7")
    leader_may_pass: bool = option(False, clause="SLAVE-3.5")
    out_lead: str = option("next", "next", "reverse_next", clause="SLAVE-3.6")
    out_ends_trick: bool = option(False, clause="SLAVE-3.6")
    middle_title_3p: str = option("people", "people", "queen", "vice", clause="SLAVE-3.7.5")
    king_swap_small: int = option(2, low=1, high=2, clause="SLAVE-3.9a")
    return_timing: str = option("after", "after", "blind", clause="SLAVE-3.9a")
    may_return_received: bool = option(True, clause="SLAVE-3.9a")
    king_falls: bool = option(True, clause="SLAVE-3.11a")
    fallen_king: str = option("retire", "retire", "play_on", clause="SLAVE-3.11a")
    queen_falls: bool = option(False, clause="SLAVE-4.1")
    newcomer: str = option("queue", "queue", "refuse", clause="SLAVE-3.12a")
    people_trade: bool = option(False, clause="SLAVE-4.2a")
    hk_runs: bool = option(False, clause="SLAVE-4.3")
    run_with_two: bool = option(True, clause="SLAVE-4.3.1b")
    run_tiebreak: str = option("suit", "suit", "none", clause="SLAVE-4.3.4")
    run_reversal: str = option("toggle_hand", "toggle_hand", "set_hand", "trick", "off", clause="SLAVE-4.3.6a")
    leaver: str = option("forfeit", "forfeit", "bot", clause="SLAVE-3.7")
    deals: int = option(5, low=1, high=100, clause="SLAVE-2.4", length=True)
    points: str = option("none", "none", "place", clause="SLAVE-3.7")


PRESETS: dict[str, dict[str, object]] = {
    "hong_kong": {"hk_runs": True},
    "three_clubs": {"first_lead_3c": True},
    "everything": {
        "hk_runs": True,
        "people_trade": True,
        "queen_falls": True,
        "first_lead_3c": True,
        "points": "place",
    },
}


def seat_range(rules: SlaveRules) -> tuple[int, int]:
    return rules.min_players, max(rules.min_players, rules.max_players)


CLAUSES = clauses(
    "SLAVE",
    """
1.1 engine
1.2 engine
1.3 engine
1.4 lore
2.1 engine
2.2 engine
2.3 duty
2.4 lore
2.5 right
2.6 engine
2.7 duty
2.8 engine
2.9 engine
2.10 lore
3.1 engine
3.2 engine
3.3 duty
3.3a duty
3.4 duty
3.4.1 duty
3.4.2 duty
3.4.3 duty
3.4.4 duty
3.4.5 right
3.4.6 duty
3.4.7 duty
3.5 duty
3.6 duty
3.7 duty
3.7.1 engine
3.7.2 engine
3.7.3 engine
3.7.4 engine
3.7.5 engine
3.8 engine
3.9a duty
3.9b duty
3.10 engine
3.11a duty
3.11b engine
3.12a duty
3.12b engine
4.1 duty
4.2a duty
4.2b duty
4.2c duty
4.2d engine
4.2e duty
4.2f right
4.3 duty
4.3.1a duty
4.3.1b duty
4.3.2 duty
4.3.3 duty
4.3.4 duty
4.3.5 duty
4.3.6a engine
4.3.6b engine
""",
)

REFUSALS = {
    "over": "SLAVE-3.7",
    "out": "SLAVE-3.7",
    "fallen": "SLAVE-3.11a",
    "queen_fallen": "SLAVE-4.1",
    "gone": "SLAVE-3.7",
    "locked_out": "SLAVE-3.5",
    "not_your_turn": "SLAVE-3.4",
    "not_in_hand": "SLAVE-2.7",
    "not_a_set": "SLAVE-3.3a",
    "first_3c": "SLAVE-3.3",
    "must_lead": "SLAVE-3.6",
    "other_kind": "SLAVE-3.4.1",
    "pair_needs_pair": "SLAVE-3.4.2",
    "lower_rank": "SLAVE-3.4.3",
    "lower_suit": "SLAVE-3.4.4",
    "lower_reversed": "SLAVE-4.3.6a",
    "no_suits": "SLAVE-3.4.4",
    "triple_slaps_single": "SLAVE-3.4.6",
    "four_slaps_pair": "SLAVE-3.4.7",
    "exchange_first": "SLAVE-3.9a",
    "exchange_over": "SLAVE-4.2b",
    "not_king_or_queen": "SLAVE-3.9a",
    "king_returns": "SLAVE-3.9a",
    "queen_returns": "SLAVE-3.9b",
    "received": "SLAVE-3.9a",
    "queen_received": "SLAVE-3.9b",
    "no_trade": "SLAVE-4.2a",
    "not_people": "SLAVE-4.2a",
    "trade_done": "SLAVE-4.2c",
    "one_offer": "SLAVE-4.2c",
    "offered_often": "SLAVE-4.2c",
    "nobody_to_trade": "SLAVE-4.2a",
    "nothing_offered": "SLAVE-4.2c",
    "no_offer": "SLAVE-4.2e",
    "runs_off": "SLAVE-4.3",
    "short_run": "SLAVE-4.3.1a",
    "run_two": "SLAVE-4.3.1b",
    "run_wraps": "SLAVE-4.3.1b",
    "even_run": "SLAVE-4.3.2",
    "odd_run": "SLAVE-4.3.3",
    "lower_run": "SLAVE-4.3.4",
    "shorter_run": "SLAVE-4.3.5",
    "no_newcomers": "SLAVE-3.12a",
    "no_leavers": "SLAVE-3.7",
    "full": "SLAVE-2.3",
}
