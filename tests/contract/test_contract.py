"""The contract, on every game, preset and a spread of seats."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wongpai as wp
from tests.contract import checks
from tests.toy import register_toy
from wongpai.core.game import Game
from wongpai.core.record import Record, loads
from wongpai.core.rng import Rng
from wongpai.sim import soak

register_toy()
CASES = [(id, preset) for id in wp.ids() for preset in ["", *wp.load(id).presets]]


def spread(game: Game) -> list[int]:
    low, high = game.seat_range(game.rules)
    return sorted({low, min(low + 1, high), game.suggested_seats, high})


def run(game: Game, seats: int, seed: int, every: int) -> None:
    """One deal played at random, every so many moments looked at closely."""
    rng = Rng(seed, 5)
    deal = game.deal(seats, seed)
    probes: list[int] = []
    for count, (seat, action) in enumerate(checks.walk(deal, rng)):
        if count % every == 0:
            checks.check_actions(deal, rng)
            checks.check_refusals(game, deal, rng, probes[-12:])
            checks.check_position(game, deal)
            checks.check_leaks(deal, rng, [*probes[-12:], action])
            checks.check_events(deal, seat, action)
        probes.append(action)
    checks.check_end(deal)
    checks.check_position(game, deal)


@pytest.mark.parametrize(("id", "preset"), CASES)
def test_random_play(id: str, preset: str) -> None:
    game = wp.load(id, preset)
    for seats in spread(game):
        for seed in range(2):
            run(game, seats, seed, every=4)


@pytest.mark.parametrize("id", wp.ids())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**62), data=st.data())
def test_random_rules(id: str, seed: int, data: st.DataObject) -> None:
    """House rules drawn at random as well."""
    game = soak.random_game(wp.load(id), Rng(seed))
    low, high = game.seat_range(game.rules)
    run(game, data.draw(st.integers(low, high)), seed, every=9)


@pytest.mark.parametrize("id", wp.ids())
def test_imagination_varies(id: str) -> None:
    game = wp.load(id)
    deal = game.deal(seed=3)
    positions = {str(deal.imagine(0, Rng(n)).position()) for n in range(20)}
    assert len(positions) > 15


@pytest.mark.parametrize("id", wp.ids())
def test_record_replays(id: str) -> None:
    """Record, text, record, match: the same at every step."""
    for seed in range(6):
        match = soak.random_match(wp.load(id), seed)
        soak.check(match)
        text = Record.of(match, ["An", "Boun"]).dumps()
        record = loads(text)
        again = record.replay()
        assert Record.of(again, ["An", "Boun"]).dumps() == text
        assert again.totals == match.totals
        assert again.ranks() == match.ranks()
        half = record.replay(len(record.steps) // 2)
        assert half.steps == match.steps[: len(record.steps) // 2]


@pytest.mark.parametrize("id", [id for id in wp.ids() if id != "toy"])
def test_same_game_in_another_process(id: str) -> None:
    code = (
        "import wongpai as wp, sys; from wongpai.sim.soak import random_match; from wongpai.core.record import Record;"
        f"sys.stdout.write(Record.of(random_match(wp.load({id!r}), 11)).dumps())"
    )
    env = {"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **env}
    )
    assert done.stdout == Record.of(soak.random_match(wp.load(id), 11)).dumps()


@pytest.mark.parametrize("id", wp.ids())
@pytest.mark.parametrize(
    "text", ["", " ", "fly", "lay", "lay 99z", "play play", "\x00", "9" * 5000, "throw 0:0 0:0", "@1"]
)
def test_unreadable(id: str, text: str) -> None:
    with pytest.raises(wp.InvalidAction):
        wp.load(id).deal().parse(text)


@pytest.mark.parametrize("id", wp.ids())
def test_seats_and_options(id: str) -> None:
    game = wp.load(id)
    low, high = game.seat_range(game.rules)
    for seats in (low - 1, high + 1, -1, 0, 1000):
        with pytest.raises(wp.InvalidOption):
            game.deal(seats)
    with pytest.raises(wp.InvalidOption):
        wp.load(id, rules={"no_such_rule": 1})
    with pytest.raises(wp.InvalidOption):
        wp.load(id, "no_such_preset")
    for option in game.rules.options():
        option.check(option.default)
        for bad in (None, 10**9, "no_such_value", 1.5):
            with pytest.raises(wp.InvalidOption):
                game.with_rules(rules={option.name: bad})
    assert eval(repr(game), {"wongpai": wp}) == game


@pytest.mark.parametrize("id", wp.ids())
def test_view_marks_choices_and_refs(id: str) -> None:
    """Every choice can be sent as it stands, and everything it points at is in the picture."""
    game = wp.load(id)
    for seed in range(4):
        deal = game.deal(seed=seed)
        for _ in checks.walk(deal, Rng(seed, 9)):
            for seat in range(deal.seats):
                view = deal.view(seat)
                texts = [deal.text(a) for a in deal.legal(seat) + deal.fouls(seat)]
                assert sorted(c.text for c in view.choices) == sorted(texts)
                pointable = {c.ref for z in view.zones for c in z.cards if c.ref} | {f"@{s}" for s in range(deal.seats)}
                for choice in view.choices:
                    words = choice.text.split()
                    assert words == [choice.verb, *choice.refs, *([choice.option] if choice.option else [])]
                    assert set(choice.refs) <= pointable, (choice, pointable)
                assert len(view.players) == deal.seats
