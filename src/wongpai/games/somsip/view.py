"""What a seat may know of a deal of Som Sip."""

from __future__ import annotations

from wongpai.core.bits import count, members
from wongpai.core.view import Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.somsip import deal as d
from wongpai.games.somsip.pairs import ANY, FACES, RANK_NAMES, paired

SHOWN_DISCARDS = 6


def view(deal: d.SomSipDeal, seat: int) -> View:
    n = deal.seats
    claim = deal.phase == d.CLAIM
    waiting = [s for s in range(n) if s != deal.by] if claim else [] if deal.over else [deal.turn]
    out = View("somsip", seat, n, d.PHASES[deal.phase], counter=True, turn=waiting)
    out.window = "claim" if claim else ""
    actions = deal.legal(seat) if seat >= 0 else []
    out.zones.append(Zone("stock", "stock", -1, [], len(deal.stock), "stock"))
    pile = [Card(FACES[card]) for card in deal.pile[-SHOWN_DISCARDS:]]
    if pile and d.TAKE + deal.pile[-1] in actions:
        pile[-1].ref = pile[-1].face
    out.zones.append(Zone("discard", "pile", -1, pile, len(deal.pile), "discard"))
    if deal.house.wild:
        out.zones.append(Zone("centre", "spot", -1, [Card(FACES[deal.centre])], 1, "centre"))
    for s in range(n):
        out.zones += _hand(deal, s, s == seat)
        out.players.append(Player(s, count(deal.hands[s]), _badges(deal, s)))
    if deal.wild:
        out.badges.append(Text("badge-somsip-wild", {"rank": RANK_NAMES[deal.centre // 4]}))
    if seat >= 0 and not deal.over and count(deal.hands[seat]) == 5 and deal.waits[seat]:
        out.badges.append(_waiting(deal, seat))
    out.prompt = _prompt(deal, seat, d.KNOCK in actions)
    out.choices = [_choice(deal, action) for action in actions]
    out.facts = {
        "discards": " ".join(FACES[card] for card in deal.pile),
        "centre": FACES[deal.centre] if deal.centre >= 0 else "",
        "tens": deal.house.rules.tens_and_faces,
        "wild": RANK_NAMES[deal.centre // 4] if deal.wild else "",
        "by": deal.by,
        "dealer": deal.dealer,
        "turn": deal.turn,
        "turns": deal.turns,
        "passed": int(deal.passed),
    }
    if seat >= 0:
        out.facts["barred"] = deal.locked >> seat & 1
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


def lines(deal: d.SomSipDeal) -> list[Line]:
    if deal.winner < 0:
        return []
    return [Line(deal.winner, 1, d.WON_BY[deal.way], d.WAYS[deal.way])]


def _hand(deal: d.SomSipDeal, owner: int, mine: bool) -> list[Zone]:
    """A hand, and for the others what they saw go into it; the winner's lies open in pairs."""
    hand = deal.hands[owner]
    if owner == deal.winner:
        cards = [Card(FACES[c]) for c in paired(hand, deal.house, deal.wild)]
        pairs = [Zone(f"pair:{owner}:{i}", "meld", owner, cards[2 * i : 2 * i + 2], 2, "pair") for i in range(3)]
        return [Zone(f"hand:{owner}", "fan", owner, [], 0, "hand"), *pairs]
    if not mine:
        zones = [Zone(f"hand:{owner}", "fan", owner, [], count(hand), "hand")]
        if deal.known[owner]:
            cards = [Card(FACES[c], "", ["known"]) for c in members(deal.known[owner])]
            zones.append(Zone(f"taken:{owner}", "meld", owner, cards, len(cards), "taken"))
        return zones
    out = []
    for card in members(hand):
        out.append(Card(FACES[card], FACES[card], ["new"] if card in (deal.drawn, deal.taken) else []))
    return [Zone(f"hand:{owner}", "fan", owner, out, count(hand), "hand")]


def _badges(deal: d.SomSipDeal, seat: int) -> list[str]:
    return [name for name, on in (("dealer", seat == deal.dealer), ("winner", seat == deal.winner)) if on]


def _waiting(deal: d.SomSipDeal, seat: int) -> Text:
    """For its own seat only: what it waits for."""
    if deal.waits[seat] == ANY:
        return Text("badge-somsip-waits_any")
    ranks = " ".join(RANK_NAMES[rank] for rank in members(deal.waits[seat]))
    return Text("badge-somsip-waits", {"ranks": ranks})


def _prompt(deal: d.SomSipDeal, seat: int, knocks: bool) -> Text:
    phase = d.PHASES[deal.phase]
    if deal.over:
        return Text("prompt-somsip-over")
    if deal.phase == d.CLAIM:
        top = [FACES[deal.pile[-1]]]
        if seat == deal.by or seat < 0:
            return Text("prompt-somsip-window", {"cards": top})
        return Text("prompt-somsip-claim", {"cards": top})
    if seat != deal.turn:
        return Text("prompt-somsip-wait", {"seat": deal.turn})
    if deal.phase == d.TURN and deal.offered() < 0:
        return Text("prompt-somsip-draw")
    if knocks:  # its own six cards
        return Text("prompt-somsip-knock")
    return Text(f"prompt-somsip-{phase}", {"cards": [FACES[deal.pile[-1]]] if deal.pile else []})


def _choice(deal: d.SomSipDeal, action: int) -> Choice:
    text = deal.text(action)
    verb, *refs = text.split()
    return Choice(text, verb, refs, reaction=deal.phase == d.CLAIM)
