"""Leaving the table without losing the game."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel.errors import BadInput
from ..errors import Mistake, sentence_for
from ..language import text
from ..output import complain
from .signals import undisturbed

if TYPE_CHECKING:
    from .keeping import Keeper
    from .screen import Screen
    from .seating import Player


class LeftTable(Exception):  # noqa: N818 - what happened, not what went wrong
    """The person has left the table."""


def say_saved(screen: Screen, path: Path) -> None:
    screen.show(text("cli-saved", file=str(path)), style="green")


def leave(screen: Screen, keeper: Keeper) -> None:
    """Offer to save what is not saved yet; Enter saves under a name of ours, so that nothing is lost in haste."""
    if keeper.is_unsaved:
        suggested = str(keeper.own_name(Path()))
        no = text("cli-no")
        answer = screen.ask_about(text("cli-quit-save", file=suggested, no=no))
        if answer.lower() not in (no, "no", "n"):
            say_saved(screen, keeper.save(answer or suggested))
    raise LeftTable


def offer_journal(screen: Screen, keeper: Keeper) -> None:
    """Once the game is over, keep it if somebody wants to."""
    while keeper.is_unsaved:
        file = screen.ask_about(text("cli-end-save"))
        if not file:
            return
        if file.isdecimal():
            continue  # one choice too many, typed ahead
        try:
            say_saved(screen, keeper.save(file))
        except (BadInput, Mistake) as problem:
            screen.show(sentence_for(problem) or "", style="yellow")


def put_away(keeper: Keeper, players: Iterable[Player]) -> None:
    """Write down an unfinished game before the program ends, and say where it is and how to go on."""
    if keeper.is_unsaved and keeper.match.outcome is None:
        with undisturbed():
            file = str(keeper.save_somewhere())
        seats = ",".join(player.spelled() for player in players)
        complain("")
        complain(text("cli-put-away", file=file))
        complain("  " + shlex.join(["goblins", "play", "--load", file, "--seats", seats]))
