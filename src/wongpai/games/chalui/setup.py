"""Positions of a game: written by hand or by `position`, and loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import mask_of, members
from wongpai.core.position import Position, Reader
from wongpai.core.words import number
from wongpai.errors import InvalidPosition
from wongpai.games.chalui import state as s
from wongpai.games.chalui.cards import (
    ALL,
    COLOUR,
    COLOURS,
    FACES,
    JOKER,
    OF_COLOUR,
    OF_SYMBOL,
    PLAIN,
    SYMBOL,
    SYMBOL_D4,
    SYMBOLS,
)
from wongpai.games.chalui.deal import ChaluiDeal
from wongpai.games.chalui.flow import CUT

NUMBERS = {face.lower(): kind for kind, face in enumerate(FACES)}
WAYS = {"clockwise": 1, "counter": -1}


def set_up(deal: ChaluiDeal, position: Mapping[str, Any]) -> None:
    """Fill a game from a position: what it names is taken, the rest dealt or set as the rules say.

    hands (one entry a seat; null: dealt from what is left), discard (top last), stock (next to draw last), turn,
    first, direction (clockwise: up the seats), by (who laid the top card; -1: it is the start card), colour and symbol
    that bind (of the top card unless named), order (cards that the next player has to take), window (may the top card
    be interjected on?), interjected (was it?), due (seats that owe the shout), said, just_drawn (kinds drawn, where
    one may be laid at once), asked and claims (by seat, where seats decide), phase ("over", or any other).
    What all can tell of hidden hands: ages (by seat, oldest cards first: "2 r* *HOP" two cards, neither red nor a
    HOP), holds (sets of kinds of which a seat holds one), shown (faces shown in mistakes), made (of what the stock was
    made by the latest reshuffle).
    """
    r = Reader(position)
    n = deal.seats
    rules = deal.house.rules
    deal.way = WAYS[r.word("direction", rules.direction, tuple(WAYS))]
    if set(position) <= {"first", "direction"}:
        lot = int(deal.rng.below(n)) if rules.first_player == "random" and not r.has("first") else 0
        deal.deal_out(r.number("first", lot, 0, n - 1))
        if deal.house.claims and deal.phase == s.TURN:
            deal.ask()  # on the start card too, where the table lets it be interjected on
        return
    deal.clear()
    deal.by = r.number("by", -1, -1, n - 1)
    after = int(deal.next(deal.by)) if deal.by >= 0 else 0
    deal.turn = r.number("turn", after, 0, n - 1)
    deal.first = r.number("first", deal.turn if deal.by < 0 else 0, 0, n - 1)
    _cards(deal, r)
    _face(deal, r)
    deal.open = r.flag("window", deal.by < 0 or deal.turn == after)
    deal.cut = r.flag("interjected")
    deal.due = mask_of(r.numbers("due", [], 0, n - 1))
    deal.said = mask_of(r.numbers("said", [], 0, n - 1))
    deal.fresh = _kinds(r.words("just_drawn"), "just_drawn")
    phase = r.word("phase", "drawn" if deal.fresh else "turn", s.PHASES)
    deal.phase = s.PHASES.index(phase)
    deal.claims = [_claim(word) for word in r.words("claims")]
    deal.asked = mask_of(r.numbers("asked", [], 0, n - 1))
    _knowledge(deal, r)
    r.finish()
    _check(deal)
    if deal.phase == s.OVER or not all(deal.sizes):
        deal.finish(-1)


def _cards(deal: ChaluiDeal, r: Reader) -> None:
    """Every card to its place."""
    n = deal.seats
    left = Counter(deal.house.pack)

    def take(words: list[str], name: str) -> list[int]:
        out = [_kind(word, name) for word in words]
        for kind in out:
            left[kind] -= 1
            if left[kind] < 0:
                raise InvalidPosition(f"{name}: no {FACES[kind]} left in the pack")
        return out

    rows = r.rows("hands") or [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"hands: one entry for each of the {n} seats")
    hands = [take(row, "hands") if row is not None else None for row in rows]
    pile = take(r.words("discard"), "discard")
    named = take(r.words("stock"), "stock") if r.has("stock") else None
    rest = sorted(left.elements())
    deal.rng.shuffle(rest)
    for hand in hands:
        if hand is None and len(rest) < s.HAND:
            raise InvalidPosition("hands: no cards left to deal")
    hands = [[rest.pop() for _ in range(s.HAND)] if hand is None else hand for hand in hands]
    if not pile:
        at = next((i for i, kind in enumerate(rest) if kind < PLAIN), -1)
        if at < 0:
            raise InvalidPosition("discard: no card left to turn up")
        pile = [rest.pop(at)]
    deal.discards = pile
    for seat, hand in enumerate(hands):
        for kind in hand or []:
            deal.put(seat, kind)
    deal.stock = rest if named is None else named
    deal.left = len(deal.stock)


def _face(deal: ChaluiDeal, r: Reader) -> None:
    """What binds: as named, or as the top card says."""
    top = deal.discards[-1]
    plain = top < PLAIN
    word = r.word("colour", COLOURS[COLOUR[top]] if plain else "", ("", *COLOURS))
    symbol = r.word("symbol", SYMBOLS[SYMBOL[top]], SYMBOLS)
    if not word and not r.get("phase") == "name":
        raise InvalidPosition(f"colour: {FACES[top]} has none of its own")
    deal.colour = COLOURS.index(word) if word else 0
    deal.symbol = SYMBOLS.index(symbol)
    if plain and (deal.colour != COLOUR[top] or deal.symbol != SYMBOL[top]):
        raise InvalidPosition("colour, symbol: a coloured card has its own")
    if not plain and top != JOKER and deal.symbol != SYMBOL_D4:
        raise InvalidPosition("symbol: a D4 is a D4")
    deal.pending = r.number("order", 0)
    if deal.pending and not s.ORDERS[deal.symbol]:
        raise InvalidPosition(f"order: {symbol} makes nobody take cards")


def _knowledge(deal: ChaluiDeal, r: Reader) -> None:
    n = deal.seats
    rows = {name: r.get(name) for name in ("ages", "holds", "shown")}
    for name, row in rows.items():
        good = isinstance(row, list) and all(isinstance(each, list) and all(map(_is_text, each)) for each in row)
        if row is not None and not (good and len(row) == n):
            raise InvalidPosition(f"{name}: expected a list of texts for each of the {n} seats")
    deal.made = [_kind(word, "made") for word in r.words("made")]
    if deal.made:
        deal.newer = ALL & ~mask_of(deal.made)
    for seat in range(n):
        for text in rows["ages"][seat] if rows["ages"] else [str(deal.sizes[seat])]:
            count, _, kinds = text.partition(" ")
            size = number(count)
            if size is None or size > 511:
                raise InvalidPosition(f"ages: expected a number and kinds, not {text[:60]!r}")
            if size:
                deal.ages[seat].append(size * s.ONE_CARD + _kinds(kinds.split(), "ages"))
        if sum(age >> 54 for age in deal.ages[seat]) != deal.sizes[seat]:
            raise InvalidPosition(f"ages: seat {seat} holds {deal.sizes[seat]} cards")
        if rows["holds"]:
            deal.holds[seat] = [_kinds(text.split(), "holds") for text in rows["holds"][seat]]
        if rows["shown"]:
            deal.shown[seat] = sorted(_kind(word, "shown") for word in rows["shown"][seat])
        if deal.holds[seat] or deal.shown[seat]:
            deal.noted |= 1 << seat
        if any(not deal.hands[seat] >> kind & 1 for kind in deal.shown[seat]):
            raise InvalidPosition(f"shown: seat {seat} does not hold that")
        if any(not deal.hands[seat] & kinds for kinds in deal.holds[seat]):
            raise InvalidPosition(f"holds: seat {seat} holds none of them")


def _check(deal: ChaluiDeal) -> None:
    if deal.phase == s.DRAWN and (not deal.fresh or deal.fresh & ~deal.hands[deal.turn] or deal.pending):
        raise InvalidPosition("just_drawn: cards of the hand of the seat on turn, with no order running")
    if deal.phase != s.DRAWN and deal.fresh:
        raise InvalidPosition("just_drawn: not in this phase")
    if deal.phase == s.NAME and (deal.by >= 0 or deal.discards[-1] < PLAIN):
        raise InvalidPosition("phase: nothing to name")
    if deal.phase == s.CLAIM:
        deal.claims = deal.claims or [0] * deal.seats
        good = (
            len(deal.claims) == deal.seats
            and (deal.by >= 0 or deal.house.cut_start)
            and deal.open
            and deal.target() >= 0
        )
        if not good or any(c and (c & 63) != deal.target() for c in deal.claims):
            raise InvalidPosition("claims: one for each seat, of a card like the one laid")
    elif deal.claims or deal.asked:
        raise InvalidPosition("claims, asked: not in this phase")
    if any(deal.sizes[seat] != 1 for seat in members(deal.said)) or deal.said & deal.due:
        raise InvalidPosition("said: seats with one card that do not owe the shout")


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _kind(word: str, name: str) -> int:
    kind = NUMBERS.get(word.lower())
    if kind is None:
        raise InvalidPosition(f"{name}: no such card: {word!r}")
    return kind


def _kinds(words: list[str], name: str) -> int:
    """A set of kinds: "rA D4", "r*" all red ones, "*HOP" all HOPs."""
    out = 0
    for word in words:
        if len(word) == 2 and word[1] == "*" and word[0] in "rybg":
            out |= OF_COLOUR["rybg".index(word[0])]
        elif word[0] == "*" and word[1:] in SYMBOLS[:13]:
            out |= OF_SYMBOL[SYMBOLS.index(word[1:])]
        else:
            out |= 1 << _kind(word, name)
    return out


def _kinds_text(kinds: int) -> str:
    words = []
    whole = 0
    for c in range(4):
        if kinds & OF_COLOUR[c] == OF_COLOUR[c]:
            words.append("rybg"[c] + "*")
            whole |= OF_COLOUR[c]
    for symbol in range(13):
        if kinds & OF_SYMBOL[symbol] == OF_SYMBOL[symbol] and OF_SYMBOL[symbol] & ~whole:
            words.append("*" + SYMBOLS[symbol])
            whole |= OF_SYMBOL[symbol]
    return " ".join(words + [FACES[kind] for kind in members(kinds & ~whole)])


def _claim(word: str) -> int:
    """A claim as its card, with the shout: "rB", "rB!", "-" for none."""
    if word == "-":
        return 0
    return CUT | _kind(word.removesuffix("!"), "claims") | (512 if word.endswith("!") else 0)


def _claim_text(claim: int) -> str:
    return FACES[claim & 63] + ("!" if claim & 512 else "") if claim else "-"


def position(deal: ChaluiDeal) -> Position:
    """The whole state; loading it gives an equal game. What is as by default is left out."""
    n = deal.seats
    top = deal.discards[-1]
    out: Position = {"phase": s.PHASES[deal.phase], "turn": deal.turn, "first": deal.first, "by": deal.by}
    out["direction"] = "clockwise" if deal.way > 0 else "counter"
    out["hands"] = [" ".join(deal.faces(seat)) for seat in range(n)]
    out["discard"] = " ".join(FACES[kind] for kind in deal.discards)
    out["stock"] = " ".join(FACES[kind] for kind in deal.stock[: deal.left])
    if top >= PLAIN and deal.phase != s.NAME:
        out["colour"] = COLOURS[deal.colour]
        if top == JOKER:
            out["symbol"] = SYMBOLS[deal.symbol]
    if deal.pending:
        out["order"] = deal.pending
    out["window"] = deal.open
    for name, flag in (("interjected", deal.cut),):
        if flag:
            out[name] = True
    for name in ("due", "said", "asked"):
        if getattr(deal, name):
            out[name] = members(getattr(deal, name))
    if deal.phase == s.CLAIM:
        out["claims"] = " ".join(map(_claim_text, deal.claims))
    if deal.fresh:
        out["just_drawn"] = _kinds_text(deal.fresh)
    if any(len(ages) > 1 or (ages and ages[0] & s.MASK) for ages in deal.ages):
        out["ages"] = [[f"{age >> 54} {_kinds_text(age & s.MASK)}".rstrip() for age in ages] for ages in deal.ages]
    if deal.noted:
        out["holds"] = [[_kinds_text(kinds) for kinds in holds] for holds in deal.holds]
        out["shown"] = [[FACES[kind] for kind in shown] for shown in deal.shown]
    if deal.made:
        out["made"] = " ".join(FACES[kind] for kind in sorted(deal.made))
    return out
