"""What a bot is handed: a world in which everything its seat cannot know has been drawn anew, and nothing else.

While several seats decide in secret, the world is that of the beginning of the step with the seat's own moves made:
what the others may have sealed is not even drawn anew, they have yet to decide.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from .chance import Key
from .memory import first_of_step
from .record import unpack
from .steps import may_decide

if TYPE_CHECKING:
    from .game import Game
    from .play import Play


@dataclasses.dataclass(frozen=True)
class Glimpse:
    game: Game
    kit: Any
    seat: int
    world: Any
    keys: tuple[int, ...]  # what each seat remembers, as far as this one can tell

    def moves(self) -> list[int]:
        """The packed sensible moves of the seat."""
        return self.game.list_sensible_moves(self.world, self.kit, self.seat)


def glimpse(play: Play, seat: int, key: Key) -> Glimpse:
    """What the seat may know; the key draws what it cannot."""
    world = before_the_others(play, seat)
    play.game.redeal(world, play.kit, seat, key)
    return Glimpse(play.game, play.kit, seat, world, tuple(play.memory.keys(play, seat)))


def before_the_others(play: Play, seat: int) -> Any:
    """The state as if only this seat had decided in the present step."""
    opened = first_of_step(play)
    if opened == len(play.made) or not may_decide(play.state, seat):
        return unpack(play.game.state, play.packed())
    world = unpack(play.game.state, play.made[opened].before)
    for made in play.made[opened:]:
        if made.seat == seat:
            play.game.apply(world, play.kit, seat, made.move, None)
    return world
