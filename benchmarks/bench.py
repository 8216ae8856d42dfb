"""Decisions and copies a second, for both builds, beside a like game of OpenSpiel (C++) in the same run.

Machines differ and are shared: read the ratios. Each figure is the best of several rounds, in which ours and OpenSpiel's
take turns.
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
ROUNDS = 8
SECONDS = 0.2  # a round


def rates(works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Units a second of each: the best of ROUNDS; a work does some and says how many."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, once in works.items():
            done, start = 0, time.perf_counter()
            while time.perf_counter() - start < SECONDS:
                done += once()
            best[name] = max(best[name], done / (time.perf_counter() - start))
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

        works: dict[str, Callable[[], int]] = {"driven": driven, "inside": inside, "copies": copies}
        rival = open_spiel(RIVALS.get(id, USUAL))
        out[id] = rates(works if rival is None else {**works, "rival": rival})
    return out


def open_spiel(rival: str) -> Callable[[], int] | None:
    """A game of OpenSpiel driven from Python: legal actions, a random one, apply. None where it is not installed."""
    try:
        import pyspiel
    except ModuleNotFoundError:
        return None
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

    return driven


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
    for pure in ("0", "1"):
        said, figures = build(pure)
        print(said)
        for id, game in figures.items():
            beside = "OpenSpiel is not installed here"
            if "rival" in game:
                name = RIVALS.get(id, USUAL).partition("(")[0]
                beside = f"{game['driven'] / game['rival']:.2f} x {name} at {game['rival'] / 1e6:.3f} M/s"
            print(
                f"  {id:8} from Python {game['driven'] / 1e6:6.3f} M/s ({beside}), "
                f"inside {game['inside'] / 1e6:6.3f} M/s ({game['inside'] / game['driven']:.2f} x), "
                f"copy {1e6 / game['copies']:.2f} us"
            )


if __name__ == "__main__":
    main()
