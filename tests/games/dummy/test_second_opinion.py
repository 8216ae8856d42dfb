"""Takes, melds, lay-offs and knocks by the plain words of the rules, against those on offer, on random positions."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import wongpai as wp
from tests.marks import clause

POSITIONS = 1200  # of the 20,000 that were compared once
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
Cards = frozenset[str]


def every_meld() -> list[Cards]:
    """Sets of three or four of a rank; three or more of a suit that follow each other, ace last."""
    sets = [frozenset(c) for rank in RANKS for n in (3, 4) for c in combinations([rank + s for s in "cdhs"], n)]
    runs = [
        frozenset(rank + suit for rank in RANKS[first:last])
        for suit in "cdhs"
        for first in range(13)
        for last in range(first + 3, 14)
    ]
    return sets + runs


MELDS = every_meld()
IS_MELD = set(MELDS)


class Table:
    """A random moment: who laid what, a hand and a row; the seat to act is 0."""

    def __init__(self, rng: random.Random) -> None:
        deck = DECK[:]
        if rng.random() < 0.7:  # crowd a few ranks and suits, so that there is something to find
            ranks = set(rng.sample(RANKS, 5))
            deck.sort(key=lambda card: rng.random() * (0.5 if card[:-1] in ranks or card[-1] == "c" else 1))
        else:
            rng.shuffle(deck)
        free = set(DECK)
        self.melds: list[tuple[int, Cards, dict[int, Cards]]] = []  # owner, as laid, lay-offs by seat
        for _ in range(rng.randrange(4)):
            core = rng.choice(MELDS)
            if not core <= free or len(core) > 5:
                continue
            free -= core
            whole, off = core, dict[int, Cards]()
            for _ in range(rng.randrange(3)):
                more = [bigger - whole for bigger in MELDS if whole < bigger and bigger - whole <= free]
                if more:
                    seat, cards = rng.randrange(2), min(more, key=lambda m: (len(m), rng.random()))
                    off[seat] = off.get(seat, frozenset()) | cards
                    whole |= cards
                    free -= cards
            self.melds.append((rng.randrange(2), core, off))
        rest = [card for card in deck if card in free]
        size, length = rng.randrange(1, 12), rng.randrange(0, 14)
        self.hand = self.ripe(rng, free) if rng.random() < 0.4 else frozenset(rest[:size])
        rest = [card for card in rest if card not in self.hand]
        self.row = rest[:length]
        rng.shuffle(self.row)
        self.stock = rest[length:]
        self.born = rng.random() < 0.6
        self.fresh = not self.born and rng.random() < 0.5
        self.rules = {
            "layoff_chain": rng.random() < 0.6,
            "take_for_layoff": rng.random() < 0.4,
            "birth_turn_melds": rng.choice(["knock_only", "allowed"]),
            "dark_knock_layoffs": rng.random() < 0.3,
        }

    def ripe(self, rng: random.Random, free: set[str]) -> Cards:
        """A hand that may be fit to knock: melds, cards for the table's melds, and a few others."""
        hand = frozenset[str]()
        for _ in range(rng.randrange(3)):
            hand |= rng.choice([meld for meld in MELDS if meld <= free and len(meld) < 6] or [hand])
        for _, core, off in self.melds:
            whole = core.union(*off.values())
            more = [bigger - whole for bigger in MELDS if whole < bigger and bigger - whole <= free]
            if more and rng.random() < 0.6:
                hand |= min(more, key=lambda m: (len(m), rng.random()))
        return hand | set(rng.sample(sorted(free), rng.randrange(3))) or frozenset(rng.sample(sorted(free), 1))

    def position(self, phase: str) -> dict[str, Any]:
        melds = [
            " + ".join([f"{owner} {' '.join(core)}", *(f"{seat} {' '.join(cards)}" for seat, cards in off.items())])
            for owner, core, off in self.melds
        ]
        out: dict[str, Any] = {
            "hands": [" ".join(self.hand), ""], "discard": " ".join(self.row), "head": "", "by": 1, "phase": phase,
            "melds": melds, "stock": " ".join(self.stock), "born": [0] if self.born else [],
        }  # fmt: skip
        return out | ({"fresh": True} if self.fresh and phase == "table" else {})

    def tables(self) -> list[tuple[str, Cards, Cards]]:
        """Name, cards, and which of them count as mine or as laid from the start, of each meld."""
        out, slots = [], {0: 0, 1: 0}
        for owner, core, off in self.melds:
            whole = core.union(*off.values())
            out.append((f"{owner}:{slots[owner]}", whole, core | off.get(0, frozenset())))
            slots[owner] += 1
        return out

    def layoffs(self, cards: Cards) -> list[tuple[str, Cards]]:
        """All that can be laid off of these cards at once, and on which meld."""
        return [
            (name, bigger - whole)
            for name, whole, firm in self.tables()
            for bigger in MELDS
            if whole < bigger and bigger - whole <= cards and self.open_(whole, firm, bigger - whole)
        ]

    def open_(self, whole: Cards, firm: Cards, more: Cards) -> bool:
        """Where one may not lay off on another's lay-off: each end that grows is nobody else's lay-off."""
        order = sorted(whole, key=DECK.index)
        if self.rules["layoff_chain"] or order[0][:-1] == order[1][:-1]:
            return True
        low = min(map(DECK.index, more)) < DECK.index(order[0])
        high = max(map(DECK.index, more)) > DECK.index(order[-1])
        return (not low or order[0] in firm) and (not high or order[-1] in firm)

    def lies(self, cards: Cards, layoffs: bool) -> bool:
        """Can all these be laid down? Melds first, then what lies on the table takes the rest, or does not."""
        return any(self.absorbed(rest) if layoffs else not rest for rest in leftovers(cards))

    def absorbed(self, cards: Cards) -> bool:
        pools = [frozenset[str]()]
        for name, _, _ in self.tables():
            options = [frozenset[str](), *(more for where, more in self.layoffs(cards) if where == name)]
            pools = [pool | more for pool in pools for more in options if not pool & more]
        return cards in pools


