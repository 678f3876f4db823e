"""The one writer of a process: what of a group may be stored, and who is told what."""

from collections.abc import Callable, Sequence
from time import perf_counter

from .database import Database
from .errors import Conflict, StoreUnavailable
from .records import Append

Committed = Callable[[int, float], None]


class Writer:
    """Nothing is stored behind an append that failed.

    A caller may hand over row 8 before row 7 is acknowledged. If 7 then fails, 8 must not be stored, not even when
    another process has stored its own 7. So a table whose append failed takes no higher number until that number is
    stored or the table's rows are read again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._failed: dict[str, int] = {}
        self.committed: Committed | None = None

    def was_read(self, table: str) -> None:
        self._failed.pop(table, None)

    async def commit(self, group: Sequence[Append]) -> list[Exception | None]:
        answers: list[Exception | None] = [None] * len(group)
        going = self._in_sequence(group, answers)
        while going:
            started = perf_counter()
            try:
                taken = await self._database.commit([group[i] for i in going])
            except StoreUnavailable as error:
                for i in going:
                    answers[i] = self._fail(group[i], StoreUnavailable(error.key, error.detail))
                break
            except Exception as error:
                # Something in the group cannot be stored at all: its neighbours must not suffer.
                if len(going) == 1:
                    answers[going[0]] = self._fail(group[going[0]], error)
                    break
                for i in going:
                    [answers[i]] = await self.commit([group[i]])
                break
            if not taken:
                if self.committed is not None:
                    self.committed(len(going), perf_counter() - started)
                break
            for i in going:
                if group[i].table in taken:
                    answers[i] = self._fail(group[i], Conflict(group[i].table, group[i].number))
            going = [i for i in going if answers[i] is None]
        return answers

    def _in_sequence(self, group: Sequence[Append], answers: list[Exception | None]) -> list[int]:
        """Which appends follow what came before them; the others conflict without asking the database."""
        following: dict[str, int] = {}
        going = []
        for i, append in enumerate(group):
            table, number = append.table, append.number
            failed = self._failed.get(table)
            if following.get(table, number) != number or (failed is not None and number > failed):
                answers[i] = self._fail(append, Conflict(table, number))
                continue
            if failed is not None:
                del self._failed[table]
            following[table] = number + len(append.rows)
            going.append(i)
        return going

    def _fail(self, append: Append, error: Exception) -> Exception:
        self._failed[append.table] = min(append.number, self._failed.get(append.table, append.number))
        return error
