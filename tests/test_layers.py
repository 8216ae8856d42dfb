"""Imports run only downward, and only the registry names a game (`tools/layers.py`)."""

from __future__ import annotations

import pytest

from tools.layers import faults, names_in_client, names_in_python, upward


def test_the_tree_keeps_the_layers() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("wongpai.core.deal", "import wongpai.bots.random", True),
        ("wongpai.core.deal", "from wongpai.games.slave.rules import SlaveRules", True),
        ("wongpai.core.deal", "from wongpai.games import load", True),  # core may look at the registry, but late
        ("wongpai.core.record", "def f():\n    from wongpai.games import load", False),
        ("wongpai.core.record", "def f():\n    from wongpai.games.slave import GAME", True),
        ("wongpai.games.slave.deal", "from wongpai.games.sabai import state", True),
        ("wongpai.games.slave.deal", "from wongpai.games.slave import sets", False),
        ("wongpai.games.slave.deal", "from . import sets", True),
        ("wongpai.table.live", "from wongpai import server", True),
        ("wongpai.server.hub", "if TYPE_CHECKING:\n    from wongpai.cli.main import main", True),
        ("wongpai.server.hub", "from wongpai.table.live import Table", False),
        ("wongpai.unheard.of", "from wongpai.core.deal import Deal", True),
    ],
)
def test_an_import_upward_is_found(module: str, line: str, wrong: bool) -> None:
    assert bool(upward(module, line)) is wrong


def test_a_game_named_in_code_is_found() -> None:
    python = '"""An example: slave."""\nx = "slave"\ny = f"event-slave-{x}"\nz = "enslaved"\n'
    assert names_in_python(python, ["slave"]) == [(2, "slave"), (3, "slave")]
    client = "// as in slave\nif (game === 'slave') {}\n/* slave\n */ <b class=\"slave-card\">"
    assert names_in_client(client, ["slave"]) == [(2, "slave"), (4, "slave")]
