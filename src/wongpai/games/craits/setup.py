"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import count, mask_of, members
from wongpai.core.event import NOBODY, Event
from wongpai.core.position import Position, Reader
from wongpai.core.rng import Rng
from wongpai.errors import InvalidPosition
from wongpai.games.craits import state as d
from wongpai.games.craits.actions import NUMBERS
from wongpai.games.craits.cards import EIGHT, FACES, FULL, NINE, RANK_NAMES, SUITS, size_of
from wongpai.games.craits.deal import CraitsDeal

WILD_RANKS = (EIGHT, NINE)


def set_up(deal: CraitsDeal, position: Mapping[str, Any]) -> None:
    """Fill a new deal from a position: what it names is taken, the rest dealt or set as the rules say.

    Names: round, dealer, cut (the cards by seat, in the order of cutting), hands, stock (the next card last), upcard.
    That begins a round: the up-card is obeyed. With `discard` (bottom first) the round is under way: turn, direction,
    suit (the one that counts), count, phase, drew, announced, silent, skips, outs, turns, shuffles, fines, past.
    """
    n = deal.seats
    r = Reader(position)
    deal.round = r.number("round", 1, 1, 15)
    deal.shuffles = _row(r, "shuffles", n)
    deal.fines = _row(r, "fines", n)
    deal.skips = sum(skips << 8 * s for s, skips in enumerate(_row(r, "skips", n)))
    cut = r.rows("cut")
    fresh = not r.has("discard")
    if r.has("dealer") or not fresh:
        deal.dealer = r.number("dealer", 0, 0, n - 1)
    else:
        deal.dealer = _cut(deal, [[_card(w, "cut") for w in row or []] for row in cut] if cut else None)
    deal.step = r.number("direction", 1, -1, 1)
    pile = _cards(r.words("discard"), "discard")
    upcard = _cards(r.words("upcard"), "upcard")
    if deal.step == 0 or (not fresh and not pile) or len(upcard) > 1:
        raise InvalidPosition("direction: 1 or -1; discard: at least one card; upcard: one card")
    _hands(deal, r, pile or upcard)
    deal.ones = mask_of([s for s in range(n) if count(deal.hand(s)) == 1])
    if fresh:
        for name in ("phase", "turn", "suit", "count", "drew", "announced", "silent", "outs", "turns", "past"):
            if r.has(name):
                raise InvalidPosition(f"{name}: says nothing without a discard")
        r.finish()
        if not upcard and not deal.stock:
            raise InvalidPosition("stock: no card for the middle")
        _begin(deal, upcard[0] if upcard else deal.stock.pop())
        return

    deal.pile = pile
    deal.rank = pile[-1] >> 2
    wild = pile[-1] >> 2 in WILD_RANKS
    deal.phase = d.PHASES.index(r.word("phase", "turn", d.PHASES))
    deal.turn = r.number("turn", deal.dealer if deal.phase == d.NAME else deal.next(deal.dealer), 0, n - 1)
    deal.suit = SUITS.index(r.word("suit", SUITS[pile[-1] & 3], SUITS))
    deal.count = r.number("count", 0, 0, 99)
    drew = _cards(r.words("drew"), "drew")
    deal.drawn = drew[0] if drew else -1
    deal.announced = _seats(r, "announced", n)
    deal.ones &= ~deal.announced
    deal.silent = _seats(r, "silent", n)
    deal.outs = _seats(r, "outs", n)
    deal.turns = r.number("turns", 0)
    deal.past = _read_past(r.get("past", []), n)
    r.finish()
    if not wild and deal.suit != pile[-1] & 3:
        raise InvalidPosition("suit: only an eight or nine lets another suit be named")
    if deal.count and pile[-1] >> 2 > 1:
        raise InvalidPosition("count: in a crank an ace or two lies on top")
    if deal.silent & ~deal.ones:
        raise InvalidPosition("silent: these seats hold one card and have not announced it")
    if any(count(deal.hand(s)) != 1 for s in members(deal.announced)):
        raise InvalidPosition("announced: these seats hold one card")
    empty = mask_of([s for s in range(n) if not deal.hand(s)])
    if deal.phase != d.OVER and (empty != deal.outs or (deal.outs and not deal.count) or deal.outs >> deal.turn & 1):
        raise InvalidPosition("outs: who has no cards while a crank goes on, and nobody else")
    if (deal.phase == d.DREW) != (deal.drawn >= 0) or (drew and not deal.hand(deal.turn) >> deal.drawn & 1):
        raise InvalidPosition("drew: a card of the seat whose turn it is, in that phase only")
    if deal.phase == d.NAME and (len(pile) != 1 or not wild or deal.turn != deal.dealer):
        raise InvalidPosition("phase: the dealer names a suit for an eight or nine turned up")
    deal.over = deal.phase == d.OVER
    deal.look()


