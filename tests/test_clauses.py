"""No clause without text, test and, where players can break it, something that cites it (`make clauses`)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import wongpai as wp
from tools.clauses import holes, holes_of, main, marked_tests
from wongpai.core.rules import clauses

GAMES = [id for id in wp.ids() if wp.load(id).locales is None]  # not those registered from outside


@pytest.mark.parametrize("id", GAMES)
def test_no_holes(id: str) -> None:
    assert holes_of(wp.load(id)) == []


def test_every_kind_of_hole_is_found() -> None:
    game = dataclasses.replace(
        wp.load(GAMES[0]),
        id="g",
        clauses=clauses("G", "1 duty\n2 duty\n3 engine\n4 duty\n5 lore"),
        refusals={"early": "G-1", "late": "G-9", "shared": "G-1"},
    )
    tests = {"G-1": 2, "G-2": 1, "G-3": 1, "G-4": 1, "G-8": 1, "OTHER-8": 1}
    texts = {
        "en": {
            "clause-G-1",
            "clause-G-2",
            "clause-G-3",
            "clause-G-4",
            "clause-G-5",
            "refusal-g-late",
            "refusal-shared",
        },
        "th": {
            "clause-G-1",
            "clause-G-2",
            "clause-G-4",
            "clause-G-5",
            "refusal-g-early",
            "refusal-g-late",
            "refusal-shared",
        },
    }
    assert sorted(holes(game, tests, {"G-2", "G-7"}, texts)) == sorted(
        [
            "G-3 has no text in th",
            "G-5 has no test",
            "G-4 can be broken, but no refusal or event cites it",
            "the refusal early has no text in en",
            "the refusal late cites G-9, which is no clause",
            "the code cites G-7, which is no clause",
            "a test is marked G-8, which is no clause",
        ]
    )


def test_marks_are_read_from_the_sources(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        '@clause("G-1", "G-2")\ndef test_a(): game.clause("G-3")\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=clause("G-1"))])\ndef test_b(n): pass\n'
    )
    assert marked_tests(tmp_path) == {"G-1": 2, "G-2": 1}


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 2
    assert "unknown game 'nothing'" in capsys.readouterr().err
