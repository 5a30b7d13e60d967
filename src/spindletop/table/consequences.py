"""What comes of a draft: it is carried out on a twin of the table, once, and what happens by itself follows."""

from spindletop.table.drafts import Draft, impossible
from spindletop.table.entries import Answered, AnyEntry, By, Ended
from spindletop.table.refused import Refused, Why
from spindletop.table.table import Due, Table


def carry_out(twin: Table, draft: Draft, when: float) -> Draft:
    """All entries that it comes to. Where nature, another seat or the end comes in the way of a run of answers, the
    rest of it is left out. Refused: what is not possible; then the twin is of no use any more."""
    done = go_on(twin, when)
    for what in draft:
        if isinstance(what, Answered) and twin.game.parse(what.action) not in twin.legal(what.actor):
            if what.by is By.RUN:
                break
            raise Refused(Why.ILLEGAL, impossible(twin, what.action))
        twin.apply(twin.seq + 1, what, when)
        done += [what, *go_on(twin, when)]
    return done


def go_on(twin: Table, when: float) -> Draft:
    """All that happens without anybody."""
    done: Draft = []
    while what := by_itself(twin):
        twin.apply(twin.seq + 1, what, when)
        done.append(what)
    return done


def by_itself(table: Table) -> AnyEntry | None:
    """An answer of nature (what a lesson says, or else the dice), or the end."""
    match table.due:
        case Due.NATURE:
            state, steered = table.course.state, table.steered
            action = steered[0] if steered else table.dice().roll(table.course.rolls, state.chances())
            return Answered(state.actor, table.game.name(action), By.NATURE)
        case Due.END:
            return Ended()
    return None
