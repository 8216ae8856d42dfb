"""The scene of a long row."""

from tests.web.scenes import Wide, declare

GAME = declare(Wide, "wide", Wide.deck)
