"""The sensible bot: never forgets to announce, catches those who do, keeps wild cards and goes out on what hurts."""

from __future__ import annotations

from collections import Counter

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View

COST = {
    "A": 1,
    "2": 20,
    "3": -80,  # it cancels what costs most
    "4": 15,
    "5": 30,
    "6": 30,
    "7": 20,
    "8": 50,
    "9": 30,
    "10": 25,
    "J": 10,
    "Q": 10,
    "K": 10,
}
SUIT = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    choice = _pick(view, rng)
    return None if choice is None else seat.parse(choice.text)


def _pick(view: View, rng: Rng) -> Choice | None:
    by_verb: dict[str, list[Choice]] = {}
    for choice in view.choices:
        if not choice.risk:
            by_verb.setdefault(choice.verb, []).append(choice)
    if "announce" in by_verb and str(view.seat) in str(view.facts["silent"]).split():
        return by_verb["announce"][0]  # who was dealt a single card need not say so
    if "idiot" in by_verb:
        return by_verb["idiot"][0]
    if view.seat not in view.turn:
        return None
    if "name" in by_verb:
        return by_verb["name"][rng.below(len(by_verb["name"]))]
    hand = view.faces(f"hand:{view.seat}")
    plays = by_verb.get("play", [])
    if len(hand) == 2:
        plays = [c for c in plays if c.option.endswith("last")] or plays
    if not plays:
        return (by_verb.get("draw") or by_verb["pass"])[0]
    worth = {c.text: (_worth(view, hand, c), rng.below(1000)) for c in plays}
    best = max(plays, key=lambda c: worth[c.text])
    if "draw" in by_verb and view.facts["count"] == 0 and worth[best.text][0] < -20:
        return by_verb["draw"][0]
    return best


def _worth(view: View, hand: list[str], choice: Choice) -> float:
    """Points got rid of, what the card does to others, and how well the rest of the hand follows it."""
    face = choice.refs[0]
    rank, suit = face[:-1], SUIT[face[-1]]
    named = choice.option.removesuffix("_last")
    if named in SUIT.values():
        suit = named
    rest = [card for card in hand if card != face]
    if not rest:
        return 1000.0
    suits = Counter(SUIT[card[-1]] for card in rest)
    ranks = Counter(card[:-1] for card in rest)
    out = COST[rank] / 4 + 4 * suits[suit] + 3 * ranks[rank]
    following = min(player.cards for player in view.players if player.seat != view.seat)
    if rank == "8":
        out -= 22 if following > 2 else 4
    elif rank == "9":
        out -= 10 if following > 2 else 2
    elif rank == "A":
        out += 3 * (view.facts["count"] != 0)
    elif rank == "6":
        # Another turn at once: good only if something follows.
        out += 8 if suits[suit] or ranks["6"] or ranks["8"] or ranks["9"] else -8
    elif rank in ("2", "4", "5", "7"):
        out += {"2": 6, "4": 3, "5": 2 * (view.seats - 1), "7": 4}[rank]
        out += 6 if following <= 2 else 0
    return out
