"""Decisions and copies a second, for both builds, beside a like game of OpenSpiel (C++) in the same run.

Machines differ and are shared: read the ratios. Each figure is the best of several rounds.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count

SEATS = 4
# The game of OpenSpiel that each of ours is measured against: one of its kind where there is one, else the usual.
USUAL = "crazy_eights(players=4)"
RIVALS = {"dummy": "gin_rummy"}
ROUNDS = 5
SECONDS = 0.4  # a round


def rate(once: Callable[[], int]) -> float:
    """Units a second: the best of ROUNDS; `once` does some and says how many."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            done += once()
        best = max(best, done / (time.perf_counter() - start))
    return best


def ours() -> dict[str, dict[str, float]]:
    """Figures of every game in this process's build."""
    import wongpai as wp
    from wongpai.core.bits import lowest
    from wongpai.core.deal import Deal
    from wongpai.core.playout import playout
    from wongpai.core.rng import Rng

    out = {}
    choose = random.Random(1).random
    seeds = count()
    rng = Rng(1)
    for id in wp.ids():
        game = wp.load(id)
        deals = [game.deal(SEATS, seed) for seed in range(200)]  # dealing itself is not measured

        def driven(deals: list[Deal] = deals) -> int:
            deal = deals[next(seeds) % len(deals)].copy()
            done = 0
            while not deal.over:
                waiting = deal.to_act()
                if not waiting:
                    deal.close()
                    continue
                seat = lowest(waiting)
                actions = deal.legal(seat)
                deal.apply(seat, actions[int(choose() * len(actions))])
                done += 1
            return done

        def inside(deals: list[Deal] = deals) -> int:
            return playout(deals[next(seeds) % len(deals)].copy(), rng, 0, 1_000_000)

        def copies(deals: list[Deal] = deals) -> int:
            for deal in deals:
                deal.copy()
            return len(deals)

        out[id] = {"driven": rate(driven), "inside": rate(inside), "copies": rate(copies)}
    return out


def open_spiel(rival: str) -> float:
    """Decisions a second of a game driven from Python: legal actions, a random one, apply."""
    import pyspiel

    game = pyspiel.load_game(rival)
    choose = random.Random(1).random

    starts = []
    for _ in range(50):  # dealing is not measured there either
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
        starts.append(state)
    number = iter(range(10**9))

    def driven() -> int:
        state = starts[next(number) % len(starts)].clone()
        count = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            chance = state.is_chance_node()
            state.apply_action(actions[int(choose() * len(actions))])
            count += not chance
        return count

    return rate(driven)


def build(pure: str) -> tuple[str, dict[str, dict[str, float]]]:
    """Figures of one build, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-P", __file__, "_one"], env={**os.environ, "WONGPAI_PURE": pure},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    said, _, figures = done.stdout.partition("\n")
    return said, json.loads(figures)


def main() -> None:
    if sys.argv[1:] == ["_one"]:
        from wongpai.native import status

        print(status())
        print(json.dumps(ours()))
        return
    base: dict[str, float] = {}
    try:
        for rival in (USUAL, *RIVALS.values()):
            base[rival] = open_spiel(rival)
            print(f"OpenSpiel {rival} from Python: {base[rival] / 1e6:.3f} M decisions/s")
    except ModuleNotFoundError:
        print("OpenSpiel is not installed here: no ratios to it")
    for pure in ("0", "1"):
        said, figures = build(pure)
        print(said)
        for id, game in figures.items():
            rival = RIVALS.get(id, USUAL)
            ratio = f" ({game['driven'] / base[rival]:.2f} x {rival.partition('(')[0]})" if base else ""
            print(
                f"  {id:8} from Python {game['driven'] / 1e6:6.3f} M/s{ratio}, inside {game['inside'] / 1e6:6.3f} M/s "
                f"({game['inside'] / game['driven']:.2f} x), copy {1e6 / game['copies']:.2f} us"
            )


if __name__ == "__main__":
    main()
