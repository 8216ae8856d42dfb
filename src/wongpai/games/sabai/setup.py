"""Positions of a round: written by hand or by `position`, and loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import mask_of, members
from wongpai.core.position import Position, Reader
from wongpai.core.words import number
from wongpai.errors import InvalidPosition
from wongpai.games.sabai import state as s
from wongpai.games.sabai.flow import Flow

EFFECTS = ("peek", "spy", "give", "switch")
SETS = ("barred", "untouched", "passed")


def set_up(deal: Flow, position: Mapping[str, Any]) -> None:
    """Fill a round from a position: what it names is taken, the rest dealt or set as the rules say.

    rows (one entry a seat: faces by slot, "-" an empty slot; null: dealt from what is left), seen (like rows: the
    seats that saw the card as digits in base 16, "013", one more than the last for spectators, "-" for none), stock (next to draw last), discard (top last),
    out (burned for good), drawn, turn, done (the turn is played, effects still run), turns, dealer, final;
    queue (effects to come: "1 give", "0 spy owes 2", "0 owes 2"), offer ("0 2:1": seat 0 wants to throw the card at
    2:1, its owner decides first), untouched (noses), barred, passed, zeros (seats that are out), caller, lap (turns
    to come after this one), phase ("over", or any other for a check), and what all can tell of hidden cards: not_ass
    (like rows: "x"), shuffles (of discards into the stock), born (like rows: since which shuffle), drawn_born.
    """
    r = Reader(position)
    n = deal.seats
    if not set(position) - {"dealer", "final"}:
        deal.deal_out(r.number("dealer", -1, 0, n - 1), r.flag("final"))
        return
    deal.clear()
    deal.final = r.flag("final")
    deal.turn = r.number("turn", -1, 0, n - 1)
    deal.dealer = r.number("dealer", (deal.turn - 1) % n if deal.turn >= 0 else n - 1, 0, n - 1)
    if deal.turn < 0:
        deal.turn = (deal.dealer + 1) % n
    _cards(deal, r)
    deal.done = r.flag("done")
    if deal.done and deal.drawn >= 0:
        raise InvalidPosition("done: not while a drawn card is held")
    deal.turns = r.number("turns", int(deal.done or deal.drawn >= 0), 0)
    for name in SETS:
        setattr(deal, name, mask_of(r.numbers(name, [], 0, n - 1)))
    deal.zeros = mask_of(r.numbers("zeros", [seat for seat in range(n) if deal.held(seat) == 0], 0, n - 1))
    deal.queue = [_entry(text, n) for text in r.words("queue")]
    _offer(deal, r.get("offer", ""))
    deal.caller = r.number("caller", -1, 0, n - 1)
    deal.lap = r.number("lap", deal.laps() if deal.caller >= 0 else -1, 0, n)
    if deal.caller < 0 and deal.lap >= 0:
        raise InvalidPosition("lap: nobody has called")
    phase = r.word("phase", "", ("", *s.PHASES))
    r.finish()
    if phase == "over":
        deal.finish()
    else:
        deal.settle()
        if phase not in ("", s.PHASES[deal.phase]):
            raise InvalidPosition(f"phase: this is {s.PHASES[deal.phase]}, not {phase}")


def _cards(deal: Flow, r: Reader) -> None:
    """Every card to its place, and who has seen it."""
    n, house = deal.seats, deal.house
    left = list(range(house.cards))

    def take(face: str, name: str) -> int:
        for card in left:
            if house.faces[card] == face.upper():
                left.remove(card)
                return card
        raise InvalidPosition(f"{name}: no {face!r} left in the pack")

    rows = r.rows("rows") or [None] * n
    notes = {name: r.rows(name) or [None] * n for name in ("seen", "not_ass", "born")}
    for name, entries in {"rows": rows, **notes}.items():
        if len(entries) != n:
            raise InvalidPosition(f"{name}: one entry for each of the {n} seats")
    deal.shuffles = r.number("shuffles", 0)
    for seat, row in enumerate(rows):
        if row is None:
            continue
        if len(row) > s.WIDTH or sum(face not in ("-", "X", "x") for face in row) > s.FULL:
            raise InvalidPosition(f"rows: more than {s.FULL} cards of seat {seat}")
        seen, not_ass, born = (notes[name][seat] or [] for name in ("seen", "not_ass", "born"))
        for slot, face in enumerate(row):
            if face == "-":
                continue
            card = take(face, "rows")
            deal.put(card, seat * s.WIDTH + slot)
            deal.seen[card] = _seats(seen[slot], n) if slot < len(seen) else 0
            if not_ass[slot : slot + 1] == ["x"]:
                deal.not_ass |= 1 << card
            deal.born[card] = _count(born[slot], "born") if slot < len(born) else 0
    burned = [take(face, "out") for face in r.words("out")]
    pile = [take(face, "discard") for face in r.words("discard")]
    deal.discards = burned + pile
    for card in deal.discards:
        deal.seen[card] = deal.all_eyes
    while deal.stack < len(pile) and pile[-1 - deal.stack] >> 2 == pile[-1] >> 2:
        deal.stack += 1
    drawn = r.words("drawn")
    if len(drawn) > 1:
        raise InvalidPosition("drawn: one card")
    for face in drawn:
        deal.drawn = take(face, "drawn")
        deal.seen[deal.drawn] = 1 << deal.turn
        deal.born[deal.drawn] = r.number("drawn_born", deal.shuffles)
    stock = [take(face, "stock") for face in r.words("stock")] if r.has("stock") else None
    deal.rng.shuffle(left)
    for slot in range(4):
        for seat in range(n):
            if rows[seat] is None:
                if not left:
                    raise InvalidPosition("rows: no cards left to deal")
                card = left.pop()
                deal.put(card, seat * s.WIDTH + slot)
                deal.seen[card] = 1 << seat if slot < house.initial_peek else 0
    deal.stock = left if stock is None else stock
    deal.left = len(deal.stock)
    for card in deal.stock:
        deal.born[card] = deal.shuffles


def _entry(text: str, n: int) -> int:
    """One effect to come: "1 give", "0 spy owes 2", "0 owes 2"."""
    words = text.split()
    owed = -1
    if len(words) > 2 and words[-2] == "owes":
        owed = _seat(words[-1], n)
        words = words[:-2]
    kind = 0
    if len(words) == 2 and words[1] in EFFECTS:
        kind = s.PEEK_KIND + EFFECTS.index(words[1])
        words = words[:1]
    if len(words) != 1 or (kind == 0 and owed < 0) or owed == _seat(words[0], n):
        raise InvalidPosition(f"queue: expected an effect like '0 spy owes 2', not {text!r}")
    return _seat(words[0], n) | kind << 8 | (owed + 1) << 16


def _entry_text(entry: int) -> str:
    kind, owed = entry >> 8 & 255, (entry >> 16) - 1
    words = [str(entry & 255)]
    if kind:
        words.append(EFFECTS[kind - s.PEEK_KIND])
    if owed >= 0:
        words += ["owes", str(owed)]
    return " ".join(words)


def _offer(deal: Flow, text: object) -> None:
    """A throw on behalf that waits for the owner: "0 2:1"."""
    if text == "":
        return
    words = str(text).replace(":", " ").split()
    if len(words) != 3:
        raise InvalidPosition(f"offer: expected a seat and a place like '0 2:1', not {text!r}")
    deal.thrower = _seat(words[0], deal.seats)
    place = _seat(words[1], deal.seats) * s.WIDTH + _count(words[2], "offer") % s.WIDTH
    if deal.rows[place] < 0 or deal.rows[place] >> 2 != deal.kind_on_top() or place >> 4 == deal.thrower:
        raise InvalidPosition("offer: the card must equal the top discard and be another player's")
    deal.offered = place


def _count(word: str, name: str) -> int:
    count = 0 if word == "-" else number(word)
    if count is None or count >= 10**6:
        raise InvalidPosition(f"{name}: expected a number, not {word!r}")
    return count


def _seat(word: str, n: int) -> int:
    seat = number(word)
    if seat is None or seat >= n:
        raise InvalidPosition(f"no seat {word!r}")
    return seat


def _seats(word: str, n: int) -> int:
    """A set of seats in digits to base 16."""
    if word == "-":
        return 0
    if not all(digit in "0123456789abc"[: n + 1] for digit in word):
        raise InvalidPosition(f"seen: no seats {word!r}")
    return mask_of([int(digit, 16) for digit in word])


def _digits(mask: int) -> str:
    return "".join(f"{seat:x}" for seat in members(mask)) or "-"


def position(deal: Flow) -> Position:
    """The whole state; loading it gives an equal round. What is as by default is left out."""
    n, faces = deal.seats, deal.house.faces
    out: Position = {"dealer": deal.dealer, "turn": deal.turn, "phase": s.PHASES[deal.phase]}
    rows = [_row(deal, seat) for seat in range(n)]
    out["rows"] = [" ".join(faces[c] if c >= 0 else "-" for c in row) for row in rows]
    out["seen"] = [" ".join(_digits(deal.seen[c]) if c >= 0 else "-" for c in row) for row in rows]
    if any(c >= 0 and deal.not_ass >> c & 1 for row in rows for c in row):
        out["not_ass"] = [" ".join("x" if c >= 0 and deal.not_ass >> c & 1 else "-" for c in row) for row in rows]
    if deal.shuffles:
        out["shuffles"] = deal.shuffles
        out["born"] = [" ".join(str(deal.born[c]) if c >= 0 else "-" for c in row) for row in rows]
    out["stock"] = " ".join(faces[c] for c in deal.stock[: deal.left])
    burned = int(len(deal.discards) > deal.stack and deal.discards[0] == deal.house.ass)
    if burned:
        out["out"] = faces[s.ASS]
    out["discard"] = " ".join(faces[c] for c in deal.discards[burned:])
    if deal.drawn >= 0:
        out["drawn"] = faces[deal.drawn]
        if deal.shuffles:
            out["drawn_born"] = deal.born[deal.drawn]
    out["turns"] = deal.turns
    for name, flag in (("final", deal.final), ("done", deal.done)):
        if flag:
            out[name] = True
    for name in SETS:
        if getattr(deal, name):
            out[name] = members(getattr(deal, name))
    out["zeros"] = members(deal.zeros)
    if deal.caller >= 0:
        out |= {"caller": deal.caller, "lap": deal.lap}
    if deal.queue:
        out["queue"] = [_entry_text(entry) for entry in deal.queue]
    if deal.offered >= 0:
        out["offer"] = f"{deal.thrower} {deal.offered >> 4}:{deal.offered & 15}"
    return out


def _row(deal: Flow, seat: int) -> list[int]:
    """Cards by slot, -1 for empty ones, without empty ones at the end."""
    row = [deal.rows[seat * s.WIDTH + slot] for slot in range(s.WIDTH)]
    while row and row[-1] < 0:
        row.pop()
    return row
