"""The state of a deal of Chắn: hands, the mat, the doors, what has been played, claimed, missed and paid."""
# mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.games.chan.cards import FACES, KINDS, NONE
from wongpai.games.chan.cuoc import Win, held
from wongpai.games.chan.hand import waits
from wongpai.games.chan.house import House

DISCARD: Final[i64] = 0  # the seat whose turn it is holds a card too many; the dealer at first may thiên ù instead
CLAIM: Final[i64] = 1  # a card is new on the table: does anyone ù or chíu?
TURN: Final[i64] = 2  # eat the card at the door before one's own, or draw
OWN: Final[i64] = 3  # eat the card at one's own door, or let it go down
RETURN: Final[i64] = 4  # after a chíu: pay the door back
ANNOUNCE: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ("discard", "claim", "turn", "own", "return", "announce", "over")

# How the live card came to lie there.
PLAYED: Final[i64] = 0
DRAWN: Final[i64] = 1
LEFT: Final[i64] = 2  # drawn and let go down
RETURNED: Final[i64] = 3
ORIGINS: Final = ("discard", "draw", "duoi", "return")

# How a deal ended.
WAYS: Final = ("", "win", "unpaid", "fault", "hoa")
WON: Final[i64] = 1
UNPAID: Final[i64] = 2
FAULTY: Final[i64] = 3
DRAWN_GAME: Final[i64] = 4

# Reasons for paying into the pot.
ENTRY: Final[i64] = 0
CHIU_PAY: Final[i64] = 1
CHIU_PLAYED_PAY: Final[i64] = 2  # of a card one has played
NHAI_PAY: Final[i64] = 3
REASONS: Final[i64] = 4

CHIU_SET: Final[i64] = 625  # in `sets`: a chíu of kind k is 625 + k, an eaten set 25 * table card + hand card
OWNER: Final[i64] = 1024  # … plus this times the seat

_EMPTY: Final[list[i64]] = []  # what lists are until they are filled; never changed
DOORS: Final = ("door:0", "door:1", "door:2", "door:3")
HANDS: Final = ("hand:0", "hand:1", "hand:2", "hand:3")