def _begin(deal: CraitsDeal, upcard: int) -> None:
    """Turn the first card up; it counts as played by the dealer (CRAITS-2.7, 3.1)."""
    deal.pile = [upcard]
    deal.suit = upcard & 3
    deal.rank = upcard >> 2
    blind = upcard >> 2 in WILD_RANKS
    if deal.house.on_deal:
        deal.silent = deal.ones
    if deal.events is not None:
        for i in range(deal.seats):
            seat = (deal.dealer + 1 + i) % deal.seats
            cards = _faces(deal.hand(seat))
            seen = NOBODY if blind and seat == deal.dealer else 1 << seat
            deal.events.append(
                Event("deal", seat=seat, cards=cards, n=len(cards), source="stock", dest=f"hand:{seat}",
                      clause="CRAITS-2.3", seen=seen)
            )  # fmt: skip
        deal.events.append(
            Event("upcard", seat=deal.dealer, cards=(FACES[upcard],), n=1, source="stock", dest="discard",
                  clause="CRAITS-2.7")
        )  # fmt: skip
    deal.turn = deal.dealer
    if blind:
        deal.phase = d.NAME
    else:
        deal.phase = d.TURN
        deal.resolve(deal.dealer, False)


def _hands(deal: CraitsDeal, r: Reader, lying: list[int]) -> None:
    """Hands and stock: as named, the rest dealt one card at a time from the dealer's left (CRAITS-2.3)."""
    n = deal.seats
    rows = r.rows("hands") or [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"hands: one entry for each of the {n} seats")
    hands = [None if row is None else _mask(_cards(row, "hands"), "hands") for row in rows]
    stock = _cards(r.words("stock"), "stock")
    used = _mask(lying, "discard")
    for mask, name in [(_mask(stock, "stock"), "stock"), *((hand or 0, "hands") for hand in hands)]:
        if used & mask:
            raise InvalidPosition(f"{name}: a card is in two places: {' '.join(_faces(used & mask))}")
        used |= mask
    left = members(FULL & ~used)
    deal.rng.shuffle(left)
    for seat, hand in enumerate(hands):
        deal.put(seat, hand or 0)
    for i in range(n * size_of(deal.round)):
        seat = (deal.dealer + 1 + i) % n
        if hands[seat] is None and left:
            deal.put(seat, deal.hand(seat) | 1 << left.pop())
    deal.stock = stock if r.has("stock") else left


def _cut(deal: CraitsDeal, cards: list[list[int]] | None) -> int:
    """Everyone takes a card, the lowest deals; who ties takes another (CRAITS-2.1)."""
    n = deal.seats
    if cards is not None and len(cards) != n:
        raise InvalidPosition("cut: one entry a seat")
    low = deal.house.rules.cut_ace == "low"
    tied = list(range(n))
    turn = 0
    while len(tied) > 1:
        drawn = _draw_cut(deal.rng, n) if cards is None else [row[turn] if turn < len(row) else -1 for row in cards]
        if any(drawn[s] < 0 for s in tied):
            raise InvalidPosition("cut: who ties takes another card")
        if deal.events is not None:
            for s in tied:
                deal.events.append(Event("cut", seat=s, cards=(FACES[drawn[s]],), n=1, clause="CRAITS-2.1"))
        rank = {s: (drawn[s] >> 2) + (0 if low or drawn[s] >> 2 else 13) for s in tied}
        tied = [s for s in tied if rank[s] == min(rank.values())]
        turn += 1
    if deal.events is not None:
        deal.events.append(Event("dealer", seat=tied[0], clause="CRAITS-2.2"))
    return tied[0]


def _draw_cut(rng: Rng, n: int) -> list[int]:
    pack = list(range(52))
    rng.shuffle(pack)
    return pack[:n]


def hands_of(deal: CraitsDeal) -> list[int]:
    return [deal.hand(seat) for seat in range(deal.seats)]


