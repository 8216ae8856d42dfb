"""The log on disk: nothing acknowledged is lost, nothing foreign is touched."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.servers import Json, Line, Server, settings
from tests.table.tables import setup
from wongpai.server import store as stores
from wongpai.server.app import create_app
from wongpai.server.store import Store, StoreError, check
from wongpai.table import Act, Next, Room, Sit, log
from wongpai.table.timing import Timing


@pytest.mark.parametrize("game", ["slave", "sabai", "toy"])
def test_a_restarted_server_resumes_the_table(tmp_path: Path, game: str) -> None:
    """Stopped in the middle again and again: versions go on growing, views are as before."""
    path = str(tmp_path / "w.db")
    rng = random.Random(game)
    table: Json = {}
    version, view, finished = 0, None, False
    for _ in range(4):
        server = Server(settings(db=path))
        try:
            table = table or server.table(game, "me heuristic heuristic")
            with server.line(table["id"], table["token"], since=version) as line:
                assert line.update["at"] == version
                assert line.update["version"] == version
                assert line.update["view"] == view
                halt = version + 12
                line.play(rng.choice, stop=lambda line, halt=halt: line.update["version"] >= halt)
                finished = line.over
        finally:
            server.stop()
        rows = sqlite3.connect(path).execute('select seq from log where "table" = ? order by seq', (table["id"],))
        assert [row[0] for row in rows] == list(range(1, rows_of(path) + 1))
        server = Server(settings(db=path, hurry=1e-6))  # bots that never come to move: to look at it at leisure
        try:
            with server.line(table["id"], table["token"]) as line:
                assert line.update["version"] >= version
                version, view = line.update["version"], line.update["view"]
        finally:
            server.stop()
        if finished:
            break
    server = Server(settings(db=path))
    try:
        with server.line(table["id"], table["token"], since=version) as line:
            line.play(rng.choice)
            assert line.over
    finally:
        server.stop()


def rows_of(path: str) -> int:
    return int(sqlite3.connect(path).execute("select count(*) from log").fetchone()[0])


def test_what_is_acknowledged_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    server = Server(settings(db=str(path), hurry=1e-6))
    try:
        table = server.table("sabai", "me heuristic")
        with server.line(table["id"], table["token"]) as line:
            while not line.update["view"]:
                line.receive()
            for text in ("call", "draw", "play"):
                answer = line.act(text)
                written = [row[0] for row in sqlite3.connect(path).execute("select entry from log order by seq")]
                if answer["t"] == "done":
                    entry = log.loads(written[-1])
                    assert isinstance(entry, Act)
                    assert (entry.text, entry.id) == (text, line.ids)
            assert len(written) >= 2
    finally:
        server.stop()


def test_a_step_that_cannot_be_written_is_not_acknowledged(tmp_path: Path) -> None:
    """The line is cut, and who comes again finds the table as it was written down."""
    path = tmp_path / "w.db"
    server = Server(settings(db=str(path), hurry=1e-6))
    try:
        table = server.table("sabai", "me heuristic")
        with server.line(table["id"], table["token"]) as line:
            while not line.update["view"]:
                line.receive()
            version = line.update["version"]
            with sqlite3.connect(path) as other:  # somebody else has written this step
                other.execute("insert into log values (?, ?, ?)", (table["id"], version + 1, log.dumps(Act(0, "call"))))
            line.send(t="act", id=1, at=version, text="call")
            assert line.until("done", "error")["code"] == "store"
        with server.line(table["id"], table["token"], since=version) as line:
            assert line.update["version"] == version + 1
            assert [event["kind"] for event in line.update["events"]] == ["call"]
    finally:
        server.stop()


def my_turn(line: Line) -> bool:
    view = line.update["view"]
    return bool(view and 0 in view["turn"])


def test_a_fault_of_a_game_costs_the_connection_but_not_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "w.db"
    server = Server(settings(db=str(path)))
    try:
        table = server.table("slave", "me heuristic")
        with server.line(table["id"], table["token"]) as line:
            line.play(random.Random(1).choice, stop=my_turn)
            version, text = line.update["version"], line.choices()[0]["text"]
            with monkeypatch.context() as patch:
                patch.setattr(Room, "do", lambda self, entry: 1 // 0)
                line.send(t="act", id=900, at=version, text=text)
                assert line.until("done", "refused", "error")["code"] == "store"
        with server.line(table["id"], table["token"], since=version) as line:
            assert line.update["version"] == version
            with monkeypatch.context() as patch:
                patch.setattr(Timing, "take", lambda self, now, start: 1 // 0)
                line.act(text)
                with pytest.raises(ConnectionClosed):
                    line.until("pong")
        with server.line(table["id"], table["token"], since=version) as line:
            assert line.update["version"] > version
            line.play(random.Random(1).choice)
    finally:
        server.stop()


def test_a_table_of_other_rules_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    server = Server(settings(db=str(path)))
    try:
        id = server.table("toy")["id"]
        with sqlite3.connect(path) as db:
            db.execute("update tables set setup = replace(setup, '\"version\":1', '\"version\":99')")
        with server.raw(id) as line:
            assert line.receive()["code"] == "unknown_table"
        assert server.get(f"/api/tables/{id}").status_code == 404
    finally:
        server.stop()


async def test_many_steps_at_once_go_into_one_log_each(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "w.db"))
    await store.open()
    try:
        one = setup("toy", "me random")
        await asyncio.gather(*(store.create(f"t{n}", one) for n in range(20)))
        await asyncio.gather(
            *(store.append(f"t{n}", 1 + 2 * k, [Act(0, f"a{k}"), Next()]) for n in range(20) for k in range(30))
        )
        for n in range(20):
            found = await store.load(f"t{n}")
            assert found is not None
            assert found[0] == one
            assert found[1] == [entry for k in range(30) for entry in (Act(0, f"a{k}"), Next())]
        doubles = [store.append("t0", 61, [Sit(f"n{k}", "k")]) for k in range(10)]
        results = await asyncio.gather(*doubles, store.append("t1", 61, [Next()]), return_exceptions=True)
        assert sum(result is None for result in results) == 2  # one of the ten, and the bystander
        assert all(result is None or isinstance(result, StoreError) for result in results)
        assert await store.load("nothing") is None
    finally:
        await store.close()


def test_a_database_from_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    Server(settings(db=str(path))).stop()
    check(str(path))
    with sqlite3.connect(path) as db:
        db.execute("update meta set version = ?", (stores.VERSION + 1,))
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        create_app(settings(db=str(path)))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["w.db"]


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database at all, but long enough to be looked at" * 20)
    foreign = tmp_path / "other.db"
    with sqlite3.connect(foreign) as db:
        db.execute("create table things (x)")
    db.close()
    for path, words in (
        (text, "cannot be read"), (foreign, "something else"), (tmp_path, "not a file"), (tmp_path / "no" / "w.db", "no folder"),
    ):  # fmt: skip
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(StoreError, match=words):
            check(str(path))
        assert not path.is_file() or path.read_bytes() == before
