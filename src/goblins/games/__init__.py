"""The games. One line here is all that a new game adds outside its own folder, words and board. Games of other
packages announce themselves."""

from importlib import import_module

from ..kernel import registry
from ..kernel.game import Game
from ..kernel.game_files import announce_installed

FOLDERS = {
    "goblins-inc": "goblins_inc",
    "goblin-warlord": "goblin_warlord",
    "nitro-run": "nitro_run",
}


def _make(folder: str) -> Game:
    game: Game = import_module(f"{__name__}.{folder}").GAME
    return game


for _name, _folder in FOLDERS.items():
    registry.announce(_name, lambda folder=_folder: _make(folder))  # type: ignore[misc]
announce_installed()
