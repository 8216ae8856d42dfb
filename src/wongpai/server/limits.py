"""Token buckets: a burst, then a steady rate."""

from __future__ import annotations

from collections.abc import Callable


class Limit:
    """`burst` tokens by key at first, one more each `every` seconds."""

    def __init__(self, burst: int, every: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.every = every
        self.clock = clock
        self._full_at: dict[str, float] = {}  # by key: when the bucket will be full again

    def allow(self, key: str = "") -> bool:
        """Take a token; False if there is none."""
        now = self.clock()
        if len(self._full_at) > 10_000:
            self._full_at = {k: full for k, full in self._full_at.items() if full > now}
        full = max(self._full_at.get(key, now), now) + self.every
        if full - now > self.burst * self.every + 1e-9:
            return False
        self._full_at[key] = full
        return True
