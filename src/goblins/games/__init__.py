"""The games: every folder here is one, and announces itself by its name."""

from importlib import import_module
from pkgutil import iter_modules

from ..kernel import registry
from ..kernel.game import Game


def _make(folder: str) -> Game:
    game: Game = import_module(f"{__name__}.{folder}").GAME
    return game


for _module in iter_modules(__path__):
    registry.announce(_module.name.replace("_", "-"), lambda folder=_module.name: _make(folder))  # type: ignore[misc]
