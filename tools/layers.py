"""Imports run only downward, and only the registry knows which games there are. `python -m tools.layers`"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from wongpai.games import ids

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "wongpai"

# Who may import whom (itself always). `locales` and `native` look at the registry, and everybody may look at them.
MAY = {
    "errors": "",
    "cards": "errors",
    "core": "errors cards",
    "games": "errors cards core",
    "native": "",
    "locales": "errors cards core games",
    "bots": "errors cards core games",
    "sim": "errors cards core games bots native",
    "env": "errors cards core games bots native",
    "table": "errors cards core games bots native",
    "server": "errors cards core games bots native locales table",
    "cli": "errors cards core games bots native locales sim env table server",
}
NAMELESS = ("core", "cards", "bots", "sim", "env", "table", "server", "cli")  # layers that name no game


def module(path: Path, package: Path = PACKAGE) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(name: str) -> str:
    """The part of the house that a module lies in; "" for the package's own face, which may import all."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines and names of what a module imports from this package, wherever it does; type-checking imports too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "wongpai")
        elif isinstance(node, ast.ImportFrom):
            name = node.module or ""
            if node.level:
                yield node.lineno, "." * node.level + name
            elif name == "wongpai":
                yield from ((node.lineno, f"wongpai.{alias.name}") for alias in node.names)
            elif name.startswith("wongpai."):
                yield node.lineno, name


def upward(path: Path, package: Path = PACKAGE) -> list[str]:
    """Imports of one file that run upward or sideways between games."""
    name = module(path, package)
    here = layer(name)
    if not here or here == "__main__":
        return []
    found = []
    for line, target in imports(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.relative_to(package.parents[1])}:{line}"
        there = layer(target)
        if target.startswith("."):
            found.append(f"{where}: relative import; write the whole name")
        elif here not in MAY:
            found.append(f"{where}: tools/layers.py does not know the layer {here}")
        elif there != here and there not in MAY[here].split():
            found.append(f"{where}: {here} imports {target}")
        elif here == there == "games" and name != "wongpai.games":
            mine, theirs = name.split(".")[2], target.split(".")[2:3]
            if theirs and theirs != [mine]:
                found.append(f"{where}: the game {mine} imports {target}")
    return found


def names_a_game(text: str, games: list[str]) -> list[tuple[int, str]]:
    """Lines of a source that hold a game's id as a word of its own."""
    word = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(map(re.escape, games))})(?![A-Za-z0-9])", re.IGNORECASE)
    return [(n, m[1]) for n, line in enumerate(text.splitlines(), 1) if (m := word.search(line))]


def faults() -> list[str]:
    """Every breach in the tree, as `file:line: what`."""
    files = sorted(PACKAGE.rglob("*.py"))
    found = [fault for path in files for fault in upward(path)]
    nameless = [p for p in files if layer(module(p)) in NAMELESS]
    nameless += [p for p in sorted((ROOT / "web" / "src").rglob("*")) if p.suffix in {".ts", ".js", ".svelte", ".css"}]
    for path in nameless:
        for line, game in names_a_game(path.read_text(encoding="utf-8"), ids()):
            found.append(f"{path.relative_to(ROOT)}:{line}: names the game {game}")
    return found


def main() -> int:
    found = faults()
    print("\n".join(found) or "layers: imports run downward, no game is named outside its room")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
