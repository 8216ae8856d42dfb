from __future__ import annotations

import pytest

from tests.golden import play


@pytest.mark.parametrize("name", play.PLAYS)
def test_play_through(name: str) -> None:
    """The same moves, sentences and pictures as on paper."""
    written = (play.HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert play.text(name) == written, "if this change is meant: python -m tests.golden.play"
    assert len(written.encode()) < 30_000
