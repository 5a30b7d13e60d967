"""What stands beside the mountain: what cards do, and what was in the box."""

from collections.abc import Iterable, Sequence

from spindletop.art import svg as draw
from spindletop.art.scene import Panel
from spindletop.games.gold.board.drawings import KIT, disc, example, sign, signed
from spindletop.games.gold.board.showing import Showing, is_dynamite, is_gold, is_miner
from spindletop.games.gold.box import Box
from spindletop.games.gold.state import NOBODY, GoldState
from spindletop.games.gold.words import say

# What cards do. The ribbon says by its classes which row is marked, so that these need not be sent again.


def key(shown: Showing) -> Panel:
    """The four things that two cards do; in the Gold Rush, the three that one does."""
    title, listed = (say("key.two"), rows(two_cards(), "key"))
    if shown.rush:
        title, listed = (say("key.one"), rows(one_card(), "key one-card"))
    return Panel("key", say("key.tab"), "i-pick", draw.tag("h2", title) + listed, bare=True)


def two_cards() -> dict[str, str]:
    return {
        "strike": signed(example("miner", 4, 0), sign("≥"), example("gold-3", 3)),
        "duel": signed(example("miner", 5, 1), sign(">"), example("miner", 3, 2)),
        "search": signed(example("miner", 2, 3), sign("<"), example("gold-4", 4)),
        "dynamite": signed(example("dynamite", 0), sign("+"), example("gold-2", 2)),
    }


def one_card() -> dict[str, str]:
    leaves = KIT.icon("i-close")
    return {
        "found": signed(example("gold-3", 3), sign("→"), KIT.icon("pan", "card")),
        "fired": signed(example("miner", 5, 1), sign("→"), leaves),
        "fizzled": signed(example("dynamite", 0), sign("→"), leaves),
    }


def rows(drawn: dict[str, str], class_: str) -> str:
    return draw.tag("ol", *(row(name, each) for name, each in drawn.items()), class_=class_)


def row(name: str, drawn: str) -> str:
    words = draw.tag("h3", say(f"key.{name}")) + draw.tag("p", say(f"key.{name}_does"))
    return draw.tag("li", drawn, words, class_=f"does-{name}")


# What was in the box: the same from the first turn to the last (GO-15)


def box(view: GoldState) -> Panel:
    heading = draw.tag("h2", say("box.title"), draw.tag("span", say("box.aside", cards=view.box.total)))
    return Panel("box", say("box.tab"), "i-coin", heading + contents(view.box, unowned(view)), bare=True)


def unowned(view: GoldState) -> tuple[int, ...]:
    """Colours that belong to nobody (GO-2)."""
    return tuple(colour for colour in range(len(view.box.colours)) if view.owner(colour) == NOBODY)


def contents(box: Box, nobodys: Sequence[int]) -> str:
    kinds = [kind for kind in range(box.kinds) if box.count[kind]]
    gold = [kind for kind in kinds if is_gold(box, kind)]
    miners = [kind for kind in kinds if is_miner(box, kind)]
    of_one_colour = [kind for kind in miners if box.colour[kind] == 0]
    dynamite = [kind for kind in kinds if is_dynamite(box, kind)]
    pips = "".join(map(KIT.pip, range(len(box.colours))))
    shown = [
        heading("gold", count(box, gold)),
        counted((disc(box, kind), box.count[kind]) for kind in gold),
        heading("miners", count(box, miners), say("box.each", cards=count(box, of_one_colour)), pips),
        counted(
            (example("miner", box.points[kind], colour), box.count[kind]) for colour, kind in enumerate(of_one_colour)
        ),
        heading("dynamite", count(box, dynamite), pips="".join(disc(box, kind) for kind in dynamite)),
    ]
    if nobodys:
        whose = "".join(map(KIT.pip, nobodys))
        shown.append(draw.tag("p", whose, say("box.nobody", colours=len(nobodys)), class_="nobody"))
    return draw.tag("div", *shown, class_="contents")


def count(box: Box, kinds: Sequence[int]) -> int:
    return sum(box.count[kind] for kind in kinds)


def heading(name: str, number: int, more: str = "", pips: str = "") -> str:
    small = draw.tag("small", more) if more else ""
    return draw.tag("h3", draw.tag("b", str(number)), say(f"box.{name}", cards=number), small, pips)


def counted(discs: Iterable[tuple[str, int]]) -> str:
    return draw.tag("ul", *(draw.tag("li", each, draw.tag("b", f"×{number}")) for each, number in discs))
