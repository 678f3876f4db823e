"""Rare changes, each a function of a connection inside a transaction; journals are appended by `writer.py`."""

from secrets import token_bytes, token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from .database import CHANNEL, GONE
from .reading import secrets_of
from .records import Identity, Report, Status
from .schema import cards, identities, journal, layouts, members, reports, secrets, snapshots

TRIAL = 6000  # bytes: more than fits between other rows


def insert_or(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what happens on conflict, which SQLAlchemy has only by dialect."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def remember_layout(connection: Connection, layout: str, description: bytes) -> None:
    statement = insert_or(connection, layouts).on_conflict_do_nothing()
    connection.execute(statement, {"layout": layout, "description": description})


def put_identity(connection: Connection, identity: Identity) -> None:
    values = msgspec.structs.asdict(identity)
    statement = insert_or(connection, identities).values(values)
    changed = {name: value for name, value in values.items() if name not in ("id", "created_at")}
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=changed))


def ensure_secret(connection: Connection, name: str) -> bytes:
    """Whoever comes first decides: all others, in all processes, get the same."""
    statement = insert_or(connection, secrets).on_conflict_do_nothing()
    if not (known := secrets_of(connection, name)):
        connection.execute(statement, {"name": name, "ordinal": 1, "secret": token_bytes(32)})
        known = secrets_of(connection, name)
    return known[0]


def rotate(connection: Connection, name: str, keep: int | None) -> list[bytes]:
    newest = connection.execute(select(func.max(secrets.c.ordinal)).where(secrets.c.name == name)).scalar() or 0
    statement = insert_or(connection, secrets).on_conflict_do_nothing()  # another process rotates: one turn is enough
    connection.execute(statement, {"name": name, "ordinal": newest + 1, "secret": token_bytes(32)})
    if keep is not None:
        connection.execute(delete(secrets).where(secrets.c.name == name, secrets.c.ordinal <= newest + 1 - keep))
    return secrets_of(connection, name)


def put_report(connection: Connection, report: Report) -> None:
    values = msgspec.structs.asdict(report)
    connection.execute(insert(reports), {"table_id": values.pop("table"), **values})


def write_and_forget(connection: Connection) -> None:
    """As much as a move with its state: a full disk is noticed only when something is written."""
    trial = f"trial {token_hex(8)}"
    row = {"table_id": trial, "number": 1, "at": 0, "kind": "trial", "payload": token_bytes(TRIAL)}
    connection.execute(insert(journal), row)
    connection.execute(delete(journal).where(journal.c.table_id == trial))


def hold_appends(connection: Connection) -> None:
    """Until the transaction ends, so that no row follows one that is thrown away. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE journal IN SHARE ROW EXCLUSIVE MODE"))


def purge(connection: Connection, tables: list[str]) -> None:
    """After `hold_appends`; processes that have such a table in memory hear that it is gone."""
    for kept in (journal, snapshots, members, reports, cards):
        connection.execute(delete(kept).where(kept.c.table_id.in_(tables)))
    if tables:
        tell(connection, CHANNEL, " ".join(["purge", *(f"{table} {GONE}" for table in tables)]))


def tell(connection: Connection, channel: str, notice: str) -> None:
    """All processes, where they can be told."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": channel, "notice": notice})


def purge_older(connection: Connection, status: Status, before: int) -> int:
    """In portions, so that no transaction holds up the appends for long."""
    hold_appends(connection)
    touched = select(func.max(journal.c.at)).where(journal.c.table_id == cards.c.table_id).scalar_subquery()
    listed_before = cards.c.status == status, cards.c.changed_at < before
    old = select(cards.c.table_id).where(*listed_before, touched < before).limit(100)
    tables = list(connection.execute(old).scalars())
    purge(connection, tables)
    return len(tables)
