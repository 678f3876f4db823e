"""What a seat sees at a table of a story, and minds that think about it."""

from goblins.bots.levels import level_of
from goblins.bots.search.budget import Budget
from goblins.bots.search.engines import engine_for
from goblins.bots.search.parameters import EVERYWHERE, SearchParameters
from goblins.bots.search.result import SearchResult
from goblins.bots.search.searcher import Searcher
from goblins.kernel.chance import key_from_seed
from goblins.kernel.game import Game
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.play import Play
from goblins.kernel.record import copied
from goblins.match import Match

TREE = SearchParameters(contest_size=0, deepest=EVERYWHERE)  # a tree, whatever the heuristics say


def seen_by(match: Match, seat: str, seed: int = 1) -> Glimpse:
    return glimpse(match.true, SEAT_NAMES.index(seat), key_from_seed(seed))


def searcher_for(
    game: Game, iterations: int, parameters: SearchParameters | None = None, threads: int = 1
) -> Searcher:
    return Searcher(engine_for(game), parameters or level_of("search").parameters, Budget(iterations), threads)


def thoughts_about(seen: Glimpse, iterations: int = 800, seed: int = 7) -> SearchResult:
    return searcher_for(seen.game, iterations).think(seen, seed)


def favourite(seen: Glimpse, iterations: int = 800) -> str:
    """The notation of the move that it would make."""
    return seen.game.moves.write(thoughts_about(seen, iterations).candidates[0].move)


def lookalike(play: Play, seat: int, seed: int) -> Play:
    """Another table where the same has happened before the eyes of the seat, and everything hidden is different."""
    state = copied(play.state)
    play.game.redeal(state, play.kit, seat, key_from_seed(seed))
    other = Play(play.game, play.components, state)
    other.prelude, other.made = play.prelude, list(play.made)
    return other
