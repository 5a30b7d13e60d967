"""What those see who wait: the film of a turn, traces of trains, the tape and ruler of an auction, the next roll."""

import re

from tests.games.black_gold.build import board as black_gold_board
from tests.games.giganten.build import board as giganten_board
from tests.games.prospecting.showing import layer, moment, panel, scene

from spindletop.games import folder
from spindletop.games.giganten.steps import MoveTrucksAndTrains
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.auctions import Bid
from spindletop.parts.auction import NOBODY

FRAMES = re.compile(r"<li(.*?)>(.*?)</li>")
TAGS = re.compile(r"<[^>]+>")


def frames(film: str) -> list[str]:
    """Each as it is read; the one that still runs has a star, the one to come stands in brackets."""
    found = []
    for looks, inner in FRAMES.findall(film):
        words = " ".join(TAGS.sub(" ", inner).split())
        found.append(f"[{words}]" if "to-come" in looks else f"{words} *" if "now" in looks else words)
    return found


def test_who_waits_sees_the_turn_leg_by_leg() -> None:
    table = giganten_board(3).truck(0, "2-2").truck(1, "20-1").truck(2, "20-2").trains(9, 6, 6)
    for seat, card in enumerate(("l4-m10", "l3-m12", "l5-m8")):
        table.card(seat, card)
    table.ask(MoveTrucksAndTrains())
    assert scene(table, 0).dock.film == "", "one's own turn is no film"
    assert frames(scene(table, 1).dock.film) == ["1 Has 10 points *", "[2]"]
    table.play("drive 3-2", "train", "train")
    assert frames(scene(table, 1).dock.film) == [
        "1 Has 10 points",
        "2 Drives to 3-2 1 point",
        "3 Train to 11 3 points, 6 left *",
        "[4]",
    ]
    assert frames(scene(table, None).dock.film) == frames(scene(table, 1).dock.film)
    x, y = folder.spot(table.state, table.square("3-2")).at
    assert f'cx="{x}" cy="{y}" r="1" fill="none" data-seek=""' in layer(scene(table, 1), "glow"), "a phone follows it"
    assert "data-seek" not in layer(scene(table, 0), "glow"), "there lit squares come into sight"


def test_a_train_leaves_a_trace_from_where_it_stood() -> None:
    table = giganten_board(3).truck(0, "2-2").truck(1, "20-1").truck(2, "20-2").trains(3, 6, 6)
    for seat, card in enumerate(("l4-m10", "l3-m12", "l5-m8")):
        table.card(seat, card)
    table.ask(MoveTrucksAndTrains()).play(*["train"] * 5)
    shown = folder.scene(moment(table.state, 1, table.events))
    trace = re.search(r'<path d="M(\d+) [\d.]+H(\d+)" class="trace"', panel(shown, "tracks"))
    assert trace is not None and int(trace[1]) == 3 * 44 - 22


def test_the_tape_ends_with_the_highest_bid_and_the_ruler_says_what_is_held() -> None:
    table = black_gold_board(3).hand(0, 4, 1).hand(1, 9, 0).hand(2, 2, 0)
    for seat in range(3):
        table.tank(seat, 0, 1)
    table.state.tell("auction", 0)
    table.ask(Bid(0, 0b111, NOBODY, 0, 0)).play("bid 4", "pass")
    line = scene(table, 0).dock.line
    assert re.findall(r'class="bid( out)?( last)?"', line) == [("", " last"), (" out", "")]
    assert "4 is bid, you hold 6; more is a bluff." in line and "yours 6" in line
    assert "yours" not in scene(table, None).dock.line


def test_the_dots_of_a_ladder_are_where_the_next_roll_may_lead() -> None:
    table = giganten_board(3).price(0, 1500).price(1, 9000)
    places = [queries.places_rolled(table.state, company) for company in (0, 1, 2)]
    prices = [[table.state.box.prices[place] for place in some] for some in places]
    assert prices[0][0] > 1500 and prices[1][-1] < 9000, "red rises, blue falls"
    assert min(prices[2]) < 5000 < max(prices[2]), "white either way"
