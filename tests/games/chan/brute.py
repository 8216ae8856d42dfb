"""The slow way to read a hand: try every way to lay it out in sets. The second opinion for the fast one."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from wongpai.core.rng import Rng

RANKS = "23456789"
KINDS = [rank + suit for rank in RANKS for suit in "VNS"] + ["CC"]
NUMBER = {face: number for number, face in enumerate(KINDS)}
NONE, WIDE, BACH_THU, BACH_THU_CHI = range(4)
Cards = tuple[int, ...]


def cards(text: str) -> list[int]:
    """Kinds of "9Vx3 2V CC", sorted."""
    out: list[int] = []
    for word in text.split():
        face, _, times = word.partition("x")
        out += [NUMBER[face]] * int(times or 1)
    return sorted(out)


def mat(text: str) -> tuple[list[tuple[int, int]], list[int]]:
    """Sets eaten (card from the table, card from the hand) and kinds chíu'd of "9V/9N 7S*4"."""
    eats, chius = [], []
    for word in text.split():
        if word.endswith("*4"):
            chius.append(NUMBER[word[:-2]])
        else:
            table, own = word.split("/")
            eats.append((NUMBER[table], NUMBER[own]))
    return eats, chius


def counts(hand: list[int] | Cards) -> list[int]:
    return [list(hand).count(kind) for kind in range(25)]


def belong(a: int, b: int) -> bool:
    """Straight from the rulebook: alike, or of one number; chi chi has no number."""
    one, other = KINDS[a], KINDS[b]
    return one == other or ("CC" not in (one, other) and one[0] == other[0])


@lru_cache(maxsize=1 << 20)
def best(hand: Cards) -> int:
    """The most chắn over all ways to lay these cards (sorted) out in sets; -1 if there is none."""
    if not hand:
        return 0
    first, top = hand[0], -1
    for i in range(1, len(hand)):
        if belong(first, hand[i]) and (i == 1 or hand[i] != hand[i - 1]):
            rest = best(hand[1:i] + hand[i + 1 :])
            if rest >= 0:
                top = max(top, rest + (first == hand[i]))
    return top


def without(hand: Cards, *gone: int) -> Cards:
    rest = list(hand)
    for kind in gone:
        rest.remove(kind)
    return tuple(rest)


def winners(hand: Cards, mat_chan: int) -> set[int]:
    """Kinds that complete a hand of 19 with six chắn; chi chi only if it makes the sixth itself."""
    out = set()
    for kind in range(25):
        found = best(tuple(sorted((*hand, kind))))
        if found >= 0 and found + mat_chan >= 6 and (KINDS[kind] != "CC" or found + mat_chan == 6):
            out.add(kind)
    return out


def waiting(hand: Cards, mat_chan: int) -> int:
    """How it waits, from what is left over: a single card, or ba đầu, when the rest is laid out with most chắn."""
    alone: dict[int, int] = {}
    for kind in set(hand):
        found = best(without(hand, kind))
        if found >= 0:
            alone[kind] = found + mat_chan
    three = -1
    for trio in combinations(sorted(set(hand)), 3):
        if len({KINDS[kind][0] for kind in trio}) == 1 and NUMBER["CC"] not in trio:
            three = max(three, best(without(hand, *trio)) + mat_chan)
    most = max(alone.values(), default=-1)
    if NUMBER["CC"] in alone:
        return BACH_THU_CHI if most == 5 else NONE
    if most >= 6 or three >= 5:
        return WIDE
    return BACH_THU if most == 5 else NONE


# --- random hands ---

Pairs = list[tuple[int, int]]


