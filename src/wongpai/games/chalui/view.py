"""What a seat may know of a game of Chalui."""

from __future__ import annotations

from wongpai.core.view import Args, Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.chalui import state as s
from wongpai.games.chalui.cards import COLOURS, FACES, JOKER, SYMBOLS
from wongpai.games.chalui.deal import ChaluiDeal

SHOWN_DISCARDS = 4
REACTIONS = ("interject", "shout", "accuse")


def view(deal: ChaluiDeal, seat: int) -> View:
    n = deal.seats
    claim = deal.phase == s.CLAIM
    out = View("chalui", seat, n, s.PHASES[deal.phase], turn=[] if claim or deal.over else [deal.turn])
    out.window = ("", "race", "claim")[deal.window()]
    out.zones.append(Zone("stock", "stock", -1, [], deal.left, "stock"))
    top = [Card(FACES[kind]) for kind in deal.discards[-SHOWN_DISCARDS:]]
    out.zones.append(Zone("discard", "pile", -1, top, len(deal.discards), "discard"))
    if deal.discards[-1] == JOKER and deal.binding() and deal.phase != s.NAME:
        out.zones.append(Zone("counts_as", "spot", -1, [Card(deal.binding())], 1, "counts_as"))
    for owner in range(n):
        out.zones += _hand(deal, owner, owner == seat)
        out.players.append(Player(owner, deal.sizes[owner], _badges(deal, owner), deal.sizes[owner] == 0))
    if not deal.over:
        if deal.phase != s.NAME:
            out.badges.append(Text("badge-chalui-colour", {"word": COLOURS[deal.colour]}))
        if deal.pending:
            out.badges.append(Text("badge-chalui-order", {"n": deal.pending, "seat": deal.turn}))
        out.badges.append(Text("badge-chalui-clockwise" if deal.way > 0 else "badge-chalui-counter"))
    out.prompt = _prompt(deal, seat)
    if seat >= 0:
        out.choices = [_choice(deal, a, False) for a in deal.legal(seat)]
        out.choices += [_choice(deal, a, True) for a in deal.fouls(seat)]
    out.facts = {
        "colour": COLOURS[deal.colour] if deal.phase != s.NAME else "",
        "symbol": SYMBOLS[deal.symbol],
        "order": deal.pending,
        "direction": deal.way,
        "turn": deal.turn,
        "first": deal.first,
        "by": deal.by,
        "open": int(deal.open),
        "interjected": int(deal.cut),
    }
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


def lines(deal: s.State) -> list[Line]:
    """Minus points of every hand (CHALUI-7.6); none of the one that is out."""
    out = []
    for seat in range(deal.seats):
        if deal.sizes[seat]:
            args: Args = {"cards": list(deal.faces(seat))}
            out.append(Line(seat, -deal.minus(seat), "CHALUI-7.6", "cards", args))
        else:
            out.append(Line(seat, 0, "CHALUI-7.5", "out"))
    return out


def _hand(deal: ChaluiDeal, owner: int, mine: bool) -> list[Zone]:
    """A hand: one's own, or of another's what mistakes have shown; all of them once the game is over."""
    shown = [FACES[kind] for kind in deal.shown[owner]]
    if not mine and not deal.over:
        zones = [Zone(f"hand:{owner}", "fan", owner, [], deal.sizes[owner], "hand")]
        if shown:
            cards = [Card(face, "", ["known"]) for face in shown]
            zones.append(Zone(f"shown:{owner}", "meld", owner, cards, len(cards), "shown"))
        return zones
    cards = []
    for face in deal.faces(owner):
        marks = []
        if face in shown and not deal.over:
            shown.remove(face)
            marks = ["shown"]
        cards.append(Card(face, "" if deal.over else face, marks))
    return [Zone(f"hand:{owner}", "fan", owner, cards, deal.sizes[owner], "hand")]


def _badges(deal: ChaluiDeal, seat: int) -> list[str]:
    found = [("first", seat == deal.first), ("said", bool(deal.said >> seat & 1)), ("out", deal.sizes[seat] == 0)]
    return [name for name, on in found if on]


def _prompt(deal: ChaluiDeal, seat: int) -> Text:
    if deal.over:
        return Text("prompt-chalui-over")
    if deal.phase == s.CLAIM:
        own = seat in (deal.by, deal.turn) or seat < 0
        return Text("prompt-chalui-window" if own else "prompt-chalui-claim", {"cards": [deal.binding()]})
    if seat != deal.turn:
        return Text("prompt-chalui-wait", {"seat": deal.turn})
    if deal.phase != s.TURN:
        return Text(f"prompt-chalui-{s.PHASES[deal.phase]}")
    if deal.pending:
        return Text("prompt-chalui-order", {"n": deal.pending})
    return Text("prompt-chalui-turn")


def _choice(deal: ChaluiDeal, action: int, risk: bool) -> Choice:
    text = deal.text(action)
    verb, *rest = text.split()
    refs = rest[:1]
    option = rest[1] if len(rest) > 1 else ""
    if verb == "name":
        refs, option = [], rest[0]
    return Choice(text, verb, refs, option, verb in REACTIONS, risk)
