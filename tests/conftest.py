"""What every test run needs: the build that is meant, a browser or a word about it, marks by folder."""

from __future__ import annotations

import json
import os
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

import wongpai
from wongpai.native import status

ROOT = Path(__file__).parents[1]
PACKAGE = Path(wongpai.__file__).parent
# Nothing here depends on how the rules were built: `make test` runs these on the compiled build only.
ONCE = ("tests/cli", "tests/locales", "tests/server", "tests/table", "tests/web")
ONCE_FILES = ("tests/test_clauses.py", "tests/test_layers.py", "tests/test_readme.py")
BROWSER = "tests/web"


def chromium() -> str | None:
    """Path of a Chromium: $CHROMIUM, or the first found on PATH."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)


def stale(package: Path, root: Path) -> str:
    """Why this package must not be tested: it was made from other sources than the tree's. "" if all is well."""
    source = root / "src" / package.name
    if package != source:
        for path in sorted(source.rglob("*.py")):
            twin = package / path.relative_to(source)
            if not twin.is_file() or twin.read_bytes() != path.read_bytes():
                return f"{path.relative_to(root)} is not what is installed: make install"
    info = package / "_build.json"
    if info.is_file() and os.environ.get("WONGPAI_PURE") != "1":
        for name, digest in json.loads(info.read_text(encoding="utf-8"))["sources"].items():
            path = root / name
            if not path.is_file() or sha256(path.read_bytes()).hexdigest() != digest:
                return f"{name} changed since it was compiled: make install (or make native)"
    return ""


def pytest_configure(config: pytest.Config) -> None:
    wrong = stale(PACKAGE, ROOT)
    if os.environ.get("WONGPAI_PURE") == "1":
        wrong = wrong or ("" if status().startswith("rules: pure") else f"WONGPAI_PURE=1, yet {status()}")
    elif os.environ.get("WONGPAI_NATIVE") == "1":
        wrong = wrong or ("" if status().startswith("rules: compiled") else f"WONGPAI_NATIVE=1, yet {status()}")
    if wrong:
        raise pytest.UsageError(wrong)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    missing = chromium() is None and not os.environ.get("CI")  # in CI they run, and fail
    for item in items:
        place = item.path.relative_to(ROOT).as_posix()
        if place.startswith(ONCE) or place in ONCE_FILES:
            item.add_marker("once")
        if place.startswith(BROWSER):
            item.add_marker("browser")
            if missing:
                item.add_marker(pytest.mark.skip("no Chromium found"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"{status()}, from {PACKAGE}")
    if chromium() is None and not os.environ.get("CI"):
        terminalreporter.write_line("no browser tests: no Chromium found (install one, or set CHROMIUM to its path)")
