"""What is asked, and what a refusal must name, as sentences of `locales/*/goblins-inc.ftl`."""

from typing import Any

from ...kernel.game import seat_term
from ...kernel.names import name_of
from ...kernel.steps import is_over, may_decide, seats_in
from ...kernel.words import Sentence, Term, Terms
from . import moves
from .moves import other_of, square_of, steering_of, target_of, tile_of, to_of, verb_of
from .notation import die_face, square_name, tile_name
from .reasons import Reason
from .rules.agendas import count_agendas_at
from .rules.assemble import tiles_held
from .rules.fight import cost_of_controls
from .rules.plan import is_held
from .rules.tactics import has_ability
from .rules.teams import enemy_of, seat_with_job
from .rules.yard import count_engines
from .state import Kit, State
from .terms import AGENDAS_KEPT, TILES, Ability, Agenda, AgendaPlace, Bet, Job, Kind, Phase

CHAPTERS = (
    "GI-teams",
    "GI-start",
    "GI-blueprints",
    "GI-agendas",
    "GI-steps",
    "GI-plan",
    "GI-tiles",
    "GI-cockpit",
    "GI-build-view",
    "GI-silence",
    "GI-loose",
    "GI-agenda-choice",
    "GI-tokens",
    "GI-facing",
    "GI-engines",
    "GI-goof",
    "GI-squabble",
    "GI-tactics",
    "GI-before-roll",
    "GI-crane",
    "GI-duct-tape",
    "GI-dice",
    "GI-dice-count",
    "GI-after-roll",
    "GI-dynamite",
    "GI-rows",
    "GI-hit",
    "GI-cockpit-hit",
    "GI-both-strike",
    "GI-disabled",
    "GI-win",
    "GI-final-tie",
    "GI-duel",
    "GI-solo-seat",
    "GI-full",
    "GI-party",
    "GI-editions",
)

EXPLAINED = (
    *(f"kind-{name_of(kind)}" for kind in Kind),
    "premium",
    "cockpit",
    "token",
    "goblin",
    "die",
    *(f"ability-{name_of(ability)}" for ability in Ability if ability != Ability.NONE),
    *(f"agenda-{name_of(agenda)}" for agenda in Agenda if agenda != Agenda.BET),
    *(f"bet-{name_of(bet)}" for bet in Bet if bet != Bet.NONE),
)


ABILITIES: dict[int, Ability] = {
    moves.Sabotage.code: Ability.SABOTAGE,
    moves.Tape.code: Ability.DUCT_TAPE,
    moves.Crane.code: Ability.CRANE,
    moves.Nitro.code: Ability.NITRO,
    moves.Emergency.code: Ability.EMERGENCY,
    moves.Homing.code: Ability.HOMING,
    moves.Dynamite.code: Ability.DYNAMITE,
}


def question(s: State, kit: Kit, seat: int) -> Sentence:
    """One sentence: whose decision it is and what is asked."""
    if is_over(s):
        return Sentence("question-over")
    if not may_decide(s, seat):
        return Sentence("question-waiting", {"seat": seat_term(seats_in(s.table.awaiting)[0])})
    arguments: dict[str, Any] = {"seat": seat_term(seat)}
    team = s.players[seat].team
    match s.phase:
        case Phase.BUILD:
            what = "plan" if s.players[seat].job == Job.PLAN else "build"
            if what == "plan":
                arguments |= {"opposite": seat_term(seat_with_job(s, enemy_of(team), Job.PLAN))}
        case Phase.AGENDAS:
            what = "agendas"
            arguments |= {"discards": count_agendas_at(s, seat, AgendaPlace.HAND) - AGENDAS_KEPT}
        case Phase.CONTROLS:
            what = "pilot" if s.pilot[team] == seat and not s.players[seat].has_steered else "tactician"
        case Phase.TOKEN:
            what = "token"
            arguments |= {"square": square_name(s.attack.square)}
        case _:
            what = name_of(Phase(s.phase))
    return Sentence(f"goblins-inc-question-{what}", arguments)


def refusal_arguments(s: State, kit: Kit, seat: int, move: int, reason: int) -> dict[str, Any]:
    """What the sentence names besides the fields of the move itself."""
    match reason:
        case Reason.TOO_FEW_ENGINES:
            engines = count_engines(s.robots[s.players[seat].team], kit)
            return {"engines": engines, "cost": cost_of_controls(steering_of(move), target_of(move))}
        case Reason.AGENDAS_LEFT:
            return {"discards": count_agendas_at(s, seat, AgendaPlace.HAND) - AGENDAS_KEPT}
        case Reason.TILES_LEFT:
            return {"tiles": tiles_held(s, seat)}
        case Reason.TILE_NOT_HELD:
            held = [tile_name(tile) for tile in range(TILES) if is_held(s, seat, tile)]
            tiles = Terms.undeclined(held) if held else "none"
            return {"tile": tile_name(_tile_not_held(s, seat, move)), "tiles": tiles}
        case Reason.AGENDA_NOT_HELD:
            kept = [name_of(one) for one in Agenda if s.players[seat].fate[one] == AgendaPlace.HAND]
            return {"agendas": _terms("agenda", kept)}
        case Reason.SQUARE_TAKEN:
            return {"square": square_name(to_of(move) if verb_of(move) == moves.Crane.code else square_of(move))}
        case Reason.ABILITY_MISSING | Reason.ABILITY_USED:
            ability = name_of(ABILITIES.get(verb_of(move), Ability.NONE))
            robot = s.robots[s.players[seat].team]
            on_card = [name_of(one) for one in Ability if one and has_ability(robot, kit, one)]
            return {"ability": Term(f"goblins-inc-ability-{ability}", ability), "card": _terms("ability", on_card)}
        case Reason.NO_SUCH_DIE | Reason.ROWS_NOT_ROLLED:
            robot = s.robots[s.players[seat].team]
            dice = [die for die in robot.dice[: robot.dice_rolled] if die or reason == Reason.NO_SUCH_DIE]
            return {"dice": " ".join(die_face(die) for die in dice) or "none"}
    return {}


def _terms(kind: str, names: list[str]) -> Terms | str:
    return Terms(tuple((Term(f"goblins-inc-{kind}-{name}", name), "") for name in names)) if names else "none"


def _tile_not_held(s: State, seat: int, move: int) -> int:
    """Of two gifts, the one that is not there."""
    given = verb_of(move) == moves.Give.code and is_held(s, seat, tile_of(move))
    return other_of(move) if given else tile_of(move)
