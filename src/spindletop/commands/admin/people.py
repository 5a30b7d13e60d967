"""People: look, ban, hand out and delete what is known of them."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spindletop.commands.admin.show import add_json, add_sure, day, facts, rows, sure, until
from spindletop.commands.admin.tables import row as table_row
from spindletop.people.operator import Operator, Somebody

if TYPE_CHECKING:
    from spindletop.console import Commands

TABLES = 50  # of one person
WHO = "an id as `people` tells it (its first six letters will do), an address of mail, a name, or table:seat"


def add_acts(tools: "Commands") -> None:
    parser = tools.add_parser(
        "people",
        help="list people, or tell what is known of one",
        description="People with an account, browsers with a name, and all who are banned; or what is known of one.",
        epilog="Example: spindletop admin people --search ann",
    )
    parser.add_argument("person", nargs="?", metavar="PERSON", help=WHO)
    parser.add_argument("--search", default="", metavar="TEXT", help="in names, addresses and ids")
    add_json(parser)
    parser.set_defaults(act=show)
    parser = tools.add_parser(
        "ban",
        help="ban somebody",
        description="Ban somebody: they are signed out everywhere and read why, cannot sign in, sit down, answer or "
        "speak. Their seats in games that run go the way of the clock, or the others decide; where nothing has begun "
        "they are open again. Without an account it is a browser that is banned: without its cookies it is a stranger.",
        epilog="Example: spindletop admin ban 5kq7w2mh3abc:1 --until 7d --reason 'Calling people names.'",
    )
    parser.add_argument("person", metavar="PERSON", help=WHO)
    parser.add_argument("--until", default="", metavar="WHEN", help="like 12h, 7d, 4w or 2027-01-31 (for good)")
    add_sure(parser)
    parser.set_defaults(act=ban)
    parser = tools.add_parser("unban", help="end a ban: all that somebody had is as it was")
    parser.add_argument("person", metavar="PERSON", help=WHO)
    parser.add_argument("--reason", default="", metavar="WORDS", help="why, for the log")
    parser.set_defaults(act=unban)
    parser = tools.add_parser(
        "export",
        help="all that is known of somebody, as JSON",
        description="The same that they can download on their page.",
        epilog="Example: spindletop admin export ann@example.org -o ann.json",
    )
    parser.add_argument("person", metavar="PERSON", help=WHO)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where it is to be")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.set_defaults(act=export)
    parser = tools.add_parser(
        "delete",
        help="delete all that is known of somebody",
        description="The same that they can do on their page: bots play on for them, and games keep the name under "
        "which they were played. It cannot be taken back.",
        epilog="Example: spindletop admin delete ann@example.org, or, without an account, 5kq7w2mh3abc:1",
    )
    parser.add_argument("person", metavar="PERSON", help=WHO)
    add_sure(parser)
    parser.set_defaults(act=delete)


async def show(operator: Operator, given: argparse.Namespace) -> int:
    if given.person:
        return facts(given, await about(operator, await operator.somebody(given.person)))
    return rows(given, [row(each) for each in await operator.people(given.search)], "nobody")


def row(each: Somebody) -> dict[str, Any]:
    return {
        "id": each.id,
        "name": each.name,
        "account": "yes" if each.person else "no",
        "mail": each.mail,
        "since": day(each.made),
        "devices": each.devices,
        "banned": banned(each),
    }


def banned(each: Somebody) -> str:
    if each.ban is None:
        return ""
    return f"until {day(each.ban.until)}" if each.ban.until else "for good"


async def about(operator: Operator, who: Somebody) -> dict[str, Any]:
    tables = await operator.tables.library.held(who.holder, TABLES)
    about_them = [each for each in await operator.reports.all(True) if each.other == who.holder]
    return {
        **row(who),
        "reason": who.ban.reason if who.ban else "",
        "reports about them": len(about_them),
        "tables": [table_row(each) for each in tables],
    }


def called(who: Somebody) -> str:
    return f"{who.name or 'somebody without a name'} ({who.id}{'' if who.person else ', no account'})"


async def ban(operator: Operator, given: argparse.Namespace) -> int:
    who, end = await operator.somebody(given.person), until(given.until)
    sure(given, f"Ban {called(who)} {'until ' + day(end) if end else 'for good'}?")
    await operator.ban(who, end, given.reason)
    print(f"{called(who)} is banned {'until ' + day(end) if end else 'for good'}")
    return 0


async def unban(operator: Operator, given: argparse.Namespace) -> int:
    who = await operator.somebody(given.person)
    await operator.unban(who, given.reason)
    print(f"{called(who)} is not banned any more")
    return 0


async def export(operator: Operator, given: argparse.Namespace) -> int:
    if given.output.exists() and not given.force:
        raise ValueError(f"{given.output} exists: choose another name, or --force")
    who = await operator.somebody(given.person)
    told = json.dumps(await operator.export(who), ensure_ascii=False, indent=2)
    given.output.touch(0o600)
    given.output.chmod(0o600)
    given.output.write_text(told + "\n", encoding="utf-8")
    print(f"{given.output}: all that is known of {called(who)}")
    return 0


async def delete(operator: Operator, given: argparse.Namespace) -> int:
    who = await operator.somebody(given.person)
    sure(given, f"Delete all that is known of {called(who)}? This cannot be taken back.")
    await operator.delete(who, given.reason)
    print(f"nothing is known of {who.id} any more")
    return 0
