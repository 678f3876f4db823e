"""Who sits where: people, each with a name or none, and bots."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from ..errors import Mistake
from ..language import text

if TYPE_CHECKING:
    from ...kernel.game import Game

ME = "me"


@dataclasses.dataclass(frozen=True)
class Player:
    """Somebody at the table: a person, or the bot of that name."""

    seat: str
    bot: str = ""
    name: str = ""
    goblin: str = ""  # of our own names, for whoever has none

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def eyes(self) -> str:
        """Whose eyes are on the screen: a name that holds two seats needs no curtain between them."""
        return self.name or self.seat

    def spelled(self) -> str:
        """As `--seats` writes it."""
        return self.bot or (f"{ME}:{self.name}" if self.name else ME)


def usual_seats(game: Game, count: int | None = None) -> list[str]:
    """Me against one bot, or as many as it takes; alone where nobody else can sit down."""
    from ...bots import usual_bot

    fewest = min(max(2, game.seat_counts[0]), game.seat_counts[-1]) if count is None else count
    return [ME] + [usual_bot(game)] * (fewest - 1)


def seat_players(game: Game, spelled: list[str], table: str) -> tuple[Player, ...]:
    """`me`, `me:Anna` and bots' names, in the order of the seats. Those without a name get one of ours, the same
    again at the same table; only a person who plays alone is always “you”."""
    from ...bots.goblin_names import GOBLINS, goblin_at
    from ...kernel.names import SEAT_NAMES

    goblins = [GOBLINS[goblin_at(table, seat)] for seat in range(len(spelled))]
    game.check_seats(len(spelled))
    players = tuple(_player(game, seat, word) for seat, word in zip(SEAT_NAMES, spelled))
    alone = sum(player.is_person for player in players) == 1
    return tuple(
        player if player.name or (player.is_person and alone) else dataclasses.replace(player, goblin=goblin)
        for player, goblin in zip(players, goblins)
    )


def read_seats(typed: str) -> list[str]:
    words = [word.strip() for word in typed.split(",")]
    if not all(words):
        raise Mistake(text("cli-seats-empty", found=typed))
    return words


def _player(game: Game, seat: str, word: str) -> Player:
    from ...bots import find_bot

    who, colon, name = word.partition(":")
    if who == ME:
        return Player(seat, name=name.strip()) if not colon or name.strip() else _nameless(word)
    find_bot(game, word)
    return Player(seat, bot=word)


def _nameless(word: str) -> Player:
    raise Mistake(text("cli-seats-empty", found=word))
