"""Sabai-sabai: nobody may look at the cards in front, everybody may throw in at any moment."""

from wongpai.cards.deck import Deck
from wongpai.core.game import Game
from wongpai.games.sabai.deal import SabaiDeal
from wongpai.games.sabai.heuristic import choose
from wongpai.games.sabai.match import SabaiMatch
from wongpai.games.sabai.rules import CLAUSES, PRESETS, REFUSALS, SabaiRules, seat_range
from wongpai.games.sabai.state import FACES

GAME = Game(
    id="sabai",
    version=1,
    deck=Deck("numbered", FACES),
    rules=SabaiRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=SabaiDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("7", "14", "X"),
    match_type=SabaiMatch,
)
