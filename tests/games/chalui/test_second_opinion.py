"""The deal agrees with a naive model of the rulebook, on positions from random play under random house rules."""

from __future__ import annotations

import os
from collections import Counter
from typing import cast

import wongpai as wp
from tests.games.chalui.naive import NAMES, Table, whole
from tests.marks import clause
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.games.chalui.rules import ChaluiRules
from wongpai.sim.soak import random_game

POSITIONS = int(os.environ.get("CHALUI_POSITIONS", "2500"))  # all of the 100,000 have been asked once
LONGEST = 400  # decisions in a game


def compare(deal: Deal, rules: ChaluiRules) -> None:
    """Every seat: what is right, what is a mistake; what all that leads to is asked by `follow`."""
    position = deal.position()
    table = Table.of(position, rules)
    assert whole(position, rules.sets), position
    asked = 0
    for seat in range(deal.seats):
        legal, fouls = table.offers(seat)
        assert {deal.text(a) for a in deal.legal(seat)} == legal, (seat, position, rules)
        assert {deal.text(a) for a in deal.fouls(seat)} == fouls, (seat, position, rules)
        asked |= bool(legal) << seat
    assert deal.to_act() | deal.may_react() == asked, (position, rules)


def follow(before: Table, after: Deal, seat: int, text: str) -> None:
    """A right card had the effect that the naive model expects."""
    want = before.after(seat, text)
    if not want:
        assert after.over, text
        return
    position = after.position()
    table = Table.of(position, before.rules)
    got = {
        "turn": table.turn, "direction": position["direction"], "order": table.order, "colour": table.colour,
        "symbol": table.symbol, "by": table.by,
    }  # fmt: skip
    assert got == want, (seat, text, position)
    shouted = text.endswith("chalui")
    owes = len(before.hands[seat]) == 2 or (before.rules.shout_window == "game_end" and seat in before.due)
    assert (seat in table.due) == (owes and not shouted), (seat, text, position)


@clause(
    "CHALUI-2.13", "CHALUI-2.16", "CHALUI-4.1", "CHALUI-4.2", "CHALUI-4.3", "CHALUI-4.4", "CHALUI-5.7", "CHALUI-5.8",
    "CHALUI-5.10", "CHALUI-6.1", "CHALUI-6.2", "CHALUI-6.10", "CHALUI-7.1", "CHALUI-8.1", "CHALUI-8.7",
)  # fmt: skip
def test_two_models_agree() -> None:
    met: Counter[str] = Counter()
    rng = Rng(2024)
    seed = left = 0
    while left < POSITIONS:
        seed += 1
        game = wp.load("chalui") if seed % 3 == 0 else random_game(wp.load("chalui"), rng)
        rules = cast(ChaluiRules, game.rules)
        low, high = game.seat_range(rules)
        deal = game.deal(low + rng.below(min(high, 6) - low + 1) if high > low else low, seed)
        for _ in range(LONGEST):
            if deal.over or left >= POSITIONS:
                break
            waiting, free = deal.to_act(), deal.may_react()
            if not waiting | free:
                deal.close()
                continue
            compare(deal, rules)
            left += 1
            asked = free if free and rng.below(4) == 0 else waiting or free
            seats = [seat for seat in range(deal.seats) if asked >> seat & 1]
            seat = seats[rng.below(len(seats))]
            wrong = deal.fouls(seat) if rng.below(12) == 0 else []
            actions = wrong or deal.legal(seat)
            action = actions[rng.below(len(actions))]
            text = deal.text(action)
            before = Table.of(deal.position(), rules)
            deal.apply(seat, action)
            met[text.split()[0]] += 1
            if text.startswith(("play", "interject")) and not wrong and before.phase != "claim":
                follow(before, deal, seat, text)
    assert {"play", "interject", "draw", "take", "shout", "accuse"} <= set(met)


def test_the_models_can_disagree() -> None:
    """A rule changed on one side alone is found at once."""
    deal = wp.load("chalui").deal(4, position={"hands": ["rC gA", None, None, None], "discard": "yC gC", "by": 3})
    compare(deal, ChaluiRules())
    try:
        compare(deal, ChaluiRules(colour_first=False))
    except AssertionError:
        pass
    else:
        raise AssertionError("nothing was found")
    assert set(NAMES) == set("rybg")
