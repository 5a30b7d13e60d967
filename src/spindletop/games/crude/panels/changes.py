"""What has changed since the viewer's last answer: the blue pencil marks it."""

from dataclasses import dataclass

from spindletop.games.crude.box import DOMESTIC_CRUDE, FOREIGN_CRUDE, GOODS
from spindletop.games.crude.panels.kit import Crude
from spindletop.games.crude.queries import open_spaces


@dataclass(frozen=True)
class Changes:
    built: frozenset[tuple[int, int]]  # quadrant and square of new assets, and of wells that were struck
    spaces: frozenset[tuple[int, int]]  # good and space of a market where a barrel came or went
    pumped: tuple[int, ...]  # prices at which stations sold
    earned: dict[int, int]  # by quadrant: what its stations brought
    economy: bool  # another card lies up


def changes(moment: Crude) -> Changes:
    built, pumped, earned, economy = set(), [], dict[int, int](), False
    for event in moment.since:
        match event.kind, event.numbers:
            case ("placed", (quadrant, square, _)) | ("struck", (quadrant, square, _)):
                built.add((quadrant, square))
            case "liquidated", (quadrant, square, _, _):
                built.discard((quadrant, square))
            case "pumped", (quadrant, price):
                pumped.append(price)
                earned[quadrant] = earned.get(quadrant, 0) + price
            case "economy", _:
                economy = True
                pumped.clear()
    return Changes(frozenset(built), frozenset(spaces_changed(moment)), tuple(pumped), earned, economy)


def spaces_changed(moment: Crude) -> set[tuple[int, int]]:
    """From the last event back: each says how many barrels moved, and the row before it where."""
    now = [open_spaces(moment.view, good) for good in range(GOODS)]
    found: set[tuple[int, int]] = set()

    def went(good: int, barrels: int) -> None:
        now[good] -= barrels
        found.update((good, now[good] + each) for each in range(barrels))

    def came(good: int, barrels: int) -> None:
        found.update((good, now[good] + each) for each in range(barrels))
        now[good] += barrels

    for event in reversed(moment.since):
        match event.kind, event.numbers:
            case "bought", (_, good, _):
                went(good, 1)
            case "sold", (_, good, _):
                came(good, 1)
            case "cleared", (good, barrels):
                went(good, barrels)
            case "shipped_home", (barrels,):
                went(FOREIGN_CRUDE, barrels)
                came(DOMESTIC_CRUDE, barrels)
    return found
