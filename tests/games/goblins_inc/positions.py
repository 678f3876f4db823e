"""A position of every kind, for the tests that go through all of them."""

from collections.abc import Callable

from goblins.match import Match
from tests.games.goblins_inc.table import (
    NOTHING_BUILT,
    act,
    armor,
    decoration,
    dice,
    gunner,
    lots,
    play,
    player,
    robot,
    table,
)

Position = Callable[[], Match]

SEVEN = "artist decoy guardian berserker ninja saboteur bet"
BARE = robot(NOTHING_BUILT)
BEGUN = robot("""
    . . . . .
    . . W . .
    . . # D .
    . . . . .
    . . . . .
""")
ARMORED = robot(
    """
    . . . . .
    . . . X A
    . E # E >
    . . W . .
    . . . . .
    """,
    X=decoration(metal="NEW"),
    A=armor("SW"),
)  # e2 has a token over e3 and another over d2


def planning() -> Match:
    return table(
        BARE, BARE, seats=4, phase="build", red=player("W01 W02 A01 E01 D01"), yellow=player("W11 W12 A02 E02 D02")
    )


def building() -> Match:
    """Red and Yellow build; Red has placed one of three tiles."""
    match = table(
        BEGUN,
        BARE,
        seats=4,
        phase="build",
        step=2,
        red=player("W11 A01 D02", SEVEN),
        blue=player("W21 W22 W23"),
        green=player("W31 W32 W33"),
        yellow=player("E01"),
    )
    play(match, "red place W11 b1 east")
    return match


def choosing_agendas() -> Match:
    match = table(phase="agendas", red=player(agendas=SEVEN), blue=player(agendas="artist decoy guardian bet"))
    play(match, "red discard artist", "red bet star")
    return match


def at_the_controls() -> Match:
    return table(ARMORED, seats=4)


def alone_at_the_controls() -> Match:
    match = table(ARMORED, options={"goof": "refused"})
    play(match, "red pick middle")
    return match


def before_the_roll(card: str) -> Position:
    def position() -> Match:
        match = table(ARMORED, cards=f"{card}, nitro, emergency", script=lots(0))
        act(match)
        return match

    return position


def after_the_roll(card: str, faces: str = "0 1 2 2") -> Position:
    def position() -> Match:
        other = "nitro" if card == "emergency" else "emergency"
        match = table(
            gunner(len(faces.split())),
            gunner(1),
            seats=4,
            cards=f"{card}, homing, {other}",
            script=dice(f"{faces} 5"),
        )
        act(match, "right > front", "right > front", "left middle")
        return match

    return position


def losing_a_token() -> Match:
    match = table(gunner(1), ARMORED, seats=4, script=dice("2"))
    act(match, "right > left")
    return match


def over() -> Match:
    match = table(round_number=2, fight_round=4, red=player(agendas="artist", discarded="decoy"))
    act(match)
    return match


POSITIONS: dict[str, Position] = {
    "planning": planning,
    "building": building,
    "choosing agendas": choosing_agendas,
    "at the controls": at_the_controls,
    "alone at the controls": alone_at_the_controls,
    "sabotage, duct tape": before_the_roll("sabotage+duct-tape"),
    "crane": before_the_roll("crane"),
    "nitro, homing": after_the_roll("nitro+homing"),
    "emergency, dynamite": after_the_roll("emergency+dynamite"),
    "losing a token": losing_a_token,
}
