"""The application: routes, limits, headers, errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler

from wongpai.games import ids, load
from wongpai.server.api import ROUTES, ApiError
from wongpai.server.client import HEADERS, client
from wongpai.server.hub import Hub, UnknownTable
from wongpai.server.limits import Limit
from wongpai.server.settings import Settings
from wongpai.server.socket import SOCKET
from wongpai.server.store import Store, StoreError

log = logging.getLogger(__name__)

MOST_BODY = 16 * 1024
CODES = {400: "bad_request", 403: "forbidden", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application. Raises StoreError for a database that cannot be used, UnknownGame for a game
    that cannot be loaded."""
    chosen = settings or Settings()
    for id in ids():
        load(id)
    store = Store(chosen.db)
    hub = Hub(store, chosen.clock, chosen.hurry)
    creations = Limit(chosen.creations, chosen.creation_every, chosen.clock)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            yield
        finally:
            await hub.close()
            await store.close()

    return Litestar(
        route_handlers=[*ROUTES, SOCKET, client],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "creations": Provide(lambda: creations, sync_to_thread=False),
        },
        lifespan=[lifespan],
        guards=[same_origin],
        after_request=add_headers,
        exception_handlers={HTTPException: refuse, UnknownTable: refuse, StoreError: refuse, Exception: refuse},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=MOST_BODY,
        openapi_config=None,
        logging_config=None,
    )


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Pages of other hosts may neither open a socket nor change anything."""
    origin = connection.headers.get("origin")
    reads = isinstance(connection, Request) and connection.method in ("GET", "HEAD")
    try:
        host = urlsplit(origin or "").netloc.lower()
    except ValueError:
        host = ""
    if origin and not reads and host != connection.headers.get("host", "").lower():
        raise PermissionDeniedException("this page belongs to another host")


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Any error as {"error": code, "detail": text}, without anything of the inside."""
    if isinstance(error, ApiError):
        status, code, detail = error.status_code, error.code, error.detail
    elif isinstance(error, UnknownTable):
        status, code, detail = 404, "unknown_table", str(error)
    elif isinstance(error, StoreError):
        status, code, detail = 503, "store", str(error)
    elif isinstance(error, HTTPException) and error.status_code < 500:
        status, code, detail = error.status_code, CODES.get(error.status_code, "bad_request"), _detail(error)
    elif isinstance(error, RecursionError):  # nothing here is deep but what a client may send
        status, code, detail = 400, "bad_request", "too deep to be read"
    else:
        log.error("%s %s", request.method, request.url.path, exc_info=error)
        status, code, detail = 500, "internal", "something went wrong here; nothing was changed"
    response: Response[Any] = Response({"error": code, "detail": detail}, status_code=status, headers=HEADERS)
    return response


def _detail(error: HTTPException) -> str:
    """What was wrong with the request, field by field where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}".lstrip(": ") for e in extra if isinstance(e, dict)]
    return "; ".join(parts) or error.detail
