"""Friends: people with whom somebody has sat at a table."""

from dataclasses import dataclass

from spindletop.people.profiles import Profile, Profiles
from spindletop.table.library import Library
from spindletop.table.shuns import Kind, Shuns

LOOKED_AT = 300  # of somebody's last tables
MOST = 30


@dataclass(frozen=True)
class Friend:
    """Somebody is known by a table and a seat there: who they are elsewhere is nobody's affair."""

    name: str
    table: str
    seat: int
    games: int
    profile: Profile


async def friends_of(library: Library, holder: str) -> list[Friend]:
    """Those first with whom one has played last, under the name that they had then. Where one of both has blocked the
    other, neither finds the other here."""
    shuns = Shuns(library.store)
    shunned = await shuns.have_blocked(holder) | {
        each.other for each in await shuns.of(holder) if each.kind == Kind.BLOCK
    }
    found: dict[str, tuple[str, str, int, int]] = {}
    for each in await library.with_holders(holder, LOOKED_AT):
        for seat, holders in enumerate(each.holders):
            if holders and not {holder, *shunned} & {*holders} and each.summary.names[seat]:
                name, table, at, games = found.get(holders[0], (each.summary.names[seat], each.summary.table, seat, 0))
                found[holders[0]] = name, table, at, games + 1
    first = dict([*found.items()][:MOST])
    profiles = await Profiles(library.store).of_all([*first])
    return [Friend(*told, profiles.get(known, Profile())) for known, told in first.items()]
