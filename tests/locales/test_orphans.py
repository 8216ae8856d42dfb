"""Every message can be asked for: its key, or the end of it, stands somewhere in the sources, whole or as a pattern."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import wongpai as wp
from wongpai.locales import HERE

PACKAGE = HERE.parent
ROOT = Path(__file__).parents[2]
GAMES = [id for id in wp.ids() if wp.load(id).locales is None]
ANY = r"[\w-]+"


def told(pattern: str) -> set[str]:
    """The pattern, unless it says hardly anything by itself, or no more than of which family a key is (verb-…)."""
    if len(pattern) > 80 or re.fullmatch(r"([a-z]+\\?-)?(\[\\w-\]\+[\\.-]*)+", pattern):
        return set()
    return {pattern} if re.search(r"[a-z]{3}", pattern.replace(ANY, "")) else set()


@cache
def asked_in_python(path: Path) -> set[str]:
    """Its strings, and f-strings with whatever for what is put in, as regular expressions."""
    out: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            out |= {re.escape(word) for word in node.value.split()}
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ANY for p in node.values]
            out |= told("".join(parts))
    return out


@cache
def asked_in_browser(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    out = {re.escape(word) for word in re.findall(r'"([\w-]+)"', text)}
    for template in re.findall(r"`([^`\n]*)`", text):
        out |= told(ANY.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)))
    return out


def asked(*folders: str) -> set[str]:
    """All that the sources in these folders of the package, and the browser client, can ask for."""
    out: set[str] = set()
    for folder in folders:
        for path in (PACKAGE / folder).rglob("*.py"):
            out |= asked_in_python(path)
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            out |= asked_in_browser(path)
    return out


def declared(id: str) -> set[str]:
    """Keys without the game's name in them, of what the game declares rather than says."""
    game = wp.load(id)
    keys = {f"game-{id}", *(clause.key for clause in game.clauses), *(f"refusal-{code}" for code in game.refusals)}
    keys |= {f"preset-{preset}" for preset in game.presets}
    keys |= {f"face-{game.deck.style}-{face}" for face in game.deck.faces}
    for option in game.rules.options():
        keys |= {f"rule-{option.name}", *(f"rule-{option.name}-{choice}" for choice in option.choices)}
    return keys


def orphans(text: str, id: str, known: set[str], sources: set[str]) -> set[str]:
    """Keys of a Fluent text that neither are declared nor fit anything in the sources."""
    ask = re.compile("|".join(sorted(sources)))
    out = set()
    for key in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE):
        family, _, rest = key.partition("-")
        own = rest.removeprefix(f"{id}-") if id else rest
        if family == "option" and all(map(ask.fullmatch, own.split("_"))):
            continue  # an option may be several words put together
        if not {key, f"{family}-{own}"} & known and not any(map(ask.fullmatch, (key, own, f"{family}-{own}"))):
            out.add(key)
    return out


@pytest.mark.parametrize("id", GAMES)
def test_a_game_asks_for_all_its_messages(id: str) -> None:
    text = (HERE / "en" / f"{id}.ftl").read_text(encoding="utf-8")
    sources = asked(f"games/{id}", "core", "table")
    assert orphans(text, id, declared(id), sources) == set()
    lost = f"\nverb-{id}-never_done = x\nrefusal-{id}-nothing_of_the_kind = x\nrule-{id}-deals-often = x\n"
    assert len(orphans(text + lost, id, declared(id), sources)) == 3


@pytest.mark.parametrize("name", ["core", "web"])
def test_somebody_asks_for_the_shared_messages(name: str) -> None:
    text = (HERE / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    sources = asked("")
    assert orphans(text, "", set(), sources) == set()
    assert orphans(text + "\nui-never_said = x\n", "", set(), sources) == {"ui-never_said"}
