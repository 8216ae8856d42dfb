"""The sensible bot: keeps chắn, throws away lone cards that have little hope, eats what brings it nearer to ten sets with
six chắn, wins whenever it may, and announces just what it holds."""

from __future__ import annotations

from functools import cache
from typing import cast

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat
from wongpai.core.view import Choice, View
from wongpai.games.chan.cards import NUMBERS
from wongpai.games.chan.cuoc import CC, KEYS, N7, S3, S8, V3, V9, XUONG, Win, held
from wongpai.games.chan.hand import complete, pairs, waits
from wongpai.games.chan.house import House
from wongpai.games.chan.rules import ChanRules
from wongpai.games.chan.score import points

NEED = 6
PLAIN = 2  # points of a win with nothing to announce
POINTS = ("points_table", "pts_u_special", "thap_thanh_full", "flower_absorbs", "flower_stack")  # options that count
TRIOS = ((V9, S8, CC), (V3, S3, N7))  # lèo, tôm
TRIO = (0.0, 0.0, 2.0, 8.0)  # by how many of the three are there, where a plain win does not do
LONE = 10.0  # what one card too many without a partner costs
CHAN = 9.0  # what a chắn is worth, up to six
EXTRA_CHAN = 1.5  # and beyond
TWIN = 0.8  # a copy that may still come and make a chắn of a lone card
MATE = 0.3  # one that may still make a cạ of it
PAIR_TWIN = 0.35  # one that may still make a chắn out of half a cạ
THREE_HEADS = 0.6  # one that may still make a chắn of one of a ba đầu
CHIU = 3.0  # three alike, of which the fourth may still come
WAITING = 30.0
OUT = 3.0  # a copy still to come that would win
CHIU_BONUS = 8.0  # a chíu pays, and takes two chắn out of reach
BREAK = 2.0  # what it costs to eat a cạ with half of a chắn
EAT_BONUS = 0.5  # a set in the hand is worth more than the hope of one


def choose(seat: Seat, rng: Rng) -> int | None:
    choice = _Mind(seat.view, rng).pick()
    return None if choice is None else seat.parse(choice.text)


@cache
def _house(options: tuple[int | str, ...]) -> House:
    """A table that counts like this."""
    given = dict(zip(POINTS, options, strict=True))
    return House(cast(ChanRules, ChanRules().replace({name: _option(name, given[name]) for name in POINTS})))


def _option(name: str, fact: int | str) -> object:
    return bool(fact) if isinstance(getattr(ChanRules(), name), bool) else fact


def _kinds(text: object) -> list[int]:
    return [NUMBERS[face.lower()] for face in str(text).split()]


