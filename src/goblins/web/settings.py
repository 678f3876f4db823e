"""How the server is set up."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server decides."""

    database: str = "goblins.db"
    origins: tuple[str, ...] = ()  # where pages may come from, `https://goblins.example`; none: this very host
    hosts: tuple[str, ...] = ()  # names that we answer to, beside localhost, addresses and those of `origins`
    proxies: int = 0  # how many of our own stand before us and say who is asking
    secure: bool | None = None  # cookies over TLS only; None: where the request came so
    thinkers: int | None = None  # processes in which bots think
    warm: bool = True  # start a thinker and compile all searches at once, so that nobody's first bot or hint is slow
    pace: float = 1.0  # all rates of `limits.py` times this; 0: no limits
    sockets_per_address: int | None = None  # None: as the budget says
    games: tuple[str, ...] = ()  # files of games outside the package, which every process loads
    strict_clock: bool = False  # the clock is in doubt a day after it was last right, too
    feeds: bool = False  # people may have a feed of their turns, behind a secret link
    figures: str = ""  # the token for /metrics; without one, only this machine may read them
    json_logs: bool | None = None  # None: unless somebody watches in a terminal
