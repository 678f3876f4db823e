"""A process to be killed: appends to its tables as fast as it can and prints each row once it is acknowledged."""

import asyncio
import os
import sys

from goblins.tables.store import Store

from .stories import card, moves, snapshot


async def play(store: Store, table: str) -> None:
    number = len(await store.rows(table))
    while True:
        number += 1
        await store.append(moves(table, number, card=card(), snapshot=snapshot(number, b"s" * 3000)))
        os.write(1, f"{table} {number}\n".encode())


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{i}") for i in range(8)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
