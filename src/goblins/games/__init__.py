"""The games: every folder here is one, and announces itself by its name; so do games of other packages."""

from importlib import import_module
from pkgutil import iter_modules

from ..kernel import registry
from ..kernel.game import Game
from ..kernel.game_files import announce_installed


def _make(folder: str) -> Game:
    game: Game = import_module(f"{__name__}.{folder}").GAME
    return game


FOLDERS = {module.name.replace("_", "-"): module.name for module in iter_modules(__path__)}

for _name, _folder in FOLDERS.items():
    registry.announce(_name, lambda folder=_folder: _make(folder))  # type: ignore[misc]
announce_installed()
