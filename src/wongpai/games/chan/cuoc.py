"""The 22 cước: which ones a winning hand holds, and whether an announcement fits it."""
# mypyc

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wongpai.games.chan.hand import BACH_THU as WAITS_BACH_THU
from wongpai.games.chan.hand import BACH_THU_CHI as WAITS_BACH_THU_CHI
from wongpai.games.chan.hand import NEED, pairs, wait_kind
from wongpai.games.chan.house import House

# In the order of the rulebook, CHAN-3.1 … CHAN-3.22.
KEYS: Final = (
    "xuong", "thong", "chi", "thien_u", "dia_u", "co_chiu", "chiu_u", "co_bon", "u_bon", "thien_khai", "bach_thu",
    "bach_thu_chi", "thap_thanh", "bach_dinh", "tam_do", "kinh_tu_chi", "leo", "tom", "hoa", "nha", "ca", "ngu",
)  # fmt: skip
CLAUSE_OF: Final = (
    "CHAN-3.1", "CHAN-3.2", "CHAN-3.3", "CHAN-3.4", "CHAN-3.5", "CHAN-3.6", "CHAN-3.7", "CHAN-3.8", "CHAN-3.9",
    "CHAN-3.10", "CHAN-3.11", "CHAN-3.12", "CHAN-3.13", "CHAN-3.14", "CHAN-3.15", "CHAN-3.16", "CHAN-3.17", "CHAN-3.18",
    "CHAN-3.19", "CHAN-3.20", "CHAN-3.21", "CHAN-3.22",
)  # fmt: skip
N: Final[i64] = 22
XUONG: Final[i64] = 0
THONG: Final[i64] = 1
CHI: Final[i64] = 2
THIEN_U: Final[i64] = 3
DIA_U: Final[i64] = 4
CO_CHIU: Final[i64] = 5
CHIU_U: Final[i64] = 6
CO_BON: Final[i64] = 7
U_BON: Final[i64] = 8
THIEN_KHAI: Final[i64] = 9
BACH_THU: Final[i64] = 10
BACH_THU_CHI: Final[i64] = 11
THAP_THANH: Final[i64] = 12
BACH_DINH: Final[i64] = 13
TAM_DO: Final[i64] = 14
KINH_TU_CHI: Final[i64] = 15
LEO: Final[i64] = 16
TOM: Final[i64] = 17
HOA: Final[i64] = 18
NHA: Final[i64] = 19
CA: Final[i64] = 20
NGU: Final[i64] = 21

# Kinds of card that cước name.
V2: Final[i64] = 0
V3: Final[i64] = 3
S3: Final[i64] = 5
V4: Final[i64] = 6
V5: Final[i64] = 9
S5: Final[i64] = 11
N7: Final[i64] = 16
V8: Final[i64] = 18
S8: Final[i64] = 20
V9: Final[i64] = 21
S9: Final[i64] = 23
CC: Final[i64] = 24

OK: Final[i64] = 0
EXTRA: Final[i64] = 1
MISSING: Final[i64] = 2
LEFT_OUT: Final[i64] = 3  # nothing that always has to be announced, but the table wants all


@final
class Win:
    """What a hand just won is judged by."""

    def __init__(self) -> None:
        self.counts: list[i64] = []  # concealed, by kind, without the winning card (thiên ù: all 20)
        self.eats: list[i64] = []  # sets eaten, each 25 * kind from the table + kind from the hand
        self.chius: list[i64] = []  # kinds chíu'd earlier in the deal
        self.card: i64 = -1  # the winning kind; -1 for thiên ù
        self.drawn: bool = False  # it came from the stock just now
        self.own_door: bool = False  # it lies in the winner's own door
        self.first_draw: bool = False  # it was the first card drawn in the deal
        self.dealer: bool = False  # the winner had the bài cái
        self.touched: bool = False  # the winner had eaten, chíu'd or discarded before
        self.clean_last: bool = False  # the winner won the deal before, and without a fault
        self.chiu: bool = False  # won by chíu ù

    def mat_chan(self) -> i64:
        """Chắn on the mat; a chíu is two."""
        n: i64 = 2 * len(self.chius)
        for eat in self.eats:
            if eat // 25 == eat % 25:
                n += 1
        return n


def _least(a: i64, b: i64, c: i64) -> i64:
    if b < a:
        a = b
    return c if c < a else a


