"""What a seat sees at a table of a story, and minds that think about it."""

from goblins.bots.levels import level_of
from goblins.bots.search.budget import Budget
from goblins.bots.search.mind import Mind
from goblins.bots.search.temper import EVERYWHERE, Temper
from goblins.bots.search.thinking import Thinking
from goblins.bots.search.workshop import engine_for
from goblins.kernel.chance import key_from_seed
from goblins.kernel.faces import SEAT_NAMES
from goblins.kernel.game import Game
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.play import Play
from goblins.kernel.record import copied
from goblins.match import Match

TREE = Temper(field=0, deepest=EVERYWHERE)  # of whoever leaves it to curiosity, whatever the heuristics say


def seen_by(match: Match, seat: str, seed: int = 1) -> Glimpse:
    return glimpse(match.true, SEAT_NAMES.index(seat), key_from_seed(seed))


def mind_for(game: Game, iterations: int, temper: Temper | None = None, threads: int = 1) -> Mind:
    return Mind(engine_for(game), temper or level_of("search").temper, Budget(iterations), threads)


def thoughts_about(seen: Glimpse, iterations: int = 800, coin: int = 7) -> Thinking:
    return mind_for(seen.game, iterations).think(seen, coin)


def favourite(seen: Glimpse, iterations: int = 800) -> str:
    """The notation of the move that it would make."""
    return seen.game.moves.write(thoughts_about(seen, iterations).candidates[0].move)


def lookalike(play: Play, seat: int, seed: int) -> Play:
    """Another table where the same has happened before the eyes of the seat, and everything hidden is different."""
    state = copied(play.state)
    play.game.redeal(state, play.kit, seat, key_from_seed(seed))
    other = Play(play.game, play.components, state)
    other.prelude, other.entries = play.prelude, list(play.entries)
    return other
