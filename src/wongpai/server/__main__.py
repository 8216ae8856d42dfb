"""`python -m wongpai.server`: the server alone."""

from __future__ import annotations

import argparse
from math import inf

from wongpai.server.run import serve


def _speed(text: str) -> float:
    speed = float(text)
    if not 0 < speed < inf:
        raise ValueError
    return speed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m wongpai.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="wongpai.db", help="a file, or :memory:")
    parser.add_argument("--hurry", type=_speed, default=1.0, help="how much faster than people bots play")
    arguments = parser.parse_args()
    serve(arguments.host, arguments.port, arguments.db, arguments.hurry)


if __name__ == "__main__":
    main()
