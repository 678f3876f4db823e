"""The scrapper of Goblins Inc.: what it does at the table."""

from collections.abc import Iterator

import pytest

from goblins.bots.goblins_inc.scrapper.frame import frame_of, held_together
from goblins.bots.goblins_inc.scrapper.strikes import attacked_mark, rest_of, struck
from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.notation import square_name, tile_name
from goblins.games.goblins_inc.rules.damage import strike_once
from goblins.games.goblins_inc.rules.phases import enter
from goblins.games.goblins_inc.rules.tokens import place_tokens
from goblins.games.goblins_inc.rules.yard import count_engines, joined_squares, put_on_square
from goblins.games.goblins_inc.state import Attack, State
from goblins.games.goblins_inc.terms import (
    AGENDAS,
    BLANK,
    NOTHING,
    SQUARES,
    TILES,
    Ability,
    Agenda,
    AgendaPlace,
    Phase,
    Place,
    Turn,
)
from goblins.kernel.record import blank, copied
from goblins.kernel.steps import first_decider
from tests.bots.yardstick import Yardstick

SCRAPPER = Yardstick(GAME)
KIT = SCRAPPER.kit
TILE_NAMES = [tile_name(tile) for tile in range(TILES)]
SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]

Tiles = dict[str, tuple[str, str]]  # by square: tile and turn
CROSS: Tiles = {"c2": ("D01", "north"), "b3": ("D02", "north"), "d3": ("D03", "north"), "c4": ("D04", "north")}
OTHER_CROSS: Tiles = {"c2": ("D05", "north"), "b3": ("D06", "north"), "d3": ("D07", "north"), "c4": ("D08", "north")}


def fighters(red: Tiles, blue: Tiles) -> State:
    """A duel at the controls with these robots; nobody has agendas, and nobody has decided yet."""
    s: State = SCRAPPER.lay_out(2, seed=1)
    s.place = [int(Place.BAG)] * TILES
    for team, tiles in enumerate((red, blue)):
        for square, (tile, turn) in tiles.items():
            put_on_square(s, team, TILE_NAMES.index(tile), SQUARE_NAMES.index(square), Turn[turn.upper()], 0)
        s.players[team].fate = [int(AgendaPlace.DECK)] * AGENDAS
    place_tokens(s, KIT, None)
    s.shown = [0, 1, 2]
    enter(s, Phase.CONTROLS, 0b11, None)
    return s


def rolled(s: State, *dice: int, card: int = NOTHING) -> State:
    """Red has rolled these dice, aims at the far side of blue's robot, and may use that tactics card."""
    red = s.robots[0]
    red.card, red.dice_rolled = card, len(dice)
    red.rolled = red.dice = [*dice, *[BLANK] * (5 - len(dice))]
    enter(s, Phase.AFTER_ROLL, 0b01, None)
    return s


def card_with(*abilities: Ability) -> int:
    return [{card.first, card.second} - {Ability.NONE} for card in KIT.tactics].index(set(abilities))


def test_its_robots_hold_together() -> None:
    for seed in range(3):
        s: State = SCRAPPER.lay_out(2, seed)
        while s.phase == Phase.BUILD:
            seat = first_decider(s)
            GAME.apply(s, KIT, seat, SCRAPPER.choice(s, seat), None)
        assert sum(place in (Place.LOOSE, Place.LOOSE + 1) for place in s.place) <= 2


def test_it_turns_to_the_side_with_most_arrows() -> None:
    guns: Tiles = {"d2": ("W01", "east"), "e3": ("W05", "east"), "d4": ("W10", "east")}
    s = fighters(CROSS | guns, OTHER_CROSS | {"c1": ("W15", "north")})
    assert SCRAPPER.says(s, 0).startswith("pilot right")


def test_it_does_not_goof_to_reach_them() -> None:
    guns: Tiles = {"b4": ("W01", "south"), "c5": ("W05", "south"), "d4": ("W10", "south")}
    s = fighters(CROSS | guns, OTHER_CROSS | {"c1": ("W15", "north")})
    assert count_engines(s.robots[0], KIT) == 1
    assert not SCRAPPER.says(s, 0).startswith("pilot rear")


def test_it_first_strikes_where_more_falls_and_then_what_is_left() -> None:
    """Whatever hangs on c1 falls with it, so that the die for column 2 finds b3."""
    s = fighters(CROSS, OTHER_CROSS | {"c1": ("E01", "north"), "b1": ("W01", "south")})
    assert SCRAPPER.says(rolled(s, 2, 3), 0) == "order 3 2"


def test_it_lights_dynamite_whenever_it_may() -> None:
    s = fighters(CROSS, OTHER_CROSS)
    assert SCRAPPER.says(rolled(s, 2, 3, card=card_with(Ability.DYNAMITE)), 0) == "dynamite"


