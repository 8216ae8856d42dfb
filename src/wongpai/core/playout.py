"""Random play inside compiled code."""
# mypyc

from __future__ import annotations

from mypy_extensions import i64

from wongpai.core.bits import lowest
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng


def pick(seats: i64, rng: Rng) -> i64:
    """One seat of a bit set that is not empty, evenly; draws a number only where there is a choice."""
    rest: i64 = seats & (seats - 1)
    if rest == 0:
        return lowest(seats)
    n: i64 = 1
    while rest:
        n += 1
        rest &= rest - 1
    skip: i64 = rng.below(n)
    while skip:
        seats &= seats - 1
        skip -= 1
    return lowest(seats)


def playout(deal: Deal, rng: Rng, react: i64, limit: i64) -> i64:
    """Play uniformly over legal actions to the end, or for `limit` decisions; how many there were.

    What `legal` offers is not checked again.

    Before each decision one seat of those that may react is asked with a chance of react in 1000.
    """
    n: i64 = 0
    while not deal.over and n < limit:
        if react:
            free: i64 = deal.may_react()
            if free and rng.below(1000) < react:
                seat: i64 = pick(free, rng)
                actions = deal.legal(seat)
                deal.play(seat, actions[rng.below(len(actions))])
                n += 1
                continue
        seats: i64 = deal.to_act()
        if seats == 0:
            deal.close()
            continue
        seat = pick(seats, rng)
        actions = deal.legal(seat)
        deal.play(seat, actions[rng.below(len(actions))])
        n += 1
    return n
