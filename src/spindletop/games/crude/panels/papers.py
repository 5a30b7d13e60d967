"""The news as folded front pages: what would bring them, and what they would cost the viewer."""

from spindletop.games.crude.box import (
    CRUDE,
    GASOLINE,
    GLOBAL_WARMING,
    NOTHING,
    PROPERTY_TAX,
    REFINERY,
    RIG,
    SAFETY_INSPECTION,
    SALES_TAX,
    STATION,
    WELL,
)
from spindletop.games.crude.news import due
from spindletop.games.crude.panels.kit import KIT, Crude, html, money, words
from spindletop.games.crude.queries import lasting_news
from spindletop.games.crude.state import CrudeState
from spindletop.games.crude.terms import NEWS
from spindletop.games.crude.words import say


def papers(moment: Crude) -> str:
    view = moment.view
    shown = [("lasts", card, lasts(view, card)) for card in lasting_news(view)]
    if view.likely != NOTHING:
        shown.append(("likely", view.likely, doubles(view.box.likely_on)))
    if view.unlikely != NOTHING:
        shown.append(("unlikely", view.unlikely, doubles(view.box.unlikely_on)))
    just = [event.numbers[0] for event in moment.since if event.kind == "news"]
    return "".join(paper(moment, place, card, when, card in just) for place, card, when in shown)


def paper(moment: Crude, place: str, card: int, when: str, just: bool) -> str:
    name = NEWS[card]
    head = html("header", words("span", say(f"news.{place}")), when)
    key = f"news.{name}_lasts" if place == "lasts" else f"news.{name}_does"
    text = words("p", say(key, **figures(moment.view)))
    picture = KIT.icon(f"nv-{name.replace('_', '-')}", "picture")
    class_ = "paper just" if just else "paper"
    title = words("h3", say(f"news.{name}"))
    return html("article", head, title, cost(moment, card), text, picture, class_=class_)


def doubles(faces: tuple[int, ...]) -> str:
    """The throws that bring it, as pairs of dice."""
    pairs = []
    for face in faces:
        label = say("news.double", number=face)
        dice = KIT.icon(f"die-red-{face}", "little-die") + KIT.icon(f"die-black-{face}", "little-die")
        pairs.append(html("span", dice, class_="pair", role="img", aria_label=label, title=label))
    return words("span", say("news.or"), "or").join(pairs)


def lasts(view: CrudeState, card: int) -> str:
    """What ends it."""
    if card == GLOBAL_WARMING:
        return words("span", say("news.until_open"), "until")
    faces = ", ".join(map(str, view.box.ends_on[card]))
    return words("span", say("news.until_double", faces=faces), "until")


def cost(moment: Crude, card: int) -> str:
    """What the viewer would pay now."""
    if moment.seat is None or card not in (PROPERTY_TAX, SALES_TAX, SAFETY_INSPECTION):
        return ""
    return words("b", say("news.you", amount=money(due(moment.view, card, moment.seat))), "you-pay")


def figures(view: CrudeState) -> dict[str, int]:
    """The numbers on the cards, for their words."""
    box = view.box
    return {
        "rig": box.tax[RIG],
        "station": box.tax[STATION],
        "refinery": box.tax[REFINERY],
        "well": box.tax[WELL],
        "fit": box.fit,
        "sales": box.sales_tax,
        "winter": box.winter,
        "crude": box.inspection[CRUDE],
        "gasoline": box.inspection[GASOLINE],
        "moved": box.uncertain_crude,
        "fall": -box.uncertain_reds,
        "taken": box.embargo_crude,
        "rise": box.run_reds,
        "extra": box.run_extra,
    }
