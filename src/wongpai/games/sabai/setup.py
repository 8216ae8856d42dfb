"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import members
from wongpai.core.event import Event
from wongpai.core.position import Position, Reader
from wongpai.errors import InvalidPosition
from wongpai.games.sabai import state as s


def set_up(deal: s.State, position: Mapping[str, Any]) -> None:
    """Fill a new round from a position: what it names is taken, the rest dealt or set as the rules say.

    Names: dealer, final, rows (faces by slot, "-" an empty slot), seen (by seat, by slot: the seats that saw it, as a
    text "013" in base 16, "-" for none), not_ass (like rows: "x" or "-"), stock (next to draw last), discard (top last),
    stack, out (burned for good), drawn, drawn_not_ass, turn, begun, done, turns, caller, lap, barred, untouched, passed,
    zeros, queue (texts "actor kind owed"), thrower, offered, four, phase.
    """
    n = deal.seats
    rules = deal.house.rules
    r = Reader(position)
    deal.final = r.flag("final")
    deal.dealer = r.number("dealer", int(deal.rng.below(n)) if rules.first_dealer == "random" else 0, 0, n - 1)
    deal.rows = [-1] * (n * s.WIDTH)
    deal.where = [-1] * s.CARDS
    deal.seen = [0] * s.CARDS
    deal.held = [0] * n
    left = [c for c in range(s.CARDS) if not s.JOKER * 4 + rules.plain_jokers <= c < s.ASS]

    def take(face: str, name: str) -> int:
        for card in left:
            if s.FACES[card] == face.upper():
                left.remove(card)
                return card
        raise InvalidPosition(f"{name}: no {face!r} left in the pack")

    rows = r.rows("rows") or [None] * n
    seen, not_ass = r.rows("seen") or [None] * n, r.rows("not_ass") or [None] * n
    if not len(rows) == len(seen) == len(not_ass) == n:
        raise InvalidPosition(f"rows: one entry for each of the {n} seats")
    for seat, row in enumerate(rows):
        if len(row or []) > s.WIDTH:
            raise InvalidPosition("rows: too long")
        for slot, face in enumerate(row or []):
            if face == "-":
                continue
            card = take(face, "rows")
            deal.put(card, seat * s.WIDTH + slot)
            deal.seen[card] = _mask((seen[seat] or [])[slot : slot + 1], n)
            if (not_ass[seat] or [])[slot : slot + 1] == ["x"]:
                deal.not_ass |= 1 << card
    everyone = (1 << n) - 1
    burned = [take(face, "out") for face in r.words("out")]
    pile = [take(face, "discard") for face in r.words("discard")]
    deal.discards = burned + pile
    for card in deal.discards:
        deal.seen[card] = everyone
    same = 0
    while same < len(pile) and pile[-1 - same] >> 2 == pile[-1] >> 2:
        same += 1
    deal.stack = r.number("stack", same, 0, same)
    drawn = r.words("drawn")
    if drawn:
        deal.drawn = take(drawn[0], "drawn")

    dealt = []
    if r.has("stock"):
        deal.stock = [take(face, "stock") for face in r.words("stock")]
    else:
        deal.rng.shuffle(left)
        deal.stock = left
    for i in range(4 * n):
        seat = (deal.dealer + 1 + i) % n
        if rows[seat] is None:
            if not deal.stock:
                raise InvalidPosition("rows: no cards left to deal")
            card = deal.stock.pop()
            deal.put(card, deal.free_slot(seat))
            dealt.append(seat)
            if len([seat_ for seat_ in dealt if seat_ == seat]) <= rules.initial_peek:
                deal.seen[card] |= 1 << seat
    fresh = not set(position) - {"dealer", "final"}
    if fresh and deal.events is not None:
        _tell_deal(deal)

    deal.turn = r.number("turn", (deal.dealer + 1) % n, 0, n - 1)
    deal.begun = r.flag("begun", deal.drawn >= 0)
    deal.done = r.flag("done")
    deal.turns = r.number("turns", int(deal.begun), 0)
    deal.caller = r.number("caller", -1, -1, n - 1)
    deal.lap = r.number("lap", -1, -1, n)
    for name in ("barred", "untouched", "passed", "zeros"):
        setattr(deal, name, sum(1 << seat for seat in set(r.numbers(name, [], 0, n - 1))))
    if not r.has("zeros"):
        deal.zeros = sum(1 << seat for seat in range(n) if deal.held[seat] == 0)
    for word in r.words("queue"):
        actor, kind, owed = (int(part) for part in word.split("/"))
        deal.queue.append(actor | kind << 8 | (owed + 1) << 16)
    deal.thrower = r.number("thrower", -1, -1, n - 1)
    deal.offered = r.number("offered", -1, -1, n * s.WIDTH - 1)
    deal.four = r.number("four", -1, -1, n - 1)
    if deal.drawn >= 0:
        deal.seen[deal.drawn] |= 1 << deal.turn
    phase = r.word("phase", "", ("", *s.PHASES))
    r.finish()
    if phase:
        deal.phase = s.PHASES.index(phase)
        deal.over = phase == "over"
    else:
        deal.phase = s.DECIDE if deal.drawn >= 0 else s.DRAW


