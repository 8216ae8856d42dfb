"""What a seat may know of a deal of Dummy."""

from __future__ import annotations

from wongpai.core.bits import count, members
from wongpai.core.view import Card, Choice, Player, Text, View, Zone
from wongpai.games.dummy import deal as d
from wongpai.games.dummy.actions import FACES, SLOT_AT, faces
from wongpai.games.dummy.melds import SPETO
from wongpai.games.dummy.special import CARD, HIDDEN, TARGET, WHO, price

COSTLY = "prompt-dummy-costly"


def view(deal: d.DummyDeal, seat: int) -> View:
    n = deal.seats
    out = View("dummy", seat, n, d.PHASES[deal.phase], turn=[] if deal.over else [deal.turn])
    out.zones.append(Zone("stock", "stock", -1, [], len(deal.stock), "stock"))
    row = [Card(FACES[card], FACES[card], ["head"] if card == deal.head else []) for card in deal.row]
    out.zones.append(Zone("row", "row", -1, row, len(row), "row"))
    if deal.aside:
        out.zones.append(Zone("aside", "stock", -1, [], len(deal.aside), "aside"))
    if deal.knocker >= 0:
        out.zones.append(Zone("knock", "spot", -1, [Card(FACES[deal.knock_card])], 1, "knock"))
    for s in range(n):
        out.zones += _hand(deal, s, s == seat)
        out.players.append(Player(s, count(deal.hands[s]), _badges(deal, s)))
    for k in range(len(deal.melds)):
        out.zones.append(_meld(deal, k))
    out.badges += [_liable(deal, each) for each in deal.liable]
    if deal.house.sp3 and deal.head >= 0 and deal.in_row >> deal.head & 1:
        out.badges.append(Text("badge-dummy-head", {"cards": [FACES[deal.head]]}))
    if deal.step < 0:
        out.badges.append(Text("badge-dummy-reversed"))
    out.prompt = _prompt(deal, seat)
    if seat >= 0:
        out.choices = [_choice(deal, action, False) for action in deal.legal(seat)]
        out.choices += [_choice(deal, action, True) for action in deal.fouls(seat)]
        if out.prompt.key == COSTLY and all(choice.verb == "discard" for choice in out.choices):
            for choice in out.choices:
                choice.risk = True
    out.facts = {
        "head": FACES[deal.head] if deal.head >= 0 else "",
        "by": deal.last_by,
        "dealer": deal.dealer,
        "turn": deal.turn,
        "direction": deal.step,
        "fresh": int(deal.fresh),
        "stock": len(deal.stock),
        "specials": " ".join(str(n) for n in range(1, 7) if getattr(deal.house, f"sp{n}")),
    }
    for s in range(n):
        out.facts[f"born:{s}"] = deal.born >> s & 1
        out.facts[f"laid:{s}"] = " ".join(faces(deal.laid[s]))
        out.facts[f"points:{s}"] = int(deal.worth(deal.laid[s]))
        out.facts[f"charged:{s}"] = d.SPECIAL * _charged(deal, s)
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), deal.lines()
    return out


def _hand(deal: d.DummyDeal, owner: int, mine: bool) -> list[Zone]:
    """A hand; of another's hand what was seen going into it. At the count all hands lie open."""
    hand, known = deal.hands[owner], deal.known[owner]
    zone = Zone(f"hand:{owner}", "fan", owner, [], count(hand), "hand")
    if deal.over:
        zone.cards = [Card(face) for face in faces(hand)]
        return [zone]
    if mine:
        discards = deal.house.costly and owner == deal.turn and deal.phase == d.TABLE
        for card in members(hand):
            marks = ["new"] if card == deal.drawn else ["shown"] if known >> card & 1 else []
            marks += _head(deal, card)
            if discards and (points := price(deal, owner, card)):
                marks.append(f"costs{points}")
            zone.cards.append(Card(FACES[card], FACES[card], marks))
        return [zone]
    if not known:
        return [zone]
    cards = [Card(FACES[card], "", ["known", *_head(deal, card)]) for card in members(known)]
    return [zone, Zone(f"swept:{owner}", "spot", owner, cards, len(cards), "swept")]


def _head(deal: d.DummyDeal, card: int) -> list[str]:
    """The mark of the head where it is worth more (DUMMY-9.3a)."""
    return ["head"] if card == deal.head and deal.house.sp3 else []


def _meld(deal: d.DummyDeal, k: int) -> Zone:
    """A meld in front of its owner; what others laid off on it says so, for it counts for them (DUMMY-5.7)."""
    owner, slot = deal.owners[k], int(deal.place(k)) >> SLOT_AT
    cards = []
    for card in members(deal.melds[k]):
        marks = [f"by@{s}" for s in range(deal.seats) if s != owner and deal.laid[s] & (1 << card)]
        marks += _head(deal, card)
        if SPETO & (1 << card):
            marks.append("speto")
        cards.append(Card(FACES[card], f"{owner}:{slot}", marks))
    return Zone(f"meld:{owner}:{slot}", "meld", owner, cards, len(cards), "meld")


def _charged(deal: d.DummyDeal, seat: int) -> int:
    """How many penalties everyone knows of."""
    return sum(each >> WHO & 15 == seat and (deal.over or not each >> HIDDEN) for each in deal.charges)


def _liable(deal: d.DummyDeal, each: int) -> Text:
    """Who pays if which cards are melded: the target, and the discard where it has to be in that meld."""
    cards = [each >> TARGET & 63]
    if each & 15 != 6 and not deal.house.any_take:
        cards.append(each >> CARD & 63)
    key = "badge-dummy-liable_open" if deal.house.takeable else "badge-dummy-liable"
    return Text(key, {"seat": each >> WHO & 15, "cards": [FACES[card] for card in sorted(cards)]})


def _badges(deal: d.DummyDeal, seat: int) -> list[str]:
    out = []
    if seat == deal.dealer:
        out.append("dealer")
    if seat == deal.knocker:
        out.append("dark_knock" if deal.dark() else "knock")
    elif deal.over and deal.rots(seat):
        out.append("rot")
    elif deal.born >> seat & 1 or (deal.fresh and seat == deal.turn):
        out.append("born")
    if deal.knocker >= 0 and seat == deal.fool_of:
        out.append("fool")
    return out


def _prompt(deal: d.DummyDeal, seat: int) -> Text:
    if deal.over:
        return Text("prompt-dummy-over")
    if seat != deal.turn:
        return Text("prompt-dummy-wait", {"seat": deal.turn})
    if deal.phase == d.ACQUIRE:
        if not deal.stock:
            return Text("prompt-dummy-take_last")
        first = deal.last_by < 0 and not deal.house.first_take
        return Text("prompt-dummy-draw" if first or not deal.row else "prompt-dummy-take")
    hand = deal.hands[seat]
    if deal.house.costly and hand & (hand - 1) and all(price(deal, seat, card) for card in members(hand)):
        return Text(COSTLY)
    if deal.born >> seat & 1 or (deal.fresh and deal.house.birth_melds):
        return Text("prompt-dummy-table")
    return Text("prompt-dummy-fresh" if deal.fresh else "prompt-dummy-unborn")


def _choice(deal: d.DummyDeal, action: int, risk: bool) -> Choice:
    text = deal.text(action)
    verb, *refs = text.split()
    return Choice(text, verb, refs, risk=risk)
