"""How cards are written in a terminal."""

from __future__ import annotations

import pytest

from wongpai.cli import show
from wongpai.cli.plain import CODES


@pytest.mark.parametrize(
    ("face", "style", "written", "ink"),
    [
        ("10d", "french", "10♦", "blue"),
        ("As", "french", "A♠", ""),
        ("rHOP", "coloured", "●HOP", "red"),
        ("yC", "coloured", "▲C", "yellow"),
        ("bDBL", "coloured", "■DBL", "blue"),
        ("gREV", "coloured", "◆REV", "green"),
        ("D4", "coloured", "D4", ""),
        ("9V", "to_tom", "9V", "red"),
        ("9N", "to_tom", "9N", ""),
        ("CC", "to_tom", "CC", "red"),
        ("14", "numbered", "14", ""),
    ],
)
def test_faces(face: str, style: str, written: str, ink: str) -> None:
    """As people write them, in their ink; what is written can be typed."""
    assert show.face(face, style) == written
    assert show.ink(face, style) == ink
    assert written.translate(CODES) == face
