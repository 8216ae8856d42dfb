"""The pack, and what is only told."""

from __future__ import annotations

from collections import Counter

import wongpai as wp
from tests.games.chan.brute import KINDS, RED
from tests.marks import clause
from wongpai.games.chan.cards import EVERY, ROW
from wongpai.games.chan.cuoc import CC, S8, S9, V8, V9

GAME = wp.load("chan")


@clause("CHAN-1.1", "CHAN-1.2", "CHAN-1.5")
def test_a_hundred_cards_four_of_each() -> None:
    assert Counter(GAME.deck.faces) == Counter(dict.fromkeys(KINDS, 4))
    assert len(GAME.deck) == 100
    deal = GAME.deal(4, 1)
    position = deal.position()
    lying = [face for hand in position["hands"] for face in hand.split()] + position["stock"].split()
    assert sorted(lying) == sorted(GAME.deck.faces)


@clause("CHAN-1.4", "CHAN-1.13")
def test_suits_and_numbers() -> None:
    """Three suits of eight numbers; what goes together is of one number."""
    suits = Counter(face[1] for face in KINDS if face != "CC")
    assert suits == {"V": 8, "N": 8, "S": 8}
    for kind, face in enumerate(KINDS):
        mates = {other for number, other in enumerate(KINDS) if ROW[kind] & (1 << number)}
        assert mates == ({"CC"} if face == "CC" else {face[0] + suit for suit in "VNS"})
    assert sum(1 << kind for kind in range(25)) == EVERY


@clause("CHAN-1.6")
def test_red_cards() -> None:
    assert {KINDS[kind] for kind in (V8, S8, V9, S9, CC)} == RED
    assert sum(face in RED for face in GAME.deck.faces) == 20


@clause("CHAN-1.3", "CHAN-4.16", "CHAN-5.3")
def test_lore_has_no_rule() -> None:
    """How signs look on paper, an example and a remark: for reading."""
    assert {GAME.clause(id).kind for id in ("1.3", "1.4", "4.16", "5.3")} == {"lore"}
    assert all(GAME.clause(option.clause) for option in GAME.rules.options())
