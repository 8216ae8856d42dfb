"""Wongpai: card games of Thailand, Laos and Vietnam.

>>> import wongpai as wp
>>> wp.load("slave").deal(seats=4, seed=7)  # doctest: +SKIP

WONGPAI_PURE=1 makes every module load from its .py even where a compiled one lies beside it.
"""

import os as _os

__version__ = "0.1.0"

if _os.environ.get("WONGPAI_PURE") == "1":
    import sys as _sys
    from collections.abc import Sequence as _Sequence
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

    class _SourceOnly:
        """Meta path finder: .py only, for submodules of this package."""

        @staticmethod
        def find_spec(name: str, path: "_Sequence[str] | None" = None, target: object = None) -> "ModuleSpec | None":
            if path is None or not name.startswith(__name__ + "."):
                return None
            for entry in path:
                spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
            return None

    _sys.meta_path.insert(0, _SourceOnly)

from wongpai.core.event import SPECTATOR, Event
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.view import View
from wongpai.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    Refusal,
    UnknownGame,
    WongpaiError,
)
from wongpai.games import ids, load, register

__all__ = [
    "SPECTATOR", "Event", "Game", "IllegalAction", "InvalidAction", "InvalidOption", "InvalidPosition",
    "InvalidRecord", "Match", "Refusal", "UnknownGame", "View", "WongpaiError", "ids", "load", "register",
]  # fmt: skip
