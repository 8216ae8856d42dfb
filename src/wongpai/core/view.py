"""What one seat, or a spectator, may know: filled by a white list, and at the same time the picture of the table.

Bots read it, clients draw it. Nothing here knows any game's name.

A *ref* names something that can be pointed at, in the words of the action texts: a face in one's own hand
("9d"), a place ("2:1", slot 1 of seat 2), a seat ("@2"). An action text is its verb, then its refs, then its
option, separated by blanks: "lay 9d 9h", "switch 0:0 3:2", "give 0:1 @2", "play 8d spades".
"""

from __future__ import annotations

from dataclasses import dataclass, field

Args = dict[str, "int | str | list[str]"]


@dataclass(slots=True)
class Text:
    """A message of the locales. Arguments named seat… hold seat numbers, `cards` holds faces."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(slots=True)
class Card:
    """One place of a zone. `face` is "" for a back. `ref` is "" if it cannot be pointed at."""

    face: str = ""
    ref: str = ""
    marks: list[str] = field(default_factory=list)  # message keys `mark-…`: "known", "new", …; "by@2" names a seat


@dataclass(slots=True)
class Zone:
    """Cards that lie together.

    kind: "fan" (a hand held), "row" (fixed slots; an empty slot has mark "empty"), "pile" (the top card last),
    "stock" (backs, only `count` matters), "meld" (a set on the table), "spot" (cards just laid, side by side).
    owner: a seat, or -1 for the middle of the table. `count` is the true number of cards; `cards` may show fewer.
    """

    id: str
    kind: str
    owner: int = -1
    cards: list[Card] = field(default_factory=list)
    count: int = 0
    label: str = ""  # message key `zone-…`


@dataclass(slots=True)
class Choice:
    """One thing this seat may do now. `text` is the action's text form: what a client sends."""

    text: str
    verb: str
    refs: list[str] = field(default_factory=list)
    option: str = ""  # message key `option-<option>`: a suit named, an announcement made
    reaction: bool = False  # out of turn
    risk: bool = False  # a guess or a mistake that the rules would punish


@dataclass(slots=True)
class Player:
    """What everyone knows of a seat. `badges` are message keys `badge-…` ("king", "passed", "out")."""

    seat: int
    cards: int = 0
    badges: list[str] = field(default_factory=list)
    out: bool = False


@dataclass(slots=True)
class Line:
    """One line of a score: points of a seat, with the clause that gives them. Text: `line-<game>-<key>`."""

    seat: int
    points: int
    clause: str
    key: str
    args: Args = field(default_factory=dict)


@dataclass(slots=True)
class Standing:
    """Where the match stands; filled in by the match. Lists are by seat of the running deal."""

    number: int  # the running deal, from 1
    of: int  # deals agreed, 0 if the match ends otherwise
    totals: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # 1 = best; shared by ties
    titles: list[str] = field(default_factory=list)  # message keys `badge-…` of a match's lasting roles
    over: bool = False


@dataclass(slots=True)
class View:
    """All that a seat may know. Two deals that a seat cannot tell apart give it equal views."""

    game: str
    seat: int  # -1 for a spectator
    seats: int
    phase: str
    counter: bool = False  # each seat sits to the right of the one before, counter-clockwise round the table
    # Seats the table is seen to wait for, from public facts only; in a claim window those asked, [] for everybody.
    turn: list[int] = field(default_factory=list)
    prompt: Text = field(default_factory=lambda: Text(""))
    window: str = ""  # "" | "race" | "claim": may others act now, first come, or by priority after all answered
    zones: list[Zone] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    badges: list[Text] = field(default_factory=list)  # facts of the whole table: direction, colour that binds
    choices: list[Choice] = field(default_factory=list)
    # The same facts for programs. "turn": the seat from which on those whose time is up are played, where several are.
    facts: dict[str, int | str] = field(default_factory=dict)
    over: bool = False
    scores: list[int] = field(default_factory=list)  # once over
    ranks: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    standing: Standing | None = None

    def __post_init__(self) -> None:
        if not -1 <= self.seat < self.seats:
            raise IndexError(f"no seat {self.seat}: there are 0 to {self.seats - 1}, and -1 for spectators")

    def zone(self, id: str) -> Zone:
        """The zone of that id. KeyError if there is none."""
        for zone in self.zones:
            if zone.id == id:
                return zone
        raise KeyError(id)

    def faces(self, id: str) -> list[str]:
        return [card.face for card in self.zone(id).cards]
