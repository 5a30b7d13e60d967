"""make kills: servers and databases are killed while people play; what was acknowledged is counted.

python -m tests.kills --kills 100
"""

import argparse
import sys

from tests.kills.disasters import ON_A_FILE, on_postgres
from tests.kills.evening import Figures, spend
from tests.kills.postgres import Postgres


def report(where: str, figures: Figures) -> None:
    print(f"{where}: {figures.kills.total()} kills")
    for name, times in figures.kills.items():
        print(f"  {times:4}  {name}")
    print(f"  acknowledged: {figures.answers} answers, {figures.lines} lines of talk; 503 in words: {figures.told}")
    for name in ("lost", "doubled", "stuck", "faults"):
        found = getattr(figures, name)
        print(f"  {name}: {len(found)}")
        for each in found[:10]:
            print(f"    {each}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="on both databases together (100)")
    given = parser.parse_args()
    on_file = spend("", ON_A_FILE, given.kills - given.kills // 2)
    report("SQLite", on_file)
    postgres = Postgres()
    try:
        on_server = spend(postgres.address, on_postgres(postgres), given.kills // 2)
    finally:
        postgres.stop()
    report("PostgreSQL", on_server)
    return 0 if on_file.sound and on_server.sound else 1


if __name__ == "__main__":
    sys.exit(main())
