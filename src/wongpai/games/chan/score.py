"""What an announcement is worth: điểm of its biggest cước, dịch of the others, gà (CHAN-4.2, 4.3, 4.15, 4.17)."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.games.chan.cuoc import (
    BACH_DINH,
    BACH_THU,
    BACH_THU_CHI,
    CHI,
    CHIU_U,
    CLAUSE_OF,
    CO_BON,
    DIA_U,
    HOA,
    KINH_TU_CHI,
    TAM_DO,
    THAP_THANH,
    THIEN_KHAI,
    THIEN_U,
    U_BON,
    XUONG,
    N,
    flower,
)
from wongpai.games.chan.house import FOUR, LOW, House

GA: Final[i64] = 22  # the share that is no cước

# điểm by cước; ù bòn and chíu ù are missing from the source, the house says.
_DIEM: Final[list[i64]] = [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 6, 12, 7, 8, 12, 5, 4, 20, 30, 20, 30]


def diem(i: i64, house: House) -> i64:
    """What cước i counts as the biggest one."""
    if i == U_BON or i == CHIU_U:
        return house.pts_u_special
    if house.points_table == LOW and THAP_THANH <= i <= KINH_TU_CHI:
        return _DIEM[i] - 1
    if house.points_table == FOUR and (i == THIEN_U or i == DIA_U or i == CO_BON or i == THIEN_KHAI):
        return 4
    return _DIEM[i]


def dich(i: i64, house: House) -> i64:
    """What cước i adds to a bigger one (CHAN-4.3); xuông has none."""
    if i == XUONG:
        return 0
    more: i64 = diem(i, house) - 3
    return more if more > 1 else 1


def credited(announced: list[i64], house: House) -> list[i64]:
    """The cước that are paid: a flower holds its chì and bạch thủ within it, nothing at all is a xuông."""
    out: list[i64] = announced[:]
    out[XUONG] = 0
    if flower(out):
        if house.flower_absorbs:
            out[CHI] = 0
            out[BACH_THU] = 0
        if not house.flower_stack:
            best: i64 = _top(out, house)
            i: i64 = HOA
            while i < N:
                if i != best:
                    out[i] = 0
                i += 1
    for n in out:
        if n:
            return out
    out[XUONG] = 1
    return out


def _top(cuoc: list[i64], house: House) -> i64:
    """The biggest cước; the later one of equals."""
    top: i64 = XUONG
    i: i64 = 1
    while i < N:
        if cuoc[i] and diem(i, house) >= diem(top, house):
            top = i
        i += 1
    return top


def shares(announced: list[i64], house: House) -> list[i64]:
    """What each cước adds, by cước, and the gà last: together what each loser pays."""
    paid: list[i64] = credited(announced, house)
    top: i64 = _top(paid, house)
    out: list[i64] = [0] * (N + 1)
    i: i64 = 0
    while i < N:
        if paid[i]:
            out[i] = paid[i] * dich(i, house)
            if i == top or (house.thap_thanh_full and paid[THAP_THANH] and THAP_THANH <= i <= KINH_TU_CHI):
                out[i] += diem(i, house) - dich(i, house)
        i += 1
    if house.ga:
        out[GA] = house.ga_points * ga(announced, house)
    return out


def clause_of(i: i64) -> str:
    """The clause behind share i."""
    return "CHAN-4.4" if i == GA else CLAUSE_OF[i]


def points(announced: list[i64], house: House) -> i64:
    """Without gà: what a table's minimum is held against (CHAN-4.13)."""
    given: list[i64] = shares(announced, house)
    n: i64 = 0
    i: i64 = 0
    while i < N:
        n += given[i]
        i += 1
    return n


def ga(announced: list[i64], house: House) -> i64:
    """How many gà the announced cước carry, one a family (CHAN-4.4), played for or not."""
    paid: list[i64] = credited(announced, house)
    flowers: i64 = 0
    i: i64 = HOA
    while i < N:
        flowers += paid[i]
        i += 1
    single: bool = paid[BACH_THU] + paid[BACH_THU_CHI] + flowers > 0
    n: i64 = flowers
    n += paid[BACH_THU_CHI] + paid[THAP_THANH] + paid[KINH_TU_CHI] + paid[BACH_DINH] + paid[TAM_DO]
    if flowers == 0 and single and paid[CHI]:
        n += house.ga_chi_bach_thu
    if paid[U_BON] and (single or house.ga_u_bon_plain):
        n += 1
    return n


def total(announced: list[i64], house: House) -> i64:
    """What each loser pays the winner (CHAN-4.1)."""
    n: i64 = 0
    for share in shares(announced, house):
        n += share
    return n


def pot(announced: list[i64]) -> bool:
    """Does an ù announced so take the gà nuôi (CHAN-5.2)?"""
    return flower(announced) or (announced[CHI] > 0 and announced[BACH_THU] + announced[BACH_THU_CHI] > 0)
