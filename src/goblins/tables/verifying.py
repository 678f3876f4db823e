"""The journal of a finished table as anybody may take it home, and the check that its chance was not bent."""

from __future__ import annotations

import dataclasses
from typing import Any

from ..kernel.chance import key_from_seed
from ..kernel.documents import FileName, require, sealed
from ..kernel.errors import BadInput
from ..kernel.journal import read_journal, write_journal
from ..kernel.play import Play
from ..kernel.record import unpack
from .fairness import commitment, key_of
from .table import LiveTable


def fair_journal(table: LiveTable) -> dict[str, Any]:
    """The whole truth of a game that is over: what was played, and from which secret and salts its chance came."""
    if table.play is None or table.status not in ("over", "closed"):
        raise BadInput("table-not-over")
    fairness: dict[str, Any] = {
        "table": table.id,
        "commitment": table.commitment,
        "secret": table.secret,
        "salts": table.salts,
    }
    if table.daily is not None:
        fairness["daily"] = table.daily.date
    return sealed(write_journal(table.play) | {"fairness": fairness})


@dataclasses.dataclass(frozen=True)
class Proof:
    """A journal that has passed every check."""

    play: Play
    table: str
    commitment: str
    salts: dict[str, str]


def verify(document: dict[str, Any], file: FileName) -> Proof:
    """Play it all again, and check chance: the secret is the one that was committed to before the game, it gives the
    key with the salts of the players, or by itself where it is the seed of a day, and the key gives every card and
    die. Raises BadInput for the first that fails."""
    fairness = require(document, "fairness", dict, file)
    table, published, secret = (require(fairness, name, str, file) for name in ("table", "commitment", "secret"))
    salts = require(fairness, "salts", dict, file)
    if not all(isinstance(salt, str) for salt in salts.values()):
        raise BadInput("file-field", file=file, field="salts")
    if commitment(table, secret) != published:
        raise BadInput("verify-commitment", file=file)
    play = read_journal(document, file)
    start = unpack(play.game.state, play.start)
    dealt = key_from_seed(secret) if "daily" in fairness else key_of(table, secret, salts)
    if tuple(start.table.chance.key) != dealt:
        raise BadInput("verify-key", file=file)
    return Proof(play, table, published, salts)
