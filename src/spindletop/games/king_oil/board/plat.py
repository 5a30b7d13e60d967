"""A property as a small plan."""

from spindletop.art.svg import path as shape
from spindletop.art.svg import tag
from spindletop.games.king_oil.board import standing
from spindletop.games.king_oil.board.county import county
from spindletop.games.king_oil.board.plan import hatched, lease_id, use
from spindletop.games.king_oil.state import KingOilState

PLAT = (58, 50)  # in pixels


def plat(state: KingOilState, lease: int, class_: str = "plat") -> str:
    """Whose it is, its derricks, caps and open holes."""
    outline = county().leases[lease].outline
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    width, height = max(x for x, _ in outline) - left, max(y for _, y in outline) - top
    edge = round(max(width, height) * 0.06)
    owner = standing.owner_of(state, lease)
    tints = ""
    if owner is not None:
        tints = use(lease_id(lease), class_=f"plat-wash seat-{owner}") + use(
            lease_id(lease), class_="hatch", fill=hatched(owner)
        )
    return tag(
        "svg",
        use(lease_id(lease), class_="plat-land"),
        tints,
        use(lease_id(lease), class_="plat-edge"),
        plat_holes(state, lease, round(3.1 * max(width / PLAT[0], height / PLAT[1]))),
        viewBox=f"{left - edge} {top - edge} {width + 2 * edge} {height + 2 * edge}",
        class_=class_,
        aria_hidden="true",
    )


def plat_holes(state: KingOilState, lease: int, size: int) -> str:
    """Towers, crosses and rings of this size."""
    towers, crosses, rings = "", "", ""
    for hole, (x, y) in zip(standing.holes_of(state, lease), county().leases[lease].holes, strict=True):
        if standing.is_open(state, hole):
            rings += f"M{x} {y}h0"
        elif standing.is_capped(state, hole):
            wide = 2 * round(size * 0.7)
            crosses += f"M{x - wide // 2} {y - wide // 2}l{wide} {wide}m0-{wide}l-{wide} {wide}"
        else:
            towers += f"M{x - size} {y + size}l{size}-{round(2.3 * size)} {size} {round(2.3 * size)}z"
    drawn = (crosses, "plat-cap"), (rings, "plat-open"), (rings, "plat-eye"), (towers, "plat-derrick")
    return "".join(shape(path, class_) for path, class_ in drawn if path)
