"""A hint as plans that the table shows: what to answer, what should follow, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from spindletop.analysis.hints import Idea
from spindletop.analysis.reasons import Reason
from spindletop.analysis.telling import told_plan, told_reason, told_when
from spindletop.art.scene import notation
from spindletop.art.svg import number
from spindletop.games import folder
from spindletop.kernel import Rng, State
from spindletop.web.words import say

LETTERS = "AB"


@dataclass(frozen=True)
class Because:
    """A reason, as pages show it."""

    words: str
    spot: str  # a point of the map that it names: x and y; empty, if it names none
    when: str  # it is measured


@dataclass(frozen=True)
class Advice:
    letter: str  # by which the table shows it
    action: str  # the first, in notation
    answers: str  # all of them, likewise
    words: str
    share: int  # of the win, in percent
    why: str
    reasons: list[Because]
    futures: int = 0  # in which it was tried


def advice(ideas: Sequence[Idea], view: State, names: Sequence[str]) -> list[Advice]:
    """Of who has this view."""
    return [plan(letter, idea, ideas, view, names) for letter, idea in zip(LETTERS, ideas)]


def plan(letter: str, idea: Idea, ideas: Sequence[Idea], view: State, names: Sequence[str]) -> Advice:
    return Advice(
        letter,
        idea.answer,
        notation(view.setup.game, idea.actions),
        in_words(idea, view, names),
        round(100 * idea.share),
        why(idea, ideas),
        because(idea.reasons, view),
        idea.futures,
    )


def because(reasons: Sequence[Reason], view: State) -> list[Because]:
    """As parts of one sentence."""
    when = told_when(view.setup.game) if reasons else ""
    told = [told_reason(view, reason) for reason in reasons]
    told[:1] = map(folder.sentence, told[:1])
    return [Because(words, spot_of(reason, view), when) for words, reason in zip(told, reasons)]


def spot_of(reason: Reason, view: State) -> str:
    return "" if reason.place is None else " ".join(map(number, folder.spot(view, reason.place).at))


def in_words(idea: Idea, view: State, names: Sequence[str]) -> str:
    return told_plan(view.imagine(Rng(idea.world)), idea.actions, names, say("hint.then"))


def why(idea: Idea, ideas: Sequence[Idea]) -> str:
    """In one sentence: beside the best, or, for the best itself, beside the next."""
    rivals = [other.share for other in ideas if other is not idea]
    if not rivals:
        return say("hint.only")
    best = idea is ideas[0]
    points = round(100 * (idea.share - (max(rivals) if best else ideas[0].share)))
    if best:
        return say("hint.ahead" if points > 0 else "hint.level", points=points)
    return say("hint.behind" if points < 0 else "hint.close", points=-points)
