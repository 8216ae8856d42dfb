"""What a seat may know of a deal of Chắn."""

from __future__ import annotations

from wongpai.core.bits import members
from wongpai.core.view import Card, Choice, Line, Player, Text, View, Zone
from wongpai.games.chan import state as s
from wongpai.games.chan.actions import U
from wongpai.games.chan.cards import FACES, KINDS, spread
from wongpai.games.chan.cuoc import KEYS
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.faults import FAULTS, FIRST_CLASSIC, LEFT_OUT, OPEN_SINS, clause_of
from wongpai.games.chan.score import GA, ga, shares
from wongpai.games.chan.score import clause_of as clause_of_share

SHOWN = 8  # cards at a door; all of them are among the facts
LABELS = {True: "chan", False: "ca"}


def view(deal: ChanDeal, seat: int) -> View:
    n = deal.seats
    waiting = [] if deal.over else [deal.actor()]
    if deal.phase == s.CLAIM:  # whoever played the card cannot be meant
        waiting = [other for other in range(n) if other != deal.putter]
    out = View("chan", seat, n, s.PHASES[deal.phase], turn=waiting)
    out.counter = deal.house.rules.turn_direction == "right"  # the own door lies between oneself and the next seat
    out.window = "claim" if deal.phase == s.CLAIM else ""
    out.zones.append(Zone("stock", "stock", -1, [], deal.left, "stock"))
    if deal.dead:
        out.zones.append(Zone("dead", "stock", -1, [], len(deal.dead), "dead"))
    for owner in range(n):
        out.zones += [*_hand(deal, owner, owner == seat), _door(deal, owner), *_mat(deal, owner)]
        out.players.append(Player(owner, deal.size[owner], _badges(deal, owner)))
    out.badges = _facts_for_people(deal, seat)
    out.prompt = _prompt(deal, seat, waiting)
    if seat >= 0:
        out.choices = _choices(deal, seat)
    out.facts = _facts(deal, seat)
    out.over = deal.over
    if deal.over:
        out.scores, out.ranks, out.lines = deal.scores(), deal.ranks(), lines(deal)
    return out


# --- the picture ---


def _hand(deal: ChanDeal, owner: int, mine: bool) -> list[Zone]:
    """A hand; beside the dealer's the cái, as long as all know that it is in there."""
    cards: list[Card] = []
    if mine or (deal.over and owner == deal.winner):
        cards = [Card(FACES[kind], FACES[kind] if mine else "") for kind in spread(deal.hand(owner))]
    out = [Zone(f"hand:{owner}", "fan", owner, cards, deal.size[owner], "hand")]
    if deal.cai_held and owner == deal.dealer:
        if cards:
            next(card for card in cards if card.face == FACES[deal.cai]).marks.append("cai")
        else:
            out.append(Zone(f"cai:{owner}", "meld", owner, [Card(FACES[deal.cai], "", ["cai"])], 1, "cai"))
    return out


