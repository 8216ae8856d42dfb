"""The sensible bot: sheds the lowest it can, keeps sets together and high cards for when they win the lead."""

from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View
from wongpai.games.slave.deal import RANK_NAMES


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    if view.phase == "exchange":
        return seat.parse(_exchange(view, rng).text)
    return seat.parse(_play(view).text)


def _rank(face: str, view: View) -> int:
    rank = RANK_NAMES.index(face[:-1])
    return 12 - rank if view.facts["reversed"] else rank


def _counts(view: View) -> dict[str, int]:
    counts: dict[str, int] = {}
    for face in view.faces(f"hand:{view.seat}"):
        counts[face[:-1]] = counts.get(face[:-1], 0) + 1
    return counts


def _exchange(view: View, rng: Rng) -> Choice:
    """Give back low cards that belong to no set; offer such a card in trade, swap if somebody else offers."""
    counts = _counts(view)

    def cost(choice: Choice) -> int:
        return sum(_rank(ref, view) + 6 * (counts[ref[:-1]] - 1) for ref in choice.refs)

    returns = [c for c in view.choices if c.verb == "return"]
    if returns:
        return min(returns, key=cost)
    swaps = [c for c in view.choices if c.verb == "swap"]
    if swaps:
        return swaps[0]
    offers = [c for c in view.choices if c.verb == "offer"]
    declines = [c for c in view.choices if c.verb == "decline"]
    if offers and rng.below(3):
        lowest = min(cost(c) for c in offers)
        best = [c for c in offers if cost(c) == lowest]
        return best[rng.below(len(best))]
    return declines[0]


def _play(view: View) -> Choice:
    counts = _counts(view)
    hand = sum(counts.values())
    rivals = [p.cards for p in view.players if p.seat != view.seat and not p.out]
    danger = min(rivals, default=13) <= 2
    lays = [c for c in view.choices if c.verb == "lay"]
    passes = [c for c in view.choices if c.verb == "pass"]

    def breaks(choice: Choice) -> int:
        """Cards of the same ranks that stay behind: a set broken up."""
        used: dict[str, int] = {}
        for ref in choice.refs:
            used[ref[:-1]] = used.get(ref[:-1], 0) + 1
        return sum(counts[rank] - n for rank, n in used.items())

    def top(choice: Choice) -> int:
        return max(_rank(ref, view) for ref in choice.refs)

    for choice in lays:
        if len(choice.refs) == hand:
            return choice
    if not lays:
        return passes[0]
    if view.phase == "lead":
        if danger and hand > 2:  # lead what a rival with one or two cards can hardly follow
            return max(lays, key=lambda c: (len(c.refs) > min(rivals), top(c), -breaks(c)))
        return min(lays, key=lambda c: (top(c) >= 11 and len(counts) > 2, breaks(c) > 0, top(c) - 2 * len(c.refs)))
    kind = int(view.facts["kind"])
    best = min(lays, key=lambda c: (len(c.refs) != kind, breaks(c), top(c), sum(_rank(r, view) for r in c.refs)))
    costly = len(best.refs) != kind or breaks(best) > 0 or top(best) >= 11
    if not costly or danger or hand <= 5:
        return best
    # A high card or a broken set is worth it against a set that would else win the lead for a rival.
    lying = max(_rank(face, view) for face in view.faces("table"))
    return best if lying >= 8 and breaks(best) == 0 and len(best.refs) == kind else passes[0] if passes else best
