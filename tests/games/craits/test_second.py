"""What may be done, and what it costs in the end, against a second opinion, in positions made up at random."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

import wongpai as wp
from tests.games.craits import second
from tests.marks import clause
from wongpai.core.game import Game
from wongpai.core.rng import Rng
from wongpai.sim.soak import random_game

POSITIONS = 1500  # of the 100,000 that have been tried once; seeds 0 … POSITIONS - 1
TRIED = 12  # actions tried of all there are, in each position
FACES = wp.load("craits").deck.faces


def made_up(seed: int) -> tuple[Game, int, dict[str, Any]]:
    """House rules, seats and a position that could be met."""
    rnd = random.Random(seed)
    game = random_game(wp.load("craits"), Rng(seed, 5))
    options = dataclasses.asdict(game.rules)
    seats = rnd.randint(2, 5)
    pack = list(FACES)
    rnd.shuffle(pack)
    if rnd.random() < 0.4:  # more of what matters most
        pack.sort(key=lambda face: (face[:-1] not in {"A", "2", "8", "9"}) + rnd.random() * 1.3)
    turn = rnd.randrange(seats)
    sizes = [rnd.choice([1, 1, 2, 2, 3, 5, 8]) for _ in range(seats)]
    top = pack.pop(rnd.randrange(8))
    p: dict[str, Any] = {"turn": turn, "phase": "turn", "round": rnd.randint(1, 15), "dealer": rnd.randrange(seats)}
    if top[:-1] in {"A", "2"} and rnd.random() < 0.7:
        p["count"] = rnd.randint(1, 12)
        outs = [s for s in range(seats) if s != turn and rnd.random() < 0.2]
        if outs:
            p["outs"] = outs
            sizes = [0 if s in outs else n for s, n in enumerate(sizes)]
    p["suit"] = rnd.choice(list(second.COLOUR)) if top[:-1] in {"8", "9"} else second.suit(top)
    p["hands"] = [" ".join(pack.pop() for _ in range(n)) for n in sizes]
    p["discard"] = top
    if top[:-1] in {"8", "9"} and rnd.random() < 0.3:
        p |= {"phase": "name", "turn": p["dealer"], "suit": second.suit(top)}
    else:
        p["discard"] = " ".join([pack.pop() for _ in range(rnd.randint(0, 4))] + [top])
        drawn = options["play_drawn"] or (seats == 2 and options["two_player_exception"] == "play_drawn")
        if drawn and not p.get("count") and rnd.random() < 0.4:
            p |= {"phase": "drew", "drew": rnd.choice(p["hands"][turn].split())}
    ones = [s for s, n in enumerate(sizes) if n == 1]
    p["announced"] = [s for s in ones if rnd.random() < 0.4]
    p["silent"] = [s for s in ones if s not in p["announced"] and rnd.random() < 0.5]
    p["direction"] = rnd.choice([1, -1])
    return game, seats, p


def agree(seed: int) -> None:
    game, seats, p = made_up(seed)
    options = dataclasses.asdict(game.rules)
    deal = game.deal(seats, seed, position=p)
    rnd = random.Random(seed)
    every = sorted(second.everything(seats))
    for seat in range(seats):
        correct, wrong = second.correct(p, options, seat), second.mistakes(p, options, seat)
        assert {deal.text(a) for a in deal.legal(seat)} == correct, (seed, seat)
        assert {deal.text(a) for a in deal.fouls(seat)} == wrong, (seed, seat)
        for text in rnd.sample(every, TRIED):
            taken = deal.why_not(seat, deal.parse(text)) is None
            assert taken == (text in correct | wrong), (seed, seat, text)


@clause("CRAITS-3.3", "CRAITS-3.4", "CRAITS-3.7", "CRAITS-3.8", "CRAITS-4.2", "CRAITS-7.8", "CRAITS-7.9")
def test_what_may_be_done() -> None:
    for seed in range(POSITIONS):
        agree(seed)


@clause("CRAITS-5.3", "CRAITS-6.2", "CRAITS-6.3", "CRAITS-6.4")
@pytest.mark.parametrize(
    "rules", [{}, {"threes": "free_choice"}, {"eights_cancellable": False, "cancel_pair_value": 3}]
)
def test_what_hands_cost(rules: dict[str, object]) -> None:
    """Hands drawn at random, rich in threes; the lines of a score say the same as the score."""
    game = wp.load("craits", rules=rules)
    options = dataclasses.asdict(game.rules)
    rnd = random.Random(7)
    for _ in range(400):
        pack = sorted(FACES, key=lambda face: rnd.random() - (face[0] == "3") * rnd.choice([0, 0.5]))
        hand = " ".join(pack[: rnd.randint(1, 12)])
        rest = [face for face in pack if face not in hand.split()]
        p = {"hands": ["", hand], "discard": rest[0], "phase": "over", "suit": second.suit(rest[0])}
        deal = game.deal(2, position=p)
        assert deal.scores() == [0, second.points(hand, options)], hand
        assert sum(line.points for line in deal.lines()) == deal.scores()[1]
