"""First attempts at the run of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("standing", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("ending", sa.Text),
        sa.Column("day", sa.Integer),
        sa.Column("finished_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("date", "identity", name="dailies_key"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="dailies_identity_exists", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", name="dailies_table_id_unique"),
    )
    op.create_index("dailies_by_points", "dailies", ["date", "points"])
    op.create_index("dailies_by_identity", "dailies", ["identity", "date"])


def downgrade() -> None:
    op.drop_table("dailies")
