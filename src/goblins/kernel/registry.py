"""Which games there are, by name. Games announce themselves; nothing here knows any of them."""

from collections.abc import Callable

from .errors import unknown
from .game import Game

_makers: dict[str, Callable[[], Game]] = {}
_made: dict[str, Game] = {}


def announce(name: str, make: Callable[[], Game]) -> None:
    """A game of that name exists; `make` imports it when somebody wants it."""
    _makers[name] = make


def names() -> list[str]:
    return list(_makers)


def daily_game() -> Game | None:
    """The first that has a run of the day."""
    return next((game for game in map(find, _makers) if game.daily is not None), None)


def find(name: str) -> Game:
    if name not in _makers:
        raise unknown("game", name, _makers, likeness=0.4)
    if name not in _made:
        _made[name] = _makers[name]()
    return _made[name]
