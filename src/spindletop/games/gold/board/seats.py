"""The plates of the seats: gold cards in a pile, face down, and the mine they lie in."""

from spindletop.art.scene import Holding, Moment, Plate
from spindletop.games.gold.board.showing import Showing
from spindletop.games.gold.state import GoldState
from spindletop.games.gold.words import say

MOST_PANS = 7  # in a pile


def plates(moment: Moment[GoldState], shown: Showing) -> list[Plate]:
    return [plate(moment.view, shown, seat) for seat in range(moment.view.seats)]


def plate(view: GoldState, shown: Showing, seat: int) -> Plate:
    cards = shown.results[seat].gold_cards if shown.results else view.gold_cards(seat)
    signs = view.colours_of(seat)
    named = [say("face.colour", colour=view.box.colours[colour]) for colour in signs]
    colours = named[0] if len(named) == 1 else say("plate.both", one=named[0], other=named[1])
    holdings = [
        Holding(f"pile-{min(cards, MOST_PANS)}", str(cards), say("plate.cards", cards=cards)),
        Holding("-".join(["mine", *map(str, signs)]), "", say("plate.mine", colours=colours)),
    ]
    nuggets = nuggets_shown(view, shown, seat)
    if nuggets is not None:
        holdings.append(Holding("f-gold-3", str(nuggets), say("plate.nuggets", nuggets=nuggets)))
    taken = sum(outcome.winner == seat for outcome in shown.outcomes)
    return Plate("", tuple(holdings), say("plate.more", cards=taken) if taken else "")


def nuggets_shown(view: GoldState, shown: Showing, seat: int) -> int | None:
    """At the end, and in a series those of the games before; until then nobody looks under the pans (GO-10)."""
    if not view.stack:
        return view.earlier_points(seat) + view.nuggets_of(seat)
    return view.earlier_points(seat) if view.game_number else None
