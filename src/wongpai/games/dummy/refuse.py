"""Why an action is refused: the code of the refusal, "" for none."""
# mypyc

from __future__ import annotations

from mypy_extensions import i64

from wongpai.core.bits import count, lowest
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.actions import ALL, DISCARD, DRAW, FULL, KIND, KNOCK, LAYOFF, MELD, PASS, TAKE, TAKE_OFF
from wongpai.games.dummy.melds import CLUBS, is_meld, is_set, runs_on


def code(deal: d.DummyDeal, seat: i64, action: i64) -> str:
    if deal.over:
        return "over"
    if seat != deal.turn:
        return "not_your_turn"
    if action < 0 or action > ALL:
        return "no_such_action"
    kind: i64 = action & KIND
    cards: i64 = action & FULL
    if kind != LAYOFF and kind != TAKE_OFF and action != kind | cards:
        return "no_such_action"
    if (kind == DRAW or kind == PASS) != (cards == 0):
        return "no_such_action"
    if (kind == DISCARD or kind == KNOCK) and cards & (cards - 1):
        return "no_such_action"
    if deal.phase == d.ACQUIRE:
        if kind == DRAW:
            return "" if len(deal.stock) else "no_stock"
        if kind == PASS:
            return "no_passing" if len(deal.stock) else ""
        return _take(deal, seat, action) if kind == TAKE or kind == TAKE_OFF else "draw_first"
    if kind in (DRAW, PASS, TAKE, TAKE_OFF):
        return "one_a_turn"
    hand: i64 = deal.hands[seat]
    if cards & ~hand:
        return (
            "meld_not_held"
            if kind == MELD
            else "layoff_not_held"
            if kind == LAYOFF
            else ("knock_not_held" if kind == KNOCK else "not_in_hand")
        )
    born: bool = bool(deal.born & (1 << seat))
    found = ""
    if kind == MELD:
        if not born and not deal.fresh:
            return "not_born"
        if not born and not deal.house.birth_melds:
            return "born_this_turn"
        found = shape(cards)
    elif kind == LAYOFF:
        if not born and not deal.fresh:
            return "unborn_layoff"
        found = _fit(deal, seat, cards, deal.find(action))
    elif kind == KNOCK:
        card: i64 = lowest(cards)
        may: bool = born or deal.fresh or deal.house.dark_layoffs
        if not deal.lies(seat, card, may):
            return "dark_layoff" if not may and deal.lies(seat, card, True) else "not_all_laid"
        return ""
    else:
        return "last_card" if cards == hand else ""
    return "none_left" if not found and cards == hand else found


def _take(deal: d.DummyDeal, seat: i64, action: i64) -> str:
    cards: i64 = action & FULL
    hand: i64 = deal.hands[seat]
    if deal.last_by < 0 and not deal.house.first_take:
        return "first_draws"
    if not cards & deal.in_row:
        return "not_in_row"
    if cards & ~(deal.in_row | hand):
        return "take_not_held"
    if action & KIND == TAKE:
        found = shape(cards)
        if not found and not cards & hand:
            return "needs_hand_card"
    elif not deal.house.take_off:
        return "not_to_lay_off"
    else:
        found = _fit(deal, seat, cards, deal.find(action))
    if found:
        return found
    at: i64 = 0
    while not cards & (1 << deal.row[at]):
        at += 1
    left: i64 = count(hand) + len(deal.row) - at - count(cards)
    return "none_left" if left < 1 else ""


def shape(cards: i64) -> str:
    """What is wrong with cards to be laid together."""
    n: i64 = count(cards)
    if n < 3:
        return "too_few"
    if is_meld(cards):
        return ""
    low: i64 = lowest(cards)
    if cards & ~(CLUBS << (low & 3)) == 0:
        return "ace_high" if cards & 15 and cards >> 48 else "broken_run"
    at: i64 = low & ~3
    while at < 52 and n and count((cards >> at) & 15) == 1:
        at += 4
        n -= 1
    return "not_a_meld" if n else "mixed_suits"


def _fit(deal: d.DummyDeal, seat: i64, cards: i64, k: i64) -> str:
    """What is wrong with laying these cards off on meld k."""
    if k < 0:
        return "no_such_meld"
    meld: i64 = deal.melds[k]
    both: i64 = meld | cards
    if is_meld(both):
        open_: i64 = runs_on(meld, cards, deal.shut(k, seat, False), deal.shut(k, seat, True))
        return "" if open_ == cards else "others_layoff"
    if is_set(meld) or cards & ~(CLUBS << (lowest(meld) & 3)):
        return "does_not_fit"
    return "ace_high" if both & 15 and both >> 48 else "gap"
