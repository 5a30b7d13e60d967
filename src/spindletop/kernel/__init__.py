"""What a game is: plain data plus a stack of questions. Imports nothing above it."""

from spindletop.kernel.content import ContentError, ContentFile
from spindletop.kernel.events import EVERYBODY, Event
from spindletop.kernel.frame import ASK, NATURE, OVER, Chance, Frame, Question, Step
from spindletop.kernel.game import Game, frames_in
from spindletop.kernel.nature import Rng, playout
from spindletop.kernel.options import START, Option
from spindletop.kernel.record import Record, RecordError, unnamed
from spindletop.kernel.registry import register
from spindletop.kernel.state import OPEN, SPECTATOR, Hidden, IllegalAction, OptionValue, Setup, State
from spindletop.kernel.verbs import Verb, Verbs

__all__ = [
    "ASK",
    "EVERYBODY",
    "NATURE",
    "OPEN",
    "OVER",
    "SPECTATOR",
    "START",
    "Chance",
    "ContentError",
    "ContentFile",
    "Event",
    "Frame",
    "Game",
    "Hidden",
    "IllegalAction",
    "Option",
    "OptionValue",
    "Question",
    "Record",
    "RecordError",
    "Rng",
    "Setup",
    "State",
    "Step",
    "Verb",
    "Verbs",
    "frames_in",
    "playout",
    "register",
    "unnamed",
]
