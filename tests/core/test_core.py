"""Random sources, bits, positions, house rules, records, events."""

from __future__ import annotations

import copy
import hashlib
import pickle
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import wongpai as wp
from tests.toy import register_toy
from wongpai.core import bits, position
from wongpai.core.event import NOBODY, Event
from wongpai.core.record import Record, loads
from wongpai.core.rng import FairRng, Rng
from wongpai.core.rules import Option
from wongpai.core.source import FairSource, FastSource, read_source

register_toy()


@given(st.integers(0, 2**62 - 1))
def test_bits(mask: int) -> None:
    members = [n for n in range(62) if mask >> n & 1]
    assert bits.members(mask) == members
    assert bits.count(mask) == len(members)
    assert bits.mask_of(members) == mask
    if members:
        assert bits.lowest(mask) == members[0]
        assert bits.highest(mask) == members[-1]


def test_known_numbers() -> None:
    """The stream is part of every record: it must never change."""
    rng = Rng(7, 1)
    assert [rng.below(10) for _ in range(12)] == [6, 8, 0, 3, 7, 4, 8, 3, 9, 7, 1, 3]
    fair = FairRng(b"x", 1)
    assert [fair.below(10) for _ in range(12)] == [7, 6, 5, 4, 3, 1, 7, 5, 1, 7, 2, 8]


@pytest.mark.parametrize("make", [lambda: Rng(3, 9), lambda: FairRng(b"key", 4)])
def test_generators(make: Callable[[], Rng]) -> None:
    rng = make()
    rng.below(6)
    for twin in (rng.copy(), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        again = rng.copy()
        assert [twin.word() for _ in range(40)] == [again.word() for _ in range(40)]
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < n < 1150 for n in counts)
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))


def test_streams_differ() -> None:
    assert len({Rng(seed, stream).word() for seed in range(20) for stream in range(20)}) == 400


def test_the_fair_shuffle_can_be_checked() -> None:
    """Commitment before, seed after, salts of the seats: anybody deals the same cards again."""
    source = FairSource.fresh()
    assert source.commitment == hashlib.sha256(source.server).hexdigest()
    salted = source.salted(("an", "boun"))
    match = wp.load("slave").match(4, salted)
    again = wp.load("slave").match(4, read_source(str(salted)))
    assert match.deal.position() == again.deal.position()
    other = wp.load("slave").match(4, source.salted(("an", "bea")))
    assert other.deal.position() != match.deal.position()
    assert salted.commitment == source.commitment


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "fair", "fair zz", str(2**63)])
def test_unreadable_seeds(text: str) -> None:
    with pytest.raises(wp.InvalidRecord):
        read_source(text)
    assert read_source("12") == FastSource(12)


@given(
    st.dictionaries(
        st.from_regex(r"[a-z_]{1,8}", fullmatch=True),
        st.one_of(
            st.integers(), st.booleans(), st.lists(st.integers()), st.text(st.characters(blacklist_categories=["C"]))
        ),
    )
)
@example({"a": "\u2028", "b": "x\u2029y", "c": "x\x85y", "d": "two\nlines", "e": "x\ry", "f": "", "g": " "})
def test_positions_as_text(value: dict[str, object]) -> None:
    assert position.loads(position.dumps(value)) == value


@pytest.mark.parametrize("text", ["nonsense", "1x: 3", "a: 1\na: 2"])
def test_unreadable_positions(text: str) -> None:
    with pytest.raises(wp.InvalidPosition):
        position.loads(text)


@pytest.mark.parametrize(
    "bad",
    [
        {"hands": ["3c"]}, {"hands": 7}, {"turn": 9}, {"turn": True}, {"colour": "red"}, {"table": "3c 4c", "by": 0},
        {"table": "3c"}, {"roles": "king king slave slave"}, {"hands": ["3c", "3c", "4c", "5c"]}, {"passed": [7]},
        {"hands": ["9z", None, None, None]}, {"phase": "dreaming"}, {"reversed": 1},
    ],
)  # fmt: skip
def test_impossible_positions(bad: dict[str, object]) -> None:
    with pytest.raises(wp.InvalidPosition):
        wp.load("slave").deal(4, position=bad)


