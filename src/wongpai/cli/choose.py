"""Choosing by pointing: which choices fit what has been selected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from wongpai.core.view import Choice


def exact(choices: Iterable[Choice], selected: Sequence[str]) -> list[Choice]:
    """Choices that name exactly the refs selected, in any order."""
    wanted = Counter(selected)
    return [choice for choice in choices if Counter(choice.refs) == wanted]


def extensions(choices: Iterable[Choice], selected: Sequence[str]) -> set[str]:
    """Refs that can still be added so that some choice remains possible."""
    have = Counter(selected)
    out: set[str] = set()
    for choice in choices:
        refs = Counter(choice.refs)
        if have <= refs:
            out |= set(refs - have)
    return out
