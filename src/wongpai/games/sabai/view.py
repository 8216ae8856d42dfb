"""What a seat may know of a round of Sabai-sabai."""

from __future__ import annotations

from wongpai.core.bits import members
from wongpai.core.view import Args, Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.sabai import state as s
from wongpai.games.sabai.deal import SabaiDeal

SHOWN_DISCARDS = 4
REACTIONS = ("throw", "for", "call", "touch")


def view(deal: SabaiDeal, seat: int) -> View:
    n = deal.seats
    waiting = [] if deal.over else members(deal.to_act())
    out = View("sabai", seat, n, s.PHASES[deal.phase], counter=True, turn=waiting)
    out.window = "race" if deal.window() else ""
    out.zones.append(Zone("stock", "stock", -1, [], deal.left, "stock"))
    top = [Card(deal.house.faces[card]) for card in deal.discards[-SHOWN_DISCARDS:]]
    out.zones.append(Zone("discard", "pile", -1, top, len(deal.discards), "discard"))
    if deal.drawn >= 0:
        face = deal.house.faces[deal.drawn] if deal.turn == seat else ""
        out.zones.append(Zone(f"drawn:{deal.turn}", "spot", deal.turn, [Card(face)], 1, "drawn"))
    bit = 1 << (seat if seat >= 0 else n)
    for owner in range(n):
        out.zones.append(_row(deal, owner, bit))
        badges = [
            name
            for name, on in (
                ("dealer", owner == deal.dealer), ("caller", owner == deal.caller),
                ("barred", bool(deal.barred >> owner & 1)), ("ass", _known_ass(deal) == owner),
            )
            if on
        ]  # fmt: skip
        out.players.append(Player(owner, deal.held(owner), badges, deal.held(owner) == 0))
    if deal.final:
        out.badges.append(Text("badge-final_round"))
    if deal.caller >= 0:
        out.badges.append(Text("badge-last_lap", {"seat": deal.caller, "n": max(deal.lap, 0)}))
    out.prompt = _prompt(deal, seat, waiting)
    if seat >= 0:
        out.choices = [_choice(deal, a, False) for a in deal.legal(seat)]
        out.choices += [_choice(deal, a, True) for a in deal.fouls(seat)]
    out.facts = {
        "top": s.KINDS[deal.kind_on_top()] if deal.discards else "",
        "stack": deal.stack,
        "lap": deal.lap,
        "caller": deal.caller,
        "final": int(deal.final),
        "turns": deal.turns,
        "turn": deal.turn,
        "effect": s.KINDS[deal.queue[0] >> 8 & 255] if deal.phase == s.EFFECT else "",
        "owed": (deal.queue[0] >> 16) - 1 if deal.queue else -1,
    }
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


def lines(deal: s.State) -> list[Line]:
    """Card points of every row (worth no victory points of themselves), then the victory points."""
    out = []
    scores = deal.scores()
    four = deal.four_jokers()
    for seat in range(deal.seats):
        args: Args = {"n": deal.card_points(seat)}
        out.append(Line(seat, 0, "SABAI-1.3", "card_points", args))
    for seat, points in enumerate(scores):
        if seat == four:
            out.append(Line(seat, points, "SABAI-5.2", "four_jokers"))
        elif points > 0:
            out.append(Line(seat, points, "SABAI-1.2", "lowest"))
        elif points < 0:
            out.append(Line(seat, points, "SABAI-5.1", "ass"))
    return out


def _row(deal: SabaiDeal, owner: int, bit: int) -> Zone:
    cards = []
    for slot in range(s.WIDTH):
        place = owner * s.WIDTH + slot
        card = deal.rows[place]
        if card < 0:
            cards.append(Card("", "", ["empty"]))
            continue
        known = deal.over or bool(deal.seen[card] & bit)
        marks = ["known"] if known and not deal.over else []
        if not known and deal.seen[card] >> owner & 1:
            marks.append("owner_knows")
        cards.append(Card(deal.house.faces[card] if known else "", f"{owner}:{slot}", marks))
    while cards and "empty" in cards[-1].marks:
        cards.pop()
    return Zone(f"row:{owner}", "row", owner, cards, deal.held(owner), "row")


def _known_ass(deal: SabaiDeal) -> int:
    """The seat that all know to hold the Ass Joker, or -1."""
    return deal.ass_holder() if deal.seen[s.ASS] == deal.all_eyes else -1


def _prompt(deal: SabaiDeal, seat: int, waiting: list[int]) -> Text:
    phase = s.PHASES[deal.phase]
    who = waiting[0] if waiting else -1
    if deal.over:
        return Text("prompt-sabai-over")
    if seat not in waiting:
        return Text("prompt-sabai-wait", {"seat": who})
    if phase == "effect":
        return Text(f"prompt-sabai-effect-{s.KINDS[deal.queue[0] >> 8 & 255]}")
    if phase == "compensate":
        return Text("prompt-sabai-compensate", {"seat": (deal.queue[0] >> 16) - 1})
    if phase == "owner_first":
        return Text("prompt-sabai-owner_first", {"seat": deal.thrower})
    if phase == "decide" and deal.drawn == deal.house.ass:
        return Text("prompt-sabai-decide_ass_burn" if deal.kind_on_top() == s.JOKER else "prompt-sabai-decide_ass")
    return Text(f"prompt-sabai-{phase}")


def _choice(deal: SabaiDeal, action: int, risk: bool) -> Choice:
    text = deal.text(action)
    verb, *refs = text.split()
    reaction = verb in REACTIONS and not (verb == "throw" and deal.phase == s.OWNER)
    return Choice(text, verb, refs, reaction=reaction, risk=risk)
