"""Before play: gifts and returns between the ranks (SLAVE-3.9), and the People's trade (SLAVE-4.2)."""

from __future__ import annotations

from wongpai.core.bits import count, highest, lowest, mask_of
from wongpai.core.event import Event
from wongpai.errors import InvalidPosition
from wongpai.games.slave import deal as d
from wongpai.games.slave.actions import (
    ACTION,
    ADS,
    ADS_AT,
    DECLINE,
    LAY,
    MOST_OFFERS,
    OFFER,
    PASS,
    RETURN,
    SWAP,
    WITHDRAW,
    faces,
)
from wongpai.games.slave.house import KING, PEOPLE, QUEEN, SLAVE, VICE
from wongpai.games.slave.sets import FULL


def begin(deal: d.SlaveDeal) -> None:
    """Pair the ranks, give the gifts (unless Kings return blind), open the trade."""
    deal.phase = d.EXCHANGE
    pairs = [(KING, SLAVE)]
    if deal.seats > 3:
        pairs.append((QUEEN, VICE))
    for upper, lower in pairs:
        if upper in deal.roles and lower in deal.roles:
            high, low = deal.roles.index(upper), deal.roles.index(lower)
            size = deal.gift_size() if upper == KING else 1
            if min(count(deal.hands[high]), count(deal.hands[low])) < size:
                raise InvalidPosition("hands: too few cards to exchange")
            deal.partner[high], deal.partner[low] = low, high
            deal.owing |= 1 << high
            if not deal.house.blind:
                _give(deal, low)
    people = [s for s in range(deal.seats) if deal.roles[s] == PEOPLE]
    if deal.house.trade and len(people) >= 2:
        deal.trading = mask_of(people)
    finish(deal)


def why_not(deal: d.SlaveDeal, seat: int, action: int) -> str:
    """Code of the refusal of an action while the exchange lasts; "" if it is in order."""
    bit, what, cards, ad = 1 << seat, action & ACTION, action & FULL, action >> ADS_AT
    if what in (LAY, PASS):
        return "exchange_first"
    if ad and (what != OFFER or ad >= len(ADS)):
        return "no_offer"
    if what == RETURN:
        if not deal.owing & bit:
            return "not_king_or_queen"
        if cards & ~deal.hands[seat]:
            return "not_in_hand"
        if count(cards) != deal._owed(seat):
            return "king_returns" if deal.roles[seat] == KING else "queen_returns"
        if cards & ~deal._returnable(seat):
            return "received" if deal.roles[seat] == KING else "queen_received"
        return ""
    if not deal.house.trade:
        return "no_trade"
    if deal.roles[seat] != PEOPLE:
        return "not_people"
    if deal.roles.count(PEOPLE) < 2:
        return "nobody_to_trade"
    if not deal.trading & bit:
        return "trade_done"
    if what == OFFER:
        if deal.offered[seat] >= MOST_OFFERS:
            return "offered_often"
        if deal.offers[seat] or count(cards) != 1:
            return "one_offer"
        return "not_in_hand" if cards & ~deal.hands[seat] else ""
    if what in (DECLINE, WITHDRAW):
        return "nothing_offered" if cards or (what == WITHDRAW and not deal.offers[seat]) else ""
    if what != SWAP or cards >= deal.seats or cards == seat or not deal.offers[seat]:
        return "no_offer"
    if deal.roles[cards] != PEOPLE:
        return "not_people"
    return "" if deal.offers[cards] else "no_offer"


def exchange(deal: d.SlaveDeal, seat: int, action: int) -> None:
    """Carry out an action of the exchange that has been found in order."""
    what = action & ACTION
    if what == RETURN:
        _return(deal, seat, action & FULL)
    elif what == OFFER:
        deal.offers[seat] = action & FULL
        deal.ads[seat] = action >> ADS_AT
        deal.offered[seat] += 1
        _tell(deal, "offer", seat, deal.offers[seat], "SLAVE-4.2e", word=ADS[deal.ads[seat]], dest=f"offer:{seat}")
    elif what == WITHDRAW:
        _take_back(deal, seat)
    elif what == SWAP:
        _swap(deal, seat, action & 15)
    else:
        if deal.offers[seat]:
            _take_back(deal, seat)
        deal.trading &= ~(1 << seat)
        _tell(deal, "decline", seat, 0, "SLAVE-4.2a")
    finish(deal)