def test_options() -> None:
    flag, number, word = Option("a", False), Option("b", 3, low=1, high=9), Option("c", "x", ("x", "y"))
    assert flag.read("true") is True
    assert number.read("9") == 9
    assert word.read("y") == "y"
    for option, text in ((flag, "1"), (number, "10"), (number, "true"), (word, "z")):
        with pytest.raises(wp.InvalidOption):
            option.read(text)


def test_unknown_game() -> None:
    with pytest.raises(wp.UnknownGame, match="slave"):
        wp.load("bridge")


def test_events_are_scrubbed() -> None:
    event = Event("draw", seat=1, cards=("7",), seen=0b10, audience=0b110)
    assert event.for_(1) == Event("draw", seat=1, cards=("7",))
    assert event.for_(2) == Event("draw", seat=1, cards=("",))
    assert event.for_(0) is None
    assert event.for_(wp.SPECTATOR) is None
    assert Event("x", cards=("7",), seen=NOBODY).for_(-1) == Event("x", cards=("",))


def test_records_with_comments() -> None:
    match = wp.load("slave").match(3, 5)
    seat = int(match.deal.to_act()).bit_length() - 1
    match.apply(seat, match.deal.legal(seat)[0])
    text = Record.of(match, ["An", "Boun", "Chai"]).dumps()
    loud = "\n".join(line + "   # said aloud" if " lay " in line else line for line in text.splitlines())
    record = loads(loud + "\n\n# the end\n")
    assert record.names == ["An", "Boun", "Chai"]
    assert record.replay().deal.position() == match.deal.position()
    assert Record.of(record.replay(), record.names).dumps() == text


def test_mistakes_in_empty_windows_replay() -> None:
    """A mistake made while a window stood open in which nobody had a choice comes into that window again."""
    game = wp.load("toy")
    marks = set()
    for seed in range(40):
        match = game.match(3, seed, listen=True)
        closed = 0
        while not match.over and closed < 3:
            deal = match.deal
            waiting = deal.to_act()
            if waiting:
                seat = bits.lowest(waiting)
                match.apply(seat, deal.legal(seat)[-1])
            elif closed == seed % 3 and deal.fouls(2):
                match.apply(2, deal.fouls(2)[0])
                break
            else:
                match.close()
                closed += 1
        record = loads(Record.of(match).dumps())
        assert record.steps == match.steps
        again = record.replay(listen=True)
        assert again.deal.position() == match.deal.position()
        assert again.take_events() == match.take_events()
        marks |= {step.closed for step in match.steps}
    assert marks == {-1, 0}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("deal 1", "deal 2"), 7), (("seats: 3", "seats: 30"), 3), (("seats: 3", "chairs: 3"), 3), ((" lay", " throw"), 8),
        (("steps: 1", "steps: 2"), 8), (("steps: 1", "steps: x"), 5), (("seed: 5", "seed: 5\nrule king_falls: maybe"), 5),
        (("seed: 5", "seed: 5\nrule queens: true"), 5), ((" lay", "!0 lay"), 8), ((" lay", "!9 lay"), 8), ((" lay", "!x lay"), 8),
    ],
)  # fmt: skip
def test_damaged_records_name_the_line(change: tuple[str, str], line: int) -> None:
    match = wp.load("slave").match(3, 5)
    seat = int(match.deal.to_act()).bit_length() - 1
    match.apply(seat, match.deal.legal(seat)[0])
    text = Record.of(match).dumps()
    assert change[0] in text
    with pytest.raises(wp.InvalidRecord) as caught:
        loads(text.replace(*change)).replay()
    assert caught.value.line == line


def test_advance_only_between_deals() -> None:
    match = wp.load("slave").match(4)
    with pytest.raises(ValueError, match="no deal"):
        match.advance()
