"""Line mode: works in any terminal, through a pipe and with a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from wongpai.cli import show
from wongpai.cli.local import LocalTable, Next
from wongpai.core.view import Choice, View
from wongpai.errors import IllegalAction, InvalidAction

MOST_CHOICES = 24  # listed at once; with more, some of each verb
SOME = 6
CODES = str.maketrans({sign: code for code, sign in (show.SUITS | show.SHAPES).items()})


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
        while True:
            self._tell()
            due = self.table.next()
            if due in (Next.DEAL, Next.END):
                for line in show.scores(self.table.view(), self.texts):
                    self.write(line)
                if due is Next.END:
                    self.write(show.winners(self.table.view(), self.texts))
                    return
                self._ask_line(self.texts.get("cli-next-deal"))
                self.table.next_deal()
            elif due is Next.BOT:
                self.table.bot_move()
            else:
                self._turn(self.table.view(), due is Next.REACT)

    def _tell(self) -> None:
        for event in self.table.news():
            sentence = self.texts.event(event)
            if not sentence:
                continue
            self.log.append(sentence + show.mark(event.clause))
            self.write(sentence)

    def _turn(self, view: View, reacting: bool) -> None:
        """Ask until something has been done."""
        self.write("")
        for line in show.table(view, self.texts, self.game.deck.style):
            self.write(line)
        choices = sorted(view.choices, key=lambda c: (c.risk, c.reaction != reacting))
        self._offer(choices, reacting)
        prompt = self.texts.get("cli-react") if reacting else self.texts.text(view.prompt)
        while True:
            said = self._ask_line(f"{prompt} > ").lower()
            if said == "" and reacting:
                self.table.wave()
                return
            if said in ("", "all") or any(said == choice.verb and choice.refs for choice in choices):
                self._offer(choices, reacting, said)
                continue
            try:
                self.table.act(self._meant(said, choices))
                return
            except InvalidAction as error:
                self.write(f"{error}. {self.texts.get('cli-hint')}")
            except IllegalAction as error:
                self.write(self.texts.refusal(error.refusal) + show.mark(error.refusal.clause))

    def _meant(self, said: str, choices: list[Choice]) -> str:
        """The action's text: of its number, of its cards alone where no other choice names them, or as it was typed."""
        if said.isdigit() and 1 <= int(said) <= len(choices):
            return choices[int(said) - 1].text
        words = [word.translate(CODES) for word in said.replace(",", " ").split()]
        fits = [choice for choice in choices if sorted(words) == sorted(ref.lower() for ref in choice.refs)]
        return fits[0].text if len(fits) == 1 and words else " ".join(words)

    def _offer(self, choices: list[Choice], reacting: bool, wanted: str = "") -> None:
        """List the choices with their numbers: some of each verb if there are many; all, or all of one verb, if wanted."""
        count: Counter[str] = Counter()
        for number, choice in enumerate(choices, 1):
            count[choice.verb] += 1
            if wanted in ("all", choice.verb) or (
                not wanted and (len(choices) <= MOST_CHOICES or count[choice.verb] <= SOME)
            ):
                self.write(f"{number:3}  {self._label(choice)}")
        for verb, n in count.items():
            if not wanted and len(choices) > MOST_CHOICES and n > SOME:
                self.write(
                    self.texts.get("cli-more", {"n": n - SOME, "verb": self.texts.get(f"verb-{verb}"), "id": verb})
                )
        if reacting:
            self.write(self.texts.get("cli-let-pass"))

    def _label(self, choice: Choice) -> str:
        option = f" {self.texts.get(f'option-{choice.option}')}" if choice.option else ""
        refs = " ".join(self._ref(ref) for ref in choice.refs)
        guess = f" ({self.texts.get('ui-guess')})" if choice.risk else ""
        return f"{self.texts.get(f'verb-{choice.verb}')} {refs}{option}{guess}".rstrip()

    def _ref(self, ref: str) -> str:
        if ref.startswith("@"):
            return self.texts.name(int(ref[1:]))
        if ":" in ref:
            return show.place(ref, self.table.view(), self.texts, self.game.deck.style)
        return show.face(ref, self.game.deck.style)

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
