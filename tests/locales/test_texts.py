"""Every message that play can ask for is there, in every language."""

from __future__ import annotations

import re

import pytest

import wongpai as wp
from tests.toy import register_toy
from wongpai.core.event import Event
from wongpai.core.rng import Rng
from wongpai.core.view import View
from wongpai.locales import HERE, LANGUAGES, Texts, source
from wongpai.sim.soak import random_match

GAMES = [id for id in wp.ids() if id != "toy"]


def asked(id: str) -> set[str]:
    """Keys that the game itself declares."""
    game = wp.load(id)
    keys = {f"game-{id}", f"game-{id}.about"}
    keys |= {clause.key for clause in game.clauses}
    keys |= {f"refusal-{code}" for code in game.refusals}
    keys |= {f"preset-{preset}" for preset in game.presets}
    for option in game.rules.options():
        keys |= {f"rule-{option.name}", *(f"rule-{option.name}-{choice}" for choice in option.choices)}
    return keys


def seen_in_view(view: View) -> set[str]:
    keys = {f"phase-{view.phase}", view.prompt.key, *(badge.key for badge in view.badges)}
    keys |= {f"badge-{badge}" for player in view.players for badge in player.badges}
    for zone in view.zones:
        keys |= {f"zone-{zone.label}"} | {
            f"mark-{mark.partition('@')[0]}" for card in zone.cards for mark in card.marks
        }
    for choice in view.choices:
        keys |= {f"verb-{choice.verb}"} | ({f"option-{choice.option}"} if choice.option else set())
    return keys | {f"line-{line.key}" for line in view.lines}


def seen_in_event(event: Event) -> set[str]:
    return ({f"event-{event.kind}"} if event.kind else set()) | ({f"word-{event.word}"} if event.word else set())


def met(id: str) -> set[str]:
    """Keys met when the presets are played at random."""
    keys: set[str] = set()
    for n, preset in enumerate(["", *wp.load(id).presets]):
        game = wp.load(id, preset)
        for seed in range(6):
            low, high = game.seat_range(game.rules)
            deal = game.deal(low + (seed * 2 + n) % (high - low + 1), seed, listen=True)
            rng = Rng(seed)
            while not deal.over:
                free = deal.may_react()
                asked_now = int(free if free and rng.below(10) == 0 else deal.to_act())
                if not asked_now:
                    deal.close()
                    continue
                seat = (asked_now & -asked_now).bit_length() - 1
                keys |= seen_in_view(deal.view(seat))
                actions = deal.fouls(seat) if rng.below(15) == 0 else []
                actions = actions or deal.legal(seat)
                deal.apply(seat, actions[rng.below(len(actions))])
            keys |= seen_in_view(deal.view(0))
            for event in deal.events or []:
                keys |= seen_in_event(event)
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_missing(id: str, lang: str) -> None:
    texts = Texts(lang, id)
    texts._bundles = texts._bundles[:1]  # this language alone, without falling back to English

    def there(key: str) -> bool:
        family, _, rest = key.partition("-")
        own = f"{family}-{id}-{rest}"
        return texts.find(own) is not None or texts.find(key) is not None

    missing = {key for key in asked(id) | met(id) if key not in ("", "zone-") and not there(key)}
    assert missing == set()


@pytest.mark.parametrize("name", ["core.ftl", "web.ftl", *[f"{id}.ftl" for id in GAMES]])
def test_languages_have_the_same_messages(name: str) -> None:
    found = {}
    for lang in LANGUAGES:
        text = (HERE / lang / name).read_text(encoding="utf-8")
        keys = re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)
        assert len(keys) == len(set(keys)), "a message is there twice"
        found[lang] = set(keys)
    assert found["en"] == found["th"]


def test_fall_backs() -> None:
    texts = Texts("th", "slave", ["An", "Boun"])
    assert texts.get("verb-lay") == "ลงไพ่"
    assert texts.get("verb-no_such_verb") == "no such verb"
    # A shared message in the language comes before the game's own in English.
    register_toy()
    toy = Texts("th", "toy")
    assert toy.find("verb-toy-lay") == "Put down"
    assert toy.get("verb-lay") == texts.find("verb-lay")
    assert "Boun" in texts.event(Event("pass", seat=1))
    hidden = texts.event(Event("gift", seat=0, to=1, cards=("", ""), n=2))
    shown = texts.event(Event("gift", seat=0, to=1, cards=("2c", "2d"), n=2))
    assert "2c" in shown
    assert "2c" not in hidden
    with pytest.raises(LookupError):
        source("xx")


def test_sentences_of_whole_matches_have_no_holes() -> None:
    """No placeholder stays open in what a player reads."""
    for id in GAMES:
        match = random_match(wp.load(id), 5)
        again = (
            wp.load(id)
            .with_rules(rules=match.game.rules.changed())
            .match(match.started_with, match.source, listen=True)
        )
        texts = Texts("en", id)
        for event in again.take_events():
            heard = event.for_(0)
            if heard is not None:
                assert "{" not in texts.event(heard)
