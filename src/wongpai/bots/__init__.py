"""Bots: a seat in, an action out. They never see a deal."""

from __future__ import annotations

from wongpai.bots.base import Bot
from wongpai.bots.heuristic import HeuristicBot
from wongpai.bots.random import RandomBot
from wongpai.core.game import Game
from wongpai.core.rng import Rng
from wongpai.errors import InvalidOption

KINDS = ("heuristic", "random")


def make(kind: str, game: Game, rng: Rng) -> Bot:
    """A bot of that kind for a game, drawing from its own stream. Raises InvalidOption."""
    if kind == "heuristic":
        return HeuristicBot(game.heuristic, rng)
    if kind == "random":
        return RandomBot(rng)
    raise InvalidOption(f"unknown bot {kind!r}; there are {', '.join(KINDS)}")


__all__ = ["KINDS", "Bot", "HeuristicBot", "RandomBot", "make"]
