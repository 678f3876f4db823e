"""The scrapper of Goblins Inc.: quick, honest, and far better than chance."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from goblins.bots.scrapper.goblins_inc import choose
from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.notation import square_name, tile_name
from goblins.games.goblins_inc.rules.phases import enter
from goblins.games.goblins_inc.rules.tokens import place_tokens
from goblins.games.goblins_inc.rules.yard import count_engines, put_on_square
from goblins.games.goblins_inc.state import State
from goblins.games.goblins_inc.terms import (
    AGENDAS,
    BLANK,
    NOTHING,
    SQUARES,
    TILES,
    Ability,
    Agenda,
    Fate,
    Phase,
    Place,
    Turn,
)
from goblins.kernel.chance import derive_key, key_from_seed, word
from goblins.kernel.compiled import COIN_STREAM, DERIVED_GAMES, Results, compiled
from goblins.kernel.components import load_set
from goblins.kernel.game import Outcome
from goblins.kernel.offers import Offers
from goblins.kernel.options import read_options
from goblins.kernel.quick import Coin, quick_below
from goblins.kernel.record import blank, copied
from goblins.kernel.table import first_decider, is_over, open_table

KIT = load_set(GAME).kit
TILE_NAMES = [tile_name(tile) for tile in range(TILES)]
SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]
EVERY_TABLE = [(seats, variant) for seats in GAME.seat_counts for variant in ("standard", "full", "party")]


def options_of(**chosen: Any) -> Any:
    return read_options(GAME.options, GAME.settings, chosen)


def choice(s: State, seat: int, coin: int = 5) -> int:
    """The packed move it makes in this world."""
    offers, flips = blank(Offers), blank(Coin)
    flips.state = coin
    GAME.sensible_moves(s, KIT, seat, offers)
    return int(choose(s, KIT, seat, offers, flips))


def said(s: State, seat: int) -> str:
    return GAME.moves.write(choice(s, seat))


def redealt(s: State, seat: int, seed: int) -> State:
    world = copied(s)
    GAME.redeal(world, KIT, seat, key_from_seed(seed))
    return world


def positions(seats: int, variant: str) -> Iterator[State]:
    """Every position of a game in which each move is now the scrapper's, now any other."""
    toss = random.Random(seats)
    s: State = GAME.lay_out(KIT, options_of(variant=variant), seats, key_from_seed(seats), None)
    while not is_over(s):
        yield s
        seat = first_decider(s)
        any_move = toss.choice(GAME.list_sensible_moves(s, KIT, seat))
        GAME.apply(s, KIT, seat, choice(redealt(s, seat, 1), seat) if toss.random() < 0.7 else any_move, None)


def some_positions(seats: int, variant: str) -> Iterator[State]:
    """One in four, and all in which a tactics card can be used before the roll or a token is chosen."""
    for number, s in enumerate(positions(seats, variant)):
        if number % 4 == 0 or s.phase in (Phase.BEFORE_ROLL, Phase.TOKEN):
            yield s


# ------------------------------------------------------------------------------------------------ in any world


@pytest.mark.parametrize(("seats", "variant"), EVERY_TABLE)
def test_it_answers_with_an_offered_move_the_same_in_worlds_that_look_alike_and_leaves_them_as_they_are(
    seats: int, variant: str
) -> None:
    for s in some_positions(seats, variant):
        seat = first_decider(s)
        worlds = [redealt(s, seat, seed) for seed in (1, 2)]
        before = [copied(world) for world in worlds]
        chosen = [choice(world, seat) for world in worlds]
        assert chosen[0] in GAME.list_sensible_moves(s, KIT, seat)
        assert chosen[0] == chosen[1]
        assert worlds == before


def test_the_same_coin_gives_the_same_choice_and_other_coins_break_ties_otherwise() -> None:
    s = GAME.lay_out(KIT, options_of(), 2, key_from_seed(3), None)
    for seat in (0, 1):
        GAME.apply(s, KIT, seat, choice(s, seat), None)
    assert choice(s, 0, coin=9) == choice(s, 0, coin=9)
    assert len({choice(s, 0, coin=coin) for coin in range(20)}) > 1


# --------------------------------------------------------------------------------------------------- stories

