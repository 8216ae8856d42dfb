"""One source, two builds: the same matches, action for action."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import wongpai as wp
from wongpai.native import status

MATCHES = 1000
CODE = """
import hashlib, sys
import wongpai as wp
from wongpai.core.record import Record
from wongpai.native import status
from wongpai.sim.soak import random_match
digest = hashlib.sha256()
for seed in range(int(sys.argv[2])):
    match = random_match(wp.load(sys.argv[1]), seed)
    digest.update(Record.of(match).dumps().encode() + str(match.totals).encode())
print(digest.hexdigest(), status())
"""


def played(id: str, pure: str) -> tuple[str, str]:
    env = {**os.environ, "WONGPAI_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-P", "-c", CODE, id, str(MATCHES)], env=env, capture_output=True, text=True, check=True
    )
    digest, _, said = done.stdout.strip().partition(" ")
    return digest, said


@pytest.mark.once
@pytest.mark.parametrize("id", [id for id in wp.ids() if id != "toy"])
def test_both_builds_play_the_same(id: str) -> None:
    if "compiled" not in status():
        pytest.skip("only the pure build is installed")
    compiled, said = played(id, "0")
    assert "compiled (mypyc)" in said
    pure, said = played(id, "1")
    assert "pure" in said
    assert compiled == pure
