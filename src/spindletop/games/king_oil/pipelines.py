"""Pipelines: laying them, and losing them when derricks are gone."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.king_oil.asking import no_property
from spindletop.games.king_oil.state import BANK, KingOilState
from spindletop.kernel.frame import Question, Step, lone


def may_lay(state: KingOilState, border: i64) -> bool:
    """Whether the mover, with cash and a pipeline to spare, may lay one across this border (KO-17 to KO-19)."""
    box, mover = state.box, state.mover
    source, target = box.source[border], box.target[border]
    laid = state.laid[source]
    return (
        state.owner[source] == mover
        and state.owner[target] >= 0
        and state.owner[target] != mover
        and laid < len(box.support)
        and state.derricks[source] >= box.support[laid]
        and state.pipes[box.back[border]] == 0
    )


def with_pipelines(state: KingOilState, legal: vec[i64]) -> vec[i64]:
    """These answers, and all pipelines that the mover may lay."""
    box, mover = state.box, state.mover
    least = box.support[0]
    if state.derricks_of[mover] < least or state.cash[mover] < box.pipeline_price:
        return legal
    if state.laid_of[mover] >= box.pipelines:  # KO-21
        return legal
    for source in range(box.properties):
        if state.owner[source] == mover and state.derricks[source] >= least:
            for border in range(box.first_border[source], box.first_border[source + 1]):
                if may_lay(state, border):
                    legal = append(legal, box.ids.lay + border)
    return legal


def lay(state: KingOilState, border: i64) -> None:
    state.pay(state.mover, BANK, state.box.pipeline_price)
    state.add_pipelines(border, 1)
    state.tell("pipeline", state.mover, state.box.source[border], state.box.target[border])


class Support(Step):
    """A property that has lost derricks keeps only the pipelines that they support (KO-20)."""

    rule: ClassVar[str] = "KO-20"
    number: i64

    def faults(self, state: KingOilState) -> list[str]:
        return no_property(state, self.number)

    def run(self, state: KingOilState) -> None:
        if state.laid[self.number] > state.supported(self.number):
            state.put(self)
            state.put(LosePipeline(self.number))


class LosePipeline(Question):
    """Which pipeline of this property goes? (KO-20)"""

    rule: ClassVar[str] = "KO-20"
    number: i64

    def faults(self, state: KingOilState) -> list[str]:
        wrong = no_property(state, self.number)
        return wrong or ([] if state.laid[self.number] else [f"property {self.number + 1} has no pipeline to lose"])

    def only(self, state: KingOilState) -> i64:
        return lone(self.legal(state))

    def actor(self, state: KingOilState) -> i64:
        return state.owner[self.number]

    def legal(self, state: KingOilState) -> vec[i64]:
        box = state.box
        return vec[i64]([box.ids.lose_pipeline + border for border in box.borders(self.number) if state.pipes[border]])

    def answer(self, state: KingOilState, action: i64) -> None:
        box, border = state.box, action - state.box.ids.lose_pipeline
        state.add_pipelines(border, -1)
        state.tell("pipeline_lost", state.owner[self.number], self.number, box.target[border])
