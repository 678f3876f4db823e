"""What a seat cannot know, drawn anew: worlds that fit everything the seat has seen."""

import msgspec
import pytest

from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.state import State
from goblins.games.goblins_inc.terms import Ability, Agenda, AgendaPlace, Bet, Place
from goblins.kernel.chance import key_from_seed
from goblins.kernel.game import PUBLIC
from goblins.kernel.record import copied
from goblins.match import Match
from tests.games.goblins_inc.positions import (
    BARE,
    POSITIONS,
    SEVEN,
    after_the_roll,
    at_the_controls,
    building,
    planning,
)
from tests.games.goblins_inc.table import (
    act,
    dice,
    faults,
    gunner,
    laid_out,
    lots,
    play,
    player,
    reroll,
    robot,
    sees,
    table,
    tile_number,
)

RED, BLUE, GREEN, YELLOW = range(4)
WORLDS = range(40)


def redealt(match: Match, seat: int, number: int = 0) -> State:
    """A world that the seat must think possible."""
    world: State = copied(match.true.state)
    GAME.redeal(world, match.true.kit, seat, key_from_seed(number))
    return world


def worlds(match: Match, seat: int) -> list[State]:
    return [redealt(match, seat, number) for number in WORLDS]


def hand(world: State, seat: int) -> frozenset[int]:
    return frozenset(tile for tile, place in enumerate(world.place) if place == Place.HELD + seat)


def tiles(names: str) -> frozenset[int]:
    return frozenset(tile_number(name) for name in names.split())


# --------------------------------------------------------------------------------- in every kind of position


@pytest.mark.parametrize("name", POSITIONS)
def test_a_seat_sees_the_same_table_in_every_world_and_may_do_the_same(name: str) -> None:
    match = POSITIONS[name]()
    kit = match.true.kit
    for seat in [*range(match.true.seats), PUBLIC]:
        seen = msgspec.to_builtins(GAME.view(match.true.state, kit, seat))
        offered = GAME.list_moves(match.true.state, kit, seat)
        for world in [redealt(match, seat, number) for number in range(4)]:
            assert msgspec.to_builtins(GAME.view(world, kit, seat)) == seen
            assert GAME.list_moves(world, kit, seat) == offered
            assert faults(world, kit) == []


def test_what_is_to_come_is_unknown_too() -> None:
    match = after_the_roll("nitro+homing")()
    play(match, "blue nitro all")
    world = redealt(match, YELLOW)
    chance = world.table.chance
    assert (chance.key, set(chance.drawn), set(chance.block)) == (list(key_from_seed(0)), {0}, {0})
    assert set(world.table.chance.drawn) == {0}  # nobody can count who has rolled again


def test_the_same_key_gives_the_same_world() -> None:
    match = laid_out(4)
    assert redealt(match, RED, 7) == redealt(match, RED, 7)
    assert redealt(match, RED, 7) != redealt(match, RED, 8)


# ------------------------------------------------------------------------------------------------ tiles


