"""One deal from the shuffle to the scores: the contract that every game keeps."""
# mypyc

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import IllegalAction, Refusal

RACE: Final[i64] = 1
CLAIM: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """The state that a game's rules act on. Mutable; copies are independent and cheap.

    A game's deal is made by `Type(rules, seats, rng, position)`: rules and seats already checked, `position` a
    mapping that may name any part of the state; what it leaves out is dealt or set as the rules say.

    Seats are 0 … seats-1 in turn order; sets of seats are bit sets. Actions are numbers within a game; 0 <= action.
    Of a seat that is not there `view` raises IndexError or ValueError, `why_not` and `apply` refuse; ask `legal`,
    `fouls`, `timeout` and `imagine` of none.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.over: bool = False
        self.rng: Rng = rng  # the deal's own stream, for shuffles while it runs
        # A list of Event while somebody listens, else None. Every deal listens while it is made, for the events of
        # the dealing itself; whoever made it then keeps the list or sets None.
        self.events: list[Any] | None = []

    # --- whom the deal waits for ---

    @abstractmethod
    def to_act(self) -> i64:
        """Seats the deal waits for: one in a turn, several in a claim or an exchange. Tells who really has a choice."""

    def may_react(self) -> i64:
        """Seats that may act out of turn now, by a correct action, and need not."""
        return 0

    def window(self) -> i64:
        """0, or RACE (whoever comes first) or CLAIM (all answer, then the rules' priority decides)."""
        return 0

    def close(self) -> None:
        """End a claim window in which nobody has a choice (`to_act()` and `may_react()` are empty, the deal not over).

        A simulation closes at once; a live table after the window's full time, so that "cannot" looks like "passes".
        """
        raise IllegalAction(Refusal("no_window", ""))

    # --- actions ---

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The correct actions of a seat, reactions included, in a fixed order; as far as the seat itself can know."""

    def fouls(self, seat: i64) -> list[i64]:
        """Mistakes on offer, and guesses whose outcome the seat cannot know. Never in `legal`; `apply` takes them."""
        return []

    @abstractmethod
    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """None for whatever `legal` or `fouls` holds; else the reason, citing a clause. Never tells what the seat may not know."""

    def apply(self, seat: i64, action: i64) -> None:
        """Do it. Raises IllegalAction; then nothing has changed."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play(seat, action)

    @abstractmethod
    def play(self, seat: i64, action: i64) -> None:
        """What `apply` does once the action has been found in order. Not for callers."""

    @abstractmethod
    def timeout(self, seat: i64) -> i64:
        """What the table does for a seat of `to_act` whose time is up: chosen without looking at hidden cards, or telling nothing of them."""

    @abstractmethod
    def text(self, action: i64) -> str:
        """Text form: verb, refs, option (see wongpai.core.view). Needs no state."""

    @abstractmethod
    def parse(self, text: str) -> i64:
        """The action of a text, with cards or places in any order. Raises InvalidAction."""

    # --- results ---

    @abstractmethod
    def scores(self) -> list[i64]:
        """Points by seat once over (the match adds them up); zeros before."""

    @abstractmethod
    def lines(self) -> list[Any]:
        """The scores explained: `Line`s that cite clauses and sum to the scores."""

    def ranks(self) -> list[i64]:
        """Place by seat once over, 1 = best, ties share; here: more points are better."""
        scores = self.scores()
        out: list[i64] = []
        for mine in scores:
            place: i64 = 1
            for other in scores:
                if other > mine:
                    place += 1
            out.append(place)
        return out

    # --- knowledge ---

    @abstractmethod
    def view(self, seat: i64) -> View:
        """What a seat, or SPECTATOR (-1), may know."""

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng) -> Deal:
        """A whole deal drawn at random from those that agree with all that the seat has seen."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as a readable mapping of JSON values that the constructor takes back."""

    @abstractmethod
    def copy(self) -> Deal:
        """An independent twin, without listeners."""

    def share(self, twin: Deal) -> None:
        """For `copy`: give the twin what this class holds."""
        twin.over = self.over
        twin.events = None
        twin.rng = self.rng.copy()
