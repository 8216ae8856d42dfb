"""Som Sip (สมสิบ): three pairs that add up to ten; whoever waits for the card just discarded may knock."""

from wongpai.cards.deck import french
from wongpai.core.game import Game
from wongpai.games.somsip.deal import SomSipDeal
from wongpai.games.somsip.heuristic import choose
from wongpai.games.somsip.match import SomSipMatch
from wongpai.games.somsip.rules import CLAUSES, PRESETS, REFUSALS, SomSipRules, seat_range

GAME = Game(
    id="somsip",
    version=1,
    deck=french("A 2 3 4 5 6 7 8 9 10 J Q K"),
    rules=SomSipRules(),
    seat_range=seat_range,
    suggested_seats=4,
    deal_type=SomSipDeal,
    clauses=CLAUSES,
    refusals=REFUSALS,
    heuristic=choose,
    presets=PRESETS,
    sample=("4d", "6s"),
    match_type=SomSipMatch,
)
