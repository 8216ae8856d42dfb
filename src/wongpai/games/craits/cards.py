"""Cards and what they do, match and cost. Cards are 4 * rank + suit, aces low, suits c d h s; sets are bit sets."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.core.bits import count
from wongpai.games.craits.rules import CraitsRules

RANK_NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES: Final[list[str]] = [rank + suit for rank in RANK_NAMES for suit in "cdhs"]
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
BYTE: Final[i64] = 255
FOUR: Final[i64] = 15
FULL: Final[i64] = (1 << 52) - 1
CLUBS: Final[i64] = 0x1111111111111
CRANK: Final[i64] = 0xFF  # aces and twos
WILD: Final[i64] = 0xFF << 28  # eights and nines
RED: Final[i64] = 6  # diamonds and hearts, as bits of suits

ACE: Final[i64] = 0
TWO: Final[i64] = 1
THREE: Final[i64] = 2
SKIP: Final[i64] = 3
ALL_DRAW: Final[i64] = 4
AGAIN: Final[i64] = 5
NEXT_DRAWS: Final[i64] = 6
EIGHT: Final[i64] = 7
NINE: Final[i64] = 8
REVERSE: Final[i64] = 9

# CRAITS-5.3, by rank; a three costs nothing here.
COSTS: Final = bytes([1, 20, 0, 15, 30, 30, 20, 50, 30, 25, 10, 10, 10])
# The same ranks from the dearest down: those that a three cancels first.
DEAREST: Final = bytes([7, 4, 5, 8, 9, 1, 6, 3, 10, 11, 12, 0])
THREES_LEFT: Final[i64] = -50


def size_of(round: i64) -> i64:
    """Cards dealt to each player in a round: 8 … 1 … 8 (CRAITS-2.3, 2.4)."""
    return round - 7 if round > 8 else 9 - round


@final
class House:
    """The rules in the form the inner loops want; shared by all copies of a deal."""

    def __init__(self, rules: CraitsRules, seats: i64) -> None:
        self.rules = rules
        self.by_colour: bool = rules.match_rule != "suit_or_rank"
        self.by_rank: bool = rules.match_rule != "suit_or_color"
        self.play_drawn: bool = rules.play_drawn or (seats == 2 and rules.two_player_exception == "play_drawn")
        self.must_play: bool = rules.must_play
        self.seven_skips: bool = rules.seven == "draw_and_skip"
        self.seven_opposite: bool = rules.seven == "opposite_draws"
        self.nine_own: bool = rules.nine_suits == "own_colour"
        self.nine_any: bool = rules.nine_suits == "any"
        self.nine_top: bool = rules.nine_suits == "top_colour"
        self.ten_skips: bool = seats == 2 and rules.two_player_reverse == "skip"
        self.crank_free: bool = rules.crank_suit_free
        self.must_follow: bool = rules.crank_must_follow
        self.out_draws: bool = rules.crank_out_player == "must_draw"
        self.out_skipped: bool = rules.crank_out_player == "skipped"
        self.six_continues: bool = rules.six_last == "draw_continue"
        self.window_short: bool = rules.idiot_window == "until_next_player_acts"
        self.idiot_skips: bool = rules.idiot_loses == "next_turn"
        self.on_deal: bool = rules.announce_on_deal
        self.false_call: i64 = rules.false_call_penalty
        self.free_threes: bool = rules.threes == "free_choice"
        self.eights: bool = rules.eights_cancellable
        self.pair: i64 = rules.cancel_pair_value
        self.reshuffle: bool = rules.empty_stock == "reshuffle"
        self.pressure: bool = rules.shuffle_pressure
        self.max_turns: i64 = rules.max_turns

    def playable(self, suit: i64, rank: i64, crank: bool) -> i64:
        """All cards of the pack that may be played on that rank while that suit counts."""
        matching: i64 = CLUBS << suit
        if self.by_colour:
            if (RED >> suit) & 1:
                matching |= CLUBS << 1 | CLUBS << 2
            else:
                matching |= CLUBS | CLUBS << 3
        if self.by_rank:
            matching |= FOUR << (4 * rank)
        if crank:
            return CRANK if self.crank_free else CRANK & matching
        return matching | WILD

    def namable(self, card: i64, suit: i64) -> i64:
        """The suits that may be named with a wild card played while `suit` counts, a bit each (CRAITS-7.8, 7.9)."""
        if card >> 2 == EIGHT or self.nine_any:
            return FOUR
        own: i64 = card & 3 if self.nine_own else suit
        return RED if (RED >> own) & 1 else FOUR ^ RED

    def cancelled(self, hand: i64) -> i64:
        """How many cards the threes of a hand cancel when that is done first: the dearest (CRAITS-6.3, 6.4)."""
        threes: i64 = count(hand & (FOUR << (4 * THREE)))
        others: i64 = count(hand) - threes
        if not self.eights:
            others -= count(hand & (FOUR << (4 * EIGHT)))
        return threes if threes < others else others

    def saved(self, hand: i64, n: i64) -> i64:
        """What the n dearest cards that may be cancelled cost, less what the pairs cost."""
        out: i64 = 0
        left: i64 = n
        at: i64 = 0 if self.eights else 1
        while left and at < 12:
            rank: i64 = DEAREST[at]
            here: i64 = count(hand & (FOUR << (4 * rank)))
            if here > left:
                here = left
            out += here * (COSTS[rank] - self.pair)
            left -= here
            at += 1
        return out

    def cancels(self, hand: i64) -> i64:
        """How many cards are cancelled: as many as can be, or as few as cost least (`threes`)."""
        most: i64 = self.cancelled(hand)
        if not self.free_threes:
            return most
        best: i64 = 0
        n: i64 = 1
        while n <= most:
            # A three that cancels nothing is worth -50.
            if self.saved(hand, n) + THREES_LEFT * n > self.saved(hand, best) + THREES_LEFT * best:
                best = n
            n += 1
        return best

    def cost(self, hand: i64) -> i64:
        """Points of the cards left in a hand before threes do anything (CRAITS-5.3)."""
        out: i64 = 0
        rank: i64 = 0
        while rank < 13:
            out += COSTS[rank] * count((hand >> (4 * rank)) & 15)
            rank += 1
        return out

    def points(self, hand: i64) -> i64:
        """What a hand scores at the end of a round."""
        n: i64 = self.cancels(hand)
        threes: i64 = count(hand & (FOUR << (4 * THREE)))
        return self.cost(hand) - self.saved(hand, n) + THREES_LEFT * (threes - n)
