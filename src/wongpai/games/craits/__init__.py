"""Craits: Crazy Eights where nearly every card does something, a crank that grows, and idiots who forget to announce."""

from wongpai.cards.deck import french
from wongpai.core.game import Game
from wongpai.games.craits.deal import CraitsDeal
from wongpai.games.craits.heuristic import choose
from wongpai.games.craits.match import CraitsMatch
from wongpai.games.craits.rules import CLAUSES, PRESETS, REFUSALS, CraitsRules, seat_range

GAME = Game(
    id="craits",
    version=1,
    deck=french("A 2 3 4 5 6 7 8 9 10 J Q K"),
    rules=CraitsRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=CraitsDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("8h", "2c", "As"),
    match_type=CraitsMatch,
)
