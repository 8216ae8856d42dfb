"""Dealing, and positions in and out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wongpai.core.bits import count, lowest, mask_of, members
from wongpai.core.event import Event
from wongpai.core.position import Position, Reader
from wongpai.errors import InvalidPosition
from wongpai.games.slave import deal as d
from wongpai.games.slave.actions import ADS, FACES, MOST_OFFERS, NUMBERS, faces
from wongpai.games.slave.exchange import begin, finish
from wongpai.games.slave.house import KING, PEOPLE, QUEEN, SLAVE, TITLES, VICE
from wongpai.games.slave.sets import FULL, kind_of

EXCHANGED = ("sent", "partner", "offers", "ads", "offered", "floors", "owing", "trading")
PAIRS = ({KING, SLAVE}, {QUEEN, VICE}, {PEOPLE})  # who exchanges with whom


def set_up(deal: d.SlaveDeal, position: Mapping[str, Any]) -> None:
    """Fill a new deal from a position: what it names is taken, the rest dealt or set as the rules say.

    Names: hands, roles, dealer, direction (1, -1), turn, table, by, last (the set of the trick before), passed, reversed, out, king_fallen, queen_fallen,
    left, opener, phase, and of the exchange owing, trading, offers, offered, sent, partner, floors; placing of an over one.
    Roles without any of turn, table, phase mean: the exchange begins. Hands not named are dealt from what is left.
    """
    n = deal.seats
    r = Reader(position)
    seats = range(n)
    deal.roles = _roles(r.words("roles"), n)
    deal.dealer = r.number("dealer", _first_dealer(deal), 0, n - 1)
    deal.step = r.number("direction", _direction(deal), -1, 1)
    if deal.step == 0:
        raise InvalidPosition("direction: 1 or -1")
    deal.order = r.numbers("out", [], 0, n - 1)
    deal.king_down = r.number("king_fallen", -1, -1, n - 1)
    deal.queen_down = r.number("queen_fallen", -1, -1, n - 1)
    deal.left = r.numbers("left", [], 0, n - 1)
    deal.reversed = r.flag("reversed")
    deal.passed = mask_of(r.numbers("passed", [], 0, n - 1))
    deal.top = _cards(r.words("table"), "table")
    deal.kind = kind_of(deal.top) if deal.top else 0
    if deal.top and not deal.kind:
        raise InvalidPosition("table: these cards may not lie together")
    deal.top_by = r.number("by", -1, -1, n - 1)
    deal.last = _cards(r.words("last"), "last")
    if deal.top and deal.top_by < 0:
        raise InvalidPosition("by: who laid the set on the table?")
    deal.hands = _hands(deal, r.rows("hands"))
    _check_seats(deal)

    sent = r.rows("sent")
    deal.sent = [_cards(row or [], "sent") for row in sent] if sent else [0] * n
    deal.partner = r.numbers("partner", [-1] * n, -1, n - 1)
    deal.offers = [_cards(row or [], "offers") for row in (r.rows("offers") or [None] * n)]
    ads = r.words("ads")
    if any(ad not in ADS for ad in ads):
        raise InvalidPosition(f"ads: only {', '.join(ADS)}")
    deal.ads = [ADS.index(ad) for ad in ads] or [0] * n
    deal.offered = r.numbers("offered", [0] * n, 0, MOST_OFFERS)
    rows = {"sent": deal.sent, "partner": deal.partner, "offers": deal.offers, "ads": deal.ads, "offered": deal.offered}
    for name, row in rows.items():
        if len(row) != n:
            raise InvalidPosition(f"{name}: one entry a seat")
    floors = r.numbers("floors", [-1, -1], -1, 51)
    if len(floors) != 2:
        raise InvalidPosition("floors: of the Slave's gift and of the Vice-slave's")
    deal.gift_floor, deal.vice_floor = floors

    deal.alive = mask_of([s for s in seats if s not in deal.order and s not in deal.left])
    if deal.king_down >= 0 and deal.house.retire:
        deal.alive &= ~(1 << deal.king_down)
    if deal.queen_down >= 0:
        deal.alive &= ~(1 << deal.queen_down)
    fresh = not any(r.has(name) for name in ("turn", "table", "phase"))
    phases = ("", *d.PHASES)
    phase = r.word("phase", "", phases) or ("exchange" if deal.roles and fresh else "follow" if deal.top else "lead")
    deal.phase = d.PHASES.index(phase)
    begun = [name for name in EXCHANGED if r.has(name)]
    if phase == "exchange" and fresh and begun:
        raise InvalidPosition(f"{begun[0]}: phase must say that the exchange has begun")
    owing, trading = r.numbers("owing", [], 0, n - 1), r.numbers("trading", [], 0, n - 1)
    turn = r.number("turn", -1, -1, n - 1)
    deal.opener = r.number("opener", -1, -1, n - 1)
    deal.placing = r.numbers("placing", [], 0, n - 1)
    r.finish()
    if phase != "exchange" and (owing or trading or any(deal.offers)):
        raise InvalidPosition("owing, trading, offers: only while the exchange lasts")
    _check_memory(deal)
    for s in members(deal.alive):
        # Who gave all cards away in the exchange gets some back.
        if not deal.hands[s] and not (phase == "exchange" and deal.partner[s] in owing):
            raise InvalidPosition(f"hands: seat {s} still plays and has no cards")

    if (sorted(deal.placing) == list(seats)) != (phase == "over"):
        raise InvalidPosition("placing: every seat once when the deal is over, and only then")
    if phase == "over":
        deal.over = True
        deal.turn = max(turn, 0)
        return
    if deal.alive & (deal.alive - 1) == 0:
        raise InvalidPosition("at least two seats must still play")
    if phase == "exchange":
        if deal.top:
            raise InvalidPosition("table: nothing lies there while the exchange lasts")
        if not deal.roles:
            raise InvalidPosition("roles: an exchange needs them")
        if fresh:
            begin(deal)
        else:
            deal.owing, deal.trading = mask_of(owing), mask_of(trading)
            _check_exchange(deal)
            finish(deal)
        return
    if (deal.phase == d.FOLLOW) != bool(deal.top):
        raise InvalidPosition("table: a set to follow, none to lead")
    if deal.top and not deal.alive & ~deal.passed & ~(1 << deal.top_by):
        raise InvalidPosition("passed: nobody is left to follow")
    if turn >= 0:
        deal.turn = turn
    elif deal.top:
        deal.turn = deal._after(deal.top_by, deal.alive & ~deal.passed & ~(1 << deal.top_by))
    else:
        deal.turn = holder(deal)
        if not deal.roles:
            deal.opener = deal.turn
    if not deal.alive >> deal.turn & 1:
        raise InvalidPosition(f"turn: seat {deal.turn} does not play any more")
    if deal.passed >> deal.turn & 1:
        raise InvalidPosition(f"turn: seat {deal.turn} has passed")
    if deal.top and deal.turn == deal.top_by:
        raise InvalidPosition(f"turn: seat {deal.turn} laid what lies on the table")
    if fresh and deal.events is not None:
        clause = "SLAVE-3.10" if deal.roles else "SLAVE-3.3"
        deal.events.append(Event("start", seat=deal.turn, clause=clause))


def holder(deal: d.SlaveDeal) -> int:
    """Who leads: the Slave, in a first deal the holder of 3c (or of the lowest card that is about)."""
    if SLAVE in deal.roles:
        return deal.roles.index(SLAVE)
    playing = [s for s in range(deal.seats) if deal.alive >> s & 1]
    return min(playing, key=lambda s: lowest(deal.hands[s]))


def position(deal: d.SlaveDeal) -> Position:
    """The whole state; loading it gives an equal deal."""
    out: Position = {
        "hands": [" ".join(faces(hand)) for hand in deal.hands],
        "dealer": deal.dealer,
        "direction": deal.step,
        "phase": d.PHASES[deal.phase],
        "turn": deal.turn,
    }
    if deal.roles:
        out["roles"] = " ".join(TITLES[role] for role in deal.roles)
    if deal.top:
        out["table"], out["by"] = " ".join(faces(deal.top)), deal.top_by
    if deal.last:
        out["last"] = " ".join(faces(deal.last))
    for name, seats in (("passed", deal.passed), ("owing", deal.owing), ("trading", deal.trading)):
        if seats:
            out[name] = members(seats)
    for name, row in (("out", deal.order), ("left", deal.left), ("placing", deal.placing)):
        if row:
            out[name] = list(row)
    if deal.reversed:
        out["reversed"] = True
    for name, seat in (("king_fallen", deal.king_down), ("queen_fallen", deal.queen_down), ("opener", deal.opener)):
        if seat >= 0:
            out[name] = seat
    if any(deal.sent):
        out["sent"] = [" ".join(faces(cards)) for cards in deal.sent]
        out["partner"] = list(deal.partner)
    elif any(p >= 0 for p in deal.partner):
        out["partner"] = list(deal.partner)
    if deal.phase == d.EXCHANGE and deal.house.trade:
        out["offers"] = [" ".join(faces(card)) for card in deal.offers]
        out["ads"] = " ".join(ADS[ad] for ad in deal.ads)
        out["offered"] = list(deal.offered)
    if (deal.gift_floor, deal.vice_floor) != (-1, -1):
        out["floors"] = [deal.gift_floor, deal.vice_floor]
    return out


def _roles(words: list[str], n: int) -> list[int]:
    if not words:
        return []
    doubled = any(words.count(title) > 1 for title in TITLES[1:])
    if len(words) != n or any(w not in TITLES for w in words) or doubled or "slave" not in words:
        raise InvalidPosition(f"roles: {n} of {', '.join(TITLES)}, one slave among them")
    return [TITLES.index(word) for word in words]


def _first_dealer(deal: d.SlaveDeal) -> int:
    if SLAVE in deal.roles:
        return deal.roles.index(SLAVE)
    return int(deal.rng.below(deal.seats)) if deal.house.rules.first_dealer == "random" else 0


def _direction(deal: d.SlaveDeal) -> int:
    """1 clockwise, -1 counter; `flee_king`: from the Slave away from the King."""
    way = deal.house.rules.direction
    if way == "flee_king" and KING in deal.roles and SLAVE in deal.roles:
        ahead = (deal.roles.index(KING) - deal.roles.index(SLAVE)) % deal.seats
        return -1 if 2 * ahead < deal.seats else 1
    return -1 if way == "counter" else 1


def _hands(deal: d.SlaveDeal, rows: list[list[str] | None] | None) -> list[int]:
    n = deal.seats
    if rows is None:
        rows = [None] * n
    if len(rows) != n:
        raise InvalidPosition(f"hands: one entry for each of the {n} seats")
    hands = [_cards(row, "hands") if row is not None else None for row in rows]
    used = deal.top
    for hand in hands:
        if hand is not None:
            if used & hand:
                raise InvalidPosition(f"a card is in two places: {' '.join(faces(used & hand))}")
            used |= hand
    if all(hand is not None for hand in hands):
        return [hand or 0 for hand in hands]
    stock = members(FULL & ~used)
    deal.rng.shuffle(stock)
    takers = [(deal.dealer + deal.step * (i + 1)) % n for i in range(n)]
    takers = [seat for seat in takers if seat not in deal.order]
    if used == 0:
        sizes = {seat: 52 // n + (place < 52 % n) for place, seat in enumerate(takers)}
    else:  # what a hand of a whole deal would hold, as far as there are cards
        sizes = dict.fromkeys(takers, 52 // n)
    out = [hand or 0 for hand in hands]
    for seat in takers:
        if hands[seat] is None:
            taken, stock = stock[: sizes[seat]], stock[sizes[seat] :]
            out[seat] = mask_of(taken)
            if deal.events is not None:
                cards = faces(out[seat])
                deal.events.append(
                    Event("deal", seat=seat, cards=cards, n=len(cards), source="stock", dest=f"hand:{seat}",
                          clause="SLAVE-3.2", seen=1 << seat)
                )  # fmt: skip
    return out


def _check_seats(deal: d.SlaveDeal) -> None:
    """Who is out, gone or fallen, and what lies where, must be possible together."""
    gone = deal.order + deal.left
    if len(set(gone)) != len(gone):
        raise InvalidPosition("out, left: a seat is there twice")
    if any(deal.hands[seat] for seat in deal.order):
        raise InvalidPosition("hands: a seat that is out holds cards")
    if deal.last & (deal.top | _union(deal.hands)):
        raise InvalidPosition("last: a card is in two places")


def _check_memory(deal: d.SlaveDeal) -> None:
    """What the ranks remember of the exchange must be possible: who exchanged with whom, which cards, above which."""
    everywhere = 0
    for seat, other in enumerate(deal.partner):
        if other < 0:
            if deal.sent[seat]:
                raise InvalidPosition(f"sent: seat {seat} has no partner")
            continue
        titles = {deal.roles[seat], deal.roles[other]} if deal.roles else set()
        if other == seat or deal.partner[other] != seat or titles not in PAIRS:
            raise InvalidPosition(f"partner: seats {seat} and {other} do not exchange with each other")
        elsewhere = _union(deal.hands[:other] + deal.hands[other + 1 :]) & ~(deal.hands[seat] & deal.sent[other])
        if deal.sent[seat] & (elsewhere | everywhere & ~deal.sent[other]):  # a gift may come back
            raise InvalidPosition("sent: a card is in two places")
        everywhere |= deal.sent[seat]
    for role, floor in ((SLAVE, deal.gift_floor), (VICE, deal.vice_floor)):
        if floor < 0:
            continue
        low = deal.roles.index(role) if role in deal.roles else -1
        high = deal.partner[low] if low >= 0 else -1
        if high < 0 or (deal.hands[low] & ~deal.sent[high]) >> floor or deal.sent[low] & ((1 << floor) - 1):
            raise InvalidPosition(f"floors: {FACES[floor]} was not the lowest card that the {TITLES[role]} gave")


def _check_exchange(deal: d.SlaveDeal) -> None:
    for seat in members(deal.owing):
        if deal.roles[seat] not in (KING, QUEEN) or deal.partner[seat] < 0:
            raise InvalidPosition(f"owing: seat {seat} is no King or Queen with a partner")
        if count(deal._returnable(seat)) < deal._owed(seat):
            raise InvalidPosition(f"hands: seat {seat} has too few cards to return")
    for seat in members(deal.trading):
        if deal.roles[seat] != PEOPLE:
            raise InvalidPosition(f"trading: seat {seat} is not one of the People")
    for seat, card in enumerate(deal.offers):
        if card & ~deal.hands[seat] or count(card) > 1 or (card and not deal.trading >> seat & 1):
            raise InvalidPosition(f"offers: one card of the hand of a seat that trades, not seat {seat}'s")


def _union(masks: list[int]) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out


def _cards(words: list[str], name: str) -> int:
    mask = 0
    for word in words:
        number = NUMBERS.get(word.lower(), -1)
        if number < 0 or mask >> number & 1:
            raise InvalidPosition(f"{name}: no such card, or twice: {word!r}")
        mask |= 1 << number
    return mask
