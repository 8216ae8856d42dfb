"""Random matches with random house rules and seats, invariants checked: `python -m wongpai.sim.soak --game slave`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from wongpai.bots import Bot, RandomBot
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.record import Record
from wongpai.core.rng import Rng
from wongpai.errors import IllegalAction, InvalidOption
from wongpai.games import ids, load
from wongpai.native import status
from wongpai.sim import contract
from wongpai.sim.driver import decide

LIMIT = 200_000  # decisions in a match; far beyond any that ended
PATIENCE = 3000  # decisions after which a match is left unfinished, where the rules set no bound


def random_game(game: Game, rng: Rng) -> Game:
    """The game under house rules drawn at random: each option keeps its default half the time."""
    changes: dict[str, object] = {}
    for option in game.rules.options():
        if rng.below(2):
            continue
        if isinstance(option.default, bool):
            changes[option.name] = bool(rng.below(2))
        elif isinstance(option.default, int):
            top = min(option.high, max(option.low, 2 * abs(option.default) + 3))  # long matches add nothing
            changes[option.name] = option.low + rng.below(top - option.low + 1)
        else:
            changes[option.name] = option.choices[rng.below(len(option.choices))]
    return game.with_rules(rules=changes)


def random_match(game: Game, seed: int, look: Callable[[Match], None] | None = None) -> Match:
    """A match played by random bots to its end, or till PATIENCE is lost where the rules know none; house rules, seats,
    newcomers and leavers are drawn at random.

    `look` is shown the match every twenty decisions or so; it must change nothing.
    """
    rng = Rng(seed, 77)
    while True:
        ruled = random_game(game, rng)
        low, high = ruled.seat_range(ruled.rules)
        if low <= high:
            break
    seats = low + rng.below(high - low + 1)
    match = ruled.match(seats, seed)
    bots: list[Bot] = [RandomBot(Rng(seed, 100 + p), 20 + rng.below(300), rng.below(120)) for p in range(seats + 16)]
    came = 0
    while not match.over and not (ruled.endless and len(match.steps) > PATIENCE):
        if match.deal.over:
            match.advance()
        if rng.below(6) == 0 and came < 16:
            with suppress(IllegalAction):
                match.join()
                came += 1
        for _ in range(1 + rng.below(40)):
            if match.over or match.deal.over:
                break
            _one_step(match, bots, rng)
        if len(match.steps) > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions")
        if rng.below(60) == 0 and not match.over:
            with suppress(IllegalAction):
                match.leave(rng.below(len(match.players)))
        if look is not None:
            look(match)
    return match


def _one_step(match: Match, bots: list[Bot], rng: Rng) -> None:
    step = decide(match.deal, [bots[player] for player in match.players], rng)
    if step is not None:
        match.apply(*step)
        return
    seat = rng.below(match.deal.seats)
    mistakes = match.deal.fouls(seat) if rng.below(4) == 0 else []
    if mistakes:  # nobody has a choice, but mistakes can be made
        match.apply(seat, mistakes[rng.below(len(mistakes))])
    else:
        match.close()


def looker(seed: int) -> Callable[[Match], None]:
    """Asks the contract of a match in about one of eight moments that it is shown."""
    rng = Rng(seed, 78)

    def look(match: Match) -> None:
        if match.deal.over:
            contract.check_end(match.deal)
        elif rng.below(8) == 0:
            contract.check_moment(match.game, match.deal, rng)

    return look


def soak(game: Game, matches: int, seconds: float, seed: int) -> tuple[int, int]:
    """Play until either bound; (matches, decisions). A failure names the seed and prints the record."""
    start = time.monotonic()
    played = decisions = 0
    while played < matches and time.monotonic() - start < seconds:
        number = seed + played
        try:
            match = random_match(game, number, looker(number) if played % 20 == 0 else None)
            contract.check_match(match)
            if played % 50 == 0:
                text = Record.of(match).dumps()
                assert Record.of(Record.of(match).replay()).dumps() == text, "the record replays otherwise"
        except Exception as error:
            raise RuntimeError(f"{game.id}, seed {number}: {error}") from error
        played += 1
        decisions += len(match.steps)
    return played, decisions


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m wongpai.sim.soak", description=__doc__)
    parser.add_argument("--game", default="", help="one game (default: all)")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long, for each game")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(argv)
    for id in [args.game] if args.game else ids():
        try:
            game = load(id)
        except (LookupError, InvalidOption) as error:
            print(error, file=sys.stderr)
            return 2
        start = time.monotonic()
        played, decisions = soak(game, args.matches, args.seconds, args.seed)
        took = time.monotonic() - start
        print(f"{id}: {played} matches, {decisions} decisions, {took:.1f} s, no fault ({status()})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
