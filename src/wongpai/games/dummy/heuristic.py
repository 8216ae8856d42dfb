from __future__ import annotations

from wongpai.core.rng import Rng
from wongpai.core.seat import Seat


def choose(seat: Seat, rng: Rng) -> int | None:
    legal = seat.legal()
    return legal[rng.below(len(legal))]
