"""NO_COLOR (no-color.org): the command in a real terminal draws in greys alone, and marks what can be played otherwise."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import wongpai as wp
from wongpai.core.record import Record
from wongpai.sim.soak import random_match

COLOUR = re.compile(rb"[34]8;2;(\d+);(\d+);(\d+)")


def screen(args: list[str], env: dict[str, str], until: bytes) -> bytes:
    """What the command writes to a terminal until it has shown `until` and some of what follows; then it is told to quit."""
    ours, theirs = pty.openpty()
    fitting = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "100", "LINES": "30"}
    base = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = subprocess.Popen(
        [sys.executable, "-m", "wongpai.cli.main", *args],
        stdin=theirs, stdout=theirs, stderr=theirs, env={**base, **fitting, **env}, close_fds=True,
    )  # fmt: skip
    os.close(theirs)
    out = b""
    end = time.monotonic() + 60
    try:
        while until not in out and time.monotonic() < end:
            if select.select([ours], [], [], 0.2)[0]:
                out += os.read(ours, 65536)
        os.write(ours, b"q")
        while command.poll() is None and time.monotonic() < end:
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    out += os.read(ours, 65536)
                except OSError:  # the other end is closed
                    break
        assert command.wait(20) == 0
    finally:
        command.kill()
        os.close(ours)
    assert until in out
    return out


def coloured(out: bytes) -> set[tuple[bytes, ...]]:
    """The colours that are no grey."""
    return {found for found in COLOUR.findall(out) if len(set(found)) > 1}


@pytest.mark.parametrize("command", ["play", "replay"])
def test_no_color(command: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(Record.of(random_match(wp.load("slave"), 3)).dumps(), encoding="utf-8")
    args = ["play", "slave", "--seed", "3"] if command == "play" else ["replay", str(record)]
    assert coloured(screen(args, {}, b"quits"))
    without = screen(args, {"NO_COLOR": "1"}, b"quits")
    assert COLOUR.search(without)
    assert not coloured(without)


def test_lines_have_no_colours() -> None:
    args = [sys.executable, "-m", "wongpai.cli.main", "play", "slave", "--plain", "--seed", "3"]
    out = subprocess.run(args, input=b"view\nrules 3.5\n", capture_output=True, check=True, timeout=60).stdout
    assert b"\x1b" not in out
