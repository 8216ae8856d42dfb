"""The scene of narrow cards."""

from tests.web.scenes import Tall, declare

GAME = declare(Tall, "tall", Tall.deck)
