"""The goal line: how far the train that ends the game has come, on a track with a tie for each space."""

from spindletop.art.scene import Goal
from spindletop.art.svg import path, tag
from spindletop.games.prospecting import queries
from spindletop.games.prospecting.board.desk import Desk

LEFT, RIGHT, RAIL = 10, 122, 17  # where the track begins and ends, and how low it lies
ENGINE = 20  # units of its drawing


def goal(desk: Desk) -> Goal:
    view, end = desk.view, desk.view.table.end
    wins = desk.say("board.wins")
    if end > desk.box.last:  # the game is as long as the special cards last
        left, last = queries.specials_left(view), desk.box.last
        far = desk.say("board.far_cards", cards=left)
        share = min(1.0, view.black / last)
        drawing = track(desk, share, last - desk.box.black_start)
        return Goal(wins, desk.say("board.when_cards"), far, share, drawing=drawing)
    far = desk.say("board.far", space=view.black, last=end, rounds=queries.rounds_left(view))
    spaces = end - desk.box.black_start
    share = min(1.0, (view.black - desk.box.black_start) / spaces)
    return Goal(wins, desk.say("board.when", last=end), far, share, drawing=track(desk, share, spaces))


def track(desk: Desk, share: float, spaces: int) -> str:
    """Ties where the train has been are bright; a buffer stops it at the end."""
    apart, here = (RIGHT - LEFT) / spaces, LEFT + (RIGHT - LEFT) * share
    ties = dict.fromkeys(("tie-gone", "tie-ahead"), "")
    for space in range(spaces + 1):
        x = LEFT + apart * space
        ties["tie-gone" if x < here + 0.5 else "tie-ahead"] += f"M{x:.4g} {RAIL}v{7 if space in (0, spaces) else 4}"
    drawn = (
        path(f"M{LEFT} {RAIL}H{RIGHT}", "l0")
        + path(f"M{LEFT} {RAIL}H{here:.4g}", "l1")
        + "".join(path(d, class_) for class_, d in ties.items() if d)
        + path(f"M{RIGHT} {RAIL - 11}v15", "buf")
        + desk.kit.use("i-train", round(here - ENGINE / 2 - 2), RAIL - ENGINE + 3, ENGINE, ENGINE, "goal-train")
    )
    return tag("svg", drawn, class_="line ruled", viewBox="0 0 128 24", aria_hidden="true")
