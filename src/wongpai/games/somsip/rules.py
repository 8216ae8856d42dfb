"""House rules of Som Sip, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class SomSipRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    tens_and_faces: str = option("same_rank", "same_rank", "any_ten_value", "removed", clause="SOMSIP-0.1")
    centre_after_pass: str = option("dead", "dead", "available_to_next", clause="SOMSIP-2.4")
    take_needs_pair: str = option("first_only", "first_only", "always", clause="SOMSIP-3.1")
    first_must_take: bool = option(True, clause="SOMSIP-2.4")
    self_draw_win: bool = option(True, clause="SOMSIP-4.1")
    centre_claim: str = option("first_only", "first_only", "everyone", clause="SOMSIP-4.2")
    missed_claim_locks: bool = option(False, clause="SOMSIP-4.2")
    stock_empty: str = option("void", "void", "reshuffle", clause="SOMSIP-3.3")
    next_dealer: str = option("winner", "winner", "rotate", clause="SOMSIP-1.1")
    rediscard_taken: bool = option(False, clause="SOMSIP-3.4")
    wild_variant: bool = option(False, clause="SOMSIP-1.2")
    deals: int = option(5, low=1, high=100, clause="SOMSIP-0.5", length=True)
    max_turns: int = option(200, low=20, high=10000, clause="SOMSIP-3.4")


PRESETS: dict[str, dict[str, object]] = {
    "wild": {"wild_variant": True},
    "number_cards": {"tens_and_faces": "removed"},
    "strict": {"take_needs_pair": "always", "missed_claim_locks": True, "self_draw_win": False},
    "easy": {"centre_after_pass": "available_to_next", "first_must_take": False, "centre_claim": "everyone"},
}


def seat_range(rules: SomSipRules) -> tuple[int, int]:
    return 2, 6


CLAUSES = clauses(
    "SOMSIP",
    """
0.1 duty
0.2 engine
0.3 lore
0.4 engine
0.5 lore
0.6 lore
1.1 engine
1.2 engine
2.1 duty
2.2 duty
2.3 duty
2.4 duty
3.1 right
3.2 duty
3.3 duty
3.4 duty
4.1 duty
4.2 duty
4.3 right
5.1 engine
5.2 engine
""",
)

REFUSALS = {
    "over": "SOMSIP-4.2",
    "not_your_turn": "SOMSIP-3.4",
    "not_in_hand": "SOMSIP-3.4",
    "first_no_draw": "SOMSIP-2.1",
    "no_partner": "SOMSIP-2.2",
    "must_take": "SOMSIP-2.3",
    "no_passing": "SOMSIP-2.4",
    "no_pair": "SOMSIP-0.1",
    "not_offered": "SOMSIP-3.2",
    "centre_dead": "SOMSIP-3.2",
    "indicator": "SOMSIP-1.2",
    "card_first": "SOMSIP-3.3",
    "discard_first": "SOMSIP-3.4",
    "just_taken": "SOMSIP-3.4",
    "claim_open": "SOMSIP-4.2",
    "not_waiting": "SOMSIP-4.1",
    "not_complete": "SOMSIP-4.1",
    "no_self_draw": "SOMSIP-4.1",
    "not_a_discard": "SOMSIP-4.2",
    "own_discard": "SOMSIP-4.2",
    "let_go": "SOMSIP-4.2",
    "answered": "SOMSIP-4.2",
}
