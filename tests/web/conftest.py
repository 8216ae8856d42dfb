from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import chromium
from tests.web.player import FLAGS, PHONE

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a real server with the toy game beside the others."""
    port = free_port()
    env = {**os.environ, "WONGPAI_GAMES": "toy=tests.toy", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    log = tmp_path_factory.mktemp("server") / "log"
    db = log.with_name("tables.sqlite3")
    with log.open("w") as out:
        server = subprocess.Popen(
            [sys.executable, "-P", "-m", "wongpai.server", "--port", str(port), "--db", str(db)],
            env=env, stdout=out, stderr=out, cwd=log.parent,
        )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    for _ in range(150):
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=2).read()
            break
        except (urllib.error.URLError, ConnectionError):
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
    yield address
    server.terminate()
    server.wait(20)
    assert "Traceback" not in log.read_text(), log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone. Fails the test if the page complained."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" and "404" not in m.text else None)
    yield page
    context.close()
    assert complaints == []