def test_the_others_hold_five_tiles_of_those_the_seat_has_not_seen() -> None:
    match = planning()
    hands = {hand(world, YELLOW) for world in worlds(match, RED)}
    assert len(hands) == len(WORLDS)
    assert {len(held) for held in hands} == {5}
    assert not any(held & tiles("W01 W02 A01 E01 D01") for held in hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_that_were_drawn_are_known_to_the_drawer_alone(seats: int) -> None:
    match = laid_out(seats, lots(0, 0, 0))
    planners = match.true.deciders()
    for seat in range(seats):
        others = [planner for planner in planners if planner != seat]
        for other in others:
            assert len({hand(world, other) for world in worlds(match, seat)}) == len(WORLDS)


def fixed(world: State, team: int) -> list[tuple[int, int]]:
    """What was built in earlier steps: tiles and turns, square by square."""
    return [(-1, 0) if place.fresh else (place.tile, place.turn) for place in world.robots[team].squares]


def carried(world: State, seat: int) -> frozenset[int]:
    """What the seat holds or has placed in this step."""
    squares = world.robots[world.players[seat].team].squares
    return hand(world, seat) | {place.tile for place in squares if place.fresh}


def test_what_was_built_is_known_to_everybody_when_the_step_has_ended() -> None:
    match = building()
    play(match, "red place A01 c1 north", "red place D02 d1 west", "red done", "yellow place E01 c2 south")
    play(match, "yellow done", "blue give W21 W22", "green give W31 W32")
    for seat in (BLUE, YELLOW, PUBLIC):
        for world in worlds(match, seat):
            for team in (0, 1):
                assert fixed(world, team) == fixed(match.true.state, team)


def test_tiles_on_the_robots_and_in_the_scrapyards_are_counted_out() -> None:
    match = table(robot(lost="D", loose="E"), phase="build", red=player("W11"), blue=player("W12"))
    seen = [tile for tile, known in enumerate(match.true.state.known) if known >> RED & 1]
    for world in worlds(match, RED):
        assert [world.place[tile] for tile in seen] == [match.true.state.place[tile] for tile in seen]
        assert not hand(world, BLUE) & set(seen)


def test_a_gift_is_known_to_be_where_it_was_given() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    for world in worlds(match, RED):
        assert carried(world, YELLOW) > tiles("W01 A01")
        assert hand(world, RED) == tiles("W02 E01 E02 D01 D02")
    assert not all(carried(world, YELLOW) > tiles("W01 A01") for world in worlds(match, BLUE))


def test_a_gift_that_may_have_been_placed_is_in_hand_or_in_the_yard_and_nowhere_else() -> None:
    match = table(BARE, BARE, phase="build", red=player("W01 W02"), blue=player("E01 E02"))
    play(match, "red give W01 W02", "blue give E01 E02", "blue place W01 b1 north")
    for world in worlds(match, RED):
        places = {world.place[tile] for tile in tiles("W01 W02")}
        assert places <= {Place.HELD + BLUE, *range(Place.ROBOT + 25, Place.ROBOT + 50)}


def test_sealed_gifts_may_be_any_two_of_the_others_tiles() -> None:
    match = planning()
    play(match, "yellow give W11 W12")
    given = {tuple(world.players[YELLOW].given) for world in worlds(match, RED)}
    assert len(given) > 30
    for world in worlds(match, RED):
        assert set(world.players[YELLOW].given) <= hand(world, YELLOW)


def test_own_gifts_stay_as_they_are() -> None:
    match = planning()
    play(match, "red give W01 W02")
    for world in worlds(match, RED):
        assert world.players[RED].given == [tile_number("W01"), tile_number("W02")]


def placements(world: State, team: int) -> list[tuple[int, int, int]]:
    return [
        (square, place.tile, place.turn) for square, place in enumerate(world.robots[team].squares) if place.fresh
    ]


def test_what_another_is_building_may_lie_anywhere_turned_anyhow() -> None:
    match = building()
    for seat in (BLUE, YELLOW, PUBLIC):
        laid = [place for world in worlds(match, seat) for place in placements(world, 0)]
        assert len({square for square, _, _ in laid}) > 8
        assert len({tile for _, tile, _ in laid}) > 8
        assert {turn for _, _, turn in laid} == {0, 1, 2, 3}


def test_how_many_tiles_a_builder_has_placed_so_far_is_not_known() -> None:
    match = building()
    assert {len(placements(world, 0)) for world in worlds(match, BLUE)} == {0, 1, 2, 3}
    assert {len(placements(world, 0)) + len(hand(world, RED)) for world in worlds(match, BLUE)} == {3}


def test_a_builder_who_is_done_is_known_to_have_placed_all() -> None:
    match = building()
    play(match, "red place A01 c1 north", "red place D02 d1 west", "red done")
    assert {len(placements(world, 0)) for world in worlds(match, BLUE)} == {3}


def test_the_builder_knows_what_is_fresh() -> None:
    match = building()
    for world in worlds(match, RED):
        assert placements(world, 0) == placements(match.true.state, 0)


def test_a_preview_of_being_done_does_not_betray_where_gifts_were_put() -> None:
    match = table(BARE, BARE, phase="build", red=player("W01 W02"), blue=player("E01 E02"))
    play(match, "red give W01 W02", "blue give E01 E02")
    play(match, "blue place W01 b1 east", "blue place W02 c1 north", "blue done")
    play(match, "red place E01 b1 north", "red place E02 c1 north")
    foreseen = match.foresee("red", "done").certain
    assert [event.fields()["seat"] for event in foreseen if event.verb == "built"] == ["red", "red"]


# ----------------------------------------------------------------------------------------------- agendas


def choosing() -> Match:
    match = table(
        phase="agendas",
        red=player(agendas="artist decoy guardian ninja", discarded="driller"),
        blue=player(agendas="artist decoy guardian bet", bet="star", discarded="kamikaze saboteur rocketeer"),
    )
    play(match, "blue done")
    return match


def test_the_others_agendas_may_be_any_that_were_not_scored() -> None:
    match = table(fight_round=4, red=player(agendas="artist"), blue=player(agendas="ninja driller"))
    act(match)
    held = [world.players[BLUE].fate for world in worlds(match, RED)]
    assert {fate.count(AgendaPlace.HAND) for fate in held} == {7}
    assert {fate[Agenda.NINJA] for fate in held} == {AgendaPlace.SCORED}
    assert {fate[Agenda.ARTIST] for fate in held} == {AgendaPlace.HAND, AgendaPlace.DECK}


def test_own_agendas_stay_as_they_are() -> None:
    match = choosing()
    for world in worlds(match, RED):
        assert world.players[RED].fate == match.true.state.players[RED].fate


def test_a_bet_in_the_others_hand_is_on_either_side_once_it_is_chosen() -> None:
    bets = {(world.players[BLUE].fate[Agenda.BET], world.players[BLUE].bet) for world in worlds(choosing(), RED)}
    assert bets >= {(AgendaPlace.HAND, Bet.SNITCH), (AgendaPlace.HAND, Bet.STAR), (AgendaPlace.DECK, Bet.NONE)}
    assert (AgendaPlace.HAND, Bet.NONE) not in bets
    assert (AgendaPlace.DECK, Bet.STAR) not in bets


def test_how_many_agendas_another_has_discarded_so_far_is_not_known() -> None:
    match = table(phase="agendas", red=player(agendas=SEVEN), blue=player(agendas=SEVEN, discarded="driller"))
    play(match, "blue discard artist", "blue bet star")
    fates = [world.players[BLUE].fate for world in worlds(match, RED)]
    assert {(fate.count(AgendaPlace.HAND), fate.count(AgendaPlace.DISCARDED)) for fate in fates} == {
        (7, 1),
        (6, 2),
        (5, 3),
        (4, 4),
    }
    holders = [
        blue for world in worlds(match, RED) if (blue := world.players[BLUE]).fate[Agenda.BET] == AgendaPlace.HAND
    ]
    assert {blue.bet for blue in holders} == {Bet.NONE, Bet.SNITCH, Bet.STAR}


def test_whoever_is_done_is_known_to_have_kept_four() -> None:
    match = table(phase="agendas", red=player(agendas=SEVEN), blue=player(agendas=SEVEN))
    play(match, "blue discard artist", "blue discard decoy", "blue discard bet", "blue done")
    assert {world.players[BLUE].fate.count(AgendaPlace.HAND) for world in worlds(match, RED)} == {4}


# -------------------------------------------------------------------------------------- controllers and dice


def test_sealed_controllers_of_partner_and_opponents_may_show_anything() -> None:
    match = at_the_controls()
    play(match, "red pilot right > rear", "green pick left", "yellow pilot left > left")
    seen_by_blue = worlds(match, BLUE)
    assert len({(world.players[RED].steering, world.players[RED].target) for world in seen_by_blue}) > 8
    assert len({(world.players[YELLOW].steering, world.players[YELLOW].target) for world in seen_by_blue}) > 8
    assert {world.players[GREEN].pick for world in seen_by_blue} == {0, 1, 2}


def test_where_goofs_are_refused_nobody_is_thought_to_have_goofed() -> None:
    match = table(options={"goof": "refused"})
    play(match, "blue pilot right > front")
    costs = [1 if side in (1, 3) else side for side in range(4)]
    for world in worlds(match, RED):
        blue = world.players[BLUE]
        assert costs[blue.steering] + [0, 1, 1, 2][blue.target] <= 1


@pytest.mark.parametrize("move", ["pilot right > rear", "pick left"])
def test_which_of_two_controllers_a_lone_player_has_set_is_not_known(move: str) -> None:
    match = table(seats=3)
    play(match, f"green {move}")
    green = [world.players[GREEN] for world in worlds(match, RED)]
    assert {(seated.has_steered, seated.pick >= 0) for seated in green} == {(0, False), (1, False), (0, True)}
    assert {world.players[BLUE].pick for world in worlds(match, RED)} == {-1}


def test_own_controllers_stay_as_they_are() -> None:
    match = at_the_controls()
    play(match, "red pilot right > rear")
    for world in worlds(match, RED):
        assert (world.players[RED].steering, world.players[RED].target) == (1, 3)


def rolled_again() -> Match:
    match = table(
        gunner(2),
        gunner(2),
        seats=4,
        cards="nitro, crane, emergency",
        script=dice("1 2 4 5") + reroll("blue", "3"),
    )
    act(match, "right > front", "right > front", "left left")
    play(match, "blue nitro 1")
    return match


def test_the_enemys_dice_may_have_been_rolled_again_or_not() -> None:
    match = rolled_again()
    seen_by_green = worlds(match, GREEN)
    assert {world.robots[0].used[Ability.NITRO] for world in seen_by_green} == {0, 1}
    assert [1, 2] in [world.robots[0].dice[:2] for world in seen_by_green]
    assert len({tuple(world.robots[0].dice[:2]) for world in seen_by_green}) > 8
    assert {tuple(world.robots[0].rolled[:2]) for world in seen_by_green} == {(1, 2)}


def test_the_own_teams_dice_are_known_to_both_partners() -> None:
    match = rolled_again()
    for seat in (RED, BLUE):
        for world in worlds(match, seat):
            assert (world.robots[0].dice[:2], world.robots[0].used[Ability.NITRO]) == ([3, 2], 1)


def test_dice_that_the_enemy_has_put_in_order_are_in_some_order() -> None:
    match = table(gunner(2), gunner(2), cards="emergency, crane, nitro", script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left left")
    play(match, "blue order 5 4")
    assert {tuple(world.robots[1].order[:2]) for world in worlds(match, RED)} == {(4, 5), (5, 4)}


def test_a_spectator_thinks_every_hand_possible() -> None:
    match = planning()
    for seat in (RED, YELLOW):
        assert len({hand(world, seat) for world in worlds(match, PUBLIC)}) == len(WORLDS)
    assert GAME.view(redealt(match, PUBLIC), match.true.kit, PUBLIC) == sees(match)
