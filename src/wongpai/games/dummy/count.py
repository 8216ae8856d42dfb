"""The count: the scores in lines that cite clauses."""

from __future__ import annotations

from wongpai.core.bits import count
from wongpai.core.view import Args, Line
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.actions import FACES, faces
from wongpai.games.dummy.melds import SPETO
from wongpai.games.dummy.special import CARD, CLAUSES, WHO

DEUCES_TO_NINES = (1 << 32) - 1
TENS_TO_KINGS = (1 << 48) - 1 & ~DEUCES_TO_NINES
ACES = 15 << 48


def lines(deal: d.DummyDeal) -> list[Line]:
    """Nothing before the end."""
    out: list[Line] = []
    if not deal.over:
        return out
    for seat in range(deal.seats):
        _table(deal, seat, out)
        _hand(deal, seat, out)
    for each in deal.charges:
        rule, face = each & 15, FACES[each >> CARD & 63]
        out.append(Line(each >> WHO & 15, -d.SPECIAL, CLAUSES[rule], f"sp{rule}", {"cards": [face]}))
    if deal.knocker >= 0 and deal.fool_of >= 0:
        out.append(Line(deal.fool_of, -d.SPECIAL, "DUMMY-8.1", "fool", {"seat": deal.knocker}))
    return out


def _table(deal: d.DummyDeal, seat: int, out: list[Line]) -> None:
    """Cards laid face up, the knock, and both doubled for a dark knock."""
    laid = deal.laid[seat]
    head = laid & 1 << deal.head if deal.house.sp3 and deal.head >= 0 else 0
    speto = laid & SPETO & ~head
    plain = laid & ~head & ~speto
    total = 0
    for key, cards, clause in (
        ("small", plain & DEUCES_TO_NINES, "DUMMY-5.2"),
        ("court", plain & TENS_TO_KINGS, "DUMMY-5.3"),
        ("ace", plain & ACES, "DUMMY-5.4"),
        ("speto", speto, "DUMMY-5.5"),
        ("head", head, "DUMMY-9.3a"),
    ):
        if cards:
            points = deal.worth(cards)
            total += points
            out.append(Line(seat, points, clause, key, _told(cards)))
    if seat != deal.knocker:
        return
    points = deal.knock_points()
    clause = "DUMMY-5.6" if points == d.KNOCK_POINTS else "DUMMY-9.1"
    out.append(Line(seat, points, clause, "knock", _told(1 << deal.knock_card)))
    if deal.dark():
        out.append(Line(seat, total + points, "DUMMY-6.3", "dark"))


def _hand(deal: d.DummyDeal, seat: int, out: list[Line]) -> None:
    """Cards left in hand, and doubled for who rots in the dark."""
    hand = deal.hands[seat]
    if hand:
        out.append(Line(seat, -deal.worth(hand), "DUMMY-5.8", "hand", _told(hand)))
        if deal.rots(seat):
            out.append(Line(seat, -deal.worth(hand), "DUMMY-7.2", "rot"))


def _told(cards: int) -> Args:
    return {"n": count(cards), "cards": list(faces(cards))}
