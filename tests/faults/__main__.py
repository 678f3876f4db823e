"""Kill servers while tables are played, and look what is left.

python -m tests.faults --tables 200 --kills 50 --store sqlite
python -m tests.faults --tables 200 --kills 50 --store postgres --troubles 10
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from .checking import check
from .party import Party, Plan
from .servers import House, house_on


async def storm(house: House, plan: Plan) -> Party:
    """The party, with what is found afterwards in its tally."""
    party = Party(house, plan)
    try:
        await party.run()
    finally:
        await house.close()
    await check(house.url, party.tables, party.tally)
    return party


def main() -> None:
    usual = Plan(tables=200, kills=50)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--tables", type=int, default=usual.tables, help="played at the same time")
    parser.add_argument("--kills", type=int, default=usual.kills)
    parser.add_argument("--troubles", type=int, default=usual.troubles, help="of the store: full, read-only, gone")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--think", type=float, default=usual.think, help="seconds a player thinks, on average")
    parser.add_argument("--pause", type=float, default=usual.pause, help="seconds between kills, at most")
    asked = vars(parser.parse_args())
    began = time.monotonic()
    with house_on(asked.pop("store")) as house:
        tally = asyncio.run(storm(house, Plan(**asked))).tally
    print(tally.report())
    print(f"seconds                {time.monotonic() - began:.0f}")
    sys.exit(1 if tally.problems else 0)


if __name__ == "__main__":
    main()
