"""An eighth game that lives in this one module, with a bit of everything: turns, a race, a foul, a claim window.

Two to five seats get five cards each. In turn everyone lays one card; after each, in a claim window, whoever holds the
other card of its rank and colour may claim it (nearest after the layer first) and lays down that pair. Outside these
windows a seat with two cards or fewer may call "low"; to call with more, at any moment, is a foul that costs a point. The deal ends when a hand
is empty; a point for each pair, two for the first empty hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wongpai.cards.deck import french
from wongpai.core.deal import CLAIM, Deal
from wongpai.core.event import Event
from wongpai.core.game import Game
from wongpai.core.position import Position, Reader
from wongpai.core.rng import Rng
from wongpai.core.rules import Rules, clauses, option
from wongpai.core.seat import Seat
from wongpai.core.view import Card, Choice, Line, Player, Text, View, Zone
from wongpai.errors import InvalidAction, InvalidPosition, Refusal
from wongpai.games import register

DECK = french()
LAY, CLAIMED, LET_GO, LOW = 0, 100, 200, 300
CLAUSES = clauses("TOY", "1 duty\n2 duty\n3 duty\n4 duty\n5 engine")
REFUSALS = {
    "not_your_turn": "TOY-1", "not_in_hand": "TOY-1", "over": "TOY-5", "no_claim": "TOY-2", "claim_open": "TOY-2",
    "called": "TOY-3", "no_such": "TOY-1",
}  # fmt: skip


@dataclass(frozen=True)
class ToyHouse(Rules):
    deals: int = option(3, low=1, high=9, clause="TOY-5")
    claims: bool = option(True, clause="TOY-2")


def twin_of(card: int) -> int:
    """The other card of the rank and colour: c with s, d with h."""
    return card ^ 3


class ToyDeal(Deal):
    def __init__(self, rules: ToyHouse, seats: int, rng: Rng, position: Mapping[str, Any]) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        r = Reader(position)
        rows = r.rows("hands")
        if rows is not None and len(rows) != seats:
            raise InvalidPosition("hands: one entry a seat")
        self.hands = [[DECK.number(face) for face in row or []] for row in rows or []]
        if rows is None:
            deck = list(range(52))
            rng.shuffle(deck)
            self.hands = [sorted(deck[5 * s : 5 * s + 5]) for s in range(seats)]
        self.turn = r.number("turn", 0, 0, seats - 1)
        laid = r.get("laid", "")
        self.laid = DECK.number(laid) if laid else -1
        claimed = r.get("claimed", "")
        self.claimed = DECK.number(claimed) if claimed else -1
        self.open = r.flag("open")
        self.answers: dict[int, bool] = {int(k): bool(v) for k, v in r.get("answers", {}).items()}
        self.pairs = r.numbers("pairs", [0] * seats, 0, 99)
        self.fouled = r.numbers("fouled", [0] * seats, 0, 99)
        self.called = r.numbers("called", [], 0, seats - 1)
        self.out = r.number("out", -1, -1, seats - 1)
        r.finish()
        self.over = self.out >= 0
        if rows is None and self.events is not None:
            for s in range(seats):
                faces = tuple(DECK[c] for c in self.hands[s])
                self.events.append(
                    Event(
                        "deal", seat=s, cards=faces, n=5, source="stock", dest=f"hand:{s}", clause="TOY-1", seen=1 << s
                    )
                )

    def position(self) -> Position:
        return {
            "hands": [" ".join(DECK[c] for c in hand) for hand in self.hands],
            "turn": self.turn,
            "laid": DECK[self.laid] if self.laid >= 0 else "",
            "claimed": DECK[self.claimed] if self.claimed >= 0 else "",
            "open": self.open,
            "answers": {str(k): v for k, v in sorted(self.answers.items())},
            "pairs": list(self.pairs),
            "fouled": list(self.fouled),
            "called": list(self.called),
            "out": self.out,
        }

    def _claimants(self) -> int:
        return sum(
            1 << s
            for s in range(self.seats)
            if s != self.turn and twin_of(self.laid) in self.hands[s] and s not in self.answers
        )

    def to_act(self) -> int:
        if self.over:
            return 0
        return self._claimants() if self.open else 1 << self.turn

    def may_react(self) -> int:
        if self.over or self.open:
            return 0
        return sum(
            1 << s for s in range(self.seats) if s != self.turn and len(self.hands[s]) <= 2 and s not in self.called
        )

    def window(self) -> int:
        return CLAIM if self.open else 0

    def close(self) -> None:
        if not self.open or self._claimants():
            super().close()
        self._resolve()

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or self.over:
            return []
        if self.open:
            return [CLAIMED, LET_GO] if self._claimants() >> seat & 1 else []
        out = [LAY + c for c in self.hands[seat]] if seat == self.turn else []
        if len(self.hands[seat]) <= 2 and seat not in self.called:
            out.append(LOW)
        return out

    def fouls(self, seat: int) -> list[int]:
        if seat < 0 or self.over or len(self.hands[seat]) <= 2 or seat in self.called:
            return []
        return [LOW]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.over:
            return _no("over")
        if not 0 <= seat < self.seats:
            return _no("no_such")
        if action == LOW:
            if self.open and len(self.hands[seat]) <= 2:
                return _no("claim_open")
            return _no("called") if seat in self.called else None
        if self.open:
            if action in (CLAIMED, LET_GO):
                return None if self._claimants() >> seat & 1 else _no("no_claim")
            return _no("claim_open")
        if action in (CLAIMED, LET_GO):
            return _no("no_claim")
        if not 0 <= action < 52:
            return _no("no_such")
        if seat != self.turn:
            return _no("not_your_turn")
        return None if action in self.hands[seat] else _no("not_in_hand")

    def play(self, seat: int, action: int) -> None:
        if action == LOW:
            self.called.append(seat)
            wrong = len(self.hands[seat]) > 2
            self.fouled[seat] += wrong
            self._tell("wrong_low" if wrong else "low", seat, "TOY-3")
        elif action < 52:
            self.hands[seat].remove(action)
            self.laid, self.claimed = action, -1
            self._tell("lay", seat, "TOY-1", action, f"hand:{seat}", "middle")
            if self.hands[seat] and self.rules.claims:
                self.open = True
            else:
                self._done(seat)
        else:
            self.answers[seat] = action == CLAIMED
            if not self._claimants():
                self._resolve()

    def _resolve(self) -> None:
        self.open = False
        winners = [s for s in range(self.seats) if self.answers.get(s)]
        self.answers = {}
        layer = self.turn
        if winners:
            seat = min(winners, key=lambda s: (s - layer) % self.seats)
            card = twin_of(self.laid)
            self.hands[seat].remove(card)
            self.pairs[seat] += 1
            self.claimed = card
            self._tell("claim", seat, "TOY-2", card, f"hand:{seat}", "middle")
            self._done(seat)
        if not self.over:
            self._done(layer)

    def _done(self, seat: int) -> None:
        if not self.hands[seat]:
            self.out, self.over = seat, True
            self._tell("out", seat, "TOY-5")
        elif seat == self.turn:
            self.turn = (seat + 1) % self.seats

    def timeout(self, seat: int) -> int:
        return LET_GO if self.open else LAY + self.hands[seat][0]

    def text(self, action: int) -> str:
        if action < 52:
            return f"lay {DECK[action]}"
        return {CLAIMED: "claim", LET_GO: "pass", LOW: "low"}[action]

    def parse(self, text: str) -> int:
        words = text.split()
        if len(words) == 2 and words[0] == "lay":
            return DECK.number(words[1])
        known = {"claim": CLAIMED, "pass": LET_GO, "low": LOW}
        if len(words) != 1 or words[0] not in known:
            raise InvalidAction(f"not an action: {text!r}")
        return known[words[0]]

    def lines(self) -> list[Line]:
        if not self.over:
            return []
        out = [Line(s, n, "TOY-2", "pairs", {"n": n}) for s, n in enumerate(self.pairs) if n]
        out += [Line(s, -n, "TOY-3", "fouls", {"n": n}) for s, n in enumerate(self.fouled) if n]
        return [*out, Line(self.out, 2, "TOY-5", "out")]

    def scores(self) -> list[int]:
        out = [0] * self.seats
        for line in self.lines():
            out[line.seat] += line.points
        return out

    def view(self, seat: int) -> View:
        waiting = [self.turn] if not self.over and not self.open else []
        view = View("toy", seat, self.seats, "over" if self.over else "claim" if self.open else "turn", turn=waiting)
        view.window = "claim" if self.open else ""
        top = [Card(DECK[card]) for card in (self.laid, self.claimed) if card >= 0]
        view.zones.append(Zone("middle", "pile", -1, top, len(top), "middle"))
        for s, hand in enumerate(self.hands):
            cards = [Card(DECK[c], DECK[c]) for c in hand] if s == seat else []
            view.zones.append(Zone(f"hand:{s}", "fan", s, cards, len(hand), "hand"))
            view.players.append(Player(s, len(hand), ["low"] if s in self.called else []))
        view.prompt = Text(
            "prompt-toy-lay" if seat == self.turn and waiting else "prompt-toy-wait", {"seat": self.turn}
        )
        for actions, risk in ((self.legal(seat), False), (self.fouls(seat), True)):
            for action in actions:
                verb, *refs = self.text(action).split()
                view.choices.append(Choice(self.text(action), verb, refs, "", verb in ("low", "claim"), risk))
        view.over = self.over
        if self.over:
            view.scores, view.ranks, view.lines = self.scores(), self.ranks(), self.lines()
        return view

    def imagine(self, seat: int, rng: Rng) -> ToyDeal:
        twin = self.copy()
        twin.rng = Rng(rng.word())
        others = [s for s in range(self.seats) if s != seat]
        cards = [c for s in others for c in self.hands[s]]
        rng.shuffle(cards)
        for s in others:
            twin.hands[s], cards = sorted(cards[: len(self.hands[s])]), cards[len(self.hands[s]) :]
        if self.open:
            twin.answers = {s: a for s, a in self.answers.items() if s == seat}
        return twin

    def copy(self) -> ToyDeal:
        twin = ToyDeal(self.rules, self.seats, self.rng, self.position())
        self.share(twin)
        return twin

    def _tell(self, kind: str, seat: int, clause: str, card: int = -1, source: str = "", dest: str = "") -> None:
        if self.events is not None:
            faces = (DECK[card],) if card >= 0 else ()
            self.events.append(
                Event(
                    kind,
                    seat=seat,
                    cards=faces,
                    n=len(faces),
                    source=source,
                    dest=dest,
                    clause=clause,
                    foul=kind == "wrong_low",
                )
            )


def _no(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])


def choose(seat: Seat, rng: Rng) -> int | None:
    """Claim, call low, else lay the lowest card."""
    legal = seat.legal()
    if not legal:
        return None
    texts = {seat.text(a): a for a in legal}
    return texts.get("claim", texts.get("low", legal[0]))


GAME = Game(
    id="toy", version=1, deck=DECK, rules=ToyHouse(), seat_range=lambda rules: (2, 5), suggested_seats=3,
    deal_type=ToyDeal, clauses=CLAUSES, refusals=REFUSALS, heuristic=choose,
    presets={"no_claims": {"claims": False}}, locales=Path(__file__).parent / "locales",
)  # fmt: skip


def register_toy() -> None:
    register("toy", __name__)
