"""No clause without text and test; see `make clauses`."""

from __future__ import annotations

import pytest

import wongpai as wp
from tools.clauses import marked_tests, report


@pytest.mark.once
@pytest.mark.parametrize("id", [id for id in wp.ids() if id != "toy"])
def test_every_clause_has_text_test_and_refusal(id: str) -> None:
    assert report(wp.load(id), marked_tests()).holes == []
