"""What a seat may know of a round of Craits."""

from __future__ import annotations

from wongpai.core.bits import count, members
from wongpai.core.view import Args, Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.craits import state as d
from wongpai.games.craits.actions import DRAW
from wongpai.games.craits.cards import FACES, FOUR, RANK_NAMES, SUITS, THREE, THREES_LEFT, size_of
from wongpai.games.craits.deal import CraitsDeal

SHOWN_DISCARDS = 4


def view(deal: CraitsDeal, seat: int) -> View:
    n = deal.seats
    out = View("craits", seat, n, d.PHASES[deal.phase], turn=[] if deal.over else [deal.turn])
    out.window = "race" if deal.window() else ""
    out.zones.append(Zone("stock", "stock", -1, [], len(deal.stock), "stock"))
    pile = [Card(FACES[card]) for card in deal.pile[-SHOWN_DISCARDS:]]
    out.zones.append(Zone("discard", "pile", -1, pile, len(deal.pile), "discard"))
    for s in range(n):
        out.zones.append(_hand(deal, s, seat))
        out.players.append(Player(s, count(deal.hand(s)), _badges(deal, s), deal.hand(s) == 0))
    out.badges = _facts(deal)
    out.prompt = _prompt(deal, seat)
    if seat >= 0:
        out.choices = [_choice(deal, a, False) for a in deal.legal(seat)]
        out.choices += [_choice(deal, a, True) for a in deal.fouls(seat)]
    out.facts = {
        "round": deal.round,
        "size": size_of(deal.round),
        "dealer": deal.dealer,
        "turn": deal.turn,
        "direction": deal.step,
        "suit": SUITS[deal.suit],
        "count": deal.count,
        "discards": " ".join(FACES[card] for card in deal.pile),
        "silent": " ".join(str(s) for s in members(deal.silent)),
        "turns": deal.turns,
    }
    for s in range(n):
        if lost_turns(deal, s):
            out.facts[f"skips:{s}"] = lost_turns(deal, s)
        if deal.shuffles[s] or deal.fines[s]:
            out.facts[f"shuffles:{s}"] = deal.shuffles[s]
            out.facts[f"fines:{s}"] = deal.fines[s]
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


def lines(deal: CraitsDeal) -> list[Line]:
    """For each seat: going out, or the cards left, what threes cancel and what threes are left; then fines."""
    out: list[Line] = []
    if not deal.over:
        return out
    for seat in range(deal.seats):
        hand = deal.hand(seat)
        if not hand:
            out.append(Line(seat, 0, "CRAITS-5.1", "out"))
        else:
            cancelled = deal.house.cancels(hand)
            threes = hand & FOUR << 4 * THREE
            left = count(threes) - cancelled
            if hand & ~threes:
                faces = [FACES[c] for c in members(hand & ~threes)]
                out.append(Line(seat, deal.house.cost(hand), "CRAITS-5.3", "cards", {"cards": faces}))
            if cancelled:
                saved = deal.house.saved(hand, cancelled)
                out.append(Line(seat, -saved, "CRAITS-6.3", "cancelled", {"n": cancelled}))
            if left:
                clause = "CRAITS-6.3" if hand & ~threes else "CRAITS-6.2"
                out.append(Line(seat, THREES_LEFT * left, clause, "threes", {"n": left}))
        if deal.fines[seat]:
            out.append(Line(seat, deal.fines[seat], "CRAITS-3.4", "fine"))
    return out


def _hand(deal: CraitsDeal, owner: int, seat: int) -> Zone:
    """One's own hand, but the dealer's while naming a suit blind; at the end all lie open."""
    hand = deal.hand(owner)
    if owner == seat and deal.phase == d.NAME and owner == deal.dealer:
        cards = [Card() for _ in range(count(hand))]
    elif owner == seat or deal.over:
        ref = owner == seat and not deal.over
        cards = [Card(FACES[c], FACES[c] if ref else "", ["new"] if c == deal.drawn else []) for c in members(hand)]
    else:
        cards = []
    return Zone(f"hand:{owner}", "fan", owner, cards, count(hand), "hand")


def _badges(deal: CraitsDeal, seat: int) -> list[str]:
    facts = (
        ("dealer", seat == deal.dealer),
        ("last_card", bool(deal.announced >> seat & 1)),
        ("loses_turn", lost_turns(deal, seat) > 0),
        ("out", deal.hand(seat) == 0),
    )
    return [name for name, on in facts if on]


def _facts(deal: CraitsDeal) -> list[Text]:
    out = []
    if not deal.over:
        if deal.phase != d.NAME and deal.suit != deal.pile[-1] & 3:
            out.append(Text("badge-craits-suit", {"word": SUITS[deal.suit]}))
        if deal.count:
            out.append(Text("badge-craits-crank", {"n": deal.count}))
        if deal.step < 0:
            out.append(Text("badge-craits-reversed"))
    return out


def _prompt(deal: CraitsDeal, seat: int) -> Text:
    if deal.over:
        return Text("prompt-craits-over")
    if seat != deal.turn:
        return Text("prompt-craits-wait", {"seat": deal.turn})
    if deal.phase == d.TURN and deal.count:
        return Text("prompt-craits-crank", {"n": deal.count})
    if deal.phase != d.TURN:
        return Text(f"prompt-craits-{d.PHASES[deal.phase]}")
    house = deal.house
    key = "turn" if not house.by_colour else "turn_all" if house.by_rank else "turn_colour"
    args: Args = {"word": SUITS[deal.suit], "rank": RANK_NAMES[deal.rank], "draw": int(DRAW in deal.legal(seat))}
    return Text(f"prompt-craits-{key}", args)


def _choice(deal: CraitsDeal, action: int, risk: bool) -> Choice:
    text = deal.text(action)
    verb, *rest = text.split()
    option = rest.pop() if verb == "name" or (verb == "play" and len(rest) == 2) else ""
    return Choice(text, verb, rest, option, reaction=verb in ("announce", "idiot"), risk=risk)


def lost_turns(deal: CraitsDeal, seat: int) -> int:
    return deal.skips >> 8 * seat & 255
