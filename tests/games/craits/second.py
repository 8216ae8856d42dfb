"""A second opinion on what may be done in a round of Craits: written from the rulebook alone, with words and sets.

It reads a position as anybody can, and knows nothing of the game's own code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SUIT_OF_LETTER = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
COLOUR = {"clubs": "black", "spades": "black", "diamonds": "red", "hearts": "red"}
Position = Mapping[str, Any]
Options = Mapping[str, Any]


def rank(card: str) -> str:
    return card[:-1]


def suit(card: str) -> str:
    return SUIT_OF_LETTER[card[-1]]


def matches(card: str, top: str, wanted: str, options: Options) -> bool:
    """Does a card go on the top one, of whose suit `wanted` is asked for? Eights and nines apart."""
    same = {
        "suit": suit(card) == wanted,
        "rank": rank(card) == rank(top),
        "colour": COLOUR[suit(card)] == COLOUR[wanted],
    }
    ways = {
        "suit_or_rank": ("suit", "rank"),
        "suit_or_color": ("suit", "colour"),
        "suit_rank_color": ("suit", "rank", "colour"),
    }
    return any(same[way] for way in ways[options["match_rule"]])


def suits_to_name(card: str, wanted: str, options: Options) -> set[str]:
    """What an eight or nine may stand for."""
    if rank(card) == "8" or options["nine_suits"] == "any":
        return set(COLOUR)
    like = suit(card) if options["nine_suits"] == "own_colour" else wanted
    return {each for each, colour in COLOUR.items() if colour == COLOUR[like]}


def playable(card: str, p: Position, options: Options) -> bool:
    top = p["discard"].split()[-1]
    if p.get("count", 0):
        return rank(card) in {"A", "2"} and (options["crank_suit_free"] or matches(card, top, p["suit"], options))
    return rank(card) in {"8", "9"} or matches(card, top, p["suit"], options)


def turn_actions(p: Position, options: Options) -> set[str]:
    """Of the seat whose turn it is."""
    seat = p["turn"]
    hand = p["hands"][seat].split()
    if p["phase"] == "name":
        return {f"name {each}" for each in suits_to_name(p["discard"].split()[-1], p["suit"], options)}
    out = set()
    may = [card for card in hand if playable(card, p, options)]
    if p["phase"] == "drew":
        may = [card for card in may if card == p["drew"]]
        out.add("pass")
    for card in may:
        plain = [f"play {card}"]
        if rank(card) in {"8", "9"}:
            plain = [f"play {card} {each}" for each in suits_to_name(card, p["suit"], options)]
        out.update(plain)
        if len(hand) == 2:
            out.update(f"{text}_last" if text.count(" ") == 2 else f"{text} last" for text in plain)
    if p["phase"] == "turn":
        forced = options["crank_must_follow"] if p.get("count", 0) else options["must_play"]
        if not may or not forced:
            out.add("draw")
    return out


def correct(p: Position, options: Options, seat: int) -> set[str]:
    """Everything a seat may rightly do, in or out of turn."""
    if p["phase"] == "over":
        return set()
    out = turn_actions(p, options) if seat == p["turn"] else set()
    one = {s for s, hand in enumerate(p["hands"]) if len(hand.split()) == 1}
    if seat in one and seat not in p.get("announced", []):
        out.add("announce")
    out.update(f"idiot @{other}" for other in p.get("silent", []) if other != seat)
    return out


def mistakes(p: Position, options: Options, seat: int) -> set[str]:
    """Wrong calls where they cost cards: of somebody who holds several cards, or has said it. Too late is no mistake."""
    if p["phase"] == "over" or not options["false_call_penalty"] or not p["hands"][seat]:
        return set()
    out = set()
    for other, hand in enumerate(p["hands"]):
        cards = len(hand.split())
        if other != seat and (cards > 1 or (cards == 1 and other in p.get("announced", []))):
            out.add(f"idiot @{other}")
    return out


def everything(seats: int) -> set[str]:
    """Every text that is an action at all."""
    faces = [r + s for r in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K") for s in "cdhs"]
    out = {"draw", "pass", "announce"} | {f"idiot @{s}" for s in range(seats)} | {f"name {s}" for s in COLOUR}
    for card in faces:
        out |= {f"play {card}", f"play {card} last"}
        if rank(card) in {"8", "9"}:
            out |= {f"play {card} {s}" for s in COLOUR} | {f"play {card} {s}_last" for s in COLOUR}
    return out


def points(hand: str, options: Options) -> int:
    """What a hand costs at the end, by trying every number of cards cancelled."""
    worth = {"A": 1, "2": 20, "4": 15, "5": 30, "6": 30, "7": 20, "8": 50, "9": 30, "10": 25, "J": 10, "Q": 10, "K": 10}
    cards = hand.split()
    threes = sum(rank(card) == "3" for card in cards)
    others = [card for card in cards if rank(card) != "3"]
    fixed = [worth[rank(c)] for c in others if rank(c) == "8" and not options["eights_cancellable"]]
    free = sorted(worth[rank(c)] for c in others if rank(c) != "8" or options["eights_cancellable"])
    most = min(threes, len(free))
    totals: list[int] = []
    for n in range(most + 1):  # the n dearest go
        left = free[: len(free) - n]
        totals.append(sum(fixed) + sum(left) + n * options["cancel_pair_value"] - 50 * (threes - n))
    total: int = totals[-1] if options["threes"] == "cancel_first" else min(totals)
    return total
