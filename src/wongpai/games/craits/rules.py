"""House rules of Craits, its clauses and its refusals."""

from __future__ import annotations

from dataclasses import dataclass

from wongpai.core.rules import Rules, clauses, option


@dataclass(frozen=True)
class CraitsRules(Rules):
    """Defaults are the rulebook's; every option names the clause it settles."""

    length: str = option("full", "full", "short", clause="CRAITS-2.5", length=True)
    match_rule: str = option("suit_or_rank", "suit_or_rank", "suit_or_color", "suit_rank_color", clause="CRAITS-3.3")
    two_player_exception: str = option("none", "none", "play_drawn", clause="CRAITS-3.6")
    play_drawn: bool = option(False, clause="CRAITS-3.5")
    must_play: bool = option(True, clause="CRAITS-3.4")
    seven: str = option("draw_then_play", "draw_then_play", "draw_and_skip", "opposite_draws", clause="CRAITS-7.7")
    nine_suits: str = option("own_colour", "own_colour", "top_colour", "any", clause="CRAITS-7.9")
    two_player_reverse: str = option("none", "none", "skip", clause="CRAITS-7.10")
    crank_suit_free: bool = option(True, clause="CRAITS-4.2")
    crank_must_follow: bool = option(True, clause="CRAITS-4.4")
    crank_out_player: str = option("ends", "ends", "must_draw", "skipped", clause="CRAITS-3.11")
    six_last: str = option("ends", "ends", "draw_continue", clause="CRAITS-3.11")
    idiot_window: str = option(
        "until_own_next_turn", "until_own_next_turn", "until_next_player_acts", clause="CRAITS-3.8"
    )
    idiot_loses: str = option("next_turn", "next_turn", "nothing", clause="CRAITS-3.9")
    announce_on_deal: bool = option(False, clause="CRAITS-3.7")
    false_call_penalty: int = option(0, low=0, high=5, clause="CRAITS-3.8")  # cards drawn by the caller; 0: refused
    threes: str = option("cancel_first", "cancel_first", "free_choice", clause="CRAITS-6.3")
    eights_cancellable: bool = option(True, clause="CRAITS-6.4")
    cancel_pair_value: int = option(0, low=0, high=5, clause="CRAITS-6.3")
    empty_stock: str = option("reshuffle", "reshuffle", "no_more", clause="CRAITS-3.4")
    shuffle_pressure: bool = option(False, clause="CRAITS-3.4")
    cut_ace: str = option("high", "high", "low", clause="CRAITS-2.1")
    dealer_rotation: str = option("left", "left", "right", clause="CRAITS-7.20")
    max_turns: int = option(500, low=50, high=10000, clause="CRAITS-3.10")


PRESETS: dict[str, dict[str, object]] = {
    "short": {"length": "short"},
    "literal": {"match_rule": "suit_or_color", "two_player_exception": "play_drawn"},
    "cambridge": {
        "crank_out_player": "must_draw",
        "six_last": "draw_continue",
        "eights_cancellable": False,
        "cancel_pair_value": 3,
        "shuffle_pressure": True,
    },
    "gentle": {"must_play": False, "play_drawn": True, "crank_must_follow": False, "idiot_loses": "nothing"},
}


def seat_range(rules: CraitsRules) -> tuple[int, int]:
    return 2, 5


CLAUSES = clauses(
    "CRAITS",
    """
0.1 engine
0.2 engine
0.3 engine
0.4 lore
1.1 lore
1.2 engine
1.3 engine
1.4 engine
2.1 engine
2.2 engine
2.3 engine
2.4 engine
2.5 right
2.6 engine
2.7 engine
3.1 engine
3.2 engine
3.3 duty
3.4 duty
3.5 duty
3.6 right
3.7 duty
3.8 duty
3.9 engine
3.10 duty
3.11 engine
4.1 engine
4.2 duty
4.3 engine
4.4 duty
4.5 engine
4.6 engine
5.1 engine
5.2 engine
5.3 engine
6.1 engine
6.2 engine
6.3 engine
6.4 engine
6.5 engine
7.A engine
7.2 engine
7.3 engine
7.4 engine
7.5 engine
7.6 engine
7.7 engine
7.8 duty
7.9 duty
7.10 engine
7.J engine
7.Q engine
7.K engine
7.20 duty
""",
)

REFUSALS = {
    "over": "CRAITS-3.10",
    "not_your_turn": "CRAITS-3.3",
    "not_in_hand": "CRAITS-3.3",
    "no_match": "CRAITS-3.3",
    "no_match_colour": "CRAITS-3.3",
    "no_match_all": "CRAITS-3.3",
    "can_play": "CRAITS-3.4",
    "no_passing": "CRAITS-3.4",
    "drawn_already": "CRAITS-3.5",
    "drawn_only": "CRAITS-3.5",
    "not_one_card": "CRAITS-3.7",
    "announced": "CRAITS-3.7",
    "not_last": "CRAITS-3.7",
    "call_announced": "CRAITS-3.8",
    "call_not_one": "CRAITS-3.8",
    "call_self": "CRAITS-3.8",
    "call_too_late": "CRAITS-3.8",
    "crank_only": "CRAITS-4.2",
    "crank_suit": "CRAITS-4.2",
    "crank_follow": "CRAITS-4.4",
    "name_suit": "CRAITS-7.8",
    "nine_suit": "CRAITS-7.9",
    "nine_colour": "CRAITS-7.9",
    "name_first": "CRAITS-7.20",
    "named_already": "CRAITS-7.20",
}
