"""One connection to PostgreSQL that is made anew, with back-off, after it was lost."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy import exc

from .errors import StoreUnavailable

SHORTEST, LONGEST = 0.05, 1.0  # seconds between attempts to reconnect
ANSWER_WITHIN = 10.0  # seconds; a server that is silent for longer is gone

# An acknowledgement shall mean what it says, whatever the server's own default is; short queries need no compiler.
SETTINGS = {"application_name": "goblins", "synchronous_commit": "on", "jit": "off"}

GONE = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,  # shut down, restarting, terminated by the administrator
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
REASONS: list[tuple[type[Exception] | tuple[type[Exception], ...], str]] = [
    (asyncpg.ReadOnlySQLTransactionError, "read-only"),
    (asyncpg.InsufficientPrivilegeError, "read-only"),
    (asyncpg.DiskFullError, "full"),
    (asyncpg.InsufficientResourcesError, "busy"),
    (asyncpg.TransactionRollbackError, "busy"),
    (asyncpg.LockNotAvailableError, "busy"),
    (exc.TimeoutError, "busy"),  # all connections are in use, and none came back in time
    (asyncpg.PostgresIOError, "broken"),
    (asyncpg.InternalServerError, "broken"),
    (GONE, "gone"),
]


def unavailable(error: BaseException) -> StoreUnavailable | None:
    """The error for a trouble of the server; None if the server is not to blame."""
    error = driver_error(error)
    if isinstance(error, ValueError):  # asyncpg could not even send what we gave it
        return None
    for kind, reason in REASONS:
        if isinstance(error, kind):
            return StoreUnavailable(f"store-{reason}", str(error) or type(error).__name__)
    return None


def driver_error(error: BaseException) -> BaseException:
    """What asyncpg said, under SQLAlchemy's wrappings."""
    while type(error).__module__.startswith("sqlalchemy."):
        inner = getattr(error, "orig", None) or error.__cause__
        if inner is None:
            break
        error = inner
    return error


async def connect(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url, timeout=ANSWER_WITHIN, command_timeout=ANSWER_WITHIN, server_settings=SETTINGS)


class Link:
    """`prepare` is done to each new connection."""

    def __init__(
        self,
        url: str,
        prepare: Callable[[asyncpg.Connection], Awaitable[None]] | None = None,
    ) -> None:
        self._url = url
        self._prepare = prepare
        self._connection: asyncpg.Connection | None = None
        self._pause = 0.0
        self._not_before = 0.0
        self._trouble = StoreUnavailable("store-gone")

    @property
    def is_down(self) -> bool:
        """The last attempt to connect failed."""
        return self._pause > 0

    async def connection(self) -> asyncpg.Connection:
        """Fails at once between two attempts."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        now = asyncio.get_running_loop().time()
        if now < self._not_before:
            raise StoreUnavailable(self._trouble.key, self._trouble.detail)
        try:
            self._connection = await connect(self._url)
            if self._prepare is not None:
                await self._prepare(self._connection)
        except Exception as error:
            self.drop()
            self._pause = min(max(2 * self._pause, SHORTEST), LONGEST)
            self._not_before = asyncio.get_running_loop().time() + self._pause
            self._trouble = unavailable(error) or StoreUnavailable("store-gone", str(error))
            raise self._trouble from error
        self._pause = self._not_before = 0.0
        return self._connection

    async def next_attempt(self) -> None:
        """Until `connection` would try again."""
        await asyncio.sleep(max(self._not_before - asyncio.get_running_loop().time(), 0.01))

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            try:
                await connection.close(timeout=ANSWER_WITHIN)
            except GONE:
                connection.terminate()
