"""All that is known of somebody: told to them, and forgotten when they want it."""

import json
from collections.abc import Mapping
from typing import Any

from spindletop.people.accounts import Accounts, Signed
from spindletop.store.database import Fetch
from spindletop.table import Status, Summary
from spindletop.table.entries import HandedOver
from spindletop.table.talk import REMOVED

ALL = 10**6  # tables
# What is kept for a holder beside tables, with all columns that mean something to a person.
BY_HOLDER: Mapping[str, str] = {
    "profiles": "name, badge, colour",
    "ratings": "game, seats, mu, sigma, games",
    "rated": "game, seat, points",
    "ways": "kind, address, game, active, confirmed",
    "habits": "body",
    "shuns": "kind, game, name, made",
    "reports": "game, line, name, note, made",
    "bans": "until, reason, made",
}
BY_PERSON = ("devices", "passkeys", "people")


async def all_data(accounts: Accounts, holder: str, signed: Signed | None) -> dict[str, Any]:
    """For a download: whoever has a browser or an account may see what this server knows of it."""
    told: dict[str, Any] = {"account": await account_data(accounts, signed) if signed else None}
    for table, columns in BY_HOLDER.items():
        rows = await accounts.store.read(f"SELECT {columns} FROM {table} WHERE holder = ?", holder)
        told[table] = [dict(zip(columns.split(", "), row)) for row in rows]
    summaries = await accounts.tables.library.held(holder, ALL)
    told["tables"] = [await table_data(accounts, each) for each in summaries]
    told["remarks"] = await remarks_data(accounts, holder)
    return told


async def account_data(accounts: Accounts, signed: Signed) -> dict[str, Any]:
    mail, made = await accounts.about(signed.person)
    devices, passkeys = await accounts.devices(signed.person), await accounts.passkeys(signed.person)
    return {
        "made": made,
        "mail": mail,
        "devices": [{"label": each.label, "made": each.made, "seen": each.seen} for each in devices],
        "passkeys": [{"label": each.label, "made": each.made} for each in passkeys],
    }


async def table_data(accounts: Accounts, each: Summary) -> dict[str, Any]:
    """Where somebody sat, under which name, how it ended, what they said and what they noted."""
    said = "SELECT body, made FROM entries WHERE game = ? AND kind = ? ORDER BY seq"
    lines = [(json.loads(body), made) for body, made in await accounts.store.read(said, each.table, "said")]
    removed = await removed_from(accounts, each.table)
    return {
        "table": each.table,
        "game": each.game,
        "status": each.status,
        "opened": each.opened,
        "changed": each.changed,
        "seats": {seat: each.names[seat] for seat in each.mine},
        "scores": {seat: each.scores[seat] for seat in each.mine if each.scores},
        "said": [
            {"text": body["text"], "when": made, "removed": (body["seat"], made) in removed}
            for body, made in lines
            if body["seat"] in each.mine
        ],
        "notes": await notes_data(accounts, each),
    }


async def removed_from(accounts: Accounts, table: str) -> set[tuple[int, float]]:
    """The lines that the operator took away there, by who said them and when. They are told to who said them: they are
    kept, and nobody else is shown them."""
    if not await accounts.store.read("SELECT 1 FROM entries WHERE game = ? AND kind = ?", table, REMOVED):
        return set()
    return {(line.seat, line.when) for line in (await accounts.tables.table(table)).talk if line.removed}


async def remarks_data(accounts: Accounts, holder: str) -> list[dict[str, Any]]:
    """What somebody said where they only watched: no list leads there, so all remarks are looked through."""
    rows = await accounts.store.read("SELECT game, body, made FROM entries WHERE kind = ?", "remarked")
    said = [(game, json.loads(body), made) for game, body, made in rows if holder in body]
    return [{"table": game, "text": body["text"], "name": body["name"], "when": made} for game, body, made in said]


async def notes_data(accounts: Accounts, each: Summary) -> dict[int, str]:
    """Few tables have any: only those are read for them."""
    if not await accounts.store.read("SELECT 1 FROM notes WHERE game = ?", each.table):
        return {}
    table = await accounts.tables.table(each.table)
    return {seat: await accounts.tables.notes.kept(table, seat) for seat in each.mine}


async def forget(accounts: Accounts, holder: str, signed: Signed | None) -> None:
    """Bots play on in games that run, seats of those that have not begun are free again, and nothing leads from a
    table to who sat there: games keep the name under which they were played, and what was said. Whatever happens in
    between, it can be done again."""
    held = await accounts.tables.library.held(holder, ALL)
    for each in held:
        if each.status in (Status.RUNNING, Status.WAITING):
            for seat in each.mine:
                await accounts.tables.give_up(each.table, seat, holder)
    seats = [(each.table, seat) for each in held for seat in each.mine]
    await accounts.store.change(*(("DELETE FROM notes WHERE game = ? AND seat = ?", each) for each in seats))
    await accounts.tables.library.hand_over(HandedOver(holder))

    def work(fetch: Fetch) -> None:
        fetch("UPDATE rated SET holder = '' WHERE holder = ?", holder)  # that the game was rated stays known
        fetch("DELETE FROM shuns WHERE other = ?", holder)
        fetch("UPDATE reports SET other = '' WHERE other = ?", holder)
        fetch("DELETE FROM outbox WHERE way IN (SELECT way FROM ways WHERE holder = ?)", holder)
        for table in (*BY_HOLDER, "holders", "present"):
            fetch(f"DELETE FROM {table} WHERE holder = ?", holder)
        fetch("DELETE FROM passes WHERE holder = ? OR about = ? OR expires < ?", holder, holder, accounts.now())
        if signed:
            fetch("DELETE FROM passes WHERE about IN (SELECT mail FROM people WHERE person = ?)", signed.person)
            fetch("DELETE FROM passes WHERE about = ?", signed.person)
            for table in BY_PERSON:
                fetch(f"DELETE FROM {table} WHERE person = ?", signed.person)

    await accounts.store.together(work)
    accounts.listening.forget()
