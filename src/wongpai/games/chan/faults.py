"""What can be done wrong: the names of all faults, and the pack of `violations = classic` (CHAN-2.24)."""
# mypyc
# Classic faults are of three kinds. Unpaid: the ù stands but earns nothing. Hidden: found when the offender calls ù. Open:
# reported at once; from then on the seat may only draw and let go, and its ù costs a penalty.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import lowest
from wongpai.games.chan.cards import KINDS, ROW
from wongpai.games.chan.state import State

FAULTS: Final = (
    "", "bo_u", "u_low", "extra", "missing", "false_u",
    "treo_tranh", "chiu_an_thuong",
    "chon_ca", "chuyen_cho", "cau_ca",
    "bo_chan_an_chan", "bo_chan_an_ca", "bo_ca_an_ca", "bo_chan_danh_chan", "danh_ca_an_ca", "danh_an_ca", "danh_an",
    "danh_chan", "an_danh", "ca_chan", "ca_ca", "ca_chiu", "danh_ca_sau_ca", "an_ca_danh_hang",
    "left_out",
)  # fmt: skip
BO_U: Final[i64] = 1
U_LOW: Final[i64] = 2
EXTRA: Final[i64] = 3
MISSING: Final[i64] = 4
FALSE_U: Final[i64] = 5
FIRST_CLASSIC: Final[i64] = 6
LEFT_OUT: Final[i64] = 25
_CLAUSES: Final = ("", "CHAN-4.11", "CHAN-4.14", "CHAN-4.6", "CHAN-4.7", "CHAN-4.5")

TREO_TRANH: Final[i64] = 1 << 6
CHIU_AN_THUONG: Final[i64] = 1 << 7
CHON_CA: Final[i64] = 1 << 8
CHUYEN_CHO: Final[i64] = 1 << 9
CAU_CA: Final[i64] = 1 << 10
BO_CHAN_AN_CHAN: Final[i64] = 1 << 11
BO_CHAN_AN_CA: Final[i64] = 1 << 12
BO_CA_AN_CA: Final[i64] = 1 << 13
BO_CHAN_DANH_CHAN: Final[i64] = 1 << 14
DANH_CA_AN_CA: Final[i64] = 1 << 15
DANH_AN_CA: Final[i64] = 1 << 16
DANH_AN: Final[i64] = 1 << 17
DANH_CHAN: Final[i64] = 1 << 18
AN_DANH: Final[i64] = 1 << 19
CA_CHAN: Final[i64] = 1 << 20
CA_CA: Final[i64] = 1 << 21
CA_CHIU: Final[i64] = 1 << 22
DANH_CA_SAU_CA: Final[i64] = 1 << 23
AN_CA_DANH_HANG: Final[i64] = 1 << 24

UNPAID_SINS: Final[i64] = TREO_TRANH | CHIU_AN_THUONG
HIDDEN_SINS: Final[i64] = CHON_CA | CHUYEN_CHO | CAU_CA
OPEN_SINS: Final[i64] = (1 << 25) - (1 << 11)
GUILTY: Final[i64] = HIDDEN_SINS | OPEN_SINS  # an ù costs a penalty


def clause_of(fault: i64) -> str:
    if fault < FIRST_CLASSIC:
        return _CLAUSES[fault]
    if fault == LEFT_OUT:
        return "CHAN-4.6"
    if FAULTS[fault] == "danh_an":
        return "CHAN-2.22"
    return "CHAN-2.23" if FAULTS[fault] == "danh_chan" else "CHAN-2.24"


def first_of(sins: i64) -> i64:
    """Index into FAULTS of the first of some classic faults."""
    return lowest(sins)


def eat_sins(state: State, seat: i64, table: i64, own: i64) -> i64:
    """The classic faults of eating a card with one of the hand."""
    row: i64 = ROW[table]
    bit: i64 = 1 << table
    at: i64 = seat * KINDS
    played: i64 = state.played[seat]
    declined: i64 = state.declined[seat]
    out: i64 = 0
    if played & bit:
        out |= DANH_AN
    if state.three[seat] & bit:
        out |= CHIU_AN_THUONG
    if table == own:
        if declined & bit:
            out |= BO_CHAN_AN_CHAN
        if state.ca_rows[seat] & row:
            out |= CA_CHAN
        return out
    if state.have[seat] & bit:
        out |= TREO_TRANH
    n: i64 = state.counts[at + own]
    if n & 1 == 0:
        out |= CAU_CA
    else:
        kind: i64 = own // 3 * 3
        for k in range(kind, kind + 3):
            if k != own and state.counts[at + k] & 1:
                out |= CHON_CA
    if state.waits[seat]:
        out |= CHUYEN_CHO
    if declined & (1 << own):
        out |= BO_CHAN_AN_CA
    elif declined & row & ~bit:
        out |= BO_CA_AN_CA
    if played & row:
        out |= DANH_AN_CA
    pairs: i64 = played & 0xFFFFFF
    while pairs:
        if pairs & 7 & ((pairs & 7) - 1):
            out |= DANH_CA_AN_CA
            break
        pairs >>= 3
    if state.ca_rows[seat] & row:
        out |= CA_CA
    return out


def play_sins(state: State, seat: i64, kind: i64) -> i64:
    """The classic faults of discarding or returning a card."""
    bit: i64 = 1 << kind
    row: i64 = ROW[kind]
    played: i64 = state.played[seat]
    out: i64 = 0
    if played & bit:
        out |= DANH_CHAN
    if state.eaten[seat] & bit:
        out |= AN_DANH
    if state.declined[seat] & bit:
        out |= BO_CHAN_DANH_CHAN
    if state.ca_rows[seat]:
        if played & row & ~bit:
            out |= DANH_CA_SAU_CA
        if state.ca_rows[seat] & row:
            out |= AN_CA_DANH_HANG
    return out


def clean_plays(state: State, seat: i64) -> i64:
    """Kinds of the hand that can be played without a classic fault; 0 if there is none, and then none is at fault."""
    if state.sins[seat] & OPEN_SINS:
        return state.have[seat]
    out: i64 = 0
    rest: i64 = state.have[seat]
    while rest:
        kind: i64 = lowest(rest)
        rest &= rest - 1
        if play_sins(state, seat, kind) == 0:
            out |= 1 << kind
    return out


def report(state: State, seat: i64, sins: i64) -> None:
    """Tell all of the open ones among faults just committed (CHAN-2.24)."""
    opened: i64 = sins & OPEN_SINS
    if opened and state.events is not None:
        fault: i64 = first_of(opened)
        state.note("reported", seat, (), clause_of(fault), word=FAULTS[fault], foul=True)
