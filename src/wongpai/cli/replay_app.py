"""A record on the whole screen: one step at a time, forward and back, deal by deal, with anybody's eyes."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text as Rich
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from wongpai.cli import show
from wongpai.cli.replay import Replay
from wongpai.core.view import Card, Zone

INKS = {"": "#23201a", "red": "#a8323e", "blue": "#2f4b7c", "green": "#3e7d4f", "yellow": "#8a6100"}


class ReplayApp(App[None]):
    CSS = """
    Screen { background: #2b2a26; color: #f3eee2; }
    #players { height: auto; border-bottom: solid #c9525c; }
    #table { height: 1fr; }
    #told { height: auto; max-height: 40%; border-top: solid #c9525c; background: #24231f; }
    #at { height: 1; text-style: bold; color: #e5b44a; }
    #keys { dock: bottom; height: 1; color: #cfc6b0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter,f", "go(1)", show=False),
        Binding("left,backspace,b", "go(-1)", show=False),
        Binding("n,pagedown", "deal(1)", show=False),
        Binding("p,pageup", "deal(-1)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", "to(999999)", show=False),
        Binding("s", "eyes", show=False),
        Binding("q", "quit", show=False),
        *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)],
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.steps = replay.record.steps
        self.told: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="zones")
        with VerticalScroll(id="told", can_focus=False):
            yield Static(id="news")
        yield Static(id="at")
        yield Static(self.replay.texts.get("cli-replay-keys"), id="keys")

    def on_mount(self) -> None:
        self.title = self.replay.texts.get(f"game-{self.replay.record.game.id}")
        self.action_to(self.replay.at)

    def action_to(self, step: int) -> None:
        """Show the table as that step left it, with what the step did."""
        step = max(0, min(step, len(self.steps)))
        if step:
            self.replay.go(step - 1)
            self.told = self.replay.forward()
        else:
            self.replay.restart()
            self.told = self.replay.news()
        self._draw()

    def action_go(self, by: int) -> None:
        self.action_to(self.replay.at + by)

    def action_deal(self, by: int) -> None:
        """To the first step of the next deal, or of this one, or of the one before if this is there already."""
        starts = [i + 1 for i, s in enumerate(self.steps) if i == 0 or s.deal != self.steps[i - 1].deal]
        there = [at for at in starts if (at - self.replay.at) * by > 0]
        self.action_to((min(there) if by > 0 else max(there)) if there else (len(self.steps) if by > 0 else 0))

    def action_number(self, deal: int) -> None:
        first = [i + 1 for i, step in enumerate(self.steps) if step.deal == deal]
        if first:
            self.action_to(first[0])

    def action_eyes(self) -> None:
        """The next seat's view, after the last one's a spectator's."""
        self.replay.seat += 1
        if self.replay.seat >= self.replay.match.deal.seats:
            self.replay.seat = -1
        self.action_to(self.replay.at)

    def _draw(self) -> None:
        replay, texts = self.replay, self.replay.texts
        view = replay.view()
        self.query_one("#players", Static).update(Rich(show.players(view, texts)))
        lines = [Rich(f"* {texts.text(badge)}") for badge in view.badges]
        lines += [self._zone(zone) for zone in show.in_order(view)]
        lines += [Rich(line) for line in (show.scores(view, texts) if view.over else [])]
        self.query_one("#zones", Static).update(Rich("\n").join(lines))
        self.query_one("#news", Static).update(Rich("\n".join(self.told)))
        eyes = (
            texts.get("cli-replay-eyes", {"seat": view.seat}) if view.seat >= 0 else texts.get("cli-replay-spectator")
        )
        place = {"at": replay.at, "of": len(self.steps), "n": replay.match.number}
        self.query_one("#at", Static).update(Rich(f"{texts.get('cli-replay-at', place)} · {eyes}"))

    def _zone(self, zone: Zone) -> Rich:
        texts = self.replay.texts
        owner = f"{texts.name(zone.owner)} · " if zone.owner >= 0 else ""
        count = f" ({zone.count})" if len(zone.cards) != zone.count else ""
        out = Rich(f"{owner}{texts.get(f'zone-{zone.label}') if zone.label else zone.id}{count}: ")
        for card in zone.cards:
            out.append(f" {show.card(card, self.replay.record.game.deck.style)} ", self._paper(card)).append(" ")
        return out

    def _paper(self, card: Card) -> str:
        if not card.face:
            return "" if "empty" in card.marks else "#e9ddc1 on #7c3238"
        return f"{INKS[show.ink(card.face, self.replay.record.game.deck.style)]} on #fffdf7"
