"""A real server in a process of its own, with the tests' own games beside the others."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GAMES = "toy=tests.toy tall=tests.web.tall wide=tests.web.wide"
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def serving(folder: Path, hurry: float = 1) -> Iterator[str]:
    """The server's address; its database and log lie in `folder`. AssertionError if it left a traceback there.

    hurry: how much faster than people its bots play.
    """
    port = free_port()
    env = {**os.environ, "WONGPAI_GAMES": GAMES, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    log = folder / "log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [
                sys.executable, "-P", "-m", "wongpai.server", "--port", str(port), "--hurry", str(hurry),
                "--db", str(folder / "tables.sqlite3"),
            ],
            env=env, stdout=out, stderr=out, cwd=folder,
        )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):  # a busy machine takes its time
            try:
                urllib.request.urlopen(f"{address}/api/games", timeout=2).read()
                break
            except (urllib.error.URLError, ConnectionError):
                assert server.poll() is None, log.read_text()
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(20)
    assert "Traceback" not in log.read_text(), log.read_text()
