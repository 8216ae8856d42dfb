"""Start the server from the command line."""

from __future__ import annotations

import socket
import sys
from ipaddress import ip_address
from typing import NoReturn

import uvicorn

from wongpai.errors import UnknownGame
from wongpai.server.app import create_app
from wongpai.server.settings import Settings
from wongpai.server.store import StoreError, prepare

MOST_FRAME = 64 * 1024  # bytes; a bigger WebSocket message ends the connection


def serve(host: str = "127.0.0.1", port: int = 8000, db: str = "wongpai.db", hurry: float = 1.0) -> None:
    """Serve until interrupted. Leaves by SystemExit(2), after one clear line, if that cannot begin."""
    try:
        app = create_app(Settings(db=db, hurry=hurry))
    except (StoreError, UnknownGame) as error:
        _fail(str(error))
    listener = _listen(host, port)
    try:
        prepare(db)
    except StoreError as error:
        listener.close()
        _fail(str(error))
    print(banner(host, listener.getsockname()[1]), flush=True)
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws_max_size=MOST_FRAME, ws_ping_interval=20, ws_ping_timeout=20,
        server_header=False, timeout_graceful_shutdown=3,
    )  # fmt: skip
    try:
        uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError, ValueError) as error:
        if isinstance(error, PermissionError):
            _fail(f"port {port} may not be used by this user; choose one above 1023")
        if getattr(error, "errno", 0) in (48, 98, 10048):
            _fail(f"port {port} is in use; stop what runs there or choose another one")
        _fail(f"cannot listen at {host!r}, port {port}: {getattr(error, 'strerror', None) or error}")
    return listener


def banner(host: str, port: int) -> str:
    """Where to go; with a QR code for phones where the server can be reached from other machines."""
    shown = host
    if _is(host, "is_unspecified"):
        shown = lan_address()
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    lines = [f"Wongpai is at {url}"]
    if not _is(shown, "is_loopback") and shown != "localhost":
        import io

        import segno

        out = io.StringIO()
        segno.make(url, error="l").terminal(out, compact=True)
        lines += ["", out.getvalue().rstrip("\n"), ""]
    lines.append("Ctrl-C ends it; tables go on where they were.")
    return "\n".join(lines)


def lan_address() -> str:
    """This machine's address in its network; loopback if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way a packet would take
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _is(host: str, what: str) -> bool:
    try:
        return bool(getattr(ip_address(host), what))
    except ValueError:
        return False


def _fail(message: str) -> NoReturn:
    print(f"wongpai: {message}", file=sys.stderr)
    raise SystemExit(2)
