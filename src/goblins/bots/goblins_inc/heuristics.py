"""How the search thinks about Goblins Inc."""

from ...games.goblins_inc import moves
from ...games.goblins_inc.moves import agenda_of, bet_of, square_of, tile_of, verb_of
from ...games.goblins_inc.rules.yard import loose_squares
from ...games.goblins_inc.state import Kit, State
from ...games.goblins_inc.terms import Bet, Kind
from ...kernel.glimpse import Glimpse
from ...kernel.record import copied
from ...kernel.rule import rule
from ...kernel.words import Sentence
from ..heuristics import Appraisal, Heuristics
from .measures import MEASURES, measure
from .scrapper import choose
from .scrapper.worth import is_defensive
from .weighing import weigh


@rule
def progress_of(s: State) -> int:
    """A round is played to its end."""
    return s.round_number


@rule
def appraise(s: State, kit: Kit, appraisal: Appraisal) -> None:
    for seat in range(s.table.seats):
        appraisal.worth[seat] = 100 * s.players[seat].points


def boldness(kit: Kit, move: int) -> int:
    """Weapons before armor, what destroys before what defends, and a bet on oneself."""
    verb = verb_of(move)
    if verb == moves.Place.code:
        kind = kit.tiles[tile_of(move)].kind
        return int(kind == Kind.WEAPON) - int(kind == Kind.ARMOR)
    if verb == moves.Discard.code:
        return 1 if is_defensive(agenda_of(move)) else -1
    if verb == moves.MakeBet.code:
        return 1 if bet_of(move) == Bet.STAR else -1
    bold = verb in (moves.Nitro.code, moves.Dynamite.code, moves.Sabotage.code)
    return int(bold) - int(verb in (moves.Tape.code, moves.Emergency.code))


def remark(seen: Glimpse, move: int) -> list[Sentence]:
    """A tile that hangs on nothing falls off unless others join it."""
    if verb_of(move) != moves.Place.code:
        return []
    s = copied(seen.world)
    seen.game.apply(s, seen.kit, seen.seat, move, None)
    hangs = loose_squares(s.robots[s.players[seen.seat].team], seen.kit) >> square_of(move) & 1
    return [Sentence("goblins-inc-coach-hangs")] if hangs else []


HEURISTICS = Heuristics(
    weigh,
    choose,
    progress_of,
    appraise,
    cut_off_after=1,
    spread=1000,
    boldness=boldness,
    remark=remark,
    measure=measure,
    measures=MEASURES,
    patience=2.5,
    contest_size=12,
    greed=1.0,
    deepest=1,
)
