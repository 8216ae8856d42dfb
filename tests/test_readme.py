"""The README's Python runs as it is printed, and the commands it names exist."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_python_blocks_run(capsys: pytest.CaptureFixture[str]) -> None:
    """In order, in one namespace, as a reader types them."""
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) > 50  # the cards of a deal
    assert re.fullmatch(r"not_your_turn \w+-[\d.]+", shown[-1])


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = {m for text in (README, CONTRIBUTING) for m in re.findall(r"(?m)(?:^|`)make ([a-z-]+)", text)}
    assert {"run", "test"} <= named
    assert not {target for target in named if not re.search(rf"(?m)^{target}:", makefile)}


def test_commands_exist() -> None:
    pytest.importorskip("wongpai.cli.main", reason="the terminal client is not there")
    for command in sorted(set(re.findall(r"wongpai (play|rules|replay|serve|games)\b", README))):
        done = subprocess.run(
            [sys.executable, "-m", "wongpai.cli.main", command, "--help"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_files_named_exist() -> None:
    paths = re.findall(r"`((?:tests|tools|src|games|core)/[\w/]+\.py)`", README + CONTRIBUTING)
    assert paths
    for path in paths:
        assert (ROOT / path).exists() or (ROOT / "src" / "wongpai" / path).exists(), path
