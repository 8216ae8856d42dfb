"""Play-throughs of Som Sip to read. `python -m tests.golden.somsip.test_play` writes them anew after a change that is meant."""

from __future__ import annotations

import pytest

from tests.golden import play
from wongpai.games import register

register("somsip", "wongpai.games.somsip")
# Game, house rules, seats, seed.
PLAYS = {
    "somsip/match": ("somsip", {"deals": 2}, 4, 9),
    "somsip/wild": ("somsip", {"deals": 1, "wild_variant": True}, 3, 13),
}


@pytest.mark.parametrize("name", PLAYS)
def test_play_through(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(play.PLAYS, name, PLAYS[name])
    written = (play.HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert play.text(name) == written, "if this change is meant: python -m tests.golden.somsip.test_play"
    assert len(written.encode()) < 20_000


if __name__ == "__main__":
    play.PLAYS.update(PLAYS)
    for each in PLAYS:
        (play.HERE / f"{each}.txt").write_text(play.text(each), encoding="utf-8")
