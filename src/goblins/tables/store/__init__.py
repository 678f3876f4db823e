"""Where tables are kept: journals, snapshots, cards, and what the server knows of people."""

from .database import GONE
from .errors import Conflict, StoreUnavailable
from .records import Append, Card, DailyAttempt, Identity, ListedTable, Mark, Report, Row, Snapshot, Standing, Status
from .store import Store, is_server

__all__ = [
    "GONE",
    "Append",
    "Card",
    "Conflict",
    "DailyAttempt",
    "Identity",
    "ListedTable",
    "Mark",
    "Report",
    "Row",
    "Snapshot",
    "Standing",
    "Status",
    "Store",
    "StoreUnavailable",
    "is_server",
]
