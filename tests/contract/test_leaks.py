"""The leak checker is worth nothing unless it finds leaks: plant some in every game."""

from __future__ import annotations

from typing import Any

import pytest

import wongpai as wp
from tests.contract import checks
from tests.toy import register_toy
from wongpai.core.event import ALL, Event
from wongpai.core.rng import Rng
from wongpai.core.view import Text, View
from wongpai.errors import Refusal

register_toy()


def secret(deal: Any, seat: int) -> int:
    """A number made of everything there is, hidden cards included."""
    return sum(ord(c) * (i + 1) for i, c in enumerate(str(deal.position())))


class Leaky:
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

    def imagine(self, seat: int, rng: Rng) -> Leaky:
        return type(self)(self.deal.imagine(seat, rng))

    def copy(self) -> Leaky:
        return type(self)(self.deal.copy())


class InFacts(Leaky):
    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        view.facts["hint"] = secret(self.deal, seat)
        return view


class InPrompt(Leaky):
    def view(self, seat: int) -> View:
        view: View = self.deal.view(seat)
        view.prompt = Text(view.prompt.key + ("-strong" if secret(self.deal, seat) % 2 else ""))
        return view


class InOrder(Leaky):
    def legal(self, seat: int) -> list[int]:
        legal: list[int] = self.deal.legal(seat)
        return legal[::-1] if secret(self.deal, seat) % 2 else legal


class InRefusal(Leaky):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        refusal: Refusal | None = self.deal.why_not(seat, action)
        if refusal and secret(self.deal, seat) % 2:
            return Refusal(refusal.code + "_really", refusal.clause)
        return refusal


class InWindow(Leaky):
    def window(self) -> int:
        return secret(self.deal, 0) % 3


@pytest.mark.parametrize("spoiled", [InFacts, InPrompt, InOrder, InRefusal, InWindow])
@pytest.mark.parametrize("id", wp.ids())
def test_planted_leaks_are_found(id: str, spoiled: type[Leaky]) -> None:
    game = wp.load(id)

    def search() -> None:
        for seed in range(6):
            deal = game.deal(seed=seed)
            probes: list[int] = []
            for _, action in checks.walk(deal, Rng(seed)):
                checks.check_leaks(spoiled(deal), Rng(seed, 4), [*probes[-8:], action])  # type: ignore[arg-type]
                probes.append(action)

    with pytest.raises(checks.Leak):
        search()


class InEvent(Leaky):
    """Tells everybody a card of each hand that moves."""

    def apply(self, seat: int, action: int) -> None:
        self.deal.apply(seat, action)
        deck = wp.load(self.deal.view(-1).game).deck
        shown = checks.faces_shown(self.deal.view(-1))
        hidden = next(face for face in deck.faces if face not in shown)
        self.deal.events.append(Event("oops", seat=seat, cards=(hidden,), n=1, seen=ALL))


@pytest.mark.parametrize("id", wp.ids())
def test_planted_event_is_found(id: str) -> None:
    game = wp.load(id)

    def search() -> None:
        deal = game.deal(seed=2)
        for seat, action in checks.walk(deal, Rng(2)):
            checks.check_events(InEvent(deal), seat, action)  # type: ignore[arg-type]

    with pytest.raises(checks.Leak):
        search()
