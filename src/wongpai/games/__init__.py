"""The registry: one line a game. A game's module is imported when the game is first asked for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module

from wongpai.core.game import Game
from wongpai.errors import UnknownGame

_MODULES = {
    "slave": "wongpai.games.slave",
    "sabai": "wongpai.games.sabai",
    "somsip": "wongpai.games.somsip",
    "craits": "wongpai.games.craits",
    "chalui": "wongpai.games.chalui",
    "dummy": "wongpai.games.dummy",
    "chan": "wongpai.games.chan",
}
# Games of other packages: WONGPAI_GAMES="id=module id2=module2".
_MODULES.update(pair.partition("=")[::2] for pair in os.environ.get("WONGPAI_GAMES", "").split())


def register(id: str, module: str) -> None:
    """Add a game that lives elsewhere: `module` has a `GAME` with that id."""
    _MODULES[id] = module


def ids() -> list[str]:
    return list(_MODULES)


def load(id: str, preset: str = "", rules: Mapping[str, object] | None = None) -> Game:
    """A game under a preset (or the rulebook's defaults) and single house rules on top.

    >>> load("slave", rules={"king_falls": False})
    wongpai.load('slave', rules={'king_falls': False})

    Raises UnknownGame, InvalidOption.
    """
    if id not in _MODULES:
        raise UnknownGame(f"unknown game {id!r}; there are {', '.join(_MODULES)}")
    try:
        game: Game = import_module(_MODULES[id]).GAME
    except Exception as error:
        raise UnknownGame(
            f"the game {id!r} cannot be loaded from {_MODULES[id]!r}: {type(error).__name__}: {error}"
        ) from error
    return game.with_rules(preset, rules) if preset or rules else game
