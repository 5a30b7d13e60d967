"""Who reported, muted or blocked whom is nobody else's affair: every route tells all others the same as before."""

import asyncio
from pathlib import Path

import pytest
from tests.conformance.cases import Case
from tests.web.test_secrets import WAIT, Watched
from tests.web.test_strangers import Walk, nothing_comes_of_it
from tests.web.walk import Answer, Reads

from spindletop.people.reports import Reports, Subject
from spindletop.table import Tables, new_token
from spindletop.table.seating import fingerprint
from spindletop.table.shuns import EVERYWHERE, Kind

pytestmark = pytest.mark.slow

SEATS = 3
NOW = 1_000_000_000.0
FRIENDS = ("/", "/me", "/me/invite")  # there who is blocked does not find who has blocked them


async def shun(watched: Watched, kind: Kind) -> None:
    """The first person reports what the second one said, and does not want to hear or meet them."""
    tables, table, holder = watched.tables, watched.table, fingerprint(watched.tokens[0])
    what = Subject.of_line(table, table.talk[-1].seq)
    await Reports(tables.library.store).add(table, what, holder, "Vile", NOW)
    await tables.shuns.add(holder, kind, what.by, EVERYWHERE, what.name, NOW)
    await tables.tune(table.id, watched.tokens[0])


@pytest.mark.parametrize("kind", [*Kind])
def test_no_route_tells_that_somebody_was_reported_muted_or_blocked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    async def all_told(watched: Watched, token: str) -> dict[tuple[str, ...], Answer]:
        with monkeypatch.context() as patch:
            nothing_comes_of_it(watched.tables, watched.table, patch)
            return await Walk(watched, Reads(patch)).all(token, range(SEATS), ["turn 1"])

    async def walk() -> None:
        made = Tables(tmp_path / "tables.db", pause=(WAIT, WAIT), clock=lambda: NOW)
        async with asyncio.timeout(WAIT * 3), made as tables:
            watched = Watched(tables, Case("gold", SEATS))
            await watched.seat()
            first, shunned, other = watched.tokens
            await tables.chat(watched.table.id, 1, shunned, "something vile")
            others = {"stranger": new_token(), "other": other, "shunned": shunned}
            before = {who: await all_told(watched, token) for who, token in others.items()}
            own = await all_told(watched, first)
            await shun(watched, kind)
            for who, token in others.items():
                after = await all_told(watched, token)
                changed = {request[1] for request in after if after[request] != before[who][request]}
                assert changed <= ({*FRIENDS} if (who, kind) == ("shunned", Kind.BLOCK) else set()), who
            after = await all_told(watched, first)
            assert f"/t/{watched.table.id}" in {request[1] for request in after if after[request] != own[request]}

    asyncio.run(walk())
