"""House rules of Chalui, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option

MOST_SEATS = 12


@dataclass(frozen=True)
class ChaluiRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    sets: int = option(1, low=1, high=4, clause="CHALUI-9.2")
    max_players: int = option(0, low=0, high=MOST_SEATS, clause="CHALUI-1.2")  # 0: four for each set
    start_command: str = option("inert", "inert", "apply", "redraw", clause="CHALUI-3.3")
    start_special: str = option("redraw", "redraw", "first_names_colour", clause="CHALUI-3.3")
    first_player: str = option("seat_0", "seat_0", "random", clause="CHALUI-3.4")
    next_first: str = option("rotate", "rotate", "winner", "loser", clause="CHALUI-3.4")
    direction: str = option("clockwise", "clockwise", "counter", clause="CHALUI-3.5")
    colour_first: bool = option(True, clause="CHALUI-4.3")
    voluntary_draw: bool = option(False, clause="CHALUI-4.4")
    no_play_draw: int = option(1, low=1, high=5, clause="CHALUI-4.4")
    play_drawn_card: bool = option(False, clause="CHALUI-4.4")
    force_special: bool = option(False, clause="CHALUI-3.7")
    force_stack: bool = option(False, clause="CHALUI-5.5")
    draw4_gate: str = option("colour", "colour", "colour_or_symbol", "none", clause="CHALUI-6.1")
    draw4_gate_on_stack: bool = option(False, clause="CHALUI-6.4")
    draw4_same_colour: bool = option(False, clause="CHALUI-2.11")
    joker_gate: str = option("colour_or_command", "colour_or_command", "colour_or_symbol", "none", clause="CHALUI-6.10")
    joker_on_start: bool = option(True, clause="CHALUI-3.7")
    joker_on_draw4: str = option("copy", "copy", "redeclare", clause="CHALUI-2.15")
    joker_on_expired: str = option("fresh", "fresh", "inert", clause="CHALUI-6.9")
    two_player_reverse: str = option("opponent", "opponent", "skip", clause="CHALUI-2.7")
    interject_pending: str = option("accumulate", "accumulate", "replace", "forbid", clause="CHALUI-8.1")
    self_interject: bool = option(False, clause="CHALUI-8.1")
    interject_start: bool = option(False, clause="CHALUI-8.1")
    interject_on_joker: bool = option(False, clause="CHALUI-8.7")
    interject_window: str = option("next_action", "next_action", "next_card", clause="CHALUI-8.4")
    interject_arbitration: str = option("arrival", "arrival", "seat_order", clause="CHALUI-8.4")
    interject_chain: bool = option(True, clause="CHALUI-8.4")
    late_is_misplay: bool = option(False, clause="CHALUI-8.6")
    late_shout: bool = option(True, clause="CHALUI-7.1")
    shout_window: str = option("offender_acts", "offender_acts", "next_action", "game_end", clause="CHALUI-7.4")
    false_accuse_draw: int = option(0, low=0, high=5, clause="CHALUI-7.4")
    misplay: str = option("penalise", "penalise", "refuse", clause="CHALUI-9.3")
    misplay_turn: str = option("keep", "keep", "lose", clause="CHALUI-9.3")
    last_card_effect: bool = option(False, clause="CHALUI-7.5")
    match: str = option("games", "games", "balance", clause="CHALUI-7.7", length=True)
    deals: int = option(1, low=1, high=100, clause="CHALUI-1.4", length=True)
    balance: int = option(500, low=50, high=100000, clause="CHALUI-1.5", length=True)
    balance_end: str = option("zero", "zero", "games", clause="CHALUI-1.5")


PRESETS: dict[str, dict[str, object]] = {
    "times_two": {"sets": 2},
    "five_hundred": {"match": "balance"},
    "lenient": {"misplay": "refuse", "colour_first": False, "play_drawn_card": True},
    "everything_forced": {"force_special": True, "force_stack": True, "late_shout": False, "misplay_turn": "lose"},
}


def seat_range(rules: ChaluiRules) -> tuple[int, int]:
    """Two to four a set (CHALUI-1.2), or as the table agreed; a round table here has twelve places."""
    return 2, max(2, min(MOST_SEATS, rules.max_players or 4 * rules.sets))


# 2.13 and 6.11 say again what 6.1 and 2.16 say; mistakes cite those.
CLAUSES = clauses(
    "CHALUI",
    """
