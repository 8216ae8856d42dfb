"""Tables and their logs in SQLite. Every step is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from wongpai.errors import WongpaiError
from wongpai.table import log
from wongpai.table.log import Entry
from wongpai.table.setup import Setup

VERSION = 1
MEMORY = ":memory:"

_schema = sa.MetaData()
_meta = sa.Table("meta", _schema, sa.Column("version", sa.Integer, nullable=False))
_tables = sa.Table(
    "tables",
    _schema,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),  # seconds since 1970
)
_log = sa.Table(
    "log",
    _schema,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # from 1, without gaps
    sa.Column("entry", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)


class StoreError(WongpaiError):
    """The database cannot be used, or a step could not be written to it."""


def check(path: str) -> None:
    """Look at a database without touching it. Raises StoreError for one that is not ours or from a newer version."""
    if path == MEMORY or not Path(path).exists() or Path(path).stat().st_size == 0:
        folder = Path(path).resolve().parent
        if path != MEMORY and not folder.is_dir():
            raise StoreError(f"there is no folder {folder} for the database")
        return
    if not Path(path).is_file():
        raise StoreError(f"{path} is not a file")
    try:
        # Read as immutable, SQLite puts no files of its own beside it; after a crash they are there, and needed.
        mode = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
        db = sqlite3.connect(f"{Path(path).resolve().as_uri()}?{mode}", uri=True)
        try:
            names = {row[0] for row in db.execute("select name from sqlite_master where type = 'table'")}
            found = db.execute("select version from meta").fetchone() if "meta" in names else None
        finally:
            db.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read as a database: {error}") from None
    if found is None or not isinstance(found[0], int) or not {"tables", "log"} <= names:
        raise StoreError(f"{path} is a database of something else")
    if found[0] > VERSION:
        raise StoreError(
            f"{path} was written by a newer version of Wongpai (database {found[0]}; this program knows {VERSION}); "
            "nothing was changed"
        )


class Store:
    """One writer task puts whatever has come up meanwhile into one transaction."""

    def __init__(self, path: str) -> None:
        """Raises StoreError; see `check`."""
        check(path)
        self.path = path
        self._engine: AsyncEngine | None = None
        self._queue: asyncio.Queue[tuple[list[tuple[sa.Table, dict[str, Any]]], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises StoreError."""
        memory = self.path == MEMORY
        url = sa.URL.create("sqlite+aiosqlite", database=self.path)
        self._engine = create_async_engine(url, poolclass=StaticPool) if memory else create_async_engine(url)
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        try:
            async with self._engine.begin() as db:
                await db.run_sync(_schema.create_all)
                if (await db.execute(sa.select(_meta.c.version))).first() is None:
                    await db.execute(_meta.insert().values(version=VERSION))
        except SQLAlchemyError as error:
            raise StoreError(f"{self.path} cannot be opened: {error.args[0] if error.args else error}") from None
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()

    # --- writing ---

    async def create(self, id: str, setup: Setup) -> None:
        """A new table. Raises StoreError."""
        text = msgspec.json.encode(setup).decode()
        await self._put([(_tables, {"id": id, "setup": text, "created": int(time.time())})])

    async def append(self, id: str, seq: int, entries: Sequence[Entry]) -> None:
        """Entries seq, seq + 1, … of a table; on disk when this returns. Raises StoreError; then none is."""
        rows = [{"table": id, "seq": seq + n, "entry": log.dumps(entry)} for n, entry in enumerate(entries)]
        await self._put([(_log, row) for row in rows])

    async def _put(self, rows: list[tuple[sa.Table, dict[str, Any]]]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((rows, done))
        await done

    async def _write(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty() and len(jobs) < 500:
                jobs.append(self._queue.get_nowait())
            try:
                await self._commit([row for rows, _ in jobs for row in rows])
                for _, done in jobs:
                    _finish(done, None)
            except SQLAlchemyError:
                for rows, done in jobs:  # one at a time, so that a bad one does not take the others with it
                    try:
                        await self._commit(rows)
                        _finish(done, None)
                    except IntegrityError:
                        _finish(done, StoreError("somebody else wrote this step"))
                    except SQLAlchemyError as error:
                        _finish(done, StoreError(f"the database does not take the step: {error.args[0]}"))
            finally:
                for _ in jobs:
                    self._queue.task_done()

    async def _commit(self, rows: list[tuple[sa.Table, dict[str, Any]]]) -> None:
        async with self._db.begin() as db:
            for table in (_tables, _log):
                mine = [values for where, values in rows if where is table]
                if mine:
                    await db.execute(table.insert(), mine)

    # --- reading ---

    async def load(self, id: str) -> tuple[Setup, list[Entry]] | None:
        """A table and its whole log; None if there is no such table."""
        async with self._db.connect() as db:
            row = (await db.execute(sa.select(_tables.c.setup).where(_tables.c.id == id))).first()
            if row is None:
                return None
            query = sa.select(_log.c.entry).where(_log.c.table == id).order_by(_log.c.seq)
            entries = [log.loads(text) for (text,) in await db.execute(query)]
        return msgspec.json.decode(row[0], type=Setup), entries

    @property
    def _db(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreError("the database is not open")
        return self._engine


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _finish(done: asyncio.Future[None], error: StoreError | None) -> None:
    if not done.done():  # whoever waited may have been cancelled
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
