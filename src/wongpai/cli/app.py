"""The terminal client: one screen drawn from the view, for every game."""

from __future__ import annotations

import random
from time import monotonic
from typing import ClassVar, Literal

from rich.cells import cell_len
from rich.text import Text as Rich
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Button, RichLog, Static

from wongpai.bots.pace import PACES, delay
from wongpai.cli import show
from wongpai.cli.choose import exact, extensions
from wongpai.cli.local import LocalTable, Plan, when_due
from wongpai.core.deal import RACE
from wongpai.core.rng import Rng
from wongpai.core.view import Card, Choice, View, Zone
from wongpai.errors import IllegalAction, InvalidAction, Refusal

GRACE = 1.6  # seconds at the normal pace


class Spot(Static, can_focus=True):
    """Something that can be pointed at: a card, a place, a player."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "tap", show=False)]

    class Tapped(Message):
        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, key: str, ref: str, label: str, classes: str) -> None:
        super().__init__(Rich(label), classes=classes)
        self.key = key
        self.ref = ref

    def action_tap(self) -> None:
        self.post_message(self.Tapped(self.key))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_tap()


class Pages(ModalScreen[None]):
    """Text to scroll: rules, log, scores."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,l,question_mark", "dismiss", show=False)]
    DEFAULT_CSS = "Pages { align: center middle; } Pages > VerticalScroll { width: 90%; height: 90%; background: $panel; border: round $primary; padding: 0 1; }"

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Rich("\n".join(self.lines)))


