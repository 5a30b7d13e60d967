"""What programs are sent is the same, whatever is hidden from them; and people are not reminded by way of them."""

import asyncio
from itertools import count
from pathlib import Path

import pytest
from tests.conformance.cases import Case
from tests.web.test_secrets import ANSWERS, CLOCK, EVERY, NAMES, WAIT, Watched, cases, disguise, hides, imagined

from spindletop.kernel import Rng
from spindletop.table import OpenSeat, Person, SeatPlan, Status, Tables

pytestmark = pytest.mark.slow

ERASED = [case for case in cases() if case.slug in ("giganten", "black_gold")]  # where a view lacks something


class Asked(Watched):
    """All that the interface tells the last seat and a spectator, with their tokens in the header."""

    program = False

    async def seat(self, ticket: str = "") -> None:
        host, *others = self.tokens
        seats: list[SeatPlan] = [Person(NAMES[0], program=self.program), *[OpenSeat() for _ in others]]
        self.table = await self.tables.open_table(host, self.case.slug, seats, dict(self.case.options), clock=CLOCK)
        for seat, token in enumerate(others, 1):
            await self.tables.claim(self.table.id, seat, token, NAMES[seat], program=self.program)

    async def pages(self, viewer: int | None) -> str:
        token = self.tokens[viewer] if viewer is not None else self.viewers[1][1]
        path, seat = f"/api/tables/{self.table.id}", "" if viewer is None else f"?seat={viewer}"
        told = []
        for address in (path, f"{path}/view{seat}", f"{path}/news{seat}"):
            answer = await self.browsers[viewer].get(address, headers={"authorization": f"Bearer {token}"})
            assert answer.status_code == 200
            told.append(answer.text)
        return "\n".join(told)


class Programs(Asked):
    """Everybody plays through a program: they remember all, and know no more."""

    program = True


@pytest.mark.parametrize("case", cases(), ids=str)
def test_people_learn_no_more_from_the_interface_than_from_pages(tmp_path: Path, case: Case) -> None:
    asyncio.run(watch(tmp_path, case, Asked))


@pytest.mark.parametrize("case", ERASED, ids=str)
def test_programs_are_sent_nothing_that_their_seat_may_not_know(tmp_path: Path, case: Case) -> None:
    assert disguise(case) is imagined
    asyncio.run(watch(tmp_path, case, Programs))


async def watch(folder: Path, case: Case, kind: type[Asked]) -> None:
    async with asyncio.timeout(WAIT), Tables(folder / "tables.db", pause=(WAIT, WAIT)) as tables:
        watched, rng = kind(tables, case), Rng(len(str(case)))
        await watched.seat()
        state = watched.table.course.state
        shows = hides(case) and not state.reminds  # seat 0 is shown its own secrets
        for number in count():
            enough = (watched.noticed or not shows) and (watched.disguised > 0) == hides(case)
            if watched.table.status is not Status.RUNNING or (number >= ANSWERS and enough):
                break
            if rng.below(EVERY) == 0:
                await watched.check_disguised(rng)
            await watched.answer(rng)
        assert (watched.disguised > 0) == hides(case)
        assert watched.noticed or not shows
        heard = "".join(watched.heard.values())
        assert heard and [secret for secret in (*watched.tokens, watched.table.opened.seed) if secret in heard] == []
