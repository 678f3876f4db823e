"""A table's whole journal, for the administrators of a server: every row as it is stored."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.documents import sealed
from ..kernel.errors import BadInput
from .store import Store

FORMAT = "goblins-table"


async def whole_journal(store: Store, id: str) -> dict[str, Any]:
    rows = await store.rows(id)
    if not rows:
        raise BadInput("table-unknown")
    return sealed(
        {
            "format": FORMAT,
            "table": id,
            "rows": [{"number": row.number, "at": row.at, "deed": msgspec.json.decode(row.payload)} for row in rows],
        }
    )