def test_it_sends_a_homing_die_where_it_breaks_most() -> None:
    tail: Tiles = {"d2": ("E01", "north"), "e2": ("D09", "north"), "e1": ("W01", "north")}
    s = fighters(CROSS, OTHER_CROSS | tail)
    assert SCRAPPER.says(rolled(s, 1, card=card_with(Ability.HOMING)), 0) == "homing 1 4"


def test_it_rolls_blanks_again_with_nitro_but_not_a_good_hit() -> None:
    s = fighters(CROSS, OTHER_CROSS | {"d2": ("E01", "north"), "e2": ("D09", "north")})
    assert SCRAPPER.says(rolled(s, 4, 0, card=card_with(Ability.NITRO)), 0) == "nitro 2"


def test_it_tapes_the_tile_in_front_that_holds_most() -> None:
    limb: Tiles = {"c1": ("D09", "north"), "b1": ("E01", "north"), "d1": ("W01", "west")}
    s = fighters(CROSS | limb, OTHER_CROSS)
    s.robots[0].card = card_with(Ability.DUCT_TAPE)
    enter(s, Phase.BEFORE_ROLL, 0b01, None)
    assert SCRAPPER.says(s, 0) == "tape c1"


def test_it_leaves_the_crane_alone_when_nothing_is_to_be_gained() -> None:
    s = fighters(CROSS, OTHER_CROSS)
    s.robots[0].card = card_with(Ability.CRANE)
    enter(s, Phase.BEFORE_ROLL, 0b01, None)
    assert SCRAPPER.says(s, 0) == "pass"


def test_it_gives_up_the_token_that_protects_nothing_else() -> None:
    s = fighters(CROSS | {"c1": ("A08", "south"), "b1": ("W01", "north")}, OTHER_CROSS)
    assert [(token.first, token.second) for token in s.robots[0].tokens[:2]] == [(2, 7), (2, 1)]
    s.robots[0].tokens[0].second = NOTHING
    s.attack.square = SQUARE_NAMES.index("c1")
    enter(s, Phase.TOKEN, 0b01, None)
    assert SCRAPPER.says(s, 0) == "token 1"


def test_it_discards_the_agenda_that_its_robot_does_not_serve() -> None:
    s = fighters({"c2": ("E01", "north"), "c4": ("E02", "north")}, OTHER_CROSS)
    for agenda in (Agenda.ARTIST, Agenda.GREASEMONKEY, Agenda.SHOW_OFF, Agenda.DRILLER, Agenda.BERSERKER):
        s.players[0].fate[agenda] = AgendaPlace.HAND
    enter(s, Phase.AGENDAS, 0b11, None)
    assert SCRAPPER.says(s, 0) == "discard artist"


@pytest.mark.parametrize(("guns", "bet"), [({}, "bet snitch"), ({"c1": ("W01", "north")}, "bet star")])
def test_it_bets_on_the_stronger_robot(guns: Tiles, bet: str) -> None:
    s = fighters(CROSS | guns, OTHER_CROSS | {"d2": ("D09", "north")})
    for agenda in (Agenda.BET, Agenda.GREASEMONKEY, Agenda.SHOW_OFF, Agenda.DRILLER):
        s.players[0].fate[agenda] = AgendaPlace.HAND
    enter(s, Phase.AGENDAS, 0b11, None)
    assert SCRAPPER.says(s, 0) == bet


def test_random_draws_break_ties_between_squares_that_are_as_good() -> None:
    s: State = SCRAPPER.lay_out(2, seed=3)
    for seat in (0, 1):
        GAME.apply(s, KIT, seat, SCRAPPER.choice(s, seat), None)
    assert len({SCRAPPER.choice(s, 0, seed=seed) for seed in range(20)}) > 1


# -------------------------------------------------------------------------------- what it thinks is what happens


def test_a_robot_holds_together_in_its_thoughts_as_in_the_rules() -> None:
    for s in SCRAPPER.positions(4, seed=6):
        for team in (0, 1):
            robot = s.robots[team]
            assert held_together(frame_of(robot, KIT), rest_of(s, team).squares) == joined_squares(robot, KIT)


def strikes_of_red(seed: int) -> Iterator[tuple[State, State, int]]:
    """Blue's robot before and after one die of red's, for every row of every attack in a game."""
    for s in SCRAPPER.positions(3, seed):
        if s.phase == Phase.AFTER_ROLL:
            for row in range(5):
                after = copied(s)
                after.robots[0].strikes, after.robots[0].order[0] = 1, row + 1
                after.attack = blank(Attack)
                strike_once(after, KIT, None)
                yield s, after, row


def test_a_strike_leaves_in_its_thoughts_what_it_leaves_in_the_rules() -> None:
    """Where the pilot has a choice between tokens, the rules have not taken one yet."""
    for s, after, row in strikes_of_red(seed=6):
        left, real = struck(s.robots[1], attacked_mark(s, KIT, 0, 1), rest_of(s, 1), row), rest_of(after, 1)
        asked = int(after.phase == Phase.TOKEN)
        assert (left.squares, left.goblins) == (real.squares, real.goblins)
        assert left.tokens.bit_count() == real.tokens.bit_count() - asked
