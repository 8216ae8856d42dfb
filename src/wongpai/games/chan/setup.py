"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import mask_of, members
from wongpai.core.event import Event
from wongpai.core.position import Position, Reader
from wongpai.errors import InvalidPosition
from wongpai.games.chan import state as s
from wongpai.games.chan.cards import CC, EVERY, FACES, KINDS, NONE, NUMBERS, ROW, faces, spread
from wongpai.games.chan.cuoc import N
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.faults import FAULTS
from wongpai.games.chan.pot import pay_entry
from wongpai.games.chan.rules import ChanRules

HAND = 19
NOC = 23  # cards of the stock where the rest is dead (noc_rule fixed23)
FRESH = {"drawer", "clean", "pot", "entry"}
SEATS_BEFORE = ("touched", "passed_u")
SEATS_IN_WINDOW = ("able", "able_u", "able_chiu", "u_said", "chiu_said", "foul_u", "foul_chiu", "ripe")
MASKS = ("played", "eaten", "declined", "ca_rows", "only")


def set_up(deal: ChanDeal, position: Mapping[str, Any]) -> None:
    """Fill a new deal from a position: what it names is taken, the rest dealt or set as the rules say.

    Places: hands, melds ("9V 9N / 7S 7S 7S 7S", the card from the table first; also "9V/9N 7S*4"), discard (a row a
    door, the top last), stock (the next card last), out (dead cards). `next` names cards in the order in which they
    will be drawn. Of the moment: phase, turn, doer, after, live (the card that can be eaten or claimed), door, origin,
    putter, level, fresh (the kind just eaten), rare. Of the past: drawer, dealer, cai, cai_held, clean, drawn, touched,
    passed_u, played, eaten, declined, ca_rows, sins, only, shown. Of an open window and of the end: the fields of
    `State`. Of the pot: pot, paid. A fresh deal takes drawer, clean, pot and entry (whether the seats pay in).
    """
    n = deal.seats
    r = Reader(position)
    rules = deal.house.rules
    deal.drawer = r.number("drawer", int(deal.rng.below(n)) if rules.cai_holder == "random" else 0, 0, n - 1)
    deal.clean = r.number("clean", -1, -1, n - 1)
    deal.pot = r.number("pot", 0)
    deal.counts = [0] * (KINDS * n)
    deal.table, deal.sets = [], []
    for name in ("have", "three", "size", "waits", "mat_chan"):
        setattr(deal, name, [0] * n)
    if set(position) <= FRESH:
        entry = r.flag("entry", True)
        r.finish()
        for name in MASKS:
            setattr(deal, name, [EVERY if name == "only" else 0] * n)
        deal.sins = [0] * n
        deal.paid = [0] * (s.REASONS * n)
        deal.said = [0] * N
        _deal(deal, entry)
        return
    _load(deal, r)
    r.finish()
    _check(deal)


