"""The sensible bot: sheds dear cards, keeps a colour it can follow, holds specials back until they are needed or dear."""

from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View

POINTS = {letter: n for n, letter in enumerate("ABCDEFGHI", 1)} | {"HOP": 20, "REV": 20, "DBL": 20, "TRI": 30}
COLOURS = {"red": "r", "yellow": "y", "blue": "b", "green": "g"}


def choose(seat: Seat, rng: Rng) -> int | None:
    choice = _pick(seat.view, rng)
    return None if choice is None else seat.parse(choice.text)


def worth(face: str) -> int:
    """Minus points of a card."""
    return 40 if face == "D4" else 70 if face == "JK" else POINTS[face[1:]]


def _pick(view: View, rng: Rng) -> Choice | None:
    safe = [choice for choice in view.choices if not choice.risk]
    by_verb: dict[str, list[Choice]] = {}
    for choice in safe:
        by_verb.setdefault(choice.verb, []).append(choice)
    for verb in ("shout", "accuse"):
        if verb in by_verb:
            return by_verb[verb][0]
    hand = view.faces(f"hand:{view.seat}")
    cuts = _shouting(by_verb.get("interject", []))
    if cuts and not _stuck(hand, cuts[0].refs[0]):
        return cuts[0]  # a card less, and somebody else's turn lost
    if view.phase == "claim" and "pass" in by_verb:
        return by_verb["pass"][0]
    if view.seat not in view.turn:
        return None
    if "name" in by_verb:
        return max(by_verb["name"], key=lambda c: _strength(hand, COLOURS[c.option]))
    plays = _shouting(by_verb.get("play", []))
    rest = [choice for verb in ("draw", "take", "pass") for choice in by_verb.get(verb, [])]
    if not plays:
        return rest[0]
    best = max(plays, key=lambda c: (_value(view, hand, c), -rng.below(1000)))
    return best if not rest or _value(view, hand, best) >= _nothing(view) else rest[0]


def _shouting(choices: list[Choice]) -> list[Choice]:
    """Whoever is left with one card says so."""
    loud = [choice for choice in choices if choice.option.endswith("chalui")]
    return loud or choices


def _stuck(hand: list[str], face: str) -> bool:
    """Would only specials be left, which cannot end the game?"""
    rest = list(hand)
    rest.remove(face)
    return bool(rest) and all(other in ("D4", "JK") for other in rest)


def _strength(hand: list[str], colour: str) -> float:
    """How well a hand can follow a colour."""
    mine = [face for face in hand if face[0] == colour]
    return len(mine) + sum(map(worth, mine)) / 100


def _nothing(view: View) -> float:
    """What it is worth to draw or take instead of laying a special."""
    return -8.0 * max(1, int(view.facts["order"]))


def _value(view: View, hand: list[str], choice: Choice) -> float:
    face = choice.refs[0]
    rest = list(hand)
    rest.remove(face)
    colours = view.facts["colour"]
    after = COLOURS.get(choice.option.removesuffix("chalui").strip("_"), face[0])
    if face == "JK":
        after = COLOURS[str(colours)]
    value = worth(face) / 4
    value += 5 * min(_strength(rest, after), 3.0)
    if _stuck(hand, face):
        value -= 30.0
    small = min((p.cards for p in view.players if p.seat != view.seat), default=9)
    if face in ("D4", "JK"):
        value -= 12.0 if small > 2 else 0.0  # the best cards against somebody who is almost out
    if face[1:] in ("HOP", "DBL", "TRI", "REV"):
        step = 1 if int(view.facts["direction"]) > 0 else -1
        cards = {player.seat: player.cards for player in view.players}
        following, then, before = (cards[(view.seat + step * n) % view.seats] for n in (1, 2, -1))
        if following <= 2:
            value += 15.0
        elif view.seats > 2 and {"HOP": then, "REV": before}.get(face[1:], 3) <= 2:
            value -= 10.0  # brings on whoever is almost out
    if small > 3 and face[1:] in ("DBL", "TRI") and not view.facts["order"]:
        value -= 3.0  # an answer to somebody else's order
    return value
