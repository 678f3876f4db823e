"""One shape for everything that goes wrong."""

from __future__ import annotations

import msgspec

from ..kernel.errors import BadInput
from ..kernel.reasons import Refused
from ..kernel.spoken import Arguments, spoken
from ..tables.store import StoreUnavailable


class Problem(msgspec.Struct, frozen=True):
    """`key` and `args` are for a page that speaks for itself, `text` is the same in the caller's language.

    `anchor` is the place in the rules that says so, for a move that they forbid.
    """

    key: str
    args: Arguments
    text: str
    anchor: str | None = None


class Failure(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Problem


STATUS = {
    "table-unknown": 404,
    "table-invitation": 404,
    "not-found": 404,
    "no-feeds": 404,
    "game": 404,
    "game-near": 404,
    "component": 404,
    "chapter": 404,
    "daily-date": 404,
    "daily-future": 404,
    "daily-too-old": 404,
    "daily-no-best": 404,
    "daily-not-over": 409,
    "daily-closing": 409,
    "not-allowed": 405,
    "table-not-host": 403,
    "table-not-your-seat": 403,
    "table-not-seated": 403,
    "table-no-spectators": 403,
    "foreign-origin": 403,
    "host-unknown": 421,
    "not-known": 401,
    "badge-unknown": 401,
    "blocked": 403,
    "clock-doubted": 503,
    "sign-in-code": 403,
    "too-many": 429,
    "too-many-sockets": 429,
    "tables-of-a-host": 429,
    "reports-full": 503,
    "too-large": 413,
    "too-slow": 408,
    "not-http": 400,
    "headers-too-large": 431,
    "path-too-long": 414,
    "old-client": 426,
    "table-busy": 503,
    "server-busy": 503,
    "internal": 500,
}


def hide_private_table(error: BadInput | Refused) -> BadInput | Refused:
    """To strangers a private table does not exist: they hear the same as of one that never was."""
    if isinstance(error, BadInput) and error.key == "table-private":
        return BadInput("table-unknown")
    return error


def problem_of(error: BadInput | Refused, lang: str = "en") -> Problem:
    error = hide_private_table(error)
    if isinstance(error, Refused):
        said = spoken(error.refusal)
        return Problem(said.key, said.args, error.refusal.text(lang), error.refusal.anchor)
    said = spoken(error)
    return Problem(said.key, said.args, error.text(lang))


def status_of(error: BadInput | Refused) -> int:
    error = hide_private_table(error)
    if isinstance(error, Refused):
        return 409
    if isinstance(error, StoreUnavailable):
        return 503
    return STATUS.get(error.key, 409 if error.key.startswith("table-") or error.key == "undo" else 422)
