"""The land as a drawing: what the map's sheets lie upon."""

from collections.abc import Sequence
from math import cos, dist, radians, sin
from random import Random

from tools.king_oil import land
from tools.king_oil.geometry import Point
from tools.king_oil.lettering import Block, Lettering
from tools.king_oil.outlines import HEIGHT, WIDTH, County

from spindletop.art.contours import Contour, figures, level_path, short, smooth_path, straight_path
from spindletop.art.relief import Field
from spindletop.art.svg import path

FURROWS = {"a": 82, "b": -6, "c": 40, "d": 84}  # by crop: how they are turned
SEED = 1922


def ground(county: County, lettering: Sequence[Lettering]) -> str:
    dice, holes = Random(SEED), county.all_holes
    relief = land.heights()
    wet = land.waters(holes)
    dry = land.roads(holes, wet)
    strokes = land.hachures(relief, holes, dice)
    quilt = land.fields(relief, wet, dry, dice)
    trees = land.timber(holes, wet, dry, quilt, dice)
    taken = [(hole, 19.0) for hole in holes] + [((x, y), r + 9) for x, y, r in trees]
    bare = land.scrub(relief, [*taken, *((each.middle, each.reach * 0.95) for each in quilt)], [*wet, *dry], dice)
    crops = {
        crop: "".join(straight_path(each.corners) + "z" for each in quilt if each.crop == crop) for crop in "abcdp"
    }
    creek, brook = (smooth_path(Contour(water, False), 1.2) for water in wet)
    ways = "".join(smooth_path(Contour(road, False), 1.2) for road in dry)
    parts = [
        patterns(dice),
        *tints(relief, land.greens(relief, wet)),
        *(path(crops[crop], f"f-{crop}") for crop in crops),
        *(f'<path d="{crops[crop]}" fill="url(#q-{crop})" class="f-e"/>' for crop in crops),
        path("".join(level_path(relief, *each) for each in CONTOURS), "ct-0"),
        *(path("".join(strokes[kind]).replace(" -", "-"), f"h-{kind}") for kind in strokes),
        path(brook, "ck-0 bk"),
        path(creek, "ck-0"),
        path(brook, "ck-1 bk"),
        path(creek, "ck-1"),
        path(land.ripples(wet).replace(" -", "-"), "ck-2"),
        path(ways, "rd-0"),
        path(ways, "rd-1"),
        *(bridge(*each) for each in land.bridges(dry, wet)),
        *(path(bare[kind], kind) for kind in bare),
        woods([tree for tree in trees if not written_on(tree, lettering)]),
        *(farm(*each) for each in land.FARMS),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#p-grain)"/>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#g-lamp)"/>',
        frame(),
    ]
    return "\n".join(parts)


CONTOURS = [(0.02, 2.6, 160), (0.06, 2.6, 160), (0.1, 2.4, 160), (0.22, 2, 80), (0.38, 2, 60)]


def patterns(dice: Random) -> str:
    """Furrows and pasture, the grain of the paper, and the light on it."""
    furrows = "".join(
        f'<pattern id="q-{crop}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate({turn})">'
        f'<path d="M0 2.5h5" class="q-{crop}"/></pattern>'
        for crop, turn in FURROWS.items()
    )
    dark, pale = (
        "".join(
            f"M{dice.randint(0, 149)} {dice.randint(0, 139)}h{dice.choice(('1', '1.5', '2'))}" for _ in range(count)
        )
        for count in (110, 80)
    )
    return (
        f'<defs>{furrows}<pattern id="q-p" width="11" height="9" patternUnits="userSpaceOnUse">'
        '<path d="M2 3h2M7.5 7.5h2" class="q-p"/></pattern>'
        '<pattern id="p-grain" width="150" height="140" patternUnits="userSpaceOnUse">'
        f"{path(dark, 'gr-d')}{path(pale, 'gr-l')}</pattern>"
        '<radialGradient id="g-lamp" cx=".5" cy=".46" r=".78"><stop offset="0" class="lp-0"/>'
        '<stop offset=".45" class="lp-1"/><stop offset="1" class="lp-2"/></radialGradient></defs>'
    )


