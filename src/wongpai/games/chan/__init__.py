"""Chắn: a hundred cards in 25 kinds, sets of two, and an ù that has to be announced."""

from wongpai.cards.deck import Deck
from wongpai.core.game import Game
from wongpai.games.chan.cards import FACES
from wongpai.games.chan.deal import ChanDeal
from wongpai.games.chan.heuristic import choose
from wongpai.games.chan.match import ChanMatch
from wongpai.games.chan.rules import CLAUSES, PRESETS, REFUSALS, ChanRules, seat_range

GAME = Game(
    id="chan",
    version=1,
    deck=Deck("to_tom", [face for face in FACES for _ in range(4)]),
    rules=ChanRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=ChanDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("2V", "8V", "CC"),
    match_type=ChanMatch,
)
