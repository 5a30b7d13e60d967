"""A position as one file that needs nothing else: all panels, with their drawings and style sheets inside."""

from typing import Any

from markupsafe import Markup

from spindletop.art.scene import Moment
from spindletop.art.svg import STYLE_SHEETS
from spindletop.games import folder
from spindletop.web.assets import STATIC
from spindletop.web.kits import ground_address
from spindletop.web.pages import render
from spindletop.web.scenes import goal_html, offered, panel_parts

SHEETS = [*STYLE_SHEETS, STATIC / "page.css", STATIC / "table.css"]


def page(moment: Moment[Any]) -> str:
    """As the viewer of this moment sees it, with what may be answered."""
    game = moment.view.setup.game
    kit, scene, land = folder.kit(game), folder.scene(moment), folder.land(moment.view)
    parts = {
        **panel_parts("", scene),
        "goal": goal_html(scene.goal, scene.phases),
    }
    drawings = kit.sprite
    if land is not None:
        drawings += kit.ground(folder.board(game).ground(land))
    style = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS) + kit.style
    html = render(
        "standalone.html",
        game=game,
        kit=kit,
        panels=scene.panels,
        plates=scene.plates,
        names=moment.names,
        parts=parts,
        dock=offered(moment, scene),
        actor=moment.view.actor,
        question=folder.text(game).question(moment.view, moment.names) if moment.view.actor >= 0 else "",
        style=Markup(style),
        drawings=Markup(drawings),
    )
    return html.replace(f"{kit.address}#", "#").replace(f"{ground_address('', land)}#", "#")
