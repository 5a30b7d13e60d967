"""King Oil's cards, odds and prices."""

from typing import cast

from spindletop.games.king_oil.box import DEPTHS, SETTINGS, Box
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.text import DEPTH, count, money
from spindletop.games.sheets import Sheet, runs
from spindletop.kernel import Setup


def sheets(setup: Setup) -> list[Sheet]:
    box = cast(Box, setup.content)
    fines = [fines_of_slips(box)] if setup.options["slips"] else []
    return [wildcat(box), fire(box), wells(setup), properties(box), *pipelines(box), money_of(box), *fines]


def wildcat(box: Box) -> Sheet:
    """All cards; those that pay alike stand together."""
    rows = []
    for kind in sorted(range(len(box.card_count)), key=lambda kind: (box.card_wells[kind], box.card_royalty[kind])):
        if box.card_wells[kind] == 0:
            continue
        flat = f"{money(box.card_pays[kind])} in all (depletion)"
        pays = f"{money(box.card_royalty[kind])} a derrick" if box.card_royalty[kind] else flat
        buys = "yes" if box.card_buys[kind] else "no"
        rows.append((pays, str(box.card_wells[kind]), buys, str(box.card_count[kind])))
    fires = sum(cards for cards, wells in zip(box.card_count, box.card_wells, strict=True) if wells == 0)
    rows.append(("Fire: you lose derricks", "–", "no", str(fires)))
    head = ("Pays", "Wells, up to", "Purchase", "Cards")
    return Sheet(f"Wildcat: {box.card_total} cards", rows, head, "When the last one is drawn, all are shuffled again.")


def fire(box: Box) -> Sheet:
    rows = [(owned, str(loss)) for owned, loss in runs(box.fire_loss) if loss]
    return Sheet("Fire", rows, ("Derricks you own", "Derricks you lose"))


def wells(setup: Setup) -> Sheet:
    """What a well costs, and how often each depth comes."""
    box = cast(Box, setup.content)
    if setup.options["discs"] == "classic":
        holes = [sum(mask.bit_count() for mask in box.masks[depth::DEPTHS]) for depth in range(DEPTHS)]
        whole = box.holes * SETTINGS
    else:
        fresh = KingOilState(setup)
        fresh.set_up()
        holes = fresh.depth_weights(0)
        whole = sum(holes)
    rows = [
        (DEPTH[depth].capitalize(), money(box.cost[depth]), f"{holes[depth] / whole:.0%}") for depth in range(DEPTHS)
    ]
    return Sheet("Wells", rows, ("Oil", "Cost", "Of all holes"), "A dry hole is capped; oil gets a derrick.")


def properties(box: Box) -> Sheet:
    rows = []
    for number, price in enumerate(box.price):
        borders = ", ".join(str(box.target[border] + 1) for border in box.borders[number])
        rows.append((str(number + 1), money(price), str(box.first_hole[number + 1] - box.first_hole[number]), borders))
    return Sheet("Properties", rows, ("Number", "Price", "Holes", "Borders on"))


def pipelines(box: Box) -> list[Sheet]:
    needs = [(f"{number}.", count(derricks, "derrick")) for number, derricks in enumerate(box.support, 1)]
    royalties = [(str(number), money(box.royalty[number])) for number in range(1, len(box.royalty))]
    return [
        Sheet(
            f"Pipelines: {money(box.pipeline_price)} each",
            needs,
            ("Pipeline out of a property", "needs there"),
            f"Of each colour there are {box.pipelines}.",
        ),
        Sheet(
            "Royalties for pipelines",
            royalties,
            ("Pipelines from one property into another", "For each derrick on that"),
            "Due at the start of the turn of who owns the land that they lead into.",
        ),
    ]


def money_of(box: Box) -> Sheet:
    rows = [
        ("To begin with", money(box.stake)),
        ("In the box", money(box.money)),
        ("Fine without a hole to drill", money(box.fine_no_hole)),
        ("Worth of a derrick at the end", money(box.derrick_worth)),
        ("Worth of a pipeline at the end", money(box.pipeline_price)),
        ("Worth of a property at the end", "its price"),
    ]
    return Sheet("Money", rows)


def fines_of_slips(box: Box) -> Sheet:
    rows = [
        ("Called out on a property of nobody", money(box.fine_trespass)),
        ("Drilled before drawing", money(box.fine_before_drawing)),
        ("Drilled too many: for each hole of the turn", money(box.fine_too_many)),
    ]
    return Sheet("Fines for slips", rows)
