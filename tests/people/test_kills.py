"""A process that is killed while it rates a game: everybody's result counts once."""

from pathlib import Path

import pytest
from tests.dying import die, killed
from tests.people.people import run
from tests.people.test_ratings import rated_game
from tests.table.tables import ANN, BEN

from spindletop.people import Accounts, ratings
from spindletop.people.ratings import MIDDLE, Rater, changes_of, ratings_of
from spindletop.store.database import Fetch
from spindletop.table.seating import fingerprint
from spindletop.table.summaries import Held

STEPS = ("before anything is kept", "between two people", "before it is durable", "when it is durable")


def rate_and_die(database: str, people: tuple[str, str], step: str) -> None:
    """A game of these two ends here, and is rated as far as that."""
    rate, points = ratings.rate, ratings.points

    def in_the_middle(fetch: Fetch, each: Held) -> None:
        if step == "before anything is kept":
            die()
        rate(fetch, each)
        if step == "before it is durable":
            die()

    def between(mu: float) -> int:
        """Asked for when the first of them has a rating."""
        die()
        return points(mu)

    async def work(accounts: Accounts) -> None:
        await rated_game(accounts.tables, *people)
        ratings.rate = in_the_middle
        if step == "between two people":
            ratings.points = between
        await Rater(accounts.tables).settle()
        die()

    run(work, database)


@pytest.mark.parametrize("step", STEPS)
def test_killed(tmp_path: Path, step: str) -> None:
    check(str(tmp_path / "tables.db"), step)


def test_killed_at_a_shared_database(postgres: str) -> None:
    check(postgres, "between two people")


def check(database: str, step: str) -> None:
    killed(rate_and_die, database, (ANN, BEN), step)

    async def later(accounts: Accounts) -> None:
        durable = step == "when it is durable"
        assert len(await ratings_of(accounts.store, fingerprint(ANN))) == durable, "all of it or nothing"
        for _ in range(2):
            await Rater(accounts.tables).settle()
        for token in (ANN, BEN):
            (rating,) = await ratings_of(accounts.store, fingerprint(token))
            (change,) = (await changes_of(accounts.store, fingerprint(token))).values()
            assert rating.games == 1 and rating.points == MIDDLE + change != MIDDLE

    run(later, database)
