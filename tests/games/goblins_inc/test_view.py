"""What each seat sees of the table: the robots are shared, agendas, gifts, controllers and hands are not."""

import dataclasses
from collections.abc import Sequence

import msgspec
import pytest

from goblins.games.goblins_inc.view import TileView
from goblins.match import Match
from tests.games.goblins_inc.positions import (
    POSITIONS,
    SEVEN,
    after_the_roll,
    at_the_controls,
    building,
    losing_a_token,
    over,
    planning,
)
from tests.games.goblins_inc.table import (
    act,
    armor,
    engine,
    own,
    play,
    player,
    player_of,
    robot,
    robot_of,
    sees,
    table,
    weapon,
)

# ----------------------------------------------------------------------------- sealed moves, seen by the others


@dataclasses.dataclass
class Sealed:
    """Two things that a seat may do in secret, and who of the others may see which it was."""

    match: Match
    seat: str
    moves: tuple[Sequence[str], Sequence[str]]
    own_team: Sequence[str] = ()


def choosing() -> Match:
    return table(seats=4, phase="agendas", red=player(agendas=SEVEN), blue=player(agendas=SEVEN))


SEALED = {
    "gifts": lambda: Sealed(planning(), "red", (["give W01 W02"], ["give E01 D01"])),
    "a tile": lambda: Sealed(building(), "red", (["place A01 c1 north"], ["place D02 e4 west"])),
    "lifting": lambda: Sealed(building(), "red", (["lift W11"], ["place D02 c4 north"])),
    "a discard": lambda: Sealed(choosing(), "red", (["discard artist"], ["discard bet"])),
    "a bet": lambda: Sealed(choosing(), "red", (["bet star"], ["bet snitch", "discard bet"])),
    "the pilot": lambda: Sealed(at_the_controls(), "red", (["pilot rear > left"], ["pilot front > front"])),
    "a card": lambda: Sealed(at_the_controls(), "blue", (["pick left"], ["pick right"])),
    "a die": lambda: Sealed(
        after_the_roll("nitro+homing")(), "blue", (["homing 2 5"], ["nitro all"]), own_team=["red"]
    ),
    "an order": lambda: Sealed(
        after_the_roll("nitro+homing")(), "blue", (["order 1 2 2"], ["order 2 2 1"]), own_team=["red"]
    ),
}


@pytest.mark.parametrize("name", SEALED)
def test_others_cannot_tell_one_sealed_move_from_another(name: str) -> None:
    one, other = SEALED[name](), SEALED[name]()
    play(one.match, *(f"{one.seat} {move}" for move in one.moves[0]))
    play(other.match, *(f"{one.seat} {move}" for move in one.moves[1]))
    strangers = [seat for seat in (*one.match.seats, None) if seat != one.seat and seat not in one.own_team]
    for seat in strangers:
        assert sees(one.match, seat) == sees(other.match, seat)
        assert one.match.events(seat) == other.match.events(seat)


@pytest.mark.parametrize("name", SEALED)
def test_the_seat_itself_and_where_dice_are_concerned_its_team_can(name: str) -> None:
    one, other = SEALED[name](), SEALED[name]()
    play(one.match, *(f"{one.seat} {move}" for move in one.moves[0]))
    play(other.match, *(f"{one.seat} {move}" for move in one.moves[1]))
    for seat in [one.seat, *one.own_team]:
        assert sees(one.match, seat) != sees(other.match, seat)


def test_who_is_still_thinking_is_seen_by_everybody() -> None:
    match = at_the_controls()
    play(match, "red pilot rear > left", "green pick left")
    assert sees(match).deciders == sees(match, "blue").deciders == ["blue", "yellow"]


# ------------------------------------------------------------------------------------------- hands and agendas


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    match = planning()
    assert own(match, "red").hand == ["W01", "W02", "A01", "E01", "D01"]
    assert [seated.hand for seated in sees(match, "blue").players] == [None, [], None, None]
    assert [seated.held for seated in sees(match, "blue").players] == [5, 0, 0, 5]


def test_a_spectator_sees_no_hand_no_agenda_no_gift_and_no_controller() -> None:
    for position in POSITIONS.values():
        match = position()
        for seated in sees(match).players:
            secrets = (seated.hand, seated.gifts, seated.fresh, seated.agendas, seated.bet, seated.discarded)
            assert secrets == (None, None, None, None, None, None)


