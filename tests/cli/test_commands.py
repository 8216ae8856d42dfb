"""Commands, and every way to get them wrong: one clear line and exit code 2."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import wongpai as wp
from wongpai.cli.replay import Replay
from wongpai.core.record import Record, loads
from wongpai.sim.soak import random_match


def run(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wongpai.cli.main", *args], input=stdin, capture_output=True, text=True, timeout=120
    )


# What the command itself lists: other tests register games of their own in this process.
GAMES = [line.split()[0] for line in run("games").stdout.splitlines()]


def test_games_and_rules() -> None:
    done = run("games")
    assert done.returncode == 0
    for id in ("slave", "sabai"):
        assert id in done.stdout
    one = run("rules", "slave", "3.5")
    assert one.returncode == 0
    assert one.stdout.startswith("SLAVE-3.5")
    thai = run("rules", "slave", "3.5", "--lang", "th")
    assert "ผ่าน" in thai.stdout
    options = run("rules", "slave", "--options")
    assert "hk_runs=false" in options.stdout


def test_version() -> None:
    assert run("--version").stdout.startswith(f"wongpai {wp.__version__}, rules: ")


BAD = [
    (["play", "chess"], "unknown game"),
    (["play", "slave", "--preset", "vegas"], "unknown preset"),
    (["play", "slave", "--seats", "9"], "2 to 8 seats"),
    (["play", "slave", "--rule", "nonsense"], "unknown rule"),
    (["play", "slave", "--rule", "hk_runs=perhaps"], "true or false"),
    (["play", "slave", "--rule", "deals=0"], "a number from"),
    (["play", "slave", "--save", "no/such/folder/file.txt"], "No such file"),
    (["rules", "slave", "99.9"], "no clause"),
    (["rules", "chess"], "unknown game"),
    (["replay", "no_such_file.txt"], "No such file"),
    (["arena", "slave", "--bots", "genius,random"], "unknown bot"),
    (["arena", "slave", "--bots", "random"], "seats"),
    (["serve", "--port", "99999"], "65535"),
    (["play"], "Missing argument"),
    (["play", "slave", "--lang", "xx"], "'en', 'th'"),
    (["play", "slave", "--seats", "many"], "integer"),
    (["play", "slave", "--bots", "genius"], "'heuristic', 'random'"),
    (["play", "slave", "--nonsense"], "No such option"),
    (["dance"], "No such command"),
    (["replay", "."], "Is a directory"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(b[0]) for b in BAD])
def test_bad_input(args: list[str], said: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.startswith("wongpai: ")
    assert done.stderr.count("\n") == 1, "more than one line"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(Record.of(random_match(wp.load("slave"), 3)).dumps(), encoding="utf-8")
    return path


def test_replay(record: Path) -> None:
    whole = run("replay", str(record))
    assert whole.returncode == 0
    assert "1st" in whole.stdout
    some = run("replay", str(record), "--at", "5", "--seat", "0")
    assert some.returncode == 0
    assert "Hand" in some.stdout


def test_replay_forward_and_back(record: Path) -> None:
    """The table after going forth and back is the one of the same step seen at once."""
    replay = Replay(loads(record.read_text(encoding="utf-8")), "en", 0)
    steps = len(replay.record.steps)
    shown: list[str] = []
    said = iter(["", "", "", "b", "s", "s 1", "b", str(steps), "what", "9999999", "f", "0", "q"])

    def read(prompt: str) -> str:
        shown.append(prompt)
        return next(said)

    replay.browse(read, shown.append)
    at = [line.partition("/")[0] for line in shown if line.endswith(" > ")]
    assert at == ["0", "1", "2", "3", "2", "2", "2", "1", *[str(steps)] * 4, "0"]
    assert replay.at == 0
    replay.go(7)
    there = replay.table()
    replay.go(12)
    replay.go(7)
    assert replay.table() == there
    assert there != Replay(replay.record, "en", 0).table()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[: text.rindex("\n", 0, len(text) // 2) + 1], "cut off"),
        (lambda text: text.replace("wongpai record", "something"), "line 1"),
        (lambda text: text.replace("game: slave 1", "game: slave 99"), "version"),
        (lambda text: text.replace("game: slave", "game: chess"), "unknown game"),
        (lambda text: text.replace("deal 1\n", "deal 1\n0 lay 3x\n", 1), "line"),
        (lambda text: text.replace("seed: ", "seed: x", 1), "not a seed"),
    ],
)
def test_damaged_records(record: Path, spoil: Callable[[str], str], said: str) -> None:
    record.write_text(spoil(record.read_text(encoding="utf-8")), encoding="utf-8")
    done = run("replay", str(record))
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(bytes(range(256)))
    done = run("replay", str(path))
    assert done.returncode == 2
    assert "not a text file" in done.stderr


@pytest.mark.parametrize("lang", ["en", "th"])
@pytest.mark.parametrize("id", GAMES)
def test_play_a_match_through_a_pipe(id: str, lang: str, tmp_path: Path) -> None:
    """Always the first choice; the record that is saved replays."""
    saved = tmp_path / "record.txt"
    done = run("play", id, "--plain", "--seed", "3", "--lang", lang, "--save", str(saved), stdin="1\n" * 5000)
    assert done.returncode == 0, done.stderr
    assert "§" in done.stdout
    assert loads(saved.read_text(encoding="utf-8")).replay().over


def test_the_input_may_end() -> None:
    done = run("play", "slave", "--plain", "--seed", "3", stdin="?\nrules 3.5\nlog\nview\nlay 2s 3c\nnonsense\n")
    assert done.returncode == 0
    assert "Good-bye" in done.stdout
    assert "says" in done.stdout or "pass" in done.stdout
