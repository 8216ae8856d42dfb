"""`@clause("SLAVE-3.5")` marks a test as the test of a rulebook's clause."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*ids)