class TableApp(App[None]):
    CSS = """
    Screen { background: #2b2a26; color: #f3eee2; }
    #players { height: auto; border-bottom: solid #c9525c; }
    .line { height: auto; width: 100%; layout: horizontal; }
    .label { width: auto; padding: 0 1 0 0; color: #cfc6b0; }
    .card { width: auto; padding: 0 1; margin: 0 1 0 0; background: #fffdf7; color: #23201a; }
    .back { background: #7c3238; color: #e9ddc1; }
    .red { color: #a8323e; }
    .blue { color: #2f4b7c; }
    .green { color: #3e7d4f; }
    .yellow { color: #8a6100; }
    .open { background: #cfe5d2; text-style: bold; }
    .back.open { background: #3e7d4f; }
    Spot.selected { background: #e5b44a; color: #23201a; text-style: bold reverse; }
    Spot:focus { text-style: bold underline; background: #8fa8d8; color: #23201a; }
    Spot.selected:focus { text-style: bold underline reverse; background: #e5b44a; }
    #table { height: auto; max-height: 60%; }
    #prompt { height: auto; text-style: bold; }
    #prompt.mine { color: #7dbb8c; }
    #verbs { height: 1; }
    Button { margin: 0 1 0 0; }
    #log { height: 1fr; min-height: 3; border-top: solid #c9525c; background: #24231f; }
    #keys { dock: bottom; height: 1; color: #cfc6b0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("l", "log", show=False),
        Binding("enter", "fit", show=False),
        Binding("escape", "clear", show=False),
        Binding("q", "quit", show=False),
        *[Binding(str(n), f"verb({n})", show=False) for n in range(1, 10)],
    ]

    def __init__(self, table: LocalTable, lang: str, pace: str = "normal") -> None:
        super().__init__()
        self.table = table
        self.game = table.match.game
        self.texts = show.texts_for(self.game, lang, table.names)
        self.pace = pace
        self.selected: list[tuple[str, str]] = []  # key, ref
        self.told: list[str] = []
        self.offered: list[tuple[str, list[Choice]]] = []  # buttons in order: verb, fitting choices
        self.verbs_seen: list[str] = []
        self.beat: Timer | None = None
        self.middle: list[list[str]] = []
        self.calm = 0.0  # until then no bot takes its turn, for a person who might react to what lies in the middle
        self.rng = Rng(random.SystemRandom().randrange(2**60))
        self.shown_scores = 0

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        yield VerticalScroll(id="table", can_focus=False)
        yield Static(id="prompt")
        yield Horizontal(id="verbs")
        yield RichLog(id="log", wrap=True, markup=False)
        yield Static(self.texts.get("cli-keys"), id="keys")

    async def on_mount(self) -> None:
        self.title = self.texts.get(f"game-{self.game.id}")
        await self.refresh_table()

    # --- the picture ---

    async def refresh_table(self) -> None:
        """Tell the news, draw the view, and let the next bot think."""
        log = self.query_one("#log", RichLog)
        for event in self.table.news():
            if event.kind:
                self.told.append(self.texts.event(event) + show.mark(event.clause))
                log.write(self.told[-1])
        view = self.table.view()
        there = {key for key, _ in self._spots(view)}
        self.selected = [(key, ref) for key, ref in self.selected if key in there]
        self.query_one("#players", Static).update(Rich(show.players(view, self.texts)))
        self.query_one("#prompt", Static).update(Rich(self._prompt(view)))
        self.query_one("#prompt").set_class(self.table.my_turn(), "mine")
        await self._draw_zones(view)
        await self._draw_verbs(view)
        if view.over and self.shown_scores != self.table.match.number:
            self.shown_scores = self.table.match.number
            lines = show.scores(view, self.texts)
            if self.table.match.over:
                lines += ["", show.winners(view, self.texts)]
            for line in lines:
                self.told.append(line)
                log.write(line)
            await self.push_screen(Pages(lines))
        self._wait_for_bots()

    def _prompt(self, view: View) -> str:
        badges = "  ".join(self.texts.text(badge) for badge in view.badges)
        if view.over:
            return self.texts.get("match-over" if self.table.match.over else "deal-over")
        return f"{self.texts.text(view.prompt)}  {badges}"

    def _spots(self, view: View) -> list[tuple[str, str]]:
        """Key and ref of everything that can be pointed at."""
        out = [(f"@{p.seat}", f"@{p.seat}") for p in view.players if p.seat != view.seat]
        return out + [(f"{z.id}#{i}", c.ref) for z in view.zones for i, c in enumerate(z.cards) if c.ref]

    async def _draw_zones(self, view: View) -> None:
        table = self.query_one("#table", VerticalScroll)
        focused = self.focused.key if isinstance(self.focused, Spot) else ""
        keys = {key for key, _ in self.selected}
        open_refs = extensions(view.choices, [ref for _, ref in self.selected])
        lines: list[Horizontal] = []
        seats_meant = any(ref.startswith("@") for choice in view.choices for ref in choice.refs)
        for zone in show.in_order(view):
            lines += self._lines(zone, keys, open_refs)
        if seats_meant:
            spots = [
                Spot(
                    f"@{p.seat}",
                    f"@{p.seat}",
                    self.texts.name(p.seat),
                    "card " + self._look(f"@{p.seat}", f"@{p.seat}", keys, open_refs),
                )
                for p in view.players
                if p.seat != view.seat
            ]
            lines.insert(0, Horizontal(*spots, classes="line"))
        await table.remove_children()
        await table.mount(*lines)
        again = [spot for spot in self.query(Spot) if spot.key == focused]
        first = [spot for spot in self.query(Spot) if spot.has_class("open")]
        for spot in again or first[:1]:
            spot.focus(scroll_visible=False)

    def _lines(self, zone: Zone, keys: set[str], open_refs: set[str]) -> list[Horizontal]:
        """A zone, in as many lines as its cards need."""
        label = self.texts.get(f"zone-{zone.label}") if zone.label else zone.id
        owner = f"{self.texts.name(zone.owner)} · " if zone.owner >= 0 else ""
        count = f" ({zone.count})" if len(zone.cards) != zone.count else ""
        head = f"{owner}{label}{count}:"
        rows: list[list[Static]] = [[Static(Rich(head), classes="label")]]
        used = indent = cell_len(head) + 1
        for i, card in enumerate(zone.cards):
            shown = show.card(card, self.game.deck.style)
            width = cell_len(shown) + 3
            if used + width > self.size.width and len(rows[-1]) > 1:
                rows.append([Static(" " * (indent - 1), classes="label")])
                used = indent
            used += width
            rows[-1].append(self._card(card, f"{zone.id}#{i}", shown, keys, open_refs))
        return [Horizontal(*row, classes="line") for row in rows]

    def _card(self, card: Card, key: str, shown: str, keys: set[str], open_refs: set[str]) -> Static:
        if not card.ref:
            return Static(Rich(shown), classes=self._paper(card) or "label")
        spot = Spot(key, card.ref, shown, f"{self._paper(card)} {self._look(key, card.ref, keys, open_refs)}")
        spot.tooltip = ", ".join(self.texts.mark(mark) for mark in card.marks) or None
        return spot

    def _paper(self, card: Card) -> str:
        """The classes of a card's paper and ink."""
        if "empty" in card.marks:
            return ""
        if not card.face:
            return "card back"
        return f"card {show.ink(card.face, self.game.deck.style)}".rstrip()

    @staticmethod
    def _look(key: str, ref: str, keys: set[str], open_refs: set[str]) -> str:
        return " ".join(["open"] * (ref in open_refs) + ["selected"] * (key in keys))

    async def _draw_verbs(self, view: View) -> None:
        refs = [ref for _, ref in self.selected]
        fits = exact(view.choices, refs)
        self.offered = []
        for choice in view.choices:
            if choice.refs and choice.verb not in self.verbs_seen:
                self.verbs_seen.append(choice.verb)
            if not choice.refs or choice in fits:
                known = [c for v, c in self.offered if v == choice.verb and not choice.option]
                if known and not choice.refs:
                    continue
                self.offered.append((choice.verb, [choice]))
        if refs and not fits:  # let the table say why not
            self.offered += [(verb, []) for verb in self.verbs_seen[:3]]
        bar = self.query_one("#verbs", Horizontal)
        await bar.remove_children()
        if view.over and not self.table.match.over:
            await bar.mount(Button(self.texts.get("next-deal"), id="next", variant="success", compact=True))
            return
        await bar.mount(*[self._button(n, verb, choices) for n, (verb, choices) in enumerate(self.offered, 1)])

    def _button(self, number: int, verb: str, choices: list[Choice]) -> Button:
        option = f" {self.texts.get(f'option-{choices[0].option}')}" if choices and choices[0].option else ""
        risk = " ?" if choices and choices[0].risk else ""
        reaction = bool(choices) and choices[0].reaction
        variant: Literal["warning", "primary", "default"] = (
            "warning" if reaction else "primary" if choices else "default"
        )
        text = f"{number} {self.texts.get(f'verb-{verb}')}{option}{risk}"
        return Button(text, name=str(number), variant=variant, compact=True)

    # --- doing things ---

    async def on_spot_tapped(self, message: Spot.Tapped) -> None:
        view = self.table.view()
        ref = dict(self._spots(view)).get(message.key)
        if ref is None:
            return
        if (message.key, ref) in self.selected:
            self.selected.remove((message.key, ref))
        else:
            self.selected.append((message.key, ref))
        await self._draw_zones(view)
        await self._draw_verbs(view)

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "next":
            self.table.next_deal()
            await self.refresh_table()
        elif event.button.name:
            await self.action_verb(int(event.button.name))

    async def action_verb(self, number: int) -> None:
        if self.table.match.deal.over and not self.table.match.over:
            self.table.next_deal()
            await self.refresh_table()
            return
        if not 1 <= number <= len(self.offered):
            return
        verb, choices = self.offered[number - 1]
        text = choices[0].text if choices else " ".join([verb, *(ref for _, ref in self.selected)])
        try:
            self.table.act(text)
        except InvalidAction as error:
            self.notify(str(error), severity="warning")
            return
        except IllegalAction as error:
            self._refused(error.refusal)
            return
        self.selected = []
        await self.refresh_table()

    async def action_fit(self) -> None:
        """Do what fits the cards selected, or the card pointed at if none is; if nothing does, hear why not."""
        if not self.selected and isinstance(self.focused, Spot):
            await self.on_spot_tapped(Spot.Tapped(self.focused.key))
        refs = [ref for _, ref in self.selected]
        fitting = [n for n, (_, choices) in enumerate(self.offered, 1) if choices and choices[0].refs and refs]
        tries = [n for n, (_, choices) in enumerate(self.offered, 1) if not choices]
        plain = [n for n, (_, choices) in enumerate(self.offered, 1) if choices and not choices[0].reaction]
        for number in (fitting or tries or ([] if refs else plain))[:1]:
            await self.action_verb(number)

    def _refused(self, refusal: Refusal) -> None:
        self.notify(self.texts.refusal(refusal) + show.mark(refusal.clause), severity="warning")

    def action_line(self, step: int) -> None:
        """To the next line with something to point at, as near as can be to the column."""
        spots = list(self.query(Spot))
        here = self.focused if isinstance(self.focused, Spot) else None
        if here is None:
            for spot in spots[:1]:
                spot.focus()
            return
        rows = sorted({spot.region.y for spot in spots if (spot.region.y - here.region.y) * step > 0}, reverse=step < 0)
        near = [spot for spot in spots if rows and spot.region.y == rows[0]]
        if near:
            min(near, key=lambda spot: abs(spot.region.x - here.region.x)).focus()

    async def action_clear(self) -> None:
        self.selected = []
        await self.refresh_table()

    def action_rules(self) -> None:
        lines = [f"{c.id.partition('-')[2]:8} {self.texts.clause(c.id)}" for c in self.game.clauses]
        self.push_screen(Pages(lines))

    def action_log(self) -> None:
        self.push_screen(Pages(self.told[::-1] or [self.texts.get("cli-nothing-yet")]))

    # --- bots ---

    def _wait_for_bots(self) -> None:
        """Draw for every bot how long it takes; the first comes to act unless the person is quicker."""
        if self.beat is not None:
            self.beat.stop()
            self.beat = None
        deal = self.table.match.deal
        view = self.table.view()
        middle = [[card.face for card in zone.cards] for zone in view.zones if zone.owner < 0]
        if middle != self.middle:
            self.middle, self.calm = middle, monotonic() + GRACE * PACES[self.pace]
        floor = self.calm - monotonic() if deal.window() == RACE else 0.0

        def seconds(kind: str) -> float:
            drawn = delay(kind, self.pace, self.rng)
            return max(drawn, floor) if kind == "turn" else drawn

        first = when_due(self.table.plans(), seconds)
        if first is not None:
            due, plan = first
            self.beat = self.set_timer(max(0.01, due), lambda: self._bot_acts(plan))

    async def _bot_acts(self, plan: Plan) -> None:
        self.table.do(plan)
        await self.refresh_table()
