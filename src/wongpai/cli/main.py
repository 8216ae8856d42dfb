"""`wongpai`: play in the terminal, read rules, replay records, serve."""

from __future__ import annotations

import os
import random
import sys
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import wongpai as wp
from wongpai.core.game import Game
from wongpai.core.source import MOST
from wongpai.core.words import clean_name

app = typer.Typer(add_completion=False, help=__doc__, pretty_exceptions_enable=False)


class Kind(StrEnum):
    heuristic = "heuristic"
    random = "random"


class Pace(StrEnum):
    fast = "fast"
    normal = "normal"
    calm = "calm"


class Lang(StrEnum):
    en = "en"
    th = "th"


GameId = Annotated[str, typer.Argument(metavar="GAME", help="see `wongpai games`")]
Rule = Annotated[list[str] | None, typer.Option("--rule", help="a house rule, name=value; may be repeated")]
Preset = Annotated[str, typer.Option(help="a named set of house rules")]
Language = Annotated[Lang, typer.Option("--lang", help="language of all texts")]


def fail(message: object) -> NoReturn:
    """One clear line, exit code 2."""
    print(f"wongpai: {message}", file=sys.stderr)
    raise SystemExit(2)


def ruled(game: str, preset: str, rules: list[str] | None) -> Game:
    """The game under the house rules of the command line."""
    try:
        base = wp.load(game, preset)
        options = {option.name: option for option in base.rules.options()}
        changes: dict[str, object] = {}
        for rule in rules or []:
            name, equals, value = rule.partition("=")
            if not equals or name not in options:
                fail(f"unknown rule {rule!r}; {game} has {', '.join(options)}")
            changes[name] = options[name].read(value)
        # A preset's own changes stay unless named again.
        return base.with_rules(rules={**base.rules.changed(), **changes})
    except wp.WongpaiError as error:
        fail(error)


def version(wanted: bool) -> None:
    if wanted:
        from wongpai.native import status

        print(f"wongpai {wp.__version__}, {status()}")
        raise typer.Exit


@app.callback()
def root(
    version_: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="version and build of the rules")
    ] = False,
) -> None:
    pass


@app.command()
def games(lang: Language = Lang.en) -> None:
    """List the games."""
    from wongpai.locales import Texts

    for id in wp.ids():
        game, texts = wp.load(id), Texts(lang.value, id)
        low, high = game.seat_range(game.rules)
        name = texts.get(f"game-{id}")
        print(f"{id:10} {name} ({low}-{high})  {texts.find(f'game-{id}.about') or ''}")


@app.command()
def rules(
    game: GameId,
    clause: Annotated[str, typer.Argument(help="one clause, such as 3.4.1")] = "",
    options: Annotated[bool, typer.Option("--options", help="the house rules with their defaults")] = False,
    lang: Language = Lang.en,
) -> None:
    """Print the rules of a game, one clause of them, or its house rules."""
    from wongpai.locales import Texts

    chosen = ruled(game, "", None)
    texts = Texts(lang.value, game)
    if options:
        for option in chosen.rules.options():
            values = ", ".join(option.choices) or (
                "true, false" if isinstance(option.default, bool) else f"{option.low}-{option.high}"
            )
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            print(f"{option.name}={default}  [{values}]  {texts.get(f'rule-{option.name}')}  {option.clause}")
        for preset, changes in chosen.presets.items():
            print(f"--preset {preset}: {', '.join(f'{k}={str(v).lower()}' for k, v in changes.items())}")
        return
    shown = chosen.clauses_at(clause) if clause else list(chosen.clauses)
    if not shown:
        fail(f"{game} has no clause {clause!r}")
    for each in shown:
        print(f"{each.id:14} {texts.clause(each.id)}")


