"""A player leaves in the middle of a deal (SLAVE-3.7)."""

from __future__ import annotations

from wongpai.games.slave import deal as d
from wongpai.games.slave.actions import DECLINE
from wongpai.games.slave.exchange import exchange


def forfeit(deal: d.SlaveDeal, seat: int) -> None:
    """The seat's player leaves: skipped at once and placed last of all."""
    if deal.owing & (1 << seat):
        exchange(deal, seat, deal.timeout(seat))
    if deal.phase == d.EXCHANGE and deal.trading & (1 << seat):
        exchange(deal, seat, DECLINE)
    if deal.over:
        return
    deal.order = [s for s in deal.order if s != seat]
    deal.left.insert(0, seat)
    deal.alive &= ~(1 << seat)
    if deal.events is not None:
        deal._note("leave", seat, 0, "SLAVE-3.7")
    deal._check_end()
    if not deal.over and deal.phase != d.EXCHANGE:
        if deal.phase == d.LEAD and deal.turn == seat:
            if deal.alive & ~deal.passed == 0:  # all others had passed the lead on
                deal.passed = 0
            deal.turn = deal._after(seat, deal.alive & ~deal.passed)
        elif deal.phase == d.FOLLOW and (deal.turn == seat or deal.alive & ~deal.passed & ~(1 << deal.top_by) == 0):
            deal._next()
