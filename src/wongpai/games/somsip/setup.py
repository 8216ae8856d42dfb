"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import count, mask_of, members
from wongpai.core.event import Event
from wongpai.core.position import Position, Reader
from wongpai.errors import InvalidPosition
from wongpai.games.somsip import deal as d
from wongpai.games.somsip.pairs import FACES, RANK_NAMES, waits

ANSWERS = ("able", "knocked", "locked")


def set_up(deal: d.SomSipDeal, position: Mapping[str, Any]) -> None:
    """Fill a new deal from a position: what it names is taken, the rest dealt or set as the rules say.

    Names: hands, centre, discard (bottom first, the centre card included), stock (the next card last), dealer, turn, by
    (who made the last discard), phase, took and drew (a card, in this turn), passed, turns; of an open window able,
    knocked, locked; winner and way of an over one; and what all have seen: known, owes (ranks by seat), room,
    recycled, fresh.
    Without `by` the deal begins; with it, the next seat is to take or draw.
    """
    n = deal.seats
    r = Reader(position)
    deal.dealer = r.number("dealer", n - 1 if r.has("hands") else int(deal.rng.below(n)), 0, n - 1)
    if set(position) <= {"dealer"}:
        _deal(deal)
        return
    first = deal.next(deal.dealer)
    deal.by = r.number("by", -1, -1, n - 1)
    rows = r.rows("hands") or [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"hands: one entry for each of the {n} seats")
    hands = [_set(deal, row, "hands") if row is not None else None for row in rows]
    full = [s for s in range(n) if hands[s] is not None and count(hands[s] or 0) == 6]
    if full or (deal.house.wild and deal.by < 0):
        usual = "discard"
    elif deal.by < 0:
        usual = "claim" if deal.house.centre_claim and not r.has("passed") else "first"
    else:
        usual = "turn"
    phase = r.word("phase", usual, d.PHASES)
    deal.phase = d.PHASES.index(phase)
    turn = full[0] if full else first if deal.by < 0 else deal.by if phase == "claim" else deal.next(deal.by)
    deal.turn = r.number("turn", turn, 0, n - 1)

    centre = _cards(deal, r.words("centre"), "centre")
    pile = _cards(deal, r.words("discard"), "discard")
    stock = _cards(deal, r.words("stock"), "stock")
    if len(centre) > 1:
        raise InvalidPosition("centre: one card")
    if not r.has("discard") and not deal.house.wild:
        pile = list(centre)
    used = set(centre) if deal.house.wild else set()
    for name, cards in (("discard", pile), ("stock", stock), *(("hands", members(hand or 0)) for hand in hands)):
        if used & set(cards):
            raise InvalidPosition(f"{name}: a card is in two places: {_faces(sorted(used & set(cards)))}")
        used |= set(cards)
    used |= set(centre)
    left = [c for c in members(deal.house.pack) if c not in used]
    deal.rng.shuffle(left)
    for s in range(n):
        hand = hands[s]
        if hand is None:
            size = 6 if phase == "discard" and s == deal.turn else 5
            hand = sum((1 << (left.pop())) for _ in range(min(size, len(left))))
            _tell_hand(deal, s, hand)
        if count(hand) != _size(deal, s) and phase != "over":
            raise InvalidPosition(f"hands: seat {s} must hold {_size(deal, s)} cards, not {count(hand)}")
        deal.hands.append(hand)
    if not centre and not pile and not r.has("by"):
        centre = [left.pop()]
        if not deal.house.wild:
            pile = list(centre)
    deal.centre = centre[0] if centre else -1
    deal.pile = pile
    deal.stock = stock if r.has("stock") else left
    _wild(deal)

    taken, drawn = (_cards(deal, r.words(name), name) for name in ("took", "drew"))
    deal.taken = taken[0] if taken else -1
    deal.drawn = drawn[0] if drawn else -1
    deal.passed = r.flag("passed")
    deal.turns = r.number("turns", 0)
    deal.known = _by_seat(deal, r, "known")
    deal.owes = [mask_of([_rank(w) for w in row or []]) for row in r.rows("owes") or [None] * n]
    deal.room = r.number("room", -1, -1)
    deal.recycled = _set(deal, r.words("recycled"), "recycled")
    deal.fresh = r.numbers("fresh", [0] * n, 0, 10**6)
    answers = {name: mask_of(r.numbers(name, [], 0, n - 1)) for name in ANSWERS}
    deal.winner = r.number("winner", -1, -1, n - 1)
    deal.way = d.WAYS.index(r.word("way", "", d.WAYS))
    has_able = r.has("able")
    r.finish()
    if not len(deal.known) == len(deal.owes) == len(deal.fresh) == n:
        raise InvalidPosition("known, owes, fresh: one entry a seat")
    _check(deal)
    look(deal)
    deal.locked = answers["locked"]
    if deal.phase == d.CLAIM:
        deal.open_window()
        deal.knocks = answers["knocked"]
        deal.able = deal.able & answers["able"] if has_able else deal.able & ~deal.knocks
    deal.over = deal.phase == d.OVER


