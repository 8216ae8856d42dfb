"""Views as words: what a line of a terminal or a screen reader says."""

from __future__ import annotations

from collections.abc import Sequence

from wongpai.core.game import Game
from wongpai.core.view import Card, View, Zone
from wongpai.locales import Texts

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
SHAPES = {"r": "●", "y": "▲", "b": "■", "g": "◆"}
# By style of deck and letter of the suit or colour: the ink.
INKS = {
    "french": {"h": "red", "d": "blue", "c": "green"},
    "coloured": {"r": "red", "y": "yellow", "b": "blue", "g": "green"},
}
RED = {"to_tom": {"8V", "8S", "9V", "9S", "CC"}}


def face(text: str, style: str) -> str:
    """A face as people write it."""
    if style == "french" and text[-1:] in SUITS:
        return text[:-1] + SUITS[text[-1]]
    if style == "coloured" and text[:1] in SHAPES:
        return SHAPES[text[0]] + text[1:]
    return text


def ink(text: str, style: str) -> str:
    """The colour a face is printed in: "red", "yellow", "blue", "green", or "" for black."""
    if text in RED.get(style, ()):
        return "red"
    return INKS.get(style, {}).get(text[-1:] if style == "french" else text[:1], "")


def texts_for(game: Game, lang: str, names: Sequence[str]) -> Texts:
    """Texts of a game at a table, with faces as people write them."""

    def written(text: str) -> str:
        return texts.find(f"face-{game.deck.style}-{text}") or face(text, game.deck.style)

    texts = Texts(lang, game.id, names, written)
    return texts


def mark(clause: str) -> str:
    """The small mark that tells which rule stands behind a line."""
    return f"  §{clause.partition('-')[2]}" if clause else ""


def spot(ref: str, texts: Texts) -> str:
    """A place as people find it: "Boun 2"."""
    seat, _, slot = ref.partition(":")
    return f"{texts.name(int(seat))} {int(slot) + 1}"


def place(ref: str, view: View, texts: Texts, style: str) -> str:
    """The same with its card if that is known: "Boun 2 (7)"."""
    faces = [one.face for each in view.zones for one in each.cards if one.ref == ref and one.face]
    known = f" ({face(faces[0], style)})" if faces else ""
    return f"{spot(ref, texts)}{known}"


def card(one: Card, style: str, refs: bool = False) -> str:
    """A card, or its back; where its ref is not the face itself, with the number of its place, counted from 1."""
    if "empty" in one.marks:
        return "·"
    shown = face(one.face, style) if one.face else "▒▒"
    if not refs or not one.ref or one.ref == one.face:
        return shown
    return f"{int(one.ref.partition(':')[2]) + 1 if ':' in one.ref else one.ref}={shown}"


def zone(one: Zone, texts: Texts, style: str) -> str:
    label = texts.get(f"zone-{one.label}") if one.label else one.id
    owner = f"{texts.name(one.owner)} · " if one.owner >= 0 else ""
    cards = " ".join(_told(c, texts, style, i == 0 or one.cards[i - 1].ref != c.ref) for i, c in enumerate(one.cards))
    count = "" if one.kind in ("spot", "meld") or len(one.cards) == one.count else f"({one.count}) "
    return f"{owner}{label}: {count}{cards}".rstrip()


def _told(one: Card, texts: Texts, style: str, refs: bool) -> str:
    """A card, and whose it is where a mark names a seat."""
    whose = ", ".join(texts.mark(mark) for mark in one.marks if "@" in mark)
    return card(one, style, refs) + (f" ({whose})" if whose else "")


def players(view: View, texts: Texts) -> str:
    out = []
    for player in view.players:
        badges = "".join(f" [{texts.get(f'badge-{badge}')}]" for badge in player.badges)
        mark = "▶" if player.seat in view.turn else " "
        out.append(f"{mark}{texts.name(player.seat)} {player.cards}{badges}")
    return "  ".join(out)


def table(view: View, texts: Texts, style: str) -> list[str]:
    """The whole picture in a few lines: players, the middle, other seats' cards, one's own."""
    lines = [players(view, texts)]
    lines += [f"* {texts.text(badge)}" for badge in view.badges]
    return lines + [zone(z, texts, style) for z in in_order(view)]


def in_order(view: View) -> list[Zone]:
    """The zones worth a line: of the middle, of other seats, one's own."""
    order = sorted(view.zones, key=lambda z: (z.owner >= 0, z.owner == view.seat))
    return [z for z in order if z.cards or z.owner < 0]


def scores(view: View, texts: Texts) -> list[str]:
    """The result of a deal, best place first, every line with its clause."""
    out = []
    for seat in sorted(range(view.seats), key=lambda s: view.ranks[s]):
        place = texts.get("standing-place", {"n": view.ranks[seat]})
        total = view.standing.totals[seat] if view.standing else 0
        label = texts.get("standing-total")
        out.append(f"{place}  {texts.name(seat)}  {view.scores[seat]:+d}  ({label} {total})")
        for line in view.lines:
            if line.seat == seat:
                points = f" {line.points:+d}" if line.points else ""
                out.append(f"      {texts.get(f'line-{line.key}', line.args)}{points}{mark(line.clause)}")
    return out


def winners(view: View, texts: Texts) -> str:
    ranks = view.standing.ranks if view.standing else []
    return texts.get("match-winner", {"names": ", ".join(texts.name(s) for s, rank in enumerate(ranks) if rank == 1)})