0.1 lore
1.1 duty
1.2 engine
1.3 engine
1.4 engine
1.5 engine
2.1 engine
2.2 engine
2.3 engine
2.4 engine
2.5 engine
2.6 engine
2.7 engine
2.8 engine
2.9 engine
2.10 engine
2.11 duty
2.12 right
2.13 lore
2.14 duty
2.15 engine
2.16 duty
3.1 engine
3.2 engine
3.3 engine
3.4 engine
3.5 duty
3.6 duty
3.7 duty
4.1 duty
4.2 duty
4.3 duty
4.4 duty
5.1 engine
5.2 duty
5.3 duty
5.4 duty
5.5 right
5.6 engine
5.7 right
5.8 duty
5.9 duty
5.10 duty
6.1 duty
6.2 duty
6.3 engine
6.4 engine
6.5 duty
6.6 engine
6.7 duty
6.8 engine
6.9 engine
6.10 duty
6.11 lore
7.1 duty
7.2 lore
7.3 duty
7.4 duty
7.5 engine
7.6 engine
7.7 engine
7.8 engine
8.1 duty
8.2 right
8.3 engine
8.4 duty
8.5 engine
8.6 duty
8.7 duty
8.8 duty
9.1 engine
9.2 engine
9.3 duty
9.4 engine
10.1 right
10.2 right
10.3 right
10.4 engine
10.5 duty
10.6 right
10.7 duty
10.8 right
10.9 engine
10.10 engine
""",
)

# Mistakes that a table may punish (CHALUI-9.3) or refuse. Their order is that of the numbers in `cards`.
FAULTS = {
    "last_special": "CHALUI-2.16",
    "double_only": "CHALUI-5.8",
    "triple_only": "CHALUI-5.9",
    "not_the_same_order": "CHALUI-5.10",
    "draw4_on_order": "CHALUI-6.2",
    "special_only": "CHALUI-10.7",
    "draw4_gate": "CHALUI-6.1",
    "joker_gate": "CHALUI-6.10",
    "joker_on_start": "CHALUI-2.14",
    "no_match_start": "CHALUI-3.6",
    "no_match": "CHALUI-4.1",
    "no_match_command": "CHALUI-4.2",
    "no_match_hop": "CHALUI-5.2",
    "no_match_reverse": "CHALUI-5.3",
    "no_match_spent": "CHALUI-10.5",
    "no_match_draw4": "CHALUI-6.7",
    "colour_first": "CHALUI-4.3",
    "not_identical": "CHALUI-8.1",
    "no_special": "CHALUI-8.7",
    "distinct": "CHALUI-8.8",
    "late": "CHALUI-8.6",
}

REFUSALS = {
    **FAULTS,
    "over": "CHALUI-7.5",
    "no_such": "CHALUI-1.1",
    "not_in_hand": "CHALUI-1.1",
    "not_your_turn": "CHALUI-3.5",
    "name_a_colour": "CHALUI-6.5",
    "no_naming": "CHALUI-6.5",
    "bad_colour": "CHALUI-2.11",
    "name_first": "CHALUI-3.3",
    "must_play": "CHALUI-4.4",
    "must_special": "CHALUI-3.7",
    "must_stack": "CHALUI-5.5",
    "must_take": "CHALUI-5.4",
    "nothing_to_take": "CHALUI-5.4",
    "drawn_only": "CHALUI-4.4",
    "nothing_to_pass": "CHALUI-4.4",
    "on_turn": "CHALUI-8.2",
    "own_card": "CHALUI-8.1",
    "start_card": "CHALUI-8.1",
    "window_closed": "CHALUI-8.4",
    "order_runs": "CHALUI-8.1",
    "no_chain": "CHALUI-8.4",
    "claim_open": "CHALUI-8.4",
    "answered": "CHALUI-8.4",
    "no_shout": "CHALUI-7.1",
    "too_late_to_shout": "CHALUI-7.3",
    "nothing_forgotten": "CHALUI-7.4",
}
