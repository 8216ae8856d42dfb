"""One round of Craits: play by suit or rank, obey the card before, keep the crank going, say when one card is left."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest, members
from wongpai.core.deal import RACE, Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import Refusal
from wongpai.games.craits.actions import (
    ANNOUNCE,
    CALL,
    DRAW,
    END,
    LAST,
    NAMED,
    PASS,
    card_of,
    naming,
    read,
    suit_of,
    write,
)
from wongpai.games.craits.cards import (
    ACE,
    AGAIN,
    ALL_DRAW,
    CRANK,
    EIGHT,
    FACES,
    NEXT_DRAWS,
    NINE,
    ONE,
    REVERSE,
    SKIP,
    SUITS,
    TWO,
    House,
)
from wongpai.games.craits.rules import REFUSALS, CraitsRules

NAME: Final[i64] = 0  # the dealer names a suit for the up-card, without having seen the hand
TURN: Final[i64] = 1  # in a crank too: then `count` is not 0
DREW: Final[i64] = 2  # a drawn card may be played, where the table plays so
OVER: Final[i64] = 3
PHASES: Final = ("name", "turn", "drew", "over")

# What all have seen of the hands, for `imagine`: kind in bits 0 … 2, seat in bits 3 … 5, the rest above.
PLAYED: Final[i64] = 0  # the card
GOT: Final[i64] = 1  # how many cards
UNABLE: Final[i64] = 2  # the same, after having none to play: suit, rank, crank (1 bit) from bits 13, 15, 19 on
SHUFFLED: Final[i64] = 3  # the cards of the new stock

FINES: Final[list[i64]] = [5, 10, 20, 40, 80, 160, 320, 640]  # for a player's first, second … shuffle of the match
IDIOT_DRAWS: Final[i64] = 2


@final
@mypyc_attr(free_list_len=1)
class CraitsDeal(Deal):
    """Hands and sets of seats are bit sets; stock and pile are lists of cards, the next or topmost last."""

    def __init__(
        self, rules: CraitsRules, seats: i64, rng: Rng, position: Mapping[str, Any], empty: bool = False
    ) -> None:
        super().__init__(seats, rng)
        self.hands: list[i64] = []
        self.stock: list[i64] = []
        self.pile: list[i64] = []
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.step: i64 = 1  # direction of play: 1 or -1
        self.suit: i64 = 0  # that counts: the top card's or the one named
        self.count: i64 = 0  # the crank count; 0 outside a crank
        self.playable: i64 = 0  # all cards of the pack that may be played now; see `look`
        self.announced: i64 = 0  # seats that have said they hold one card
        self.ones: i64 = 0  # seats that hold one card and have not said so
        self.silent: i64 = 0  # those of them that may be called idiot
        self.skips: i64 = 0  # turns lost as an idiot, a byte a seat
        self.outs: i64 = 0  # seats without cards while the crank goes on
        self.drawn: i64 = -1  # in phase DREW
        self.turns: i64 = 0
        self.shuffles: list[i64] = []  # by seat: how often it had to shuffle in this match
        self.fines: list[i64] = []  # by seat: points for that in this round
        self.past: list[i64] = []
        if empty:
            return
        self.house: House = House(rules, seats)
        from wongpai.games.craits.setup import set_up

        set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        return 0 if self.over else ONE << self.turn

    def may_react(self) -> i64:
        if self.over or self.ones == 0:
            return 0
        free: i64 = (ONE << self.seats) - 1 if self.silent else self.ones
        return free & ~(ONE << self.turn)

    def window(self) -> i64:
        return RACE if self.silent and not self.over else 0

    # --- legality ---

    def look(self) -> None:
        """The top card, the suit that counts or the crank has changed."""
        self.playable = self.house.playable(self.suit, self.pile[len(self.pile) - 1] >> 2, self.count > 0)

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.over:
            return out
        if seat == self.turn:
            if self.phase == NAME:
                for suit in members(self.house.namable(self.pile[0], self.pile[0] & 3)):
                    out.append(NAMED + suit)
            else:
                hand: i64 = self.hands[seat]
                rest: i64 = hand & self.playable
                if self.phase == DREW:
                    rest &= ONE << self.drawn
                able: bool = rest != 0
                two: i64 = hand & (hand - 1)
                two_left: bool = two != 0 and two & (two - 1) == 0
                while rest:
                    card: i64 = lowest(rest)
                    rest &= rest - 1
                    if card >> 2 == EIGHT or card >> 2 == NINE:
                        suits: i64 = self.house.namable(card, self.suit)
                        while suits:
                            action: i64 = naming(card, lowest(suits))
                            suits &= suits - 1
                            out.append(action)
                            if two_left:
                                out.append(action + LAST)
                    else:
                        out.append(card)
                        if two_left:
                            out.append(card + LAST)
                if self.phase == DREW:
                    out.append(PASS)
                elif not (able and (self.house.must_follow if self.count else self.house.must_play)):
                    out.append(DRAW)
        if self.ones and seat >= 0:
            bit: i64 = ONE << seat
            if self.ones & bit:
                out.append(ANNOUNCE)
            others: i64 = self.silent & ~bit
            while others:
                out.append(CALL + lowest(others))
                others &= others - 1
        return out

    def fouls(self, seat: i64) -> list[i64]:
        """Wrong calls, where the table punishes them; too late is too late and no foul."""
        out: list[i64] = []
        if self.over or self.house.false_call == 0 or seat < 0 or self.hands[seat] == 0:
            return out
        for other in range(self.seats):
            if self._wrong(seat, other):
                out.append(CALL + other)
        return out

    def _wrong(self, seat: i64, target: i64) -> bool:
        return target != seat and self.hands[target] != 0 and not self.ones & ONE << target

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or action < 0 or action >= END:
            return _refuse("not_your_turn")
        if action >= ANNOUNCE and action < NAMED:
            return self._why_not_reaction(seat, action)
        if seat != self.turn:
            return _refuse("not_your_turn")
        if action >= NAMED:
            if self.phase != NAME:
                return _refuse("named_already")
            suits: i64 = self.house.namable(self.pile[0], self.pile[0] & 3)
            return None if suits >> (action - NAMED) & 1 else _refuse("nine_colour")
        if self.phase == NAME:
            return _refuse("name_first")
        if action == DRAW:
            if self.phase == DREW:
                return _refuse("drawn_already")
            if not (self.house.must_follow if self.count else self.house.must_play):
                return None
            if self.hands[seat] & self.playable == 0:
                return None
            return _refuse("crank_follow" if self.count else "can_play")
        if action == PASS:
            return None if self.phase == DREW else _refuse("no_passing")
        return self._why_not_play(seat, action)

    def _why_not_play(self, seat: i64, action: i64) -> Refusal | None:
        card: i64 = card_of(action)
        hand: i64 = self.hands[seat]
        if not hand >> card & 1:
            return _refuse("not_in_hand")
        if self.phase == DREW and card != self.drawn:
            return _refuse("drawn_only")
        if not self.playable >> card & 1:
            if self.count == 0:
                return _refuse("no_match")
            return _refuse("crank_suit" if CRANK >> card & 1 else "crank_only")
        if card >> 2 == EIGHT or card >> 2 == NINE:
            suit: i64 = suit_of(action)
            if suit < 0:
                return _refuse("name_suit")
            if not self.house.namable(card, self.suit) >> suit & 1:
                return _refuse("nine_colour")
        if action >= LAST:
            rest: i64 = hand & (hand - 1)
            if rest == 0 or rest & (rest - 1):
                return _refuse("not_last")
        return None

    def _why_not_reaction(self, seat: i64, action: i64) -> Refusal | None:
        if action == ANNOUNCE:
            if self.ones >> seat & 1:
                return None
            return _refuse("announced" if self.announced >> seat & 1 else "not_one_card")
        target: i64 = action - CALL
        if target < 0 or target >= self.seats:
            return _refuse("call_not_one")
        if target == seat:
            return _refuse("call_self")
        if self.silent >> target & 1:
            return None
        if self.ones >> target & 1:
            return _refuse("call_too_late")
        if self.house.false_call and self.hands[seat] and self._wrong(seat, target):
            return None
        return _refuse("call_announced" if self.announced >> target & 1 else "call_not_one")

    # --- doing it ---

    def play(self, seat: i64, action: i64) -> None:
        if action < DRAW:
            self._turn_begins(seat)
            self._play(seat, action)
        elif action == DRAW:
            self._turn_begins(seat)
            self._draw(seat)
        elif action == ANNOUNCE:
            self._announce(seat)
            return
        elif action == PASS:
            self.drawn = -1
            self.phase = TURN
            if self.events is not None:
                self._note("pass", seat, "CRAITS-3.5")
            self.advance(seat)
            return
        elif action < NAMED:
            self._call(seat, action - CALL)
            return
        else:
            self._name(seat, action - NAMED)
            return
        if self.turns >= self.house.max_turns and not self.over:
            if self.events is not None:
                self._note("too_long", -1, "CRAITS-5.2")
            self._finish()

    def _turn_begins(self, seat: i64) -> None:
        """An action of the own turn closes the time in which one may be called idiot (CRAITS-3.8)."""
        self.turns += 1
        if self.silent:
            self.silent = 0 if self.house.window_short else self.silent & ~(ONE << seat)

    def _play(self, seat: i64, action: i64) -> None:
        card: i64 = card_of(action)
        named: i64 = suit_of(action)
        hand: i64 = self.hands[seat] ^ ONE << card
        self.hands[seat] = hand
        self.pile.append(card)
        self.suit = named if named >= 0 else card & 3
        self.past.append(PLAYED | seat << 3 | card << 6)
        self.drawn = -1
        self.phase = TURN
        if self.events is not None:
            self._note("play", seat, "CRAITS-3.3", ONE << card, source=f"hand:{seat}", dest="discard")
            if named >= 0:
                self._note("named", seat, "CRAITS-7.8", word=SUITS[named])
        self.sized(seat, hand)
        if action >= LAST:
            self._announce(seat)
        self.resolve(seat, card)

    def resolve(self, seat: i64, card: i64) -> None:
        """What a card does, once it lies there; `seat` played it, or deals and turned it up (CRAITS-3.1, 3.2)."""
        rank: i64 = card >> 2
        out: bool = self.hands[seat] == 0
        if rank == TWO or (rank == ACE and self.count):
            self.count += 2 if rank == TWO else 1
            if self.events is not None:
                self._note("crank", seat, "CRAITS-4.3", n=self.count)
            self.look()
            if out:
                self.outs |= ONE << seat
            self.advance(seat)
            return
        self.look()
        after: i64 = seat  # the turn goes to the seat after this one
        if rank == SKIP:
            if not out:
                after = self.next(seat)
                if self.events is not None:
                    self._note("skip", after, "CRAITS-7.4")
        elif rank == ALL_DRAW:
            other: i64 = self.next(seat)
            while other != seat:
                self.take(other, 1, "CRAITS-7.5")
                other = self.next(other)
        elif rank == NEXT_DRAWS:
            victim: i64 = self.next(seat)
            if self.house.seven_opposite:
                victim = (seat + self.step * (self.seats // 2) + self.seats) % self.seats
            self.take(victim, 1, "CRAITS-7.7")
            if self.house.seven_skips and not out:
                after = victim
                if self.events is not None:
                    self._note("skip", victim, "CRAITS-7.7")
        elif rank == REVERSE:
            self.step = -self.step
            if self.events is not None:
                self._note("reverse", seat, "CRAITS-7.10")
            if self.house.ten_skips:
                after = self.next(seat)
        elif rank == AGAIN:
            if not out:
                self.turn = seat
                self.phase = TURN
                if self.events is not None:
                    self._note("again", seat, "CRAITS-7.6")
                return
            if self.house.six_continues:
                self.take(seat, 1, "CRAITS-7.6")
                out = self.hands[seat] == 0
        if out:
            self._finish()
        else:
            self.advance(after)

    def next(self, seat: i64) -> i64:
        at: i64 = seat + self.step
        if at == self.seats:
            return 0
        return self.seats - 1 if at < 0 else at

    def advance(self, seat: i64) -> None:
        """The turn goes on from `seat`: over those who lost theirs, and in a crank round to those who are out."""
        at: i64 = seat
        self.phase = TURN
        while True:
            at = self.next(at)
            if self.outs >> at & 1:
                if self.house.out_skipped and self.outs != (ONE << self.seats) - 1:
                    continue
                if self.house.out_draws:
                    self.take(at, self.count, "CRAITS-4.4")
                self._end_crank(at)
                return
            if self.skips and self.skips >> (8 * at) & 255:
                self.skips -= ONE << (8 * at)
                if self.events is not None:
                    self._note("lost_turn", at, "CRAITS-3.9")
                continue
            self.turn = at
            return

    def _draw(self, seat: i64) -> None:
        """One card, or in a crank as many as have been counted up (CRAITS-3.4, 4.4)."""
        log: i64 = GOT
        if self.house.must_follow if self.count else self.house.must_play:
            rank: i64 = self.pile[len(self.pile) - 1] >> 2
            log = UNABLE | self.suit << 13 | rank << 15
        if self.count:
            self.take(seat, self.count, "CRAITS-4.4", log | (ONE << 19 if log != GOT else 0))
            self._end_crank(seat)
            return
        before: i64 = self.hands[seat]
        self.take(seat, 1, "CRAITS-3.4", log)
        if self.house.play_drawn and self.hands[seat] != before:
            self.drawn = lowest(self.hands[seat] ^ before)
            self.phase = DREW
            return
        self.advance(seat)

    def _end_crank(self, seat: i64) -> None:
        """The crank stops at a seat: the round is over if somebody is out, else play goes on after it (CRAITS-4.6)."""
        self.count = 0
        self.look()
        out: bool = False
        while self.outs:
            if self.hands[lowest(self.outs)] == 0:
                out = True
            self.outs &= self.outs - 1
        if self.events is not None:
            self._note("crank_ends", seat, "CRAITS-4.4")
        if out:
            self._finish()
        else:
            self.advance(seat)

    def take(self, seat: i64, n: i64, clause: str, log: i64 = GOT) -> None:
        """Draw n cards, or as many as there are; the discards are shuffled on the way if they must be."""
        while True:
            here: i64 = len(self.stock)
            if here > n:
                here = n
            cards: i64 = 0
            left: i64 = here
            while left:
                cards |= ONE << self.stock.pop()
                left -= 1
            if here or log != GOT:
                self._got(seat, cards, here, clause, log)
            n -= here
            if n == 0:
                return
            log = GOT
            self._shuffle(seat)
            if not self.stock:
                return

    def _got(self, seat: i64, cards: i64, n: i64, clause: str, log: i64) -> None:
        self.past.append(log | seat << 3 | n << 6)
        if n == 0:
            return
        hand: i64 = self.hands[seat] | cards
        self.hands[seat] = hand
        if self.events is not None:
            self._note("draw", seat, clause, cards, n=n, source="stock", dest=f"hand:{seat}", seen=ONE << seat)
        self.sized(seat, hand)

    def _shuffle(self, seat: i64) -> None:
        """All but the top card make a new stock."""
        if not self.house.reshuffle or len(self.pile) < 2:
            return
        top: i64 = self.pile.pop()
        self.stock = self.pile
        self.pile = [top]
        cards: i64 = 0
        for card in self.stock:
            cards |= ONE << card
        self.past.append(SHUFFLED | cards << 6)
        self.rng.shuffle(self.stock)
        if self.events is not None:
            self._note("reshuffle", seat, "CRAITS-3.4", n=len(self.stock), source="discard", dest="stock")
        if self.house.pressure:
            at: i64 = self.shuffles[seat]
            fine: i64 = FINES[at if at < len(FINES) else len(FINES) - 1]
            self.shuffles[seat] += 1
            self.fines[seat] += fine
            if self.events is not None:
                self._note("fine", seat, "CRAITS-3.4", n=fine)

    def sized(self, seat: i64, hand: i64) -> None:
        """The number of cards in a hand has changed: who now holds one has to say so (CRAITS-3.7)."""
        bit: i64 = ONE << seat
        if hand and hand & (hand - 1) == 0:
            self.ones |= bit
            self.silent |= bit
        elif self.ones or self.announced:
            self.ones &= ~bit
            self.silent &= ~bit
        self.announced &= ~bit

    def _announce(self, seat: i64) -> None:
        bit: i64 = ONE << seat
        self.ones &= ~bit
        self.silent &= ~bit
        self.announced |= bit
        if self.events is not None:
            self._note("announce", seat, "CRAITS-3.7")

    def _call(self, seat: i64, target: i64) -> None:
        """Idiot! The target draws two and loses a turn: the one that waits for it, else its next (CRAITS-3.9)."""
        if not self.silent >> target & 1:
            if self.events is not None:
                self._note("false_call", seat, "CRAITS-3.8", to=target)
            self.take(seat, self.house.false_call, "CRAITS-3.8")
            return
        self.silent &= ~(ONE << target)
        if self.events is not None:
            self._note("idiot", seat, "CRAITS-3.8", to=target)
        self.take(target, IDIOT_DRAWS, "CRAITS-3.9")
        if not self.house.idiot_skips:
            return
        if self.turn == target and self.phase == TURN:
            if self.events is not None:
                self._note("lost_turn", target, "CRAITS-3.9")
            self.advance(target)
        else:
            self.skips += ONE << (8 * target)

    def _name(self, seat: i64, suit: i64) -> None:
        self.suit = suit
        self.look()
        if self.events is not None:
            self._note("named", seat, "CRAITS-7.20", word=SUITS[suit])
            self._note("look", seat, "CRAITS-7.20", self.hands[seat], seen=ONE << seat)
        self.advance(seat)

    def _finish(self) -> None:
        self.over = True
        self.phase = OVER
        self.count = 0
        self.drawn = -1
        if self.events is not None:
            for seat in range(self.seats):
                hand: i64 = self.hands[seat]
                if hand == 0:
                    self._note("out", seat, "CRAITS-3.10")
                else:
                    self._note("left", seat, "CRAITS-5.2", hand, n=self.house.points(hand))

    def timeout(self, seat: i64) -> i64:
        """Draw or pass where that is allowed, else play the lowest card that may be played."""
        if self.phase == NAME:
            return NAMED + (self.pile[0] & 3)
        actions = self.legal(seat)
        for action in actions:
            if action == DRAW or action == PASS:
                return action
        return actions[0]

    # --- text ---

    def text(self, action: i64) -> str:
        return write(action)

    def parse(self, text: str) -> i64:
        return read(text)

    # --- results and knowledge ---

    def scores(self) -> list[i64]:
        """Penalty points: fewer are better."""
        out: list[i64] = [0] * self.seats
        if self.over:
            for seat in range(self.seats):
                out[seat] = self.house.points(self.hands[seat]) + self.fines[seat]
        return out

    def ranks(self) -> list[i64]:
        scores = self.scores()
        out: list[i64] = []
        for mine in scores:
            place: i64 = 1
            for other in scores:
                if other < mine:
                    place += 1
            out.append(place)
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.craits.view import lines

        return lines(self)

    def view(self, seat: i64) -> View:
        from wongpai.games.craits.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.craits.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.craits.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = CraitsDeal(self.house.rules, self.seats, self.rng, {}, True)
        self.share(twin)
        twin.house = self.house
        twin.hands = self.hands[:]
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.skips = self.skips
        twin.shuffles = self.shuffles[:]
        twin.fines = self.fines[:]
        twin.past = self.past[:]
        twin.round = self.round
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.turn = self.turn
        twin.step = self.step
        twin.suit = self.suit
        twin.count = self.count
        twin.playable = self.playable
        twin.announced = self.announced
        twin.ones = self.ones
        twin.silent = self.silent
        twin.outs = self.outs
        twin.drawn = self.drawn
        twin.turns = self.turns
        return twin

    def _note(
        self, kind: str, seat: i64, clause: str, cards: i64 = 0,
        to: i64 = -1, n: i64 = 0, word: str = "", source: str = "", dest: str = "", seen: i64 = -1,
    ) -> None:  # fmt: skip
        assert self.events is not None
        faces = tuple([FACES[c] for c in members(cards)])
        self.events.append(
            Event(kind, seat=seat, to=to, cards=faces, n=n, word=word, source=source, dest=dest, clause=clause,
                  seen=seen)
        )  # fmt: skip


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
