"""The table of clauses: kind, tests, refusals and text of each. `python -m tools.clauses [GAME …]` exits 1 on a hole.

A hole is a clause without a text in every language or without a test; a "duty" (something players can break) that no
refusal, penalty or other event of the game cites; a refusal without a text; a citation of a clause that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from wongpai.core.game import Game
from wongpai.core.rules import Clause
from wongpai.errors import UnknownGame
from wongpai.games import ids, load
from wongpai.locales import LANGUAGES, Texts, source

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Row:
    clause: Clause
    tests: int
    refusals: tuple[str, ...]
    text: str


def marked_tests(folder: Path = ROOT / "tests") -> Counter[str]:
    """How many tests are marked with each clause, read from the sources: `@clause("…")`, also on parameters."""
    found: Counter[str] = Counter()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"clause", "pytest.mark.clause"}:
                found.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return found


def citations(game: Game) -> set[str]:
    """Ids that the game's code cites where something happens: events, penalties, score lines."""
    folder = Path(import_module(game.deal_type.__module__).__file__ or "").parent
    prefix = re.compile(re.escape(game.clauses[0].id.partition("-")[0]) + r"-[\d.]+[a-z]?")
    return {
        node.value
        for path in folder.glob("*.py")
        if path.name != "rules.py"  # there the clauses themselves, the options and the refusals are declared
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and prefix.fullmatch(node.value)
    }


def keys(lang: str) -> set[str]:
    """Message keys that a language has of its own."""
    return {entry.id.name for entry in FluentParser().parse(source(lang)).body if isinstance(entry, Message)}


def table(game: Game, tests: Mapping[str, int]) -> list[Row]:
    codes: dict[str, list[str]] = defaultdict(list)
    for code, clause in game.refusals.items():
        codes[clause].append(code)
    texts = Texts("en", game.id)
    return [
        Row(clause, tests.get(clause.id, 0), tuple(codes[clause.id]), texts.find(clause.key) or "")
        for clause in game.clauses
    ]


def holes(
    game: Game, tests: Mapping[str, int], cited: Collection[str], texts: Mapping[str, Collection[str]]
) -> list[str]:
    """What is wrong, in words. cited: see `citations`; texts: the keys of each language."""
    out = []
    known = {clause.id for clause in game.clauses}
    refused = set(game.refusals.values())
    for clause in game.clauses:
        out += [f"{clause.id} has no text in {lang}" for lang in texts if clause.key not in texts[lang]]
        if not tests.get(clause.id):
            out.append(f"{clause.id} has no test")
        if clause.kind == "duty" and clause.id not in refused and clause.id not in cited:
            out.append(f"{clause.id} can be broken, but no refusal or event cites it")
    for code, clause_id in game.refusals.items():
        if clause_id not in known:
            out.append(f"the refusal {code} cites {clause_id}, which is no clause")
        for lang, have in texts.items():
            if f"refusal-{game.id}-{code}" not in have and f"refusal-{code}" not in have:
                out.append(f"the refusal {code} has no text in {lang}")
    out += [f"the code cites {id}, which is no clause" for id in sorted(set(cited) - known)]
    prefix = game.clauses[0].id.partition("-")[0] + "-"
    out += [
        f"a test is marked {id}, which is no clause"
        for id in sorted(tests)
        if id.startswith(prefix) and id not in known
    ]
    return out


def holes_of(game: Game) -> list[str]:
    """`holes` with everything read from the tree."""
    return holes(game, marked_tests(), citations(game), {lang: keys(lang) for lang in LANGUAGES})


def main(argv: list[str]) -> int:
    try:
        games = [load(id) for id in argv or ids()]
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    tests = marked_tests()
    failed = False
    for game in games:
        rows, wrong = table(game, tests), holes_of(game)
        print(f"\n{'clause':<14} {'kind':<6} {'tests':>5}  {'refusals':<36} text")
        for row in rows:
            print(f"{row.clause.id:<14} {row.clause.kind:<6} {row.tests:>5}  {' '.join(row.refusals):<36} {row.text}")
        whole = sum(1 for row in rows if row.text and row.tests)
        print(f"{game.id}: {whole}/{len(rows)} clauses have a text and a test; {len(wrong)} holes")
        print("".join(f"  hole: {hole}\n" for hole in wrong), end="")
        failed = failed or bool(wrong)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
