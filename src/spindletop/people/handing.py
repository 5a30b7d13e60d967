"""What is kept of a browser beside tables becomes a person's, when they sign in there."""

from spindletop.store.database import Fetch


def hand_over_shuns(fetch: Fetch, holder: str, to: str) -> None:
    """Whom somebody shuns, and who shuns them. What they have muted at a table without an account stays so there."""
    for mine, theirs in (("holder", "other"), ("other", "holder")):
        fetch(
            f"""UPDATE shuns SET {mine} = ? WHERE {mine} = ? AND {theirs} <> ? AND NOT EXISTS
            (SELECT 1 FROM shuns AS others WHERE others.{mine} = ? AND others.{theirs} = shuns.{theirs}
            AND others.game = shuns.game)""",
            to,
            holder,
            to,
            to,
        )
        fetch(f"DELETE FROM shuns WHERE {mine} = ?", holder)


def hand_over_kept(fetch: Fetch, holder: str, to: str) -> None:
    """What is kept for a holder beside tables; where both have something, the other's stays."""
    fetch(
        """UPDATE ratings SET holder = ? WHERE holder = ? AND NOT EXISTS (SELECT 1 FROM ratings AS others
        WHERE others.holder = ? AND others.game = ratings.game AND others.seats = ratings.seats)""",
        to,
        holder,
        to,
    )
    fetch("DELETE FROM ratings WHERE holder = ?", holder)
    fetch("UPDATE rated SET holder = ? WHERE holder = ?", to, holder)
    hand_over_shuns(fetch, holder, to)
    for column in ("holder", "other"):
        fetch(f"UPDATE reports SET {column} = ? WHERE {column} = ?", to, holder)
    fetch("UPDATE ways SET holder = ? WHERE holder = ?", to, holder)
    for table in ("profiles", "habits"):
        fetch(
            f"""UPDATE {table} SET holder = ? WHERE holder = ?
            AND NOT EXISTS (SELECT 1 FROM {table} AS others WHERE others.holder = ?)""",
            to,
            holder,
            to,
        )
        fetch(f"DELETE FROM {table} WHERE holder = ?", holder)
