"""The WebSocket of a table: one connection, read here, written by its own task."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler, websocket
from litestar.params import FromPath

from wongpai.server.hub import Desk, Hub, Line, UnknownTable
from wongpai.server.limits import Limit
from wongpai.server.messages import (
    LIMIT,
    Act,
    Done,
    Error,
    FromClient,
    Hello,
    Leave,
    Next,
    Ping,
    Pong,
    Refused,
    Start,
    decode,
    encode,
)
from wongpai.server.settings import Settings
from wongpai.server.store import StoreError
from wongpai.table import Live, Reply
from wongpai.table.setup import key_of

log = logging.getLogger(__name__)

GONE = 4404  # close code: no such table or seat; the client need not come again
LATER = 1012  # close code: come again
MOST_REFUSED = 200  # messages beyond the rate until the line is cut


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], hub: NamedDependency[Hub], settings: NamedDependency[Settings]
) -> None:
    await socket.accept()
    line = Line()
    writer: asyncio.Task[None] | None = None
    try:
        async with hub.use(id) as desk:
            writer = asyncio.create_task(_write(socket, line))
            try:
                await _Reader(socket, desk, line, settings).run()
            finally:
                await desk.part(line)
    except WebSocketDisconnect:
        pass
    except UnknownTable as error:
        await _bye(socket, "unknown_table", str(error), GONE)
    except StoreError as error:
        await _bye(socket, "store", str(error), LATER)
    finally:
        if writer is not None:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)


async def _bye(socket: WebSocket[Any, Any, Any], code: str, detail: str, close: int) -> None:
    try:
        await socket.send_text(encode(Error(code, detail)))
        await socket.close(close, code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it has gone already


async def _write(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    while (message := await line.outbox.get()) is not None:
        await socket.send_text(message)
    await socket.close(LATER, "come again")


class _Stop(Exception):
    """The connection is of no further use."""


class _Reader:
    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, line: Line, settings: Settings) -> None:
        self.socket = socket
        self.desk = desk
        self.line = line
        self.limit = Limit(settings.messages, settings.message_every, settings.clock)
        self.refused = 0

    async def run(self) -> None:
        """Until the client goes. Raises WebSocketDisconnect, StoreError."""
        try:
            while True:
                raw = await self.socket.receive_data(mode="text")
                if not self.limit.allow():
                    self.refused += 1
                    if self.refused > MOST_REFUSED:
                        raise _Stop
                    self._error("slow_down", "too many messages; wait a little")
                    continue
                message = self._read(raw)
                if message is not None:
                    await self._handle(message)
        except _Stop:
            await asyncio.sleep(0)

    def _read(self, raw: str) -> FromClient | None:
        if len(raw) > LIMIT or len(raw.encode()) > LIMIT:
            self._error("too_large", f"a message has at most {LIMIT} bytes")
            return None
        try:
            return decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._error("unreadable", str(error))
            return None

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self.line.send(encode(Pong()))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.line not in self.desk.lines:
            self._error("hello_first", "the first message must be hello")
        elif self.line.player < 0:
            self._error("only_watching", "who only watches cannot play")
        else:
            await self._do(message)

    async def _hello(self, message: Hello) -> None:
        player = -1
        if message.token:
            found = self.desk.live.room.player_of(key_of(message.token))
            if found is None:
                await _bye(self.socket, "unknown_token", "this seat is not yours, or no longer", GONE)
                raise WebSocketDisconnect(detail="unknown token", code=GONE)
            player = found
        await self.desk.join(self.line, player, message.since, message.salt)

    async def _do(self, message: Act | Next | Start | Leave) -> None:
        player = self.line.player

        def change(live: Live) -> Reply:
            match message:
                case Act(id, at, text):
                    return live.act(player, id, at, text)
                case Next():
                    return live.next(player)
                case Start():
                    return live.start(player)
                case Leave():
                    return live.leave(player)

        def answer(reply: Reply) -> None:
            done = Done(message.id) if reply.refusal is None else Refused(message.id, reply.refusal)
            self.line.send(encode(done))

        await self.desk.do(player, change, answer)

    def _error(self, code: str, detail: str) -> None:
        self.line.send(encode(Error(code, detail)))


SOCKET: WebsocketRouteHandler = live
