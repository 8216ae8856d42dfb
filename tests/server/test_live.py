"""A real server, real sockets."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.servers import Line, Server, settings
from wongpai.core.record import loads

GAMES = ("slave", "sabai", "toy")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server(settings())
    yield server
    server.stop()


def faces(update: dict[str, Any], seat: int) -> list[str]:
    return [c["face"] for z in update["view"]["zones"] if z["id"] == f"hand:{seat}" for c in z["cards"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_end_to_end(server: Server, game: str) -> None:
    table = server.table(game, "me heuristic random")
    id = table["id"]
    assert server.get(f"/api/tables/{id}/record").status_code == 409
    rng = random.Random(game)
    with server.line(id, table["token"]) as line, server.line(id) as watcher:
        line.play(rng.choice)
        assert line.update["you"] == 0
        while not watcher.over:
            watcher.receive()
        assert len(watcher.events) > 20
    assert line.update["table"]["commitment"] == table["commitment"]
    text = server.get(f"/api/tables/{id}/record").text
    record = loads(text)
    match = record.replay()
    assert match.over
    assert match.totals == line.update["view"]["standing"]["totals"]
    assert str(match.source) == line.update["table"]["seed"]
    assert server.get(f"/api/tables/{id}").json()["over"] is True


def test_two_people_at_one_table_see_no_foreign_hands(server: Server) -> None:
    table = server.table("slave", "me open heuristic", rules={"deals": 2})
    id = table["id"]
    other = server.sit(id)
    assert other["seat"] == 1
    lines: dict[int, Line] = {}

    def person(seat: int, token: str) -> None:
        with server.line(id, token) as line:
            lines[seat] = line
            line.play(random.Random(seat).choice)

    threads = [threading.Thread(target=person, args=(s, t)) for s, t in ((0, table["token"]), (1, other["token"]))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    for seat, line in lines.items():
        assert line.over
        for frame in line.frames:
            update = json.loads(frame)
            if update["t"] != "update" or update["view"] is None:
                continue
            assert update["you"] == update["view"]["seat"] == seat
            for player in range(3):
                if player != seat:
                    assert not any(faces(update, player))
            for event in update["events"]:
                if event["kind"] == "deal" and event["seat"] not in (seat, -1):
                    assert not any(event["cards"])


def test_spectators_get_no_hand_and_cannot_play(server: Server) -> None:
    table = server.table()
    with server.line(table["id"], table["token"]) as line, server.line(table["id"]) as watcher:
        while line.update["view"] is None or not watcher.update["view"]:
            (line if line.update["view"] is None else watcher).receive()
        assert any(faces(line.update, 0))
        assert watcher.update["you"] == -1
        for seat in range(3):
            assert not any(faces(watcher.update, seat))
        assert watcher.choices() == []
        assert watcher.act("pass") == {"t": "error", "code": "only_watching", "detail": "who only watches cannot play"}


def test_two_sockets_on_one_seat(server: Server) -> None:
    """Both see the same; the answer goes to the one that asked, and a repeated id changes nothing from either."""
    table = server.table("sabai", "me heuristic", rules={"rounds": 2})
    with server.line(table["id"], table["token"]) as one, server.line(table["id"], table["token"]) as two:
        while not one.update["view"] or 0 not in one.update["view"]["turn"] or one.update["view"]["phase"] != "draw":
            one.receive()
        at = one.update["version"]
        one.send(t="act", id=77, at=at, text="draw")
        assert one.until("done", "refused") == {"t": "done", "id": 77}
        while two.update["version"] <= at:
            assert two.receive()["t"] == "update"
        two.send(t="act", id=77, at=at, text="draw")
        assert two.until("done", "refused") == {"t": "done", "id": 77}
        assert sum(event["kind"] == "draw" and event["seat"] == 0 for event in two.events) == 1
        one.play(lambda choices: choices[0])
        while not two.over:
            two.receive()
        assert two.update["view"] == one.update["view"]


def test_a_client_that_missed_some_gets_the_rest(server: Server) -> None:
    table = server.table("slave", "me heuristic", rules={"deals": 1})
    with server.line(table["id"], table["token"]) as line:
        line.play(random.Random(4).choice, stop=lambda line: line.update["version"] >= 12)
        version, events = line.update["version"], list(line.events)
        line.send(t="hello", token=table["token"], since=5)
        while line.update["at"] != 5:  # what was on its way comes first
            line.update = {}
            line.until("update")
        assert line.update["events"]
    with server.line(table["id"], table["token"], since=version) as line:
        assert line.update["at"] == version
        missed = line.update["events"]
        with server.line(table["id"], table["token"]) as fresh:
            assert fresh.events[: len(events) + len(missed)] == [*events, *missed][: len(fresh.events)]
        line.play(random.Random(5).choice)


def test_presence_is_told(server: Server) -> None:
    table = server.table("toy", "me open")
    other = server.sit(table["id"])
    with server.line(table["id"], table["token"]) as line:
        assert [s["here"] for s in line.update["seats"]] == [True, False]
        assert line.update["view"] is None
        with server.line(table["id"], other["token"]):
            while not line.update["seats"][1]["here"]:
                assert line.receive()["t"] == "update"
        while line.update["seats"][1]["here"]:
            line.receive()


def test_start_newcomers_and_leaving(server: Server) -> None:
    table = server.table("slave", "me open open", rules={"deals": 3})
    id = table["id"]
    with server.line(id, table["token"]) as line:
        assert [s["kind"] for s in line.update["seats"]] == ["human", "open", "open"]
        assert line.ask("next")["refusal"]["code"] == "not_now"
        assert line.act("pass")["refusal"]["code"] == "not_started"
        assert line.ask("start")["t"] == "done"
        assert line.ask("start")["t"] == "done"
        while not line.update["view"]:
            line.receive()
        assert [s["kind"] for s in line.update["seats"]] == ["human", "heuristic", "heuristic"]
        late = server.sit(id, "Late")
        assert late["seat"] == -1
        with server.line(id, late["token"]) as newcomer:
            assert newcomer.update["you"] == -1
            assert newcomer.act("pass")["refusal"]["code"] == "not_seated"
            line.play(lambda c: c[0], stop=lambda line: line.update["view"]["standing"]["number"] == 2)
            while newcomer.update["you"] != 3:
                newcomer.receive()
            assert any(faces(newcomer.update, 3))
            assert newcomer.ask("leave")["t"] == "done"
            while newcomer.update["you"] != -1:
                newcomer.receive()
            assert newcomer.act("pass")["code"] == "only_watching"
        with server.raw(id) as back:
            back.send(t="hello", token=late["token"], since=0)
            assert back.receive()["code"] == "unknown_token"
        line.play(lambda c: c[0])
    answer = server.post(f"/api/tables/{id}/sit", {"name": "Too late"})
    assert (answer.status_code, answer.json()["error"]) == (409, "over")


# --- bad input ---


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "unreadable"), ("{", "unreadable"), ("null", "unreadable"), ("[]", "unreadable"), ("{}", "unreadable"),
        ('{"t":"dance"}', "unreadable"), ('{"t":"act"}', "unreadable"), ('{"t":"ping","x":1}', "unreadable"),
        ('{"t":"act","id":0,"at":1,"text":"pass"}', "unreadable"), ('{"t":"act","id":"1","at":1,"text":"pass"}', "unreadable"),
        ('{"t":"act","id":1,"at":-1,"text":"pass"}', "unreadable"), ('{"t":"act","id":1,"at":1,"text":""}', "unreadable"),
        ('{"t":"act","id":1e999,"at":1,"text":"pass"}', "unreadable"), ("\ud7ff" * 1200, "unreadable"),
        ('{"t":"act","id":1,"at":1,"text":"' + "x" * 401 + '"}', "unreadable"), ("[" * 4000, "unreadable"),
        ("x" * 4097, "too_large"), ("é" * 2100, "too_large"), ("x" * 60000, "too_large"), (b"\xff\xfe", "unreadable"),
        ('{"t":"hello","salt":"two words"}', "unreadable"),
        ('{"t":"hello","salt":"newline\\n"}', "unreadable"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_changes_nothing_and_keeps_the_line(
    server: Server, message: str | bytes, code: str
) -> None:
    table = server.table("slave", "me open")
    for hello_first in (False, True):
        with server.raw(table["id"]) as line:
            if hello_first:
                line.send(t="hello", token=table["token"], since=0)
                line.until("update")
            line.socket.send(message)
            answer = line.until("error")
            assert answer["code"] == code
            assert "Traceback" not in answer["detail"]
            line.send(t="ping")
            assert line.receive() == {"t": "pong"}
            line.send(t="hello", token=table["token"], since=0)
            line.update = {}
            assert line.until("update")["version"] == 0


def test_hello_comes_first(server: Server) -> None:
    table = server.table()
    with server.raw(table["id"]) as line:
        assert line.ask("start")["code"] == "hello_first"


def test_wrong_token_and_wrong_table(server: Server) -> None:
    table = server.table()
    with server.raw(table["id"]) as line:
        line.send(t="hello", token="wrong", since=0)
        assert line.receive()["code"] == "unknown_token"
        with pytest.raises(ConnectionClosed) as closed:
            line.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    other = server.table()
    with server.raw(other["id"]) as line:
        line.send(t="hello", token=table["token"], since=0)
        assert line.receive()["code"] == "unknown_token"
    with server.raw("nothing") as line:
        assert line.receive()["code"] == "unknown_table"


@pytest.mark.parametrize("text", ["lay 1x", "dance", "lay", "draw 99:99", "pass pass", "💣", "lay 3c 3c 3c"])
def test_texts_that_are_no_action_are_refused(server: Server, text: str) -> None:
    table = server.table("slave", "me heuristic")
    with server.line(table["id"], table["token"]) as line:
        while not line.update["view"]:
            line.receive()
        answer = line.act(text)
        assert answer["t"] == "refused"
        assert answer["refusal"]["code"] in ("unreadable", "not_in_hand", "not_your_turn", "too_late", "not_a_set")


def test_refusals_cite_the_clause(server: Server) -> None:
    table = server.table("slave", "me open", pace="calm")
    other = server.sit(table["id"])
    with server.line(table["id"], table["token"]) as one, server.line(table["id"], other["token"]) as two:
        for line in (one, two):
            while not line.update["view"]:
                line.receive()
        waiting = two if one.update["view"]["turn"] == [0] else one
        answer = waiting.act("pass")
        assert answer["refusal"]["code"] == "not_your_turn"
        assert answer["refusal"]["clause"].startswith("SLAVE-")
        assert waiting.act("pass", at=0)["refusal"] == {"code": "too_late", "clause": "", "args": {}}


def test_pages_of_other_hosts_get_no_socket(server: Server) -> None:
    table = server.table()
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus), server.raw(table["id"], origin=origin):
            pass
    with server.line(table["id"], table["token"], origin=f"http://127.0.0.1:{server.port}"):
        pass


def flood(line: Line) -> None:
    for _ in range(300):
        line.send(t="ping")
        line.receive()


def test_who_sends_too_much_is_slowed_down_and_then_cut() -> None:
    slow = Server(settings(messages=5, message_every=1000.0))
    try:
        table = slow.table()
        with slow.line(table["id"]) as line:
            for _ in range(4):
                line.send(t="ping")
                assert line.receive() == {"t": "pong"}
            line.send(t="ping")
            assert line.receive()["code"] == "slow_down"
            with pytest.raises(ConnectionClosed):
                flood(line)
    finally:
        slow.stop()


def test_going_over_to_watching_is_told(server: Server) -> None:
    table = server.table("slave", "me open")
    with server.line(table["id"]) as watcher, server.line(table["id"], table["token"]) as line:
        while not watcher.update["seats"][0]["here"]:
            watcher.until("update")
        line.send(t="hello", token="")
        while watcher.update["seats"][0]["here"]:
            watcher.until("update")
        while line.update["you"] != -1:
            line.until("update")
