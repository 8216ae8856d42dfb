"""Slave (สลาฟ): shed your cards first and be King, last and be Slave."""

from wongpai.cards.deck import french
from wongpai.core.game import Game
from wongpai.games.slave.deal import SlaveDeal
from wongpai.games.slave.heuristic import choose
from wongpai.games.slave.match import SlaveMatch
from wongpai.games.slave.rules import CLAUSES, PRESETS, REFUSALS, SlaveRules, seat_range

GAME = Game(
    id="slave",
    version=1,
    deck=french("3 4 5 6 7 8 9 10 J Q K A 2"),
    rules=SlaveRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=SlaveDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("2s", "3c"),
    match_type=SlaveMatch,
)
