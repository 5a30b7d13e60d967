"""Moves in words: a seat's as they were offered, nature's by what came of it; and why one is better than another."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from spindletop.analysis.reasons import SOON, Reason, rounded
from spindletop.games import folder
from spindletop.games.reader import Reader
from spindletop.kernel import NATURE, Event, Game, State
from spindletop.words import plain

BETWEEN = ". "  # sentences of what happened at once


def told(here: State, actions: Sequence[int], names: Sequence[str], then: str) -> str:
    """A move, as it went on from this position. `then` stands between the answers of a run."""
    world = here.copy()
    if here.actor != NATURE:
        labels = told_run(world, actions, names)
        return in_a_row(labels, then, len(labels) < len(actions))
    events = list[Event]()
    world.listen(events)
    world.answer(actions[0])
    reader, text = Reader(names), folder.text(here.setup.game)
    heard = [plain(text.event(world, event, reader)) for event in events if event.heard_by(None)]
    return BETWEEN.join(filter(None, heard)) or text.action(here, actions[0], names)


def told_plan(here: State, actions: Sequence[int], names: Sequence[str], then: str) -> str:
    """What a seat may do next, in few words: of a way where it leads; without what only ends the turn, if there is
    more to do."""
    world, seat, game, steps = here.copy(), here.actor, here.setup.game, list[tuple[str, str]]()
    text, ends, more = folder.text(game), folder.board(game).ENDS, ""
    for action in actions:
        if world.actor != seat or action not in world.legal():
            more = "…"
            break
        verb, _ = game.verb(action)
        if steps and steps[-1][0] == verb and verb in folder.kit(game).ways:
            steps.pop()
        steps.append((verb, text.step(world.view(seat), action, names)))
        world.answer(action)
    told = [words for verb, words in steps if words and verb not in ends] or [words for _, words in steps if words][:1]
    times = [(words, len([*same])) for words, same in groupby(told)]
    return folder.sentence(then.join(words if number == 1 else f"{words} ×{number}" for words, number in times)) + more


def told_run(world: State, actions: Sequence[int], names: Sequence[str]) -> list[str]:
    """Each answer of a run, as far as it is possible here. The world is played on."""
    labels, seat, text = [], world.actor, folder.text(world.setup.game)
    for action in actions:
        if world.actor != seat or action not in world.legal():
            break
        labels.append(text.action(world.view(seat), action, names))
        world.answer(action)
    return labels


def in_a_row(answers: Sequence[str], then: str, more: bool = False) -> str:
    """A run of answers as one label; `more`: it goes on."""
    row = folder.sentence(then.join(answers))
    return f"{row}…" if more else row


def told_when(game: Game[Any]) -> str:
    """When reasons are measured: in the words of the game, with how many of its beats or answers pass until then."""
    judgement = folder.value(game).JUDGEMENT
    return folder.words(game)("why_when", amount=judgement.horizon if judgement.beat else SOON)


def told_reason(view: State, reason: Reason) -> str:
    """What a plan has more or less of, in a few words of the game."""
    say, key = folder.words(view.setup.game), reason_key(reason.feature)
    amount = rounded(reason.amount)
    told = int(amount) if amount == int(amount) else amount
    if reason.place is None:
        return say(key, amount=told)
    return say(f"{key}.at", amount=told, place=folder.spot(view, reason.place).words)


def reason_key(feature: str) -> str:
    """Of the words for a feature."""
    return f"why_{re.sub('[^a-z]+', '_', feature.lower())}"