class State(Deal):
    """Fields, and questions about them. Sets of kinds and of seats are bit sets."""

    def __init__(self, seats: i64, rng: Rng, house: House) -> None:
        super().__init__(seats, rng)
        self.house: House = house
        # By seat, or by 25 * seat + kind.
        self.counts: list[i64] = _EMPTY  # copies of each kind in the concealed hands
        self.have: list[i64] = _EMPTY  # kinds held
        self.three: list[i64] = _EMPTY  # kinds held exactly three times
        self.size: list[i64] = _EMPTY  # cards held
        self.waits: list[i64] = _EMPTY  # kinds that complete the 19 cards (what it was while the seat holds one more)
        self.mat_chan: list[i64] = _EMPTY  # chắn on the mat, a chíu is two
        self.played: list[i64] = _EMPTY  # kinds discarded or returned (bans A and B)
        self.eaten: list[i64] = _EMPTY  # kinds taken from the table by eating
        self.declined: list[i64] = _EMPTY  # kinds not eaten at the own or the upper door (classic faults)
        self.ca_rows: list[i64] = _EMPTY  # kinds of the ranks in which a cạ was eaten
        self.sins: list[i64] = _EMPTY  # classic faults committed, a bit each
        self.only: list[i64] = _EMPTY  # what all know of a hand that had nothing else to play: its kinds lie in here
        self.touched: i64 = 0  # seats that have eaten, chíu'd or played a card
        self.passed_u: i64 = 0  # seats that let an ù go
        # The table.
        self.stock: list[i64] = _EMPTY  # next to draw at left - 1. Shared by copies, as is `dead`
        self.left: i64 = 0
        self.dead: list[i64] = _EMPTY  # never in play (noc_rule fixed23)
        self.table: list[i64] = _EMPTY  # cards at the doors in the order they came: 32 * door + kind; the live one last
        self.sets: list[i64] = _EMPTY  # on the mats, in the order they came
        self.shown: i64 = 0  # kinds of which a copy lies or lay open outside the hands
        self.drawn: i64 = 0  # cards drawn so far
        # Roles.
        self.drawer: i64 = 0  # drew the cái
        self.dealer: i64 = 0
        self.cai: i64 = NONE
        self.cai_held: bool = False  # the dealer has played no card of that kind yet
        self.clean: i64 = -1  # who won the deal before without a fault
        # The moment.
        self.phase: i64 = OVER
        self.turn: i64 = 0  # whose turn it is, or will be once the window is closed and the door paid back
        self.doer: i64 = -1  # who returns a card, or announces
        self.after: i64 = TURN  # what comes after the window: TURN or OWN
        self.card: i64 = NONE  # the live card; in ANNOUNCE and OVER the one ù'd, none for a thiên ù
        self.door: i64 = 0
        self.putter: i64 = -1  # who played the live card; -1 if it was drawn
        self.origin: i64 = PLAYED
        self.rare: bool = False  # no other copy of the live card has been shown
        self.level: i64 = 0  # how many nhái in a row led to the live card
        self.fresh: i64 = NONE  # the kind eaten in this turn
        self.thien: i64 = 0  # the dealer may thiên ù: 1; it would be too small for this table: 2
        # The open window, by seats.
        self.able: i64 = 0  # have a choice and have not answered
        self.able_u: i64 = 0
        self.able_chiu: i64 = 0
        self.foul_u: i64 = 0  # could call ù, and would pay for it
        self.foul_chiu: i64 = 0
        self.ripe: i64 = 0  # who passes commits a bỏ ù
        self.u_said: i64 = 0
        self.chiu_said: i64 = 0
        # The end.
        self.winner: i64 = -1  # who called ù
        self.by_chiu: bool = False
        self.held: list[i64] = _EMPTY  # cước in the winner's hand
        self.said: list[i64] = _EMPTY  # cước announced
        self.way: i64 = 0
        self.fault: i64 = 0  # index into FAULTS
        self.points: i64 = 0  # what each loser pays, or the offender pays each
        self.pot: i64 = 0
        self.pot_won: i64 = 0
        self.paid: list[i64] = _EMPTY  # into the pot: by reason * seats + seat

    # --- questions ---

    def next(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def hand(self, seat: i64) -> list[i64]:
        """The 25 counts of a concealed hand."""
        return self.counts[seat * KINDS : seat * KINDS + KINDS]

    def eats_of(self, seat: i64) -> list[i64]:
        """Sets a seat has eaten: 25 * table card + hand card."""
        out: list[i64] = []
        for entry in self.sets:
            if entry // OWNER == seat and entry % OWNER < CHIU_SET:
                out.append(entry % OWNER)
        return out

    def chius_of(self, seat: i64) -> list[i64]:
        """Kinds a seat has chíu'd."""
        out: list[i64] = []
        for entry in self.sets:
            if entry // OWNER == seat and entry % OWNER >= CHIU_SET:
                out.append(entry % OWNER - CHIU_SET)
        return out

    def win_of(self, seat: i64) -> Win:
        """The seat's ù on the live card, or its thiên ù if there is none."""
        win = Win()
        win.counts = self.hand(seat)
        win.eats = self.eats_of(seat)
        win.chius = self.chius_of(seat)
        win.card = self.card
        win.dealer = seat == self.dealer
        win.touched = bool(self.touched & (1 << seat))
        win.clean_last = seat == self.clean
        if self.card >= 0:
            win.drawn = self.origin == DRAWN
            win.own_door = self.door == seat
            win.chiu = bool(self.three[seat] & (1 << self.card))
            if win.drawn:
                win.first_draw = self.drawn == 1
            else:
                win.first_draw = self.house.dia_u_on_discard and self.drawn == 0
        return win

    def held_by(self, seat: i64) -> list[i64]:
        """The cước of that ù."""
        return held(self.win_of(seat), self.house.u_bon_own_draw)

    # --- cards about ---

    def take(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand for all to see."""
        at: i64 = seat * KINDS + kind
        n: i64 = self.counts[at] - 1
        bit: i64 = 1 << kind
        self.counts[at] = n
        self.size[seat] -= 1
        if n == 0:
            self.have[seat] ^= bit
        elif n >= 2:  # 4 -> 3 or 3 -> 2
            self.three[seat] ^= bit
        if kind == self.cai and seat == self.dealer:
            self.cai_held = False
        self.touched |= 1 << seat

    def look(self, seat: i64) -> None:
        """What the seat waits for now."""
        self.waits[seat] = waits(self.counts, self.mat_chan[seat], seat * KINDS)

    def note(
        self, kind: str, seat: i64, cards: tuple[str, ...], clause: str,
        to: i64 = -1, n: i64 = 0, word: str = "", source: str = "", dest: str = "", seen: i64 = -1,
        foul: bool = False,
    ) -> None:  # fmt: skip
        """Report an event; only while somebody listens."""
        assert self.events is not None
        self.events.append(
            Event(kind, seat=seat, to=to, cards=cards, n=n or len(cards), word=word, source=source, dest=dest,
                  clause=clause, seen=seen, foul=foul)
        )  # fmt: skip

    def share_state(self, twin: State) -> None:
        """For `copy`."""
        self.share(twin)
        twin.counts = self.counts[:]
        twin.have = self.have[:]
        twin.three = self.three[:]
        twin.size = self.size[:]
        twin.waits = self.waits[:]
        twin.mat_chan = self.mat_chan[:]
        twin.played = self.played[:]
        twin.eaten = self.eaten[:]
        if self.house.classic:
            twin.declined = self.declined[:]
            twin.ca_rows = self.ca_rows[:]
            twin.sins = self.sins[:]
        else:  # never changed
            twin.declined = self.declined
            twin.ca_rows = self.ca_rows
            twin.sins = self.sins
        twin.only = self.only[:]
        twin.touched = self.touched
        twin.passed_u = self.passed_u
        twin.stock = self.stock
        twin.left = self.left
        twin.dead = self.dead
        twin.table = self.table[:]
        twin.sets = self.sets[:]
        twin.shown = self.shown
        twin.drawn = self.drawn
        twin.drawer = self.drawer
        twin.dealer = self.dealer
        twin.cai = self.cai
        twin.cai_held = self.cai_held
        twin.clean = self.clean
        twin.phase = self.phase
        twin.turn = self.turn
        twin.doer = self.doer
        twin.after = self.after
        twin.card = self.card
        twin.door = self.door
        twin.putter = self.putter
        twin.origin = self.origin
        twin.rare = self.rare
        twin.level = self.level
        twin.fresh = self.fresh
        twin.thien = self.thien
        twin.able = self.able
        twin.able_u = self.able_u
        twin.able_chiu = self.able_chiu
        twin.foul_u = self.foul_u
        twin.foul_chiu = self.foul_chiu
        twin.ripe = self.ripe
        twin.u_said = self.u_said
        twin.chiu_said = self.chiu_said
        twin.winner = self.winner
        twin.by_chiu = self.by_chiu
        twin.held = self.held
        twin.said = self.said[:]
        twin.way = self.way
        twin.fault = self.fault
        twin.points = self.points
        twin.pot = self.pot
        twin.pot_won = self.pot_won
        twin.paid = self.paid[:]


def face(kind: i64) -> tuple[str, ...]:
    return (FACES[kind],)
