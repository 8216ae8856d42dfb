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

# Who may import whom (itself always); `locales` and `native` are at the bottom for those who use them.
MAY = {
    "errors": "",
    "native": "",
    "cards": "errors",
    "core": "errors cards",
    "games": "errors cards core",
    "locales": "errors cards core games",
    "bots": "errors cards core games",
    "sim": "errors cards core games bots native locales",
    "env": "errors cards core games bots native",
    "table": "errors cards core games bots native",
    "server": "errors cards core games bots native locales table",
    "cli": "errors cards core games bots native locales sim env table server",
}
REGISTRY = "wongpai.games"  # a record must find its game by name: core may look there while it runs
NAMELESS = ("errors", "native", "cards", "core", "bots", "sim", "env", "table", "server", "cli")  # name no game


def module(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
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


def upward(name: str, source: str) -> list[tuple[int, str]]:
    """Imports of one module that run upward, or sideways between games: lines and words for people."""
    here = layer(name)
    if not here or here == "__main__":
        return []
    tree = ast.parse(source)
    at_start = {node.lineno for node in tree.body}
    found = []
    for line, target in imports(tree):
        there = layer(target)
        if target.startswith("."):
            found.append((line, "relative import; write the whole name"))
        elif here not in MAY:
            found.append((line, f"tools/layers.py does not know the layer {here}"))
        elif here == "core" and target == REGISTRY and line not in at_start:
            continue
        elif here == there == "games" and name != REGISTRY and target != REGISTRY:
            mine, theirs = name.split(".")[2], target.split(".")[2]
            if theirs != mine:
                found.append((line, f"the game {mine} imports {target}"))
        elif there and there != here and there not in MAY[here].split():
            found.append((line, f"{here} imports {target}"))
    return found


def names_in_python(source: str, games: list[str]) -> list[tuple[int, str]]:
    """Lines and games of the strings that hold a game's id as a word, and of imports. Docstrings may give examples."""
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [(line, name) for line, name in imports(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            texts.append((node.lineno, node.value))
    return [(line, game) for line, text in texts for game in words(text, games)]


def names_in_client(source: str, games: list[str]) -> list[tuple[int, str]]:
    """The same of TypeScript, Svelte and CSS; comments do not count."""
    bare = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda m: "\n" * m[0].count("\n"), source, flags=re.DOTALL)
    lines = (re.sub(r"(^|\s)//.*", "", line) for line in bare.splitlines())
    return [(n, game) for n, line in enumerate(lines, 1) for game in words(line, games)]


def words(text: str, games: list[str]) -> list[str]:
    return [game for game in games if re.search(rf"(?<![A-Za-z0-9]){re.escape(game)}(?![A-Za-z0-9])", text)]


def faults() -> list[str]:
    """Every breach in the tree, as `file:line: what`."""
    found = []
    games = [id for id in ids() if (PACKAGE / "games" / id).is_dir()]  # not those that tests register
    for path in sorted(PACKAGE.rglob("*.py")):
        source, name = path.read_text(encoding="utf-8"), module(path)
        wrong = upward(name, source)
        if layer(name) in NAMELESS:
            wrong += [(line, f"names the game {game}") for line, game in names_in_python(source, games)]
        found += [f"{path.relative_to(ROOT)}:{line}: {what}" for line, what in wrong]
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".js", ".svelte", ".css"}:
            for line, game in names_in_client(path.read_text(encoding="utf-8"), games):
                found.append(f"{path.relative_to(ROOT)}:{line}: names the game {game}")
    return found


def main() -> int:
    found = faults()
    print("\n".join(found) or "layers: imports run downward, no game is named outside its room")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
