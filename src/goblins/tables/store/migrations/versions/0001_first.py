"""The first version."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="journal_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_key"),
    )
    op.create_index("snapshots_due", "snapshots", ["due_at"], postgresql_where=sa.text("due_at IS NOT NULL"))
    if op.get_context().dialect.name == "postgresql":
        # A state is overwritten all the time. In its row, uncompressed, with room beside it for the next one,
        # it costs the server half of what it costs in the toast table.
        op.execute("ALTER TABLE snapshots ALTER COLUMN state SET STORAGE EXTERNAL")
        op.execute("ALTER TABLE snapshots SET (toast_tuple_target = 8160, fillfactor = 50)")
    op.create_table(
        "layouts",
        sa.Column("layout", sa.Text, nullable=False),
        sa.Column("description", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("layout", name="layouts_key"),
    )
    op.create_table(
        "cards",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("invitation", sa.Text),
        sa.Column("extra", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="cards_key"),
        sa.UniqueConstraint("invitation", name="cards_invitation_unique"),
    )
    op.create_index("cards_by_change", "cards", ["changed_at", "table_id"])
    op.create_index("cards_by_status", "cards", ["status", "changed_at", "table_id"])
    op.create_table(
        "members",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("part", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity", "table_id", name="members_key"),
        sa.ForeignKeyConstraint(["table_id"], ["cards.table_id"], name="members_table_id_exists", ondelete="CASCADE"),
    )
    op.create_index("members_by_table", "members", ["table_id"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="identities_key"),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="codes_key"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="codes_identity_exists", ondelete="CASCADE"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("ordinal", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", "ordinal", name="secrets_key"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="reports_key"),
    )
    op.create_index("reports_by_table", "reports", ["table_id"])


def downgrade() -> None:
    for table in (
        "reports",
        "secrets",
        "codes",
        "identities",
        "members",
        "cards",
        "layouts",
        "snapshots",
        "journal",
    ):
        op.drop_table(table)
