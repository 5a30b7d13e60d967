"""A hint as the action bar shows it: what to answer, what should follow, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.analysis.hints import Idea
from spindletop.analysis.telling import told
from spindletop.kernel import Rng, State
from spindletop.web.words import say


@dataclass(frozen=True)
class Advice:
    action: str  # in notation
    words: str
    share: int  # of the win, in percent
    why: str


def advice(ideas: Sequence[Idea], view: State, names: Sequence[str]) -> list[Advice]:
    """Of who has this view."""
    return [
        Advice(idea.answer, in_words(idea, view, names), round(100 * idea.share), why(idea, ideas)) for idea in ideas
    ]


def in_words(idea: Idea, view: State, names: Sequence[str]) -> str:
    return told(view.imagine(Rng(idea.world)), idea.actions, names, say("hint.then"))


def why(idea: Idea, ideas: Sequence[Idea]) -> str:
    """In one sentence: beside the best, or, for the best itself, beside the next."""
    rivals = [other.share for other in ideas if other is not idea]
    if not rivals:
        return say("hint.only")
    best = idea is ideas[0]
    points = round(100 * (idea.share - (max(rivals) if best else ideas[0].share)))
    if best:
        return say("hint.ahead" if points > 0 else "hint.level", points=points, futures=idea.futures)
    return say("hint.behind" if points < 0 else "hint.close", points=-points, futures=idea.futures)
