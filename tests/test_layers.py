"""Imports run only downward, and only the registry names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import wongpai as wp

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "wongpai"
BOTTOM = {"errors", "native", "locales"}
MAY_IMPORT = {
    "cards": set(),
    "core": {"cards"},
    "games": {"cards", "core"},
    "bots": {"cards", "core", "games"},
    "sim": {"cards", "core", "games", "bots"},
    "table": {"cards", "core", "games", "bots"},
    "server": {"cards", "core", "games", "bots", "table"},
    "cli": {"cards", "core", "games", "bots", "sim", "table", "server"},
}
OWN_GAMES = [id for id in wp.ids() if id != "toy"]


def imports(path: Path) -> set[str]:
    """Rooms of wongpai that a module imports when it is loaded (type checking and look-ups of the registry aside)."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {
        id(node)
        for test in ast.walk(tree)
        if (isinstance(test, ast.If) and "TYPE_CHECKING" in ast.dump(test.test))
        or isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(test)
    }
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "wongpai" else [f"wongpai.{a.name}" for a in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("wongpai.")}
    return found


@pytest.mark.once
@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_run_downward(room: str) -> None:
    for path in (SRC / room).rglob("*.py"):
        wrong = imports(path) - MAY_IMPORT[room] - BOTTOM - {room, "__version__"}
        assert not wrong, f"{path.relative_to(ROOT)} imports {sorted(wrong)}"


@pytest.mark.once
def test_no_room_imports_another_game() -> None:
    for id in OWN_GAMES:
        for path in (SRC / "games" / id).rglob("*.py"):
            for other in re.findall(r"wongpai\.games\.(\w+)", path.read_text(encoding="utf-8")):
                assert other == id, f"{path.relative_to(ROOT)} reaches into {other}"


@pytest.mark.once
def test_only_the_registry_names_a_game() -> None:
    """A client, bot or server that must know a game's name shows a hole in the contract."""
    files = [p for room in ("core", "table", "server", "cli", "bots", "sim") for p in (SRC / room).rglob("*.py")]
    files += [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in {".ts", ".svelte"}]
    for path in files:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":  # docstrings and comments may give an example
            strings = {
                node.value
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value
            }
            words = strings | set(re.findall(r"wongpai\.games\.(\w+)", "\n".join(l for l in text.splitlines() if "import" in l)))
        else:
            # A deck's style is no game's name, even where the word is the same: styles are compared as `style`.
            words = set(re.findall(r"[\"'`](\w+)[\"'`]", re.sub(r"style === \"\w+\"", "", text)))
        assert not words & set(OWN_GAMES), f"{path.relative_to(ROOT)} names {sorted(words & set(OWN_GAMES))}"
