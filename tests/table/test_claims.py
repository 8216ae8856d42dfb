"""Claim windows: answers are held, and neither time nor versions tell who had something to claim."""

from __future__ import annotations

import pytest

from tests.table.tables import Played, running
from wongpai.core.bits import members
from wongpai.core.deal import CLAIM
from wongpai.table import Answer, Claim, log
from wongpai.table.setup import PACES


def in_claim(played: Played) -> bool:
    match = played.room.match
    return match is not None and not match.deal.over and match.deal.window() == CLAIM


def to_next_claim(played: Played, people: list[int]) -> bool:
    """Play without claims until a window opens; False once the match is over."""
    while not in_claim(played):
        match = played.match
        if match.over:
            return False
        if match.deal.over:
            for player in people:
                played.live.next(player)
        elif (seat := played.turn) in people:
            played.act(seat, match.deal.text(match.deal.legal(seat)[0]))
            continue
        played.step()
    return True


def windows(played: Played, people: list[int], answer: bool) -> list[tuple[int, float, int]]:
    """For each window of a match: who could claim, how long it lasted, how many versions it took."""
    out = []
    while to_next_claim(played, people):
        match = played.match
        could, began, version = int(match.deal.to_act()), played.now, played.room.version
        if answer:
            for player in people:
                assert played.act(player, "pass") == ""
        played.step()
        out.append((could, played.now - began, played.room.version - version))
    return out


@pytest.mark.parametrize("answer", [True, False])
def test_a_window_lasts_as_long_whoever_can_claim(answer: bool) -> None:
    pace = PACES["normal"]
    seen = []
    for seed in range(4):
        played = running("toy", 2, 2, seed)
        seen += windows(played, [0, 1], answer)
    assert {round(length, 6) for _, length, _ in seen} == {pace.grace if answer else pace.claim}
    assert {versions for _, _, versions in seen} == {1}
    kinds = {(bool(could & 3), bool(could & 12)) for could, _, _ in seen}
    assert {(False, False), (True, False), (False, True)} <= kinds


def test_an_answer_is_held_and_nobody_else_sees_it() -> None:
    played = running("toy", 3, 1, deals=9)
    claimed = 0
    while to_next_claim(played, [0, 1, 2]):
        others = {p: played.update(p) for p in (0, 1, 2, -1)}
        claimants = [p for p in (0, 1, 2) if played.match.deal.to_act() >> p & 1]
        for player in claimants:
            assert [c.text for c in played.view(player).choices if not c.risk] == ["claim", "pass"]
            assert played.act(player, "claim") == ""
            assert played.view(player).choices == []
            assert played.act(player, "pass") == "answered"
            for other, before in others.items():
                if other not in claimants:
                    assert played.update(other) == before
        played.step()
        for player in claimants:
            assert [e.seat for e in played.room.history[-1].events if e.kind == "claim"] == [player]
            claimed += 1
    assert claimed > 5


def test_everybody_may_pass_and_only_those_who_can_may_claim() -> None:
    played = running("toy", 3, 1)
    refused = 0
    while to_next_claim(played, [0, 1, 2]):
        match = played.match
        for player in (0, 1, 2):
            if not match.deal.to_act() >> player & 1:
                assert [c.text for c in played.view(player).choices if not c.risk] == ["pass"]
                assert played.act(player, "claim") == "no_claim"
                assert played.act(player, "pass") == ""
                refused += 1
        played.step()
    assert refused > 5


def test_held_answers_outlast_a_restart() -> None:
    played = running("toy", 3, 0)
    while True:
        assert to_next_claim(played, [0, 1, 2])
        match = played.match
        claimants = members(match.deal.to_act())
        if claimants:
            break
        played.step()
    player = claimants[0]
    assert played.act(player, "claim", id=7) == ""
    assert isinstance(log.loads(played.written[-1]), Answer)
    again = played.restarted()
    for other in (0, 1, 2):
        again.live.arrive(other)
    assert again.room.version == played.room.version
    assert again.view(player).choices == []
    assert again.act(player, "claim", id=7) == ""  # the same message again: the same answer, done once
    again.step()
    claim = log.loads(again.written[-1])
    assert isinstance(claim, Claim)
    assert claim.answers[0] == (player, "claim")


def test_a_window_opens_late_for_nobody_and_ends_for_all_at_once() -> None:
    """One update, one version: to those who hold nothing it says just what came of it."""
    played = running("toy", 2, 2)
    count = 0
    while to_next_claim(played, [0, 1]):
        before = played.update(-1)
        assert before.clock is not None
        assert before.clock.seats == [0, 1, 2, 3]
        assert [played.update(p).clock for p in (0, 1)] == [before.clock] * 2
        played.act(0, "pass")
        assert played.update(-1) == before
        played.step()
        assert played.room.version == before.version + 1
        count += 1
    assert count > 10


def test_who_cannot_be_meant_is_not_asked() -> None:
    """The seat that discarded has nothing to answer, for all to see, and the window does not wait for it."""
    played = running("somsip", 2, 1)
    asked = 0
    while to_next_claim(played, [0, 1]) and asked < 6:
        deal = played.match.deal
        turn = deal.view(-1).turn
        others = [player for player in (0, 1) if player in turn]
        if len(others) == 1:
            (discarder,) = {0, 1} - set(others)
            assert played.view(discarder).choices == []
            assert [c.text for c in played.view(others[0]).choices][-1:] == ["pass"]
            began = played.now
            assert played.act(others[0], "pass") == ""
            played.step()
            assert played.now - began == pytest.approx(PACES["normal"].grace)
            asked += 1
        else:
            played.step()
    assert asked > 2
