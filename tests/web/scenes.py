"""Two games that are only pictures: tables as full as they can get, for the client to prove itself on.

In turn everybody does one thing, whatever it is; after three rounds it is over. Meanwhile a race is open: to "grab" is
right, to "snatch" a mistake that is punished. `tall` and `wide` are modules of their own since a module has one GAME.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wongpai.cards.deck import Deck, french
from wongpai.core.deal import RACE, Deal
from wongpai.core.event import Event
from wongpai.core.game import Game
from wongpai.core.position import Position, Reader
from wongpai.core.rng import Rng
from wongpai.core.rules import Rules, clauses, option
from wongpai.core.seat import Seat
from wongpai.core.view import Card, Choice, Line, Player, Text, View, Zone
from wongpai.errors import InvalidAction, Refusal

ROUNDS = 3
GRAB, SNATCH, PLAY, SAY = 0, 1, 100, 300
SAYINGS = [f"saying_{n}" for n in range(22)]


@dataclass(frozen=True)
class SceneHouse(Rules):
    deals: int = option(1, low=1, high=2, clause="SCENE-1", length=True)


class Scene(Deal):
    """What a table needs to go on; `draw` adds the zones."""

    game = ""
    deck: Deck
    hand = 13

    def __init__(self, rules: SceneHouse, seats: int, rng: Rng, position: Mapping[str, Any]) -> None:
        super().__init__(seats, rng)
        r = Reader(position)
        self.turns = r.number("turns", 0, 0, 99)
        r.finish()
        self.over = self.turns >= ROUNDS * seats
        self.cards = self.deck.faces[: self.hand]

    def position(self) -> Position:
        return {"turns": self.turns}

    @property
    def turn(self) -> int:
        return int(self.turns) % int(self.seats)

    def to_act(self) -> int:
        return 0 if self.over else 1 << self.turn

    def may_react(self) -> int:
        return 0 if self.over else ((1 << self.seats) - 1) & ~(1 << self.turn)

    def window(self) -> int:
        return 0 if self.over else RACE

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or self.over:
            return []
        if seat != self.turn:
            return [GRAB]
        return [PLAY + n for n in range(len(self.cards))] + [SAY + n for n in range(len(SAYINGS))]

    def fouls(self, seat: int) -> list[int]:
        return [] if seat < 0 or self.over or seat == self.turn else [SNATCH]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.over:
            return Refusal("over", "SCENE-1")
        return None if action in self.legal(seat) + self.fouls(seat) else Refusal("not_your_turn", "SCENE-1")

    def play(self, seat: int, action: int) -> None:
        kind = "grab" if action == GRAB else "snatch" if action == SNATCH else "play"
        self.turns += kind == "play"
        self.over = self.turns >= ROUNDS * self.seats
        if self.events is not None:
            self.events.append(Event(kind, seat=seat, clause="SCENE-2", foul=kind == "snatch"))

    def timeout(self, seat: int) -> int:
        return PLAY

    def text(self, action: int) -> str:
        if action >= SAY:
            return f"say {SAYINGS[action - SAY]}"
        return f"play {self.cards[action - PLAY]}" if action >= PLAY else ("grab", "snatch")[action]

    def parse(self, text: str) -> int:
        actions: list[int] = [GRAB, SNATCH, *range(PLAY, PLAY + len(self.cards)), *range(SAY, SAY + len(SAYINGS))]
        for action in actions:
            if self.text(action).lower() == text.lower():
                return int(action)
        raise InvalidAction(f"not an action: {text!r}")

    def lines(self) -> list[Line]:
        return [Line(0, 1, "SCENE-1", "first")] if self.over else []

    def scores(self) -> list[int]:
        return [int(self.over and seat == 0) for seat in range(self.seats)]

    def view(self, seat: int) -> View:
        view = View(self.game, seat, self.seats, "turn", turn=[] if self.over else [self.turn])
        view.window = "race" if self.window() else ""
        for s in range(self.seats):
            held = [Card(face, face) for face in self.cards] if s == seat else []
            view.zones.append(Zone(f"hand:{s}", "fan", s, held, len(self.cards), "hand"))
            view.players.append(Player(s, len(self.cards), ["dealer"] if s == 0 else []))
        self.draw(view)
        view.prompt = Text("prompt-scene", {"seat": self.turn})
        for action in self.legal(seat) + self.fouls(seat):
            verb, *rest = self.text(action).split()
            choice = Choice(self.text(action), verb, [] if verb == "say" else rest, rest[0] if verb == "say" else "")
            choice.reaction, choice.risk = verb in ("grab", "snatch"), verb == "snatch"
            view.choices.append(choice)
        view.over = self.over
        if self.over:
            view.scores, view.ranks, view.lines = self.scores(), self.ranks(), self.lines()
        return view

    @abstractmethod
    def draw(self, view: View) -> None:
        """Lay out what the scene is for."""

    def imagine(self, seat: int, rng: Rng) -> Scene:
        return self.copy()

    def copy(self) -> Scene:
        twin = type(self)(SceneHouse(), self.seats, self.rng, self.position())
        self.share(twin)
        return twin


class Tall(Scene):
    """Twenty narrow cards in hand; before everybody a door and many sets."""

    game = "tall"
    deck = Deck("to_tom", [rank + suit for rank in "23456789" for suit in "VNS"] + ["CC"])
    hand = 20

    def draw(self, view: View) -> None:
        view.zones.append(Zone("stock", "stock", -1, [], 23, "stock"))
        faces = self.deck.faces
        for s in range(self.seats):
            door = [Card(face, f"{s}:{n}" if n == 2 else "") for n, face in enumerate(faces[3 * s : 3 * s + 3])]
            view.zones.append(Zone(f"door:{s}", "pile", s, door, 3, "discard"))
            for n in range(6 if s else 4):
                pair = [Card(faces[3 * n + s % 3]), Card(faces[3 * n])] + [Card(faces[3 * n])] * 2 * (n == 1)
                view.zones.append(Zone(f"set:{s}:{n}", "meld", s, pair, len(pair), "meld"))
        view.badges = [Text("badge-scene_pot", {"n": 30}), Text("badge-scene_turned")]


class Wide(Scene):
    """A row of a whole pack with its head; melds before everybody and in the middle; facts of the table."""

    game = "wide"
    deck = french()

    def draw(self, view: View) -> None:
        view.zones.append(Zone("stock", "stock", -1, [], 23, "stock"))
        row = [Card(face, face, ["head"] if n == 0 else []) for n, face in enumerate(self.deck.faces)]
        view.zones.append(Zone("row", "row", -1, row, 52, "row"))
        for n in range(3):
            meld = [Card(face, f"m{n}") for face in self.deck.faces[n : n + 16 : 4]]
            view.zones.append(Zone(f"meld:{n}", "meld", -1, meld, 4, "meld"))
        for s in range(self.seats):
            for n in range(4):
                meld = [Card(face, f"m{s}{n}") for face in self.deck.faces[4 * n + s % 4 :: 4][: 3 + n % 2]]
                view.zones.append(Zone(f"meld:{s}:{n}", "meld", s, meld, len(meld), "meld"))
        view.badges = [Text("badge-scene_colour"), Text("badge-scene_turned"), Text("badge-scene_pot", {"n": 7})]


def choose(seat: Seat, rng: Rng) -> int | None:
    """Play, but grab nothing: people shall have the race for themselves."""
    return next((action for action in seat.legal() if action >= PLAY), None)


def declare(deal_type: Callable[..., Scene], id: str, deck: Deck) -> Game:
    return Game(
        id=id, version=1, deck=deck, rules=SceneHouse(), seat_range=lambda rules: (2, 4), suggested_seats=4,
        deal_type=deal_type, clauses=clauses("SCENE", "1 engine\n2 right"),
        refusals={"over": "SCENE-1", "not_your_turn": "SCENE-1"}, heuristic=choose, presets={},
        locales=Path(__file__).parent / "locales",
    )  # fmt: skip
