"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import mask_of, members
from wongpai.core.event import Event
from wongpai.core.position import Position, Reader
from wongpai.core.words import number
from wongpai.errors import InvalidPosition
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.actions import FACES, NUMBERS, faces
from wongpai.games.dummy.house import hand_size
from wongpai.games.dummy.melds import ends_of, is_meld
from wongpai.games.dummy.special import CARD, HIDDEN, TARGET, WHO

ASIDE = 5
RULES = ("sp2", "sp3", "sp4", "sp5", "sp6")


def set_up(deal: d.DummyDeal, position: Mapping[str, Any]) -> None:
    """Fill a new deal from a position: what it names is taken, the rest dealt or set as the rules say.

    Names: hands, discard (the centre row, oldest first), head (the card that began it, wherever it is now), by (who made
    the last discard, -1 the dealer), stock (the next card last), out (cards set aside), melds (each as "1 8c 9c 10c +
    0 7c": an owner and cards, then seats and what they laid off on it), dealer, direction (1, -1), turn, phase, born
    (seats that took before this turn), fresh (the seat to act took in this turn, for the first time), known (by seat:
    cards swept up), new (the card just drawn), fool (who discarded the one card taken in this turn), swept
    (cards swept up in this turn, still in the hand, where somebody is liable for them), liable and charges
    ("sp3 0 9h 7h": rule, seat, discard, target; one more number is the seat that could have taken), knocker, last (the
    card knocked with). Hands not named are dealt from what is left, and the rest is the stock.
    """
    n = deal.seats
    r = Reader(position)
    deal.dealer = r.number("dealer", n - 1 if r.has("hands") else int(deal.rng.below(n)), 0, n - 1)
    deal.step = r.number("direction", 1, -1, 1)
    if deal.step == 0:
        raise InvalidPosition("direction: 1 or -1")
    deal.turn = (deal.dealer + deal.step) % n
    if set(position) <= {"dealer", "direction"}:
        _deal(deal)
        return

    used: set[int] = set()
    row = _cards(r.words("discard"), "discard", used)
    stock = _cards(r.words("stock"), "stock", used)
    deal.aside = _cards(r.words("out"), "out", used)
    last = _cards(r.words("last"), "last", used)
    deal.laid = [0] * n
    for text in _texts(r, "melds"):
        _meld(deal, text, used)
    rows = r.rows("hands") or [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"hands: one entry for each of the {n} seats")
    hands = [None if each is None else mask_of(_cards(each, "hands", used)) for each in rows]
    rest = [card for card in range(52) if card not in used]
    deal.rng.shuffle(rest)
    for seat in range(n):
        if hands[seat] is None:
            hands[seat] = mask_of(rest[: hand_size(n)])
            del rest[: hand_size(n)]
    deal.hands = [hand or 0 for hand in hands]
    if not r.has("discard") and rest:
        row = [rest.pop()]
    deal.stock = stock if r.has("stock") else rest
    deal.row, deal.in_row = row, mask_of(row)

    deal.phase = d.PHASES.index(r.word("phase", "draw", d.PHASES))
    deal.turn = r.number("turn", deal.turn, 0, n - 1)
    head = _cards(r.words("head"), "head", set()) if r.has("head") else row[:1]
    deal.head = head[0] if head else -1
    fresh_row = not row or (len(row) == 1 and row == head)
    default = -1 if fresh_row else (deal.turn - deal.step) % n
    deal.last_by = r.number("by", default, -1, n - 1)
    deal.born = mask_of(r.numbers("born", [], 0, n - 1))
    deal.fresh = r.flag("fresh")
    deal.fool_of = r.number("fool", -1, -1, n - 1)
    deal.knocker = r.number("knocker", -1, -1, n - 1)
    deal.knock_card = last[0] if last else -1
    new = _cards(r.words("new"), "new", set())
    deal.drawn = new[0] if new else -1
    deal.known = [mask_of(_cards(each or [], "known", set())) for each in r.rows("known") or [None] * n]
    deal.swept = mask_of(_cards(r.words("swept"), "swept", set()))
    deal.liable = [_charge(text, n, 4) for text in _texts(r, "liable")]
    deal.charges = [_charge(text, n, 3) for text in _texts(r, "charges")]
    r.finish()
    _check(deal, last)
    if deal.phase == d.OVER:
        deal.over = True