def _deal(deal: d.SomSipDeal) -> None:
    """Five cards each, one at a time from the dealer's next seat on, then the centre card (SOMSIP-1.1, 1.2)."""
    n = deal.seats
    deal.stock = members(deal.house.pack)
    deal.rng.shuffle(deal.stock)
    deal.hands = [0] * n
    first = deal.next(deal.dealer)
    for i in range(5 * n + deal.house.wild):
        deal.hands[(first + i) % n] |= 1 << (deal.stock.pop())
    for i in range(n):
        seat = (first + i) % n
        _tell_hand(deal, seat, deal.hands[seat])
    deal.centre = deal.stock.pop()
    deal.turn = first
    deal.phase = d.DISCARD if deal.house.wild else d.FIRST
    if not deal.house.wild:
        deal.pile = [deal.centre]
    deal.known, deal.owes, deal.fresh = [0] * n, [0] * n, [0] * n
    _wild(deal)
    look(deal)
    if deal.events is not None:
        dest = "centre" if deal.house.wild else "discard"
        deal.events.append(
            Event("centre", cards=(FACES[deal.centre],), n=1, source="stock", dest=dest, clause="SOMSIP-1.2")
        )
        deal.events.append(Event("start", seat=first, clause="SOMSIP-2.1"))
    if deal.house.centre_claim and not deal.house.wild:
        deal.open_window()


def position(deal: d.SomSipDeal) -> Position:
    """The whole state; loading it gives an equal deal."""
    out: Position = {
        "hands": [_faces(members(hand)) for hand in deal.hands],
        "discard": _faces(deal.pile),
        "stock": _faces(deal.stock),
        "dealer": deal.dealer,
        "phase": d.PHASES[deal.phase],
        "turn": deal.turn,
        "by": deal.by,
        "turns": deal.turns,
    }
    for name, card in (("centre", deal.centre), ("took", deal.taken), ("drew", deal.drawn)):
        if card >= 0:
            out[name] = FACES[card]
    if deal.passed:
        out["passed"] = True
    if any(deal.known):
        out["known"] = [_faces(members(cards)) for cards in deal.known]
    if any(deal.owes):
        out["owes"] = [" ".join(RANK_NAMES[rank] for rank in members(ranks)) for ranks in deal.owes]
    if deal.room >= 0:
        out["room"] = deal.room
    if deal.recycled:
        out["recycled"] = _faces(members(deal.recycled))
        out["fresh"] = list(deal.fresh)
    if deal.phase == d.CLAIM:
        out["able"] = members(deal.able)
    for name, seats in (("knocked", deal.knocks if deal.phase == d.CLAIM else 0), ("locked", deal.locked)):
        if seats:
            out[name] = members(seats)
    if deal.winner >= 0:
        out["winner"] = deal.winner
    if deal.way:
        out["way"] = d.WAYS[deal.way]
    return out


def _wild(deal: d.SomSipDeal) -> None:
    """In the wild variant the other cards of the centre card's rank pair with any card."""
    if deal.house.wild and deal.centre >= 0:
        deal.wild = (15 << (deal.centre & ~3)) & ~(1 << deal.centre)


def look(deal: d.SomSipDeal) -> None:
    """What every seat waits for, or waited for before it took or drew its sixth card."""
    six = deal.drawn if deal.drawn >= 0 else deal.taken
    fives = [hand & ~(1 << six) if six >= 0 else hand for hand in deal.hands]
    deal.waits = [waits(hand, deal.house, deal.wild) if count(hand) == 5 else 0 for hand in fives]


def _size(deal: d.SomSipDeal, seat: int) -> int:
    return 6 if deal.phase == d.DISCARD and seat == deal.turn else 5


def _check(deal: d.SomSipDeal) -> None:
    """Raises InvalidPosition where the parts contradict each other."""
    if deal.phase in (d.FIRST, d.CLAIM) and not deal.pile:
        raise InvalidPosition("discard: there must be a card")
    if deal.phase == d.FIRST and (deal.turn != deal.next(deal.dealer) or deal.pile[-1] != deal.centre):
        raise InvalidPosition("phase: only the dealer's next seat begins, at the centre card")
    if deal.phase == d.CLAIM and deal.turn != (deal.by if deal.by >= 0 else deal.next(deal.dealer)):
        raise InvalidPosition("turn: in an open window it is still the discarder's")
    if deal.phase == d.TURN and deal.by >= 0 and (deal.turn != deal.next(deal.by) or not deal.pile):
        raise InvalidPosition("turn: it goes to the seat after the discarder")
    for name, card in (("took", deal.taken), ("drew", deal.drawn)):
        if card >= 0 and not (deal.phase in (d.DISCARD, d.OVER) and deal.hands[deal.turn] >> card & 1):
            raise InvalidPosition(f"{name}: the seat to discard must hold it")
    if any(known & ~hand for known, hand in zip(deal.known, deal.hands, strict=True)):
        raise InvalidPosition("known: the seat must hold these cards")


def _tell_hand(deal: d.SomSipDeal, seat: int, hand: int) -> None:
    if deal.events is not None:
        cards = tuple(FACES[c] for c in members(hand))
        deal.events.append(
            Event("deal", seat=seat, cards=cards, n=len(cards), source="stock", dest=f"hand:{seat}",
                  clause="SOMSIP-1.1", seen=1 << seat)
        )  # fmt: skip


def _faces(cards: list[int]) -> str:
    return " ".join(FACES[card] for card in cards)


def _rank(word: str) -> int:
    if word.upper() not in RANK_NAMES:
        raise InvalidPosition(f"owes: no such rank: {word!r}")
    return RANK_NAMES.index(word.upper())


def _cards(deal: d.SomSipDeal, words: list[str], name: str) -> list[int]:
    out: list[int] = []
    for word in words:
        number = d._NUMBERS.get(word.lower(), -1)
        if number < 0 or number in out or not deal.house.pack >> number & 1:
            raise InvalidPosition(f"{name}: no such card, or twice: {word!r}")
        out.append(number)
    return out


def _set(deal: d.SomSipDeal, words: list[str], name: str) -> int:
    return mask_of(_cards(deal, words, name))


def _by_seat(deal: d.SomSipDeal, r: Reader, name: str) -> list[int]:
    return [_set(deal, row or [], name) for row in r.rows(name) or [None] * deal.seats]
