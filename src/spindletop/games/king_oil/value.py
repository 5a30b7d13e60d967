"""How good a position of King Oil looks, and its features as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.judgement import Judgement
from spindletop.games.king_oil.deals import RIVALS, comfort, deal_in_the_air, mean_cost, pending_cost, reserve
from spindletop.games.king_oil.drilling import PLAIN, Depth, Drilling
from spindletop.games.king_oil.land import is_derrick, seat_of
from spindletop.games.king_oil.outlook import HORIZON, LATER, Outlook, outlook
from spindletop.games.king_oil.sales import PriceRest
from spindletop.games.king_oil.state import KingOilState
from spindletop.games.king_oil.steps import Card
from spindletop.parts.numbers import best_of_others, total

LOST: Final = -1_000_000.0
SLIP: Final = -15_000.0  # a slip is rarely worth its fine

FEATURES: Final = (
    "cash",
    "least cash of a rival",
    "most cash of a rival",
    "properties",
    "derricks",
    "most derricks of a rival",
    "empty holes",
    "pipelines",
    "royalties owed each turn",
    "royalties received each round",
    "oil expected in own holes",
    "worth",
    "best rival's worth",
    "settings of the discs left, as bits",
    "bank",
    "rivals left",
    "round",
    "to move",
)

# What one more is worth to a seat, about: a derrick some turns of its income, a property room for more of them
REASONS: Final = {
    "cash": 1.0,
    "most cash of a rival": -0.25,
    "properties": 10_000.0,
    "derricks": 20_000.0,
    "most derricks of a rival": -5_000.0,
    "empty holes": 1_500.0,
    "royalties owed each turn": -HORIZON,
    "royalties received each round": HORIZON,
    "rivals left": -30_000.0,
}


def value(state: KingOilState, seat: int) -> float:
    """Cash, the income of some turns, and holes to drill; a little against the rivals; and what hangs in the air."""
    if not state.is_in(seat):
        return LOST
    if not state.stack:
        winners = state.winners()
        return -LOST / len(winners) if seat in winners else LOST
    ahead = outlook(state, seat)
    dues = royalties(state)
    worth = 0.0
    for other in range(state.seats):
        if other == seat:
            worth += strength(state, seat, dues, ahead.left, pending_cost(state, seat))
        elif state.is_in(other):
            worth -= RIVALS * strength(state, other, dues, ahead.left, 0.0) / (state.seats - 1)
    return worth + LATER * ahead.land + in_the_air(state, seat, ahead)


def royalties(state: KingOilState) -> vec[i64]:
    """For each seat: what pipelines bring it in a round, less what they cost it (KO-25)."""
    box, owner, pipes, laid = state.box, state.owner, state.pipes, state.laid
    net = vec[i64]([0] * state.seats)
    for source in range(len(laid)):
        if laid[source]:
            for border in range(box.first_border[source], box.first_border[source + 1]):
                target = box.target[border]
                if pipes[border] and owner[source] != owner[target]:
                    amount = box.royalty[pipes[border]] * state.derricks[target]
                    net[owner[source]] += amount
                    net[owner[target]] -= amount
    return net


def strength(state: KingOilState, seat: int, net: vec[i64], left: float, cost: float) -> float:
    income = float(state.derricks_of[seat]) * state.box.mean_royalty + float(net[seat])
    return comfort(float(state.cash[seat]) - cost) + left * income + reserve(state.empty_of[seat])


def in_the_air(state: KingOilState, seat: int, ahead: Outlook) -> float:
    """Wells being drilled, bids and offers: what they may still bring."""
    hope, wells = 0.0, 0
    for frame in state.stack:
        if isinstance(frame, Drilling) and seat == state.mover:
            wells += frame.left
        elif isinstance(frame, Depth) and seat == state.mover:
            if frame.slip != PLAIN or state.owner[state.box.property_of[frame.hole]] != seat:
                hope += SLIP
            else:
                hope += (1.0 - ahead.dryness(state, frame.hole)) * ahead.derrick
                hope -= max(0.0, ahead.gain(state, frame.hole)) * LATER
        else:
            hope += deal_in_the_air(state, frame, seat, ahead)
    if wells:
        for gain in sorted(ahead.gains)[-wells:]:  # their cost is in `pending_cost`
            hope += gain + mean_cost(state) - max(0.0, gain) * LATER
    return hope


def features(state: KingOilState, seat: int) -> vec[float]:
    cash, derricks, worths = state.cash, state.derricks_of, state.worths()
    least_cash: i64 = state.box.money
    rivals_left: i64 = 0
    for rival in range(state.seats):
        if rival != seat:
            least_cash = min(least_cash, cash[rival])
            rivals_left += 1 if state.is_in(rival) else 0
    owed = total(state.royalties(seat))
    return vec[float](
        [
            float(cash[seat]),
            float(least_cash),
            float(best_of_others(cash, seat)),
            float(state.properties_of[seat]),
            float(derricks[seat]),
            float(best_of_others(derricks, seat)),
            float(state.empty_of[seat]),
            float(state.laid_of[seat]),
            float(owed),
            float(royalties(state)[seat] + owed),
            outlook(state, seat).land,
            float(worths[seat]),
            float(best_of_others(worths, seat)),
            float(int(state.settings()).bit_length()),
            float(state.bank),
            float(rivals_left),
            float(state.round),
            float(state.mover == seat),
        ]
    )


def places(state: KingOilState, seat: int) -> dict[str, list[int]]:
    """By property; derricks also by hole, in numbers that follow: two holes of one property differ in nothing else."""
    owned = [number for number in range(len(state.owner)) if state.owner[number] == seat]
    derricks: list[int] = []
    for number in owned:
        derricks += [number] * state.derricks[number]
    for hole in range(len(state.wells)):
        if is_derrick(state.wells[hole]) and seat_of(state.wells[hole]) == seat:
            derricks.append(len(state.owner) + hole)
    return {"properties": owned, "derricks": derricks}


def in_hand(state: KingOilState, seat: int) -> float:
    return float(state.cash[seat])


JUDGEMENT: Final = Judgement(
    value,
    spread=97_000.0,
    slack=1.0,
    horizon=4,
    beat=(Card,),
    patience=0.0,
    alike=(PriceRest,),
    reserve=in_hand,
)
