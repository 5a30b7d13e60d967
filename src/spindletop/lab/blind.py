"""Do reasons tell plans apart? A sheet for a reader who has seen neither: the position of each puzzle, two plans in
either order, and what speaks for one of them. Which one it is stands in the key, a file beside it."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from spindletop.analysis.telling import told, told_reason, told_when
from spindletop.games import folder
from spindletop.kernel import Game, Rng, State
from spindletop.learn.puzzles import Puzzle, steps_of

WIDTH = 100
LETTERS = "AB"
THEN = ", then "


def blind(chosen: Game[Any], puzzles: Sequence[Puzzle], sheet: Path, seed: int) -> int:
    """Writes the sheet and its key; how many positions it has: puzzles without reasons are left out."""
    rng, pages, key = Rng(seed), list[str](), list[str]()
    for puzzle in puzzles:
        obvious = puzzle.choice(puzzle.obvious)
        if puzzle.reasons and obvious is not None:
            best_is = rng.below(len(LETTERS))
            plans = [puzzle.best.plan, obvious.plan]
            pages.append(page(chosen, puzzle, plans if best_is == 0 else plans[::-1], len(pages) + 1))
            key.append(f"{len(pages)} {LETTERS[best_is]}")
    sheet.write_text("\n\n".join(pages) + "\n", encoding="utf-8")
    sheet.with_suffix(".key").write_text("\n".join(key) + "\n", encoding="utf-8")
    return len(pages)


def page(chosen: Game[Any], puzzle: Puzzle, plans: Sequence[str], number: int) -> str:
    position = puzzle.position(chosen)
    view = position.view(position.actor)
    names = [f"Seat {seat + 1}" for seat in range(puzzle.seats)]
    offered = [
        f"{letter}  {told(view.imagine(Rng(0)), [chosen.parse(each) for each in steps_of(plan)], names, THEN)}"
        for letter, plan in zip(LETTERS, plans, strict=True)
    ]
    reasons = [f"-  {told_reason(view, each)}" for each in puzzle.reasons]
    asked = f"{number}. {folder.text(chosen).question(view, names)}"
    return "\n".join([asked, drawn(view, names), *offered, told_when(chosen), *reasons])


def drawn(view: State, names: Sequence[str]) -> str:
    """The table as text."""
    paper = StringIO()
    Console(file=paper, width=WIDTH, no_color=True).print(folder.terminal(view.setup.game).table(view, names))
    return paper.getvalue()
