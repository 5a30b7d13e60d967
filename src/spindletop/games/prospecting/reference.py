"""Cards, wells, prices and railway of Giganten and Black Gold."""

from typing import cast

from spindletop.games.prospecting.state import Table
from spindletop.games.prospecting.text import RIGS, Words, capital, dollars, number
from spindletop.games.sheets import Sheet, runs
from spindletop.kernel import Setup


def sheets(setup: Setup, words: Words) -> list[Sheet]:
    table = cast(Table, setup)
    return [
        standard_cards(table, words),
        special_cards(table, words),
        *prices(table),
        wells(table, words),
        licences(table),
        railway(table, words),
        costs(table, words),
        the_end(table, words),
    ]


def special_of(table: Table, words: Words, kind: int) -> str:
    special = words.special(table.box.card_action[kind], table.box.card_value[kind]).removeprefix(", ")
    return special.capitalize() or "–"


def standard_cards(table: Table, words: Words) -> Sheet:
    box, rows = table.box, []
    for kind in range(box.standard_kinds):
        given = str(box.card_licences[kind]), str(box.card_points[kind])
        rows.append((*given, special_of(table, words, kind), str(box.card_count[kind])))
    total = sum(box.card_count[: box.standard_kinds])
    return Sheet(f"Standard cards: {total}", rows, ("Licences", "Points", "Special", "Cards"))


def special_cards(table: Table, words: Words) -> Sheet:
    box, rows = table.box, []
    for kind in range(box.standard_kinds, box.card_kinds):
        steps = str(box.card_train[kind])
        given = str(box.card_licences[kind]), str(box.card_points[kind])
        rows.append((steps, *given, special_of(table, words, kind), str(box.card_count[kind])))
    total = sum(box.card_count[box.standard_kinds :])
    note = f"A card moves {words.black} on when it is turned up."
    return Sheet(f"Special cards: {total}", rows, ("Steps", "Licences", "Points", "Special", "Cards"), note)


def prices(table: Table) -> list[Sheet]:
    box = table.box
    zones = (
        ("Red", "up", box.prices[: box.red_end]),
        ("White", "blue up, red down", box.prices[box.red_end : box.blue_start]),
        ("Blue", "down", box.prices[box.blue_start :]),
    )
    faces = [
        (f"{('Red', 'Blue')[box.face_blue[face]]} {box.face_number[face]}", str(count))
        for face, count in enumerate(box.face_count)
    ]
    start = f"All prices begin at {dollars(box.prices[box.price_start])}."
    rows = [(zone, " · ".join(f"{price:,}" for price in track), way) for zone, way, track in zones if track]
    return [
        Sheet("Prices", rows, ("Zone", "Prices", "A roll moves it"), start),
        Sheet("The die", faces, ("Face", "Sides")),
    ]


def wells(table: Table, words: Words) -> Sheet:
    """The box's tiles or markers; with three seats, or by option, not all of them are on the map."""
    box, rows = table.box, []
    for rigs, name in enumerate(RIGS):
        faces = range(box.kind_start[rigs], box.kind_start[rigs + 1])
        held = " · ".join(f"{table.plumes[face]} ({box.marker_count[face]}×)" for face in faces)
        rows.append((name.capitalize(), dollars(box.build_cost[rigs]), held))
    return Sheet("Wells", rows, ("Site", "Derrick", f"{words.unit.capitalize()}s, and {words.marker}s in the box"))


def licences(table: Table) -> Sheet:
    box = table.box
    rows = [("1", str(box.licences - box.licence_twos)), ("2", str(box.licence_twos))]
    return Sheet(f"Licences: {box.licences}", rows, ("Worth", "Cards"))


def railway(table: Table, words: Words) -> Sheet:
    box = table.box
    rows = [(spaces, number(cost, "point")) for spaces, cost in runs(box.enter_cost[2:], 2)]
    end = (
        f"The game ends when it reaches {table.end}." if table.end <= box.last else "Its arrival does not end the game."
    )
    note = f"Trains begin on {box.player_start}. {capital(words.black)} begins on {box.black_start}. {end}"
    return Sheet("Railway", rows, ("To enter space", "costs"), note)


def costs(table: Table, words: Words) -> Sheet:
    box, unit = table.box, words.unit
    rows = [
        ("To begin with", dollars(box.start_money)),
        ("Derricks of each player", str(box.derricks)),
        (f"A {unit} on a train that is not yours", dollars(box.hire_fee)),
        (f"{unit.capitalize()}s that a tank keeps after a round", str(box.tank_limit)),
        (f"For each {unit} above", dollars(box.overflow_price)),
    ]
    if box.spring_cost:
        rows.append(("A well spring", dollars(box.spring_cost)))
    if box.deeper_cost:
        rows.append(("Drilling deeper, a derrick", dollars(box.deeper_cost)))
    return Sheet("Money and oil", rows)


def the_end(table: Table, words: Words) -> Sheet:
    box = table.box
    rows = [(f"{rank}.", dollars(bonus)) for rank, bonus in enumerate(box.derrick_bonus[: table.seats], 1)]
    note = f"And {dollars(box.unit_bonus)} for each {words.unit} in a tank or at a derrick."
    return Sheet("At the end", rows, ("Rank of your train", "For each derrick on the map"), note)
