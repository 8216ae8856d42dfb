"""Which build of the rules is running."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
MARK = "# mypyc"  # a line of its own near the top of every module that the build hook compiles


def modules() -> list[str]:
    """Names of the modules meant to be compiled."""
    found = []
    for path in sorted(HERE.rglob("*.py")):
        if MARK in path.read_text(encoding="utf-8").splitlines()[:3]:
            found.append("wongpai." + path.relative_to(HERE).with_suffix("").as_posix().replace("/", "."))
    return found


def compiled(module: str) -> bool:
    return not (import_module(module).__file__ or "").endswith(".py")


def status() -> str:
    """One line for people."""
    all_ = modules()
    done = []
    for module in all_:
        try:
            if compiled(module):
                done.append(module)
        except Exception as error:  # a broken room must not hide which build runs
            return f"rules: BROKEN, {module} cannot be imported ({type(error).__name__}: {error})"
    if len(done) == len(all_):
        return "rules: compiled (mypyc)"
    info = HERE / "_build.json"
    why = json.loads(info.read_text()).get("why", "") if info.exists() else ""
    return f"rules: pure Python{f' ({why})' if why else ''}" if not done else f"rules: MIXED, compiled only {done}"
