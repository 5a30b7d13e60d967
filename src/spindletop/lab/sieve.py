"""Whether a position is a puzzle: one plan is better beyond doubt, and the obvious one is worse.

All that can be clicked is a choice. Each is followed by the most promising answers up to the next answer of nature or
another seat, in several ways, and all those plans meet the same futures: first few, then more, in the end ten times as
many as it takes to have an opinion. A choice is worth what its best plan is. What is beaten beyond doubt on the way is
followed no further.
"""

import re
from dataclasses import dataclass
from html import unescape
from typing import Any

import msgspec

from spindletop.analysis.reasons import why
from spindletop.art.scene import Moment, Scene, notation
from spindletop.bots import roster
from spindletop.bots.greedy import Foresight, by_worth, look_ahead
from spindletop.bots.rookie import RookieBot
from spindletop.bots.search import Plan, SearchBot, carry_out
from spindletop.games import folder
from spindletop.kernel import Game, Rng, State
from spindletop.learn.puzzles import Choice, Puzzle, steps_of

FEWEST, MOST = 3, 24  # choices of a puzzle: more are amounts, such as bids
PROMISING = 6  # choices that are looked at first
GLANCE, FUTURES = 8, 60  # into which a choice is followed at first, and to have an opinion of it,
WAYS = 3  # in which a choice may go on
REASONED = 60  # futures that tell why
CLOSER = 10  # and how many times as many before it is kept
LEAD = 0.02  # of the win, by which the best is ahead of the obvious one,
DOUBT = 4.0  # and by how many standard errors
BEATEN = 2.5  # standard errors behind the best: that is wrong,
ALIKE = 0.01  # unless it costs no more than this
FEW_RIGHT = 0.5  # of all choices, at most, are right
GREAT = 0.2  # a lead that stands out


@dataclass(frozen=True)
class Fared:
    """A choice's plan, and how far it is behind the best of them."""

    plan: Plan
    behind: float
    error: float

    @property
    def right(self) -> bool:
        return self.behind <= ALIKE or self.behind <= BEATEN * self.error


def sift(view: State, answers: str, seed: int) -> Puzzle | None:
    """The position as a puzzle, if it is one. `answers`: that stand."""
    game = view.setup.game
    runs = clicks(view)
    if not FEWEST <= len(runs) <= MOST:
        return None
    plans = {run: plans_of(view, run) for run in runs}
    obvious = roster.bot(roster.USUAL, game).choose(view, Rng(seed))
    firsts = sorted((some[0] for some in plans.values()), key=lambda plan: -plan.worth)
    left = {tuple(plan.actions): plan for plan in [*firsts[:PROMISING], plans[(obvious,)][0]]}
    fared: dict[tuple[int, ...], Fared] = {}
    for stage, futures in enumerate((GLANCE, 2 * GLANCE, FUTURES, CLOSER * FUTURES)):
        if stage == 1:
            left = {tuple(plan.actions): plan for some in plans.values() for plan in some}
        fared |= race(view, list(left.values()), futures, seed + stage)
        mine = best_with(fared, (obvious,))
        if mine.behind < LEAD or mine.behind < (DOUBT if futures >= FUTURES else 1.0) * mine.error:
            return None
        left = {run: plan for run, plan in left.items() if fared[run].right or fared[run] is mine}
    if sum(best_with(fared, run).right for run in runs) > FEW_RIGHT * len(runs):
        return None
    best = max(each.plan.share for each in fared.values() if not each.behind)
    choices = [
        Choice(notation(game, run), notation(game, its.plan.actions), round(max(0.0, best - its.behind), 3), its.right)
        for run in runs
        for its in [best_with(fared, run)]
    ]
    choices.sort(key=lambda each: (-each.share, len(each.steps)))
    hard = round(difficulty(view, choices, mine.behind, plans), 2)
    return Puzzle(view.seats, hard, CLOSER * FUTURES, game.name(obvious), answers, choices)


def race(view: State, plans: list[Plan], futures: int, seed: int) -> dict[tuple[int, ...], Fared]:
    """All of them in the same futures."""
    bot, rng = SearchBot(folder.value(view.setup.game).JUDGEMENT), Rng(seed << 32)
    for plan in plans:
        plan.shares = []
    for number in range(futures):
        world = view.imagine(rng)
        for plan in plans:
            plan.shares.append(bot.future(world, plan, Rng((seed << 32) + number)))
    best = max(plans, key=lambda plan: plan.share)
    return {
        tuple(plan.actions): Fared(plan, *best.lead(plan)) if plan is not best else Fared(plan, 0.0, 0.0)
        for plan in plans
    }


