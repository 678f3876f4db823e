"""`goblins` alone: a welcome, and the tables in the browser if somebody is there to play."""

from __future__ import annotations

import os
import sys

from .language import text
from .output import print_wrapped


def welcome() -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel import registry

    games = [registry.find(name) for name in registry.names()]
    print_wrapped(text("cli-welcome"))
    print()
    for game in games:
        print(f"  {text(f'{game.id}-title')}")
        print_wrapped(text(f"{game.id}-summary"), indent="     ")
    print()
    print(text("cli-welcome-how", command=f"goblins play {games[0].id}"))
    if sys.stdin.isatty() and sys.stdout.isatty():
        from .serve import serve

        serve(db=os.environ.get("GOBLINS_DB", ""))
