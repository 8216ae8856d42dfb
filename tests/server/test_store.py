"""The log on disk: nothing acknowledged is lost, nothing foreign is touched."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.servers import Json, Line, Server, settings
from tests.table.tables import setup
from wongpai.server import hub as hubs
from wongpai.server import store as stores
from wongpai.server.app import create_app
from wongpai.server.hub import Desk, Hub
from wongpai.server.store import Store, StoreError, check, prepare
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


def test_many_begin_on_one_fresh_file(tmp_path: Path) -> None:
    path = str(tmp_path / "w.db")
    code = "import sys; from wongpai.server.store import check, prepare; check(sys.argv[1]); prepare(sys.argv[1])"
    command = [sys.executable, "-c", code, path]
    environment = {**os.environ, "PYTHONPATH": str(Path(stores.__file__).parents[2])}
    several = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) for _ in range(5)]
    for process in several:
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
    assert sqlite3.connect(path).execute("select version from meta").fetchall() == [(stores.VERSION,)]


async def test_a_database_that_was_begun_is_new(tmp_path: Path) -> None:
    """Whoever made it was stopped before its version was written."""
    whole = tmp_path / "whole.db"
    prepare(str(whole))
    for name, spoil in (("no_version", "delete from meta"), ("no_log", "delete from meta; drop table log")):
        path = tmp_path / f"{name}.db"
        path.write_bytes(whole.read_bytes())
        with closing(sqlite3.connect(path)) as db:
            db.executescript(spoil)
        store = Store(str(path))
        await store.open()
        await store.create("t", setup("toy", "me random"))
        assert await store.load("t") is not None
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            db.executescript("delete from meta")
        with pytest.raises(StoreError, match="something else"):
            check(str(path))


async def test_the_writer_survives_what_is_no_database_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "w.db"))
    await store.open()
    one = setup("toy", "me random")
    try:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "_commit", lambda self, rows: 1 // 0)
            with pytest.raises(StoreError) as caught:
                await asyncio.wait_for(store.create("a", one), 5)
            assert "division" not in str(caught.value)
        await asyncio.wait_for(store.create("b", one), 5)
        with closing(sqlite3.connect(store.path)) as db:
            db.executescript("drop table log")
        with pytest.raises(StoreError) as caught:
            await store.load("b")
        assert "sqlite" not in str(caught.value).lower()
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("changes", "entries"),
    [
        ({}, ['{"k":"start"}', '{"k":"act","seat":0']), ({}, ['{"k":"pause"}']), ({}, ['{"k":"leave","player":99}']),
        ({}, ['{"k":"start"}', '{"k":"act","seat":99,"text":"pass"}']), ({"pace": "slow"}, []), ({"seed": "zz"}, []),
        ({"game": "zzz"}, []), ({"version": 99}, []), ({"kinds": ["human", "clever"]}, []), ({"kinds": ["open"]}, []),
        ({"rules": {"deals": -1}}, []), ({"name": 7}, []),
    ],
)  # fmt: skip
def test_tables_that_cannot_be_loaded(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, changes: Json, entries: list[str]
) -> None:
    """Damaged, or of another version: unknown, with a line in the log."""
    path = tmp_path / "w.db"
    server = Server(settings(db=str(path)))
    try:
        id = server.table("slave", "me heuristic")["id"]
        with closing(sqlite3.connect(path)) as db, db:
            made = json.loads(db.execute("select setup from tables").fetchone()[0])
            db.execute("update tables set setup = ?", (json.dumps({**made, **changes}),))
            for seq, entry in enumerate(entries, 1):
                db.execute("insert into log values (?, ?, ?)", (id, seq, entry))
        answer = server.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown_table")
        with server.raw(id) as line:
            assert line.receive()["code"] == "unknown_table"
            with pytest.raises(ConnectionClosed) as closed:
                line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert f"table {id} cannot be resumed" in caplog.text
        assert "Traceback" not in caplog.text
    finally:
        server.stop()


async def test_desks_are_kept_a_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is not folded again for each question; only so many desks stay, and only so long."""
    store = Store(str(tmp_path / "w.db"))
    await store.open()
    loads: list[str] = []
    load = store.load

    async def counted(id: str) -> Any:
        loads.append(id)
        return await load(id)

    monkeypatch.setattr(store, "load", counted)
    monkeypatch.setattr(hubs, "MOST_KEPT", 2)
    hub = Hub(store, lambda: 0.0, 1.0)
    try:
        ids = [await hub.create(setup("toy", "me random")) for _ in range(3)]

        async def ask(id: str) -> Desk:
            async with hub.use(id) as desk:
                await asyncio.sleep(0)
                return desk

        first = await asyncio.gather(*(ask(ids[0]) for _ in range(9)))
        assert loads == ids[:1]
        assert await ask(ids[0]) is first[0]
        await ask(ids[1])
        await ask(ids[2])
        assert loads == ids
        assert first[0].broken
        assert await ask(ids[0]) is not first[0]
        kept = await ask(ids[2])
        kept.stop()
        assert await ask(ids[2]) is not kept
        monkeypatch.setattr(hubs, "KEPT_FOR", 0.01)
        gone = await ask(ids[2])
        await asyncio.sleep(0.05)
        assert gone.broken
        assert await ask(ids[2]) is not gone
    finally:
        await hub.close()
        await store.close()


async def test_loading_one_table_does_not_hold_up_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "w.db"))
    await store.open()
    hub = Hub(store, lambda: 0.0, 1.0)
    load = store.load
    never = asyncio.Event()

    async def slow(id: str) -> Any:
        if id == "slow":
            await never.wait()
        return await load(id)

    monkeypatch.setattr(store, "load", slow)
    try:
        id = await hub.create(setup("toy", "me random"))
        waiting = asyncio.create_task(hub._find("slow"))
        await asyncio.sleep(0)
        async with asyncio.timeout(5), hub.use(id):
            pass
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    finally:
        await hub.close()
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
