"""What a seat may know, what it may imagine, and what sense is worth."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.craits.table import at, held, sizes, table
from tests.games.talk import say
from tests.marks import clause
from wongpai import bots
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.sim import arena

LONG = "3c 3d Qs"


def imagined(deal: Deal, seat: int, of: int, times: int = 80) -> list[list[str]]:
    """Hands of seat `of` as `seat` may imagine them."""
    return [held(deal.imagine(seat, Rng(n)), of) for n in range(times)]


@clause("CRAITS-3.4")
def test_who_draws_had_nothing_to_play() -> None:
    deal = table([LONG, "4c 4s 6c 6s", None], turn=1, stock="Jd Jc 7d")
    say(deal, "1 draw")
    hands = imagined(deal, 0, 1)
    playable = [[c for c in hand if c[-1] == "h" or c[:-1] in {"K", "8", "9"}] for hand in hands]
    assert max(map(len, playable)) == 1, "only the card drawn can be one"
    assert min(map(len, playable)) == 0
    free = table([LONG, "4c 4s 6c 6s", None], {"must_play": False}, turn=1, stock="Jd Jc 7d")
    say(free, "1 draw")
    assert max(sum(c[-1] == "h" for c in hand) for hand in imagined(free, 0, 1)) > 1


@clause("CRAITS-4.4")
def test_who_draws_for_the_crank_had_no_ace_or_two() -> None:
    deal = table(["2h Kc 5d", "4c 4s 6c 6s 7c", LONG])
    say(deal, "0 play 2h", "1 draw")
    hands = imagined(deal, 2, 1)
    found = [sum(c[:-1] in {"A", "2"} for c in hand) for hand in hands]
    assert max(found) <= 2
    assert all(len(hand) == 7 for hand in hands)


@clause("CRAITS-3.4")
def test_a_new_stock_holds_the_discards() -> None:
    deal = table([LONG, "4c 4s", "5c 5s"], turn=1, discard="6d 6c 7d 7c 10d Kh", stock="")
    say(deal, "1 draw")
    for n in range(40):
        twin = deal.imagine(0, Rng(n))
        pool = {"6d", "6c", "7d", "7c", "10d"}
        assert set(at(twin, "stock").split()) < pool
        assert len(set(held(twin, 1)) & pool) == 1
        assert not set(held(twin, 2)) & pool


@clause("CRAITS-7.20")
def test_the_blind_dealer_imagines_the_own_hand_too() -> None:
    deal = table([None, None, None], upcard="8c", dealer=0)
    assert len({tuple(hand) for hand in imagined(deal, 0, 0, 20)}) > 15
    assert {tuple(hand) for hand in imagined(deal, 1, 1, 5)} == {tuple(held(deal, 1))}


@clause("CRAITS-4.3", "CRAITS-3.7")
def test_what_all_can_see() -> None:
    deal = table(["2c Kc", LONG, "5d"], discard="Kh 8d", suit="clubs", direction=-1, silent=[2], skips=[0, 0, 1])
    view = deal.view(-1)
    assert {badge.key for badge in view.badges} == {"badge-craits-suit", "badge-craits-reversed"}
    assert view.facts["suit"] == "clubs"
    assert (view.facts["silent"], view.facts["skips:2"]) == ("2", 1)
    assert [zone.count for zone in view.zones if zone.owner >= 0] == sizes(deal)
    assert view.zone("hand:0").cards == []
    say(deal, "0 play 2c")
    assert deal.view(1).facts["count"] == 2
    assert {badge.key for badge in deal.view(1).badges} == {"badge-craits-crank", "badge-craits-reversed"}


def chosen(deal: Deal, seat: int) -> str:
    action = bots.make("heuristic", wp.load("craits"), Rng(1)).act(Seat(deal, seat))
    return deal.text(action)


@clause("CRAITS-3.7", "CRAITS-3.8")
def test_the_bot_says_so_and_catches_others() -> None:
    assert chosen(table(["4h Kc", LONG]), 0).endswith(" last")
    assert chosen(table(["4h Kc 5c", "Qs"], silent=[1]), 0) == "idiot @1"
    bot = bots.make("heuristic", wp.load("craits"), Rng(1))
    deal = table(["4h Kc 5c", LONG, "Js"], silent=[2])
    assert deal.text(bot.react(Seat(deal, 2)) or 0) == "announce"
    dealt = table(["4h", "5d", "6d"], upcard="Kh", round=8, dealer=0)
    assert bot.react(Seat(dealt, 2)) is None, "nobody asks that of a card just dealt"


def test_the_bot_plays_sensibly() -> None:
    # Goes out when it can.
    assert chosen(table(["7h", LONG], announced=[0]), 0) == "play 7h"
    # Keeps threes, which are worth points in hand, and the eight, which always goes.
    assert chosen(table(["3h 10h 8c Jc", LONG]), 0) == "play 10h"
    # Names what it holds.
    assert chosen(table(["8c 4s 7s Qs", "Jd Jc Js"]), 0) == "play 8c spades"
    assert chosen(table(["8c 4s 7s Kd", "Jd"], discard="Jh"), 0) == "play 8c spades"
    # Keeps the ace for a longer crank: of ace and two, the dear one goes.
    assert chosen(table(["Ac 2c Kd", LONG], discard="2h", count=2), 0) == "play 2c"
    # A six first, where something follows it: here the eight, which need not be spent on its own.
    assert chosen(table(["2c 3c 4d 6h 8d 8s Qc Ks", LONG.replace("3c", "Jd"), None], discard="10h"), 0) == "play 6h"


@pytest.mark.parametrize(("preset", "seats"), [("", 4), ("cambridge", 3)])
def test_sense_beats_chance(preset: str, seats: int) -> None:
    game = wp.load("craits", preset, {"length": "short"})
    sense, chance = arena.compare(game, ["heuristic"] + ["random"] * (seats - 1), 16)
    assert sense.place + 0.5 < chance.place
