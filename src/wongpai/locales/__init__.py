"""Texts in the player's language: Fluent files, shared by the terminal and the browser.

Look-ups fall back: the game's own message, the shared one, the same in English, the key made readable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from wongpai.core.event import Event
    from wongpai.core.view import Text
    from wongpai.errors import Refusal

HERE = Path(__file__).parent
LANGUAGES = ("en", "th")


def source(lang: str) -> str:
    """All messages of a language as one Fluent text: shared ones, then every registered game's. LookupError if unknown."""
    from wongpai.games import ids, load

    if lang not in LANGUAGES:
        raise LookupError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    files = [HERE / lang / "core.ftl", HERE / lang / "web.ftl"]
    for id in ids():
        game = load(id)
        files.append((game.locales or HERE) / lang / f"{id}.ftl")
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())


@cache
def _bundle(lang: str, games: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)), allow_overrides=True)
    return bundle


class Texts:
    """Messages of one language, with a game's own messages first. Names are by seat."""

    def __init__(
        self, lang: str = "en", game: str = "", names: Sequence[str] = (), face: Callable[[str], str] = str
    ) -> None:
        """face: how a card is written."""
        from wongpai.games import ids

        games = tuple(ids())
        self.lang = lang
        self.game = game
        self.names = list(names)
        self.face = face
        self._bundles = [_bundle(lang, games)] + ([_bundle("en", games)] if lang != "en" else [])

    def find(self, key: str, args: Mapping[str, object] | None = None) -> str | None:
        """The message of exactly that key (`message.attribute` for attributes), or None."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return None

    def get(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The message of a key like `verb-lay`: the game's `verb-<game>-lay` first, then the shared one."""
        ready = self._ready(args or {})
        family, _, rest = key.partition("-")
        own = f"{family}-{self.game}-{rest}" if self.game and not rest.startswith(f"{self.game}-") else ""
        for name in (own, key):
            found = self.find(name, ready) if name else None
            if found is not None:
                return found
        return readable(rest.removeprefix(f"{self.game}-"))

    def text(self, text: Text) -> str:
        return self.get(text.key, text.args)

    def event(self, event: Event) -> str:
        """A sentence about what happened; the event must have been scrubbed for who reads it."""
        args = {"seat": event.seat, "to": event.to, "cards": list(event.cards), "n": event.n, "word": event.word}
        return self.get(f"event-{event.kind}", args)

    def refusal(self, refusal: Refusal) -> str:
        return self.get(f"refusal-{refusal.code}", refusal.args)

    def mark(self, mark: str) -> str:
        """The message of a card's mark: "head", or with a seat "by@2"."""
        key, _, seat = mark.partition("@")
        return self.get(f"mark-{key}", {"seat": int(seat)} if seat else {})

    def clause(self, id: str) -> str:
        return self.get("clause-" + id.replace(".", "_"))

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.find("seat-number", {"n": seat + 1}) or f"seat {seat + 1}"

    def _ready(self, args: Mapping[str, object]) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, value in args.items():
            if (key.startswith("seat") or key == "to") and isinstance(value, int):
                out[key] = self.name(value) if value >= 0 else ""
            elif key == "cards" and isinstance(value, Sequence):
                faces = [str(face) for face in value]
                out[key] = " ".join(map(self.face, faces)) if all(faces) else ""
                out["hidden"] = sum(not face for face in faces)
            elif key == "word":
                out[key] = self.get(f"word-{value}") if value else ""
            else:
                out[key] = value
        return out


def readable(key: str) -> str:
    """A key without a message, made fit to read."""
    return key.replace("_", " ").replace("-", " ")
