"""The HTTP side, without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.servers import settings
from wongpai.games import ids, load
from wongpai.server.app import create_app

Client = TestClient[Litestar]
GOOD: dict[str, Any] = {"game": "slave", "players": ["me", "open", "random"], "pace": "fast", "name": "An"}


@pytest.fixture
def client() -> Iterator[Client]:
    with TestClient(create_app(settings())) as one:
        yield one


def test_games_are_listed_with_all_that_a_start_page_needs(client: Client) -> None:
    listed = client.get("/api/games").json()
    assert [entry["id"] for entry in listed] == ids()
    for entry in listed:
        game = load(entry["id"])
        assert entry["style"] == game.deck.style
        assert set(entry["sample"]) <= set(game.deck.faces)
        assert entry["seats"] == list(game.seat_range(game.rules))
        assert entry["seats"][0] <= entry["suggested"] <= entry["seats"][1]
        assert entry["presets"] == list(game.presets)
        names = [option["name"] for option in entry["options"]]
        assert names == [option.name for option in game.rules.options()]
        for option in entry["options"]:
            assert set(option) == {"name", "default", "choices", "low", "high", "clause", "length"}
            game.with_rules(rules={option["name"]: option["default"]})


def test_every_game_has_a_picture_of_its_own(client: Client) -> None:
    samples = [entry["sample"] for entry in client.get("/api/games").json() if load(entry["id"]).locales is None]
    assert all(len(sample) > 1 for sample in samples)
    assert len({tuple(sample) for sample in samples}) == len(samples) == 7


def test_seats_follow_the_house_rules(client: Client) -> None:
    assert client.post("/api/games/chalui/seats", json={}).json() == [2, 4]
    assert client.post("/api/games/chalui/seats", json={"rules": {"sets": 2}}).json() == [2, 8]
    assert client.post("/api/games/chalui/seats", json={"preset": "times_two"}).json()[1] > 4
    bad = client.post("/api/games/chalui/seats", json={"rules": {"sets": 0}})
    assert (bad.status_code, bad.json()["error"]) == (400, "invalid_option")
    assert client.post("/api/games/poker/seats", json={}).status_code == 404


def test_clauses(client: Client) -> None:
    listed = client.get("/api/clauses/slave").json()
    assert [(c["id"], c["kind"]) for c in listed] == [(c.id, c.kind) for c in load("slave").clauses]
    assert client.get("/api/clauses/poker").json()["error"] == "unknown_game"


@pytest.mark.parametrize("lang", ["en", "th"])
def test_texts_are_fluent(client: Client, lang: str) -> None:
    answer = client.get(f"/api/texts/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert len(FluentResource(answer.text).body) > 50
    missing = client.get("/api/texts/xx")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown_language")


def test_a_table_is_made_and_described(client: Client) -> None:
    made = client.post("/api/tables", json={**GOOD, "rules": {"deals": 2}, "seats": 3})
    assert made.status_code == 201
    body = made.json()
    assert body["seat"] == 0
    assert len(body["commitment"]) == 64
    shown = client.get(f"/api/tables/{body['id']}").json()
    assert shown["rules"] == {"deals": 2}
    assert shown["style"] == "french"
    assert not shown["started"]
    assert not shown["over"]
    assert shown["free"]
    assert shown["deal"] == 0
    assert [s["kind"] for s in shown["seats"]] == ["human", "open", "random"]
    assert body["token"] not in str(shown)
    sat = client.post(f"/api/tables/{body['id']}/sit", json={"name": " Bee\n"})
    assert sat.status_code == 201
    assert sat.json()["seat"] == 1
    assert client.get(f"/api/tables/{body['id']}").json()["seats"][1] == {"name": "Bee", "kind": "human", "here": False}
    assert not client.get(f"/api/tables/{body['id']}").json()["free"]
    full = client.post(f"/api/tables/{body['id']}/sit", json={"name": "Cee"})
    assert (full.status_code, full.json()["error"]) == (409, "full")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "poker"}, 404, "unknown_game"), ({"preset": "nope"}, 400, "invalid_option"),
        ({"rules": {"nope": 1}}, 400, "invalid_option"), ({"rules": {"deals": 0}}, 400, "invalid_option"),
        ({"rules": {"deals": True}}, 400, "invalid_option"), ({"rules": {"deals": 1.5}}, 400, "bad_request"),
        ({"players": ["me"]}, 400, "invalid_option"), ({"players": ["me"] * 2}, 400, "invalid_option"),
        ({"players": ["open"] * 2}, 400, "invalid_option"), ({"players": ["me", "robot"]}, 400, "invalid_option"),
        ({"players": ["me", "human"]}, 400, "invalid_option"), ({"players": ["human", "random"]}, 400, "invalid_option"),
        ({"players": ["me"] + ["random"] * 8}, 400, "invalid_option"), ({"players": ["x"] * 65}, 400, "bad_request"),
        ({"players": []}, 400, "invalid_option"), ({"seats": 5}, 400, "invalid_option"), ({"pace": "slow"}, 400, "invalid_option"),
        ({"name": "x" * 201}, 400, "bad_request"), ({"name": 7}, 400, "bad_request"), ({"colour": "red"}, 400, "bad_request"),
    ],
)  # fmt: skip
def test_bad_tables_are_refused(client: Client, change: dict[str, Any], status: int, code: str) -> None:
    answer = client.post("/api/tables", json={**GOOD, **change})
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert set(answer.json()) == {"error", "detail"}
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", "/" + "x" * 300, "/" + "x" * 300 + ".js", "/.stamp", "/a/.git/b"]
)
def test_paths_that_no_file_can_have(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("x")
    with TestClient(create_app(settings(static=tmp_path)), raise_server_exceptions=False) as client:
        answer = client.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_hidden_files_are_not_served(tmp_path: Path) -> None:
    for name in (".stamp", "index.html"):
        (tmp_path / name).write_text("x")
    with TestClient(create_app(settings(static=tmp_path))) as client:
        assert client.get("/index.html").status_code == 200
        assert client.get("/.stamp").status_code == 404


def test_requests_that_cannot_be_read() -> None:
    with TestClient(create_app(settings()), raise_server_exceptions=False) as client:
        deep = client.post("/api/tables", content=b"[" * 15_000)
        assert (deep.status_code, deep.json()["error"]) == (400, "bad_request")
        for origin in ("http://[x", "http://", "x", "http://[::1]"):
            answer = client.post("/api/tables", json=GOOD, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


def test_seats_are_not_taken_without_end() -> None:
    with TestClient(create_app(settings(creations=4, creation_every=1e6))) as client:
        id = client.post("/api/tables", json=GOOD).json()["id"]
        codes = [client.post(f"/api/tables/{id}/sit", json={}).status_code for _ in range(4)]
        assert codes == [201, 409, 409, 429]


def test_other_bad_requests(client: Client) -> None:
    for body in (b"", b"{", b"[]", b"\xff", b'{"game": "slave"}'):
        answer = client.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request"), body
    big = client.post("/api/tables", json={**GOOD, "rules": {f"r{n}": 1 for n in range(5000)}})
    assert (big.status_code, big.json()["error"]) == (413, "too_large")
    assert client.put("/api/tables", json={}).json()["error"] == "method_not_allowed"
    for path in ("/api", "/api/", "/api/nope", "/api/tables/nope", "/api/tables/nope/record"):
        answer = client.get(path)
        assert answer.status_code in (404, 405)
        assert set(answer.json()) == {"error", "detail"}
    assert client.post("/api/tables/nope/sit", json={}).status_code == 404
    foreign = client.post("/api/tables", json=GOOD, headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "forbidden")


def test_faults_of_the_server_show_nothing_of_the_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise RuntimeError("secret")

    monkeypatch.setattr("wongpai.server.api.ids", broken)
    with TestClient(create_app(settings()), raise_server_exceptions=False) as client:
        answer = client.get("/api/games")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "secret" not in answer.text


def test_one_address_cannot_make_tables_without_end() -> None:
    now = [0.0]
    with TestClient(create_app(settings(creations=3, creation_every=10.0, clock=lambda: now[0]))) as client:
        codes = [client.post("/api/tables", json=GOOD).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        now[0] += 10
        assert client.post("/api/tables", json=GOOD).status_code == 201
        assert client.post("/api/tables", json=GOOD).json()["error"] == "slow_down"


def test_every_answer_carries_the_headers(client: Client) -> None:
    for path in ("/api/games", "/api/texts/en", "/api/nope", "/", "/x.js"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# --- the client's files ---


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Client]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Wongpai</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}\n" * 500)
    (static / "assets" / "thai.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(settings(static=static))) as one:
        yield one


def test_the_page_is_served_for_every_path_of_the_client(built: Client) -> None:
    for path in ("/", "/t/abc", "/anything/else"):
        answer = built.get(path)
        assert answer.status_code == 200
        assert "<title>Wongpai</title>" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "attachment" not in answer.headers.get("content-disposition", "")


def test_assets_are_kept_for_ever_and_packed(built: Client) -> None:
    answer = built.get("/assets/app-1a2b.js")
    assert answer.text == "export {}\n" * 500
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert built.get("/assets/thai.woff2").headers["content-type"] == "font/woff2"
    assert built.get("/assets/other.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_outside_the_client_is_served(built: Client, path: str) -> None:
    assert "secret" not in built.get(path).text


def test_without_the_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(settings(static=tmp_path / "none"))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make run" in answer.text
