"""A live match without IO: seats, clocks, races, claims. Whoever drives it gives it the time and keeps its log."""

from wongpai.table.live import Live, Reply
from wongpai.table.log import Act, Answer, Claim, Entry, Leave, Next, Sit, Start
from wongpai.table.room import Room
from wongpai.table.setup import BOTS, PACES, Setup
from wongpai.table.update import Update, update

__all__ = [
    "BOTS", "PACES", "Act", "Answer", "Claim", "Entry", "Leave", "Live", "Next", "Reply", "Room", "Setup", "Sit",
    "Start", "Update", "update",
]  # fmt: skip
