"""The house rules in the form the inner loops want."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.games.chan.rules import ChanRules

# After eating, how long the kind eaten may not be discarded.
OFF: Final[i64] = 0
SAME_TURN: Final[i64] = 1
WHOLE_DEAL: Final[i64] = 2

# Tables of points.
SOURCE: Final[i64] = 0
LOW: Final[i64] = 1  # bạch định, tám đỏ, thập thành, kính tứ chi a point lower
FOUR: Final[i64] = 2  # thiên ù, địa ù, thiên khai, bòn are worth 4


@final
class House:
    """Shared by all copies of a deal."""

    def __init__(self, rules: ChanRules) -> None:
        self.rules = rules
        self.reserve: i64 = rules.noc_reserve
        self.lowest_u: bool = rules.u_priority == "single"
        self.u_first: bool = rules.u_over_chiu
        self.reopen: bool = rules.chiu_reopen_after_duoi
        self.resume_next: bool = rules.tra_cua_resume == "next"
        self.eaten_ban: i64 = {"off": OFF, "same_turn": SAME_TURN, "deal": WHOLE_DEAL}[rules.ban_discard_eaten]
        self.ban_u: bool = rules.ban_covers_u
        self.classic: bool = rules.violations == "classic"
        self.auto: bool = rules.announce == "auto"
        self.strict_missing: bool = rules.strict_missing
        self.false_u: bool = rules.u_lao == "penalty"
        self.min_u: i64 = rules.min_u
        self.small_bo_u: bool = rules.bo_u_below_min
        self.pass_thien_u: bool = rules.allow_pass_thien_u
        self.penalty: i64 = rules.penalty_points
        self.penalty_ga: bool = rules.penalty_with_ga
        self.penalty_each: bool = rules.penalty_per_cuoc
        self.thong_unpaid: bool = rules.thong_after_unpaid
        self.points_table: i64 = {"source": SOURCE, "low": LOW, "four": FOUR}[rules.points_table]
        self.pts_u_special: i64 = rules.pts_u_special
        self.thap_thanh_full: bool = rules.thap_thanh_full
        self.flower_absorbs: bool = rules.flower_absorbs
        self.flower_stack: bool = rules.flower_stack
        self.dia_u_on_discard: bool = rules.dia_u_on_discard
        self.u_bon_own_draw: bool = rules.u_bon_own_draw
        self.ga: bool = rules.ga
        self.ga_points: i64 = rules.ga_points
        self.ga_chi_bach_thu: i64 = rules.ga_chi_bach_thu
        self.ga_u_bon_plain: bool = rules.ga_u_bon_plain
        self.pot: bool = rules.nuoi_ga
        self.entry: i64 = rules.ga_entry_x
        self.entry_once: bool = rules.ga_entry_when == "session"
        self.chain_any: bool = rules.nhai_chain_any
        self.chiu_u_pays: bool = rules.chiu_u_pays_ga
