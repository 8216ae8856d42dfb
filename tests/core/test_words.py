"""Numbers and names that other people write."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from wongpai.core import position
from wongpai.core.record import Record, loads
from wongpai.core.rules import Option
from wongpai.core.source import FairSource, FastSource, read_source
from wongpai.core.words import clean_name, number

NO_NUMBERS = ["", " ", "²", "٣", "５", "๓", "Ⅷ", "-1", "+1", "1_0", "1.0", " 1", "9" * 19, "9" * 5000, "x"]


def test_numbers() -> None:
    assert [number(text) for text in ("0", "007", "9" * 18)] == [0, 7, 10**18 - 1]
    assert [number(text) for text in NO_NUMBERS] == [None] * len(NO_NUMBERS)


@pytest.mark.parametrize("text", [*NO_NUMBERS, "--5", "-²", "5-"])
def test_rules_that_are_no_numbers(text: str) -> None:
    with pytest.raises(wp.InvalidOption) as caught:
        Option("deals", 3, low=1, high=9).read(text)
    assert len(str(caught.value)) < 200
    assert Option("floor", -3, low=-9, high=0).read("-5") == -5


@pytest.mark.parametrize("seed", [-1, 2**63, 2**200, True, 1.5, "7", None])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(wp.InvalidOption):
        FastSource(seed)
    if isinstance(seed, int):
        with pytest.raises(ValueError, match="seed"):
            wp.load("slave").deal(seed=seed)
    assert FastSource(2**63 - 1).deal(1).word() >= 0


@pytest.mark.parametrize("text", ["²", "٣", "9" * 19, "9" * 5000, "fair 00 \ud800", "fair 00 ก"])
def test_seeds_in_records(text: str) -> None:
    with pytest.raises(wp.InvalidRecord):
        read_source(text)
    assert read_source(str(2**63 - 1)) == FastSource(2**63 - 1)
    assert read_source("fair 00ff a b") == FairSource(b"\0\xff", ("a", "b"))


def written(names: list[str]) -> str:
    """A record of one step: line 3 seats, 4 seed, 5 … the names, then steps, an empty line, deal 1, the step."""
    match = wp.load("slave").match(3, 5)
    seat = int(match.deal.to_act()).bit_length() - 1
    match.apply(seat, match.deal.legal(seat)[0])
    return Record.of(match, names).dumps()


@pytest.mark.parametrize("name", ["A#1", "#", "An: Boun", "seats: 3", "สมชาย"])
def test_names_come_back(name: str) -> None:
    assert loads(written(["An", name])).names == ["An", name]


@pytest.mark.parametrize("name", ["x\nseats: 3", "\x1b[2Jx", "\udcff", "x" * 99, "a\u2028b\x85c", "\x9b31m"])
def test_names_are_cleaned_on_both_sides(name: str) -> None:
    text = written([name])
    assert loads(text).names == [clean_name(name)]
    raw = text.replace(clean_name(name), name) if clean_name(name) and "\n" not in name else text
    for shown in loads(raw).names if len(raw.splitlines()) == len(text.splitlines()) else []:
        assert shown == clean_name(shown)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("name 0: An", "name 9999999999: An", 5), ("name 0: An", "name ²: An", 5), ("name 0: An", "name 3: An", 5),
        ("name 0: An", "name 0: An\nname 0: Boun", 6), ("seed: 5", "seed: ²", 4), ("seats: 3", "seats: ³", 3),
        ("seats: 3", "seats: " + "9" * 5000, 3), ("steps: 1", "steps: ²", 6), ("steps: 1", "steps: " + "1" * 5000, 6),
        ("deal 1", "deal ¹", 8), ("deal 1", "deal " + "1" * 5000, 8), ("seed: 5", "rule deals: --5\nseed: 5", 4),
        ("seed: 5", "rule deals: ²\nseed: 5", 4), ("seed: 5", "rule deals: 3\nrule deals: 4\nseed: 5", 5),
        (" lay", "² lay", 9), (" lay", "0" * 20 + " lay", 9), (" lay", "99 lay", 9), (" lay", "!² lay", 9),
        (" lay", "!" + "9" * 5000 + " lay", 9),
    ],
)  # fmt: skip
def test_strange_numbers_in_records_name_the_line(old: str, new: str, line: int) -> None:
    text = written(["An"])
    assert old in text
    with pytest.raises(wp.InvalidRecord) as caught:
        loads(text.replace(old, new, 1)).replay()
    assert caught.value.line == line
    assert len(str(caught.value)) < 300


def test_what_a_record_says_is_quoted() -> None:
    """Nothing of a record reaches a terminal raw."""
    for old, new in (
        ("slave 1", "slave \x1b[2J"),
        ("slave 1", "\x1b[2J 1"),
        ("seed: 5", "seed: \x1b[2J"),
        ("3", "\x1b[2J"),
    ):
        with pytest.raises(wp.InvalidRecord) as caught:
            loads(written(["An"]).replace(old, new, 1)).replay()
        assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize("position", ["x", "", 5, 0, [], ["hands"], {1: 2}, {None: 1}, b"hands"])
@pytest.mark.parametrize("id", wp.ids())
def test_positions_of_a_wrong_type(id: str, position: Any) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load(id).deal(position=position)


def test_deep_positions() -> None:
    for text in ("a: " + "[" * 100_000, "a: " + '{"a":' * 100_000):
        with pytest.raises(wp.InvalidPosition):
            position.loads(text)
        assert position.loads(position.dumps({"a": text[3:]})) == {"a": text[3:]}