def draw(rng: Rng) -> tuple[Cards, Pairs, list[int]]:
    """A random hand of nineteen with its mat: mostly sets, like hands late in a deal, with some cards at random."""
    deck = [kind for kind in range(25) for _ in range(4)]
    rng.shuffle(deck)

    def mate(first: int, twins: int) -> int:
        """One that goes with a card, its twin with a chance of `twins` in 4; -1 if there is none."""
        fits = [k for k in deck if (k == first if rng.below(4) < twins else belong(first, k))]
        if not fits:
            return -1
        found = fits[rng.below(len(fits))]
        deck.remove(found)
        return found

    eats: Pairs = []
    chius = []
    for _ in range(rng.below(6)):
        first = deck.pop()
        if deck.count(first) == 3 and rng.below(6) == 0:
            chius.append(first)
            deck = [kind for kind in deck if kind != first]
        elif (other := mate(first, 3)) >= 0:
            eats.append((first, other))
        else:
            deck.insert(0, first)
    size = 19 - 2 * len(eats) - 4 * len(chius)
    hand: list[int] = []
    if size > 0 and rng.below(8) == 0 and 24 in deck:  # a lone chi chi is rare
        deck.remove(24)
        hand.append(24)
    wild = rng.below(4)  # cards that are not chosen to fit
    while len(hand) < size:
        first = deck.pop()
        hand.append(first)
        if len(hand) < size - wild and (other := mate(first, 3)) >= 0:
            hand.append(other)
    return tuple(sorted(hand)), eats, chius


def mat_chan(eats: Pairs, chius: list[int]) -> int:
    return sum(a == b for a, b in eats) + 2 * len(chius)


# --- cước, read off the faces ---

RED = {"8V", "8S", "9V", "9S", "CC"}


def cuoc_of(hand: Cards, eats: Pairs, chius: list[int], card: int, own_door: bool) -> dict[str, int]:
    """What a hand that wins on a drawn card holds, from its faces and the brute waiting above."""
    mine = [KINDS[kind] for kind in hand]
    table = [(KINDS[a], KINDS[b]) for a, b in eats]
    w = KINDS[card]
    whole = [*mine, w] + [face for pair in table for face in pair] + [KINDS[kind] for kind in chius for _ in range(4)]
    assert len(whole) == 20
    wait = waiting(hand, mat_chan(eats, chius))
    reds = sorted(face for face in whole if face in RED)
    on_mat = {face for pair in table for face in pair} | {KINDS[kind] for kind in chius}
    out = {
        "chi": int(own_door),
        "co_chiu": len(chius),
        "chiu_u": int(mine.count(w) == 3),
        "co_bon": sum(table.count((face, face)) == 2 for face in KINDS),
        "u_bon": int(mine.count(w) == 1 and (w, w) in table),
        "thien_khai": sum(mine.count(face) == 4 for face in KINDS),
        "bach_thu": int(wait == BACH_THU),
        "bach_thu_chi": int(wait == BACH_THU_CHI),
        "thap_thanh": int(best(tuple(sorted((*hand, card)))) + mat_chan(eats, chius) == 10),
        "bach_dinh": int(not reds),
        "tam_do": int(len(reds) == 8),
        "kinh_tu_chi": int(reds == ["CC"] * 4),
        "leo": min(map(whole.count, ("9V", "8S", "CC"))),
        "tom": min(map(whole.count, ("3V", "3S", "7N"))),
    }
    if own_door and wait == BACH_THU:
        out["hoa"] = int(w == "2V" and "5V" in on_mat)
        out["ca"] = int(w == "8V" and "5V" in on_mat)
        out["nha"] = int(w == "2V" and mine.count("5V") > 1 and mine.count("4V") > 1)
        out["ngu"] = int(w == "8V" and mine.count("CC") > 1 and mine.count("5S") > 1)
    return {key: n for key, n in out.items() if n} or {"xuong": 1}


DIEM = {
    "xuong": 2, "thong": 3, "thien_u": 3, "dia_u": 3, "chi": 3, "thien_khai": 3, "co_chiu": 3, "co_bon": 3,
    "chiu_u": 3, "u_bon": 3, "bach_thu": 4, "tom": 4, "leo": 5, "bach_thu_chi": 6, "bach_dinh": 7, "tam_do": 8,
    "thap_thanh": 12, "kinh_tu_chi": 12, "hoa": 20, "ca": 20, "ngu": 30, "nha": 30,
}  # fmt: skip
FLOWERS = {"hoa", "ca", "ngu", "nha"}


def points(cuoc: dict[str, int]) -> int:
    """The biggest in full, each other by its addition."""
    flower = FLOWERS & set(cuoc)
    each = [DIEM[key] for key, n in cuoc.items() for _ in range(n) if not (flower and key in ("chi", "bach_thu"))]
    top = max(each)
    each.remove(top)
    return top + sum(max(1, diem - 3) for diem in each)
