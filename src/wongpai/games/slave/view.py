"""What a seat may know of a deal of Slave."""

from __future__ import annotations

from wongpai.core.bits import count, members
from wongpai.core.view import Args, Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.slave import deal as d
from wongpai.games.slave.actions import ADS, faces
from wongpai.games.slave.house import TITLES, roles_of
from wongpai.games.slave.sets import FULL, RUN


def view(deal: d.SlaveDeal, seat: int) -> View:
    waiting = deal.to_act()
    out = View("slave", seat, deal.seats, d.PHASES[deal.phase], turn=members(waiting) if waiting else [])
    out.zones.append(Zone("table", "spot", -1, [Card(f) for f in faces(deal.top)], count(deal.top), "table"))
    if deal.last:
        out.zones.append(Zone("last", "spot", -1, [Card(f) for f in faces(deal.last)], count(deal.last), "last"))
    for s in range(deal.seats):
        offer = deal.offers[s] if deal.offers else 0
        hand = deal.hands[s] & ~offer
        cards = [Card(f, f) for f in faces(hand)] if s == seat else []
        if s == seat and deal.partner[s] >= 0:
            for card in cards:
                if card.face in faces(deal.sent[deal.partner[s]]):
                    card.marks.append("received")
        out.zones.append(Zone(f"hand:{s}", "fan", s, cards, count(hand), "hand"))
        if offer:
            face = faces(offer)[0] if s == seat else ""
            out.zones.append(Zone(f"offer:{s}", "spot", s, [Card(face)], 1, "offer"))
        out.players.append(Player(s, count(deal.hands[s]), _badges(deal, s), not deal.alive >> s & 1))
    if deal.reversed:
        out.badges.append(Text("badge-reversed"))
    out.prompt = Text(f"prompt-slave-{_prompt(deal, seat)}", _prompt_args(deal, seat))
    if seat >= 0:
        out.choices = [_choice(deal, action) for action in deal.legal(seat)]
    out.facts = {
        "kind": deal.kind % RUN if deal.kind else 0,
        "run": int(deal.kind > RUN),
        "by": deal.top_by,
        "reversed": int(deal.reversed),
        "direction": deal.step,
        "first": int(not deal.roles),
        "laid": " ".join(faces(_laid(deal))),
    }
    for s in range(deal.seats):
        out.facts[f"role:{s}"] = TITLES[deal.roles[s]] if deal.roles else ""
        if deal.offers and deal.offers[s]:
            out.facts[f"ad:{s}"] = ADS[deal.ads[s]]
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


def _laid(deal: d.SlaveDeal) -> int:
    """All cards that have been laid: an attentive player remembers them."""
    cards = FULL
    for hand in deal.hands:
        cards &= ~hand
    return cards


def lines(deal: d.SlaveDeal) -> list[Line]:
    """A line a seat: its new title among those who stay, with its points where the table plays for points."""
    staying = [seat for seat in deal.placing if seat not in deal.left]
    titles = dict(zip(staying, roles_of(len(staying), deal.house.middle) if staying else [], strict=True))
    scores = deal.scores()
    out = []
    for place, seat in enumerate(deal.placing):
        args: Args = {"n": place + 1}
        if seat in titles:
            args["word"] = TITLES[titles[seat]]
            out.append(Line(seat, scores[seat], _title_clause(deal, seat, titles[seat]), "title", args))
        else:
            out.append(Line(seat, scores[seat], "SLAVE-3.7", "left", args))
    return out


def _title_clause(deal: d.SlaveDeal, seat: int, title: int) -> str:
    if seat == deal.king_down:
        return "SLAVE-3.11a"
    if seat == deal.queen_down:
        return "SLAVE-4.1"
    return ("SLAVE-3.7.5", "SLAVE-3.7.1", "SLAVE-3.7.2", "SLAVE-3.7.3", "SLAVE-3.7.4")[title]


def _badges(deal: d.SlaveDeal, seat: int) -> list[str]:
    out = []
    if deal.roles:
        out.append(TITLES[deal.roles[seat]])
    if seat == deal.dealer:
        out.append("dealer")
    if seat in deal.left:
        out.append("gone")
    elif seat in (deal.king_down, deal.queen_down):
        out.append("fallen")
    elif seat in deal.order:
        out.append("out")
    elif deal.passed >> seat & 1:
        out.append("passed")
    return out


def _prompt(deal: d.SlaveDeal, seat: int) -> str:
    if deal.over:
        return "over"
    if deal.phase == d.EXCHANGE:
        if seat >= 0 and deal.owing >> seat & 1:
            return "return"
        return "trade" if seat >= 0 and deal.trading >> seat & 1 else "exchange"
    if seat != deal.turn:
        return "wait"
    if deal.phase != d.LEAD:
        return "follow"
    return "lead_3c" if deal._first_lead() else "lead"


def _prompt_args(deal: d.SlaveDeal, seat: int) -> Args:
    if deal.phase == d.EXCHANGE and seat >= 0 and deal.owing >> seat & 1:
        return {"n": int(deal._owed(seat)), "seat": deal.partner[seat]}
    return {"seat": deal.turn}


def _choice(deal: d.SlaveDeal, action: int) -> Choice:
    text = deal.text(action)
    verb, *rest = text.split()
    option = rest.pop() if verb == "offer" else ""
    return Choice(text, verb, rest, option)