def test_agendas_and_bet_are_the_owners_alone() -> None:
    match = table(phase="agendas", red=player(agendas="artist decoy bet", bet="star", discarded="ninja"))
    assert (own(match, "red").agendas, own(match, "red").bet) == (["artist", "decoy", "bet"], "star")
    assert own(match, "red").discarded == ["ninja"]
    seen = player_of(match, "red", "blue")
    assert (seen.agendas, seen.bet, seen.discarded) == (None, None, None)


def test_partners_share_the_robot_and_nothing_of_each_other() -> None:
    match = building()
    red, blue = sees(match, "red"), sees(match, "blue")
    assert red.robots == blue.robots
    secrets = [red.players[1].hand, red.players[1].agendas, blue.players[0].hand, blue.players[0].fresh]
    assert secrets == [None, None, None, None]


# ------------------------------------------------------------------------------------------------- the table


def test_everybody_sees_both_robots_with_tiles_turns_and_tokens() -> None:
    match = losing_a_token()
    seen = robot_of(match, 2)
    assert [(square.square, square.tile, square.turn) for square in seen.squares][:2] == [
        ("d2", "D01", "north"),
        ("e2", "A01", "north"),
    ]
    assert seen.tokens == [["e2", "e3"], ["e2", "d2"]]
    assert robot_of(match, 2, "red") == robot_of(match, 2, "yellow") == seen


def test_both_scrapyards_lie_open() -> None:
    match = table(robot(lost="W D", loose="E", tokens_lost=2))
    seen = robot_of(match, 1, "blue")
    assert (seen.lost, seen.loose, seen.tokens_lost) == (["W02", "D03"], ["E01"], 2)


def test_phase_round_blueprint_supply_and_cards_lie_open() -> None:
    view = sees(table(robot(tokens_lost=3), fight_round=3, round_number=2, cards="crane, homing+dynamite, nitro"))
    assert (view.phase, view.round_number, view.rounds, view.fight_round) == ("controls", 2, 2, 3)
    assert (view.blocked, view.supply) == (["a1", "a5", "e1", "e5"], 12)
    assert view.shown == [["crane"], ["homing", "dynamite"], ["nitro"]]


# --------------------------------------------------------------------------------------- what the pieces show


def tiles_shown(match: Match, seat: str | None = None) -> list[str]:
    return [tile.tile for tile in sees(match, seat).tiles]


def test_a_seat_sees_what_is_on_its_own_tiles_and_on_those_that_lie_open() -> None:
    match = building()
    assert tiles_shown(match) == ["W01", "D01"]
    assert tiles_shown(match, "red") == ["W01", "W11", "A01", "D01", "D02"]
    assert tiles_shown(match, "blue") == ["W01", "W21", "W22", "W23", "D01"]


def test_of_a_tile_its_kind_edges_and_engines_are_seen() -> None:
    match = table(robot("""
        . . . . .
        . . A . .
        . E # G .
        . . . . .
        . . . . .
    """, A=armor("NE"), E=engine(2, "NE"), G=weapon("SS")))  # fmt: skip
    shown = {tile.tile: tile for tile in sees(match).tiles}
    assert shown["A01"] == TileView("A01", "armor", True, [1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 0, 0], 0)
    assert shown["E01"] == TileView("E01", "engine", True, [1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], 2)
    assert shown["W01"] == TileView("W01", "weapon", True, [1, 1, 0, 1], [0, 0, 2, 0], [0, 0, 0, 0], 0)


def test_a_gift_is_seen_by_its_giver_wherever_the_other_keeps_it() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    assert {"W01", "A01"} <= set(tiles_shown(match, "red"))
    assert not {"W01", "A01"} & set(tiles_shown(match, "blue"))


def test_tiles_in_the_scrapyards_are_seen_and_those_in_the_bag_are_not() -> None:
    match = table(robot(lost="D", loose="E"))
    assert {"D03", "E01"} <= set(tiles_shown(match))
    assert "W33" not in tiles_shown(match)