def _deal(deal: ChanDeal, entry: bool) -> None:
    """Nineteen cards each, then the cái, which tells who has the pile of twenty (CHAN-1.8, 2.6, 2.7)."""
    n = deal.seats
    rules: ChanRules = deal.house.rules
    if entry:
        pay_entry(deal)
    pack = [card // 4 for card in range(4 * KINDS)]
    deal.rng.shuffle(pack)
    halves = (10, 9) if rules.deal_style == "piles" else (HAND,)
    for seat in range(n):
        for size in halves:
            cards = sorted(pack.pop() for _ in range(size))
            for kind in cards:
                deal.counts[seat * KINDS + kind] += 1
            if deal.events is not None:
                deal.events.append(
                    Event("deal", seat=seat, cards=faces(cards), n=size, source="stock", dest=f"hand:{seat}",
                          clause="CHAN-1.8", seen=1 << seat)
                )  # fmt: skip
    deal.cai = pack.pop()
    if rules.noc_rule == "fixed23":
        deal.dead = pack[:-NOC]
        pack = pack[-NOC:]
    deal.stock = pack
    deal.left = len(pack)
    steps = deal.rng.below(n) if rules.cai_rule == "random" else worth(deal.cai) - 1
    deal.dealer = deal.turn = (deal.drawer + steps) % n
    deal.cai_held = True
    deal.counts[deal.dealer * KINDS + deal.cai] += 1
    deal.phase = s.DISCARD
    for seat in range(n):
        count_hand(deal, seat)
    find_thien(deal)
    if deal.events is not None:
        deal.events.append(
            Event("cai", seat=deal.drawer, to=deal.dealer, cards=(FACES[deal.cai],), n=1, source="stock",
                  dest=f"hand:{deal.dealer}", clause="CHAN-2.7")
        )  # fmt: skip
        deal.events.append(Event("start", seat=deal.dealer, clause="CHAN-2.8"))


def worth(kind: int) -> int:
    """How far the count goes that finds the dealer: chi chi 1, else the number of the card."""
    return 1 if kind == CC else kind // 3 + 2


def count_hand(deal: ChanDeal, seat: int) -> None:
    """Everything that follows from the 25 counts of a hand and from the mat."""
    hand = deal.hand(seat)
    deal.have[seat] = mask_of([kind for kind in range(KINDS) if hand[kind]])
    deal.three[seat] = mask_of([kind for kind in range(KINDS) if hand[kind] == 3])
    deal.size[seat] = sum(hand)
    chan = sum(eat // KINDS == eat % KINDS for eat in deal.eats_of(seat))
    deal.mat_chan[seat] = chan + 2 * len(deal.chius_of(seat))
    deal.look(seat)


def find_thien(deal: ChanDeal) -> None:
    """May the dealer thiên ù (CHAN-3.4)?"""
    deal.thien = 0
    if deal.opening() and deal.whole(deal.turn):
        deal.thien = 2 if deal.too_small(deal.turn) else 1


# --- positions ---


def position(deal: ChanDeal) -> Position:
    """The whole state; loading it gives an equal deal."""
    n = deal.seats
    out: Position = {
        "hands": [_words(spread(deal.hand(seat))) for seat in range(n)],
        "melds": [_mat(deal, seat) for seat in range(n)],
        "discard": [_words([card % 32 for card in deal.table if card // 32 == door]) for door in range(n)],
        "stock": _words(deal.stock[: deal.left]),
        "phase": s.PHASES[deal.phase],
        "turn": deal.turn,
        "doer": deal.doer,
        "after": s.PHASES[deal.after],
        "door": deal.door,
        "origin": s.ORIGINS[deal.origin],
        "putter": deal.putter,
        "drawn": deal.drawn,
        "drawer": deal.drawer,
        "dealer": deal.dealer,
        "played": [_words(members(mask)) for mask in deal.played],
        "shown": _words(members(deal.shown)),
        "touched": members(deal.touched),
    }
    if deal.dead:
        out["out"] = _words(deal.dead)
    for name, kind in (("live", deal.card), ("fresh", deal.fresh), ("cai", deal.cai)):
        if kind >= 0:
            out[name] = FACES[kind]
    for name in ("eaten", "declined", "ca_rows"):
        if any(getattr(deal, name)):
            out[name] = [_words(members(mask)) for mask in getattr(deal, name)]
    if any(mask != EVERY for mask in deal.only):
        out["only"] = [_words(members(mask)) for mask in deal.only]
    for flag in ("cai_held", "rare", "by_chiu"):
        if getattr(deal, flag):
            out[flag] = True
    numbers = {"level": 0, "clean": -1, "pot": 0, "winner": -1, "points": 0, "pot_won": 0}
    for name, default in numbers.items():
        if getattr(deal, name) != default:
            out[name] = getattr(deal, name)
    if deal.passed_u:
        out["passed_u"] = members(deal.passed_u)
    if any(deal.sins):
        out["sins"] = list(deal.sins)
    if any(deal.paid):
        out["paid"] = list(deal.paid)
    if any(deal.said):
        out["said"] = list(deal.said)
    if deal.phase == s.CLAIM:
        for name in SEATS_IN_WINDOW:
            out[name] = members(getattr(deal, name))
    elif deal.u_said and (deal.winner >= 0 or deal.phase == s.RETURN):
        out["u_said"] = members(deal.u_said)
    if deal.over:
        out["way"] = s.WAYS[deal.way]
        out["fault"] = FAULTS[deal.fault]
    return out


def _load(deal: ChanDeal, r: Reader) -> None:
    n = deal.seats
    hands = _rows(r, "hands", n)
    mats = _rows(r, "melds", n)
    for seat in range(n):
        deal_mat = _read_mat(mats[seat] or [])
        deal.sets = deal.sets + [s.OWNER * seat + entry for entry in deal_mat]
    doors = [_kinds(row or [], "discard") for row in _rows(r, "discard", n)]
    full = [seat for seat in range(n) if hands[seat] is not None and len(hands[seat] or []) > _rest(deal, seat)]
    phase = r.word("phase", "discard" if full else "turn", s.PHASES)
    deal.phase = s.PHASES.index(phase)
    deal.dealer = r.number("dealer", full[0] if full else 0, 0, n - 1)
    fresh_start = phase == "discard" and not any(doors) and not deal.sets
    deal.turn = r.number("turn", full[0] if full else deal.dealer if fresh_start else 0, 0, n - 1)
    deal.doer = r.number("doer", full[0] if full and phase == "return" else -1, -1, n - 1)
    own = phase == "own"
    deal.after = s.PHASES.index(r.word("after", "own" if own else "turn", ("turn", "own")))
    deal.door = r.number("door", deal.turn if own else (deal.turn - 1) % n, 0, n - 1)
    deal.origin = s.ORIGINS.index(r.word("origin", "draw" if own else "discard", s.ORIGINS))
    deal.putter = r.number("putter", -1 if deal.origin in (s.DRAWN, s.LEFT) else deal.door, -1, n - 1)
    live = _kind(r, "live")
    if live < 0 and phase in ("turn", "own", "claim") and doors[deal.door]:
        live = doors[deal.door][-1]
    deal.card = live
    deal.fresh = _kind(r, "fresh")
    deal.cai = _kind(r, "cai")
    deal.cai_held = r.flag("cai_held")
    deal.level = r.number("level", 0)
    deal.drawn = r.number("drawn", 0)
    deal.table = [32 * door + kind for door in range(n) if door != deal.door for kind in doors[door]]
    deal.table = deal.table + [32 * deal.door + kind for kind in doors[deal.door]]

    lying = [card % 32 for card in deal.table] + [kind for entry in deal.sets for kind in _cards_of(entry % s.OWNER)]
    _share_out(deal, r, hands, lying)
    default = [FACES[kind] for kind in lying if kind != deal.card] if not r.has("shown") else []
    shown = _kinds(r.words("shown") or default, "shown")
    deal.shown = mask_of(shown) | ((1 << deal.card) if deal.card >= 0 else 0)
    rare = deal.card >= 0 and lying.count(deal.card) == 1
    deal.rare = r.flag("rare", rare and not r.has("shown"))

    began = [] if fresh_start else list(range(n))
    deal.touched = mask_of(r.numbers("touched", began, 0, n - 1))
    deal.passed_u = mask_of(r.numbers("passed_u", [], 0, n - 1))
    for name in MASKS:
        rows = _rows(r, name, n)
        setattr(deal, name, [_mask(row, name, EVERY if name == "only" else 0) for row in rows])
    if not any(deal.eaten):
        deal.eaten = [mask_of([eat // KINDS for eat in deal.eats_of(seat)]) for seat in range(n)]
    if deal.house.classic and not r.has("ca_rows"):
        deal.ca_rows = [_ca_rows(deal, seat) for seat in range(n)]
    if deal.card >= 0 and deal.putter >= 0 and not r.has("played"):
        deal.played[deal.putter] |= 1 << deal.card
    deal.sins = _numbers(r, "sins", n)
    deal.paid = _numbers(r, "paid", s.REASONS * n)
    deal.said = _numbers(r, "said", N)
    deal.winner = r.number("winner", -1, -1, n - 1)
    deal.by_chiu = r.flag("by_chiu")
    deal.points = r.number("points", 0)
    deal.pot_won = r.number("pot_won", 0)
    deal.way = s.WAYS.index(r.word("way", "", s.WAYS))
    deal.fault = FAULTS.index(r.word("fault", "", FAULTS))
    deal.over = deal.phase == s.OVER
    for seat in range(n):
        count_hand(deal, seat)
    find_thien(deal)
    _window(deal, r)
    if deal.winner >= 0 and deal.phase == s.ANNOUNCE:
        deal.held = deal.held_by(deal.winner)


def _ca_rows(deal: ChanDeal, seat: int) -> int:
    """The kinds of the ranks of which a cạ lies on that mat."""
    rows = 0
    for eat in deal.eats_of(seat):
        if eat // KINDS != eat % KINDS:
            rows |= ROW[eat // KINDS]
    return rows


def _window(deal: ChanDeal, r: Reader) -> None:
    """An open window: as the position says, or opened anew."""
    answers = {}
    given = r.has("able")
    for name in SEATS_IN_WINDOW:
        answers[name] = mask_of(r.numbers(name, [], 0, deal.seats - 1))
    if deal.phase == s.CLAIM and not given:
        if deal.card < 0:
            raise InvalidPosition("live: a window needs a card")
        deal.open_window()
        return
    for name in SEATS_IN_WINDOW:
        setattr(deal, name, answers[name])


def _share_out(deal: ChanDeal, r: Reader, hands: list[list[str] | None], lying: list[int]) -> None:
    """Hands and stock as named; what is not named gets the cards that are left, at random."""
    left = [4] * KINDS

    def use(kinds: list[int], name: str) -> None:
        for kind in kinds:
            left[kind] -= 1
            if left[kind] < 0:
                raise InvalidPosition(f"{name}: there are only four {FACES[kind]}")

    use(lying, "discard")
    named = [None if row is None else _kinds(row, "hands") for row in hands]
    for row in named:
        use(row or [], "hands")
    stock = _kinds(r.words("stock"), "stock")
    coming = _kinds(r.words("next"), "next")
    dead = _kinds(r.words("out"), "out")
    for kinds, name in ((stock, "stock"), (coming, "next"), (dead, "out")):
        use(kinds, name)
    if deal.cai_held and deal.cai >= 0 and named[deal.dealer] is None:
        use([deal.cai], "cai")
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    deal.rng.shuffle(rest)
    for seat, row in enumerate(named):
        if row is None:
            row = [deal.cai] if deal.cai_held and deal.cai >= 0 and seat == deal.dealer else []
            row += [rest.pop() for _ in range(min(_size(deal, seat) - len(row), len(rest)))]
        if len(row) != _size(deal, seat):
            raise InvalidPosition(f"hands: seat {seat} must hold {_size(deal, seat)} cards, not {len(row)}")
        for kind in row:
            deal.counts[seat * KINDS + kind] += 1
    deal.stock = (stock if r.has("stock") else rest) + coming[::-1]
    deal.left = len(deal.stock)
    deal.dead = dead


def _rest(deal: ChanDeal, seat: int) -> int:
    """Nineteen cards less those on the mat."""
    return HAND - sum(4 if entry % s.OWNER >= s.CHIU_SET else 2 for entry in deal.sets if entry // s.OWNER == seat)


def _size(deal: ChanDeal, seat: int) -> int:
    """Cards in a hand: one more for the seat that has to play one."""
    phase = deal.phase
    more = (phase == s.DISCARD and seat == deal.turn) or (phase == s.RETURN and seat == deal.doer)
    thien = phase in (s.ANNOUNCE, s.OVER) and deal.card < 0 and seat == deal.turn
    return _rest(deal, seat) + (more or thien)


def _check(deal: ChanDeal) -> None:
    """Raises InvalidPosition where the parts contradict each other."""
    if deal.phase in (s.TURN, s.OWN, s.CLAIM) and deal.card < 0:
        raise InvalidPosition("live: there must be a card to eat or to claim")
    if deal.card >= 0 and (not deal.table or deal.table[-1] != 32 * deal.door + deal.card):
        raise InvalidPosition("live: it must lie on top at its door")
    if deal.phase == s.RETURN and deal.doer < 0:
        raise InvalidPosition("doer: somebody must pay the door back")
    if deal.phase == s.ANNOUNCE and (deal.winner < 0 or deal.doer != deal.winner):
        raise InvalidPosition("winner, doer: somebody must announce")
    if deal.cai_held and (deal.cai < 0 or not deal.have[deal.dealer] >> deal.cai & 1):
        raise InvalidPosition("cai: the dealer must hold it")
    for seat, mask in enumerate(deal.only):
        if deal.have[seat] & ~mask:
            raise InvalidPosition(f"only: seat {seat} holds another kind")


def _mat(deal: ChanDeal, seat: int) -> str:
    sets = [entry % s.OWNER for entry in deal.sets if entry // s.OWNER == seat]
    return " / ".join(_words(_cards_of(entry)) for entry in sets)


def _cards_of(entry: int) -> list[int]:
    """The cards of a set, the one from the table first."""
    return [entry - s.CHIU_SET] * 4 if entry >= s.CHIU_SET else [entry // KINDS, entry % KINDS]


def _read_mat(words: list[str]) -> list[int]:
    sets: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            sets.append([])
        elif "/" in word:
            sets += [word.split("/"), []]
        elif word.endswith("*4"):
            sets += [[word[:-2]] * 4, []]
        else:
            sets[-1].append(word)
    out = []
    for group in sets:
        kinds = _kinds(group, "melds")
        if len(kinds) == 4 and len(set(kinds)) == 1:
            out.append(s.CHIU_SET + kinds[0])
        elif len(kinds) == 2 and (kinds[0] == kinds[1] or (CC not in kinds and kinds[0] // 3 == kinds[1] // 3)):
            out.append(KINDS * kinds[0] + kinds[1])
        elif kinds:
            raise InvalidPosition(f"melds: no set: {' '.join(group)}")
    return out


def _words(kinds: list[int]) -> str:
    return " ".join(FACES[kind] for kind in kinds)


def _kind(r: Reader, name: str) -> int:
    kinds = _kinds(r.words(name), name)
    if len(kinds) > 1:
        raise InvalidPosition(f"{name}: one card")
    return kinds[0] if kinds else NONE


def _kinds(words: list[str], name: str) -> list[int]:
    for word in words:
        if word.lower() not in NUMBERS:
            raise InvalidPosition(f"{name}: no such card: {word!r}")
    return [NUMBERS[word.lower()] for word in words]


def _mask(words: list[str] | None, name: str, default: int) -> int:
    return default if words is None else mask_of(_kinds(words, name))


def _rows(r: Reader, name: str, n: int) -> list[list[str] | None]:
    rows = r.rows(name) or [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"{name}: one entry for each of the {n} seats")
    return rows


def _numbers(r: Reader, name: str, size: int) -> list[int]:
    out = r.numbers(name, [0] * size, 0, 2**31)
    if len(out) != size:
        raise InvalidPosition(f"{name}: {size} numbers")
    return out
