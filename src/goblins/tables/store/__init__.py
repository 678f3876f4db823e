"""Where tables are kept: journals, snapshots, cards, and what the server knows of people."""

from .errors import Conflict, StoreUnavailable
from .records import Append, Attempt, Card, Entry, Identity, Mark, Report, Row, Snapshot, Standing, Status
from .store import Store

__all__ = [
    "Append",
    "Attempt",
    "Card",
    "Conflict",
    "Entry",
    "Identity",
    "Mark",
    "Report",
    "Row",
    "Snapshot",
    "Standing",
    "Status",
    "Store",
    "StoreUnavailable",
]
