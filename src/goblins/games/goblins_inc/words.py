"""What is asked, and what a refusal must name, as sentences of `locales/*/goblins-inc.ftl`."""

from typing import Any

from ...kernel.faces import name_of
from ...kernel.game import seat_term
from ...kernel.table import is_over, may_decide, seats_in
from ...kernel.words import Sentence
from .moves import steering_of, target_of
from .notation import square_name
from .reasons import Reason
from .rules.agendas import count_fate
from .rules.fight import cost_of_controls
from .rules.yard import count_engines
from .state import Kit, State
from .terms import AGENDAS_KEPT, Ability, Agenda, Bet, Fate, Job, Kind, Phase

CHAPTERS = (
    "GI-editions",
    "GI-teams",
    "GI-start",
    "GI-blueprints",
    "GI-tiles",
    "GI-cockpit",
    "GI-steps",
    "GI-plan",
    "GI-build-view",
    "GI-silence",
    "GI-loose",
    "GI-agendas",
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
        case Phase.AGENDAS:
            what = "agendas"
            arguments |= {"discards": count_fate(s, seat, Fate.HAND) - AGENDAS_KEPT}
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
            return {"discards": count_fate(s, seat, Fate.HAND) - AGENDAS_KEPT}
    return {}
