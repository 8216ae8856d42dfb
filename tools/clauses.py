"""The table of clauses: text, tests and refusals of each. `python -m tools.clauses [GAME]` exits 1 on a hole."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from wongpai.core.game import Game
from wongpai.games import ids, load
from wongpai.locales import Texts

ROOT = Path(__file__).parents[1]


@dataclass
class Report:
    """The table of one game, and what is wrong with it."""

    rows: list[tuple[str, str, int, str, str]] = field(default_factory=list)  # id, kind, tests, refusals, text
    holes: list[str] = field(default_factory=list)


def marked_tests() -> dict[str, int]:
    """How many tests are marked with each clause, read from the sources."""
    found: dict[str, int] = defaultdict(int)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in {"clause", "mark.clause"}:
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found[argument.value] += 1
    return found


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Attribute):
        return f"{node.func.value.attr}.{node.func.attr}"
    return ""


def report(game: Game, tests: dict[str, int]) -> Report:
    """A clause needs a text and a test; one that players can break ("duty") needs a refusal or a penalty event too."""
    out = Report()
    texts = Texts("en", game.id)
    refusals: dict[str, list[str]] = defaultdict(list)
    for code, clause in game.refusals.items():
        refusals[clause].append(code)
        if texts.find(f"refusal-{game.id}-{code}") is None and texts.find(f"refusal-{code}") is None:
            out.holes.append(f"refusal {code} has no text")
    penalties = _clauses_of_events(game)
    known = {clause.id for clause in game.clauses}
    for clause in game.clauses:
        text = texts.find(clause.key) or ""
        codes = refusals.get(clause.id, [])
        if not text:
            out.holes.append(f"{clause.id} has no text")
        if not tests.get(clause.id):
            out.holes.append(f"{clause.id} has no test")
        if clause.kind == "duty" and not codes and clause.id not in penalties:
            out.holes.append(f"{clause.id} can be broken, but nothing cites it")
        out.rows.append((clause.id, clause.kind, tests.get(clause.id, 0), ", ".join(codes), text))
    prefix = game.clauses[0].id.partition("-")[0]
    for id in set(refusals) - known:
        out.holes.append(f"a refusal cites {id}, which is no clause")
    for id in tests:
        if id.startswith(prefix + "-") and id not in known:
            out.holes.append(f"a test is marked {id}, which is no clause")
    return out


def _clauses_of_events(game: Game) -> set[str]:
    """Clauses that the game's own code cites in what happens (penalties and the like)."""
    import importlib

    module = importlib.import_module(game.deal_type.__module__)
    room = Path(module.__file__ or "").parent
    found = set()
    for path in room.glob("*.py"):
        if path.name == "rules.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def main(argv: list[str]) -> int:
    tests = marked_tests()
    failed = False
    for id in argv or ids():
        found = report(load(id), tests)
        for clause, kind, count, codes, text in found.rows:
            print(f"{clause:14} {kind:7} {count:3} {codes:34} {text}")
        whole = sum(1 for row in found.rows if row[4] and row[2])
        print(f"{id}: {whole}/{len(found.rows)} clauses with text and test, {len(found.holes)} holes")
        for hole in found.holes:
            print(f"  hole: {hole}")
        failed = failed or bool(found.holes)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
