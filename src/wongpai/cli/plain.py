"""Line mode: works in any terminal, through a pipe and with a screen reader."""

from __future__ import annotations

from collections.abc import Callable

from wongpai.cli import show
from wongpai.cli.local import LocalTable
from wongpai.core.view import Choice, View
from wongpai.errors import IllegalAction, InvalidAction

MOST_CHOICES = 30  # numbered; more can be typed


class Quit(Exception):
    """The person has had enough."""


class Plain:
    def __init__(
        self, table: LocalTable, lang: str, read: Callable[[str], str] = input, write: Callable[[str], None] = print
    ) -> None:
        self.table = table
        self.game = table.match.game
        self.texts = show.texts_for(self.game, lang, table.names)
        self.read = read
        self.write = write
        self.log: list[str] = []

    def run(self) -> None:
        """Play the match to its end, or until the person quits or the input ends."""
        try:
            self._play()
        except (EOFError, KeyboardInterrupt, Quit):
            self.write(self.texts.get("cli-bye"))

    def _play(self) -> None:
        match = self.table.match
        while True:
            self._tell()
            if match.deal.over:
                for line in show.scores(self.table.view(), self.texts):
                    self.write(line)
                if match.over:
                    self.write(show.winners(self.table.view(), self.texts))
                    return
                self._ask_line(self.texts.get("cli-next-deal"))
                self.table.next_deal()
            elif self.table.my_turn():
                self._turn(self.table.view(), False)
            elif self.table.may_react():
                self._turn(self.table.view(), True)
            else:
                self.table.bot_move()

    def _tell(self) -> None:
        for event in self.table.news():
            sentence = self.texts.event(event)
            mark = f"  §{event.clause.partition('-')[2]}" if event.clause else ""
            self.log.append(sentence + mark)
            self.write(sentence)

    def _turn(self, view: View, reacting: bool) -> None:
        """Ask until something has been done."""
        self.write("")
        for line in show.table(view, self.texts, self.game.deck.style):
            self.write(line)
        choices = sorted(view.choices, key=lambda c: (c.risk, c.reaction))
        self._offer(choices, reacting)
        prompt = self.texts.get("cli-react") if reacting else self.texts.text(view.prompt)
        while True:
            said = self._ask_line(f"{prompt} > ")
            if said == "" and reacting:
                self.table.wave()
                return
            if said.isdigit() and 1 <= int(said) <= len(choices):
                said = choices[int(said) - 1].text
            if not said:
                self._offer(choices, reacting)
                continue
            try:
                self.table.act(said)
                return
            except InvalidAction as error:
                self.write(f"{error}. {self.texts.get('cli-hint')}")
            except IllegalAction as error:
                refusal = error.refusal
                self.write(f"{self.texts.refusal(refusal)}  §{refusal.clause.partition('-')[2]}")

    def _offer(self, choices: list[Choice], reacting: bool) -> None:
        for number, choice in enumerate(choices[:MOST_CHOICES], 1):
            option = f" {self.texts.get(f'option-{choice.option}')}" if choice.option else ""
            refs = " ".join(self._ref(ref) for ref in choice.refs)
            guess = f" ({self.texts.get('cli-guess')})" if choice.risk else ""
            self.write(f"{number:3}  {self.texts.get(f'verb-{choice.verb}')} {refs}{option}{guess}".rstrip())
        if len(choices) > MOST_CHOICES:
            self.write(self.texts.get("cli-more", {"n": len(choices) - MOST_CHOICES}))
        if reacting:
            self.write(self.texts.get("cli-let-pass"))

    def _ref(self, ref: str) -> str:
        if ref.startswith("@"):
            return self.texts.name(int(ref[1:]))
        return show.face(ref, self.game.deck.style) if ":" not in ref else ref

    def _ask_line(self, prompt: str) -> str:
        """A line that is no command; commands are answered on the spot."""
        while True:
            said = self.read(prompt).strip()
            word, _, rest = said.partition(" ")
            if word in ("quit", "exit", "q"):
                raise Quit
            if word in ("?", "help"):
                self.write(self.texts.get("cli-help"))
            elif word == "log":
                for line in self.log[-25:]:
                    self.write(line)
            elif word == "rules":
                self._rules(rest.strip())
            elif word == "view":
                for line in show.table(self.table.view(), self.texts, self.game.deck.style):
                    self.write(line)
            else:
                return said

    def _rules(self, id: str) -> None:
        try:
            clauses = [self.game.clause(id)] if id else list(self.game.clauses)
        except KeyError:
            self.write(self.texts.get("cli-no-clause", {"id": id}))
            return
        for clause in clauses:
            self.write(f"{clause.id.partition('-')[2]:8} {self.texts.clause(clause.id)}")
