"""Bots against bots: mean place and share of wins, with intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wongpai import bots
from wongpai.core.game import Game
from wongpai.core.rng import Rng
from wongpai.sim.driver import play_match


@dataclass(frozen=True, slots=True)
class Score:
    """How one kind of bot did. `place`: mean place in a match, 1 = best; `wins`: share of matches won or shared;
    the errors are half-widths of 95 % intervals."""

    kind: str
    seats_played: int
    place: float
    place_error: float
    wins: float
    wins_error: float


def compare(game: Game, kinds: list[str], matches: int, seed: int = 0) -> list[Score]:
    """Play matches with one bot a seat, `kinds` turned by one seat from match to match so that seats are fair."""
    seats = len(kinds)
    places: dict[str, list[int]] = {kind: [] for kind in kinds}
    for number in range(matches):
        turned = kinds[number % seats :] + kinds[: number % seats]
        players = [bots.make(kind, game, Rng(seed + number, 1000 + seat)) for seat, kind in enumerate(turned)]
        match = game.match(seats, (seed << 20) + number)
        play_match(match, players, Rng(seed + number, 999))
        for kind, rank in zip(turned, match.ranks(), strict=True):
            places[kind].append(rank)
    return [_score(kind, ranks) for kind, ranks in places.items()]


def _score(kind: str, ranks: list[int]) -> Score:
    n = len(ranks)
    mean = sum(ranks) / n
    spread = math.sqrt(sum((r - mean) ** 2 for r in ranks) / max(n - 1, 1))
    wins = sum(r == 1 for r in ranks) / n
    return Score(kind, n, mean, 1.96 * spread / math.sqrt(n), wins, 1.96 * math.sqrt(wins * (1 - wins) / n))
