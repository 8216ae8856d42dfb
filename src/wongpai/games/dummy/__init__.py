"""Dummy (ดัมมี่): take runs of the centre row to make melds, lay off, knock, and count to 500."""

from wongpai.cards.deck import french
from wongpai.core.game import Game
from wongpai.games.dummy.deal import DummyDeal
from wongpai.games.dummy.heuristic import choose
from wongpai.games.dummy.match import DummyMatch
from wongpai.games.dummy.rules import CLAUSES, PRESETS, REFUSALS, DummyRules, seat_range

GAME = Game(
    id="dummy",
    version=1,
    deck=french(),
    rules=DummyRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=DummyDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("Qs", "2c"),
    match_type=DummyMatch,
)
