"""The sensible bot: sheds low cards first, keeps sets together, saves high cards for winning the lead, and once it can
see its way out it goes. It remembers what has been laid."""

from __future__ import annotations

from wongpai.core.bits import count, lowest, mask_of
from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View
from wongpai.games.slave.actions import FACES
from wongpai.games.slave.sets import FULL, RUN, best, kind_of, ranks_with

_NUMBERS = {face: number for number, face in enumerate(FACES)}
HIGH = 12  # the two (the three once values are turned) is kept for winning the lead
WORTH_IT = 9  # from the queen on, what lies there may well win the lead for somebody else
LATE = 8  # with so few cards left nothing is kept back


def choose(seat: Seat, rng: Rng) -> int | None:
    view = seat.view
    if view.phase == "exchange":
        return seat.parse(_exchange(view, rng).text)
    return seat.parse(_Mind(view).play().text)


def _mask(faces: list[str]) -> int:
    return mask_of([_NUMBERS[face] for face in faces])


def _exchange(view: View, rng: Rng) -> Choice:
    """Give back low cards that belong to no set; offer such a card in trade, swap if somebody else offers."""
    hand = _mask(view.faces(f"hand:{view.seat}"))

    def cost(choice: Choice) -> int:
        cards = _mask(choice.refs)
        left = hand & ~cards
        broken = sum(count(left & _rank_of(_mask([ref]))) > 0 for ref in choice.refs)
        return sum(_NUMBERS[ref] >> 2 for ref in choice.refs) + 6 * broken

    returns = [c for c in view.choices if c.verb == "return"]
    if returns:
        return min(returns, key=cost)
    swaps = [c for c in view.choices if c.verb == "swap"]
    if swaps:
        return swaps[0]
    offers = [c for c in view.choices if c.verb == "offer"]
    declines = [c for c in view.choices if c.verb == "decline"]
    if offers and rng.below(3):
        least = min(cost(c) for c in offers)
        cheap = [c for c in offers if cost(c) == least]
        return cheap[rng.below(len(cheap))]
    return declines[0]


def _rank_of(card: int) -> int:
    """All four cards of a card's rank."""
    return 15 << (lowest(card) & ~3)


class _Mind:
    """What an attentive player sees at a glance."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.turned = bool(view.facts["reversed"])
        self.hand = _mask(view.faces(f"hand:{view.seat}"))
        self.unseen = FULL & ~self.hand & ~_mask(str(view.facts["laid"]).split())
        self.rivals = [p.cards for p in view.players if p.seat != view.seat and not p.out]
        self.lays = {_mask(c.refs): c for c in view.choices if c.verb == "lay"}
        self.passing = [c for c in view.choices if c.verb == "pass"]

    def top(self, cards: int) -> int:
        """Rank of the card that counts, 12 = best."""
        return best(cards, self.turned) >> 2

    def breaks(self, cards: int) -> int:
        """Cards of the same ranks that would stay behind: a set broken up."""
        left, out, rest = self.hand & ~cards, 0, cards
        while rest:
            rank = _rank_of(rest)
            out += count(left & rank)
            rest &= ~rank
        return out

    def sure(self, cards: int) -> bool:
        """Nobody can have a higher set of this kind (slaps are left to luck)."""
        kind = kind_of(cards)
        if kind > RUN:
            return True
        if max(self.rivals, default=0) < kind:
            return True
        ranks = ranks_with(self.unseen, kind)
        while ranks:
            rank = 15 << (lowest(ranks) & ~3)
            ranks &= ranks - 1
            if best(self.unseen & rank, self.turned) > best(cards, self.turned):
                return False
        return True

    def groups(self, hand: int) -> list[int]:
        """The hand by ranks."""
        out = []
        while hand:
            group = hand & _rank_of(hand)
            out.append(group)
            hand &= ~group
        return out

    def way_out(self, cards: int) -> bool:
        """After these, all but one of the groups left would win the lead again."""
        return sum(not self.sure(group) for group in self.groups(self.hand & ~cards)) <= 1

    def play(self) -> Choice:
        if self.hand in self.lays:
            return self.lays[self.hand]
        if not self.lays:
            return self.passing[0]
        danger = min(self.rivals, default=13) <= 2
        out = [cards for cards in self.lays if self.sure(cards) and self.way_out(cards)]
        if out:
            return self.lays[min(out, key=lambda c: (self.breaks(c), -count(c), self.top(c)))]
        return self.lays[self.lead(danger)] if self.view.phase == "lead" else self.follow(danger)

    def lead(self, danger: bool) -> int:
        if danger:  # what a rival with one or two cards cannot follow; failing that, what is hard to beat
            few = min(self.rivals)
            large = [c for c in self.lays if count(c) > few and not self.breaks(c)]
            if large:
                return min(large, key=self.top)
            if few == 1 and len(self.groups(self.hand)) > 2:
                return max(self.lays, key=lambda c: (not self.breaks(c), self.top(c)))
        return min(self.lays, key=lambda c: (self.top(c) >= HIGH, self.breaks(c) > 0, self.top(c) - 2 * count(c)))

    def follow(self, danger: bool) -> Choice:
        kind = int(self.view.facts["kind"])
        cards = min(self.lays, key=lambda c: (count(c) != kind, self.breaks(c), self.top(c), best(c, self.turned)))
        slap, broken = count(cards) != kind, self.breaks(cards)
        if danger or count(self.hand) <= LATE or not (slap or broken or self.top(cards) >= HIGH):
            return self.lays[cards]
        lying = max(self.top(1 << _NUMBERS[face]) for face in self.view.faces("table"))
        if lying >= WORTH_IT and not broken and not slap:
            return self.lays[cards]
        return self.passing[0]
