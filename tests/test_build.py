"""The build of the rules: what is compiled, that it is whole, that the hook's cures work."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

import hatch_build
from tests.conftest import PACKAGE, ROOT, stale
from wongpai import native
from wongpai.core.bits import count, lowest, mask_of, members
from wongpai.core.rng import FairRng, Rng

PURE = os.environ.get("WONGPAI_PURE") == "1" or native.status().startswith("rules: pure")


def in_a_process(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_only_rule_code_is_compiled() -> None:
    names = native.modules()
    assert {"wongpai.core.deal", "wongpai.core.rng"} <= set(names)
    assert all(name.split(".")[1] in hatch_build.RULES for name in names)
    assert sorted(names) == sorted(
        source.removeprefix("src/").removesuffix(".py").replace("/", ".")
        for source in hatch_build.Native(ROOT).sources()
    )


def test_all_modules_come_from_one_build() -> None:
    assert "MIXED" not in native.status()
    assert {native.compiled(name) for name in native.modules()} == {not PURE}


def test_the_source_is_there_beside_the_compiled_code() -> None:
    for name in native.modules():
        assert (PACKAGE.parent / (name.replace(".", "/") + ".py")).is_file()


@pytest.mark.parametrize("bit", range(63))
def test_shifts_past_31_bits(bit: int) -> None:
    """mypyc writes `1 << i` as a 32-bit shift in C; the build hook mends that."""
    mask = mask_of([bit])
    assert mask == 2**bit
    assert (lowest(mask), count(mask), members(mask)) == (bit, 1, [bit])


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("    cpy_r_r1 = 1 << cpy_r_i;", "    cpy_r_r1 = (int64_t)1 << cpy_r_i;"),
        ("    cpy_r_r1 = -1 & cpy_r_i;", "    cpy_r_r1 = (int64_t)-1 & cpy_r_i;"),
        ("    cpy_r_r1 = cpy_r_a << cpy_r_i;", "    cpy_r_r1 = cpy_r_a << cpy_r_i;"),
        ("    cpy_r_r1 = 12;", "    cpy_r_r1 = 12;"),
    ],
)
def test_literals_are_widened(tmp_path: Path, written: str, mended: str) -> None:
    source = tmp_path / "x.c"
    source.write_text(written)
    hatch_build.widen_literals(source)
    assert source.read_text() == mended


def test_random_numbers_are_the_same_everywhere() -> None:
    """Records and fairness rest on these streams: another build or version must not change them."""
    words = "from wongpai.core.rng import Rng, FairRng\n" + (
        "r, f = Rng(2**63 - 1, 3), FairRng(b'k' * 32, 3)\n"
        "print([r.word() for _ in range(9)], [r.below(n) for n in range(1, 99)], [f.below(n) for n in range(1, 99)])"
    )
    assert in_a_process(words, WONGPAI_PURE="0") == in_a_process(words, WONGPAI_PURE="1")
    rng, fair = Rng(7), FairRng(b"\0" * 32)
    assert [rng.below(52) for _ in range(6)] == [50, 47, 36, 22, 23, 38]
    assert [fair.word() for _ in range(2)] == [
        int.from_bytes(sha256(b"\0" * 48).digest()[i : i + 4], "big") for i in (0, 4)
    ]


def test_the_pure_build_is_one_variable_away() -> None:
    code = "from wongpai.native import status; print(status())"
    assert in_a_process(code, WONGPAI_PURE="1").startswith("rules: pure Python")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small tree with its package installed elsewhere."""
    for folder in ("src/wongpai", "site/wongpai"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "rules.py").write_text("one = 1\n")
    return tmp_path


def test_tests_refuse_stale_code(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WONGPAI_PURE", raising=False)
    here = tree / "site" / "wongpai"
    assert stale(here, tree) == ""
    (tree / "src" / "wongpai" / "new.py").write_text("")
    assert "new.py is not what is installed" in stale(here, tree)
    here = tree / "src" / "wongpai"
    digest = sha256((here / "rules.py").read_bytes()).hexdigest()
    (here / "_build.json").write_text(json.dumps({"sources": {"src/wongpai/rules.py": digest}}))
    assert stale(here, tree) == ""
    (here / "rules.py").write_text("one = 2\n")
    assert "rules.py changed since it was compiled" in stale(here, tree)
    monkeypatch.setenv("WONGPAI_PURE", "1")  # the compiled code is not used then
    assert stale(here, tree) == ""


def test_without_a_compiler_the_reason_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert hatch_build.why_not_native() == "no C compiler: /nowhere/cc not found"


def test_the_client_is_built_anew_when_its_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WONGPAI_SKIP_CLIENT", raising=False)
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("one")
    client = hatch_build.Client(tmp_path)
    assert client.needed()
    client.out.mkdir(parents=True)
    client.stamp.write_text(client.digest())
    assert not client.needed()
    (tmp_path / "web" / "src" / "main.ts").write_text("two")
    assert client.needed()


def test_pins_cover_what_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
    declared = {
        "run": [*project["project"]["dependencies"], *extras["serve"], *extras["tui"]],
        "test": groups["test"],
        "lint": groups["lint"],
        "build": groups["build"],
        "bench": extras["bench"],
    }
    for name, wanted in declared.items():
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        assert "://" not in text
        pins = {line.split("==")[0].lower() for line in text.splitlines()}
        for requirement in wanted:
            package = re.split(r"[\[<>=!~ ]", requirement)[0].lower()
            assert re.sub(r"[-_.]+", "-", package) in pins, f"requirements/{name}.txt: make lock"


def test_make_help_lists_the_targets() -> None:
    done = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = {line.split()[0] for line in done.stdout.splitlines()}
    wanted = "run test lint native bench clauses soak shots quick clean lock"
    assert listed >= set(wanted.split())
