"""King Oil's cards, odds and prices."""

from typing import cast

from spindletop.games.king_oil.box import DEPTHS, Box
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.terms import depth, money
from spindletop.games.king_oil.words import say
from spindletop.games.sheets import Sheet, runs
from spindletop.kernel import Setup


def sheets(setup: Setup) -> list[Sheet]:
    box = cast(Box, setup.content)
    fines = [fines_of_slips(box)] if setup.options["slips"] else []
    return [wells(setup), money_of(box), *pipelines(box), fire(box), *fines, wildcat(box), properties(box)]


def wildcat(box: Box) -> Sheet:
    """All cards; those that pay alike stand together."""
    rows = []
    for kind in sorted(range(len(box.card_count)), key=lambda kind: (box.card_wells[kind], box.card_royalty[kind])):
        if box.card_wells[kind] == 0:
            continue
        royalty = box.card_royalty[kind]
        flat = say("sheet.depletion", amount=box.card_pays[kind])
        pays = say("sheet.royalty", amount=royalty) if royalty else flat
        buys = say("sheet.yes" if box.card_buys[kind] else "sheet.no")
        rows.append((pays, str(box.card_wells[kind]), buys, str(box.card_count[kind])))
    fires = sum(cards for cards, wells in zip(box.card_count, box.card_wells, strict=True) if wells == 0)
    rows.append((say("sheet.fire_card"), "–", say("sheet.no"), str(fires)))
    head = (say("sheet.pays"), say("sheet.wells_up_to"), say("sheet.purchase"), say("sheet.cards"))
    return Sheet(say("sheet.wildcat", cards=box.card_total), rows, head, say("sheet.wildcat_note"))


def fire(box: Box) -> Sheet:
    rows = [(owned, str(loss)) for owned, loss in runs(box.fire_loss) if loss]
    head = (say("sheet.owned"), say("sheet.lost"))
    return Sheet(say("sheet.fire"), rows, head, pictures=("flame",) * len(rows))


def wells(setup: Setup) -> Sheet:
    """What a well costs, and how often each depth comes."""
    box = cast(Box, setup.content)
    fresh = KingOilState(setup)
    fresh.set_up()
    weights = [fresh.depth_weights(hole) for hole in range(box.holes)]
    holes = [sum(int(weight[number]) for weight in weights) for number in range(DEPTHS)]
    rows = [
        (depth(number).capitalize(), money(box.cost[number]), f"{holes[number] / sum(holes):.0%}")
        for number in range(DEPTHS)
    ]
    head = (say("sheet.oil"), say("sheet.cost"), say("sheet.share"))
    return Sheet(say("sheet.wells"), rows, head, say("sheet.wells_note"), ["derrick"] * (DEPTHS - 1) + ["cap"])


def properties(box: Box) -> Sheet:
    rows = []
    for number, price in enumerate(box.price):
        borders = ", ".join(str(box.target[border] + 1) for border in box.borders(number))
        rows.append((str(number + 1), money(price), str(box.size(number)), borders))
    head = (say("sheet.number"), say("sheet.price"), say("sheet.holes"), say("sheet.borders"))
    return Sheet(say("sheet.properties"), rows, head)


def pipelines(box: Box) -> list[Sheet]:
    needs = [(f"{number}.", say("derricks", derricks=derricks)) for number, derricks in enumerate(box.support, 1)]
    royalties = [(str(number), money(box.royalty[number])) for number in range(1, len(box.royalty))]
    return [
        Sheet(
            say("sheet.pipelines", amount=box.pipeline_price),
            needs,
            (say("sheet.pipeline_out"), say("sheet.needs")),
            say("sheet.pipelines_note", pipelines=box.pipelines),
        ),
        Sheet(
            say("sheet.royalties"),
            royalties,
            (say("sheet.from_one"), say("sheet.each_derrick")),
            say("sheet.royalties_note"),
            strip=True,
            tones=["dark"] * len(royalties),
        ),
    ]


def money_of(box: Box) -> Sheet:
    rows = [
        (say("sheet.start"), money(box.stake)),
        (say("sheet.in_box"), money(box.money)),
        (say("sheet.no_hole"), money(box.fine_no_hole)),
        (say("sheet.derrick_worth"), money(box.derrick_worth)),
        (say("sheet.pipeline_worth"), money(box.pipeline_price)),
        (say("sheet.property_worth"), say("sheet.its_price")),
    ]
    return Sheet(say("sheet.money"), rows)


def fines_of_slips(box: Box) -> Sheet:
    rows = [
        (say("sheet.trespass"), money(box.fine_trespass)),
        (say("sheet.before_drawing"), money(box.fine_before_drawing)),
        (say("sheet.too_many"), money(box.fine_too_many)),
    ]
    return Sheet(say("sheet.slips"), rows)
