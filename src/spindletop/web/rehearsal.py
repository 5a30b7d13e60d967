"""What a process does once, before it can be reached: the first board of a game takes as long as ten others."""

import logging
from typing import Any

from spindletop.games import game, games
from spindletop.kernel import NATURE, Game
from spindletop.table import BotSeat, Person, SeatPlan, Table
from spindletop.table.entries import Opened, Started
from spindletop.table.plans import seat_people
from spindletop.web.frames import frame, step_frames
from spindletop.web.sight import Sight
from spindletop.web.words import say

log = logging.getLogger(__name__)


def rehearse() -> None:
    """Every game. One that cannot be drawn keeps nobody from the others."""
    for slug in games():
        try:
            draw(first_question(game(slug)))
        except Exception:
            log.exception("board of %s", slug)


def draw(table: Table) -> None:
    """What is asked, and what led there, as the player and as a spectator sees it."""
    for seen in (Sight(table.actor, (table.actor,)), Sight(None)):
        for drawn in (frame(table, seen, ""), *step_frames(table, seen, "", 0)):
            drawn.message("", {})


def first_question(chosen: Game[Any]) -> Table:
    """At a table that is in no store: a person is asked, bots have all other seats."""
    number = chosen.seats[0]
    state, answers = chosen.new(seats=number), list[str]()
    while state.actor == NATURE:
        answer = state.chances()[0][0]
        answers.append(chosen.name(answer))
        state.play(answer)
    seats: list[SeatPlan] = [
        Person(say("home.stranger")) if seat == state.actor else BotSeat() for seat in range(number)
    ]
    places, options = seat_people(chosen, seats, ""), chosen.setup(number, {}).options
    opened = Opened(chosen.slug, chosen.rules, chosen.source.hash, options, places, host="", seed="", prefix=answers)
    table = Table(chosen.slug, chosen, opened, 0.0)
    table.apply(2, Started([]), 0.0)
    return table
