"""Questions to the database, each a function of a connection."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, Select, func, select, tuple_

from .records import Card, Identity, ListedTable, Mark, Report, Snapshot, Status
from .schema import cards, identities, layouts, members, reports, secrets, snapshots

GOING_ON = ("lobby", "playing")


def snapshot(connection: Connection, table: str) -> Snapshot | None:
    columns = (snapshots.c.number, snapshots.c.rules, snapshots.c.layout, snapshots.c.state, snapshots.c.due_at)
    found = connection.execute(select(*columns).where(snapshots.c.table_id == table)).first()
    return Snapshot(*found) if found else None


def due(connection: Connection, before: int, limit: int) -> list[str]:
    query = select(snapshots.c.table_id).where(snapshots.c.due_at < before).order_by(snapshots.c.due_at).limit(limit)
    return list(connection.execute(query).scalars())


def layout(connection: Connection, layout: str) -> bytes | None:
    return connection.execute(select(layouts.c.description).where(layouts.c.layout == layout)).scalar()


def card(connection: Connection, table: str) -> Card | None:
    found = listed(connection, select(cards).where(cards.c.table_id == table))
    return found[0].card if found else None


def cards_of(connection: Connection, identity: str, limit: int, before: Mark | None) -> list[ListedTable]:
    theirs = select(cards).join(members).where(members.c.identity == identity)
    return listed(connection, page(theirs, limit, before))


def cards_where(
    connection: Connection, conditions: Iterable[ColumnElement[bool]], limit: int, before: Mark | None
) -> list[ListedTable]:
    return listed(connection, page(select(cards).where(*conditions), limit, before))


def conditions(public: bool, game: str | None, status: Status | None) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if public:
        wanted.append(cards.c.public)
    if game is not None:
        wanted.append(cards.c.game == game)
    if status is not None:
        wanted.append(cards.c.status == status)
    return wanted


def page(query: Select[*tuple[object, ...]], limit: int, before: Mark | None) -> Select[*tuple[object, ...]]:
    """Newest change first; tables that changed in the same millisecond by name, so that no page repeats another."""
    place = (cards.c.changed_at, cards.c.table_id)
    if before is not None:
        query = query.where(tuple_(*place) < tuple_(before.changed_at, before.table))
    return query.order_by(*(column.desc() for column in place)).limit(limit)


def listed(connection: Connection, query: Select[*tuple[object, ...]]) -> list[ListedTable]:
    found = connection.execute(query).all()
    seated: dict[str, dict[str, str]] = {row.table_id: {} for row in found}
    who = select(members).where(members.c.table_id.in_(seated)).order_by(members.c.identity)
    for member in connection.execute(who) if seated else ():
        seated[member.table_id][member.identity] = member.part
    return [
        ListedTable(
            row.table_id,
            Card(
                changed_at=row.changed_at,
                game=row.game,
                status=row.status,
                public=row.public,
                host=row.host,
                rules=row.rules,
                open_seats=row.open_seats,
                members=seated[row.table_id],
                invitation=row.invitation,
                extra=row.extra,
            ),
        )
        for row in found
    ]


def hosted(connection: Connection, identity: str) -> int:
    theirs = select(func.count()).select_from(cards).join(members).where(members.c.identity == identity)
    return connection.execute(theirs.where(cards.c.host == identity, cards.c.status.in_(GOING_ON))).scalar() or 0


def count_reports(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(reports)).scalar() or 0


def invited(connection: Connection, invitation: str) -> str | None:
    return connection.execute(select(cards.c.table_id).where(cards.c.invitation == invitation)).scalar()


def identities_of(connection: Connection, ids: Iterable[str]) -> dict[str, Identity]:
    found = connection.execute(select(identities).where(identities.c.id.in_(list(ids))))
    return {row.id: Identity(*row) for row in found}


def secrets_of(connection: Connection, name: str) -> list[bytes]:
    query = select(secrets.c.secret).where(secrets.c.name == name).order_by(secrets.c.ordinal.desc())
    return list(connection.execute(query).scalars())


def newest_reports(connection: Connection, limit: int) -> list[Report]:
    columns = (reports.c.table_id, reports.c.number, reports.c.by, reports.c.text, reports.c.at)
    query = select(*columns).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(limit)
    return [Report(*row) for row in connection.execute(query)]
