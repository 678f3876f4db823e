"""Alembic's door: migrates the connection that `migrate.py` hands over, inside its transaction."""

from alembic import context

from goblins.tables.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
