"""Cards, wells, prices and railway of Giganten and Black Gold."""

from typing import cast

from spindletop.games.prospecting.state import ProspectingSetup
from spindletop.games.prospecting.terms import capital
from spindletop.games.prospecting.text import Words
from spindletop.games.sheets import Sheet
from spindletop.kernel import Setup


def sheets(setup: Setup, words: Words) -> list[Sheet]:
    table = cast(ProspectingSetup, setup)
    return [
        wells(table, words),
        licences(table, words),
        *prices(table, words),
        the_end(table, words),
        railway(table, words),
        costs(table, words),
        standard_cards(table, words),
        special_cards(table, words),
    ]


def special_of(table: ProspectingSetup, words: Words, kind: int) -> str:
    return capital(words.special(table.box.card_action[kind], table.box.card_value[kind])) or "–"


def head(words: Words, *columns: str) -> list[str]:
    return [words.say(f"sheet.{column}") for column in columns]


def standard_cards(table: ProspectingSetup, words: Words) -> Sheet:
    box, rows = table.box, []
    for kind in range(box.standard_kinds):
        given = str(box.card_licences[kind]), str(box.card_points[kind])
        rows.append((*given, special_of(table, words, kind), f"{box.card_count[kind]}×"))
    title = words.say("sheet.standard", cards=sum(box.card_count[: box.standard_kinds]))
    return Sheet(
        title, rows, head(words, "licences", "points", "special", "cards"), tickets=("i-lic", "i-truck", "", "")
    )


def special_cards(table: ProspectingSetup, words: Words) -> Sheet:
    box, rows = table.box, []
    for kind in range(box.standard_kinds, box.card_kinds):
        steps = str(box.card_train[kind])
        given = str(box.card_licences[kind]), str(box.card_points[kind])
        rows.append((*given, special_of(table, words, kind), steps, f"{box.card_count[kind]}×"))
    title = words.say("sheet.special_cards", cards=sum(box.card_count[box.standard_kinds :]))
    columns = head(words, "licences", "points", "special", "steps", "cards")
    icons, red = ("i-lic", "i-truck", "", "i-train", ""), ["red"] * len(rows)
    return Sheet(title, rows, columns, words.say("sheet.special_cards_note"), tones=red, tickets=icons)


def prices(table: ProspectingSetup, words: Words) -> list[Sheet]:
    """The track in its zones, and the sides of the die that moves along it."""
    box, say = table.box, words.say
    zones = ["red" if at < box.red_end else "white" if at < box.blue_start else "blue" for at in range(len(box.prices))]
    sides = [face for face, count in enumerate(box.face_count) for _ in range(count)]
    colours = ["blue" if box.face_blue[face] else "red" for face in sides]
    signs = [f"{'+' if box.face_blue[face] else '−'}{box.face_number[face]}" for face in sides]
    note = say("sheet.prices_note", price=box.prices[box.price_start])
    return [
        Sheet(say("sheet.prices"), [(f"{price:,}",) for price in box.prices], note=note, strip=True, tones=zones),
        Sheet(say("sheet.die"), [(sign,) for sign in signs], note=say("sheet.die_note"), strip=True, tones=colours),
    ]


def wells(table: ProspectingSetup, words: Words) -> Sheet:
    """The box's tiles or markers; with three seats, or by option, not all of them are on the map."""
    box, rows = table.box, []
    for rigs in range(len(box.kind_start) - 1):
        faces = range(box.kind_start[rigs], box.kind_start[rigs + 1])
        held = " · ".join(f"{table.plumes[face]} ({box.marker_count[face]}×)" for face in faces)
        rows.append((words.say("sheet.rigs", rigs=rigs + 1), words.dollars(box.build_cost[rigs]), held))
    pictures = [f"well-{rigs}" for rigs in range(1, len(rows) + 1)]
    return Sheet(words.say("sheet.wells"), rows, head(words, "site", "derrick", "held"), pictures=pictures)


def licences(table: ProspectingSetup, words: Words) -> Sheet:
    box = table.box
    rows = [("1", f"{box.licences - box.licence_twos}×"), ("2", f"{box.licence_twos}×")]
    title = words.say("sheet.all_licences", licences=box.licences)
    return Sheet(title, rows, head(words, "worth", "cards"), strip=True, pictures=("licence-1", "licence-2"))


def railway(table: ProspectingSetup, words: Words) -> Sheet:
    box = table.box
    rows = [(str(space), str(cost)) for space, cost in enumerate(box.enter_cost[2:], 2)]
    note = words.say(
        "sheet.railway_note" if table.end <= box.last else "sheet.railway_endless",
        start=box.player_start,
        black_start=box.black_start,
        end=table.end,
    )
    tones = ["dark"] * len(rows)
    return Sheet(words.say("sheet.railway"), rows, head(words, "enter", "costs"), note, strip=True, tones=tones)


def costs(table: ProspectingSetup, words: Words) -> Sheet:
    box, dollars = table.box, words.dollars
    rows = [
        ("start", dollars(box.start_money)),
        ("derricks", str(box.derricks)),
        ("hire", dollars(box.hire_fee)),
        ("keeps", str(box.tank_limit)),
        ("above", dollars(box.overflow_price)),
    ]
    if box.spring_cost:
        rows.append(("spring", dollars(box.spring_cost)))
    if box.deeper_cost:
        rows.append(("deeper", dollars(box.deeper_cost)))
    return Sheet(words.say("sheet.money"), [(words.say(f"sheet.{what}"), amount) for what, amount in rows])


def the_end(table: ProspectingSetup, words: Words) -> Sheet:
    box = table.box
    rows = [(f"{rank}.", words.dollars(bonus)) for rank, bonus in enumerate(box.derrick_bonus[: table.seats], 1)]
    note = words.say("sheet.end_note", amount=box.unit_bonus)
    return Sheet(words.say("sheet.end"), rows, head(words, "rank", "each_derrick"), note)
