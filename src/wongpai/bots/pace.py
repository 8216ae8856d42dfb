"""How long a bot takes at a live table: drawn from a distribution like people's, so that races can be won and lost."""

from __future__ import annotations

import math

from wongpai.core.rng import Rng

# Median seconds by what is asked. A touch of the nose or a throw-in takes people about a second; a turn takes longer.
MEDIANS = {"turn": 1.6, "react": 1.3, "claim": 1.2}
PACES = {"fast": 0.0, "normal": 1.0, "calm": 1.8}
SPREAD = 0.35  # of the logarithm: one in six takes 1.4 times the median or more
FASTEST = 0.35  # nobody reacts before having seen


def delay(kind: str, pace: str, rng: Rng, level: float = 1.0) -> float:
    """Seconds until a bot answers. kind: a key of MEDIANS; pace: a key of PACES; level > 1 is quicker, < 1 slower."""
    median = MEDIANS[kind] * PACES[pace] / level
    if median == 0:
        return 0.0
    u = (rng.below(1 << 30) + 1) / ((1 << 30) + 1)
    v = rng.below(1 << 30) / (1 << 30)
    normal = math.sqrt(-2 * math.log(u)) * math.cos(2 * math.pi * v)
    return max(FASTEST, median * math.exp(SPREAD * normal))
