"""Chalui: follow colour before letter, pile orders up, cut in with the same card, and shout before the last one."""

from wongpai.cards.deck import Deck
from wongpai.core.game import Game
from wongpai.games.chalui.cards import FACES, SET
from wongpai.games.chalui.deal import ChaluiDeal
from wongpai.games.chalui.heuristic import choose
from wongpai.games.chalui.match import ChaluiMatch
from wongpai.games.chalui.rules import CLAUSES, PRESETS, REFUSALS, ChaluiRules, seat_range

MOST_SETS = 4

GAME = Game(
    id="chalui",
    version=1,
    deck=Deck("coloured", [FACES[kind] for kind in SET * MOST_SETS]),  # a table with fewer sets leaves some out
    rules=ChaluiRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=ChaluiDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("yC", "rHOP", "bA"),
    match_type=ChaluiMatch,
    endless=True,
)
