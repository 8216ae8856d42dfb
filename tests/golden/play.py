"""Short play-throughs to read: what the sensible bots do, in words, with the table as each seat sees it now and then.

`python -m tests.golden.play` writes them anew after a change that is meant.
"""

from __future__ import annotations

from pathlib import Path

import wongpai as wp
from wongpai import bots
from wongpai.cli import show
from wongpai.core.rng import Rng
from wongpai.sim.driver import decide

HERE = Path(__file__).parent
NAMES = ["An", "Boun", "Chai", "Dao"]
# Game, house rules, seats, seed: chosen for being short and for showing the game's own things.
PLAYS: dict[str, tuple[str, dict[str, object], int, int]] = {
    "slave": ("slave", {"deals": 2}, 4, 4),
    "slave_hong_kong": ("slave", {"deals": 1, "hk_runs": True}, 3, 11),
    "sabai": ("sabai", {"rounds": 1}, 4, 2),
    "somsip": ("somsip", {"deals": 2}, 4, 9),
    "somsip_wild": ("somsip", {"deals": 1, "wild_variant": True}, 3, 13),
    "craits": ("craits", {"length": "short"}, 3, 43),
    "chalui": ("chalui", {}, 4, 38),
    "dummy": ("dummy", {"max_deals": 1}, 3, 4),
    "dummy_specials": ("dummy", {"max_deals": 1, **{f"sp{n}": True for n in range(1, 7)}}, 4, 46),
    "chan": ("chan", {"deals": 1, "ga": True, "nuoi_ga": True}, 4, 13),
}
EVERY = 16  # steps between two pictures


def text(name: str) -> str:
    """The play-through as text."""
    id, rules, seats, seed = PLAYS[name]
    game = wp.load(id, rules=rules)
    match = game.match(seats, seed, listen=True)
    texts = show.texts_for(game, "en", NAMES)
    players = [bots.make("heuristic", game, Rng(seed, 1000 + seat)) for seat in range(seats)]
    rng = Rng(seed, 999)
    out = [f"{game!r}, {seats} seats, seed {seed}", ""]
    step, shown = 0, -1
    while not match.over:
        if match.deal.over:
            match.advance()
        if step % EVERY == 0 and step != shown:
            shown = step
            for seat in range(-1, seats):
                out.append(f"--- as {texts.name(seat) if seat >= 0 else 'a spectator'} sees it")
                out += show.table(match.view(seat), texts, game.deck.style)[0 if seat < 0 else 1 :]
            out.append("")
        move = decide(match.deal, players, rng)
        if move is None:
            match.close()
            continue
        out.append(f"{move[0]} {match.deal.text(move[1])}")
        match.apply(*move)
        step += 1
        out += [f"    {texts.event(event)}" for event in match.take_events() if event.kind]
    out += ["", *show.scores(match.view(-1), texts), show.winners(match.view(-1), texts)]
    return "\n".join(line.rstrip() for line in out) + "\n"


def main() -> None:
    for name in PLAYS:
        (HERE / f"{name}.txt").write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
