"""The miniature as a game of the kernel."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from goblins.kernel.game import PUBLIC, Game
from goblins.kernel.names import SEAT_NAMES, name_of
from goblins.kernel.options import Amount, Choice
from goblins.kernel.steps import is_over, seats_in
from goblins.kernel.vocabulary import Event
from goblins.kernel.words import Sentence

from . import rules, terms
from .terms import CRATES, EVENTS, MOVES, NO_MARK, SIGNS, Ending, Kit, Options, Peeking, Phase, Reason, Seat, State


class BurglarView(msgspec.Struct):
    seat: Seat
    mission: int | None
    die: int | None
    rerolled: bool | None
    mark: list[int] | None
    points: int


class View(msgspec.Struct):
    seat: Seat | None
    phase: Annotated[str, Phase]
    deciders: list[Seat]
    rounds_left: int
    first: Seat
    gems: list[int | None]  # in each crate; None is not known
    opened: list[bool]
    burglars: list[BurglarView]


def view(s: State, kit: Kit, seat: int) -> View:
    return View(
        seat=None if seat == PUBLIC else SEAT_NAMES[seat],
        phase=name_of(Phase(s.phase)),
        deciders=[SEAT_NAMES[decider] for decider in seats_in(s.table.awaiting)],
        rounds_left=int(s.rounds_left),
        first=SEAT_NAMES[s.first],
        gems=[_gem(s, crate, seat) for crate in range(CRATES)],
        opened=[bool(one) for one in s.opened],
        burglars=[_burglar(s, other, seat) for other in range(s.table.seats)],
    )


def _gem(s: State, crate: int, seat: int) -> int | None:
    gem = rules.gem_in(s, crate)
    return gem + 1 if s.known[gem] >> seat & 1 else None


def _burglar(s: State, other: int, seat: int) -> BurglarView:
    burglar = s.burglars[other]
    own = other == seat
    team = bool(rules.team_of(s, other) >> seat & 1)
    return BurglarView(
        seat=SEAT_NAMES[other],
        mission=burglar.mission + 1 if own else None,
        die=int(burglar.die) if team else None,
        rerolled=bool(burglar.rerolled) if team else None,
        mark=[burglar.crate + 1, burglar.sign + 1] if own and burglar.crate != NO_MARK else None,
        points=int(burglar.points),
    )


def retell(told: View, event: Event) -> None:
    match event:
        case terms.Asked(seats, phase):
            told.phase, told.deciders = phase, [SEAT_NAMES[seat] for seat in seats_in(seats)]
        case terms.WasDone(seat):
            told.deciders.remove(seat)
        case terms.Opened(crate, gem):
            told.gems[crate - 1], told.opened[crate - 1] = gem, True
        case terms.Scored(seat, points):
            number = SEAT_NAMES.index(seat)
            told.burglars[number].points += points
            if number == len(told.burglars) - 1:
                told.rounds_left -= 1
                told.first = SEAT_NAMES[(SEAT_NAMES.index(told.first) + 1) % len(told.burglars)]
        case terms.Ended():
            told.phase, told.deciders = "over", []


def faults(s: State, kit: Kit) -> list[Sentence]:
    found = []
    if sorted(s.crate_of) != list(range(CRATES)):
        found.append(Sentence("miniature-fault-gems"))
    burglars = s.burglars[: s.table.seats]
    if any(s.missions[sign] + sum(one.mission == sign for one in burglars) != 2 for sign in range(SIGNS)):
        found.append(Sentence("miniature-fault-missions"))
    if (s.phase == Phase.OVER) != is_over(s):
        found.append(Sentence("miniature-fault-phase"))
    return found


def check_kit(kit: Kit) -> None:
    """Any figures will do."""


def question(s: State, kit: Kit, seat: int) -> Sentence:
    return Sentence("miniature-question")


def refusal_arguments(s: State, kit: Kit, seat: int, move: int, reason: int) -> dict[str, Any]:
    return {}


def picture(seen: View, lang: str) -> str:
    return str(seen)


MINIATURE = Game(
    id="miniature",
    rules_version=1,
    seat_counts=(2, 4),
    state=State,
    kit=Kit,
    options=Options,
    settings=(Choice("peeking", Peeking, Peeking.YES), Amount("rounds", 1, 3, 2, tried=(1, 2))),
    moves=MOVES,
    events=EVENTS,
    reasons=Reason,
    endings=Ending,
    chapters=("miniature",),
    explained=(),
    widest=CRATES * SIGNS + 2,
    folder=Path(__file__).parent,
    set_up=rules.set_up,
    refusal=rules.refusal,
    legal_moves=rules.legal_moves,
    sensible_moves=rules.legal_moves,
    apply=rules.apply,
    redeal=rules.redeal,
    outcome=rules.outcome,
    check_kit=check_kit,
    faults=faults,
    view=view,
    retell=retell,
    question=question,
    refusal_arguments=refusal_arguments,
    picture=picture,
)
