"""Where tables are kept: journals, snapshots, cards, and what the server knows of people."""

from .errors import Conflict, StoreUnavailable
from .records import Append, Card, Entry, Identity, Mark, Report, Row, Snapshot, Status
from .store import Store

__all__ = [
    "Append",
    "Card",
    "Conflict",
    "Entry",
    "Identity",
    "Mark",
    "Report",
    "Row",
    "Snapshot",
    "Status",
    "Store",
    "StoreUnavailable",
]
