"""The special rules on discards: what costs points at once, and who answers for what another may take."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.bits import count, members
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.actions import FULL
from wongpai.games.dummy.melds import NEIGHBOURS, SPETO, melds_with, runs_on

# A liability is a number: the special rule (3, 5 or 6), the discarder << 4, the discard << 8, the card whose taking
# costs (the target) << 16, and, where it is enough that another could have taken it, that seat + 1 << 24 once one could.
# A charge, 50 points, is made likewise of the rule, who pays << 4, the discard << 8, and << 24 the seat + 1 that could
# have taken, for a charge that stays hidden until the count.
WHO: Final[i64] = 4
CARD: Final[i64] = 8
TARGET: Final[i64] = 16
HIDDEN: Final[i64] = 24
SAVED: Final = ("", "", "", "DUMMY-9.3c", "", "DUMMY-9.5b", "DUMMY-9.6b")
CLAUSES: Final = ("", "", "DUMMY-9.2", "DUMMY-9.3b", "DUMMY-9.4", "DUMMY-9.5a", "DUMMY-9.6a")


def cost(deal: d.DummyDeal, seat: i64, card: i64) -> i64:
    """The special rules, as a bit set, that charge a discard at once: 2 (DUMMY-9.2) and 4 (DUMMY-9.4)."""
    out: i64 = 0
    if deal.house.sp2 and deal.open & (1 << card):
        for k in range(len(deal.melds)):
            if runs_on(deal.melds[k], 1 << card, deal.shut(k, seat, False), deal.shut(k, seat, True)):
                out = 4
                break
    if deal.house.sp4 and not (out and deal.house.max_one):
        found: list[i64] = []
        melds_with(card, deal.in_row, found)
        if len(found):
            out |= 16
    return out


def price(deal: d.DummyDeal, seat: i64, card: i64) -> i64:
    """The points that a discard is charged at once: 0, 50 or 100."""
    return d.SPECIAL * count(cost(deal, seat, card)) if deal.house.costly else 0


def cheapest(deal: d.DummyDeal, seat: i64) -> i64:
    """The cards of a hand whose discard is charged least at once."""
    out: i64 = 0
    least: i64 = -1
    for card in members(deal.hands[seat]):
        points: i64 = price(deal, seat, card)
        if least < 0 or points < least:
            out = 0
            least = points
        if points == least:
            out |= 1 << card
    return out


def discarded(deal: d.DummyDeal, seat: i64, card: i64) -> i64:
    """Before a discard joins the row: charge it, or note what it makes its discarder liable for. The rules that charge."""
    if deal.swept:  # what was swept up and not used is nobody's to use now
        deal.swept = 0
        deal.liable = [each for each in deal.liable if _can_fire(deal, each)]
    charged: i64 = cost(deal, seat, card) if deal.house.costly else 0
    for rule in members(charged):
        deal.charges.append(rule | (seat << WHO) | (card << CARD))
    if not deal.house.liable or (charged and deal.house.max_one):
        return charged
    base: i64 = (seat << WHO) | (card << CARD)
    near: i64 = NEIGHBOURS[card]
    if deal.house.sp3 and deal.head >= 0 and deal.in_row & near & (1 << deal.head):
        deal.liable.append(3 | base | (deal.head << TARGET))
    if deal.house.sp5:
        for speto in members(deal.in_row & SPETO & near):
            deal.liable.append(5 | base | (speto << TARGET))
    if deal.house.sp6 and SPETO & (1 << card) and deal.in_row & near:
        deal.liable.append(6 | base | (card << TARGET))
    return charged


def begun(deal: d.DummyDeal) -> None:
    """A turn begins: its player is saved (DUMMY-9.3c, 9.5b, 9.6b), and may be able to take what others are liable for."""
    kept: list[i64] = []
    for each in deal.liable:
        if (each >> WHO) & 15 != deal.turn:
            kept.append(each)
        elif deal.events is not None and not deal.house.takeable:
            deal._note("saved", deal.turn, 1 << ((each >> CARD) & 63), SAVED[each & 15])
    deal.liable = kept
    if not deal.house.takeable or not len(kept):
        return
    takes: list[i64] = []
    deal.takes(deal.turn, takes)
    for at in range(len(kept)):
        each = kept[at]
        if each >> HIDDEN or (deal.house.max_one and _charged(kept, each)):
            continue
        for take in takes:
            if _fires(deal, each, take & FULL, take & deal.in_row):
                kept[at] = each | ((deal.turn + 1) << HIDDEN)
                deal.charges.append((each & 0xFFFF) | ((deal.turn + 1) << HIDDEN))
                break


def laid(deal: d.DummyDeal, seat: i64, cards: i64) -> None:
    """Who has taken in this turn lays cards: whoever is liable for them pays; what can no longer happen is forgotten.

    Cards swept up along with the one wanted may still be used in this turn, and not after it.
    """
    from_row: i64 = cards & deal.swept
    deal.swept &= ~cards
    kept: list[i64] = []
    paid: list[i64] = []
    for each in deal.liable:
        hit: bool = (each >> WHO) & 15 != seat and _hits(deal, each, cards, from_row)
        done: bool = bool(each >> HIDDEN)
        if deal.house.max_one and not done:
            done = _charged(paid, each) or _charged(deal.liable, each)
        if hit and not done:
            # Where it is enough that another could have taken, this charge too stays hidden until the count.
            told: i64 = (seat + 1) << HIDDEN if deal.house.takeable else 0
            paid.append(each | (1 << HIDDEN))
            deal.charges.append((each & 0xFFFF) | told)
            if deal.events is not None and not told:
                _note(deal, each)
        elif _can_fire(deal, each):
            kept.append(each)
    deal.liable = [each for each in kept if not _charged(paid, each)] if deal.house.max_one else kept


def _can_fire(deal: d.DummyDeal, each: i64) -> bool:
    """May the target still be used, with the discard where both are needed?

    Of two swept up together in this turn one may lie in a meld already, which the other may yet join.
    """
    aim: i64 = 1 << ((each >> TARGET) & 63)
    if deal.house.any_take:
        return bool(aim & (deal.in_row | deal.swept))
    both: i64 = aim | 1 << ((each >> CARD) & 63)
    if aim & deal.in_row:
        return both & deal.in_row == both
    there: i64 = deal.swept
    for meld in deal.melds:
        there |= meld
    return bool(both & deal.swept) and both & there == both


def _hits(deal: d.DummyDeal, each: i64, cards: i64, from_row: i64) -> bool:
    """Do these cards, now in their meld and some of them from the row, bring the target into use as the rule says?"""
    aim: i64 = 1 << ((each >> TARGET) & 63)
    both: i64 = aim | 1 << ((each >> CARD) & 63)
    if each & 15 == 6 or deal.house.any_take or both & from_row == both:
        return bool(aim & from_row) and _fires(deal, each, cards, from_row)
    if both & from_row:  # one after the other
        for meld in deal.melds:
            if both & meld == both:
                return True
    return False


def _charged(others: list[i64], one: i64) -> bool:
    """A liability for the same discard has been paid already."""
    return any(other >> HIDDEN and (other ^ one) & 0xFFF0 == 0 for other in others)


def _fires(deal: d.DummyDeal, each: i64, cards: i64, from_row: i64) -> bool:
    """Does laying these cards, some of them from the row, use the target as the rule says?"""
    aim: i64 = (each >> TARGET) & 63
    if not cards & (1 << aim):
        return False
    if each & 15 == 6:
        return not deal.house.uses_neighbour or bool(from_row & NEIGHBOURS[aim])
    return deal.house.any_take or bool(cards & (1 << ((each >> CARD) & 63)))


def tell(deal: d.DummyDeal) -> None:
    """At the count: the charges that were hidden."""
    for each in deal.charges:
        if each >> HIDDEN:
            _note(deal, each)


def _note(deal: d.DummyDeal, each: i64) -> None:
    rule: i64 = each & 15
    deal._note("charge", (each >> WHO) & 15, 1 << ((each >> CARD) & 63), CLAUSES[rule], word=f"sp{rule}")
