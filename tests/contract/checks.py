"""What must hold of every deal at every moment. Games are never named here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from wongpai import IllegalAction
from wongpai.core.bits import members
from wongpai.core.deal import Deal
from wongpai.core.event import ALL
from wongpai.core.game import Game
from wongpai.core.rng import Rng
from wongpai.core.view import View

SHARED_CODES = {"no_window", "no_newcomers", "no_leavers"}


class Leak(AssertionError):
    """A seat can tell two deals apart that it must not."""


def seats_and_spectator(deal: Deal) -> Sequence[int]:
    return range(-1, deal.seats)


def walk(deal: Deal, rng: Rng, react: int = 100, risk: int = 60, limit: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play at random; before each decision gives (seat, action), then does it. Closes windows by itself."""
    count = 0
    while not deal.over:
        free, waiting = deal.may_react(), deal.to_act()
        assert not (free & waiting), "a seat that must act is no reactor"
        asked = free if free and rng.below(1000) < react else waiting
        if not asked and not free:
            deal.close()
            continue
        asked = asked or free
        everyone = members(asked)
        seat = everyone[rng.below(len(everyone))]
        fouls = deal.fouls(seat)
        actions = fouls if fouls and rng.below(1000) < risk else deal.legal(seat)
        assert actions, f"seat {seat} is asked and has nothing to do"
        action = actions[rng.below(len(actions))]
        yield seat, action
        deal.apply(seat, action)
        count += 1
        assert count < limit, "the deal does not end"


def state(deal: Deal) -> Any:
    """Everything: the position and where the random stream stands."""
    return deal.position(), deal.rng.copy().word()


def check_actions(deal: Deal, rng: Rng) -> None:
    """Order, uniqueness, texts; what is offered is taken, on a copy, and leaves the original alone."""
    before = state(deal)
    assert deal.to_act() or deal.may_react() or deal.window(), "nobody can act and no window can be closed"
    for seat in range(deal.seats):
        legal, fouls = deal.legal(seat), deal.fouls(seat)
        assert legal == deal.legal(seat), "the order is not stable"
        assert len(set(legal + fouls)) == len(legal) + len(fouls), "an action is there twice"
        if (deal.to_act() | deal.may_react()) >> seat & 1:
            assert legal, f"seat {seat} has a choice but nothing legal"
        for action in legal + fouls:
            text = deal.text(action)
            assert deal.parse(text) == action, text
            assert deal.text(deal.parse(text)) == text
            assert deal.why_not(seat, action) is None, text
        some = legal + fouls
        for _ in range(min(2, len(some))):
            twin = deal.copy()
            twin.apply(seat, some[rng.below(len(some))])
        if deal.to_act() >> seat & 1:
            assert deal.timeout(seat) in legal, "a timeout must be legal"
    assert state(deal) == before, "playing on a copy changed the original"


def check_refusals(game: Game, deal: Deal, rng: Rng, others: Sequence[int]) -> None:
    """Whatever is not on offer is refused with a clause, and changes nothing."""
    before = state(deal)
    for seat in range(deal.seats):
        legal, fouls = deal.legal(seat), deal.fouls(seat)
        offered = set(legal + fouls)
        universe = {a for s in range(deal.seats) for a in deal.legal(s)} | set(others)
        universe |= {a ^ (1 << rng.below(50)) for a in list(universe)[:20]} | {rng.word() << rng.below(24)}
        for action in sorted(universe - offered):
            refusal = deal.why_not(seat, action)
            if refusal is None:
                # Not listed for brevity: several things at once, each of which is listed alone.
                verb, *refs = deal.text(action).split()
                singles = {deal.text(a) for a in offered}
                assert len(refs) > 1, deal.text(action)
                assert all(f"{verb} {ref}" in singles for ref in refs), deal.text(action)
                continue
            assert refusal.code in game.refusals or refusal.code in SHARED_CODES, refusal
            assert refusal.clause == game.refusals.get(refusal.code, ""), refusal
            with pytest.raises(IllegalAction) as caught:
                deal.apply(seat, action)
            assert caught.value.refusal == refusal
    assert state(deal) == before, "a refusal changed something"


def check_position(game: Game, deal: Deal) -> None:
    """A position loads back as the same deal."""
    again = game.deal(deal.seats, position=deal.position())
    assert again.position() == deal.position()
    assert again.to_act() == deal.to_act()
    for seat in seats_and_spectator(deal):
        assert again.view(seat) == deal.view(seat)
        assert again.legal(seat) == deal.legal(seat)


def faces_shown(view: View) -> set[str]:
    return {card.face for zone in view.zones for card in zone.cards if card.face}


def check_leaks(deal: Deal, rng: Rng, probes: Sequence[int] = ()) -> bool:
    """No seat can tell the deal from one that agrees with all it has seen. True if the imagined deals differed at all."""
    differs = False
    for seat in seats_and_spectator(deal):
        twin = deal.imagine(seat, rng)
        differs = differs or twin.position() != deal.position()
        if twin.view(seat) != deal.view(seat):
            raise Leak(f"seat {seat}: the view differs")
        if twin.legal(seat) != deal.legal(seat) or twin.fouls(seat) != deal.fouls(seat):
            raise Leak(f"seat {seat}: the actions on offer differ")
        if twin.window() != deal.window():
            raise Leak(f"seat {seat}: the window differs")
        if seat >= 0:
            for action in probes:
                if twin.why_not(seat, action) != deal.why_not(seat, action):
                    raise Leak(f"seat {seat}: a refusal differs")
    return differs


def check_events(deal: Deal, seat_acting: int, action: int) -> None:
    """Events show a seat no face that its views do not show. Does the action, on a copy."""
    twin = deal.copy()
    before = {seat: faces_shown(twin.view(seat)) for seat in seats_and_spectator(deal)}
    twin.events = []
    twin.apply(seat_acting, action)
    for seat in seats_and_spectator(deal):
        shown = before[seat] | faces_shown(twin.view(seat))
        for event in twin.events or []:
            heard = event.for_(seat)
            if heard is None:
                continue
            assert heard.seen == ALL, "who may see it is nobody's business"
            hidden = [face for face in heard.cards if face and face not in shown]
            if hidden:
                raise Leak(f"seat {seat}: event {heard.kind} shows {hidden}")


def check_end(deal: Deal) -> None:
    """Scores are the sum of their lines, ranks are places."""
    assert deal.over
    assert deal.to_act() == 0 == deal.may_react()
    sums = [0] * deal.seats
    for line in deal.lines():
        sums[line.seat] += line.points
    assert sums == deal.scores()
    ranks = deal.ranks()
    assert min(ranks) == 1
    assert all(1 <= rank <= deal.seats for rank in ranks)
    for seat in seats_and_spectator(deal):
        view = deal.view(seat)
        assert view.over
        assert view.scores == deal.scores()
        assert not view.choices
    for seat in range(deal.seats):
        assert deal.legal(seat) == [] == deal.fouls(seat)
