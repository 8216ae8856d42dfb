"""The sensible bot: is born as soon as it pays, lays what it can, knocks whenever it can, keeps what may still make a
meld, and does not throw away what the row makes easy to take."""

from __future__ import annotations

from wongpai.core.bits import count, lowest, mask_of, members
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View
from wongpai.games.dummy.actions import FULL, NUMBERS
from wongpai.games.dummy.melds import NEIGHBOURS, SPETO, VALUES, cover, meldable, melds_from, melds_with, runs_on

DRAWN = 3.0  # what a card from the stock is worth, more or less
BROKEN = 30.0  # what it costs to break up a meld; more than any danger but a speto's or a head's
GIVEN = 20.0  # points of two cards that it is no worse than usual to let another lay
CLOSE = 40.0  # what it is worth to be able to knock


def _triples(card: int) -> list[int]:
    out: list[int] = []
    melds_with(card, FULL & ~(1 << card), out)
    return [meld for meld in out if count(meld) == 3]


POINTS = [int(points) for points in VALUES]
TRIPLES = [_triples(card) for card in range(52)]


def choose(seat: Seat, rng: Rng) -> int | None:
    return seat.parse(_Mind(seat.view).pick().text)


def _mask(faces: list[str]) -> int:
    return mask_of([NUMBERS[face.lower()] for face in faces if face])


def best_melds(hand: int, points: list[int]) -> list[int]:
    """Melds of a hand that do not overlap and are worth most together."""
    rest = meldable(hand)
    if not rest:
        return []
    card = lowest(rest)
    without = best_melds(rest & ~(1 << card), points)
    best, most = without, sum(_worth(meld, points) for meld in without)
    options: list[int] = []
    melds_from(card, rest, options)
    for meld in options:
        found = [meld, *best_melds(rest & ~meld, points)]
        total = sum(_worth(each, points) for each in found)
        if total > most:
            best, most = found, total
    return best


def _worth(cards: int, points: list[int]) -> int:
    return sum(points[card] for card in members(cards))


