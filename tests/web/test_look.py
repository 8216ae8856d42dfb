"""What can be said of the client's sources without a browser."""

from __future__ import annotations

import re
from itertools import product

import pytest

import wongpai as wp
from tests.web.serve import ROOT

SOURCES = sorted(p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in {".ts", ".svelte", ".css"})
# Text colour and what it lies on.
PAIRS = [
    *product(("ink", "soft", "brand-ink", "indigo"), ("mat", "paper")),
    ("on-brand", "brand"), ("on-indigo", "indigo"), ("on-leaf", "leaf"), ("on-turmeric", "turmeric"),
]  # fmt: skip


def tokens() -> dict[str, tuple[str, str]]:
    """Each colour in light and in dark."""
    text = (ROOT / "web/src/styles/base.css").read_text(encoding="utf-8")
    out = {
        name: (light, dark) for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", text)
    }
    out |= {name: (both, both) for name, both in re.findall(r"--([\w-]+): (#\w{6});", text)}
    return out


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_contrast_is_enough_to_read(text: str, ground: str) -> None:
    """4.5 to 1, level AA, in light and dark."""
    for one, other in zip(tokens()[text], tokens()[ground], strict=True):
        dark, light = sorted((luminance(one), luminance(other)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (one, other)


def test_the_client_names_no_game() -> None:
    assert len(SOURCES) > 20
    for path in SOURCES:
        text = path.read_text(encoding="utf-8").lower()
        assert not [id for id in wp.ids() if re.search(rf"\b{id}\b", text)], path.name
