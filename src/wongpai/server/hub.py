"""All live tables of this process: loads them, times them, keeps their log and tells everybody who watches."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from wongpai.core.event import SPECTATOR
from wongpai.core.rng import Rng
from wongpai.errors import WongpaiError
from wongpai.server.messages import encode
from wongpai.server.store import Store, StoreError
from wongpai.table import Live, Reply, Room, Setup, update
from wongpai.table.log import Entry, Leave

log = logging.getLogger(__name__)

QUEUE = 200  # messages a connection may be behind before it is cut
KEPT_FOR = 30.0  # seconds that a table which nobody uses stays in memory
MOST_KEPT = 16  # such tables


class UnknownTable(WongpaiError, LookupError):
    """No table of that id, or none that this program can play."""


@dataclass(eq=False, slots=True)
class Line:
    """A connection to a table. `outbox` holds what is to be sent; None ends it."""

    player: int = -1
    outbox: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, message: str) -> None:
        """Never waits. Who does not keep up is cut off, and asks for what it missed when it comes again."""
        if self.outbox.full():
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self) -> None:
        """End it after what is already on its way, if that can still get out."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Desk:
    """A table in memory, with its connections. All changes go through `lock`, one after another."""

    def __init__(self, id: str, live: Live, store: Store) -> None:
        self.id = id
        self.live = live
        self.store = store
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.users = 0  # of the hub's `use`
        self.broken = False  # memory and log differ: this object must not be used any more
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: set[asyncio.Task[None]] = set()

    async def do(self, player: int, change: Callable[[Live], Reply], answer: Callable[[Reply], None]) -> None:
        """Carry out a message of a player: change, write down, answer, tell. Raises StoreError; then none of it holds."""
        async with self.lock:
            if self.broken:
                raise StoreError("this table has to be loaded again")
            before = self.live.room.version
            try:
                reply = change(self.live)
            except Exception:
                log.exception("table %s stops", self.id)
                self.stop()
                raise StoreError("that went wrong here; the table is as it was before") from None
            await self._keep(reply.entries)
            answer(reply)
            self._part_leavers(reply.entries)
            if reply.private:
                self.tell(before, [line for line in self.lines if line.player == player])
            elif reply.entries:
                self.tell(before)
            self.schedule()

    async def _keep(self, entries: tuple[Entry, ...]) -> None:
        if not entries:
            return
        try:
            await self.store.append(self.id, self.live.room.seq - len(entries) + 1, entries)
        except BaseException:
            self.stop()
            raise

    def tell(self, since: int, lines: list[Line] | None = None) -> None:
        """Send everybody, or these, what has changed since a version."""
        cache: dict[int, str] = {}
        for line in list(self.lines) if lines is None else lines:
            if line.player not in cache:
                cache[line.player] = encode(update(self.live, self.id, line.player, since))
            line.send(cache[line.player])

    def _part_leavers(self, entries: tuple[Entry, ...]) -> None:
        """Connections of somebody who left for good watch from now on."""
        gone = {entry.player for entry in entries if isinstance(entry, Leave)}
        for line in self.lines:
            if line.player in gone:
                self.live.depart(line.player)
                line.player = SPECTATOR

    # --- connections ---

    async def join(self, line: Line, player: int, since: int, salt: str) -> None:
        """A connection says who it is, for the first time or again: tell it all, and the others that somebody came."""
        async with self.lock:
            if self.broken:
                line.hang_up()
                return
            new = line not in self.lines or line.player != player
            gone = new and line in self.lines and line.player >= 0
            if gone:
                self.live.depart(line.player)
            line.player = player
            self.lines.add(line)
            if new and player >= 0:
                self.live.arrive(player, salt)
            self.tell(since, [line])
            if gone or (new and player >= 0):
                self.tell(self.live.room.version, [other for other in self.lines if other is not line])
            self.schedule()

    async def part(self, line: Line) -> None:
        async with self.lock:
            if line in self.lines:
                self.lines.remove(line)
                if line.player >= 0:
                    self.live.depart(line.player)
                    self.tell(self.live.room.version)
                self.schedule()

    # --- time ---

    def schedule(self) -> None:
        """Wake up when the table next does something by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.live.due()
        if due is not None and not self.broken:
            wait = max(0.0, due - self.live.clock())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tick())
        self._ticking.add(task)
        task.add_done_callback(self._ticking.discard)

    async def _tick(self) -> None:
        async with self.lock:
            if self.broken:
                return
            before = self.live.room.version
            try:
                entries = self.live.tick()
                await self._keep(entries)
            except Exception:
                log.exception("table %s stops", self.id)
                self.stop()
                return
            if entries:
                self.tell(before)
            self.schedule()

    def stop(self) -> None:
        """Let go of everybody; who comes again gets the table as it was written down."""
        self.broken = True
        if self._timer is not None:
            self._timer.cancel()
        for line in self.lines:
            line.hang_up()


class Hub:
    def __init__(self, store: Store, clock: Callable[[], float], hurry: float) -> None:
        self.store = store
        self.clock = clock
        self.hurry = hurry
        self._desks: dict[str, Desk] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}  # desks that nobody uses, in the order they were left
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table, while one is loaded

    async def create(self, setup: Setup) -> str:
        """The new table's id. Raises StoreError."""
        id = secrets.token_urlsafe(9)
        await self.store.create(id, setup)
        return id

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Desk]:
        """The table, from memory or from its log, kept in memory while anybody uses it and a little longer, since to
        fold a long log takes time. Raises UnknownTable, StoreError."""
        desk = await self._find(id)
        desk.users += 1
        if id in self._idle:
            self._idle.pop(id).cancel()
        try:
            yield desk
        finally:
            desk.users -= 1
            if not desk.users and self._desks.get(id) is desk:
                self._idle[id] = asyncio.get_running_loop().call_later(KEPT_FOR, self._drop, id)
                if desk.broken or len(self._idle) > MOST_KEPT:
                    self._drop(id if desk.broken else next(iter(self._idle)))

    def _drop(self, id: str) -> None:
        self._idle.pop(id).cancel()
        self._desks.pop(id).stop()

    async def _find(self, id: str) -> Desk:
        """Never waits between finding and returning, so that what it returns is not dropped meanwhile."""
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            desk = self._desks.get(id)
            if desk is None or desk.broken:
                if id in self._idle:
                    self._drop(id)
                desk = await self._load(id)
                self._desks[id] = desk
            return desk

    async def _load(self, id: str) -> Desk:
        try:
            found = await self.store.load(id)
            if found is not None:
                room = Room.fold(*found)
                return Desk(id, Live(room, self.clock, Rng(secrets.randbits(62)), self.hurry), self.store)
        except StoreError:
            raise
        except Exception as error:  # whatever a log of other versions, or a damaged one, may lead to
            log.error("table %s cannot be resumed: %s: %s", id, type(error).__name__, error)
            raise UnknownTable("this table was played by another version of Wongpai and cannot be resumed") from None
        raise UnknownTable(f"there is no table {id[:40]!r}")

    async def close(self) -> None:
        for timer in self._idle.values():
            timer.cancel()
        for desk in list(self._desks.values()):
            async with desk.lock:
                desk.stop()
