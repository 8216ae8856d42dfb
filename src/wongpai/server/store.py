"""Tables and their logs in SQLite. Every step is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateTable

from wongpai.errors import WongpaiError
from wongpai.table import log
from wongpai.table.log import Entry
from wongpai.table.setup import Setup

VERSION = 1
MEMORY = ":memory:"
BUSY = 5000  # milliseconds to wait for others that write

logger = logging.getLogger(__name__)

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
    try:
        _check(path)
    except (OSError, ValueError) as error:
        raise StoreError(f"{path!r} cannot be looked at: {getattr(error, 'strerror', None) or error}") from None


def _check(path: str) -> None:
    if path == MEMORY:
        return
    file = Path(path)
    if not file.exists():
        folder = file.resolve().parent
        if not folder.is_dir():
            raise StoreError(f"there is no folder {folder} for the database")
        return
    if not file.is_file():
        raise StoreError(f"{path} is not a file")
    if file.stat().st_size == 0:
        return
    try:
        # Read as immutable, SQLite puts no files of its own beside it; after a crash they are there, and needed.
        mode = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?{mode}", uri=True)) as db:
            names = {row[0] for row in db.execute("select name from sqlite_master where type = 'table'")}
            found = db.execute("select version from meta").fetchone() if "meta" in names else None
            ours = names <= set(_schema.tables)
            empty = ours and not any(db.execute(f'select 1 from "{name}" limit 1').fetchone() for name in names)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read as a database: {error}") from None
    if empty:
        return  # new, or whoever began it did not get far
    if found is None or not isinstance(found[0], int) or not set(_schema.tables) <= names:
        raise StoreError(f"{path} is a database of something else")
    if found[0] > VERSION:
        raise StoreError(
            f"{path} was written by a newer version of Wongpai (database {found[0]}; this program knows {VERSION}); "
            "nothing was changed"
        )


def prepare(path: str) -> None:
    """Make the tables if they are missing, all at once, whoever else does the same now. Raises StoreError, also for a
    database that cannot be written."""
    if path == MEMORY:
        return
    try:
        with closing(sqlite3.connect(Path(path).resolve(), timeout=BUSY / 1000, isolation_level=None)) as db:
            _use_wal(db)
            db.execute("begin immediate")
            for table in _schema.sorted_tables:
                db.execute(str(CreateTable(table, if_not_exists=True).compile(dialect=sqlite.dialect())))
            if db.execute("select version from meta").fetchone() is None:
                db.execute("insert into meta values (?)", (VERSION,))
            # SQLite lets "begin immediate" pass on a file that may only be read: only a real write tells.
            db.execute("update meta set version = version")
            db.execute("commit")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used as the database: {error}") from None


def _use_wal(db: sqlite3.Connection) -> None:
    """SQLite does not wait by itself where two want this at once."""
    end = time.monotonic() + BUSY / 1000
    while True:
        try:
            db.execute("pragma journal_mode=wal")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 255 != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)


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
        await asyncio.to_thread(prepare, self.path)
        url = sa.URL.create("sqlite+aiosqlite", database=MEMORY if memory else str(Path(self.path).resolve()))
        self._engine = create_async_engine(url, poolclass=StaticPool) if memory else create_async_engine(url)
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        if memory:
            async with self._engine.begin() as db:
                await db.run_sync(_schema.create_all)
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
            except Exception:
                for rows, done in jobs:  # one at a time, so that a bad one does not take the others with it
                    try:
                        await self._commit(rows)
                        _finish(done, None)
                    except IntegrityError:
                        _finish(done, StoreError("somebody else wrote this step"))
                    except Exception as error:  # of the driver too: the writer goes on, whatever it is
                        logger.error("the database does not take a step: %s", error)
                        _finish(done, StoreError("the database does not take the step"))
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
        """A table and its whole log; None if there is no such table.

        Raises StoreError, or msgspec.MsgspecError for what this program cannot read.
        """
        try:
            async with self._db.connect() as db:
                row = (await db.execute(sa.select(_tables.c.setup).where(_tables.c.id == id))).first()
                if row is None:
                    return None
                query = sa.select(_log.c.entry).where(_log.c.table == id).order_by(_log.c.seq)
                texts = [text for (text,) in await db.execute(query)]
        except (SQLAlchemyError, sqlite3.Error) as error:
            logger.error("the database cannot be read: %s", error)
            raise StoreError("the database cannot be read now") from None
        return msgspec.json.decode(row[0], type=Setup), [log.loads(text) for text in texts]

    @property
    def _db(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreError("the database is not open")
        return self._engine


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _finish(done: asyncio.Future[None], error: StoreError | None) -> None:
    if not done.done():  # whoever waited may have been cancelled
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