def position(deal: s.State) -> Position:
    """The whole state; loading it gives an equal round."""
    n = deal.seats
    out: Position = {"dealer": deal.dealer, "turn": deal.turn, "phase": s.PHASES[deal.phase]}
    rows, seen, not_ass = [], [], []
    for seat in range(n):
        cards = [deal.rows[seat * s.WIDTH + slot] for slot in range(s.WIDTH)]
        while cards and cards[-1] < 0:
            cards.pop()
        rows.append(" ".join(s.FACES[c] if c >= 0 else "-" for c in cards))
        seen.append(" ".join(_digits(deal.seen[c]) if c >= 0 else "-" for c in cards))
        not_ass.append(" ".join("x" if c >= 0 and deal.not_ass >> c & 1 else "-" for c in cards))
    out |= {"rows": rows, "seen": seen, "not_ass": not_ass}
    burned = 1 if deal.discards and deal.discards[0] == s.ASS and len(deal.discards) > deal.stack else 0
    out["stock"] = " ".join(s.FACES[c] for c in deal.stock)
    if burned:
        out["out"] = "X"
    out["discard"] = " ".join(s.FACES[c] for c in deal.discards[burned:])
    out["stack"] = deal.stack
    if deal.drawn >= 0:
        out["drawn"] = s.FACES[deal.drawn]
    for name, flag in (("final", deal.final), ("begun", deal.begun), ("done", deal.done)):
        out[name] = flag
    for name, mask in (
        ("barred", deal.barred), ("untouched", deal.untouched), ("passed", deal.passed), ("zeros", deal.zeros)
    ):  # fmt: skip
        out[name] = members(mask)
    out["turns"] = deal.turns
    for name, value in (
        ("caller", deal.caller), ("lap", deal.lap), ("thrower", deal.thrower), ("offered", deal.offered),
        ("four", deal.four),
    ):  # fmt: skip
        if value >= 0:
            out[name] = value
    if deal.queue:
        out["queue"] = " ".join(f"{q & 255}/{q >> 8 & 255}/{(q >> 16) - 1}" for q in deal.queue)
    return out


def _tell_deal(deal: s.State) -> None:
    assert deal.events is not None
    for i in range(deal.seats):
        seat = (deal.dealer + 1 + i) % deal.seats
        row = [deal.rows[seat * s.WIDTH + slot] for slot in range(4)]
        shown = tuple(s.FACES[c] if deal.seen[c] else "" for c in row)
        deal.events.append(
            Event("deal", seat=seat, cards=shown, n=4, source="stock", dest=f"row:{seat}", clause="SABAI-2.2",
                  seen=1 << seat)
        )  # fmt: skip
    start = (deal.dealer + 1) % deal.seats
    deal.events.append(Event("start", seat=start, clause="SABAI-3.2"))
    if deal.final:
        deal.events.append(Event("final_round", clause="SABAI-11.1"))


def _mask(words: list[str], n: int) -> int:
    if not words or words[0] == "-":
        return 0
    mask = 0
    for digit in words[0]:
        if digit not in "0123456789ab" or int(digit, 16) >= n:
            raise InvalidPosition(f"seen: no seat {digit!r}")
        mask |= 1 << int(digit, 16)
    return mask


def _digits(mask: int) -> str:
    return "".join(f"{seat:x}" for seat in members(mask)) or "-"
