"""The tables of the database. A change here needs a migration; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_%(column_0_name)s_unique",
        "fk": "%(table_name)s_%(column_0_name)s_exists",
    }
)

# Not clustered by its key: rows of many tables that arrive together then fill few pages (half the time on SQLite).
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("layout", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("due_at", BigInteger),
)
Index("snapshots_due", snapshots.c.due_at, postgresql_where=snapshots.c.due_at.is_not(None))

layouts = Table(
    "layouts",
    metadata,
    Column("layout", Text, primary_key=True),
    Column("description", LargeBinary, nullable=False),
)

cards = Table(
    "cards",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("changed_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("invitation", Text),
    Column("extra", LargeBinary, nullable=False),
    UniqueConstraint("invitation"),
)
Index("cards_by_change", cards.c.changed_at, cards.c.table_id)
Index("cards_by_status", cards.c.status, cards.c.changed_at, cards.c.table_id)

members = Table(
    "members",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(cards.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("part", Text, nullable=False),
)
Index("members_by_table", members.c.table_id)

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("face", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("identity", Text, ForeignKey(identities.c.id, ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)

feeds = Table(
    "feeds",
    metadata,
    Column("identity", Text, ForeignKey(identities.c.id, ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

dailies = Table(
    "dailies",
    metadata,
    Column("date", Text, primary_key=True),
    Column("identity", Text, ForeignKey(identities.c.id, ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("standing", Text),
    Column("points", Integer),
    Column("ending", Text),
    Column("day", Integer),
    Column("finished_at", BigInteger),
    UniqueConstraint("table_id"),
)
Index("dailies_by_points", dailies.c.date, dailies.c.points)
Index("dailies_by_identity", dailies.c.identity, dailies.c.date)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("reports_by_table", reports.c.table_id)
