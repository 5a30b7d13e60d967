"""Who came where, as a picture: barrels under the badges, a gusher behind the winner."""

from collections.abc import Sequence

from spindletop.art.kit import SHAPES, Kit
from spindletop.art.svg import group, label, svg, tag
from spindletop.web.assets import asset

WIDTH, HEIGHT = 452, 350
DRUM = 40
# Where they stand, from the first place to the last: x, how many barrels, the ground, the size of the badge.
STANDS = ((218, 3, 322, 92), (116, 2, 330, 68), (320, 1, 330, 56), (406, 0, 334, 46), (34, 0, 334, 42))


def podium(kit: Kit, order: Sequence[tuple[int, int]], words: str) -> str:
    """`order`: place and seat, the best first."""
    stood = [stand(kit, at, place, seat) for at, (place, seat) in enumerate(order)]
    return svg(WIDTH, HEIGHT, words, part("gusher", 0, 0, WIDTH, HEIGHT), *reversed(stood)).replace(
        'class="board"', 'class="podium"', 1
    )


def stand(kit: Kit, at: int, place: int, seat: int) -> str:
    x, drums, ground, size = STANDS[at]
    shapes = [part("drum", x - 42, ground - DRUM * each - 50, 84, 60) for each in range(drums)]
    if not drums:
        shapes.append(part("crate", x - 32, ground - 22, 64, 24))
    top = ground - DRUM * drums - (2 if drums else 21)
    if at == 0:
        shapes.append(part("laurel", x - 70, top - 44 - 70, 140, 140))
    shapes.append(kit.use(f"b-{SHAPES[seat]}", x - size / 2, top - size + 3, size, size))
    if drums:
        shapes.append(label(place, x, ground - DRUM * drums + 34, "podium-place"))
    return group(*shapes, class_=f"seat-{seat}")


def part(name: str, x: float, y: float, width: float, height: float) -> str:
    return tag("use", href=f"{asset('podium.svg')}#{name}", x=x, y=y, width=width, height=height)
