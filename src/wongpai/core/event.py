"""What happened, and who may know it. The log, animations, sounds and screen readers live on these alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

ALL = -1  # every seat and every spectator
NOBODY = 0
SPECTATOR = -1  # the seat number of somebody who only watches


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` names the message `event-<game>-<kind>` (or `event-<kind>`); "" if the event before has said it all and this
    one only moves more cards. `cards` are faces; who is not in the
    bit set `seen` gets backs ("") instead. Seats outside the bit set `audience` do not hear of it at all.
    `source` and `dest` name zones of the view ("stock", "hand:2", "row:1"), a place in a zone as "row:1#3". With
    both, cards move: as many as `cards` has, or `n` if it is empty. With a source alone they are looked at there.
    `foul`: a mistake that is punished, so nobody won a race by it.
    """

    kind: str
    seat: int = -1
    to: int = -1
    cards: tuple[str, ...] = ()
    n: int = 0
    source: str = ""
    dest: str = ""
    clause: str = ""
    word: str = ""  # a term of the game that the message names (a suit, a role, a kind of set)
    foul: bool = False
    seen: int = ALL
    audience: int = ALL

    def for_(self, seat: int) -> Event | None:
        """This event as `seat` may know it; None if it may not know of it. The bit sets are gone from it."""
        if not _has(self.audience, seat):
            return None
        cards = self.cards if _has(self.seen, seat) else ("",) * len(self.cards)
        return replace(self, cards=cards, seen=ALL, audience=ALL)


def _has(seats: int, seat: int) -> bool:
    return seats == ALL or (seat >= 0 and bool(seats >> seat & 1))
