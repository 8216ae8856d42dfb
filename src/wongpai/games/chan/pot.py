"""The pot that is fed over many deals: entries, chíu and nhái (CHAN-5)."""
# mypyc

from __future__ import annotations

from mypy_extensions import i64

from wongpai.games.chan.cards import CC, FACES
from wongpai.games.chan.state import CHIU_PAY, CHIU_PLAYED_PAY, ENTRY, NHAI_PAY, PLAYED, RETURNED, State


def _pay(state: State, reason: i64, seat: i64, points: i64) -> None:
    state.paid[reason * state.seats + seat] += points
    state.pot += points


def pay_entry(state: State) -> None:
    """Everyone pays in at the start of a deal (CHAN-5.4)."""
    points: i64 = state.house.entry
    if not state.house.pot or points == 0:
        return
    for seat in range(state.seats):
        _pay(state, ENTRY, seat, points)
    if state.events is not None:
        state.note("entry", -1, (), "CHAN-5.4", n=points)


def pay_chiu(state: State, taker: i64) -> None:
    """A chíu of the live card: of a drawn one all others pay, of a played one who played it (CHAN-5.5 … 5.7)."""
    if not state.house.pot:
        return
    points: i64 = 2 if state.card == CC else 1
    if state.origin == PLAYED or state.origin == RETURNED:
        _pay(state, CHIU_PLAYED_PAY, state.putter, points)
        if state.events is not None:
            state.note("ga_chiu", state.putter, (), "CHAN-5.7" if state.card == CC else "CHAN-5.6", n=points)
        return
    for seat in range(state.seats):
        if seat != taker:
            _pay(state, CHIU_PAY, seat, points)
    if state.events is not None:
        clause = "CHAN-5.7" if state.card == CC else "CHAN-5.5"
        state.note("ga_chiu_all", taker, (), clause, n=points)


def pay_nhai(state: State, seat: i64, kind: i64, level: i64) -> None:
    """The seat drew what it had just declined, the level-th time in a row (CHAN-5.8 … 5.11)."""
    if not state.house.pot:
        return
    points: i64 = 2 * level if kind == CC else level
    for other in range(state.seats):
        if other != seat:
            _pay(state, NHAI_PAY, other, points)
    if state.events is not None:
        clause = "CHAN-5.11" if kind == CC else ("CHAN-5.9" if level == 1 else "CHAN-5.10")
        state.note("nhai", seat, (FACES[kind],), clause, n=points)
