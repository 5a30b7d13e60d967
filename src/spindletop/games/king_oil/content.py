"""King Oil's content file: its schema, its checks, and the box made from it."""

from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from spindletop.games.king_oil.box import BILL, SPOKES, TENS, Box
from spindletop.kernel import ContentFile, Verb, Verbs

PLAYERS = 4
RINGS = 7

Money = Annotated[int, Meta(ge=0, le=10_000_000, multiple_of=BILL)]
Price = Annotated[int, Meta(ge=BILL, le=10_000_000, multiple_of=BILL)]
Pieces = Annotated[int, Meta(ge=1, le=200)]
Wells = Annotated[int, Meta(ge=1, le=9)]
Count = Annotated[int, Meta(ge=0, le=200)]
Spoke = Annotated[int, Meta(ge=0, lt=SPOKES)]
Disc = Annotated[list[Annotated[list[Spoke], Meta(max_length=SPOKES)]], Meta(min_length=RINGS, max_length=RINGS)]
Three = Meta(min_length=3, max_length=3)


class MoneyTable(msgspec.Struct, forbid_unknown_fields=True):
    stake: Price
    box: Price


class PiecesTable(msgspec.Struct, forbid_unknown_fields=True):
    derricks: Pieces
    caps: Pieces
    sheds: Pieces
    pipelines: Pieces


class Drilling(msgspec.Struct, forbid_unknown_fields=True):
    shallow: Money
    medium: Money
    deep: Money
    dry: Money


class Pipelines(msgspec.Struct, forbid_unknown_fields=True):
    price: Price
    derricks: Annotated[list[Pieces], Three]
    royalty: Annotated[list[Money], Three]


class Fines(msgspec.Struct, forbid_unknown_fields=True):
    no_hole: Money
    trespass: Money
    before_drawing: Money
    too_many: Money


class Worth(msgspec.Struct, forbid_unknown_fields=True):
    derrick: Money


class Offers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    free: Annotated[int, Meta(ge=1, le=20)] = 3


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 100


class Discs(msgspec.Struct, forbid_unknown_fields=True):
    top: Disc
    middle: Disc
    bottom: Disc
    uncharted: Annotated[list[Count], Three]


class Production(msgspec.Struct, forbid_unknown_fields=True):
    royalty: Money
    wells: Wells
    buy: bool
    count: Count


class Depletion(msgspec.Struct, forbid_unknown_fields=True):
    pays: Money
    wells: Wells
    buy: bool
    count: Count


class Fire(msgspec.Struct, forbid_unknown_fields=True):
    count: Count


class Wildcat(msgspec.Struct, forbid_unknown_fields=True):
    production: Annotated[list[Production], Meta(min_length=1, max_length=60)]
    depletion: Depletion
    fire: Fire
    fire_table: list[tuple[Pieces, Pieces]]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    ring_radius: Annotated[list[float], Meta(min_length=RINGS, max_length=RINGS)]


