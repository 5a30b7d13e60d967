"""What the strong bot must get right, with a small budget, in positions where the right answer is plain."""

import pytest
from tests.games.crude.build import cash
from tests.games.crude.test_end import rich
from tests.games.giganten.build import HUDSON, board
from tests.games.king_oil.build import GAME as KING_OIL
from tests.games.king_oil.build import discs_known

from spindletop.bots.roster import bot
from spindletop.games.prospecting.auctions import Auction
from spindletop.kernel import Rng, State


def answer(state: State) -> str:
    game = state.setup.game
    return game.name(bot("tycoon:24", game).choose(state.view(state.actor), Rng(1)))


@pytest.mark.parametrize(("rival", "expected"), [(250, "declare"), (1_500, "done")])
def test_it_declares_victory_when_nobody_can_overtake(rival: int, expected: str) -> None:
    state = rich(3)
    cash(state, 1, rival)
    assert answer(state) == expected


def test_it_drills_where_public_results_leave_only_oil() -> None:
    state, depths = discs_known()
    assert depths[KING_OIL.verb(KING_OIL.parse(answer(state)))[1]] == min(depths)


def test_it_buys_the_right_to_sell_a_full_tank() -> None:
    table = board().tank(0, HUDSON, 4).tank(1, HUDSON, 1).hand(0, 4, 4).hand(1, 3, 0).ask(Auction(HUDSON))
    assert answer(table.state).startswith("bid ")


def test_it_does_not_bid_what_it_cannot_pay() -> None:
    table = board().tank(0, HUDSON, 4).tank(1, HUDSON, 4).hand(0, 1, 0).hand(1, 6, 6)
    table.state.first = 1
    table.ask(Auction(HUDSON)).play("bid 9")
    assert table.state.actor == 0
    assert answer(table.state) == "pass"
