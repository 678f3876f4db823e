"""Bringing a database to the version that this program knows."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .errors import StoreUnavailable

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0003"
MIGRATIONS = Path(__file__).parent / "migrations"


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(connection: Connection) -> None:
    """The caller holds a transaction that only one process at a time can have."""
    here = version(connection)
    if here == HEAD:
        return

    # A quarter of a second that a start with nothing to migrate need not wait for.
    from alembic import command
    from alembic.script import ScriptDirectory

    config = configuration(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if here is not None and here not in known:
        raise StoreUnavailable("store-newer", f"the database has version {here}, this program knows {HEAD}")
    command.upgrade(config, HEAD)


def configuration(connection: Connection | None) -> "Config":
    """Alembic's, without its ini file. To write a new migration, see `migrations/README.md`."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
