from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

import wongpai
from wongpai.native import status

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))


def pytest_report_header() -> list[str]:
    lines = [f"{status()} from {Path(wongpai.__file__).parent}"]
    if not CHROMIUM.exists():
        lines.append(f"no browser: {CHROMIUM} is not there, tests that need one are left out (set CHROMIUM to its path)")
    return lines


def pytest_configure(config: pytest.Config) -> None:
    """Never test code that was compiled from other sources than these."""
    here = Path(wongpai.__file__).parent
    if os.environ.get("WONGPAI_PURE") == "1":
        if "pure" not in status():
            raise pytest.UsageError(f"WONGPAI_PURE=1, yet {status()}")
        return
    info = here / "_build.json"
    if info.exists():
        root = Path(__file__).parents[1]
        for name, digest in json.loads(info.read_text())["sources"].items():
            if hashlib.sha256((root / name).read_bytes()).hexdigest() != digest:
                raise pytest.UsageError(f"{name} changed since it was compiled: make install (or make native)")
    if os.environ.get("WONGPAI_NATIVE") == "1" and "compiled (mypyc)" not in status():
        raise pytest.UsageError(status())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a browser its tests are left out, but for CI, where they then fail."""
    if CHROMIUM.exists() or os.environ.get("CI"):
        return
    left_out = [item for item in items if item.get_closest_marker("browser")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
