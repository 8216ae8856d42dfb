"""Short ways to set up a table and to say what happens at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import wongpai as wp
from wongpai import bots
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat

Rules = Mapping[str, object]


def table(hands: Sequence[str | None], rules: Rules | None = None, seed: int = 0, **position: Any) -> Deal:
    """A deal with these hands, one a seat, None for any; seat 0 begins."""
    game = wp.load("dummy", rules=rules)
    return game.deal(len(hands), seed, position={"hands": list(hands), **position}, listen=True)


def counted(hands: Sequence[str], rules: Rules | None = None, **position: Any) -> Deal:
    """A deal that is over, with these cards left in the hands."""
    return table(hands, rules, phase="over", discard="", head="", stock="", **position)


def legal(deal: Deal, seat: int, verb: str = "") -> list[str]:
    texts = [deal.text(action) for action in deal.legal(seat)]
    return [text for text in texts if text.startswith(verb)]


def fouls(deal: Deal, seat: int) -> list[str]:
    return [deal.text(action) for action in deal.fouls(seat)]


def held(deal: Deal, seat: int) -> set[str]:
    return set(deal.position()["hands"][seat].split())


def row(deal: Deal) -> str:
    return str(deal.position()["discard"])


def cited(deal: Deal, kind: str) -> list[tuple[int, str]]:
    """Seat and clause of the events of a kind."""
    return [(event.seat, event.clause) for event in deal.events or [] if event.kind == kind]


def charged(deal: Deal, seat: int) -> list[str]:
    """Rule and discard of the penalties of a seat."""
    out = []
    for charge in deal.position().get("charges", []):
        rule, who, card, *_ = charge.split()
        if int(who) == seat:
            out.append(f"{rule} {card}")
    return out


def bot_says(deal: Deal, seat: int) -> str:
    action = bots.make("heuristic", wp.load("dummy"), Rng(1)).act(Seat(deal, seat))
    return deal.text(action)
