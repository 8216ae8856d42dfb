"""The turn-based driver: who may react is asked first, in a seeded random order; then the seat to act."""

from __future__ import annotations

from collections.abc import Sequence

from wongpai.bots import Bot
from wongpai.core.bits import members
from wongpai.core.deal import Deal
from wongpai.core.match import Match
from wongpai.core.playout import pick
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat


def decide(deal: Deal, bots: Sequence[Bot], rng: Rng) -> tuple[int, int] | None:
    """Who does what next: (seat, action); None if a window has to be closed."""
    free = deal.may_react()
    if free:
        order = members(free)
        rng.shuffle(order)
        for seat in order:
            action = bots[seat].react(Seat(deal, seat))
            if action is not None:
                return seat, action
    waiting = deal.to_act()
    if not waiting:
        return None
    seat = pick(waiting, rng)
    return seat, bots[seat].act(Seat(deal, seat))


def play_deal(deal: Deal, bots: Sequence[Bot], rng: Rng, limit: int = 100_000) -> int:
    """Play a deal to its end; the number of decisions. `bots` by seat. RuntimeError beyond `limit`."""
    count = 0
    while not deal.over:
        step = decide(deal, bots, rng)
        if step is None:
            deal.close()
            continue
        deal.apply(*step)
        count += 1
        if count > limit:
            raise RuntimeError(f"no end after {limit} decisions")
    return count


def play_match(match: Match, bots: Sequence[Bot], rng: Rng, limit: int = 1_000_000) -> int:
    """Play a match to its end; the number of decisions. `bots` by player (newcomers' bots included)."""
    count = 0
    while not match.over:
        if match.deal.over:
            match.advance()
            continue
        step = decide(match.deal, [bots[player] for player in match.players], rng)
        if step is None:
            match.close()
            continue
        match.apply(*step)
        count += 1
        if count > limit:
            raise RuntimeError(f"no end after {limit} decisions")
    return count
