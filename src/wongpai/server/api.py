"""The HTTP side: games, texts, clauses, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from wongpai import locales
from wongpai.core.record import Record
from wongpai.errors import InvalidOption, UnknownGame
from wongpai.games import ids, load
from wongpai.server.hub import Hub
from wongpai.server.limits import Limit
from wongpai.server.messages import HouseRules, NewSitter, NewTable
from wongpai.table import Setup
from wongpai.table.setup import HUMAN, key_of, new_token
from wongpai.table.update import sitters


class ApiError(HTTPException):
    """Sent as {"error": code, "detail": text}."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail=detail, status_code=status)
        self.code = code


@contextmanager
def offered() -> Iterator[None]:
    """What is asked for has to be a game and house rules that there are."""
    try:
        yield
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from None
    except InvalidOption as error:
        raise ApiError(400, "invalid_option", str(error)) from None


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    out = []
    for id in ids():
        game = load(id)
        options = [asdict(option) for option in game.rules.options()]
        out.append({
            "id": id, "style": game.deck.style, "sample": game.sample, "seats": game.seat_range(game.rules),
            "suggested": game.suggested_seats, "options": options, "presets": list(game.presets),
            "preset_rules": {name: dict(changes) for name, changes in game.presets.items()},
        })  # fmt: skip
    return out


@post("/api/games/{game:str}/seats", status_code=200)
async def seats(game: FromPath[str], data: JSONBody[HouseRules]) -> tuple[int, int]:
    with offered():
        chosen = load(game, data.preset, data.rules)
        return chosen.seat_range(chosen.rules)


@get("/api/texts/{lang:str}", media_type="text/plain")
async def texts(lang: FromPath[str]) -> str:
    try:
        return locales.source(lang)
    except LookupError as error:
        raise ApiError(404, "unknown_language", str(error)) from None


@get("/api/clauses/{game:str}")
async def clauses(game: FromPath[str]) -> list[dict[str, str]]:
    with offered():
        return [{"id": clause.id, "kind": clause.kind} for clause in load(game).clauses]


@post("/api/tables")
async def create(
    data: JSONBody[NewTable],
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    creations: NamedDependency[Limit],
) -> dict[str, Any]:
    with offered():
        game = load(data.game, data.preset, data.rules)
        kinds = tuple(HUMAN if kind == "me" else kind for kind in data.players)
        if data.seats not in (0, len(kinds)):
            raise InvalidOption(f"{data.seats} seats, but {len(kinds)} players")
        if HUMAN in data.players:
            raise InvalidOption("your own seat is written 'me'")
        token = new_token()
        setup = Setup.fresh(game, kinds, data.pace, data.name, token)
    _slow_down(request, creations)
    id = await hub.create(setup)
    return {"id": id, "token": token, "seat": kinds.index(HUMAN), "commitment": setup.source.commitment}


def _slow_down(request: Request[Any, Any, Any], creations: Limit) -> None:
    if not creations.allow(request.client.host if request.client else ""):
        raise ApiError(429, "slow_down", "too many new tables and players from here; wait a little")


@get("/api/tables/{id:str}")
async def table(id: FromPath[str], hub: NamedDependency[Hub]) -> dict[str, Any]:
    async with hub.use(id) as desk, desk.lock:
        room = desk.live.room
        return {
            "id": id, "game": room.game.id, "style": room.game.deck.style, "rules": room.setup.rules,
            "seats": sitters(desk.live), "started": room.match is not None,
            "over": room.match is not None and room.match.over, "free": room.free(),
            "deal": room.match.number if room.match else 0, "commitment": room.source.commitment,
        }  # fmt: skip


@post("/api/tables/{id:str}/sit")
async def sit(
    id: FromPath[str],
    data: JSONBody[NewSitter],
    request: Request[Any, Any, Any],
    hub: NamedDependency[Hub],
    creations: NamedDependency[Limit],
) -> dict[str, Any]:
    _slow_down(request, creations)
    token = new_token()
    key = key_of(token)
    refused: list[str] = []
    async with hub.use(id) as desk:

        def answer(reply: Any) -> None:
            if reply.refusal is not None:
                refused.append(reply.refusal.code)

        await desk.do(-1, lambda live: live.sit(data.name, key), answer)
        if refused:
            raise ApiError(409, refused[0], "there is no seat to take at this table")
        room = desk.live.room
        player = room.player_of(key)
        return {
            "token": token, "seat": -1 if player is None else room.seat_of(player), "commitment": room.source.commitment,
        }  # fmt: skip


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(id: FromPath[str], hub: NamedDependency[Hub]) -> str:
    async with hub.use(id) as desk, desk.lock:
        match = desk.live.room.match
        if match is None or not match.over:
            raise ApiError(409, "not_over", "the record can be read once the match is over")
        return Record.of(match, [sitter.name for sitter in desk.live.room.sitters]).dumps()


ROUTES: list[Callable[..., Any]] = [games, seats, texts, clauses, create, table, sit, record]
