"""What a part of a game has left on the table, such as a round: the next part clears it away within the same move.

A game whose parts are to be looked at says by which event one ends (`Game.part_ended`), and how to make its last move
and stop there (`Game.finish_part`). The table that comes of it is a position like any other: it can be seen, written
down and loaded, and asks nobody anything.
"""

from __future__ import annotations

from .events import Log, load_script
from .play import MadeMove, Play
from .record import blank, unpack


def finished_parts(play: Play) -> list[Play]:
    """The table at the end of each part after which the game went on, the first one first."""
    return [_finished(play, made) for made in play.made if _goes_on_after(play, made)]


def _goes_on_after(play: Play, made: MadeMove) -> bool:
    if play.game.part_ended is None or (made is play.made[-1] and not play.awaiting):
        return False
    return any(isinstance(told.event, play.game.part_ended) for told in made.told)


def _finished(play: Play, made: MadeMove) -> Play:
    assert play.game.finish_part is not None
    state, log = unpack(play.game.state, made.before), blank(Log)
    load_script(log, made.script)
    play.game.finish_part(state, play.kit, made.seat, made.move, log)
    return Play(play.game, play.components, state)
