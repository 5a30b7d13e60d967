"""The tycoon in the seat in which everybody plays the deal of a day: somebody to compare oneself with."""

import asyncio
import logging
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from spindletop.bots import roster
from spindletop.bots.bot import Bot
from spindletop.bots.search import SearchBot
from spindletop.kernel import NATURE, OVER, Game, Rng
from spindletop.table.deals import Deal
from spindletop.table.tasks import end
from spindletop.table.thinkers import Failed, Thinkers, known_game
from spindletop.table.turns import Rank

log = logging.getLogger(__name__)

THOUGHT = "60"  # futures for an answer, so that it plays the same game everywhere
SLICE = 0.5  # seconds of its game at a time: who asks for a hint waits for no more
KEPT = 40  # games


@dataclass
class Rival:
    """How the tycoon fares where everybody sits."""

    answers: list[int]
    scores: list[int]
    winners: list[int]
    over: bool = False
    failed: bool = False


class Rivals:
    """The tycoon plays a deal once for all, in the background; its games are kept as long as the server runs."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._games: dict[Deal, Rival] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, deal: Deal, game: Game[Any]) -> Rival:
        """Its game, as far as it is; it begins when somebody asks for it."""
        known = self._games.get(deal)
        if known is None or known.failed:
            while len(self._games) >= KEPT:
                del self._games[next(iter(self._games))]
            known = self._games[deal] = Rival([], [], [])
            task = asyncio.create_task(self._play(deal, game, known))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return known

    async def _play(self, deal: Deal, game: Game[Any], rival: Rival) -> None:
        work = (type(game), game.source.text, game.source.name, deal)
        try:
            while not rival.over:
                played = await self.thinkers.run(_play_on, *work, rival.answers, rank=Rank.PATIENT)
                rival.answers, rival.scores, rival.winners, rival.over = played
        except Failed as failed:
            log.error("the tycoon could not play the %s: %s", deal.name, failed)
            rival.failed = True

    async def close(self) -> None:
        await end(self._tasks)


# In the worker


def _play_on(
    kind: type[Game[Any]], text: str, name: str, deal: Deal, answers: list[int]
) -> tuple[list[int], list[int], list[int], bool]:
    """A slice of the tycoon's game: all answers by then, the scores, who has won, and whether it is over."""
    game = known_game(kind, text, name)
    state, rolls = game.new(deal.seats(game)), 0
    for action in answers:
        rolls += state.actor == NATURE
        state.answer(action)
    seat, dice, others = deal.seat(game), deal.dice([""] * state.seats), deal.bots(game)
    players = [roster.bot(roster.as_person(game, roster.USUAL, each), game) for each in others]
    players.insert(seat, tycoon(game))
    played, until = [*answers], perf_counter() + SLICE
    while state.actor != OVER and perf_counter() < until:
        if state.actor == NATURE:
            action = dice.roll(rolls, state.chances())
            rolls += 1
        else:
            action = players[state.actor].choose(state.view(state.actor), Rng(deal.thought(len(played))))
        state.answer(action)
        played.append(action)
    return played, [int(score) for score in state.scores()], state.winners(), state.actor == OVER


def tycoon(game: Game[Any]) -> Bot:
    """The strongest level, with as many futures as everywhere."""
    strongest = roster.levels(game)[-1].make("")
    return roster.tycoon(game, THOUGHT) if isinstance(strongest, SearchBot) else strongest
