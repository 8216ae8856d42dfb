"""What must hold of every deal at every moment. The contract tests and the soak run ask it of every game.

Each check plays on copies at most and raises `Broken` where the contract is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from wongpai.core.bits import members
from wongpai.core.deal import CLAIM, Deal
from wongpai.core.event import ALL, Event
from wongpai.core.game import Game
from wongpai.core.match import Match
from wongpai.core.position import PLACES
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import IllegalAction, InvalidAction

Views = dict[int, View]  # by seat, the spectator's too
SHARED_CODES = frozenset({"no_window", "no_newcomers", "no_leavers"})
COUNTED = ("fan", "row", "stock")  # kinds of zones whose cards never come or go without an event
UNREADABLE = ("", " ", "fly", "@1", "lay lay", "\x00", "9" * 5000, "🂡", "-1", "None", "²", "\ud800")
JUNK = (":", "@", "@-1", "-1:0", "0:-1", "0:", ":0", "²:0", "0:²", "@²", "@٣", "٣:٣", "0:0:0", "99:99", "@99", "\x00")
STRANGE = ("²", "٣", "５", "๓", "Ⅷ", "9" * 25, "9" * 5000, "-1", "1_0")  # for a digit; `int` reads some, others not


class Broken(AssertionError):
    """A game does not keep the contract."""


class Leak(Broken):
    """A seat can tell two deals apart that it must not."""


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


def everybody(deal: Deal) -> range:
    """All seats and the spectator."""
    return range(-1, deal.seats)


def state(deal: Deal) -> Any:
    """Everything there is of a deal: its position and where its random stream stands."""
    return deal.position(), deal.rng.copy().word(), deal.over


def check_moment(game: Game, deal: Deal, rng: Rng, probes: Sequence[int] = ()) -> bool:
    """All that can be asked of a running deal. `probes`: actions of other moments, to be refused, and to be refused
    without a hint. True if the deals imagined differed from this one."""
    views = {seat: deal.view(seat) for seat in everybody(deal)}
    check_actions(deal, rng)
    check_refusals(game, deal, rng, probes)
    check_views(deal, views)
    check_cards(game, deal, views, rng)
    check_position(game, deal, views, rng)
    check_events(game, deal, views, any_step(deal, rng))
    return check_imagination(deal, views, rng, probes)


def check_actions(deal: Deal, rng: Rng) -> None:
    """Order, uniqueness, texts; what is offered is taken, on a copy, and leaves the original alone."""
    before = state(deal)
    waiting, free = deal.to_act(), deal.may_react()
    expect(not deal.over and bool(waiting or free or deal.window()), "nobody can act and no window can be closed")
    expect(not waiting & free, "a seat is waited for and may react")
    expect((waiting | free) >> deal.seats == 0, "a seat that is not there is asked")
    for seat in range(deal.seats):
        legal, fouls = deal.legal(seat), deal.fouls(seat)
        offered = legal + fouls
        expect(legal == deal.legal(seat) and fouls == deal.fouls(seat), "the order is not stable")
        expect(len(set(offered)) == len(offered), "an action is offered twice")
        asked = bool((waiting | free) >> seat & 1)
        expect(bool(legal) == asked, f"seat {seat}: asked without a choice, or the reverse")
        for action in offered:
            text = deal.text(action)
            expect(action >= 0 and deal.parse(text) == action, f"{text!r} is read as another action")
            expect(deal.why_not(seat, action) is None, f"{text!r} is offered and refused")
        for action in [offered[rng.below(len(offered))] for _ in range(min(2, len(offered)))]:
            deal.copy().apply(seat, action)
        if waiting >> seat & 1:
            expect(deal.timeout(seat) in legal, f"seat {seat}: what its clock does is not legal")
    expect(deal.legal(-1) == [] == deal.fouls(-1), "a spectator may act")
    expect(state(deal) == before, "playing on a copy changed the original")


def check_refusals(game: Game, deal: Deal, rng: Rng, probes: Sequence[int] = ()) -> None:
    """Whatever is not on offer is refused with its clause, and changes nothing."""
    before = state(deal)
    on_offer = {action for seat in range(deal.seats) for action in deal.legal(seat) + deal.fouls(seat)}
    everything = on_offer | set(probes)
    everything |= {action ^ (1 << rng.below(50)) for action in sorted(everything)[:12]}  # neighbours
    everything |= {rng.word(), rng.word() << rng.below(28), 0, (1 << 62) - 1}
    for seat in range(-1, deal.seats + 1):
        offered = set(deal.legal(seat) + deal.fouls(seat)) if seat < deal.seats else set()
        for action in sorted(everything - offered):
            refusal = deal.why_not(seat, action)
            if refusal is None:
                _check_several(deal, action, offered)
                continue
            known = refusal.clause == game.refusals.get(refusal.code, None if refusal.code not in SHARED_CODES else "")
            expect(known, f"{refusal}: not declared, or with another clause")
            try:
                deal.apply(seat, action)
            except IllegalAction as error:
                expect(error.refusal == refusal, f"{error.refusal} is not {refusal}")
            else:
                raise Broken(f"{action} was refused by why_not and taken by apply")
    expect(state(deal) == before, "a refusal changed something")
    check_texts(deal, sorted(on_offer))


def check_texts(deal: Deal, actions: Sequence[int]) -> None:
    """Whatever is sent, reading it gives an action or InvalidAction: any other error would stop the table for all."""
    verbs = {deal.text(action).partition(" ")[0]: deal.text(action) for action in actions}  # one of each verb
    for text in [*UNREADABLE, *(bad for good in verbs.values() for bad in garbled(good))]:
        try:
            action = deal.parse(text)
        except InvalidAction:
            continue
        except Exception as error:
            raise Broken(f"{text[:40]!r}: {type(error).__name__} while it was read") from error
        raise Broken(f"{text[:40]!r} was read as the action {action}")
    for text in verbs.values():
        loose = f"\t {text} ".replace(" ", "  ")
        expect(deal.parse(loose) == deal.parse(text), f"{loose!r} is not read as {text!r}")


def garbled(text: str) -> Iterator[str]:
    """Texts like this one that are none of any game."""
    verb, *refs = text.split()
    yield f"{text} {'x' * 5000}"
    yield " ".join([verb, *(["@0"] * 3000)])
    yield " ".join([verb, *refs, *["\x00"]])
    for at in range(len(refs)):
        for junk in JUNK:
            yield " ".join([verb, *refs[:at], junk, *refs[at + 1 :]])
        for strange in STRANGE:
            if any(c.isdigit() for c in refs[at]):
                ref = "".join(strange if c.isdigit() else c for c in refs[at])
                yield " ".join([verb, *refs[:at], ref, *refs[at + 1 :]])


def _check_several(deal: Deal, action: int, offered: set[int]) -> None:
    """Taken though not listed: allowed only for several things at once of which each is listed alone."""
    verb, *refs = deal.text(action).split()
    singles = {deal.text(each) for each in offered}
    expect(
        len(refs) > 1 and all(f"{verb} {ref}" in singles for ref in refs), f"{deal.text(action)!r}: taken, not offered"
    )


def check_views(deal: Deal, views: Views) -> None:
    """The picture agrees with what may be done: every choice stands there as it is sent, and points at what is shown."""
    for seat in (-2, deal.seats, deal.seats + 60):
        try:
            deal.view(seat)
        except (IndexError, ValueError):
            continue
        raise Broken(f"seat {seat} is not there and sees something")
    for seat, view in views.items():
        expect(view == deal.view(seat), "two looks, two views")
        expect(view.seat == seat and view.seats == deal.seats == len(view.players), "whose view is this?")
        texts = [deal.text(action) for action in deal.legal(seat) + deal.fouls(seat)]
        expect(
            sorted(choice.text for choice in view.choices) == sorted(texts), f"seat {seat}: choices are not the actions"
        )
        legal = {deal.text(action) for action in deal.legal(seat)}
        ids = [zone.id for zone in view.zones]
        expect(len(set(ids)) == len(ids), "two zones share an id")
        refs = {card.ref for zone in view.zones for card in zone.cards if card.ref}
        refs |= {f"@{other}" for other in range(deal.seats)}
        for choice in view.choices:
            words = [choice.verb, *choice.refs, *([choice.option] if choice.option else [])]
            expect(choice.text.split() == words, f"{choice} does not read as its parts")
            expect(set(choice.refs) <= refs, f"{choice} points at what the view does not show")
        for verb in {choice.verb for choice in view.choices}:
            alike = {choice.text for choice in view.choices if choice.verb == verb}
            risks = {choice.text for choice in view.choices if choice.verb == verb and choice.risk}
            # Where a seat has to judge for itself what is right, all it can do of that sort is marked alike.
            expect(risks in (alike - legal, alike), f"seat {seat}: {risks} are marked as risks")


def check_cards(game: Game, deal: Deal, views: Views, rng: Rng) -> None:
    """No card is in two places, and none comes from nowhere."""
    pack = Counter(face.lower() for face in game.deck.faces)
    most = max(pack.values())  # a house rule may print one face instead of another
    cards = _lying(deal, pack)
    expect(cards.total() <= len(game.deck), f"{cards.total()} cards in a pack of {len(game.deck)}")
    twice = [face for face, n in cards.items() if n > most]
    expect(not twice, f"more than the pack holds of {', '.join(twice)}")
    places: dict[tuple[str, int], str] = {}
    for view in views.values():
        for zone in view.zones:
            shown = [card for card in zone.cards if "empty" not in card.marks]
            expect(zone.count >= len(shown), f"{zone.id}: shows more cards than it has")
            for at, card in enumerate(zone.cards):
                if card.face:
                    expect(places.setdefault((zone.id, at), card.face) == card.face, f"{zone.id}: one card, two faces")
    after = deal.copy()
    _do(after, any_step(deal, rng))
    new = _lying(after, pack) - cards
    expect(not new, f"from nowhere: {', '.join(new)}")


def _lying(deal: Deal, faces: Counter[str]) -> Counter[str]:
    """The cards of a position, lower case, under the names that stand for places."""
    found: Counter[str] = Counter()
    for name, value in deal.position().items():
        if name in PLACES:
            rows = value if isinstance(value, list) else [value]
            found.update(word for row in rows for word in str(row).lower().split() if word in faces)
    return found


def check_position(game: Game, deal: Deal, views: Views, rng: Rng) -> None:
    """A position loads as the same deal, that looks and goes on the same; so does a copy."""
    again = game.deal(deal.seats, position=deal.position())
    again.rng = deal.rng.copy()
    twin = deal.copy()
    for other, how in ((again, "loaded from its position"), (twin, "copied")):
        _check_twins(deal, other, how)
        for seat, view in views.items():
            expect(
                other.view(seat) == view, f"{how}: seat {seat} sees something else{_difference(view, other.view(seat))}"
            )
    step = any_step(deal, rng)
    _do(again, step)
    _do(twin, step)
    _check_twins(twin, again, "loaded and played on")


def _check_twins(one: Deal, other: Deal, how: str) -> None:
    expect(one.position() == other.position(), f"{how}: another position")
    expect(_asks(one) == _asks(other), f"{how}: asks others, or draws other numbers")
    for seat in everybody(one):
        same = one.legal(seat) == other.legal(seat) and one.fouls(seat) == other.fouls(seat)
        expect(same, f"{how}: seat {seat} may do something else")


def _asks(deal: Deal) -> tuple[int, ...]:
    return deal.to_act(), deal.may_react(), deal.window(), deal.over, deal.rng.copy().word()


def any_step(deal: Deal, rng: Rng) -> tuple[int, int] | None:
    """A seat and one of its actions, fouls included, at random; None where a window has to be closed."""
    asked = members(deal.to_act() | deal.may_react())
    if not asked:
        return None
    seat = asked[rng.below(len(asked))]
    actions = deal.legal(seat) + deal.fouls(seat)
    return seat, actions[rng.below(len(actions))]


# --- knowledge ---


def check_imagination(deal: Deal, views: Views, rng: Rng, probes: Sequence[int] = ()) -> bool:
    """No seat can tell the deal from one drawn at random that agrees with all it has seen, now or after the next step.

    True if any of the deals drawn was another one.
    """
    before = state(deal)
    differs = False
    for seat in everybody(deal):
        twin = deal.imagine(seat, rng)
        expect(twin.seats == deal.seats and twin.events is None, "imagined deals have the same seats and no listeners")
        differs = differs or twin.position() != deal.position()
        compare(deal, twin, seat, views[seat], probes)
        step = any_step(deal, rng)
        for _ in range(4):  # the step needs a deal in which it can be done too
            if _can(twin, step):
                check_step(deal, twin, seat, step)
                break
            twin = deal.imagine(seat, rng)
    expect(state(deal) == before, "imagining changed the original")
    return differs


def compare(deal: Deal, twin: Deal, seat: int, view: View, probes: Sequence[int] = ()) -> None:
    """Raises Leak if `seat`, whose view of the first is given, can tell the two apart."""

    def alike(what: str, mine: object, other: object) -> None:
        if mine != other:
            raise Leak(f"seat {seat}: {what} differ{_difference(mine, other)}")

    alike("the views", view, twin.view(seat))
    alike("the actions on offer", deal.legal(seat), twin.legal(seat))
    alike("the mistakes on offer", deal.fouls(seat), twin.fouls(seat))
    alike("the windows", deal.window(), twin.window())
    alike("the ends", deal.over, twin.over)
    if seat < 0:
        return
    alike("the questions to the seat", *[(d.to_act() >> seat & 1, d.may_react() >> seat & 1) for d in (deal, twin)])
    if deal.to_act() >> seat & 1:
        alike("the clock's actions", deal.timeout(seat), twin.timeout(seat))
    for action in probes:
        alike("the refusals", deal.why_not(seat, action), twin.why_not(seat, action))


def _difference(mine: object, other: object) -> str:
    """Where two views differ, for people."""
    if not isinstance(mine, View) or not isinstance(other, View):
        return f": {str(mine)[:200]} and {str(other)[:200]}"
    for name in View.__slots__:
        a, b = getattr(mine, name), getattr(other, name)
        if a != b and isinstance(a, list) and len(a) == len(b):
            a, b = next((x, y) for x, y in zip(a, b, strict=True) if x != y)
        if a != b:
            return f" in {name}: {a} and {b}"
    return ""


def _can(deal: Deal, step: tuple[int, int] | None) -> bool:
    if step is None:
        return not deal.to_act() and not deal.may_react()
    seat, action = step
    return action in deal.legal(seat) or action in deal.fouls(seat)


def check_step(deal: Deal, twin: Deal, seat: int, step: tuple[int, int] | None) -> None:
    """The same step on two deals that `seat` cannot tell apart: if what it hears is the same, all it sees stays the
    same; if it hears a difference, it also sees one, for nothing is learned from events that the view does not show."""
    after, then = deal.copy(), twin.copy()
    heard, also = _heard(_do(after, step), seat), _heard(_do(then, step), seat)
    if deal.window() == CLAIM and after.window() != then.window():
        return  # a window ends for all at once, when its time is up: nobody sees which answer was the last
    view = after.view(seat)
    if heard == also:
        compare(after, then, seat, view)
    elif view == then.view(seat):
        raise Leak(f"seat {seat}: events tell what the view does not: {_first(heard, also)}")


def _first(heard: list[Event], also: list[Event]) -> str:
    for mine, other in zip(heard, also, strict=False):
        if mine != other:
            return f"{mine} and {other}"
    return "one more of them"


def _do(deal: Deal, step: tuple[int, int] | None) -> list[Event]:
    """Do a step, or close the window; the events of it, unscrubbed."""
    deal.events = []
    if step is None:
        deal.close()
    else:
        deal.apply(*step)
    return deal.events


def _heard(events: list[Event], seat: int) -> list[Event]:
    scrubbed = [event.for_(seat) for event in events]
    return [event for event in scrubbed if event is not None]


def check_events(game: Game, deal: Deal, views: Views, step: tuple[int, int] | None) -> None:
    """Events show no face that the views before or after do not show, cite clauses of the game, and account for every
    card that comes or goes. Does the step on a copy."""
    clauses = {clause.id for clause in game.clauses} | {""}
    after = deal.copy()
    events = _do(after, step)
    for event in events:
        expect(event.clause in clauses, f"{event}: no such clause")
    for seat, before in views.items():
        now = after.view(seat)
        shown = _faces(before) | _faces(now)
        zones = {zone.id for zone in before.zones} | {zone.id for zone in now.zones}
        moved: Counter[str] = Counter()
        for event in _heard(events, seat):
            expect(event.seen == ALL == event.audience, "who may see it is nobody's business")
            source, dest = event.source.partition("#")[0], event.dest.partition("#")[0]
            for zone in (source, dest):
                expect(not zone or zone in zones, f"{event}: no zone {zone!r}")
            if source and dest:
                moved[dest] += len(event.cards) or event.n
                moved[source] -= len(event.cards) or event.n
            hidden = [face for face in event.cards if face and face not in shown]
            if hidden:
                raise Leak(f"seat {seat}: event {event.kind!r} shows {' '.join(hidden)}")
        counts = Counter({zone.id: zone.count for zone in now.zones if zone.kind in COUNTED})
        counts.subtract({zone.id: zone.count for zone in before.zones if zone.kind in COUNTED})
        for zone, change in counts.items():
            expect(moved[zone] == change, f"{zone}: {change:+} cards, by the events {moved[zone]:+}: {events}")


def _faces(view: View) -> set[str]:
    return {card.face for zone in view.zones for card in zone.cards if card.face}


# --- ends ---


def check_end(deal: Deal) -> None:
    """Scores are the sum of their lines, places are places, and nothing can be done any more."""
    expect(deal.over and deal.to_act() == 0 == deal.may_react() and deal.window() == 0, "over, and waits for somebody")
    sums = [0] * deal.seats
    for line in deal.lines():
        sums[line.seat] += line.points
    expect(sums == deal.scores(), f"scores {deal.scores()}, by their lines {sums}")
    _check_ranks(deal.ranks(), deal.seats)
    for seat in everybody(deal):
        view = deal.view(seat)
        expect(view.over and view.turn == [] and view.window == "" and not view.choices, f"seat {seat} sees no end")
        expect(view.scores == deal.scores() and view.ranks == deal.ranks(), f"seat {seat} sees other scores")
        expect(deal.legal(seat) == [] == deal.fouls(seat), f"seat {seat} may go on")


def check_match(match: Match) -> None:
    """What must hold of a match at any time; once it is over, somebody has won it."""
    for result in match.results:
        sums = [0] * len(result.scores)
        for line in result.lines:
            sums[line.seat] += line.points
        expect(sums == result.scores, f"scores {result.scores}, by their lines {sums}")
        _check_ranks(result.ranks, len(result.scores))
    expect(len(match.results) == match.number - (not match.deal.over), "one result a finished deal")
    expect(len(match.players) == match.deal.seats, "one player a seat")
    if match.over:
        _check_ranks(match.ranks(), len(match.totals))


def _check_ranks(ranks: list[int], seats: int) -> None:
    expect(len(ranks) == seats and min(ranks) == 1 and max(ranks) <= seats, f"places {ranks} of {seats}")


# --- walks ---


def moments(match: Match, rng: Rng, react: int = 100, risk: int = 60, limit: int = 200_000) -> Iterator[Match]:
    """Play a match at random; gives it before each decision and after each deal. Chances in 1000: `react` to ask those
    who may react, `risk` to take a mistake on offer; now and then players come and go where the game lets them."""
    count = 0
    while not match.over:
        if match.deal.over:
            yield match
            if rng.below(3) == 0:
                come_or_go(match, rng)
            if not match.over:
                match.advance()
            continue
        yield match
        if rng.below(200) == 0 and come_or_go(match, rng):
            continue
        waiting, free = match.deal.to_act(), match.deal.may_react()
        if free and rng.below(1000) < react:
            waiting = free
        if not waiting:
            match.close()
            continue
        asked = members(waiting)
        seat = asked[rng.below(len(asked))]
        actions = match.deal.fouls(seat) if rng.below(1000) < risk else []
        actions = actions or match.deal.legal(seat)
        match.apply(seat, actions[rng.below(len(actions))])
        count += 1
        if count >= limit:
            expect(match.game.endless, "the match does not end")
            return
    yield match


def come_or_go(match: Match, rng: Rng) -> bool:
    """A newcomer, or somebody leaves; False where the game or the moment does not allow it."""
    try:
        if rng.below(2):
            match.join()
        else:
            match.leave(rng.below(len(match.players)))
    except IllegalAction:
        return False
    return True
