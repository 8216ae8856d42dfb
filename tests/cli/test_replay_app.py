"""The full-screen replay, driven by keys."""

from __future__ import annotations

import pytest
from textual.widgets import Static

import wongpai as wp
from wongpai import bots
from wongpai.cli.replay import Replay
from wongpai.cli.replay_app import ReplayApp
from wongpai.core.record import Record
from wongpai.core.rng import Rng
from wongpai.sim.driver import play_match


def played(deals: int) -> Record:
    game = wp.load("slave", rules={"deals": deals})
    match = game.match(4, 3)
    play_match(match, [bots.make("heuristic", game, Rng(seat)) for seat in range(4)], Rng(9))
    return Record.of(match)


def shown(app: ReplayApp, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).render())


@pytest.mark.parametrize("lang", ["en", "th"])
async def test_forward_and_back(lang: str) -> None:
    """The same step looks the same from either side; jumps go to the first steps of deals."""
    record = played(3)
    firsts = [i + 1 for i, s in enumerate(record.steps) if i == 0 or s.deal != record.steps[i - 1].deal]
    assert len(firsts) > 2
    app = ReplayApp(Replay(record, lang))
    async with app.run_test(size=(100, 30)) as pilot:

        async def press(*keys: str) -> tuple[int, str, str]:
            await pilot.press(*keys)
            await pilot.pause()
            return app.replay.at, shown(app, "zones"), shown(app, "news")

        start = await press("left")
        assert start[0] == 0
        assert (await press("right"))[0] == 1
        third = await press("right", "right")
        fourth = await press("f")
        assert third != fourth
        assert (await press("b")) == third
        assert (await press("n"))[0] == firsts[1]
        assert (await press("n"))[0] == firsts[2]
        assert (await press("p"))[0] == firsts[1]
        assert (await press("3"))[0] == firsts[2]
        end = await press("end")
        assert end[0] == len(record.steps)
        assert "§" in end[1]
        assert (await press("right"))[0] == end[0]
        assert (await press("home")) == start
        assert "0" in shown(app, "at")
        assert "→" in shown(app, "keys")


async def test_anybody_can_look() -> None:
    """A hand is seen by its own seat alone."""
    record = played(1)
    app = ReplayApp(Replay(record, "en"))
    async with app.run_test(size=(100, 30)) as pilot:
        seen = []
        for _ in range(app.replay.match.deal.seats + 1):
            await pilot.pause()
            seen.append(shown(app, "zones"))
            await pilot.press("s")
        assert app.replay.seat == -1
        assert len(set(seen)) == len(seen)
