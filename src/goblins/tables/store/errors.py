"""What the store raises."""

from goblins.kernel.errors import BadInput


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Somebody else has stored that number, or an append before this one failed. Read the rows, then try again."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number)
        self.table = table
        self.number = number

    def __str__(self) -> str:
        return f"row {self.number} of table {self.table} is not ours to write: read its rows again"


class StoreUnavailable(BadInput):
    """The store cannot be used now, and nothing was acknowledged. `detail` is for the log, not for people.

    Keys: store-read-only, store-full, store-gone, store-busy, store-broken, store-newer, store-url, store-closed.
    """

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key)
        self.detail = detail