def test_agendas_that_are_seen_say_their_class_and_a_bet_its_sides() -> None:
    match = table(phase="agendas", red=player(agendas="artist ninja bet"))
    seen = sees(match, "red").agendas
    assert [(card.agenda, card.kind, card.sides) for card in seen] == [
        ("artist", "defensive", []),
        ("ninja", "destructive", []),
        ("bet", "bet", ["snitch", "star"]),
    ]
    assert sees(match, "blue").agendas == sees(match).agendas == []


def test_agendas_that_are_seen_say_what_they_count() -> None:
    match = table(phase="agendas", red=player(agendas="artist metalhead driller guardian"))
    artist, guardian, metalhead, driller = sees(match, "red").agendas
    anything = ["weapon", "armor", "engine", "decoration"]
    assert (artist.tiles, artist.premium, artist.each, artist.pays) == (["decoration"], [True, False], 1, 2)
    assert (guardian.tiles, guardian.premium, guardian.each, guardian.pays) == (anything, [True, False], 2, 1)
    assert (metalhead.tiles, metalhead.premium) == (anything, [True])
    assert (driller.tiles, driller.beside, driller.corner) == ([], 2, 1)


def test_the_square_that_is_hit_is_seen_while_its_pilot_chooses() -> None:
    match = losing_a_token()
    assert [sees(match, seat).struck for seat in (None, "red", "yellow")] == ["e2", "e2", "e2"]
    play(match, "yellow token 1")
    assert sees(match).struck is None


@pytest.mark.parametrize(("seats", "steps"), [(2, 8), (3, 8), (4, 5)])
def test_it_is_seen_which_step_of_how_many_this_is(seats: int, steps: int) -> None:
    view = sees(table(seats=seats, phase="build", step=3))
    assert (view.build_step, view.build_steps, view.fight_rounds) == (3, steps, 4)


def test_the_chosen_settings_lie_on_the_table() -> None:
    chosen = {
        "edition": "fr",
        "variant": "full",
        "goof": "refused",
        "on_tie": "third-round",
        "loose_counts_for_agendas": "no",
        "starter": "blue",
    }
    assert msgspec.to_builtins(sees(table(options=chosen)).options) == chosen
    assert msgspec.to_builtins(sees(table()).options) == {
        "edition": "en",
        "variant": "standard",
        "goof": "allowed",
        "on_tie": "share",
        "loose_counts_for_agendas": "yes",
        "starter": "lot",
    }


def test_until_the_reveal_no_engine_is_counted() -> None:
    match = at_the_controls()
    assert (robot_of(match, 1).engines, robot_of(match, 1).unused, robot_of(match, 1).card) == (0, 0, [])


def test_after_the_round_the_controllers_are_cleared() -> None:
    match = table()
    act(match, "right > front")
    assert sees(match).fight_round == 2
    assert own(match, "red").controls == []
    assert player_of(match, "red", "blue").controls is None


def test_the_end_and_the_discards_are_seen() -> None:
    match = over()
    assert (sees(match).phase, sees(match).ending, sees(match).deciders) == ("over", "boss", [])
    assert player_of(match, "red").discarded == ["decoy"]
    assert player_of(match, "red").scored == ["artist"]


@pytest.mark.parametrize("name", POSITIONS)
def test_views_differ_only_in_what_is_secret(name: str) -> None:
    match = POSITIONS[name]()
    public = sees(match)
    for seat in match.seats:
        view = sees(match, seat)
        view.seat = None
        for mine, theirs in zip(view.players, public.players):
            mine.hand = mine.gifts = mine.fresh = mine.agendas = mine.discarded = mine.bet = None
            mine.controls, mine.pick, mine.known = theirs.controls, theirs.pick, theirs.known
        for mine_robot, theirs_robot in zip(view.robots, public.robots):
            mine_robot.order = theirs_robot.order
        assert [tile for tile in view.tiles if tile in public.tiles] == public.tiles
        view.tiles, view.agendas, view.worths, view.gauges = (
            public.tiles,
            public.agendas,
            public.worths,
            public.gauges,
        )
        assert view == public


def test_a_view_can_be_written_as_a_document() -> None:
    exported = building().export("red")
    assert exported["view"]["players"][0]["fresh"] == [{"square": "b1", "tile": "W11", "turn": "east"}]
    assert "W11" not in msgspec.json.encode(building().export("blue")).decode()
