"""`goblins` alone: a welcome, and a game if somebody is there to play it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..kernel.words import say
from .output import print_wrapped
from .settings import read_number
from .speech import language, tell

if TYPE_CHECKING:
    from ..kernel.game import Game
    from .terminal.screen import Screen


def welcome() -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel import registry

    games = [registry.find(name) for name in registry.names()]
    print_wrapped(tell("cli-welcome"))
    print()
    for number, game in enumerate(games, 1):
        print(f"  {number}  {say(language(), f'{game.id}-title')}")
        print_wrapped(say(language(), f"{game.id}-summary"), indent="     ")
    print()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(tell("cli-welcome-how", command=f"goblins play {games[0].id}"))
        return
    _pick_and_play(games)


def _pick_and_play(games: list[Game]) -> None:
    from .play import play
    from .terminal.screen import Screen
    from .terminal.seating import usual_seats

    screen = Screen()
    try:
        game = games[_number(screen, tell("cli-welcome-pick"), 1, len(games), 1) - 1]
        fewest, most = game.seat_counts[0] - 1, game.seat_counts[-1] - 1
        foes = _number(screen, tell("cli-welcome-foes", least=fewest, most=most), fewest, most, max(1, fewest))
    except EOFError:
        print()
        return
    play(game.id, seats=",".join(usual_seats(game, foes + 1)))


def _number(screen: Screen, question: str, least: int, most: int, usual: int) -> int:
    """A number the person types; Enter is the usual one."""
    while True:
        typed = screen.ask_about(question)
        if not typed:
            return usual
        number = read_number(typed)
        if number is not None and least <= number <= most:
            return number
        screen.show(tell("cli-number-between", least=least, most=most), style="yellow")
