"""Texts in the player's language: Fluent files, shared by the terminal and the browser.

Look-ups fall back: the game's own message, the shared one, both again in English, the key made readable.
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
        return self._first((key,), args or {})

    def _first(self, keys: Sequence[str], args: Mapping[str, object]) -> str | None:
        """The first of these messages that there is in the language, else in English."""
        for bundle in self._bundles:
            for name, _, attribute in (key.partition(".") for key in keys):
                if not bundle.has_message(name):
                    continue
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        return None

    def get(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The message of a key like `verb-lay`: the game's `verb-<game>-lay` first, then the shared one."""
        family, _, rest = key.partition("-")
        own = [f"{family}-{self.game}-{rest}"] if self.game and not rest.startswith(f"{self.game}-") else []
        found = self._first([*own, key], self._ready(args or {}))
        return readable(rest.removeprefix(f"{self.game}-")) if found is None else found

    def text(self, text: Text) -> str:
        return self.get(text.key, text.args)

    def event(self, event: Event) -> str:
        """A sentence about what happened, "" if there is none; the event must have been scrubbed for who reads it.

        `from` and `into` are the places that cards leave and come to, counted from 1; 0 where they have none.
        """
        if not event.kind:
            return ""
        args = {"seat": event.seat, "to": event.to, "cards": list(event.cards), "n": event.n, "word": event.word}
        places = {"from": _slot(event.source), "into": _slot(event.dest)}
        return self.get(f"event-{event.kind}", args | places)

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
                out["count"] = len(faces)
            elif key == "word":
                out[key] = self.get(f"word-{value}") if value else ""
            else:
                out[key] = value
        return out


def _slot(place: str) -> int:
    """The place named as "row:1#3", counted from 1; 0 for a zone as a whole."""
    _, mark, slot = place.partition("#")
    return int(slot) + 1 if mark else 0


def readable(key: str) -> str:
    """A key without a message, made fit to read."""
    return key.replace("_", " ").replace("-", " ")
