"""Tables with a clock that the test moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import msgspec

from tests.toy import register_toy
from wongpai.core.match import Match
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.games import load
from wongpai.table import Entry, Live, Room, Setup, Update, log, update
from wongpai.table.setup import key_of

register_toy()
GAMES = ("slave", "sabai", "toy")
FOUNDER = "token-0"


class Played:
    """A live table, its clock and its log as it would be on disk."""

    def __init__(self, setup: Setup, written: list[str] | None = None, seed: int = 1, hurry: float = 1.0) -> None:
        self.now = 0.0
        self.setup = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
        self.written = list(written or [])
        room = Room.fold(self.setup, [log.loads(line) for line in self.written])
        self.live = Live(room, lambda: self.now, Rng(seed, 0), hurry)
        self.watch: Callable[[Entry], None] = lambda entry: None

    @property
    def room(self) -> Room:
        return self.live.room

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def turn(self) -> int:
        """The seat that is seen to be waited for."""
        return self.match.deal.view(-1).turn[0]

    def keep(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            self.written.append(log.dumps(entry))
            self.watch(entry)

    def sit(self, name: str) -> int:
        """A player more; their number."""
        key = key_of(f"token-{name}")
        reply = self.live.sit(name, key)
        assert reply.refusal is None, reply.refusal
        self.keep(reply.entries)
        player = self.room.player_of(key)
        assert player is not None
        return player

    def start(self, player: int = 0) -> None:
        self.keep(self.live.start(player).entries)

    def act(self, player: int, text: str, id: int = 0, at: int | None = None) -> str:
        """ "" if done, else the code of the refusal."""
        self.ids = getattr(self, "ids", 1000) + 1
        reply = self.live.act(player, id or self.ids, self.room.version if at is None else at, text)
        self.keep(reply.entries)
        return reply.refusal.code if reply.refusal else ""

    def view(self, player: int) -> View:
        view = self.update(player).view
        assert view is not None
        return view

    def update(self, player: int, since: int | None = None) -> Update:
        return update(self.live, "t", player, self.room.version if since is None else since)

    def step(self) -> bool:
        """Let time pass to the next thing that happens by itself; False if nothing ever would."""
        due = self.live.due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.keep(self.live.tick())
        return True

    def wait(self, seconds: float) -> None:
        """Let that much time pass with all that happens in it."""
        end = self.now + seconds
        while (due := self.live.due()) is not None and due <= end:
            self.step()
        self.now = end

    def restarted(self, seed: int = 2) -> Played:
        return Played(self.setup, self.written, seed)


def setup(game: str, kinds: str, pace: str = "normal", seed: int = 0, **rules: bool | int | str) -> Setup:
    """kinds: blank-separated, "me" is the founder's seat. The same arguments give the same cards."""
    names = tuple("human" if kind == "me" else kind for kind in kinds.split())
    fresh = Setup.fresh(load(game, rules=rules), names, pace, "Founder", FOUNDER)
    return msgspec.structs.replace(fresh, seed=hashlib.sha256(f"{game} {kinds} {seed}".encode()).hexdigest())


def table(game: str, kinds: str, pace: str = "normal", seed: int = 0, **rules: bool | int | str) -> Played:
    """A table whose founder has come in."""
    played = Played(setup(game, kinds, pace, seed, **rules))
    played.live.arrive(kinds.split().index("me"))
    return played


def running(game: str, people: int, bots: int = 0, seed: int = 0, **rules: bool | int | str) -> Played:
    """A table with that many people, all here, in the first seats, and its first deal dealt."""
    kinds = ["me"] + ["open"] * (people - 1) + ["heuristic"] * bots
    played = table(game, " ".join(kinds), "normal", seed, **rules)
    for n in range(1, people):
        played.live.arrive(played.sit(f"p{n}"))
    played.step()
    return played


def choices(played: Played, players: list[int]) -> Iterator[tuple[int, str]]:
    """What these players could do now, correctly."""
    for player in players:
        for choice in played.view(player).choices:
            if not choice.risk:
                yield player, choice.text


def play_on(played: Played, people: list[int], seed: int = 3, stop: Callable[[], bool] = lambda: False) -> None:
    """People act at random, now and then letting time pass, until the match is over or `stop` says so.

    Who plays with bots alone has all the time there is.
    """
    rng = Rng(seed, 1)
    for _ in range(20_000):
        match = played.room.match
        if match is not None and (match.over or stop()):
            return
        on_offer = list(choices(played, people)) if match and not match.deal.over else []
        still = played.live.due() is None
        if on_offer and (still or rng.below(3)):
            assert played.act(*on_offer[rng.below(len(on_offer))]) == ""
        elif match and match.deal.over and (still or rng.below(2)):
            for player in people:
                played.keep(played.live.next(player).entries)
        else:
            assert played.step()
    raise AssertionError("no end")
