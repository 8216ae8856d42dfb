"""Saying what happens at a table, for the tests of every game."""

from __future__ import annotations

from wongpai.core.deal import Deal


def say(deal: Deal, *moves: str) -> None:
    """Moves as "0 lay 3c", done one after another; "-" closes a window."""
    for move in moves:
        if move == "-":
            deal.close()
            continue
        seat, _, text = move.partition(" ")
        deal.apply(int(seat), deal.parse(text))


def refused(deal: Deal, move: str) -> tuple[str, str]:
    """Code and clause of the refusal of a move; fails if it is not refused."""
    seat, _, text = move.partition(" ")
    refusal = deal.why_not(int(seat), deal.parse(text))
    assert refusal is not None, f"{move} is not refused"
    return refusal.code, refusal.clause


def kinds(deal: Deal) -> list[str]:
    """Kinds of the events so far."""
    return [event.kind for event in deal.events or []]
