"""House rules of Chắn, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class ChanRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    # Dealing.
    turn_direction: str = option("right", "right", "left", clause="CHAN-2.12")
    noc_rule: str = option("remainder", "remainder", "fixed23", clause="CHAN-1.8")
    deal_style: str = option("shuffle", "shuffle", "piles", clause="CHAN-2.6")
    cai_rule: str = option("count", "count", "random", clause="CHAN-2.7")
    cai_holder: str = option("winner", "winner", "random", clause="CHAN-2.6")
    noc_reserve: int = option(0, low=0, high=1, clause="CHAN-2.13")
    # Turns and claims.
    u_priority: str = option("door", "door", "single", clause="CHAN-2.19")
    u_over_chiu: bool = option(True, clause="CHAN-2.17")
    chiu_reopen_after_duoi: bool = option(False, clause="CHAN-2.17")
    tra_cua_resume: str = option("same", "same", "next", clause="CHAN-2.18")
    ban_discard_eaten: str = option("same_turn", "same_turn", "deal", "off", clause="CHAN-2.12")
    ban_covers_u: bool = option(False, clause="CHAN-2.22")
    violations: str = option("source", "source", "classic", clause="CHAN-2.24")
    # Announcing and faults.
    announce: str = option("self", "self", "auto", clause="CHAN-2.21")
    strict_missing: bool = option(False, clause="CHAN-4.6")
    u_lao: str = option("block", "block", "penalty", clause="CHAN-4.5")
    min_u: int = option(2, low=2, high=4, clause="CHAN-4.13")
    bo_u_below_min: bool = option(False, clause="CHAN-4.11")
    allow_pass_thien_u: bool = option(False, clause="CHAN-4.12")
    penalty_points: int = option(12, low=1, high=100, clause="CHAN-4.6")
    penalty_with_ga: bool = option(False, clause="CHAN-4.6")
    penalty_per_cuoc: bool = option(False, clause="CHAN-4.6")
    thong_after_unpaid: bool = option(False, clause="CHAN-3.2")
    # Points.
    points_table: str = option("source", "source", "low", "four", clause="CHAN-4.2")
    pts_u_special: int = option(3, low=3, high=4, clause="CHAN-4.2")
    thap_thanh_full: bool = option(False, clause="CHAN-4.15")
    flower_absorbs: bool = option(True, clause="CHAN-4.9")
    flower_stack: bool = option(True, clause="CHAN-4.15")
    dia_u_on_discard: bool = option(False, clause="CHAN-3.5")
    u_bon_own_draw: bool = option(False, clause="CHAN-3.9")
    ga: bool = option(False, clause="CHAN-4.17")
    ga_points: int = option(5, low=1, high=50, clause="CHAN-4.17")
    ga_chi_bach_thu: int = option(1, low=1, high=2, clause="CHAN-4.4")
    ga_u_bon_plain: bool = option(True, clause="CHAN-4.4")
    # The pot.
    nuoi_ga: bool = option(False, clause="CHAN-5.1")
    ga_entry_when: str = option("deal", "deal", "session", clause="CHAN-5.4")
    ga_entry_x: int = option(1, low=0, high=50, clause="CHAN-5.4")
    nhai_chain_any: bool = option(False, clause="CHAN-5.10")
    chiu_u_pays_ga: bool = option(False, clause="CHAN-5.5")
    deals: int = option(8, low=1, high=100, clause="CHAN-2.6", length=True)


PRESETS: dict[str, dict[str, object]] = {
    "beginner": {"announce": "auto"},
    "ga": {"ga": True, "nuoi_ga": True},
    "no_xuong": {"min_u": 3},
    "four_up": {"min_u": 4, "ga": True},
    "classic": {"violations": "classic", "u_lao": "penalty", "ga": True, "nuoi_ga": True},
}


def seat_range(rules: ChanRules) -> tuple[int, int]:
    """CHAN-1.7."""
    return 2, 4


CLAUSES = clauses(
    "CHAN",
    """
1.1 engine
1.2 engine
1.3 lore
1.4 lore
1.5 engine
1.6 engine
1.7 engine
1.8 engine
1.9 duty
1.10 duty
1.11 duty
1.12 engine
1.13 engine
2.1 engine
2.2 engine
2.3 engine
2.4 engine
2.5 engine
2.6 engine
2.7 engine
2.8 duty
2.9 duty
2.10 engine
2.11 duty
2.12 duty
2.13 duty
2.14 right
2.15 duty
2.16 right
2.17 duty
2.18 duty
2.19 duty
2.20 engine
2.21 duty
2.22 duty
2.23 duty
2.24 duty
2.25 engine
3.0 duty
3.1 engine
3.2 engine
3.3 engine
3.4 engine
3.5 engine
3.6 engine
3.7 duty
3.7a engine
3.8 engine
3.9 engine
3.10 engine
3.11 engine
3.11a engine
3.11b engine
3.11c engine
3.11d engine
3.12 engine
3.12a engine
3.12b duty
3.13 engine
3.14 engine
3.15 engine
3.16 engine
3.17 engine
3.18 engine
3.19 engine
3.20 engine
3.21 engine
3.22 engine
4.1 engine
4.2 engine
4.3 engine
4.4 engine
4.5 duty
4.6 duty
4.7 duty
4.8 right
4.9 right
4.10 right
4.11 duty
4.12 right
4.13 engine
4.14 duty
4.15 engine
4.16 lore
4.17 engine
5.1 engine
5.2 engine
5.3 lore
5.4 engine
5.5 engine
5.6 engine
5.7 engine
5.8 engine
5.9 engine
5.10 engine
5.11 engine
""",
)

REFUSALS = {
    "over": "CHAN-1.10",
    "not_your_turn": "CHAN-1.9",
    "claim_open": "CHAN-2.17",
    "answered": "CHAN-2.17",
    "no_claim": "CHAN-2.17",
    "dealer_first": "CHAN-2.8",
    "not_in_hand": "CHAN-2.12",
    "discard_first": "CHAN-2.12",
    "banned_discard": "CHAN-2.23",
    "just_eaten": "CHAN-2.12",
    "eat_or_draw": "CHAN-2.13",
    "eat_or_duoi": "CHAN-2.14",
    "nothing_to_eat": "CHAN-2.11",
    "not_a_set": "CHAN-1.11",
    "banned_eat": "CHAN-2.22",
    "last_card": "CHAN-2.12",
    "reported": "CHAN-2.24",
    "not_three": "CHAN-2.15",
    "own_card": "CHAN-2.22",
    "own_u": "CHAN-2.19",
    "last_three": "CHAN-2.18",
    "return_first": "CHAN-2.18",
    "not_complete": "CHAN-2.19",
    "false_u": "CHAN-4.5",
    "only_by_chiu": "CHAN-3.7",
    "chi_alone": "CHAN-3.12b",
    "banned_u": "CHAN-2.22",
    "announce_first": "CHAN-2.21",
    "no_announcing": "CHAN-2.21",
    "called_enough": "CHAN-3.0",
    "no_xuong": "CHAN-3.1",
}