def leftovers(cards: Cards) -> set[Cards]:
    """What may be left of cards once some of them lie in melds."""
    out, todo = {cards}, [cards]
    while todo:
        now = todo.pop()
        for meld in MELDS:
            if meld <= now and now - meld not in out:
                out.add(now - meld)
                todo.append(now - meld)
    return out


def said(verb: str, cards: Cards, place: str = "") -> str:
    return " ".join([verb, *sorted(cards, key=DECK.index), *([place] if place else [])])


def takes(table: Table) -> set[str]:
    out = set()
    for at, wanted in enumerate(table.row):
        swept = frozenset(table.row[at:])
        have = table.hand | swept
        found = [("", meld) for meld in MELDS if meld <= have and wanted in meld and meld & table.hand]
        if table.rules["take_for_layoff"]:
            found += [(name, cards) for name, cards in table.layoffs(have) if wanted in cards]
        out |= {said("take", cards, name) for name, cards in found if len(cards) < len(have)}
    return out


def at_table(table: Table) -> set[str]:
    hand = table.hand
    out = {f"discard {card}" for card in hand if len(hand) > 1}
    if table.born or (table.fresh and table.rules["birth_turn_melds"] == "allowed"):
        out |= {said("meld", meld) for meld in MELDS if meld < hand}
    if table.born or table.fresh:
        out |= {said("layoff", cards, name) for name, cards in table.layoffs(hand) if cards < hand}
    off = table.born or table.fresh or bool(table.rules["dark_knock_layoffs"])
    return out | {f"knock {card}" for card in hand if table.lies(hand - {card}, off)}


def check(seed: int) -> int:
    """Compare one position; how many takes, melds, lay-offs and knocks there were."""
    table = Table(random.Random(seed))
    game = wp.load("dummy", rules=table.rules)
    deal = game.deal(2, position=table.position("draw"))
    mine = {deal.text(action) for action in deal.legal(0)}
    assert mine - {"draw", "pass"} == takes(table), table.position("draw")
    deal = game.deal(2, position=table.position("table"))
    offered = [deal.text(action) for action in deal.legal(0)]
    assert len(offered) == len(set(offered))
    assert set(offered) == at_table(table), table.position("table")
    return len(mine) - 1 + len([text for text in offered if not text.startswith("discard")])


@clause("DUMMY-2.11", "DUMMY-2.14", "DUMMY-3.1", "DUMMY-4.1")
@pytest.mark.parametrize("part", range(4))
def test_offers_are_those_of_the_plain_words(part: int) -> None:
    assert len(MELDS) == len(IS_MELD) == 13 * 5 + 4 * 66
    found = sum(check(seed) for seed in range(part * POSITIONS // 4, (part + 1) * POSITIONS // 4))
    assert found > POSITIONS // 4