def held(win: Win, bon_own_draw: bool = False) -> list[i64]:
    """How often a winning hand holds each cước. bon_own_draw: ù bòn only on a card one drew oneself.

    A flower (hoa, nhà, cá, ngư) comes with its chì and bạch thủ.
    """
    out: list[i64] = [0] * N
    hand: list[i64] = win.counts
    whole: list[i64] = hand[:]
    w: i64 = win.card
    mat: i64 = win.mat_chan()
    flower_ground: bool = False  # a 5V on the mat
    bon: i64 = 0
    eaten: list[i64] = [0] * 25  # chắn eaten, by kind
    for eat in win.eats:
        table: i64 = eat // 25
        own: i64 = eat % 25
        whole[table] += 1
        whole[own] += 1
        if table == V5 or own == V5:
            flower_ground = True
        if table == own:
            eaten[table] += 1
            if eaten[table] == 2:
                bon += 1
    for kind in win.chius:
        whole[kind] += 4
        if kind == V5:
            flower_ground = True
    kind_of_wait: i64
    if w < 0:
        out[THIEN_U] = 1
        kind_of_wait = WAITS_BACH_THU if pairs(hand) == NEED else 0
    else:
        whole[w] += 1
        kind_of_wait = wait_kind(hand, mat)
        if win.own_door:
            out[CHI] = 1
        if win.first_draw and not win.dealer and not win.touched:
            out[DIA_U] = 1
        if win.chiu:
            out[CHIU_U] = 1
        if win.drawn and eaten[w] == 1 and hand[w] == 1 and (win.own_door or not bon_own_draw):
            out[U_BON] = 1
    if win.clean_last:
        out[THONG] = 1
    out[CO_CHIU] = len(win.chius)
    out[CO_BON] = bon
    if kind_of_wait == WAITS_BACH_THU:
        out[BACH_THU] = 1
    elif kind_of_wait == WAITS_BACH_THU_CHI:
        out[BACH_THU_CHI] = 1
    chan: i64 = mat + pairs(hand)
    if w >= 0 and hand[w] & 1:
        chan += 1
    if chan == 10:
        out[THAP_THANH] = 1
    for c in hand:
        if c == 4:
            out[THIEN_KHAI] += 1
    red: i64 = whole[V8] + whole[S8] + whole[V9] + whole[S9] + whole[CC]
    if red == 0:
        out[BACH_DINH] = 1
    elif red == 8:
        out[TAM_DO] = 1
    elif red == 4 and whole[CC] == 4:
        out[KINH_TU_CHI] = 1
    out[LEO] = _least(whole[V9], whole[S8], whole[CC])
    out[TOM] = _least(whole[V3], whole[S3], whole[N7])
    if out[CHI] and out[BACH_THU]:
        if w == V2:
            if flower_ground:
                out[HOA] = 1
            if hand[V5] >= 2 and hand[V4] >= 2:
                out[NHA] = 1
        elif w == V8:
            if flower_ground:
                out[CA] = 1
            if hand[CC] >= 2 and hand[S5] >= 2:
                out[NGU] = 1
    for c in out:
        if c:
            return out
    out[XUONG] = 1
    return out


def flower(cuoc: list[i64]) -> bool:
    """Is one of hoa, nhà, cá, ngư among these?"""
    return cuoc[HOA] + cuoc[NHA] + cuoc[CA] + cuoc[NGU] > 0


def most() -> list[i64]:
    """How often each cước can be announced at all."""
    out: list[i64] = [1] * N
    for i in (CO_CHIU, CO_BON, LEO, TOM):
        out[i] = 4
    out[THIEN_KHAI] = 5
    out[XUONG] = 0
    return out


def must(held: list[i64], announced: list[i64], i: i64, strict: bool) -> i64:
    """How often cước i has to be announced with this hand. strict: at a table that wants all of them said."""
    if i == BACH_THU and (held[THIEN_U] or flower(announced)):
        return 0  # CHAN-4.8, CHAN-4.10
    if i == THIEN_U or i == CHIU_U or i == U_BON or i == BACH_THU or i == BACH_THU_CHI:
        return held[i]  # CHAN-4.7
    if not strict or i >= HOA or (i == CHI and flower(held)):
        return 0  # CHAN-4.9
    return held[i]


def check(held: list[i64], announced: list[i64], house: House) -> i64:
    """OK, or what is wrong with an announcement: EXTRA before MISSING before LEFT_OUT (CHAN-4.6, CHAN-4.7)."""
    i: i64 = 1
    while i < N:
        if announced[i] > held[i]:
            return EXTRA
        i += 1
    i = 1
    while i < N:
        if announced[i] < must(held, announced, i, False):
            return MISSING
        i += 1
    if house.strict_missing:
        i = 1
        while i < N:
            if announced[i] < must(held, announced, i, True):
                return LEFT_OUT
            i += 1
    return OK


def wrong(held: list[i64], announced: list[i64], house: House) -> i64:
    """How many cước were announced that the hand has not, and left out that had to be announced."""
    n: i64 = 0
    i: i64 = 1
    while i < N:
        if announced[i] > held[i]:
            n += announced[i] - held[i]
        else:
            short: i64 = must(held, announced, i, house.strict_missing) - announced[i]
            if short > 0:
                n += short
        i += 1
    return n
