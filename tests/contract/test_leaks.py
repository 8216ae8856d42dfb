"""The leak checks are worth nothing unless they find leaks: plant some in every game."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.toy import register_toy
from wongpai.core.bits import members
from wongpai.core.event import ALL, Event
from wongpai.core.rng import Rng
from wongpai.core.view import Card, Text, View, Zone
from wongpai.errors import Refusal
from wongpai.sim import contract

register_toy()


class Spoiled:
    """A deal that does all as the real one, but for what a subclass spoils."""

    def __init__(self, deal: Any) -> None:
        self.deal = deal

    def __getattr__(self, name: str) -> Any:
        return getattr(self.deal, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "deal":
            object.__setattr__(self, name, value)
        else:
            setattr(self.deal, name, value)

    def secret(self) -> int:
        """A number made of everything there is, hidden cards included."""
        return sum(ord(c) * (i + 1) for i, c in enumerate(str(self.deal.position())))

    def imagine(self, seat: int, rng: Rng) -> Spoiled:
        return type(self)(self.deal.imagine(seat, rng))

    def copy(self) -> Spoiled:
        return type(self)(self.deal.copy())


class InFacts(Spoiled):
    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        view.facts["hint"] = self.secret()
        return view


class InPrompt(Spoiled):
    """Says whether anybody could react."""

    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        if self.deal.may_react() | self.secret() & 1:
            view.prompt = Text(view.prompt.key + "-quick")
        return view


class InTurn(Spoiled):
    """Shows who really has a choice in a window."""

    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        view.turn = members(self.deal.to_act() | self.secret() & 1)
        return view


class InZone(Spoiled):
    """One card too many face up."""

    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        face = wp.load(view.game).deck[self.secret() % 50]
        view.zones.append(Zone("peep", "pile", -1, [Card(face)], 1))
        return view


class InOrder(Spoiled):
    def legal(self, seat: int) -> list[int]:
        legal: list[int] = self.deal.legal(seat)
        return legal[::-1] if self.secret() % 2 else legal


class InRefusal(Spoiled):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        refusal: Refusal | None = self.deal.why_not(seat, action)
        return Refusal(refusal.code, "") if refusal and self.secret() % 2 else refusal


class InWindow(Spoiled):
    def window(self) -> int:
        return self.secret() % 3


class InClock(Spoiled):
    def timeout(self, seat: int) -> int:
        legal: list[int] = self.deal.legal(seat)
        return legal[self.secret() % len(legal)]


class InNumber(Spoiled):
    """Each event carries a number that depends on hidden cards."""

    def apply(self, seat: int, action: int) -> None:
        self.deal.apply(seat, action)
        self.deal.events.append(Event("oops", seat=seat, n=self.secret()))


class InSilence(Spoiled):
    """An event that is told or not, by hidden cards."""

    def apply(self, seat: int, action: int) -> None:
        self.deal.apply(seat, action)
        if self.secret() % 2:
            self.deal.events.append(Event("oops", seat=seat))


@pytest.mark.parametrize(
    "spoiled",
    [InFacts, InPrompt, InTurn, InZone, InOrder, InRefusal, InWindow, InClock, InNumber, InSilence],
)
@pytest.mark.parametrize("id", wp.ids())
def test_planted_leaks_are_found(id: str, spoiled: type[Spoiled]) -> None:
    def search() -> None:
        for seed in range(20):
            rng = Rng(seed, 4)
            probes: list[int] = []
            for match in contract.moments(wp.load(id).match(seed=seed), rng):
                deal: Any = spoiled(match.deal)
                if match.deal.over or len(match.steps) > 60:
                    break
                views = {seat: deal.view(seat) for seat in contract.everybody(match.deal)}
                contract.check_imagination(deal, views, rng, probes[-6:])
                step = contract.any_step(match.deal, rng)
                probes += [step[1]] if step else []

    with pytest.raises(contract.Leak):
        search()


class InEvent(Spoiled):
    """Tells everybody a card that they cannot see."""

    def apply(self, seat: int, action: int) -> None:
        self.deal.apply(seat, action)
        view = self.deal.view(-1)
        shown = {card.face for zone in view.zones for card in zone.cards}
        hidden = next(face for face in wp.load(view.game).deck.faces if face not in shown)
        self.deal.events.append(Event("oops", seat=seat, cards=(hidden,), n=1, seen=ALL))


class Uncounted(Spoiled):
    """Moves cards without a word."""

    def apply(self, seat: int, action: int) -> None:
        self.deal.apply(seat, action)
        self.deal.events.clear()


@pytest.mark.parametrize("spoiled", [InEvent, Uncounted])
@pytest.mark.parametrize("id", wp.ids())
def test_planted_events_are_found(id: str, spoiled: type[Spoiled]) -> None:
    def search() -> None:
        for match in contract.moments(wp.load(id).match(seed=2), Rng(2)):
            deal: Any = spoiled(match.deal)
            views = {seat: deal.view(seat) for seat in contract.everybody(match.deal)}
            contract.check_events(match.game, deal, views, contract.any_step(match.deal, Rng(3)))

    with pytest.raises(contract.Leak if spoiled is InEvent else contract.Broken):
        search()
