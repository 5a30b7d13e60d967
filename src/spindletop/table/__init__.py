"""A live table: seats, answers, undo, chat, dice that can be checked; no web in it."""

from spindletop.table.analyses import Analysis
from spindletop.table.chronicle import Status
from spindletop.table.clocks import Kind, Terms, Then
from spindletop.table.course import Line, Viewer
from spindletop.table.deals import Deal
from spindletop.table.plans import BotSeat, OpenSeat, Person, SeatPlan
from spindletop.table.refused import Refused, Why
from spindletop.table.rivals import Rival
from spindletop.table.seating import Seat, is_token, new_token
from spindletop.table.service import Tables
from spindletop.table.summaries import Summary
from spindletop.table.table import Table
from spindletop.table.talk import Talk
from spindletop.table.tickets import Ticket

__all__ = [
    "Analysis",
    "BotSeat",
    "Deal",
    "Kind",
    "Line",
    "OpenSeat",
    "Person",
    "Refused",
    "Rival",
    "Seat",
    "SeatPlan",
    "Status",
    "Summary",
    "Table",
    "Tables",
    "Talk",
    "Terms",
    "Then",
    "Ticket",
    "Viewer",
    "Why",
    "is_token",
    "new_token",
]