def position(deal: CraitsDeal) -> Position:
    """The whole state; loading it gives an equal deal."""
    out: Position = {
        "round": deal.round,
        "dealer": deal.dealer,
        "hands": [" ".join(_faces(hand)) for hand in hands_of(deal)],
        "discard": " ".join(FACES[c] for c in deal.pile),
        "stock": " ".join(FACES[c] for c in deal.stock),
        "phase": d.PHASES[deal.phase],
        "turn": deal.turn,
        "direction": deal.step,
        "suit": SUITS[deal.suit],
        "turns": deal.turns,
    }
    if deal.count:
        out["count"] = deal.count
    if deal.drawn >= 0:
        out["drew"] = FACES[deal.drawn]
    for name, seats in (("announced", deal.announced), ("silent", deal.silent), ("outs", deal.outs)):
        if seats:
            out[name] = members(seats)
    for name, row in (
        ("skips", [deal.skips >> 8 * s & 255 for s in range(deal.seats)]),
        ("shuffles", deal.shuffles),
        ("fines", deal.fines),
    ):
        if any(row):
            out[name] = list(row)
    if deal.past:
        out["past"] = [_past_text(entry) for entry in deal.past]
    return out


def _past_text(entry: int) -> str:
    """One thing all have seen of the hands: "0 plays Kh", "1 gets 2", "shuffled 4c 5c", or
    "1 unable 2 hearts K": had nothing to play on hearts or kings, and got two."""
    if entry < d.LATER:
        return f"{entry // 52} plays {FACES[entry % 52]}"
    kind, seat, rest = entry - d.LATER & 3, entry - d.LATER >> 2 & 7, entry - d.LATER >> 5
    if kind == d.GOT:
        return f"{seat} gets {rest}"
    if kind == d.SHUFFLED:
        return f"shuffled {' '.join(_faces(rest))}"
    n, suit, rank, crank = unable(rest)
    return f"{seat} unable {n} {SUITS[suit]} {RANK_NAMES[rank]}{' crank' * crank}"


def unable(rest: int) -> tuple[int, int, int, bool]:
    """Of an UNABLE entry without kind and seat: cards got, suit, rank, whether in a crank."""
    return rest & 127, rest >> d.SUIT_AT - 5 & 3, rest >> d.RANK_AT - 5 & 15, bool(rest >> d.CRANK_AT - 5 & 1)


def _read_past(lines: object, n: int) -> list[int]:
    if not isinstance(lines, list):
        raise InvalidPosition("past: expected a list of lines")
    out = []
    for line in lines:
        words = str(line).split()
        try:
            if words[0] == "shuffled":
                out.append(d.LATER + (d.SHUFFLED | _mask(_cards(words[1:], "past"), "past") << 5))
                continue
            seat, verb, what = int(words[0]), words[1], words[2]
            if not 0 <= seat < n:
                raise ValueError(seat)
            if verb == "plays":
                out.append(_card(what, "past") + 52 * seat)
                continue
            if not 0 <= int(what) < 100:
                raise ValueError(what)
            rest = int(what) << 5 | seat << 2
            if verb == "unable":
                suit, rank = SUITS.index(words[3]), RANK_NAMES.index(words[4])
                rest |= d.UNABLE | suit << d.SUIT_AT | rank << d.RANK_AT | (len(words) > 5) << d.CRANK_AT
            elif verb != "gets":
                raise ValueError(verb)
            out.append(d.LATER + rest)
        except (ValueError, IndexError):
            raise InvalidPosition(f"past: cannot read {line!r}") from None
    return out


def _row(r: Reader, name: str, n: int) -> list[int]:
    row = r.numbers(name, [0] * n, 0, 10**6)
    if len(row) != n:
        raise InvalidPosition(f"{name}: one entry a seat")
    return row


def _seats(r: Reader, name: str, n: int) -> int:
    return mask_of(r.numbers(name, [], 0, n - 1))


def _faces(cards: int) -> tuple[str, ...]:
    return tuple(FACES[c] for c in members(cards))


def _card(word: str, name: str) -> int:
    number = NUMBERS.get(word.lower(), -1)
    if number < 0:
        raise InvalidPosition(f"{name}: no such card: {word!r}")
    return number


def _cards(words: list[str], name: str) -> list[int]:
    return [_card(word, name) for word in words]


def _mask(cards: list[int], name: str) -> int:
    mask = 0
    for card in cards:
        if mask >> card & 1:
            raise InvalidPosition(f"{name}: a card is there twice: {FACES[card]}")
        mask |= 1 << card
    return mask
