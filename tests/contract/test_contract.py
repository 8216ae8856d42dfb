"""The contract (wongpai.sim.contract), on every game, preset and a spread of seats."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import wongpai as wp
from tests.toy import register_toy
from wongpai import bots
from wongpai.core.bits import members
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.record import Record, loads, settle
from wongpai.core.rng import Rng
from wongpai.core.rules import Option
from wongpai.sim import contract, soak
from wongpai.sim.driver import play_match

register_toy()
CASES = [(id, preset) for id in wp.ids() for preset in ["", *wp.load(id).presets]]


def spread(game: Game) -> list[int]:
    low, high = game.seat_range(game.rules)
    return sorted({low, game.suggested_seats, high})


def look(match: Match, rng: Rng, probes: list[int]) -> bool:
    """Ask all that can be asked now; on a fault show the record that leads there. True if imagined deals differed."""
    try:
        contract.check_match(match)
        if match.deal.over:
            contract.check_end(match.deal)
            return True
        return contract.check_moment(match.game, match.deal, rng, probes[-10:])
    except Exception:
        print(Record.of(match).dumps())
        raise


@pytest.mark.parametrize(("id", "preset"), CASES)
def test_random_play(id: str, preset: str) -> None:
    """Matches at random, their moments looked at here and there."""
    game = wp.load(id, preset)
    for seats in spread(game):
        rng = Rng(seats, 5)
        match = game.match(seats, seats)
        looks = differed = 0
        probes: list[int] = []
        for now in contract.moments(match, rng):
            if now.deal.over or rng.below(8 + 4 * looks) == 0:
                differed += look(now, rng, probes)
                looks += not now.deal.over
            step = None if now.deal.over else contract.any_step(now.deal, rng)
            probes += [step[1]] if step else []
            if looks >= 12:
                break
        assert differed, "imagination never varies"


def options(option: Option) -> st.SearchStrategy[object]:
    if isinstance(option.default, bool):
        return st.sampled_from([option.default, not option.default])
    if isinstance(option.default, int):
        return st.one_of(st.just(option.default), st.integers(option.low, min(option.high, option.low + 8)))
    return st.sampled_from([option.default, *option.choices])


@pytest.mark.parametrize("id", wp.ids())
@given(data=st.data())
def test_any_line_of_play(id: str, data: st.DataObject) -> None:
    """House rules, seats, seed and every action by Hypothesis, which shrinks a fault to a short record."""
    game = wp.load(id)
    rules = {option.name: data.draw(options(option), option.name) for option in game.rules.options()}
    game = game.with_rules(rules=rules)
    low, high = game.seat_range(game.rules)
    if low > high:
        return
    match = game.match(data.draw(st.integers(low, high), "seats"), data.draw(st.integers(0, 2**62), "seed"))
    picks = data.draw(st.lists(st.integers(0, 2**20), max_size=120), "picks")
    probes: list[int] = []
    for pick in picks:
        settle(match)
        if match.over:
            break
        asked = members(match.deal.to_act() | match.deal.may_react())
        seat = asked[pick % len(asked)]
        actions = match.deal.legal(seat) + match.deal.fouls(seat)
        probes.append(actions[pick // len(asked) % len(actions)])
        match.apply(seat, probes[-1])
    note(Record.of(match).dumps())
    look(match, Rng(len(picks), 3), probes)


@pytest.mark.parametrize("id", wp.ids())
def test_imagination_varies(id: str) -> None:
    deal = wp.load(id).deal(seed=3)
    assert len({str(deal.imagine(0, Rng(n)).position()) for n in range(20)}) > 15


@pytest.mark.parametrize(("id", "preset"), CASES)
def test_sensible_bots_finish(id: str, preset: str) -> None:
    """Heuristics play every preset to its end, and always the same with the same numbers."""
    game = wp.load(id, preset)
    totals = []
    for _ in range(2):
        match = game.match(seed=5)
        players = [bots.make("heuristic", game, Rng(5, 10 + seat)) for seat in range(len(match.players))]
        play_match(match, players, Rng(5, 1))
        contract.check_match(match)
        totals.append((match.totals, match.steps))
    assert totals[0] == totals[1]


@pytest.mark.parametrize("id", wp.ids())
def test_record_replays(id: str) -> None:
    """Record, text, record, match: the same at every step."""
    for seed in range(4):
        match = soak.random_match(wp.load(id), seed)
        text = Record.of(match, ["An", "Boun"]).dumps()
        record = loads(text)
        again = record.replay()
        assert Record.of(again, ["An", "Boun"]).dumps() == text
        assert again.totals == match.totals
        assert again.ranks() == match.ranks()
        half = record.replay(len(record.steps) // 2)
        assert half.steps == match.steps[: len(record.steps) // 2]


@pytest.mark.parametrize("id", wp.ids())
@given(data=st.data())
def test_damaged_records_name_the_line(id: str, data: st.DataObject) -> None:
    """A line lost, doubled, changed or swapped, or the end cut off: read as it stands, or refused with its line."""
    match = wp.load(id).match(seed=3)
    for now in contract.moments(match, Rng(4)):
        if len(now.steps) == 30 or now.over:
            break
    lines = Record.of(match).dumps().splitlines()
    at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    word = data.draw(
        st.sampled_from(["", "0", "9 pass", "deal 7", "x: y", "- join", "\x00", "rule x: 1", lines[other]])
    )
    change = data.draw(st.sampled_from(["lose", "double", "change", "swap", "cut", "append"]))
    if change == "lose":
        del lines[at]
    elif change == "double":
        lines.insert(at, lines[at])
    elif change == "change":
        lines[at] = word
    elif change == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif change == "cut":
        lines[at:] = [lines[at][: len(lines[at]) // 2]]
    else:
        lines[at] += " " + word
    error = None
    try:
        loads("\n".join(lines)).replay()
    except wp.InvalidRecord as caught:
        error = caught
    if error is not None:
        assert 0 < error.line <= len(lines) or "is missing" in str(error), error


@pytest.mark.parametrize("id", [id for id in wp.ids() if id != "toy"])
def test_same_game_in_another_process(id: str) -> None:
    code = (
        "import wongpai as wp, sys; from wongpai.sim.soak import random_match; from wongpai.core.record import Record;"
        f"sys.stdout.write(Record.of(random_match(wp.load({id!r}), 11)).dumps())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout == Record.of(soak.random_match(wp.load(id), 11)).dumps()


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
