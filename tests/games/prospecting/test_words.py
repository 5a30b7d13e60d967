"""Words of the two games, each its own: what the log and the questions say, and what the map calls its ground."""

from typing import Any

from tests.games.black_gold.build import GAME as BLACK_GOLD
from tests.games.black_gold.build import JET, first_turn
from tests.games.black_gold.build import board as black_gold
from tests.games.giganten.build import board as giganten
from tests.games.giganten.build import first_move
from tests.games.prospecting.build import Board
from tests.words import event_words

from spindletop.games import folder
from spindletop.games.black_gold.steps import Liquidation
from spindletop.games.prospecting.auctions import Auction
from spindletop.games.prospecting.licences import Deal, DrawLicences
from spindletop.games.prospecting.specials import MovePrice
from spindletop.games.prospecting.transport import Extract
from spindletop.kernel import Event

NAMES = ["Ann", "Bob", "Cora", "Dan", "Eve"]


def log(table: Board[Any]) -> list[str]:
    return [event_words(table.state, event, NAMES) for event in table.events]


def question(table: Board[Any]) -> str:
    return folder.text(table.game).question(table.state, NAMES)


def test_a_company_keeps_its_full_stop_and_gets_no_second_one() -> None:
    table = black_gold(5).tank(0, JET, 1).hand(0, 2, 0).ask(Auction(JET))
    assert log(table)[-1] == "Jet Oil, Inc. is up for auction"
    assert question(table) == "Ann: open the bidding for Jet Oil, Inc., or pass."
    table.play("bid 1", "pay 0", "sell 1")
    assert log(table)[-1] == "Ann sold 1 at Jet: $5,000"
    assert (
        log(black_gold(5).tank(0, JET, 1).hand(0, 2, 0).ask(Liquidation()))[-1] == "Any one company is up for auction"
    )
    assert log(black_gold(2).ask(Deal(3, 2)).play("twos 1"))[-1] == "The Oil Baron at Jet Oil, Inc. got 2 licences"
    stored = log(giganten().derrick(0, "4-1", 2).ask(Extract(0)).play("own jet"))[-1]
    assert stored == "Ann stored 1 unit at Jet"


def test_a_tier_keeps_its_capital() -> None:
    state = BLACK_GOLD.new(4, tiles="chosen", start=0)
    events: list[Event] = []
    state.listen(events)
    state.play(state.legal()[0])
    state.play(state.legal()[1])
    assert [event_words(state, event, NAMES) for event in events] == ["Tier A left: A1, turned by 90 degrees"]


def test_one_licence_is_dealt_and_several_are() -> None:
    assert question(giganten().ask(DrawLicences(0, 1))) == "1 licence is dealt."
    assert question(black_gold().ask(DrawLicences(0, 3))) == "3 licences are dealt."


def test_giganten_has_columns_and_black_gold_rows() -> None:
    asked = "Ann: put your truck on the first {}: you have 3 points."
    assert question(giganten().card(0, "l8-m3").ask(*first_move(0, 3))) == asked.format("column")
    assert question(black_gold().card(0, "l8-m3").ask(*first_turn(3))) == asked.format("row")
    asked = "Ann: who takes the {} 4, and where to?"
    assert question(giganten().derrick(0, "4-1", 2).ask(Extract(0))) == asked.format("unit from column")
    assert question(black_gold().derrick(0, "4-8", 2).ask(Extract(0))) == asked.format("plume from row")


def test_a_price_must_be_moved_in_giganten_and_may_be_in_black_gold() -> None:
    assert question(giganten().ask(MovePrice(0, 4, 0))) == "Ann: move one company's price by 4."
    assert question(black_gold().ask(MovePrice(0, 4, 1))) == "Ann: you may move one company's price by 4."