def finish(deal: d.SlaveDeal) -> None:
    """Close the trade when it can go no further; lead once all is done."""
    if deal.owing == 0 and deal.trading & (deal.trading - 1) == 0 and deal.trading:
        lone = lowest(deal.trading)
        if deal.offers[lone]:
            _take_back(deal, lone)
        deal.trading = 0
    if deal.owing or deal.trading:
        return
    from wongpai.games.slave.setup import holder

    deal.phase = d.LEAD
    leader = holder(deal)
    deal.turn = leader if deal.alive >> leader & 1 else deal._after(leader, deal.alive)
    if deal.events is not None:
        deal.events.append(Event("start", seat=deal.turn, clause="SLAVE-3.10"))


def _give(deal: d.SlaveDeal, low: int) -> None:
    """The lower rank's highest cards go up (SLAVE-3.9a, 3.9b)."""
    high = deal.partner[low]
    slave = deal.roles[low] == SLAVE
    gift, rest = 0, deal.hands[low]
    for _ in range(deal.gift_size() if slave else 1):
        gift |= 1 << highest(rest)
        rest &= ~gift
    deal.hands[low] = rest
    deal.hands[high] |= gift
    deal.sent[low] = gift
    if slave:
        deal.gift_floor = lowest(gift)
    else:
        deal.vice_floor = lowest(gift)
    _pass_on(deal, "gift", low, high, gift)


def _return(deal: d.SlaveDeal, high: int, cards: int) -> None:
    low = deal.partner[high]
    deal.hands[high] &= ~cards
    if deal.house.blind:
        _give(deal, low)  # chosen before the gift was seen, and exchanged at once
    deal.hands[low] |= cards
    deal.sent[high] = cards
    deal.owing &= ~(1 << high)
    _pass_on(deal, "return", high, low, cards)


def _swap(deal: d.SlaveDeal, seat: int, other: int) -> None:
    mine, theirs = deal.offers[seat], deal.offers[other]
    deal.offers[seat] = deal.offers[other] = 0
    deal.hands[seat] ^= mine | theirs
    deal.hands[other] ^= mine | theirs
    deal.sent[seat], deal.sent[other] = mine, theirs
    deal.partner[seat], deal.partner[other] = other, seat
    deal.trading &= ~(1 << seat | 1 << other)
    _pass_on(deal, "swap", seat, other, mine)
    _pass_on(deal, "swap", other, seat, theirs)


def _take_back(deal: d.SlaveDeal, seat: int) -> None:
    card, deal.offers[seat], deal.ads[seat] = deal.offers[seat], 0, 0
    _tell(deal, "withdraw", seat, card, "SLAVE-4.2e", source=f"offer:{seat}")


def _pass_on(deal: d.SlaveDeal, kind: str, giver: int, taker: int, cards: int) -> None:
    if deal.events is not None:
        upper = KING in (deal.roles[giver], deal.roles[taker])
        clause = "SLAVE-4.2d" if kind == "swap" else "SLAVE-3.9a" if upper else "SLAVE-3.9b"
        zone = "offer" if kind == "swap" else "hand"
        shown = faces(cards)
        deal.events.append(
            Event(kind, seat=giver, to=taker, cards=shown, n=len(shown), source=f"{zone}:{giver}", dest=f"hand:{taker}",
                  clause=clause, seen=1 << giver | 1 << taker)
        )  # fmt: skip


def _tell(
    deal: d.SlaveDeal, kind: str, seat: int, card: int, clause: str, word: str = "", source: str = "", dest: str = ""
) -> None:
    """An event of the trade: the card is its owner's secret."""
    if deal.events is not None:
        deal.events.append(
            Event(kind, seat=seat, cards=faces(card), word=word, clause=clause, seen=1 << seat,
                  source=source or (f"hand:{seat}" if card else ""), dest=dest or (f"hand:{seat}" if card else ""))
        )  # fmt: skip
