"""Gold: seats, options and the way to the first question."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.gold import content, steps
from spindletop.games.gold.box import Box
from spindletop.games.gold.state import GoldState
from spindletop.kernel import START, ContentFile, Game, Option, frames_in

ANSWERS_A_TURN = 4  # two cards, and what nature puts on them


class Gold(Game[GoldState]):
    slug = "gold"
    title = "Gold"
    seats = range(2, 6)
    options = (
        START,
        Option("layout", ("scattered", "grid"), "scattered"),
        Option("series", (False, True), False),
    )
    frames = frames_in(steps)
    state = GoldState
    folder = Path(__file__).parent
    memory = True
    content: Box

    def read(self, source: ContentFile) -> Box:
        box, self.verbs = content.read(source)
        self.max_chances = max(box.kinds, self.seats[-1])
        turns = (box.total + 1) * (box.idle_turns + 1)
        self.longest = 1 + self.seats[-1] * turns * ANSWERS_A_TURN
        return box

    def begin(self, state: GoldState) -> None:
        start = state.setup.options["start"]
        state.series = vec[i64]([0] * state.seats)
        state.game_number = 0
        state.first = 0 if isinstance(start, str) else start
        state.lay_out()
        state.put(steps.Turn())
        if start == "random":
            state.put(steps.StartingSeat())
