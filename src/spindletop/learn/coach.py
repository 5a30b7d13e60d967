"""What the coach makes of a game that is being played: what has come up, what to do next, whether it was done."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.kernel import OVER, State
from spindletop.learn.lesson import Chapter, Topic, asks, firsts, topics, wants

LONGEST = 2  # times as many own answers as the chapter has, and it is over though something never came up

Moves = Sequence[tuple[int, int]]  # the actor and the action of each answer of a game, from its first


@dataclass(frozen=True)
class Coaching:
    """Where a learner stands in a chapter. All of it is worked out from the answers that were given: nothing is lost
    with a page, and taking an answer back takes back what was said of it."""

    topics: Sequence[Topic]  # that have come up so far, each when it did so first
    asked: str  # the topic of what the learner is asked to do; empty, if another is, or if nothing is left to learn
    before: int  # how often that was asked in this chapter already
    suggested: Sequence[int]  # what to answer, up to the next answer of somebody else; none after a wrong turn
    strayed: int | None  # the last own answer was a wrong turn: how many answers stood before it
    left: bool  # there was a wrong turn, now or earlier
    done: bool


def coaching(chapter: Chapter, begin: State, moves: Moves) -> Coaching:
    """After these answers. `begin` is the position in which the chapter begins."""
    seat, actions = chapter.seat, [action for _, action in moves]
    state = begin.copy()
    found = topics(state, actions[chapter.begin :], seat, chapter.cards, chapter.begin)
    own = [at for at, (actor, _) in enumerate(moves) if at >= chapter.begin and actor == seat]
    off = left_at(chapter, actions)
    suggested = own_run(state, ahead(chapter, actions), seat)
    done = is_done(chapter, state, actions, {topic.name for topic in found}, len(own))
    asked = ""
    if state.actor == seat and not done:
        asked = wants(state, suggested[0], chapter.cards.deeds) if suggested else asks(state)
    return Coaching(
        firsts([*found, Topic(asked, len(actions))] if asked else found),
        asked,
        sum(topic.name == asked for topic in found),
        suggested,
        off if off is not None and own[-1:] == [off] else None,
        off is not None,
        done,
    )


def ahead(chapter: Chapter, actions: Sequence[int]) -> Sequence[int]:
    """What the chapter goes on with after these answers; nothing, once they have left it."""
    return chapter.answers[len(actions) :] if left_at(chapter, actions) is None else ()


def left_at(chapter: Chapter, actions: Sequence[int]) -> int | None:
    """The number of the first answer that is not the chapter's; None, as long as all are."""
    return next((at for at, (one, other) in enumerate(zip(actions, chapter.answers)) if one != other), None)


def own_run(state: State, actions: Sequence[int], seat: int) -> list[int]:
    """Those at the head of these answers that the seat gives."""
    world, run = state.copy(), list[int]()
    for action in actions:
        if world.actor != seat:
            break
        run.append(action)
        world.answer(action)
    return run


def is_done(chapter: Chapter, state: State, actions: Sequence[int], seen: set[str], own: int) -> bool:
    """Whether the chapter is over: as it is written, or, after a wrong turn, when all of it has come up; at the latest
    after twice as many answers, or with the game."""
    if left_at(chapter, actions) is None:
        return len(actions) >= len(chapter.answers)
    return state.actor == OVER or own >= LONGEST * chapter.own or seen >= set(chapter.topics)
