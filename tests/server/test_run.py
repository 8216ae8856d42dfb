"""The server as started from the command line."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import wongpai
from tests.server.servers import Server, settings
from wongpai.server import store
from wongpai.server.run import banner, lan_address, serve

SOURCES = str(Path(wongpai.__file__).parents[1])


def start(*arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}.", "WONGPAI_GAMES": "toy=tests.toy"}
    command = [sys.executable, "-m", "wongpai.server", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)


def test_it_prints_its_address_serves_and_ends_at_ctrl_c(tmp_path: Path) -> None:
    process = start("--port", "0", "--db", str(tmp_path / "w.db"))
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Wongpai is at http://127.0.0.1:")
        games = httpx.get(line.split()[-1] + "api/games", trust_env=False, timeout=20).json()
        assert [game["id"] for game in games][-1] == "toy"
    finally:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert "Traceback" not in out + err
    assert process.returncode == 0


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as left:
            serve("127.0.0.1", port, ":memory:")
    assert left.value.code == 2
    assert capsys.readouterr().err == f"wongpai: port {port} is in use; stop what runs there or choose another one\n"


def test_a_database_from_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "w.db"
    with sqlite3.connect(path) as db:
        db.executescript(
            "create table meta (version); create table tables (x); create table log (x); insert into meta values (99)"
        )
    db.close()
    with pytest.raises(SystemExit) as left:
        serve("127.0.0.1", 0, str(path))
    assert left.value.code == 2
    assert "newer version" in capsys.readouterr().err


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("127.0.0.1", 70000), ("127.0.0.1", -1)])
def test_an_address_that_cannot_be(host: str, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        serve(host, port, ":memory:")
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("wongpai: ")


@pytest.mark.parametrize("host", ["a..b", "x\0y", "é" * 80])
def test_a_host_that_is_no_name(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        serve(host, 0, ":memory:")
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("speed", ["0", "-1", "nan", "inf", "x"])
def test_a_speed_that_is_none(speed: str) -> None:
    process = start("--hurry", speed, "--db", ":memory:")
    out, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert "--hurry" in err
    assert "Traceback" not in out + err


def locked(path: Path) -> sqlite3.Connection:
    Server(settings(db=str(path))).stop()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    return other


def test_a_database_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One clear line before any banner."""
    monkeypatch.setattr(store, "BUSY", 50)
    other = locked(tmp_path / "locked.db")
    for path in ("", str(tmp_path), "/dev/full", "/dev/null", "x" * 300, "x\0y", str(tmp_path / "locked.db")):
        with pytest.raises(SystemExit) as left:
            serve("127.0.0.1", 0, path)
        assert left.value.code == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith("wongpai: ")
        assert shown.err.count("\n") == 1
    other.close()


def test_a_database_that_may_not_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened for reading alone, since nothing is forbidden to a root user by a file's mode."""
    path = tmp_path / "w.db"
    Server(settings(db=str(path))).stop()
    connect = sqlite3.connect

    def reading(file: str | Path, **how: Any) -> object:
        return connect(file if how.get("uri") else f"{Path(file).as_uri()}?mode=ro", **{**how, "uri": True})

    monkeypatch.setattr(sqlite3, "connect", reading)
    with pytest.raises(SystemExit):
        serve("127.0.0.1", 0, str(path))
    assert "readonly" in capsys.readouterr().err


def test_the_banner_shows_where_phones_find_it() -> None:
    assert banner("127.0.0.1", 8000).splitlines()[0] == "Wongpai is at http://127.0.0.1:8000/"
    assert len(banner("127.0.0.1", 8000).splitlines()) == 2
    shown = banner("192.168.1.5", 8000)
    assert shown.splitlines()[0] == "Wongpai is at http://192.168.1.5:8000/"
    assert "█" in shown or "▄" in shown
    assert "http://[fe80::1]:80/" in banner("fe80::1", 80)
    assert f"http://{lan_address()}:8000/" in banner("0.0.0.0", 8000)
