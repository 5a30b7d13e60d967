"""Bots by name, for every game."""

from typing import Any

from spindletop.bots.bot import Bot, RandomBot
from spindletop.bots.greedy import BEAM, DEPTH, GreedyBot
from spindletop.games import folder
from spindletop.kernel import Game


def names(game: Game[Any]) -> list[str]:
    """The bots that can play this game."""
    return ["random", "greedy", *folder.bots(game)]


def bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, with its setting behind a colon where it has one (`memory:0.5`)."""
    kind, _, setting = name.partition(":")
    own = folder.bots(game)
    if kind in own:
        return own[kind](setting)
    if kind not in names(game):
        raise ValueError(f"there is no bot {kind!r} for {game.title}; bots: {', '.join(names(game))}")
    if setting:
        raise ValueError(f"the bot {kind} has no setting: write just {kind}")
    return greedy(game) if kind == "greedy" else RandomBot()


def greedy(game: Game[Any]) -> GreedyBot:
    """With the game's judgement; value.py may say how many lines to follow (BEAM), and how far (DEPTH)."""
    judgement = folder.value(game)
    return GreedyBot(judgement.value, getattr(judgement, "BEAM", BEAM), getattr(judgement, "DEPTH", DEPTH))