def tints(relief: Field, green: Field) -> list[str]:
    """The colours of the ground by height, its sunny and shady sides."""
    sunny = relief.sunlight()
    shady = sunny.turned_over()
    return [
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="g-plain"/>',
        path(level_path(green, 0.52, 3, 90, True), "g-low"),
        path(level_path(green, 0.64, 3, 80, True), "g-low"),
        *(path(level_path(relief, level, 2.4, 70, True), f"t-{nth}") for nth, level in enumerate((0.15, 0.3, 0.47))),
        path(level_path(sunny, 0.08, 2.4, 70, True), "sun"),
        path(level_path(shady, 0.075, 2.4, 70, True), "sh"),
        path(level_path(shady, 0.15, 2.2, 60, True), "sh"),
    ]


def bridge(at: Point, turn: float) -> str:
    rails = "M-13-7q3 2 5 2H8q2 0 5-2M-13 7q3-2 5-2H8q2 0 5 2"
    return f'<path d="{rails}" transform="translate({figures(*at)}) rotate({short(turn)})" class="brg"/>'


def farm(x: int, y: int) -> str:
    shapes = (
        ("M6 9l16-4 8 5v10l-16 4-8-5z", "fm-s"),
        ("M3 6l16-3 2 10-16 3z", "fm-a"),
        ("M4 11l16-3 1 5-16 3z", "fm-b"),
        ("M23 12l6-1 1.5 7-6 1z", "fm-c"),
    )
    return f'<g transform="translate({x - 17} {y - 13})">{"".join(path(*shape) for shape in shapes)}</g>'


def woods(trees: Sequence[land.Tree]) -> str:
    crowns = [(round(x), round(y), round(r * 2) / 2) for x, y, r in trees]
    return (
        path("".join(land.disc(x + 3, y + 3, r) for x, y, r in crowns), "tr-s")
        + path("".join(land.disc(x, y, r) for x, y, r in crowns), "tr-c")
        + path(
            "".join(
                f"M{round(x - r * 0.55)} {y}q{figures(r * 0.1, -r * 0.5, r * 0.6, -r * 0.6)}" for x, y, r in crowns
            ),
            "tr-h",
        )
    )


def written_on(tree: land.Tree, lettering: Sequence[Lettering]) -> bool:
    """Whether lettering would stand on this tree."""
    x, y, r = tree
    return any(dist((x, y), spot) <= reach + r - 4 for each in lettering for spot, reach in blots(each.text))


def blots(block: Block) -> list[tuple[Point, float]]:
    (x, y), width, turn = block.at, block.width, radians(block.turn)
    shares = [(step / 6 - 0.5) * width for step in range(7)]
    return [((x + share * cos(turn), y + share * sin(turn)), block.height / 2) for share in shares]


def frame() -> str:
    """The zebra frame of a survey sheet, black and white by fifties."""
    right, bottom = WIDTH + 6, HEIGHT + 6
    black = "".join(f"M{x} -12h50v6h-50z" for x in range(0, WIDTH, 100))
    black += "".join(f"M{x} {bottom}h50v6h-50z" for x in range(50, WIDTH, 100))
    black += "".join(f"M-12 {y}v50h6v-50z" for y in range(0, HEIGHT, 100))
    black += "".join(f"M{right} {y}v50h6v-50z" for y in range(50, HEIGHT, 100))
    rims = "".join(f"M{-far} {-far}H{WIDTH + far}V{HEIGHT + far}H{-far}z" for far in (12, 6))
    white = f'<path d="{rims}" fill-rule="evenodd" class="zb"/>'
    return white + path(black, "zk") + path(f"{rims}M0 0V{HEIGHT}H{WIDTH}V0z", "zl")