class Property(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    price: Price
    borders: list[int]
    holes: list[list[int]]


class KingOilContent(msgspec.Struct, forbid_unknown_fields=True):
    money: MoneyTable
    pieces: PiecesTable
    drilling: Drilling
    pipelines: Pipelines
    fines: Fines
    worth: Worth
    discs: Discs
    wildcat: Wildcat
    board: Board
    properties: list[Property]
    offers: Offers = Offers()
    end: End = End()

    def map(self) -> list[object]:
        """What no table may change."""
        return [self.board.ring_radius, *((each.number, each.borders, each.holes) for each in self.properties)]


def read(source: ContentFile) -> tuple[Box, Verbs]:
    """The box and the verbs that this content file describes."""
    content = source.convert(KingOilContent)
    check(source, content)
    box = Box()
    box.stake, box.money = content.money.stake, content.money.box
    pieces = content.pieces
    box.derricks, box.caps, box.sheds, box.pipelines = pieces.derricks, pieces.caps, pieces.sheds, pieces.pipelines
    drilling = content.drilling
    box.cost = vec[i64]([drilling.shallow, drilling.medium, drilling.deep, drilling.dry])
    box.pipeline_price = content.pipelines.price
    box.support = vec[i64](content.pipelines.derricks)
    box.royalty = vec[i64]([0, *content.pipelines.royalty])
    box.fine_no_hole = content.fines.no_hole
    box.fine_trespass = content.fines.trespass
    box.fine_before_drawing = content.fines.before_drawing
    box.fine_too_many = content.fines.too_many
    box.derrick_worth = content.worth.derrick
    box.offers, box.rounds = content.offers.free, content.end.rounds
    add_map(box, content)
    add_cards(box, content.wildcat)
    return box, add_verbs(box)


def check(source: ContentFile, content: KingOilContent) -> None:
    money, wildcat = content.money, content.wildcat
    ours = ContentFile.read(Path(__file__).with_name("content.toml")).convert(KingOilContent)
    source.require(
        content.map() == ours.map(), "properties, board", "numbers, borders, holes and rings are the map: as in the box"
    )
    source.require(money.box > PLAYERS * money.stake, "money.box", "more than the stakes of four seats")
    for place, each in enumerate(content.properties):
        source.require(each.price <= money.stake, f"properties[{place}].price", f"{money.stake}, the stake, at most")
    support = content.pipelines.derricks
    source.require(support == sorted(set(support)), "pipelines.derricks", "each number higher than the one before")
    table = [start for start, _ in wildcat.fire_table]
    source.require(table == sorted(set(table)), "wildcat.fire_table", "from each number of derricks on, in order")
    count = sum(each.count for each in wildcat.production) + wildcat.depletion.count
    source.require(count > 0, "wildcat", "needs at least one card that is no fire")
    for disc, blocked in zip(("top", "middle", "bottom"), content.discs.uncharted, strict=True):
        source.require(blocked <= PLACES, "discs.uncharted", f"the {disc} disc has {PLACES} places, not {blocked}")


PLACES = 288  # of a disc, that lie under a hole at some click


def add_map(box: Box, content: KingOilContent) -> None:
    box.ring_radius = content.board.ring_radius
    for each in content.properties:
        box.add_property(each.price, each.holes)
    for each in content.properties:
        for neighbour in sorted(each.borders):
            box.add_border(each.number - 1, neighbour - 1)
    box.join_borders()
    box.set_discs([content.discs.top, content.discs.middle, content.discs.bottom])
    box.uncharted = vec[i64](content.discs.uncharted)
    assert box.reachable == PLACES


def add_cards(box: Box, wildcat: Wildcat) -> None:
    for card in wildcat.production:
        box.add_card(card.royalty, 0, card.wells, card.buy, card.count)
    depletion = wildcat.depletion
    box.add_card(0, depletion.pays, depletion.wells, depletion.buy, depletion.count)
    box.add_card(0, 0, 0, False, wildcat.fire.count)
    box.fire_loss = vec[i64]([0] * (box.holes + 1))
    for start, loss in wildcat.fire_table:
        for owned in range(start, box.holes + 1):
            box.fire_loss[owned] = min(loss, owned)


def add_verbs(box: Box) -> Verbs:
    properties = range(1, box.properties + 1)
    holes = tuple(
        f"{number + 1}.{hole - box.first_hole[number] + 1}"
        for number in range(box.properties)
        for hole in range(box.first_hole[number], box.first_hole[number + 1])
    )
    borders = tuple(f"{source + 1}-{target + 1}" for source, target in zip(box.source, box.target, strict=True))
    seats = range(PLAYERS)
    verbs = Verbs(
        # What a decision point may offer, in this order
        Verb("offer"),
        Verb("draw"),
        Verb("end turn"),
        Verb("pay fine"),
        Verb("drill before drawing"),
        Verb("trespass"),
        Verb("drill too many"),
        Verb("announce", range(1, max(box.card_wells) + 1)),
        Verb("drill", holes),
        Verb("buy", properties),
        Verb("lay", borders),
        # A fire
        Verb("lose derrick", holes),
        Verb("lose pipeline", borders),
        # An offer
        Verb("sell", properties),
        Verb("want", properties),
        Verb("to", seats),
        Verb("accept"),
        Verb("decline"),
        # Out of cash
        Verb("give up"),
        Verb("pass"),
        # A price, or a bid
        Verb("for", tuple(str(price) for price in range(0, box.money + 1, TENS))),
        Verb("and", tuple(str(price) for price in range(0, TENS, BILL))),
        # Slips
        Verb("call"),
        Verb("say nothing"),
        # Nature
        Verb("start", seats),
        Verb("card", tuple(card_name(box, kind) for kind in range(len(box.card_count)))),
        Verb("depth", ("shallow", "medium", "deep", "dry")),
    )
    ids = box.ids
    verbs.number(ids)
    ids.buy, ids.sell, ids.want = ids.buy + 1, ids.sell + 1, ids.want + 1  # rules count properties from 0
    return verbs


def card_name(box: Box, kind: int) -> str:
    """Every kind of card has its own name, as two kinds may be alike."""
    if box.card_wells[kind] == 0:
        return "fire"
    pays = f"{box.card_royalty[kind]}" if kind < len(box.card_count) - 2 else "depletion"
    name = f"{pays}/{box.card_wells[kind]}{'/buy' if box.card_buys[kind] else ''}"
    twins = sum(
        box.card_royalty[other] == box.card_royalty[kind]
        and box.card_wells[other] == box.card_wells[kind]
        and box.card_buys[other] == box.card_buys[kind]
        for other in range(kind)
    )
    return f"{name}/{twins + 1}" if twins and pays != "depletion" else name
