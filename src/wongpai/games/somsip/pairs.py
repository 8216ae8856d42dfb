"""Which cards belong together, and what a hand still lacks. Cards are 4 * rank + suit, aces low; sets are bit sets."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.core.bits import count, lowest
from wongpai.games.somsip.rules import SomSipRules

RANK_NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES: Final[list[str]] = [rank + suit for rank in RANK_NAMES for suit in "cdhs"]
FULL: Final[i64] = (1 << 52) - 1
NUMBERS_ONLY: Final[i64] = (1 << 36) - 1
FOUR: Final[i64] = 15


ANY: Final[i64] = (1 << 13) - 1
# By rank: where the four cards begin that pair with it; ace to nine add up to ten, the others pair with their like.
MATES_AT: Final = bytes([32, 28, 24, 20, 16, 12, 8, 4, 0, 36, 40, 44, 48])


def ranks_of(cards: i64) -> i64:
    """The ranks of some cards, a bit each."""
    out: i64 = 0
    while cards:
        out |= 1 << (lowest(cards) >> 2)
        cards &= cards - 1
    return out


@final
class House:
    """The rules in the form the inner loops want; shared by all copies of a deal."""

    def __init__(self, rules: SomSipRules) -> None:
        self.rules = rules
        self.pack: i64 = NUMBERS_ONLY if rules.tens_and_faces == "removed" else FULL
        self.next_centre: bool = rules.centre_after_pass == "available_to_next"
        self.pair_always: bool = rules.take_needs_pair == "always"
        self.must_take: bool = rules.first_must_take
        self.self_draw: bool = rules.self_draw_win
        self.centre_claim: bool = rules.centre_claim == "everyone"
        self.locks: bool = rules.missed_claim_locks
        self.reshuffle: bool = rules.stock_empty == "reshuffle"
        self.rediscard: bool = rules.rediscard_taken
        self.wild: bool = rules.wild_variant
        self.max_turns: i64 = rules.max_turns
        # If tens and pictures all pair with each other: these cards; else none.
        self.tens: i64 = FULL ^ NUMBERS_ONLY if rules.tens_and_faces == "any_ten_value" else 0

    def mates(self, card: i64) -> i64:
        """All cards that pair with it by their numbers, itself perhaps included (SOMSIP-0.1)."""
        return self.tens if card >= 36 and self.tens else FOUR << MATES_AT[card >> 2]


def odd(hand: i64, house: House, wild: i64) -> i64:
    """The cards left over when all that can be paired by number is paired; wild ones stay out of it.

    Each rank has one rank of partners, so how many of which rank are left does not depend on the pairing.
    """
    rest: i64 = hand & ~wild
    left: i64 = 0
    while rest:
        low: i64 = rest & -rest
        mate: i64 = house.mates(lowest(low)) & left
        if mate:
            left ^= mate & -mate
        else:
            left |= low
        rest ^= low
    return left


def unpaired(hand: i64, house: House, wild: i64) -> i64:
    """How many cards have no partner when the wild cards serve as well as they can."""
    n: i64 = count(odd(hand, house, wild))
    if wild == 0:
        return n
    jokers: i64 = count(hand & wild)
    return n - jokers if n > jokers else (jokers - n) & 1


def waits(hand: i64, house: House, wild: i64) -> i64:
    """The ranks that would complete a hand of five (SOMSIP-4.1), a bit each; 0 for one that is not waiting."""
    left: i64 = odd(hand, house, wild)
    if wild == 0:
        if left & (left - 1):
            return 0
        card: i64 = lowest(left)
        return ranks_of(house.mates(card)) if house.tens else (1 << (MATES_AT[card >> 2] >> 2))
    n: i64 = count(left)
    jokers: i64 = count(hand & wild)
    if n < jokers and (jokers - n) & 1:
        return ANY  # a wild card waits for any card at all
    if n != jokers + 1:
        return 0
    out: i64 = wild
    while left:
        out |= house.mates(lowest(left))
        left &= left - 1
    return ranks_of(out)


def paired(hand: i64, house: House, wild: i64) -> list[i64]:
    """The cards of a complete hand, partners side by side."""
    out: list[i64] = []
    rest: i64 = hand & ~wild
    alone: i64 = 0
    while rest:
        card: i64 = lowest(rest)
        rest &= rest - 1
        mate: i64 = house.mates(card) & rest
        if mate:
            out.append(card)
            out.append(lowest(mate))
            rest &= ~(mate & -mate)
        else:
            alone |= 1 << card
    jokers: i64 = hand & wild
    while alone and jokers:
        out.append(lowest(alone))
        out.append(lowest(jokers))
        alone &= alone - 1
        jokers &= jokers - 1
    alone |= jokers
    while alone:
        out.append(lowest(alone))
        alone &= alone - 1
    return out
