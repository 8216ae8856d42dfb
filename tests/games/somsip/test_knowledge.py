"""What a seat may know, what it may imagine, and what sense is worth."""

from __future__ import annotations

import pytest

import wongpai as wp
from tests.games.somsip.table import held, seats, table
from tests.games.talk import say
from tests.marks import clause
from wongpai import bots
from wongpai.core.rng import Rng
from wongpai.sim.driver import play_deal

PLAIN = "2d 3h Ah 10s Qh"


@clause("SOMSIP-3.1")
def test_cards_taken_are_remembered() -> None:
    """Who took what is known to all until it is gone; what was drawn is not."""
    deal = table(["6c Ac 2c Kc Qc", "7c 3d 10c Jc Kd", None], centre="4h")
    say(deal, "0 take 4h", "0 discard Kc", *(f"{s} pass" for s in seats(deal.to_act()) if deal.window()))
    if deal.window():
        deal.close()
    say(deal, "1 draw")
    for seat in (-1, 1, 2):
        view = deal.view(seat)
        assert view.faces("taken:0") == ["4h"]
        assert "4h" in held(deal.imagine(seat, Rng(seat + 5)), 0)
    assert all(zone.id != "taken:1" for zone in deal.view(2).zones)
    assert [card.marks for card in deal.view(1).zone("hand:1").cards if card.marks] == [["new"]]


@clause("SOMSIP-2.4")
def test_a_pass_is_believed() -> None:
    """Player 1 holds no partner of the centre card after passing, but may draw one later."""
    deal = table(["Ac 2c 3c Kc Qc", PLAIN], centre="4h", stock="5c 5d 6d 8h 8s 9s")
    say(deal, "0 pass")
    for n in range(60):
        assert not any(card.startswith("6") for card in held(deal.imagine(1, Rng(n)), 0))
    say(deal, "1 draw", "1 discard 10s", "-", "0 draw", "0 discard Kc", "-")
    sixes = [sum(card.startswith("6") for card in held(deal.imagine(1, Rng(n)), 0)) for n in range(200)]
    assert set(sixes) == {0, 1}
    free = table(["Ac 2c 3c Kc Qc", PLAIN], {"first_must_take": False}, centre="4h", stock="6c 6d 6h 6s")
    say(free, "0 pass")
    assert any(card.startswith("6") for n in range(60) for card in held(free.imagine(1, Rng(n)), 0))


def test_a_long_deal_after_a_pass_still_loads() -> None:
    """What player 1 has drawn since passing is counted without end; found by the soak."""
    deal = table(["Ac 2c 3c Kc Qc", PLAIN], centre="4h", discard="4h 9c", by=1, room=123, fresh=[200, 0])
    assert wp.load("somsip").deal(2, position=deal.position()).position() == deal.position()


@clause("SOMSIP-2.2")
def test_a_take_shows_a_partner() -> None:
    deal = table(["6c Ac 2c Kc Qc", PLAIN], centre="4h")
    say(deal, "0 take 4h", "0 discard Kc", "-")
    for n in range(60):
        assert any(card.startswith("6") for card in held(deal.imagine(1, Rng(n)), 0))
    say(deal, "1 draw", "1 discard 10s", "-", "0 draw", "0 discard 6c")
    hands = [held(deal.imagine(1, Rng(n)), 0) for n in range(60)]
    assert any(not any(card.startswith("6") for card in hand) for hand in hands)


@clause("SOMSIP-3.3")
def test_a_new_stock_holds_the_discards() -> None:
    deal = table(["Ac 2c 3c Kc Qc", PLAIN], {"stock_empty": "reshuffle"}, by=0, discard="4h Js 2h 8h 9h 5h", stock="")
    say(deal, "1 draw")
    for n in range(40):
        twin = deal.imagine(0, Rng(n))
        assert set(twin.position()["stock"].split()) < {"4h", "Js", "2h", "8h", "9h"}
        assert len(held(twin, 1) & {"4h", "Js", "2h", "8h", "9h"}) <= 1


def test_answers_of_others_are_imagined() -> None:
    """Nobody learns from an imagined deal who has knocked already."""
    deal = table(["Kc 2c 3c 4c 10c 8c", PLAIN, "Kd 4d 6d 5d 5h", "Kh 4h 6h 2h 8h"], turn=0)
    say(deal, "0 discard Kc", "2 knock")
    assert all("knocked" not in deal.imagine(1, Rng(n)).position() for n in range(20))
    own = [deal.imagine(2, Rng(n)) for n in range(20)]
    assert all(twin.position()["knocked"] == [2] and not twin.to_act() & 4 for twin in own)


@clause("SOMSIP-0.6")
@pytest.mark.parametrize("preset", ["", "wild", "strict"])
def test_sense_beats_chance(preset: str) -> None:
    game = wp.load("somsip", preset)
    won = {"heuristic": 0, "random": 0}
    for seed in range(60):
        kinds = ["random"] * 4
        kinds[seed % 4] = "heuristic"
        deal = game.deal(4, seed)
        play_deal(deal, [bots.make(kind, game, Rng(seed, s)) for s, kind in enumerate(kinds)], Rng(seed, 9))
        for seat, points in enumerate(deal.scores()):
            won[kinds[seat]] += points
    assert won["heuristic"] > 1.5 * won["random"]


def test_the_bot_keeps_pairs_and_throws_what_is_dead() -> None:
    game = wp.load("somsip")
    deal = table(["4c 6d 3c 7d 2c Kd", PLAIN, None], turn=0, drew="Kd", discard="Ks Kh Kc")
    bot = bots.make("heuristic", game, Rng(1))
    from wongpai.core.seat import Seat

    assert deal.text(bot.act(Seat(deal, 0))) == "discard Kd"
    offered = table(["4c 6d 3c 7d 2c", PLAIN], by=1, discard="8s", dealer=0)
    assert offered.text(bot.act(Seat(offered, 0))) == "take 8s"
    useless = table(["4c 6d 3c 7d 2c", PLAIN], by=1, discard="Js", dealer=0)
    assert useless.text(bot.act(Seat(useless, 0))) == "draw"
