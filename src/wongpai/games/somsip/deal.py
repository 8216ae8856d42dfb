"""One deal of Som Sip: take or draw, discard, and the window in which anyone waiting may knock."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest, members
from wongpai.core.deal import CLAIM as CLAIM_WINDOW
from wongpai.core.deal import Deal
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import IllegalAction, InvalidAction, Refusal
from wongpai.games.somsip.pairs import FACES, House, paired, unpaired, waits
from wongpai.games.somsip.rules import REFUSALS, SomSipRules

FIRST: Final[i64] = 0  # player 1 takes the centre card or passes
TURN: Final[i64] = 1  # take or draw
DISCARD: Final[i64] = 2  # six cards in hand
CLAIM: Final[i64] = 3  # all but the discarder may knock
OVER: Final[i64] = 4
PHASES: Final = ("first", "turn", "discard", "claim", "over")

# Actions: the card in bits 0 … 5 where there is one.
THROW: Final[i64] = 0
TAKE: Final[i64] = 64
DRAW: Final[i64] = 128
PASS: Final[i64] = 129
KNOCK: Final[i64] = 130

# How a deal was won, or why it is void.
WAYS: Final = ("", "claim", "draw", "take", "centre", "dealt", "no_stock", "too_long")
CLAIMED: Final[i64] = 1
DREW: Final[i64] = 2
TOOK: Final[i64] = 3
CENTRE: Final[i64] = 4
DEALT: Final[i64] = 5
NO_STOCK: Final[i64] = 6
TOO_LONG: Final[i64] = 7
WON_BY: Final = ("", "SOMSIP-4.2", "SOMSIP-4.1", "SOMSIP-3.1", "SOMSIP-2.3", "SOMSIP-1.1")

_NUMBERS: Final = {face.lower(): number for number, face in enumerate(FACES)}
_ANSWERS: Final[list[i64]] = [KNOCK, PASS]


@final
@mypyc_attr(free_list_len=1)
class SomSipDeal(Deal):
    """Hands and sets of seats are bit sets; stock and pile are lists of cards, the next or topmost last."""

    def __init__(
        self, rules: SomSipRules, seats: i64, rng: Rng, position: Mapping[str, Any], empty: bool = False
    ) -> None:
        super().__init__(seats, rng)
        self.hands: list[i64] = []
        self.waits: list[i64] = []  # by seat: the ranks that complete its five; while it holds six: that completed them
        self.stock: list[i64] = []
        self.pile: list[i64] = []  # the centre card, if it still lies there, and the discards on it
        self.centre: i64 = -1
        self.wild: i64 = 0  # the cards that pair with any (wild variant)
        self.dealer: i64 = 0
        self.phase: i64 = OVER
        self.turn: i64 = 0  # in a claim window: the discarder, or player 1 while it is about the centre card
        self.by: i64 = -1  # who discarded the top of the pile; -1 for the centre card
        self.taken: i64 = -1  # the card taken in this turn
        self.drawn: i64 = -1  # the card drawn in this turn
        self.passed: bool = False  # player 1 passed, and player 2 has not chosen yet
        self.turns: i64 = 0
        self.able: i64 = 0  # seats that may knock in the open window and have not answered
        self.knocks: i64 = 0
        self.locked: i64 = 0  # seats that let a claim go where that bars them
        self.winner: i64 = -1
        self.way: i64 = 0
        # What all have seen of hidden hands, for `imagine` and the view.
        self.known: list[i64] = []  # by seat: cards taken in sight of all and still held
        self.owes: list[i64] = []  # by seat, a bit a rank: among its hidden cards is a partner of that rank
        self.room: i64 = -1  # how many hidden partners of the centre card player 1 may hold after passing; -1: any
        self.recycled: i64 = 0  # what the stock was last made of anew
        self.fresh: list[i64] = []  # by seat: how many hidden cards it may have from that stock
        if empty:
            return
        self.house: House = House(rules)
        from wongpai.games.somsip.setup import set_up

        set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        if self.phase == CLAIM:
            return self.able
        return 0 if self.over else (1 << self.turn)

    def window(self) -> i64:
        return CLAIM_WINDOW if self.phase == CLAIM else 0

    def close(self) -> None:
        if self.phase != CLAIM or self.able:
            raise IllegalAction(Refusal("no_window", ""))
        self._resolve()

    def next(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    # --- legality ---

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.phase == CLAIM:
            return _ANSWERS[:] if seat >= 0 and self.able & (1 << seat) else out
        if self.over or seat != self.turn:
            return out
        if self.phase == DISCARD:
            if self._may_knock(seat):
                out.append(KNOCK)
            rest: i64 = self.hands[seat]
            if self.taken >= 0 and not self.house.rediscard:
                rest ^= 1 << self.taken
            while rest:
                out.append(lowest(rest))
                rest &= rest - 1
            return out
        if self.phase == TURN:
            offered: i64 = self.offered()
            if offered >= 0 and (not self.house.pair_always or self._pairs(seat, offered)):
                out.append(TAKE + offered)
            out.append(DRAW)
            return out
        if self._pairs(seat, self.centre):
            out.append(TAKE + self.centre)
            if self.house.must_take:
                return out
        out.append(PASS)
        return out

    def offered(self) -> i64:
        """The card that the seat to act may take, pair or not; -1 if there is none (SOMSIP-3.2)."""
        if self.phase == TURN:
            if self.by >= 0:
                return self.pile[len(self.pile) - 1]
            return self.centre if self.passed and self.house.next_centre else -1
        return self.centre if self.phase == FIRST else -1

    def _pairs(self, seat: i64, card: i64) -> bool:
        """A partner of the card is in the hand, or one of the two is wild."""
        hand: i64 = self.hands[seat]
        return bool(hand & (self.house.mates(card) | self.wild)) or bool(self.wild >> card & 1)

    def _may_knock(self, seat: i64) -> bool:
        """With six cards in the own turn; on a card taken, not by who once let a claim go where that bars."""
        if self.drawn >= 0:
            return self.house.self_draw and self._complete(seat)
        return self._complete(seat) and not self.locked & (1 << seat)

    def _complete(self, seat: i64) -> bool:
        card: i64 = self.drawn if self.drawn >= 0 else self.taken
        if card >= 0:
            return bool(self.waits[seat] & (1 << (card >> 2)))
        return unpaired(self.hands[seat], self.house, self.wild) == 0

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or action < 0 or action > KNOCK:
            return _refuse("not_your_turn")
        if self.phase == CLAIM:
            return self._why_not_claim(seat, action)
        if seat != self.turn:
            if action == KNOCK and self.by < 0:
                return _refuse("not_a_discard")
            return _refuse("not_your_turn")
        if action == KNOCK:
            if self.phase != DISCARD:
                return _refuse("card_first" if self.phase == TURN else "not_a_discard")
            if self._may_knock(seat):
                return None
            if not self._complete(seat):
                return _refuse("not_complete")
            return _refuse("no_self_draw" if self.drawn >= 0 else "let_go")
        if self.phase == DISCARD:
            if action >= TAKE:
                return _refuse("no_passing" if action == PASS else "discard_first")
            if action >= 52 or not self.hands[seat] >> action & 1:
                return _refuse("not_in_hand")
            return _refuse("just_taken") if action == self.taken and not self.house.rediscard else None
        if action < TAKE:
            return _refuse("card_first")
        if action == DRAW:
            return _refuse("first_no_draw") if self.phase == FIRST else None
        if action == PASS:
            if self.phase == TURN:
                return _refuse("no_passing")
            return _refuse("must_take") if self.house.must_take and self._pairs(seat, self.centre) else None
        return self._why_not_take(seat, action - TAKE)

    def _why_not_take(self, seat: i64, card: i64) -> Refusal | None:
        if card != self.offered():
            if card != self.centre:
                return _refuse("not_offered")
            return _refuse("indicator" if self.house.wild else "centre_dead")
        if self.phase == FIRST:
            return None if self._pairs(seat, card) else _refuse("no_partner")
        return _refuse("no_pair") if self.house.pair_always and not self._pairs(seat, card) else None

    def _why_not_claim(self, seat: i64, action: i64) -> Refusal | None:
        bit: i64 = 1 << seat
        if action != KNOCK and action != PASS:
            return _refuse("claim_open")
        if self.able & bit:
            return None
        if seat == self.by:
            return _refuse("own_discard")
        if not self.waits[seat] & (1 << (self.pile[len(self.pile) - 1] >> 2)):
            return _refuse("not_waiting")
        return _refuse("let_go" if self.locked & bit else "answered")

    # --- doing it ---

    def play(self, seat: i64, action: i64) -> None:
        if action < TAKE:
            self._discard(seat, action)
        elif self.phase == CLAIM:
            self.able ^= 1 << seat
            if action == KNOCK:
                self.knocks |= 1 << seat
            elif self.house.locks:
                self.locked |= 1 << seat
            if self.able == 0:
                self._resolve()
        elif action == DRAW:
            self._draw(seat)
        elif action == KNOCK:
            self._win(seat, DREW if self.drawn >= 0 else (DEALT if self.taken < 0 else self._took()))
        elif action == PASS:
            self._pass(seat)
        else:
            self._take(seat, action - TAKE)

    def _took(self) -> i64:
        """By which card taken this turn the hand is won: the one turned up at the start has been discarded by nobody."""
        return CENTRE if self.by < 0 else TOOK

    def _discard(self, seat: i64, card: i64) -> None:
        bit: i64 = 1 << card
        hand: i64 = self.hands[seat] ^ bit
        self.hands[seat] = hand
        self.waits[seat] = waits(hand, self.house, self.wild)
        if self.known[seat] & bit:
            self.known[seat] ^= bit
        elif self.owes[seat] or self.room > 0 or self.recycled:
            self._seen(seat, card)
        self.pile.append(card)
        self.by = seat
        self.taken = -1
        self.drawn = -1
        if self.events is not None:
            self._note("discard", seat, bit, "SOMSIP-3.4", source=f"hand:{seat}", dest="discard")
        self.open_window()

    def _seen(self, seat: i64, card: i64) -> None:
        """A card nobody knew of leaves the hand: what was known of the rest may no longer hold."""
        ranks: i64 = self.owes[seat]
        while ranks:
            rank: i64 = lowest(ranks)
            ranks &= ranks - 1
            if (self.house.mates(4 * rank) | self.wild) >> card & 1:
                self.owes[seat] ^= 1 << rank
        if self.room > 0 and seat == self.next(self.dealer) and self.house.mates(self.centre) >> card & 1:
            self.room -= 1
        if self.recycled >> card & 1 and self.fresh[seat]:
            self.fresh[seat] -= 1

    def open_window(self) -> None:
        """Everybody but the discarder may answer now (SOMSIP-4.2, 4.3); who really can is nobody else's business."""
        self.phase = CLAIM
        self.knocks = 0
        bit: i64 = 1 << (self.pile[len(self.pile) - 1] >> 2)
        able: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.waits[seat] & bit and seat != self.by:
                able |= 1 << seat
            seat += 1
        self.able = able & ~self.locked

    def _resolve(self) -> None:
        """All who could have answered: the nearest after the discarder wins (SOMSIP-5.1, 5.2), else play goes on."""
        self.able = 0
        if self.knocks:
            seat: i64 = self.next(self.by if self.by >= 0 else self.dealer)
            while not self.knocks & (1 << seat):
                seat = self.next(seat)
            card: i64 = self.pile.pop()
            self.hands[seat] |= 1 << card
            if self.events is not None:
                for other in members(self.knocks ^ (1 << seat)):
                    self._note("overtaken", other, 0, "SOMSIP-5.2", to=seat)
                self._note("claim", seat, 1 << card, "SOMSIP-4.2", to=self.by, source="discard", dest=f"hand:{seat}")
            self._win(seat, CLAIMED if self.by >= 0 else CENTRE)
        elif self.by < 0:
            self.phase = FIRST
        else:
            self._next()

    def _next(self) -> None:
        self.turns += 1
        self.turn = self.next(self.turn)
        self.phase = TURN
        if self.turns >= self.house.max_turns:
            self._void(TOO_LONG)

    def _pass(self, seat: i64) -> None:
        self.passed = True
        if self.house.must_take:
            self.room = 0
        if self.events is not None:
            self._note("pass", seat, 0, "SOMSIP-2.4")
        self._next()

    def _take(self, seat: i64, card: i64) -> None:
        bit: i64 = 1 << card
        if self.phase == FIRST or self.house.pair_always:
            mates: i64 = self.house.mates(card) | self.wild
            if not self.known[seat] & mates and not self.wild & bit:
                self.owes[seat] |= 1 << (card >> 2)
        self.pile.pop()
        self.hands[seat] |= bit
        self.known[seat] |= bit
        self.taken = card
        self.passed = False
        self.phase = DISCARD
        if self.events is not None:
            clause = "SOMSIP-2.3" if self.by < 0 else "SOMSIP-3.1"
            self._note("take", seat, bit, clause, source="discard", dest=f"hand:{seat}")

    def _draw(self, seat: i64) -> None:
        self.passed = False
        if not self.stock and self.house.reshuffle:
            self._reshuffle()
        if not self.stock:
            self._void(NO_STOCK)
            return
        card: i64 = self.stock.pop()
        self.hands[seat] |= 1 << card
        self.drawn = card
        self.phase = DISCARD
        if self.room >= 0 and seat == self.next(self.dealer):
            self.room += 1
        if self.recycled:
            self.fresh[seat] += 1
        if self.events is not None:
            self._note("draw", seat, 1 << card, "SOMSIP-3.3", source="stock", dest=f"hand:{seat}", seen=1 << seat)

    def _reshuffle(self) -> None:
        """All but the top of the pile make a new stock."""
        if len(self.pile) < 2:
            return
        top: i64 = self.pile.pop()
        self.stock = self.pile
        self.pile = [top]
        self.recycled = 0
        for card in self.stock:
            self.recycled |= 1 << card
        self.fresh = [0] * self.seats
        self.rng.shuffle(self.stock)
        if self.events is not None:
            self._note("reshuffle", -1, 0, "SOMSIP-3.3", n=len(self.stock), source="discard", dest="stock")

    def _win(self, seat: i64, way: i64) -> None:
        self.winner = seat
        self.way = way
        self.known[seat] = self.hands[seat]
        self.phase = OVER
        self.over = True
        if self.events is not None:
            cards = [FACES[c] for c in paired(self.hands[seat], self.house, self.wild)]
            self.events.append(
                Event("knock", seat=seat, cards=tuple(cards), n=len(cards), word=WAYS[way], source=f"hand:{seat}",
                      dest=f"pair:{seat}:0", clause=WON_BY[way])
            )  # fmt: skip

    def _void(self, way: i64) -> None:
        self.way = way
        self.phase = OVER
        self.over = True
        if self.events is not None:
            self._note("void", -1, 0, "SOMSIP-3.3" if way == NO_STOCK else "SOMSIP-3.4", word=WAYS[way])

    def timeout(self, seat: i64) -> i64:
        """Let claims go, draw, and throw away what was drawn; never knocks."""
        if self.phase == CLAIM:
            return PASS
        if self.phase == TURN:
            return DRAW
        if self.phase == DISCARD and self.drawn >= 0:
            return self.drawn
        actions = self.legal(seat)
        if actions[0] == KNOCK:
            return actions[1]
        return actions[len(actions) - 1]

    # --- text ---

    def text(self, action: i64) -> str:
        if action == DRAW:
            return "draw"
        if action == PASS:
            return "pass"
        if action == KNOCK:
            return "knock"
        return f"take {FACES[action - TAKE]}" if action >= TAKE else f"discard {FACES[action]}"

    def parse(self, text: str) -> i64:
        words = text.lower().split()
        if len(words) == 1 and words[0] in ("draw", "pass", "knock"):
            return DRAW if words[0] == "draw" else (PASS if words[0] == "pass" else KNOCK)
        if len(words) != 2 or words[0] not in ("take", "discard"):
            raise InvalidAction(f"not an action of this game: {text[:60]!r}")
        number: i64 = _NUMBERS.get(words[1], -1)
        if number < 0:
            raise InvalidAction(f"no such card: {words[1][:20]!r}")
        return TAKE + number if words[0] == "take" else number

    # --- results and knowledge ---

    def scores(self) -> list[i64]:
        out: list[i64] = [0] * self.seats
        if self.winner >= 0:
            out[self.winner] = 1
        return out

    def lines(self) -> list[Any]:
        from wongpai.games.somsip.view import lines

        return lines(self)

    def view(self, seat: i64) -> View:
        from wongpai.games.somsip.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.somsip.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.somsip.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = SomSipDeal(self.house.rules, self.seats, self.rng, {}, True)
        self.share(twin)
        twin.house = self.house
        twin.hands = self.hands[:]
        twin.waits = self.waits[:]
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.known = self.known[:]
        twin.owes = self.owes[:]
        twin.fresh = self.fresh[:]
        twin.centre = self.centre
        twin.wild = self.wild
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.turn = self.turn
        twin.by = self.by
        twin.taken = self.taken
        twin.drawn = self.drawn
        twin.passed = self.passed
        twin.turns = self.turns
        twin.able = self.able
        twin.knocks = self.knocks
        twin.locked = self.locked
        twin.winner = self.winner
        twin.way = self.way
        twin.room = self.room
        twin.recycled = self.recycled
        return twin

    def _note(
        self, kind: str, seat: i64, cards: i64, clause: str,
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