def best_with(fared: dict[tuple[int, ...], Fared], run: tuple[int, ...]) -> Fared:
    """The best plan that begins like this: who has clicked it may still go on so."""
    return min((its for actions, its in fared.items() if actions[: len(run)] == run), key=lambda its: its.behind)


def plans_of(view: State, run: tuple[int, ...]) -> list[Plan]:
    """These answers, and after them the few ways that look best, each somewhere else."""
    judgement, seat = folder.value(view.setup.game).JUDGEMENT, view.actor
    world = view.imagine(Rng(0))
    carry_out(world, run)
    if world.actor != seat:
        return [Plan(Foresight([*run], world, judgement.value(world, seat)))]
    lines = {line.worth: line for line in look_ahead(world, judgement.value, judgement.beam, judgement.depth)}
    best = sorted(lines.values(), key=by_worth)[:WAYS]
    return [Plan(Foresight([*run, *line.actions], line.state, line.worth)) for line in best]


def difficulty(view: State, choices: list[Choice], lead: float, plans: dict[tuple[int, ...], list[Plan]]) -> float:
    """From 0 to 1. Harder is what few choices solve, what costs little to miss, and what bots see late: the quick one
    by how much worse the right plan looks to it, the rookie by missing it."""
    game, right = view.setup.game, {each.run for each in choices if each.right}
    judgement = folder.value(game).JUDGEMENT
    few = 1 - len(right) / len(choices)
    close = 1 - min(lead / GREAT, 1.0)
    looks = max(some[0].worth for some in plans.values()) - max(
        some[0].worth for run, some in plans.items() if notation(game, run) in right
    )
    misjudged = min(looks / judgement.spread, 1.0)
    missed = game.name(RookieBot(judgement.value, slips=0.0).choose(view, Rng(0))) not in right
    return (few + close + misjudged + missed) / 4


# What can be clicked


def clicks(view: State) -> list[tuple[int, ...]]:
    """Every answer, and every run of answers that the board or the dock gives with one click."""
    game, legal = view.setup.game, view.legal()
    scene = folder.scene(Moment(view, legal, [""] * view.seats, view.actor))
    runs: list[tuple[int, ...]] = [(action,) for action in legal]
    runs += [run for run in offered(game, scene) if len(run) > 1 and run[0] in legal]
    return list(dict.fromkeys(runs))


def offered(game: Game[Any], scene: Scene) -> list[tuple[int, ...]]:
    dock = scene.dock
    drawn = [dock.hand, dock.question, dock.line, dock.worth]
    for panel in scene.panels:
        drawn += [panel.html, panel.aside, *(layer.svg for layer in (panel.map.layers if panel.map else ()))]
    texts = [unescape(each) for each in re.findall(r'data-action="([^"]*)"', "".join(drawn))]
    lists = [*dock.offers, *(offer for stepper in dock.steppers for offer in stepper.offers)]
    texts += [notation(game, each.answers) for each in lists]
    return [tuple(map(game.parse, steps_of(text))) for text in texts]


def reasoned(puzzle: Puzzle, game: Game[Any]) -> Puzzle:
    """With what speaks for the best plan beside the obvious one."""
    here = puzzle.position(game)
    obvious = puzzle.choice(puzzle.obvious)
    assert obvious is not None
    best, other = ([game.parse(each) for each in steps_of(choice.plan)] for choice in (puzzle.best, obvious))
    told = why(here.view(here.actor), best, other, roster.tycoon(game, str(2 * REASONED)), seed=0)
    return msgspec.structs.replace(puzzle, reasons=told)


def stands(puzzle: Puzzle, game: Game[Any], seed: int) -> bool:
    """Whether it is right under another seed: in as many other futures one of the right choices is the best again, and
    the obvious one is worse beyond doubt."""
    here = puzzle.position(game)
    view, obvious = here.view(here.actor), (game.parse(puzzle.obvious),)
    runs = {each.plan: tuple(game.parse(step) for step in steps_of(each.plan)) for each in puzzle.choices}
    left = {run: Plan(Foresight([*run], view, 0.0)) for run in runs.values()}
    fared = dict[tuple[int, ...], Fared]()
    for stage, futures in enumerate((puzzle.futures // CLOSER, puzzle.futures)):
        fared = race(view, list(left.values()), futures, seed + stage)
        mine = best_with(fared, obvious)
        left = {run: plan for run, plan in left.items() if fared[run].right or fared[run] is mine}
    best = min(fared, key=lambda run: fared[run].behind)
    right = {runs[each.plan] for each in puzzle.choices if each.right}
    return best in right and not best_with(fared, obvious).right