class _Mind:
    """What an attentive player sees at a glance."""

    def __init__(self, view: View) -> None:
        me = view.seat
        self.view = view
        self.hand = _mask(view.faces(f"hand:{me}"))
        self.row = [NUMBERS[face.lower()] for face in view.faces("row")]
        self.in_row = _mask(view.faces("row"))
        self.melds = [_mask([card.face for card in zone.cards]) for zone in view.zones if zone.kind == "meld"]
        shown = _mask([card.face for zone in view.zones if zone.owner not in (-1, me) for card in zone.cards])
        laid = _mask([face for s in range(view.seats) for face in str(view.facts[f"laid:{s}"]).split()])
        self.unseen = FULL & ~(self.hand | self.in_row | laid | shown)
        self.theirs = shown & ~laid  # swept up by others
        self.born = bool(view.facts[f"born:{me}"])
        self.specials = str(view.facts["specials"]).split()
        self.points = POINTS[:]
        self.head = NUMBERS.get(str(view.facts["head"]).lower(), -1)
        if "3" in self.specials and self.head >= 0:
            self.points[self.head] = 100 if (1 << self.head) & SPETO else 50
        # What a discard is charged at once, where none is free.
        mine = view.zone(f"hand:{me}").cards
        self.costs = {card.ref: int(mark[5:]) for card in mine for mark in card.marks if mark.startswith("costs")}
        rivals = min(player.cards for player in view.players if player.seat != me)
        turns = int(view.facts["stock"]) / view.seats
        # How near the end is: the share of the hand that will be left in it.
        self.late = 0.9 if rivals <= 2 or turns <= 1.5 else 0.6 if rivals <= 4 or turns <= 3 else 0.3

    def pick(self) -> Choice:
        by: dict[str, list[Choice]] = {}
        forced = all(choice.risk for choice in self.view.choices)
        for choice in self.view.choices:
            if forced or not choice.risk:
                by.setdefault(choice.verb, []).append(choice)
        if "draw" in by or "pass" in by:
            return self._acquire(by)
        if "knock" in by:
            return max(by["knock"], key=lambda c: self._knock(NUMBERS[c.refs[0].lower()]))
        best = best_melds(self.hand, self.points)
        for choice in sorted(by.get("meld", []), key=lambda c: -_worth(_mask(c.refs), self.points)):
            if _mask(choice.refs) in best:
                return choice
        spare = self.hand & ~sum(best)
        for choice in sorted(by.get("layoff", []), key=lambda c: -len(c.refs)):
            if _mask(choice.refs[:-1]) & ~spare == 0:
                return choice
        return min(by["discard"], key=lambda c: (self.costs.get(c.refs[0], 0), self._loss(NUMBERS[c.refs[0].lower()])))

    def _knock(self, card: int) -> int:
        """Points of knocking with this card, less those of laying it down."""
        return (100 if (1 << card) & SPETO and "1" in self.specials else 50) - self.points[card]

    def _acquire(self, by: dict[str, list[Choice]]) -> Choice:
        """Take what leaves the table and the hand better than a drawn card would."""
        other = by["draw"][0] if "draw" in by else by["pass"][0]
        best, points = other, self._hold(self.hand, self.born) + DRAWN
        for choice in by.get("take", []):
            cards = _mask([ref for ref in choice.refs if ":" not in ref])
            at = min(i for i, card in enumerate(self.row) if cards >> card & 1)
            left = (self.hand | mask_of(self.row[at:])) & ~cards
            gain = _worth(cards, self.points) + self._hold(left, True)
            if any(cover(left & ~(1 << card), []) for card in members(left)):
                gain += CLOSE
            if gain > points:
                best, points = choice, gain
        return best

    def _hold(self, hand: int, born: bool) -> float:
        """What a hand is worth to hold: melds to be laid, less what will be left when the deal ends."""
        melds = best_melds(hand, self.points)
        sure = sum(melds)
        loose = hand & ~sure
        out = 0.0
        for card in members(loose):
            hope = min(0.5, 0.12 * self._outs(card, hand)) + (0.3 if born and self._lays_off(card) else 0.0)
            out += (0.7 * hope - self.late * (1 - hope)) * self.points[card] * (1 if born else 2 - 2 * hope)
        return out + _worth(sure, self.points) * (0.9 if born else 0.3 - self.late)

    def _outs(self, card: int, hand: int) -> int:
        """Cards that may still come and make a meld of three with this one and another of the hand."""
        found = 0
        for meld in TRIPLES[card]:
            missing = meld & ~(hand | (1 << card))
            if count(missing) == 1:
                found |= missing
        return int(count(found & self.unseen) + 2 * count(found & self.in_row))  # what lies there can be had next turn

    def _lays_off(self, card: int) -> bool:
        return any(runs_on(meld, 1 << card, False, False) for meld in self.melds)

    def _loss(self, card: int) -> float:
        """What a discard loses: hope of its own, and what it gives to others; less what it would cost in hand."""
        melds = sum(_worth(meld, self.points) for meld in best_melds(self.hand, self.points))
        melds -= sum(_worth(meld, self.points) for meld in best_melds(self.hand & ~(1 << card), self.points))
        broken = 0.0 if not melds else melds / 4 if melds == self.points[card] else BROKEN + melds / 4
        hope = self._outs(card, self.hand) * (1.0 if self.late < 0.9 else 0.3)
        if self._lays_off(card):
            hope += 2.0
        danger = 0.0
        for meld in TRIPLES[card]:
            others = meld & ~(1 << card)
            if others & (self.hand | ~(self.in_row | self.unseen | self.theirs)):
                continue
            sure = int(count(others & self.theirs))
            if others & self.in_row:
                given = max(1.0, _worth(others, self.points) / GIVEN)
                danger += given * (1.5 if others & self.unseen else 5.0 * sure)
            else:
                shown = 5.0 * max(1.0, _worth(others, self.points) / GIVEN)  # a pair that all know of
                danger += shown if sure == 2 else 1.5 if sure else 0.2
        if (1 << card) & SPETO and danger:  # 50 points for another
            danger = 4 * danger + (6.0 if self.late > 0.6 else 14.0)
        if self.specials:
            danger += 3 * self._liable(card)
        held = self.points[card] * self.late * (1 if self.born else 2) / 4
        return broken + 1.5 * hope + danger - held

    def _liable(self, card: int) -> float:
        """How likely the special rules are to charge this discard: by a meld of it with the head or a speto of the row."""
        near = NEIGHBOURS[card] & self.in_row
        aims = near & SPETO if "5" in self.specials else 0
        if "3" in self.specials and self.head >= 0:
            aims |= near & 1 << self.head
        speto = "6" in self.specials and near and (1 << card) & SPETO
        out = 0.0
        for meld in TRIPLES[card]:
            others = meld & ~(1 << card)
            own = others & ~self.in_row
            if not own or others & (self.hand | ~(self.in_row | self.unseen | self.theirs)):
                continue
            if speto or others & aims:
                out += 5.0 if not own & ~self.theirs else 1.5 if count(own) == 1 else 0.3
        return out