Tiles = dict[str, tuple[str, str]]  # by square: tile and turn
CROSS: Tiles = {"c2": ("D01", "north"), "b3": ("D02", "north"), "d3": ("D03", "north"), "c4": ("D04", "north")}
OTHER_CROSS: Tiles = {"c2": ("D05", "north"), "b3": ("D06", "north"), "d3": ("D07", "north"), "c4": ("D08", "north")}


def fighters(red: Tiles, blue: Tiles) -> State:
    """A duel at the controls with these robots; nobody has agendas, and nobody has decided yet."""
    s: State = GAME.lay_out(KIT, options_of(), 2, key_from_seed(1), None)
    s.place = [int(Place.BAG)] * TILES
    for team, tiles in enumerate((red, blue)):
        for square, (tile, turn) in tiles.items():
            put_on_square(s, team, TILE_NAMES.index(tile), SQUARE_NAMES.index(square), Turn[turn.upper()], 0)
        s.players[team].fate = [int(Fate.DECK)] * AGENDAS
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
        s: State = GAME.lay_out(KIT, options_of(), 2, key_from_seed(seed), None)
        while s.phase == Phase.BUILD:
            seat = first_decider(s)
            GAME.apply(s, KIT, seat, choice(s, seat), None)
        assert sum(place in (Place.LOOSE, Place.LOOSE + 1) for place in s.place) <= 2


def test_it_turns_to_the_side_with_most_arrows() -> None:
    guns: Tiles = {"d2": ("W01", "east"), "e3": ("W05", "east"), "d4": ("W10", "east")}
    s = fighters(CROSS | guns, OTHER_CROSS | {"c1": ("W15", "north")})
    assert said(s, 0).startswith("pilot right")


def test_it_does_not_goof_to_reach_them() -> None:
    guns: Tiles = {"b4": ("W01", "south"), "c5": ("W05", "south"), "d4": ("W10", "south")}
    s = fighters(CROSS | guns, OTHER_CROSS | {"c1": ("W15", "north")})
    assert count_engines(s.robots[0], KIT) == 1
    assert not said(s, 0).startswith("pilot rear")


def test_it_first_strikes_where_more_falls_and_then_what_is_left() -> None:
    """Whatever hangs on c1 falls with it, so that the die for column 2 finds b3."""
    s = fighters(CROSS, OTHER_CROSS | {"c1": ("E01", "north"), "b1": ("W01", "south")})
    assert said(rolled(s, 2, 3), 0) == "order 3 2"


def test_it_lights_dynamite_whenever_it_may() -> None:
    s = fighters(CROSS, OTHER_CROSS)
    assert said(rolled(s, 2, 3, card=card_with(Ability.DYNAMITE)), 0) == "dynamite"


def test_it_sends_a_homing_die_where_it_breaks_most() -> None:
    tail: Tiles = {"d2": ("E01", "north"), "e2": ("D09", "north"), "e1": ("W01", "north")}
    s = fighters(CROSS, OTHER_CROSS | tail)
    assert said(rolled(s, 1, card=card_with(Ability.HOMING)), 0) == "homing 1 4"


def test_it_rolls_blanks_again_with_nitro_but_not_a_good_hit() -> None:
    s = fighters(CROSS, OTHER_CROSS | {"d2": ("E01", "north"), "e2": ("D09", "north")})
    assert said(rolled(s, 4, 0, card=card_with(Ability.NITRO)), 0) == "nitro 2"


def test_it_tapes_the_tile_in_front_that_holds_most() -> None:
    limb: Tiles = {"c1": ("D09", "north"), "b1": ("E01", "north"), "d1": ("W01", "west")}
    s = fighters(CROSS | limb, OTHER_CROSS)
    s.robots[0].card = card_with(Ability.DUCT_TAPE)
    enter(s, Phase.BEFORE_ROLL, 0b01, None)
    assert said(s, 0) == "tape c1"


def test_it_leaves_the_crane_alone_when_nothing_is_to_be_gained() -> None:
    s = fighters(CROSS, OTHER_CROSS)
    s.robots[0].card = card_with(Ability.CRANE)
    enter(s, Phase.BEFORE_ROLL, 0b01, None)
    assert said(s, 0) == "pass"