def _deal(deal: d.DummyDeal) -> None:
    """Hands, the head of the row, and what the table sets aside (DUMMY-1.1 … 1.4, 2.1, 2.2)."""
    n, size = deal.seats, hand_size(deal.seats)
    stock = list(range(52))
    deal.rng.shuffle(stock)
    deal.hands, deal.known, deal.laid = [0] * n, [0] * n, [0] * n
    clause = ("", "", "DUMMY-1.1", "DUMMY-1.2", "DUMMY-1.3")[n]
    events = deal.events if deal.events is not None else []
    for turn in range(n):
        seat = (deal.dealer + deal.step * (turn + 1)) % n
        hand = mask_of(stock[-size:])
        del stock[-size:]
        deal.hands[seat] = hand
        events.append(
            Event("deal", seat=seat, cards=faces(hand), n=size, source="stock", dest=f"hand:{seat}", clause=clause,
                  seen=1 << seat)
        )  # fmt: skip
    deal.head = stock.pop()
    deal.row, deal.in_row = [deal.head], 1 << deal.head
    events.append(
        Event("head", seat=deal.dealer, cards=(FACES[deal.head],), n=1, source="stock", dest="row", clause="DUMMY-2.2")
    )
    if deal.house.aside and n == 2:
        deal.aside, stock = stock[:ASIDE], stock[ASIDE:]
        events.append(Event("aside", seat=deal.dealer, n=ASIDE, source="stock", clause="DUMMY-1.4"))
    deal.stock = stock
    events.append(Event("start", seat=deal.turn, clause="DUMMY-2.3"))


def position(deal: d.DummyDeal) -> Position:
    """The whole state; loading it gives an equal deal."""
    out: Position = {
        "hands": [" ".join(faces(hand)) for hand in deal.hands],
        "discard": " ".join(FACES[card] for card in deal.row),
        "head": FACES[deal.head] if deal.head >= 0 else "",
        "by": deal.last_by,
        "stock": " ".join(FACES[card] for card in deal.stock),
        "dealer": deal.dealer,
        "direction": deal.step,
        "phase": d.PHASES[deal.phase],
        "turn": deal.turn,
    }
    if deal.aside:
        out["out"] = " ".join(FACES[card] for card in deal.aside)
    if deal.melds:
        out["melds"] = [_meld_text(deal, k) for k in range(len(deal.melds))]
    if deal.born:
        out["born"] = members(deal.born)
    if deal.fresh:
        out["fresh"] = True
    if any(deal.known):
        out["known"] = [" ".join(faces(cards)) for cards in deal.known]
    if deal.drawn >= 0:
        out["new"] = FACES[deal.drawn]
    if deal.swept:
        out["swept"] = " ".join(faces(deal.swept))
    if deal.fool_of >= 0:
        out["fool"] = deal.fool_of
    if deal.liable:
        out["liable"] = [_charge_text(each, 4) for each in deal.liable]
    if deal.charges:
        out["charges"] = [_charge_text(each, 3) for each in deal.charges]
    if deal.knocker >= 0:
        out["knocker"], out["last"] = deal.knocker, FACES[deal.knock_card]
    return out


