"""What people have reported, and what came of it; and the log of the operator's acts."""

import argparse
from typing import TYPE_CHECKING, Any

from spindletop.commands.admin.show import add_json, add_sure, day, facts, rows, sure, until
from spindletop.people.operator import SHOWN, Operator
from spindletop.people.reports import A_NAME, Report, Settled

if TYPE_CHECKING:
    from spindletop.console import Commands

WAYS = {"dismiss": Settled.DISMISSED, "remove": Settled.REMOVED, "ban": Settled.BANNED}


def add_acts(tools: "Commands") -> None:
    parser = tools.add_parser(
        "reports",
        help="list what people have reported, or tell all about one report",
        description="Lines of talk and names that people have reported, the oldest first; or all about one report.",
        epilog="Example: spindletop admin reports",
    )
    parser.add_argument("report", nargs="?", type=int, metavar="NUMBER", help="of one report")
    parser.add_argument("--all", action="store_true", help="also those that are settled")
    add_json(parser)
    parser.set_defaults(act=show)
    parser = tools.add_parser(
        "settle",
        help="settle a report: dismiss it, remove the line, or ban who said it",
        description="Settle a report, and all others about the same. Who reported is told to nobody.",
        epilog="Example: spindletop admin settle 12 ban --until 7d --reason 'Calling people names.'",
    )
    parser.add_argument("report", type=int, metavar="NUMBER", help="of the report")
    parser.add_argument("how", choices=WAYS, help="what is to come of it")
    parser.add_argument(
        "--until", default="", metavar="WHEN", help="the end of a ban, like 12h, 7d or 2027-01-31 (for good)"
    )
    add_sure(parser)
    parser.set_defaults(act=settle)
    parser = tools.add_parser("log", help="what was done here with `spindletop admin`, when and why")
    add_json(parser)
    parser.set_defaults(act=log)


async def show(operator: Operator, given: argparse.Namespace) -> int:
    if given.report is not None:
        return facts(given, about(await operator.reports.one(given.report)))
    found = [row(each) for each in await operator.reports.all(given.all)]
    return rows(given, found, "no reports" if given.all else "no open reports")


def row(each: Report) -> dict[str, Any]:
    return {
        "report": each.number,
        "made": day(each.made),
        "table": each.table,
        "line": each.line or "(name)",
        "who": each.name,
        "text": each.text,
        "note": each.note,
        "settled": each.settled,
    }


def about(each: Report) -> dict[str, Any]:
    return {
        **row(each),
        "said": day(each.said),
        "seat": each.seat if each.seat >= 0 else "(watching)",
        "said by": each.other[:SHOWN] or "(nobody knows)",
        "reported by": each.holder[:SHOWN],
    }


async def settle(operator: Operator, given: argparse.Namespace) -> int:
    report, how = await operator.reports.one(given.report), WAYS[given.how]
    if given.until and how is not Settled.BANNED:
        raise ValueError("--until is for a ban")
    what = f"the name {report.name!r}" if report.line == A_NAME else f"what {report.name} said: {report.text!r}"
    end = until(given.until)
    asked = {
        Settled.DISMISSED: f"Dismiss the report about {what}?",
        Settled.REMOVED: f"Remove {what}?",
        Settled.BANNED: f"Ban {report.name} {'until ' + day(end) if end else 'for good'}, for {what}?",
    }
    sure(given, asked[how])
    await operator.settle(report, how, given.reason, end)
    print(f"report {report.number} is settled: {how}")
    return 0


async def log(operator: Operator, given: argparse.Namespace) -> int:
    acts = [
        {"act": each.number, "when": day(each.made), "what": each.what, "about": each.about, "why": each.why}
        for each in await operator.acts()
    ]
    return rows(given, acts, "nothing was done here yet")
