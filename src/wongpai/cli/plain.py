"""Line mode: works in any terminal, through a pipe and with a screen reader."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from wongpai.cli import show
from wongpai.cli.local import LocalTable, Next
from wongpai.core.view import Choice, View
from wongpai.core.words import number
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
            verbs = {choice.verb for choice in choices if choice.refs}
            verb = next((v for v in verbs if said in (v, self.texts.get(f"verb-{v}").lower())), "")
            if said in ("", "all") or verb:
                self._offer(choices, reacting, verb or said)
                continue
            try:
                self.table.act(self._meant(said, choices))
                return
            except InvalidAction:
                self.write(f"{self.texts.get('refusal-unreadable')} {self.texts.get('cli-hint')}")
            except IllegalAction as error:
                self.write(self.texts.refusal(error.refusal) + show.mark(error.refusal.clause))

    def _meant(self, said: str, choices: list[Choice]) -> str:
        """The action's text: of its number, as it is listed, of its cards alone where no other choice names them, or as
        it was typed, with the names of players and the numbers of places as they are shown."""
        chosen = number(said)
        if chosen is not None and 1 <= chosen <= len(choices):
            return choices[chosen - 1].text
        for choice in choices:
            if said == self._label(choice).lower():
                return choice.text
        typed = " ".join(said.translate(CODES).replace(",", " ").split())
        for text in (typed, self._named(typed)):
            words = sorted(text.split())
            fits = [choice for choice in choices if words == sorted(ref.lower() for ref in choice.refs)]
            if len(fits) == 1 and words:
                return fits[0].text
            refused = self._refused(text, choices) if not fits else ""
            if self._read(text) >= 0 or refused:
                return refused or text
        return typed

    def _refused(self, cards: str, choices: list[Choice]) -> str:
        """What cards alone that are no choice were surely meant for, if that is refused, so that its clause is told:
        something on offer with other cards, or what was done last."""
        done = [step.text.partition(" ")[0] for step in reversed(self.table.match.steps)]
        for verb in dict.fromkeys([*(choice.verb for choice in choices), *done]):
            action = self._read(f"{verb} {cards}")
            if action >= 0 and self.table.match.deal.why_not(self.table.me, action) is not None:
                return f"{verb} {cards}"
        return ""

    def _named(self, said: str) -> str:
        """With refs for names: "throw an 1" is "throw 0:0", "give boun 2 an" is "give 1:1 @0"."""
        view = self.table.view()
        names = {show.spot(c.ref, self.texts): c.ref for zone in view.zones for c in zone.cards if ":" in c.ref}
        names |= {self.texts.name(seat): f"@{seat}" for seat in range(view.seats)}
        for name in sorted(names, key=len, reverse=True):
            said = re.sub(rf"(?<!\S){re.escape(name.lower())}(?!\S)", names[name], said)
        return said

    def _read(self, text: str) -> int:
        """The action, or -1 for a text that is none."""
        try:
            return self.table.match.deal.parse(text)
        except InvalidAction:
            return -1

    def _offer(self, choices: list[Choice], reacting: bool, wanted: str = "") -> None:
        """List the choices with their numbers: some of each verb if there are many; all, or all of one verb, if wanted."""
        count: Counter[str] = Counter()
        for n, choice in enumerate(choices, 1):
            count[choice.verb] += 1
            if wanted in ("all", choice.verb) or (
                not wanted and (len(choices) <= MOST_CHOICES or count[choice.verb] <= SOME)
            ):
                self.write(f"{n:3}  {self._label(choice)}")
        for verb, some in count.items():
            if not wanted and len(choices) > MOST_CHOICES and some > SOME:
                self.write(
                    self.texts.get("cli-more", {"n": some - SOME, "verb": self.texts.get(f"verb-{verb}"), "id": verb})
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
        clauses = self.game.clauses_at(id) if id else list(self.game.clauses)
        if not clauses:
            self.write(self.texts.get("cli-no-clause", {"id": id}))
        for clause in clauses:
            self.write(f"{clause.id.partition('-')[2]:8} {self.texts.clause(clause.id)}")
