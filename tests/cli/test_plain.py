"""Line mode: what is typed, what is said to it, and when one is asked."""

from __future__ import annotations

import pytest

import wongpai as wp
from wongpai.cli import show
from wongpai.cli.local import LocalTable, Next
from wongpai.cli.plain import Plain


class Session:
    """A person at a table in line mode whose lines are given one after another."""

    def __init__(self, id: str, lang: str = "en", seed: int = 4, **position: object) -> None:
        game = wp.load(id)
        self.table = LocalTable(game, game.suggested_seats, "heuristic", seed, "An")
        if position:
            self.table.match.deal = game.deal(position=position, listen=True)
            self.table._fresh()
        self.said: list[str] = []
        self.shown: list[str] = []
        self.plain = Plain(self.table, lang, self._read, self.shown.append)

    def _read(self, prompt: str) -> str:
        if not self.said:
            raise EOFError
        return self.said.pop(0)

    def say(self, *lines: str) -> str:
        """What was shown after these lines."""
        self.said = list(lines)
        self.plain.run()
        return "\n".join(self.shown)


def test_places_are_counted_from_one_everywhere() -> None:
    shown = Session("sabai").say("draw")
    assert "An · Row: 1=▒▒ 2=▒▒" in shown
    assert "An 1" in shown
    assert "0:0" not in shown


@pytest.mark.parametrize(
    "line", ["keep 0:1", "keep an 2", "Keep An 2", "an 2", "0:1", "3", "Keep, swap here An 2", "keep  AN  2"]
)
def test_places_as_they_are_shown_can_be_typed(line: str) -> None:
    session = Session("sabai")
    session.say("draw", line)
    assert [step.text for step in session.table.match.steps][:2] == ["draw", "keep 0:1"]


def test_names_that_are_verbs() -> None:
    session = Session("sabai")
    session.plain.texts.names[0] = "draw"
    session.say("draw", "keep draw 2")
    assert [step.text for step in session.table.match.steps][:2] == ["draw", "keep 0:1"]


@pytest.mark.parametrize(("lang", "message"), [("en", "That means nothing here"), ("th", "ไม่เข้าใจ")])
@pytest.mark.parametrize("line", ["nonsense", "lay 3x", "²", "²:0", "peek ²:0", "lay 3c 3c", "swap @²", "9" * 5000])
def test_what_cannot_be_read_is_said_in_the_language(lang: str, message: str, line: str) -> None:
    shown = Session("slave", lang).say(line)
    assert message in shown
    assert "action of this game" not in shown
    assert "no such card" not in shown


def test_bare_cards_that_do_not_beat_cite_the_clause() -> None:
    hands = ["3c 4c 9d", "5c 6c", "7c 8c", "10c Jc"]
    session = Session("slave", hands=hands, table="5d", by=3, turn=0)
    shown = session.say("3c", "4♣")
    assert shown.count("§") == 2
    assert "means nothing" not in shown
    assert session.table.match.steps == []


def test_bare_cards_are_never_more_than_they_say() -> None:
    """Several choices with these cards, or an unlisted one: ask, do not guess."""
    session = Session("sabai")
    shown = session.say("draw", "0:1 0:2")
    assert "means nothing" in shown
    assert len(session.table.match.steps) == 1


def test_a_guess_is_labelled_as_what_may_be_wrong() -> None:
    shown = Session("sabai").say("draw", "keep an 1")
    assert "(may be wrong)" in shown
    assert "a guess" not in shown


def test_chances_let_pass_come_again_with_every_turn_and_not_within_one() -> None:
    """Once for each turn of another seat at most, unless other cards lie in the middle."""
    session = Session("sabai", seed=4)
    table = session.table
    table.act("draw")
    table.act("play")
    asked: list[tuple[int, list[list[str]]]] = []
    turns: set[int] = set()
    while (due := table.next()) in (Next.BOT, Next.REACT):
        view = table.view()
        turn = view.turn[0] if view.turn else -1
        middle = [[card.face for card in zone.cards] for zone in view.zones if zone.owner < 0]
        if due is Next.BOT:
            turns.add(turn)
            table.bot_move()
            continue
        asked.append((turn, middle))
        table.wave()
        assert table.next() is not Next.REACT
    assert {turn for turn, _ in asked} >= turns - {-1, 0}
    assert len(asked) == len({(turn, str(middle)) for turn, middle in asked})


def test_places_with_and_without_their_cards() -> None:
    table = LocalTable(wp.load("sabai"), 4, "heuristic", 4, "An")
    table.act("draw")
    table.act("keep 0:1")
    texts = show.texts_for(table.match.game, "en", table.names)
    style = table.match.game.deck.style
    assert show.spot("0:1", texts) == "An 2"
    assert show.place("0:1", table.view(), texts, style).startswith("An 2 (")
    cards = table.view().zone("row:0").cards
    bare = [show.card(card, style) for card in cards]
    assert [show.card(card, style, refs=True).partition("=")[2] for card in cards] == bare