def _meld(deal: d.DummyDeal, text: str, used: set[int]) -> None:
    """Read a meld: "1 8c 9c 10c + 0 7c"."""
    owner = core = whole = -1
    for part in text.split("+"):
        word, *words = part.split() or [""]
        seat = number(word)
        if seat is None or seat >= deal.seats or not words:
            raise InvalidPosition(f"melds: a seat and cards, and after + what others laid off, not {text!r}")
        cards = mask_of(_cards(words, "melds", used))
        deal.laid[seat] |= cards
        if owner < 0:
            owner, core, whole = seat, cards, cards
        else:
            whole |= cards
    if not is_meld(core) or not is_meld(whole):
        raise InvalidPosition(f"melds: no set or run: {text!r}")
    deal.owners.append(owner)
    deal.cores.append(core)
    deal.melds.append(whole)
    deal.ends.append(ends_of(whole))
    deal.open |= ends_of(whole)


def _meld_text(deal: d.DummyDeal, k: int) -> str:
    parts = [f"{deal.owners[k]} {' '.join(faces(deal.cores[k]))}"]
    for seat in range(deal.seats):
        off = deal.melds[k] & ~deal.cores[k] & deal.laid[seat]
        if off:
            parts.append(f"{seat} {' '.join(faces(off))}")
    return " + ".join(parts)


def _charge(text: str, seats: int, size: int) -> int:
    """Read a liability (size 4) or a charge (3); one word more names the seat that could have taken."""
    words = text.split()
    named = [number(word) for word in words[1:2] + words[size:]]
    good = len(words) in (size, size + 1) and words[0] in RULES
    if not good or not all(seat is not None and seat < seats for seat in named):
        raise InvalidPosition(f"liable, charges: a rule, a seat and cards, such as 'sp3 0 9h 7h', not {text!r}")
    cards = [_cards([word], "liable", set())[0] for word in words[2:size]]
    out = int(words[0][2]) | int(words[1]) << WHO | cards[0] << CARD
    if size == 4:
        out |= cards[1] << TARGET
    return out | (int(words[size]) + 1) << HIDDEN if len(words) > size else out


def _charge_text(each: int, size: int) -> str:
    words = [f"sp{each & 15}", str(each >> WHO & 15), FACES[each >> CARD & 63]]
    if size == 4:
        words.append(FACES[each >> TARGET & 63])
    if each >> HIDDEN:
        words.append(str((each >> HIDDEN) - 1))
    return " ".join(words)


def _check(deal: d.DummyDeal, last: list[int]) -> None:
    """What lies where must be possible together."""
    if len(deal.known) != deal.seats or any(k & ~h for k, h in zip(deal.known, deal.hands, strict=False)):
        raise InvalidPosition("known: cards of the hand, one entry a seat")
    if (deal.knocker >= 0) != (len(last) == 1) or len(last) > 1 or (last and deal.phase != d.OVER):
        raise InvalidPosition("knocker, last: who knocked and with which card, once the deal is over")
    if deal.swept and (deal.phase != d.TABLE or deal.swept & ~deal.known[deal.turn]):
        raise InvalidPosition("swept: known cards of the seat to act, in its turn")
    if deal.phase == d.TABLE and not deal.hands[deal.turn]:
        raise InvalidPosition(f"hands: seat {deal.turn} has nothing to discard")
    if deal.drawn >= 0 and (deal.phase != d.TABLE or not deal.hands[deal.turn] >> deal.drawn & 1):
        raise InvalidPosition("new: a card in the hand of the seat to act")
    if deal.fresh and (deal.phase == d.ACQUIRE or deal.born >> deal.turn & 1):
        raise InvalidPosition("fresh: the seat to act took in this turn and never before")
    if deal.row and deal.last_by < 0 and len(deal.row) > 1:
        raise InvalidPosition("by: who made the last discard?")


def _texts(r: Reader, name: str) -> list[str]:
    value = r.get(name, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise InvalidPosition(f"{name}: expected a list of texts")
    return list(value)


def _cards(words: list[str], name: str, used: set[int]) -> list[int]:
    """Cards by number; none may be in `used`, which they join."""
    out = []
    for word in words:
        card = NUMBERS.get(word.lower(), -1)
        if card < 0 or card in used:
            raise InvalidPosition(f"{name}: no such card, or in two places: {word!r}")
        used.add(card)
        out.append(card)
    return out
