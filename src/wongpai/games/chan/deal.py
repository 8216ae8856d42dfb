"""One deal of Chắn: what each seat may do, and why not."""
# mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from wongpai.core.bits import lowest
from wongpai.core.deal import CLAIM as CLAIM_WINDOW
from wongpai.core.deal import Deal
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.errors import IllegalAction, Refusal
from wongpai.games.chan.actions import CALL, CHIU, DONE, DRAW, DUOI, EAT, PASS, U, known, read, text_of
from wongpai.games.chan.actions import RETURN as GIVE_BACK
from wongpai.games.chan.cards import CC, ROW, add_members
from wongpai.games.chan.cuoc import must
from wongpai.games.chan.faults import OPEN_SINS, clean_plays, eat_sins
from wongpai.games.chan.flow import Flow
from wongpai.games.chan.hand import NEED, complete, pairs
from wongpai.games.chan.house import House
from wongpai.games.chan.rules import REFUSALS, ChanRules
from wongpai.games.chan.state import ANNOUNCE, CLAIM, DISCARD, LEFT, OWN, RETURN, TURN


@final
@mypyc_attr(free_list_len=1)
class ChanDeal(Flow):
    """See `State` for what it holds and `Flow` for what happens."""

    def __init__(
        self, rules: ChanRules, seats: i64, rng: Rng, position: Mapping[str, Any], house: House | None = None
    ) -> None:
        """house: given for a twin, that is filled by `copy`."""
        super().__init__(seats, rng, house if house is not None else House(rules))
        if house is None:
            from wongpai.games.chan.setup import set_up

            set_up(self, position)

    # --- whom the deal waits for ---

    def to_act(self) -> i64:
        if self.phase == CLAIM:
            return self.able
        if self.over:
            return 0
        return 1 << self.actor()

    def actor(self) -> i64:
        """The seat to act outside windows."""
        return self.doer if self.phase == RETURN or self.phase == ANNOUNCE else self.turn

    def window(self) -> i64:
        return CLAIM_WINDOW if self.phase == CLAIM else 0

    def close(self) -> None:
        if self.phase != CLAIM or self.able:
            raise IllegalAction(Refusal("no_window", ""))
        self.resolve()

    def opening(self) -> bool:
        """The dealer has played nothing yet."""
        return self.phase == DISCARD and not self.touched & (1 << self.turn)

    # --- legality ---

    def legal(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.phase == CLAIM:
            if seat >= 0 and self.able & (1 << seat):
                if self.able_u & (1 << seat):
                    out.append(U)
                if self.able_chiu & (1 << seat):
                    out.append(CHIU)
                out.append(PASS)
            return out
        if self.over or seat != self.actor():
            return out
        if self.phase == TURN:
            self._add_eats(out, seat, False)
            out.append(DRAW)
        elif self.phase == OWN:
            self._add_eats(out, seat, False)
            out.append(DUOI)
        elif self.phase == DISCARD:
            if self.thien == 1:
                out.append(U)
            add_members(out, self.playable(seat))
        elif self.phase == RETURN:
            rest: i64 = self.playable(seat)
            while rest:
                out.append(GIVE_BACK + lowest(rest))
                rest &= rest - 1
        else:
            return self.right()
        return out

    def fouls(self, seat: i64) -> list[i64]:
        out: list[i64] = []
        if seat < 0 or self.over:
            return out
        if self.phase == CLAIM:
            if self.able & (1 << seat):
                if self.foul_u & (1 << seat):
                    out.append(U)
                if self.foul_chiu & (1 << seat):
                    out.append(CHIU)
            return out
        if seat != self.actor():
            return out
        if self.phase == ANNOUNCE:
            right = self.right()
            for action in self.callable():
                if action not in right:
                    out.append(action)
        elif self.phase == DISCARD and self._foul_thien():
            out.append(U)
        if self.house.classic:
            if self.phase == TURN or self.phase == OWN:
                self._add_eats(out, seat, True)
            elif self.phase != ANNOUNCE:
                first: i64 = 0 if self.phase == DISCARD else GIVE_BACK
                rest: i64 = self.have[seat] & ~self.playable(seat)
                while rest:
                    out.append(first + lowest(rest))
                    rest &= rest - 1
        return out

    def _foul_thien(self) -> bool:
        return self.thien == 2 or (self.house.false_u and self.thien == 0 and self.opening())

    def playable(self, seat: i64) -> i64:
        """Kinds that may be discarded or returned."""
        free: i64 = clean_plays(self, seat) if self.house.classic else self.have[seat] & ~self.barred_kinds(seat)
        return free if free else self.have[seat]

    def _may_eat(self, seat: i64) -> bool:
        """The live card, if the hand has one to go with it (CHAN-2.11, 2.22)."""
        if self.size[seat] < 2 or self.putter == seat:
            return False
        if self.house.classic:
            return not self.sins[seat] & OPEN_SINS
        return not self.played[seat] & (1 << self.card)

    def _add_eats(self, out: list[i64], seat: i64, faulty: bool) -> None:
        rest: i64 = self.have[seat] & ROW[self.card]
        if rest == 0 or not self._may_eat(seat):
            return
        while rest:
            own: i64 = lowest(rest)
            rest &= rest - 1
            if not self.house.classic or (eat_sins(self, seat, self.card, own) != 0) == faulty:
                out.append(EAT + own)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.over:
            return _refuse("over")
        if seat < 0 or seat >= self.seats or not known(action):
            return _refuse("not_your_turn")
        if self.phase == CLAIM:
            return self._why_not_claim(seat, action)
        if seat != self.actor():
            if action == U:
                return _refuse(self._late_u(seat))
            if action == CHIU:
                return _refuse("no_claim")
            if EAT <= action < GIVE_BACK:
                return _refuse("nothing_to_eat")
            return _refuse("not_your_turn")
        if self.phase == ANNOUNCE:
            return self._why_not_say(action)
        if action == DONE or CALL <= action < DRAW:
            return _refuse("no_announcing")
        if self.phase == DISCARD:
            return self._why_not_discard(seat, action)
        if self.phase == RETURN:
            if action < GIVE_BACK or action >= CALL:
                return _refuse("return_first")
            return self._why_not_play(seat, action - GIVE_BACK)
        if EAT <= action < GIVE_BACK:
            return self._why_not_eat(seat, action - EAT)
        if action == U:
            return _refuse(self._late_u(seat))
        if action == CHIU:
            return _refuse("no_claim")
        if self.phase == TURN:
            return None if action == DRAW else _refuse("eat_or_draw")
        return None if action == DUOI else _refuse("eat_or_duoi")

    def _why_not_discard(self, seat: i64, action: i64) -> Refusal | None:
        if action < EAT:
            return self._why_not_play(seat, action)
        if not self.opening():
            return _refuse("no_claim" if action == U or action == CHIU else "discard_first")
        if action == U:
            return None if self.thien == 1 or self._foul_thien() else _refuse("false_u")
        return _refuse("dealer_first")

    def _why_not_play(self, seat: i64, kind: i64) -> Refusal | None:
        bit: i64 = 1 << kind
        if not self.have[seat] & bit:
            return _refuse("not_in_hand")
        if self.house.classic or self.playable(seat) & bit:
            return None
        return _refuse("banned_discard" if self.played[seat] & bit else "just_eaten")

    def _why_not_eat(self, seat: i64, own: i64) -> Refusal | None:
        if self.sins[seat] & OPEN_SINS:
            return _refuse("reported")
        if self.putter == seat or (not self.house.classic and self.played[seat] & (1 << self.card)):
            return _refuse("banned_eat")
        if not self.have[seat] & (1 << own):
            return _refuse("not_in_hand")
        if not ROW[self.card] & (1 << own):
            return _refuse("not_a_set")
        return _refuse("last_card") if self.size[seat] < 2 else None

    def _why_not_claim(self, seat: i64, action: i64) -> Refusal | None:
        bit: i64 = 1 << seat
        if action == PASS:
            if self.able & bit:
                return None
            asked: i64 = self.able_u | self.able_chiu | self.foul_u | self.foul_chiu
            return _refuse("answered" if asked & bit else "no_claim")
        if action == U:
            if self.able & (self.able_u | self.foul_u) & bit:
                return None
            return _refuse(self._no_u(seat))
        if action == CHIU:
            if self.able & (self.able_chiu | self.foul_chiu) & bit:
                return None
            return _refuse(self._no_chiu(seat))
        return _refuse("claim_open")

    def _no_u(self, seat: i64) -> str:
        """The code of the refusal."""
        bit: i64 = 1 << seat
        if self.putter == seat:
            return "own_u"
        if self.origin == LEFT:
            return "no_claim"
        if (self.u_said | self.able_u | self.foul_u) & bit:
            return "answered"
        if self.house.ban_u and self.played[seat] & (1 << self.card):
            return "banned_u"
        if self.card == CC:
            hand: list[i64] = self.hand(seat)
            hand[CC] += 1
            if complete(hand) and self.mat_chan[seat] + pairs(hand) > NEED:
                return "chi_alone"
        if not self.waits[seat] & (1 << self.card):
            return "not_complete"
        return "answered" if self.whole(seat) else "only_by_chiu"

    def _late_u(self, seat: i64) -> str:
        """Outside a window; why a card that lies there since it was played could not be won on."""
        if self.card < 0 or self.putter < 0 or self.house.false_u or self.phase == ANNOUNCE:
            return "no_claim"
        if self.putter == seat:
            return "own_u"
        if not self.waits[seat] & (1 << self.card):
            return "not_complete"
        return "no_claim" if self.whole(seat) else "only_by_chiu"

    def _no_chiu(self, seat: i64) -> str:
        if self.putter == seat:
            return "own_card"
        if not self.three[seat] & (1 << self.card):
            return "not_three"
        if self.sins[seat] & OPEN_SINS:
            return "reported"
        return "last_three" if self.size[seat] < 4 else "answered"

    def _why_not_say(self, action: i64) -> Refusal | None:
        if action in self.callable():
            return None
        if action < CALL or action >= DRAW:
            return _refuse("announce_first")
        return _refuse("no_xuong" if action == CALL else "called_enough")

    def timeout(self, seat: i64) -> i64:
        """Let claims go, draw, let go, play the first card that may be played; announce no more than has to be."""
        if self.phase == CLAIM:
            return PASS
        if self.phase == TURN:
            return DRAW
        if self.phase == OWN:
            return DUOI
        actions = self.legal(seat)
        if self.phase == ANNOUNCE:
            last: i64 = actions[len(actions) - 1]
            if last == DONE or last == CALL:
                return last
            return self._must_say(actions)
        return actions[1] if actions[0] == U else actions[0]

    def _must_say(self, actions: list[i64]) -> i64:
        """Of the right calls, one that the announcement needs."""
        for action in actions:
            i: i64 = action - CALL
            if self.said[i] < must(self.held, self.said, i, self.house.strict_missing):
                return action
        return actions[0]

    # --- text ---

    def text(self, action: i64) -> str:
        return text_of(action)

    def parse(self, text: str) -> i64:
        return read(text)

    # --- results and knowledge ---

    def lines(self) -> list[Any]:
        from wongpai.games.chan.view import lines

        return lines(self)

    def view(self, seat: i64) -> View:
        from wongpai.games.chan.view import view

        return view(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Deal:
        from wongpai.games.chan.imagine import imagine

        return imagine(self, seat, rng)

    def position(self) -> dict[str, Any]:
        from wongpai.games.chan.setup import position

        return position(self)

    def copy(self) -> Deal:
        twin = ChanDeal(self.house.rules, self.seats, self.rng, {}, self.house)
        self.share_state(twin)
        return twin


def _refuse(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
