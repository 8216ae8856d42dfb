"""Servers for tests, and players that talk to them as a browser would."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.toy import register_toy
from wongpai.server.app import create_app
from wongpai.server.settings import Settings

register_toy()
Json = dict[str, Any]


def settings(**changes: Any) -> Settings:
    """Bots do not think, nobody is slowed down."""
    return Settings(**{"hurry": 1e6, "messages": 1_000_000, "creations": 1_000_000, **changes})


class Server:
    """A real server on a free port."""

    def __init__(self, chosen: Settings) -> None:
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen()
        self.port = self.listener.getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False)
        config = uvicorn.Config(create_app(chosen), log_level="warning", ws_max_size=65536, timeout_graceful_shutdown=1)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.listener]})
        self.thread.start()
        self.get("/api/games")  # the socket listens already; this answers once the server is up

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)
        self.http.close()
        self.listener.close()
        assert not self.thread.is_alive()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, timeout=10, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, timeout=10, **more)

    def table(self, game: str = "slave", kinds: str = "me heuristic heuristic", **more: Any) -> Json:
        """A new table: id, token, seat, commitment."""
        body = {"game": game, "players": kinds.split(), "pace": "fast", "name": "An", **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def sit(self, id: str, name: str = "Bee") -> Json:
        answer = self.post(f"/api/tables/{id}/sit", {"name": name})
        assert answer.status_code == 201, answer.text
        seat: Json = answer.json()
        return seat

    @contextmanager
    def line(self, id: str, token: str = "", since: int = 0, **more: Any) -> Iterator[Line]:
        """A connection that has said hello and got its first update."""
        with self.raw(id, **more) as line:
            line.send(t="hello", token=token, since=since)
            line.until("update")
            yield line

    @contextmanager
    def raw(self, id: str, **more: Any) -> Iterator[Line]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"
        with connect(url, proxy=None, max_size=None, close_timeout=2, **more) as socket:
            yield Line(socket)


class Line:
    """A client's end: follows updates, and checks on the way that versions leave no gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}
        self.frames: list[str] = []
        self.events: list[Json] = []
        self.ids = 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        frame = self.socket.recv(timeout=10)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["t"] == "update":
            if self.update:
                assert message["at"] == self.update["version"]
            assert message["version"] >= message["at"]
            self.update = message
            self.events += message["events"]
        return message

    def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["t"] in kinds:
                return message

    def ask(self, t: str, **more: Any) -> Json:
        """Send with a fresh id; the answer to it."""
        self.ids += 1
        self.send(t=t, id=self.ids, **more)
        return self.until("done", "refused", "error")

    def act(self, text: str, at: int | None = None) -> Json:
        return self.ask("act", at=self.update["version"] if at is None else at, text=text)

    @property
    def over(self) -> bool:
        return bool(self.update["table"]["over"])

    def choices(self) -> list[Json]:
        view = self.update["view"]
        return [choice for choice in view["choices"] if not choice["risk"]] if view else []

    def play(self, pick: Any, stop: Any = lambda line: False) -> None:
        """Act whenever there is something to do in turn, until the match is over or `stop(line)`."""
        while not self.over and not stop(self):
            view = self.update["view"]
            if view and view["over"]:
                if not self.update["me_ready"]:
                    self.ask("next")
                    continue
            elif view and (view["seat"] in view["turn"] or view["window"] == "claim") and self.choices():
                asked = self.update["version"]
                if self.act(pick(self.choices())["text"])["t"] == "refused" or self.update["version"] > asked:
                    continue
            self.until("update")
