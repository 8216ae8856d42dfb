"""Commands, and every way to get them wrong: one clear line and exit code 2."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import wongpai as wp
from wongpai import native
from wongpai.cli.replay import Replay
from wongpai.core.record import Record, loads
from wongpai.core.words import clean_name
from wongpai.sim.soak import random_match


def run(*args: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "wongpai.cli.main", *args, stdin=stdin, **environment)


def python(*args: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
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


@pytest.mark.parametrize("id", ["3.11", "slave-3.11", "SLAVE-3.11."])
def test_clauses_below_one(id: str) -> None:
    shown = run("rules", "slave", id).stdout.splitlines()
    assert [line.split()[0] for line in shown] == ["SLAVE-3.11a", "SLAVE-3.11b"]
    game = wp.load("slave")
    assert [clause.id for clause in game.clauses_at("3.1")] == ["SLAVE-3.1"]
    assert [clause.id for clause in game.clauses_at("3.11A")] == ["SLAVE-3.11a"]
    assert {clause.id.partition(".")[0] for clause in game.clauses_at("4")} == {"SLAVE-4"}
    for none in ("", ".", "9", "3.99", "11a", "-", "slave-"):
        assert game.clauses_at(none) == []


def test_terminals_that_cannot_write_everything() -> None:
    for encoding in ("ascii", "latin-1"):
        done = run("rules", "slave", "3.5", "--lang", "th", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("SLAVE-3.5")


def test_input_that_is_no_text() -> None:
    code = [sys.executable, "-m", "wongpai.cli.main", "play", "slave", "--plain", "--seed", "3"]
    done = subprocess.run(code, input=b"\xff\xfe\n\x00\n\xed\xa0\x80\n", capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"means nothing") == 3


@pytest.mark.parametrize("missing", ["typer", "fluent.runtime"])
def test_what_is_not_installed(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; sys.argv = ['wongpai', 'games']; import wongpai.cli as c; c.run()"
    done = python("-c", code)
    assert done.returncode == 2
    assert done.stderr == done.stderr[: done.stderr.index("\n") + 1]
    assert missing in done.stderr
    assert "wongpai[tui]" in done.stderr


def test_games_that_cannot_be_loaded() -> None:
    """Of other packages: named in one line."""
    for games in ("bad=no.such.module", "bad", "bad=json", "bad=wongpai.errors"):
        for args in (("-m", "wongpai", "games"), ("-m", "wongpai.server", "--db", ":memory:", "--port", "0")):
            done = python(*args, WONGPAI_GAMES=games)
            assert done.returncode == 2
            assert done.stderr.startswith("wongpai: the game 'bad' cannot be loaded")
            assert done.stderr.count("\n") == 1
    assert run("--version", WONGPAI_GAMES="bad=no.such.module").returncode == 0


def test_a_broken_room_does_not_hide_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(module: str) -> bool:
        raise NameError("name 'hands' is not defined")

    monkeypatch.setattr(native, "compiled", compiled)
    assert "cannot be imported (NameError" in native.status()


def test_a_full_disk() -> None:
    done = run("play", "slave", "--plain", "--save", "/dev/full")
    assert done.returncode == 2
    assert done.stderr == "wongpai: /dev/full: No space left on device; the record is not saved\n"
    with open("/dev/full", "w") as full:
        code = [sys.executable, "-m", "wongpai.cli.main", "rules", "slave"]
        shown = subprocess.run(code, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert (shown.returncode, shown.stderr) == (2, "wongpai: No space left on device\n")


@pytest.mark.parametrize("name", ["x\nseats: 3", "A#1", b"\xff\x1b[2Jx", ""])
def test_any_name_makes_a_record(name: str | bytes, tmp_path: Path) -> None:
    saved = tmp_path / "record.txt"
    text = os.fsdecode(name)
    assert run("play", "slave", "--plain", "--seed", "1", "--name", text, "--save", str(saved)).returncode == 0
    assert loads(saved.read_text(encoding="utf-8")).names[0] == (clean_name(text) or "An")


def test_replay_as_a_seat_that_is_not_there(record: Path) -> None:
    done = run("replay", str(record), "--seat", "99")
    assert done.returncode == 2
    assert "no seat 99" in done.stderr


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
    (["play", "slave", "--seed", "1" + "0" * 20], "9223372036854775807"),
    (["arena", "slave", "--seed", "1" + "0" * 20], "--seed"),
    (["play", "slave", "--rule", "deals=--5"], "a number from"),
    (["play", "slave", "--rule", "deals=²"], "a number from"),
    (["play", "slave", "--rule", "deals=" + "9" * 5000], "a number from"),
    (["play", "slave", "--save", "x" * 300], "too long"),
    (["serve", "--host", "a..b", "--db", ":memory:"], "cannot listen"),
    (["serve", "--port", "0", "--db", "/dev/full"], "not a file"),
]


@pytest.mark.parametrize(("args", "said"), BAD, ids=[" ".join(b[0])[:60] for b in BAD])
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
