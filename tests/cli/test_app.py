"""The full-screen terminal client, driven by keys."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.toy import register_toy
from wongpai import games
from wongpai.cli.app import Spot, TableApp
from wongpai.cli.local import LocalTable

register_toy()


@pytest.mark.parametrize("id", wp.ids())
async def test_a_deal_by_keys(id: str) -> None:
    """Select what a choice names, press its number, until the deal is over."""
    game = wp.load(id)
    table = LocalTable(game, game.seat_range(game.rules)[0], "heuristic", 7, "An")
    app = TableApp(table, "en", pace="fast")
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(1500):
            await pilot.pause()
            if table.match.deal.over:
                break
            if not table.my_turn():
                await pilot.pause(0.01)
                continue
            choice = next(c for c in table.view().choices if not c.risk)
            taps = [key for key, _ref in app.selected] + choice.refs
            for tap in taps:  # what was chosen is given up again, then what is named is chosen
                spots = [s for s in app.query(Spot) if s.key == tap or (s.ref == tap and not s.has_class("selected"))]
                if spots:  # else the picture has just been drawn anew: once more
                    spots[0].action_tap()
                await pilot.pause()
            number = [n for n, (_, fits) in enumerate(app.offered, 1) if fits and fits[0].text == choice.text]
            if number:
                await pilot.press(str(number[0])) if number[0] < 10 else await app.action_verb(number[0])
        assert table.match.deal.over
        assert any("§" in line for line in app.told)


async def test_a_refusal_cites_the_clause() -> None:
    table = LocalTable(wp.load("slave"), 2, "heuristic", 2, "An")
    app = TableApp(table, "en", pace="fast")
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(200):
            await pilot.pause(0.01)
            if table.my_turn():
                break
        spots = [spot for spot in app.query(Spot) if spot.key.startswith("hand:0")]
        first = spots[0]
        other = next(spot for spot in spots if spot.ref[:-1] != first.ref[:-1])
        key = other.key
        first.action_tap()
        await pilot.pause()
        next(spot for spot in app.query(Spot) if spot.key == key).action_tap()
        await pilot.pause()
        steps = len(table.match.steps)
        number = next(n for n, (verb, fits) in enumerate(app.offered, 1) if verb == "lay" and not fits)
        await pilot.press(str(number))
        await pilot.pause()
        assert len(table.match.steps) == steps
        assert any("§3." in str(note.message) for note in app._notifications)


async def test_rules_and_log_open() -> None:
    app = TableApp(LocalTable(wp.load("sabai"), 3, "random", 2, "An"), "th", pace="fast")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in ("question_mark", "l"):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 2
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1


async def test_many_options() -> None:
    """Twenty-two of them wrap, and each can be reached and pressed without a mouse."""
    games.register("tall", "tests.web.tall")
    table = LocalTable(wp.load("tall"), 4, "heuristic", 2, "An")
    app = TableApp(table, "en", pace="fast")
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.pause()
        buttons = list(app.query("#verbs Button"))
        assert len(buttons) == 22
        assert all(b.region.x >= 0 and b.region.right <= 80 for b in buttons)
        assert len({(b.region.x, b.region.y) for b in buttons}) == 22
        buttons[-1].focus()
        await pilot.press("enter")
        await pilot.pause()
        assert table.match.steps[0].text == "say saying_21"


async def test_arrows_and_enter() -> None:
    """Enter lays the card pointed at where that is right, and says why where it is not; two packs' worth of cards wrap."""
    table = LocalTable(wp.load("slave"), 2, "heuristic", 2, "An")
    app = TableApp(table, "en", pace="fast")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            await pilot.pause(0.01)
            if table.my_turn() and any(c.verb == "lay" and len(c.refs) == 1 for c in table.view().choices):
                break
        spots = [spot for spot in app.query(Spot) if spot.key.startswith("hand:0")]
        assert len(spots) > 13
        assert all(spot.region.right <= 80 for spot in spots)
        assert len({spot.region.y for spot in spots}) == 2
        spots[0].focus()
        await pilot.press("down")
        assert isinstance(app.focused, Spot)
        assert app.focused.region.y > spots[0].region.y
        await pilot.press("up", "left")
        ref = next(c.refs[0] for c in table.view().choices if c.verb == "lay" and len(c.refs) == 1)
        next(spot for spot in app.query(Spot) if spot.ref == ref).focus()
        steps = len(table.match.steps)
        await pilot.press("enter")
        await pilot.pause()
        assert table.match.steps[steps].text == f"lay {ref}"
