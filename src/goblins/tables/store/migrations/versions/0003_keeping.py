"""What whoever keeps the server decides, recovery codes in place of those for ten minutes, and feeds of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("codes")
    for table in ("recoveries", "feeds"):
        op.create_table(
            table,
            sa.Column("identity", sa.Text, nullable=False),
            sa.Column("hash", sa.Text, nullable=False),
            sa.Column("made_at", sa.BigInteger, nullable=False),
            sa.PrimaryKeyConstraint("identity", name=f"{table}_key"),
            sa.ForeignKeyConstraint(
                ["identity"], ["identities.id"], name=f"{table}_identity_exists", ondelete="CASCADE"
            ),
            sa.UniqueConstraint("hash", name=f"{table}_hash_unique"),
        )
    op.create_table(
        "blocks",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", name="blocks_key"),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="marks_key"),
    )


def downgrade() -> None:
    for table in ("marks", "blocks", "feeds", "recoveries"):
        op.drop_table(table)
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="codes_key"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="codes_identity_exists", ondelete="CASCADE"),
    )
