"""A client of live tables: it comes back by itself, hears nothing twice, and asks nothing twice.

    async with Client("http://localhost:8000") as client:
        table = await client.follow("http://localhost:8000/join/2Wc0...")
        await client.ask(table, {"ask": "sit", "seat": "blue"})
        async with client.connect(table, "blue") as seat:
            async for update in seat.updates():
                if seat.may_move:
                    await seat.move(update.game.legal[0])

It knows no rules and imports nothing else of this package: all that it knows is in docs/protocol.md.
"""

from .client import Client
from .connection import Connection
from .errors import ClientError, Gone, Lost, NoAddress, NotAMove, NotUnderstood, OldClient, Refused, Unreachable
from .messages import Chair, Game, Problem, Row, Table, Update, Verdict
from .player import Player, play

__all__ = [
    "Chair",
    "Client",
    "ClientError",
    "Connection",
    "Game",
    "Gone",
    "Lost",
    "NoAddress",
    "NotAMove",
    "NotUnderstood",
    "OldClient",
    "Player",
    "Problem",
    "Refused",
    "Row",
    "Table",
    "Unreachable",
    "Update",
    "Verdict",
    "play",
]
