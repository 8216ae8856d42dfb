"""The command and the terminal client."""

from __future__ import annotations

import sys


def run() -> None:
    """The command `wongpai`: one clear line where what it needs is not installed."""
    try:
        from wongpai.cli.main import main
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("wongpai"):
            raise
        print(f"wongpai: the command needs {error.name}: pip install 'wongpai[tui]'", file=sys.stderr)
        raise SystemExit(2) from None
    main()
