"""What things of Crude are called."""

from collections.abc import Sequence

from spindletop.games.crude.box import CRUDE, GASOLINE, NOBODY, REFINERY, RIG, STATION, WELL, Box
from spindletop.games.crude.squares import SIDE
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.words import say
from spindletop.words import Filling

ASSETS = {RIG: "rig", STATION: "station", REFINERY: "refinery", WELL: "well"}  # their keys
GOODS = ("domestic_crude", "domestic_gasoline", "foreign_crude", "foreign_gasoline")
NEWS = (
    "property_tax",
    "global_warming",
    "sales_tax",
    "cold_winter",
    "safety_inspection",
    "world_uncertainty",
    "embargo",
    "run_on_the_pumps",
)


def asset(kind: int) -> str:
    return say(f"asset.{ASSETS[kind]}")


def good(number: int) -> str:
    return say(f"good.{GOODS[number]}")


def economy(state: CrudeState, card: int) -> str:
    return economy_name(state.box, card)


def economy_name(box: Box, card: int) -> str:
    return box.economies[card].replace("_", " ").title()


def square(state: CrudeState, quadrant: int, number: int) -> str:
    """Row and column, as they stand at the edge of the land; with two seats, also in which quadrant."""
    row, column = divmod(number, SIDE)
    key = "square.of" if state.seats == 2 else "square"
    return say(key, row=row + 1, column=column + 1, letter="ABCD"[quadrant])


def quadrant_name(state: CrudeState, quadrant: int, names: Sequence[str]) -> str:
    """Whose quadrant it is; with two seats, also which of the two."""
    owner = state.owner[quadrant]
    if owner == NOBODY:
        return say("ghost")
    return say("quadrant", name=names[owner], letter="ABCD"[quadrant]) if state.seats == 2 else names[owner]


def news_name(card: int) -> str:
    return say(f"news_{NEWS[card]}")


def news_does(box: Box, card: int) -> str:
    """What a news card does, with its numbers."""
    rig, station, refinery, well = box.tax
    values: tuple[dict[str, Filling], ...] = (
        {"rig": rig, "station": station, "refinery": refinery, "well": well},
        {"fit": box.fit},
        {"tax": box.sales_tax},
        {"barrels": box.winter},
        {"crude": box.inspection[CRUDE], "gasoline": box.inspection[GASOLINE]},
        {"barrels": box.uncertain_crude, **reds(box.uncertain_reds)},
        {"barrels": box.embargo_crude},
        {"extra": box.run_extra, **reds(box.run_reds)},
    )
    return say(f"news_{NEWS[card]}.does", **values[card])


def reds(number: int) -> dict[str, Filling]:
    """How a news card moves the consumer price."""
    return {"reds": abs(number), "way": "down" if number < 0 else "up"}
