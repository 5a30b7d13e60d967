"""Where the squares of the land lie on the map."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.relief import UNIT
from spindletop.games.prospecting.state import ProspectingState

EDGE = 10  # around the land, for the frame
ABOVE = 5  # more at the top, for derricks that look over it


@dataclass(frozen=True)
class Grid:
    """Lines run from left to right, away from the companies; the first lane is at the top, or at the bottom."""

    lines: int
    lanes: int
    stride: int  # squares from line to line, also past the edge of the map
    upward: bool  # the first lane is at the bottom
    sea: int = 0  # units beyond the last line
    fold: int = 0  # squares from fold to fold of the sheet; 0: it has none

    @property
    def width(self) -> int:
        return self.lines * UNIT

    @property
    def height(self) -> int:
        return self.lanes * UNIT

    @property
    def view_box(self) -> tuple[int, int, int, int]:
        return -EDGE, -EDGE - ABOVE, self.width + self.sea + 2 * EDGE, self.height + 2 * EDGE + ABOVE

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of the picture."""
        line, lane = divmod(square, self.stride)
        return line, self.lanes - 1 - lane if self.upward else lane

    def corner(self, square: int) -> tuple[int, int]:
        """The north-western one, in units of the map."""
        column, row = self.place(square)
        return column * UNIT, row * UNIT

    def middle(self, square: int) -> tuple[int, int]:
        x, y = self.corner(square)
        return x + UNIT // 2, y + UNIT // 2


@dataclass(frozen=True)
class Ground:
    """What the ground depends on: costs of squares as rows of the picture, squares with a well, and folds."""

    costs: list[list[int]]
    wells: set[tuple[int, int]]
    fold: int

    @classmethod
    def of(cls, view: ProspectingState, plan: Grid) -> dict[str, Any]:
        """As plain data."""
        costs = [[0] * plan.lines for _ in range(plan.lanes)]
        for square in queries.squares(view):
            column, row = plan.place(square)
            costs[row][column] = view.land.cost[square]
        return {"costs": costs, "wells": sorted(plan.place(square) for square in view.land.square), "fold": plan.fold}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Ground":
        return cls(data["costs"], {(column, row) for column, row in data["wells"]}, data["fold"])
