"""A live table: seats, answers, undo, chat, dice that can be checked; no web in it."""

from spindletop.table.refused import Refused, Why
from spindletop.table.service import BotSeat, OpenSeat, Person, Plan, Summary, Tables, Ticket, new_token
from spindletop.table.table import Line, Seat, Status, Table, Talk, Viewer

__all__ = [
    "BotSeat",
    "Line",
    "OpenSeat",
    "Person",
    "Plan",
    "Refused",
    "Seat",
    "Status",
    "Summary",
    "Table",
    "Tables",
    "Talk",
    "Ticket",
    "Viewer",
    "Why",
    "new_token",
]