@app.command()
def play(
    game: GameId,
    seats: Annotated[int, typer.Option(help="seats at the table (default: what suits the game)")] = 0,
    preset: Preset = "",
    rule: Rule = None,
    bots: Annotated[Kind, typer.Option(help="who sits in the other seats")] = Kind.heuristic,
    seed: Annotated[
        int, typer.Option(help="the same seed deals the same cards; default: at random", min=-1, max=MOST - 1)
    ] = -1,
    name: Annotated[str, typer.Option(help="your name")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="line mode, for any terminal and screen readers")] = False,
    pace: Annotated[Pace, typer.Option(help="how long bots think on the screen")] = Pace.normal,
    save: Annotated[Path | None, typer.Option(help="write the record here at the end")] = None,
    lang: Language = Lang.en,
) -> None:
    """Play against bots."""
    from wongpai.cli.local import LocalTable

    chosen = ruled(game, preset, rule)
    try:
        chosen.check_seats(seats or chosen.suggested_seats)
    except wp.InvalidOption as error:
        fail(error)
    if save:
        try:
            save.open("a", encoding="utf-8").close()
        except (OSError, ValueError) as error:
            fail(f"{save}: {getattr(error, 'strerror', None) or error}")
    start = seed if seed >= 0 else random.SystemRandom().randrange(2**40)
    table = LocalTable(chosen, seats or chosen.suggested_seats, bots.value, start, clean_name(name) or "An")
    if plain or not sys.stdin.isatty() or not sys.stdout.isatty():
        from wongpai.cli.plain import Plain

        Plain(table, lang.value).run()
    else:
        from wongpai.cli.app import TableApp

        TableApp(table, lang.value, pace.value).run()
    if save:
        try:
            save.write_text(table.record().dumps(), encoding="utf-8")
        except OSError as error:
            fail(f"{save}: {error.strerror}; the record is not saved")
        print(f"record: {save}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    at: Annotated[
        int, typer.Option("--at", help="show the table after so many steps; default: every step", min=-1)
    ] = -1,
    seat: Annotated[int, typer.Option(help="whose view; -1: a spectator's", min=-1)] = -1,
    plain: Annotated[bool, typer.Option("--plain", help="line mode, for any terminal and screen readers")] = False,
    lang: Language = Lang.en,
) -> None:
    """Step through a recorded match, forward and back; through a pipe, print every step or the table at one."""
    from wongpai.cli.replay import Replay
    from wongpai.core.record import loads

    try:
        record = loads(file.read_text(encoding="utf-8"))
        if at > len(record.steps):
            fail(f"{file} has {len(record.steps)} steps, not {at}")
        if seat >= record.people:
            fail(f"{file} has no seat {seat}; there are 0 to {record.people - 1}")
        replay = Replay(record, lang.value, seat)
        replay.go(len(record.steps))  # a step that does not fit is told before anything is shown
        replay.restart()
        if at >= 0:
            replay.go(at)
        if sys.stdin.isatty() and sys.stdout.isatty():
            if plain:
                replay.browse()
            else:
                from wongpai.cli.replay_app import ReplayApp

                ReplayApp(replay).run()
            return
        lines = replay.news() if at < 0 else []
        while at < 0 and replay.at < len(record.steps):
            lines += replay.forward()
        print("\n".join(lines + replay.table()))
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file")
    except wp.WongpaiError as error:
        fail(f"{file}: {error}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets phones in the house join")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    db: Annotated[str, typer.Option(help="SQLite file of the tables, or :memory:")] = "wongpai.sqlite3",
) -> None:
    """Serve the browser client and its tables."""
    try:
        from wongpai.server.run import serve as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("wongpai"):
            raise
        fail(f"the server needs {error.name}: pip install 'wongpai[serve]'")
    run(host, port, db)


@app.command()
def arena(
    game: GameId,
    kinds: Annotated[
        str, typer.Option("--bots", help="one kind a seat, separated by commas")
    ] = "heuristic,random,heuristic,random",
    matches: Annotated[int, typer.Option(min=1)] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**40)] = 0,
    preset: Preset = "",
    rule: Rule = None,
) -> None:
    """Let bots play matches against each other and compare them."""
    from wongpai.sim.arena import compare

    chosen = ruled(game, preset, rule)
    try:
        scores = compare(chosen, kinds.split(","), matches, seed)
    except wp.InvalidOption as error:
        fail(error)
    for score in scores:
        print(
            f"{score.kind:10} mean place {score.place:.2f} ± {score.place_error:.2f}, "
            f"wins {100 * score.wins:.1f} % ± {100 * score.wins_error:.1f} ({score.seats_played} seats)"
        )


def main() -> None:
    """Every mistake in what was typed, and whatever is missing around it: one line, exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # "?" for what a terminal cannot write or read
    try:
        done = app(sys.argv[1:] or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        fail(error.format_message())
    except wp.WongpaiError as error:
        fail(error)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("wongpai"):
            raise
        fail(f"this needs {error.name}: pip install 'wongpai[tui]'")
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is still to be written would fail again
        done = 0 if isinstance(error, BrokenPipeError) else fail(error.strerror or error)
    except (KeyboardInterrupt, typer.Abort):
        done = 130
    raise SystemExit(done)


if __name__ == "__main__":
    main()