def test_it_gives_up_the_token_that_protects_nothing_else() -> None:
    s = fighters(CROSS | {"c1": ("A08", "south"), "b1": ("W01", "north")}, OTHER_CROSS)
    assert [(token.first, token.second) for token in s.robots[0].tokens[:2]] == [(2, 7), (2, 1)]
    s.robots[0].tokens[0].second = NOTHING
    s.attack.square = SQUARE_NAMES.index("c1")
    enter(s, Phase.TOKEN, 0b01, None)
    assert said(s, 0) == "token 1"


def test_it_discards_the_agenda_that_its_robot_does_not_serve() -> None:
    s = fighters({"c2": ("E01", "north"), "c4": ("E02", "north")}, OTHER_CROSS)
    for agenda in (Agenda.ARTIST, Agenda.GREASEMONKEY, Agenda.SHOW_OFF, Agenda.DRILLER, Agenda.BERSERKER):
        s.players[0].fate[agenda] = Fate.HAND
    enter(s, Phase.AGENDAS, 0b11, None)
    assert said(s, 0) == "discard artist"


@pytest.mark.parametrize(("guns", "bet"), [({}, "bet snitch"), ({"c1": ("W01", "north")}, "bet star")])
def test_it_bets_on_the_stronger_robot(guns: Tiles, bet: str) -> None:
    s = fighters(CROSS | guns, OTHER_CROSS | {"d2": ("D09", "north")})
    for agenda in (Agenda.BET, Agenda.GREASEMONKEY, Agenda.SHOW_OFF, Agenda.DRILLER):
        s.players[0].fate[agenda] = Fate.HAND
    enter(s, Phase.AGENDAS, 0b11, None)
    assert said(s, 0) == bet


# ------------------------------------------------------------------------------------------------ many games


def interpreted_game(seats: int, number: int, line_up: list[int]) -> tuple[Outcome, int]:
    """What `Compiled.play_games` does for one game, in plain Python."""
    s, offers, coin, found = blank(State), blank(Offers), blank(Coin), blank(Outcome)
    derive_key(s.table.chance, key_from_seed(seats), DERIVED_GAMES, number)
    open_table(s, seats, s.table.chance.key)
    coin.state = word(s.table.chance.key, COIN_STREAM, 0)
    GAME.set_up(s, KIT, options_of(), None)
    made = 0
    while not is_over(s):
        seat = first_decider(s)
        offers.count = 0
        if line_up[seat]:
            GAME.sensible_moves(s, KIT, seat, offers)
            seen = copied(s)
            derive_key(seen.table.chance, s.table.chance.key, COIN_STREAM, made)
            GAME.redeal(seen, KIT, seat, list(seen.table.chance.key))
            move = choose(seen, KIT, seat, offers, coin)
        else:
            GAME.legal_moves(s, KIT, seat, offers)
            move = offers.move[quick_below(coin, offers.count)]
        GAME.apply(s, KIT, seat, move, None)
        made += 1
    GAME.outcome(s, KIT, found)
    return found, made


@pytest.mark.parametrize(("seats", "line_up"), [(2, [1, 1]), (3, [1, 0, 1]), (4, [1, 1, 1, 1])])
def test_interpreted_and_compiled_it_plays_the_same_game(seats: int, line_up: list[int]) -> None:
    played = games(seats, range(1), [line_up])
    found, made = interpreted_game(seats, 0, line_up)
    assert (found.winners, made) == (played.winners[0], played.decisions[0])
    assert found.points[:seats] == played.points[0].tolist()


def games(seats: int, numbers: range, line_ups: Any) -> Results:
    fast = compiled(GAME, choose)
    return fast.play_games(KIT, options_of(), seats, key_from_seed(seats), numbers, line_ups=np.array(line_ups))


def test_it_beats_random_in_nearly_every_duel() -> None:
    played = games(2, range(400), [[1, 0], [0, 1]])
    assert np.mean(played.winners == 1 << np.arange(400) % 2) > 0.98


@pytest.mark.parametrize("seats", [3, 4])
def test_alone_among_random_players_it_has_twice_their_points(seats: int) -> None:
    played = games(seats, range(120 * seats), np.eye(seats, dtype=np.int64))
    own = np.arange(120 * seats) % seats == np.arange(seats)[:, None]
    assert played.points[own.T].mean() > 2 * played.points[~own.T].mean()


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_its_own_games_end(seats: int) -> None:
    assert np.all(games(seats, range(100), np.ones((1, seats), np.int64)).winners != 0)
