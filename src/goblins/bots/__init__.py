"""Those who play without being people.

A bot is a rule, `choose(s, kit, seat, offers, coin) -> move`: it runs interpreted at a table and compiled in
simulations. It is handed a world redealt for its seat, never the true one, so it cannot know what its seat cannot
know; the moves it is offered are the sensible ones.
"""

from __future__ import annotations

import dataclasses
import difflib
import secrets
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.offers import Offers
from ..kernel.quick import Coin, choose_at_random
from ..kernel.record import blank

SCRAPPERS = {"goblins-inc": "goblins_inc", "goblin-warlord": "goblin_warlord", "nitro-run": "nitro_run"}

PLANNERS = {"overseer": ("nitro-run",)}  # those made for one game, and which


@dataclasses.dataclass(frozen=True)
class Bot:
    name: str
    chooser: Callable[..., int]

    def choose(self, game: Game, seen: Any, kit: Any, seat: int, coin: int | None = None) -> int:
        """The packed move it makes in the world it sees; the same coin gives the same choice."""
        offers, flips = blank(Offers), blank(Coin)
        flips.state = secrets.randbits(32) if coin is None else coin & 0xFFFFFFFF
        lister = game.legal_moves if self.name == "random" else game.sensible_moves
        lister(seen, kit, seat, offers)
        return int(self.chooser(seen, kit, seat, offers, flips))


def bot_names(game: Game) -> list[str]:
    names = ["random"] + (["scrapper"] if game.id in SCRAPPERS else [])
    return names + [name for name, games in PLANNERS.items() if game.id in games]


def find_bot(game: Game, name: str) -> Bot:
    known = bot_names(game)
    if name not in known:
        near = difflib.get_close_matches(name, known, 1, 0.5)
        if near:
            raise BadInput("bot-near", found=name, near=near[0])
        raise BadInput("bot", found=name, known=", ".join(known), game=game.id)
    if name == "random":
        return Bot(name, choose_at_random)
    home = f"scrapper.{SCRAPPERS[game.id]}" if name == "scrapper" else name
    return Bot(name, import_module(f"{__name__}.{home}").choose)
