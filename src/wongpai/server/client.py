"""The built browser client, and what it is served with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from wongpai.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
NOT_BUILT = """The browser client has not been built.

`make run` builds it; where there is no Node, an installed Wongpai brings it along.
The terminal works without it: wongpai play
"""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@get(["/", "/{path:path}"])
async def client(settings: NamedDependency[Settings], path: FromPath[str] = "") -> Response[Any]:
    """A file of the client; its page for any other path, which is the client's own affair."""
    root = settings.static.resolve()
    index = root / "index.html"
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        return Response({"error": "not_found", "detail": "there is nothing here"}, status_code=404)
    try:
        file = (root / wanted).resolve()
        found = wanted != "" and file.is_file() and file.is_relative_to(root)
    except (OSError, ValueError):  # no name that a file could have
        return _nothing()
    if any(part.startswith(".") for part in Path(wanted).parts):
        return _nothing()  # ours, not for the world
    if found:
        forever = wanted.startswith("assets/")  # their names carry a hash of what is in them
        return _file(file, "public, max-age=31536000, immutable" if forever else "no-cache")
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    if Path(wanted).suffix:
        return _nothing()
    return _file(index, "no-cache")


def _nothing() -> Response[Any]:
    return Response({"error": "not_found", "detail": "there is no such file"}, status_code=404)


def _file(path: Path, cache: str) -> Response[Any]:
    return File(
        path,
        filename=path.name,
        content_disposition_type="inline",
        media_type=TYPES.get(path.suffix),
        headers={"Cache-Control": cache},
    )