class _Mind:
    """What an attentive player sees at a glance."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        facts = view.facts
        self.hand: list[int] = [0] * 25
        for face in view.faces(f"hand:{view.seat}"):
            self.hand[NUMBERS[face.lower()]] += 1
        self.eats = [
            25 * NUMBERS[table.lower()] + NUMBERS[own.lower()]
            for table, _, own in (pair.partition("/") for pair in str(facts["eats"]).split())
        ]
        self.chius = _kinds(facts["chius"])
        self.mat_chan = 2 * len(self.chius) + sum(eat // 25 == eat % 25 for eat in self.eats)
        self.banned = set(_kinds(facts[f"discards:{view.seat}"]))  # may be ù'd, but not eaten
        self.unseen: list[int] = [4 - n for n in self.hand]
        for kind in _kinds(facts["seen"]):
            self.unseen[kind] = max(0, self.unseen[kind] - 1)
        self.least = int(facts["min_u"])  # points that an ù needs at this table
        self.house = _house(tuple(facts[name] for name in POINTS))

    def pick(self) -> Choice | None:
        by_verb: dict[str, list[Choice]] = {}
        for choice in self.view.choices:
            by_verb.setdefault(choice.verb, []).append(choice)
        if not by_verb:
            return None
        if self.view.phase == "announce":
            return self.announce()
        calls = by_verb.get("u", [])
        if calls and (self.may_u() if self.view.facts["fined_u"] else not calls[0].risk):
            return calls[0]
        sound = {verb: [c for c in choices if not c.risk] for verb, choices in by_verb.items() if verb != "u"}
        by_verb = {verb: choices for verb, choices in sound.items() if choices}
        for verb in ("discard", "return"):
            if verb in by_verb:
                return self.throw(by_verb[verb])
        if "chiu" in by_verb:
            return by_verb["chiu"][0] if self.worth_chiu() else by_verb["pass"][0]
        rest = next(by_verb[verb][0] for verb in ("draw", "duoi", "pass") if verb in by_verb)
        return self.eat_or(by_verb.get("eat", []), rest)

    def may_u(self) -> bool:
        """Is an ù on the card that lies there, or at once as dealt, true and free of fault?"""
        facts = self.view.facts
        if facts["passed_u"] or "reported" in self.view.players[self.view.seat].badges:
            return False
        card = NUMBERS[str(facts["card"]).lower()] if facts["card"] else -1
        if card < 0:
            true = complete(self.hand) and pairs(self.hand) >= NEED
        else:
            true = bool(waits(self.hand, self.mat_chan) >> card & 1) and (bool(facts["drawn"]) or self.hand[card] == 3)
        return true and (self.least == PLAIN or self.counts(self.now(card)) >= self.least)

    def now(self, card: int) -> Win:
        """A win on the card that lies there, -1 for one as dealt."""
        facts = self.view.facts
        win = self.on(self.hand, card)
        win.touched = bool(facts["touched"])
        if card >= 0:
            win.drawn = bool(facts["drawn"])
            win.own_door = facts["door"] == self.view.seat
            win.first_draw = (
                facts["first"] == 1 if win.drawn else bool(facts["dia_u_on_discard"]) and not facts["first"]
            )
        return win

    def on(self, hand: list[int], card: int) -> Win:
        facts = self.view.facts
        win = Win()
        win.counts, win.eats, win.chius, win.card = hand, self.eats, self.chius, card
        win.dealer = facts["dealer"] == self.view.seat
        win.clean_last = facts["clean"] == self.view.seat
        win.chiu = card >= 0 and hand[card] == 3
        return win

    def counts(self, win: Win) -> int:
        return int(points(held(win, bool(self.view.facts["bon_own"])), self.house))

    def pays(self, hand: list[int], card: int, own_door: bool) -> int:
        """Points of a win on this card, drawn later."""
        win = self.on(hand, card)
        win.drawn = win.touched = True
        win.own_door = own_door
        return self.counts(win)

    def outs(self, hand: list[int], awaited: int) -> float:
        """Copies still to come that would win; where a win has to be dear, in part those that pay in one's own door."""
        n = 0.0
        for kind in range(25):
            if awaited >> kind & 1 and self.unseen[kind]:
                share = 1.0
                if self.least > PLAIN and self.pays(hand, kind, False) < self.least:
                    share = 1 / self.view.seats if self.pays(hand, kind, True) >= self.least else 0.0
                n += share * self.unseen[kind]
        return n

    def dear(self, hand: list[int]) -> float:
        """How near lèo and tôm are."""
        whole = hand[:]
        for eat in self.eats:
            whole[eat // 25] += 1
            whole[eat % 25] += 1
        for kind in self.chius:
            whole[kind] += 4
        there = (sum(whole[kind] > 0 for kind in trio) for trio in TRIOS)
        return sum(TRIO[n] for n in there)

    # --- what a hand is worth ---

    def worth(self, hand: list[int], mat_chan: int) -> float:
        """Of nineteen cards, mat included."""
        awaited = waits(hand, mat_chan)
        chan: int = mat_chan
        lone: int = 0
        hope: float = 0.0
        better: float = 0.0
        for row in range(0, 25, 3):
            kinds = range(row, min(row + 3, 25))
            odd = [k for k in kinds if hand[k] & 1]
            chan += sum(hand[k] >> 1 for k in kinds)
            lone += len(odd) & 1
            hope += sum(CHIU for k in kinds if hand[k] == 3 and self.unseen[k])
            for k in odd:
                twins = self.unseen[k] * (0.4 if k in self.banned else 1.0)
                if len(odd) == 3:
                    hope += THREE_HEADS * twins
                elif len(odd) == 1:
                    hope += TWIN * twins
                    hope += MATE * sum(self.unseen[m] for m in kinds if m != k and m not in self.banned)
                else:
                    better += PAIR_TWIN * twins
        if chan < NEED:
            hope += better
        value: float = CHAN * min(chan, NEED) + EXTRA_CHAN * max(0, chan - NEED) - LONE * lone + hope
        if self.least > PLAIN:
            value += self.dear(hand)
        outs = self.outs(hand, awaited) if awaited else 0.0
        if outs:
            value += WAITING + OUT * outs
        return value

    def best_throw(self, hand: list[int], mat_chan: int, barred: set[int]) -> float:
        """The worth of a hand with a card too many, once the best one is gone."""
        best = -1e9
        for kind in range(25):
            if hand[kind] and kind not in barred:
                hand[kind] -= 1
                best = max(best, self.worth(hand, mat_chan))
                hand[kind] += 1
        return best

    # --- decisions ---

    def throw(self, choices: list[Choice]) -> Choice:
        """The card that is missed least; of equals one that others have thrown, for they may not eat it."""
        thrown = set()
        for s in range(self.view.seats):
            if s != self.view.seat:
                thrown |= set(_kinds(self.view.facts[f"discards:{s}"]))

        def value(choice: Choice) -> tuple[float, int]:
            kind = NUMBERS[choice.refs[0].lower()]
            self.hand[kind] -= 1
            worth = self.worth(self.hand, self.mat_chan) + (0.2 if kind in thrown else 0.0)
            self.hand[kind] += 1
            return worth, self.rng.below(1000)

        return max(choices, key=value)

    def eat_or(self, eats: list[Choice], rest: Choice) -> Choice:
        """Eat if that leaves a better hand than not eating."""
        best, found = self.worth(self.hand, self.mat_chan), rest
        card = NUMBERS[str(self.view.facts["card"]).lower()] if eats else -1
        for choice in eats:
            own = NUMBERS[choice.refs[0].lower()]
            breaks = own != card and self.hand[own] % 2 == 0
            self.hand[own] -= 1
            self.eats.append(25 * card + own)
            value = (
                EAT_BONUS
                + (own == card) * TWIN
                - breaks * BREAK
                + self.best_throw(self.hand, self.mat_chan + (own == card), self.banned | {card})
            )
            self.eats.pop()
            self.hand[own] += 1
            if value > best:
                best, found = value, choice
        return found

    def worth_chiu(self) -> bool:
        card = NUMBERS[str(self.view.facts["card"]).lower()]
        self.hand[card] -= 3
        self.chius.append(card)
        after = self.best_throw(self.hand, self.mat_chan + 2, self.banned)
        self.chius.pop()
        self.hand[card] += 3
        return after + CHIU_BONUS >= self.worth(self.hand, self.mat_chan)

    # --- announcing ---

    def announce(self) -> Choice:
        """Everything the hand holds, one cước after another, and nothing else."""
        facts = self.view.facts
        win = self.on(self.hand, NUMBERS[str(facts["win_card"]).lower()] if facts["win_card"] else -1)
        win.drawn = bool(facts["win_drawn"])
        win.own_door = bool(facts["win_own"])
        win.first_draw = bool(facts["win_first"])
        win.touched = bool(facts["touched"])
        win.chiu = bool(facts["win_chiu"])
        have = held(win, bool(facts["bon_own"]))
        for key in str(facts["called"]).split():
            have[KEYS.index(key)] -= 1
        have[XUONG] = 0
        options = {choice.option: choice for choice in self.view.choices}
        for key, n in zip(KEYS, have, strict=True):
            if n > 0:
                return options[key]
        return next(c for c in self.view.choices if c.verb == "done" or c.option == KEYS[XUONG])
