"""A public view kept up to date from events alone."""

import dataclasses
from collections.abc import Callable, Sequence

import pytest

from goblins.games.goblins_inc.events import EVENTS
from goblins.games.goblins_inc.retell import retell
from goblins.match import Match
from tests.games.goblins_inc.positions import BARE, building, losing_a_token
from tests.games.goblins_inc.table import (
    Scripted,
    armor,
    dice,
    gunner,
    laid_out,
    lots,
    play,
    player,
    reroll,
    robot,
    sees,
    table,
)


@dataclasses.dataclass
class Story:
    """A position, and the moves that follow."""

    match: Match
    moves: Sequence[str]


def controls(one: str, two: str, picks: str) -> list[str]:
    """Of a duel."""
    left, right = picks.split()
    return [f"red pilot {one}", f"red pick {left}", f"blue pilot {two}", f"blue pick {right}"]


def last_round(script: Sequence[Scripted] = (), **options: str) -> Match:
    return table(
        two=robot(lost="D"),
        seats=4,
        fight_round=4,
        round_number=2,
        options=options,
        script=script,
        red=player(agendas="artist bet", bet="star", discarded="decoy", points=47),
    )


IN_SILENCE = ["red pilot front > front", "yellow pilot front > front", "blue pick left", "green pick left"]
SWAPPED = ["blue pilot front > front", "green pilot front > front", "red pick left", "yellow pick left"]


def gifts() -> Story:
    match = table(BARE, BARE, phase="build", red=player("W01 W02 W03"), blue=player("E01 E02 E03"))
    return Story(match, ["red give W01 W02", "blue give E02 E03"])


def buildings() -> Story:
    moves = ["red lift W11", "red place W11 c1 east", "red place A01 c4 north", "red place D02 b4 west", "red done"]
    rest = ["yellow place E01 c2 south", "yellow done", "blue give W21 W22", "green give W31 W32"]
    return Story(building(), [*moves, *rest])


def loose_tiles() -> Story:
    ragged = robot("""
        . . . . .
        . . D . .
        . . # . .
        E . . . .
        . . v . .
    """)
    return Story(table(ragged, phase="build", step=8, red=player(agendas="artist")), ["red done", "blue done"])


def agendas() -> Story:
    armored = robot(
        """
        . . D . .
        . . A . .
        . D # D .
        . . v . .
        . . . . .
        """,
        A=armor("NS"),
    )
    match = table(
        armored, phase="agendas", red=player(agendas="artist decoy guardian ninja bet"), blue=player(agendas="bet")
    )
    return Story(match, ["red bet star", "red discard ninja", "red done", "blue bet snitch", "blue done"])


def goof() -> Story:
    return Story(table(), controls("rear > rear", "right > front", "left left"))


def missed_card() -> Story:
    return Story(table(two=gunner(0)), controls("front > left", "front > front", "left left"))


def lot_and_cranes() -> Story:
    chain = robot("""
        . E D . .
        . . D . .
        . D # D .
        . . v . .
        . . . . .
    """)
    match = table(chain, chain, cards="crane, sabotage+duct-tape, nitro", script=lots(1))
    moves = controls("front > front", "front > front", "left middle")
    return Story(match, [*moves, "blue tape c1", "blue sabotage", "red crane c2 > d4 west"])


def dice_and_dynamite() -> Story:
    match = table(
        gunner(3),
        gunner(2),
        cards="nitro+homing, emergency+dynamite, crane",
        script=dice("1 2 3 0 4") + reroll("blue", "5") + reroll("red", "5"),
    )
    moves = controls("right > front", "right > rear", "left middle")
    red, blue = ["red nitro 1", "red homing 2 5"], ["blue emergency", "blue dynamite"]
    return Story(match, [*moves, *red, *blue, "blue order 4 5", "red order 5 3 5"])


def token_choice() -> Story:
    return Story(losing_a_token(), ["yellow token 2"])


def lost_token() -> Story:
    match = table(gunner(1), robot(taped="b3"), script=dice("2"))
    return Story(match, controls("right > front", "front > front", "left right"))


def cut_off() -> Story:
    arm = robot(
        """
        . . . . .
        . . . . .
        . . # W A
        . . W . D
        . . . . .
        """,
        A=armor("S"),
    )
    match = table(gunner(1), arm, script=dice("4"))
    return Story(match, controls("right > front", "front > front", "left right"))


def empty_cockpit() -> Story:
    match = table(gunner(2), script=dice("3 3"), blue=player(goblins=1))
    return Story(match, controls("right > front", "front > front", "left right"))


def drawn_fight() -> Story:
    return Story(table(fight_round=4), controls("front > front", "front > front", "left left"))


def promotion_and_end() -> Story:
    return Story(last_round(), SWAPPED)


def tie_and_third_round() -> Story:
    match = table(seats=4, fight_round=4, round_number=2, options={"on_tie": "third-round"}, script=lots(0))
    return Story(match, SWAPPED)


def next_round_of_three() -> Story:
    moves = ["blue pilot front > front", "red pick left", "green pilot front > front", "green pick left"]
    return Story(table(seats=3, fight_round=4), moves)


def next_round_of_a_party() -> Story:
    match = table(seats=4, fight_round=4, open_agendas="artist decoy guardian", options={"variant": "party"})
    return Story(match, SWAPPED)


def next_fight_round() -> Story:
    return Story(table(seats=4), IN_SILENCE)


STORIES = [
    gifts,
    buildings,
    loose_tiles,
    agendas,
    goof,
    missed_card,
    lot_and_cranes,
    dice_and_dynamite,
    token_choice,
    lost_token,
    cut_off,
    empty_cockpit,
    drawn_fight,
    promotion_and_end,
    tie_and_third_round,
    next_round_of_three,
    next_round_of_a_party,
    next_fight_round,
]
HEARD_BY_SOME = {
    "drew-agendas",
    "drew-hand",
    "gift-sealed",
    "gift-seen",
    "placed-secretly",
    "lifted-secretly",
    "agenda-discarded",
    "bet-made",
    "pilot-sealed",
    "pick-sealed",
    "dice-changed",
    "dice-ordered",
}


@pytest.mark.parametrize("story", STORIES)
def test_events_retell_what_a_spectator_sees(story: Callable[[], Story]) -> None:
    told = story()
    retold = sees(told.match)
    for line in told.moves:
        heard = len(told.match.events())
        play(told.match, line)
        for event in told.match.events()[heard:]:
            retell(retold, event)
        assert retold == sees(told.match)


def test_every_event_is_in_one_of_these_stories() -> None:
    public: set[str] = set()
    private: set[str] = set()
    for story in STORIES:
        told = story()
        play(told.match, *told.moves)
        public |= {event.verb for event in told.match.events()}
        private |= {event.verb for seat in told.match.seats for event in told.match.events(seat)}
    assert private - public == HEARD_BY_SOME
    assert public | private == set(EVENTS.types)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "party"])
def test_what_is_told_while_the_table_is_laid_fits_what_lies_on_it(seats: int, variant: str) -> None:
    """Retelling it a second time adds tiles to the hands, and nothing else."""
    match = laid_out(seats, variant=variant)
    retold = sees(match)
    for event in match.events():
        retell(retold, event)
    for player_view in retold.players:
        player_view.held = min(player_view.held, 5)
    assert retold == sees(match)