def _door(deal: ChanDeal, owner: int) -> Zone:
    lying = [card % 32 for card in deal.table if card // 32 == owner]
    cards = [Card(FACES[kind]) for kind in lying[-SHOWN:]]
    if deal.card >= 0 and owner == deal.door and cards:
        if deal.winner >= 0:
            cards[-1].marks.append("u")
        elif not deal.over:
            cards[-1].marks.append("live")
    return Zone(f"door:{owner}", "pile", owner, cards, len(lying), "door")


def _mat(deal: ChanDeal, owner: int) -> list[Zone]:
    out: list[Zone] = []
    for entry in deal.sets:
        if entry // s.OWNER != owner:
            continue
        made = entry % s.OWNER
        if made >= s.CHIU_SET:
            kinds, label = [made - s.CHIU_SET] * 4, "chiu"
        else:
            kinds, label = [made // KINDS, made % KINDS], LABELS[made // KINDS == made % KINDS]
        out.append(Zone(f"mat:{owner}:{len(out)}", "meld", owner, [Card(FACES[k]) for k in kinds], len(kinds), label))
    return out


def _badges(deal: ChanDeal, owner: int) -> list[str]:
    faulty = deal.over and deal.way == s.FAULTY and owner == deal.winner
    beaten = deal.winner >= 0 or deal.phase == s.RETURN
    overtaken = beaten and owner != deal.winner and bool(deal.u_said >> owner & 1)
    return [
        name
        for name, on in (
            ("dealer", owner == deal.dealer),
            ("reported", bool(deal.sins[owner] & OPEN_SINS)),
            ("u", owner == deal.winner and not deal.over),
            ("winner", deal.over and owner == deal.winner and not faulty),
            ("fault", faulty),
            ("overtaken", overtaken),
        )
        if on
    ]


def _facts_for_people(deal: ChanDeal, seat: int) -> list[Text]:
    out = []
    if deal.house.pot:
        out.append(Text("badge-chan-pot", {"n": deal.pot}))
    if deal.house.rules.turn_direction == "left":
        out.append(Text("badge-chan-direction_left"))
    for i, n in enumerate(deal.said):
        if n:
            out.append(Text(f"badge-chan-call_{KEYS[i]}", {"n": n}))
    if seat < 0 or deal.over or deal.house.false_u:  # where a false ù is fined, everyone has to know by itself
        return out
    waits = deal.waits[seat] & ~(deal.played[seat] if deal.house.ban_u else 0)
    if _at_rest(deal, seat) and waits:
        out.append(Text("badge-chan-waits", {"cards": [FACES[kind] for kind in members(waits)]}))
    if deal.passed_u >> seat & 1:
        out.append(Text("badge-chan-passed_u"))
    return out


def _at_rest(deal: ChanDeal, seat: int) -> bool:
    """The seat holds no card too many."""
    if deal.phase in (s.DISCARD, s.RETURN):
        return seat != deal.actor()
    return deal.winner < 0


def _prompt(deal: ChanDeal, seat: int, waiting: list[int]) -> Text:
    live = [FACES[deal.card]] if deal.card >= 0 else []
    if deal.over:
        return Text("prompt-chan-over")
    if deal.phase == s.CLAIM:
        return Text("prompt-chan-claim", {"cards": live})
    if seat not in waiting:
        return Text(
            "prompt-chan-wait_announce" if deal.phase == s.ANNOUNCE else "prompt-chan-wait", {"seat": waiting[0]}
        )
    if deal.phase == s.DISCARD:
        return Text("prompt-chan-discard_first" if deal.opening() else "prompt-chan-discard")
    if deal.phase == s.TURN:
        eats = len(deal.legal(seat)) > 1
        if eats:
            return Text("prompt-chan-turn", {"cards": live})
        return Text("prompt-chan-draw" if deal.left > deal.house.reserve else "prompt-chan-draw_none")
    if deal.phase == s.OWN:
        return Text("prompt-chan-own", {"cards": live})
    return Text("prompt-chan-announce" if deal.phase == s.ANNOUNCE else "prompt-chan-return")


def _choices(deal: ChanDeal, seat: int) -> list[Choice]:
    """Where the seat has to judge by itself whether its hand is whole, or what is in it, right and wrong look alike."""
    if deal.phase == s.ANNOUNCE and seat == deal.winner:
        return [_choice(deal, action, True) for action in deal.callable()]
    legal, fouls = deal.legal(seat), deal.fouls(seat)
    judges = deal.house.false_u and (deal.phase == s.CLAIM or deal.opening())
    actions = legal + fouls
    if judges:
        actions.sort()
    return [_choice(deal, action, action in fouls or (judges and action == U)) for action in actions]


def _choice(deal: ChanDeal, action: int, risk: bool) -> Choice:
    verb, *rest = deal.text(action).split()
    said = verb == "call"
    out = Choice(deal.text(action), verb, [] if said else rest, rest[0] if said else "", risk=risk)
    out.reaction = deal.phase == s.CLAIM
    return out


# --- for programs ---


def _facts(deal: ChanDeal, seat: int) -> dict[str, int | str]:
    seen = [card % 32 for card in deal.table]
    for entry in deal.sets:
        made = entry % s.OWNER
        seen += [made - s.CHIU_SET] * 4 if made >= s.CHIU_SET else [made // KINDS, made % KINDS]
    if deal.cai_held and seat != deal.dealer:
        seen.append(deal.cai)
    house = deal.house
    facts: dict[str, int | str] = {
        "card": FACES[deal.card] if deal.card >= 0 else "",
        "door": deal.door,
        "by": deal.putter,
        "drawn": int(deal.origin == s.DRAWN),
        "turn": deal.turn,
        "dealer": deal.dealer,
        "cai": FACES[deal.cai] if deal.cai >= 0 else "",
        "first": deal.drawn,
        "clean": deal.clean,
        "pot": deal.pot,
        "level": deal.level,
        "min_u": house.min_u,
        "fined_u": int(house.false_u),
        "points_table": house.rules.points_table,
        "pts_u_special": house.pts_u_special,
        "thap_thanh_full": int(house.thap_thanh_full),
        "flower_absorbs": int(house.flower_absorbs),
        "flower_stack": int(house.flower_stack),
        "dia_u_on_discard": int(house.dia_u_on_discard),
        "bon_own": int(house.u_bon_own_draw),
        "seen": _words(sorted(seen)),
    }
    for owner in range(deal.seats):
        facts[f"discards:{owner}"] = _words(members(deal.played[owner]))
    if seat >= 0:
        facts["eats"] = " ".join(f"{FACES[eat // KINDS]}/{FACES[eat % KINDS]}" for eat in deal.eats_of(seat))
        facts["chius"] = _words(deal.chius_of(seat))
        facts["touched"] = deal.touched >> seat & 1
        facts["passed_u"] = deal.passed_u >> seat & 1
        facts["answered"] = int(deal.phase == s.CLAIM and bool((deal.u_said | deal.chiu_said) >> seat & 1))
    facts["called"] = " ".join(KEYS[i] for i, n in enumerate(deal.said) for _ in range(n))
    if deal.winner >= 0:
        win = deal.win_of(deal.winner)
        facts["u"] = deal.winner
        facts["win_card"] = facts["card"]
        facts["win_drawn"] = int(win.drawn)
        facts["win_own"] = int(win.own_door)
        facts["win_first"] = int(win.first_draw)
        facts["win_chiu"] = int(deal.by_chiu)
    return facts


def _words(kinds: list[int]) -> str:
    return " ".join(FACES[kind] for kind in kinds)


# --- the scores explained ---


def lines(deal: ChanDeal) -> list[Line]:
    if not deal.over:
        return []
    n = deal.seats
    out = []
    if deal.way == s.WON:
        for i, points in enumerate(shares(deal.said, deal.house)):
            count = ga(deal.said, deal.house) if i == GA else deal.said[i]
            if points or (count and i != GA):
                key = "ga" if i == GA else KEYS[i]
                out.append(Line(deal.winner, points * (n - 1), clause_of_share(i), key, {"n": count}))
        for seat in range(n):
            if seat != deal.winner:
                out.append(Line(seat, -deal.points, "CHAN-4.1", "lost", {"n": deal.points}))
    elif deal.way == s.UNPAID:
        out.append(Line(deal.winner, 0, clause_of(deal.fault), "unpaid"))
    elif deal.way == s.FAULTY:
        key = "fault_classic" if FIRST_CLASSIC <= deal.fault < LEFT_OUT else f"fault_{FAULTS[deal.fault]}"
        clause = clause_of(deal.fault)
        for seat in range(n):
            mine = seat == deal.winner
            out.append(Line(seat, deal.won_or_lost(seat), clause, key if mine else "fined"))
    else:
        out += [Line(seat, 0, "CHAN-2.13", "drawn") for seat in range(n)]
    if deal.pot_won:
        out.append(Line(deal.winner, deal.pot_won, "CHAN-5.2", "pot"))
    paid_for = (("entry", "CHAN-5.4"), ("ga_chiu", "CHAN-5.5"), ("ga_chiu", "CHAN-5.6"), ("ga_nhai", "CHAN-5.8"))
    for reason, (key, clause) in enumerate(paid_for):
        for seat in range(n):
            paid = deal.paid[reason * n + seat]
            if paid:
                out.append(Line(seat, -paid, clause, key))
    return out
