"""How the search thinks about Goblins Inc."""

import dataclasses

from ...games.goblins_inc import moves
from ...games.goblins_inc.gauges import open_squares
from ...games.goblins_inc.moves import agenda_of, bet_of, square_of, steering_of, target_of, tile_of, verb_of
from ...games.goblins_inc.notation import square_name
from ...games.goblins_inc.rules.fight import cost_of_controls
from ...games.goblins_inc.rules.yard import count_engines, is_filled, loose_squares
from ...games.goblins_inc.state import Kit, State
from ...games.goblins_inc.terms import SQUARES, Bet, Kind
from ...kernel.glimpse import Glimpse
from ...kernel.record import copied
from ...kernel.rule import rule
from ...kernel.words import Sentence
from ..heuristics import Appraisal, Heuristics
from .contrasts import contrast
from .measures import MEASURES, measure
from .scrapper import choose
from .scrapper.agendas import advantage_of
from .scrapper.worth import is_defensive
from .weighing import weigh

NOTABLE = 3  # percent of the likely damage


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
    """What a move lets itself in for: a goof, a tile that hangs on nothing, a robot on which nothing can be hung."""
    verb = verb_of(move)
    if verb == moves.Pilot.code:
        return _remark_on_controls(seen, move)
    if verb == moves.MakeBet.code:
        return _remark_on_bet(seen)
    return _remark_on_place(seen, move) if verb == moves.Place.code else []


def _remark_on_controls(seen: Glimpse, move: int) -> list[Sentence]:
    engines = count_engines(seen.world.robots[seen.world.players[seen.seat].team], seen.kit)
    cost = cost_of_controls(steering_of(move), target_of(move))
    return [Sentence("goblins-inc-coach-goof", {"cost": cost, "engines": engines})] if cost > engines else []


def _remark_on_bet(seen: Glimpse) -> list[Sentence]:
    """Who looks stronger before a die is rolled."""
    advantage = advantage_of(seen.world, seen.kit, seen.world.players[seen.seat].team)
    if abs(advantage) < NOTABLE:
        return [Sentence("goblins-inc-coach-even")]
    return [Sentence("goblins-inc-coach-stronger" if advantage > 0 else "goblins-inc-coach-weaker")]


def _remark_on_place(seen: Glimpse, move: int) -> list[Sentence]:
    """A tile that hangs on nothing falls off unless others join it; where no metal waits, all others hang so."""
    if shuns(seen, move):
        return [Sentence("goblins-inc-coach-hangs")]
    s, team = copied(seen.world), seen.world.players[seen.seat].team
    blocked = [square_name(square) for square in seen.kit.blueprints[s.blueprint].blocked]
    before = open_squares(s.robots[team], seen.kit, blocked)
    seen.game.apply(s, seen.kit, seen.seat, move, None)
    is_full = sum(is_filled(s.robots[team], square) for square in range(SQUARES)) + len(blocked) >= SQUARES
    shuts = before and not is_full and not open_squares(s.robots[team], seen.kit, blocked)
    return [Sentence("goblins-inc-coach-shuts")] if shuts else []


def shuns(seen: Glimpse, move: int) -> bool:
    """A tile that hangs on nothing: whatever shall join it can go on first."""
    if verb_of(move) != moves.Place.code:
        return False
    s = copied(seen.world)
    seen.game.apply(s, seen.kit, seen.seat, move, None)
    return bool(loose_squares(s.robots[s.players[seen.seat].team], seen.kit) >> square_of(move) & 1)


def begun_with_what_joins(seen: Glimpse, thought: tuple[int, ...]) -> tuple[int, ...]:
    """The same tiles on the same squares, each laid when it joins something, as far as that can be."""
    left = [move for move in thought if verb_of(move) == moves.Place.code]
    ordered: list[int] = []
    rest = [move for move in thought if move not in left]
    now = seen
    while left:
        following = next((move for move in left if not shuns(now, move)), left[0])
        left.remove(following)
        ordered.append(following)
        s = copied(now.world)
        seen.game.apply(s, seen.kit, seen.seat, following, None)
        now = dataclasses.replace(now, world=s)
    return (*ordered, *rest)


HEURISTICS = Heuristics(
    weigh,
    choose,
    progress_of,
    appraise,
    cut_off_after=1,
    spread=1000,
    boldness=boldness,
    remark=remark,
    contrast=contrast,
    shuns=shuns,
    reordered=begun_with_what_joins,
    measure=measure,
    measures=MEASURES,
    patience=2.5,
    contest_size=12,
    greed=1.0,
    deepest=1,
)
