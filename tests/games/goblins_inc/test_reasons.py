"""Every reason against a move, provoked at the table."""

import dataclasses

import pytest

from goblins import Refused
from goblins.games.goblins_inc import GAME, events
from goblins.games.goblins_inc.reasons import Reason
from goblins.kernel.names import name_of
from goblins.kernel.reasons import CommonReason
from goblins.match import Match
from tests.games.goblins_inc.positions import (
    ARMORED,
    Position,
    after_the_roll,
    alone_at_the_controls,
    at_the_controls,
    before_the_roll,
    building,
    choosing_agendas,
    losing_a_token,
    over,
    planning,
)
from tests.games.goblins_inc.table import act, dice, gunner, offers, play, player, robot, table


@dataclasses.dataclass
class Case:
    reason: Reason
    move: str
    position: Position
    seat: str = "red"


def chosen() -> Match:
    """Red has kept four agendas, but not turned the bet."""
    return table(phase="agendas", red=player(agendas="artist decoy guardian bet"))


def steered() -> Match:
    match = table()
    play(match, "red pilot front > front")
    return match


def out_of_tokens() -> Match:
    match = table(robot(tokens_lost=15), cards="sabotage+duct-tape, nitro, emergency")
    act(match)
    return match


def sabotaged() -> Match:
    match = before_the_roll("sabotage+crane")()
    play(match, "red sabotage")
    return match


def five_dice() -> Match:
    match = table(gunner(5), cards="dynamite, nitro, emergency", script=dice("1 2 3 4 5"))
    act(match, "right > front", picks="left middle")
    return match


crane, tape = before_the_roll("crane"), before_the_roll("sabotage+duct-tape")
homing, emergency = after_the_roll("nitro+homing"), after_the_roll("emergency", "1 2")

CASES = [
    Case(Reason.NOT_PLANNING, "give W11 A01", building),
    Case(Reason.NOT_BUILDING, "place W01 b1 north", planning),
    Case(Reason.NOT_BUILDING, "lift W01", planning),
    Case(Reason.NOT_BUILDING, "done", planning),
    Case(Reason.NOTHING_TO_FINISH, "done", at_the_controls),
    Case(Reason.NOTHING_TO_FINISH, "done", losing_a_token, "yellow"),
    Case(Reason.NOT_CHOOSING_AGENDAS, "discard artist", building),
    Case(Reason.NOT_CHOOSING_AGENDAS, "bet star", building),
    Case(Reason.NOT_AT_THE_CONTROLS, "pilot front > front", planning),
    Case(Reason.NOT_AT_THE_CONTROLS, "pick left", planning),
    Case(Reason.NOT_BEFORE_THE_ROLL, "pass", at_the_controls),
    Case(Reason.NOT_BEFORE_THE_ROLL, "sabotage", at_the_controls),
    Case(Reason.NOT_AFTER_THE_ROLL, "nitro all", at_the_controls),
    Case(Reason.NOT_AFTER_THE_ROLL, "order 1", at_the_controls),
    Case(Reason.NO_TOKEN_TO_CHOOSE, "token 1", at_the_controls),
    Case(Reason.TILE_NOT_HELD, "give W01 W11", planning),
    Case(Reason.TILE_NOT_HELD, "place W21 c1 north", building),
    Case(Reason.GIFTS_ALIKE, "give W01 W01", planning),
    Case(Reason.SQUARE_TAKEN, "place A01 b1 north", building),
    Case(Reason.SQUARE_TAKEN, "crane c4 > b3 north", crane),
    Case(Reason.SQUARE_BLOCKED, "place A01 a1 north", building),
    Case(Reason.SQUARE_COCKPIT, "place A01 c3 north", building),
    Case(Reason.SQUARE_COCKPIT, "crane c3 > c1 north", crane),
    Case(Reason.SQUARE_COCKPIT, "tape c3", tape),
    Case(Reason.TILE_NOT_FRESH, "lift W01", building),
    Case(Reason.TILES_LEFT, "done", building),
    Case(Reason.AGENDA_NOT_HELD, "discard driller", choosing_agendas),
    Case(Reason.AGENDAS_CHOSEN, "discard artist", chosen),
    Case(Reason.AGENDAS_LEFT, "done", choosing_agendas),
    Case(Reason.NO_BET_CARD, "bet star", lambda: table(phase="agendas")),
    Case(Reason.NO_SUCH_BET, "bet none", chosen),
    Case(Reason.BET_OPEN, "done", chosen),
    Case(Reason.NOT_PILOT, "pilot front > front", at_the_controls, "blue"),
    Case(Reason.NOT_TACTICIAN, "pick left", at_the_controls),
    Case(Reason.HAS_STEERED, "pilot right > front", steered),
    Case(Reason.HAS_PICKED, "pick left", alone_at_the_controls),
    Case(Reason.TOO_FEW_ENGINES, "pilot rear > rear", alone_at_the_controls),
    Case(Reason.ABILITY_MISSING, "sabotage", crane),
    Case(Reason.ABILITY_MISSING, "dynamite", homing, "blue"),
    Case(Reason.ABILITY_USED, "sabotage", sabotaged),
    Case(Reason.NO_TILE_THERE, "crane a1 > b2 north", crane),
    Case(Reason.NO_TILE_THERE, "tape a1", tape),
    Case(Reason.ARMOR_NEEDS_NO_TAPE, "tape e2", tape),
    Case(Reason.NO_TOKEN_IN_SUPPLY, "tape b3", out_of_tokens),
    Case(Reason.TILE_HAS_TOKEN, "crane e2 > e1 north", crane),
    Case(Reason.CRANE_IDLE, "crane c4 > c4 north", crane),
    Case(Reason.CRANE_DROPS, "crane c4 > a1 north", crane),
    Case(Reason.NO_SUCH_DIE, "nitro 5", homing, "blue"),
    Case(Reason.NO_SUCH_DIE, "homing all 3", homing, "blue"),
    Case(Reason.NO_BLANK, "emergency", emergency, "blue"),
    Case(Reason.DIE_IS_BLANK, "homing 1 3", homing, "blue"),
    Case(Reason.DIE_SHOWS_IT, "homing 2 1", homing, "blue"),
    Case(Reason.DYNAMITE_WITH_FIVE, "dynamite", five_dice),
    Case(Reason.ROWS_NOT_ROLLED, "order 1 2", homing, "blue"),
    Case(Reason.ROWS_NOT_ROLLED, "order none", homing, "blue"),
    Case(Reason.TOKEN_ELSEWHERE, "token 3", losing_a_token, "yellow"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{name_of(case.reason)}: {case.move}")
def test_a_refused_move_changes_nothing_and_says_why(case: Case) -> None:
    match = case.position()
    before = match.position()
    with pytest.raises(Refused) as caught:
        match.play(case.seat, case.move)
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.anchor) == (name_of(case.reason), case.reason.anchor)
    assert case.move not in offers(match, case.seat)
    assert match.position() == before


def test_every_reason_is_provoked() -> None:
    assert {case.reason for case in CASES} == set(Reason) - {Reason.NONE}


def test_every_reason_cites_a_chapter_of_the_rules() -> None:
    assert {reason.anchor for reason in Reason if reason} <= set(GAME.chapters)


def test_too_few_engines_names_how_many_there_are_and_how_many_it_takes() -> None:
    refusal = alone_at_the_controls().why_not("red", "pilot rear > rear")
    assert refusal is not None
    assert (refusal.arguments["engines"], refusal.arguments["cost"]) == (3, 4)


def test_too_many_agendas_names_how_many_must_still_go() -> None:
    refusal = choosing_agendas().why_not("red", "done")
    assert refusal is not None
    assert refusal.arguments["discards"] == 2


def says(match: Match, seat: str, move: str) -> str:
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return refusal.text()


def test_a_taken_square_is_named_and_so_is_the_one_the_crane_aims_at() -> None:
    assert "b1" in says(building(), "red", "place A01 b1 north")
    assert "b3" in says(crane(), "red", "crane c4 > b3 north")


def test_the_tile_that_is_not_in_the_hand_is_named() -> None:
    assert "W21" in says(building(), "red", "place W21 c1 north")
    assert "W11" in says(planning(), "red", "give W01 W11")
    assert "A02" in says(planning(), "red", "give A02 W01")


def test_the_ability_that_is_missing_or_used_is_named() -> None:
    assert "Sabotage" in says(crane(), "red", "sabotage")
    assert "Duct Tape" in says(crane(), "red", "tape b3")
    assert "Sabotage" in says(sabotaged(), "red", "sabotage")


def test_a_builder_is_told_how_many_tiles_are_left() -> None:
    match = building()
    assert says(match, "red", "done").startswith("2 tiles")
    play(match, "red place A01 c1 north")
    assert says(match, "red", "done").startswith("One tile")


def test_the_dice_that_there_are_are_named_with_their_blanks_and_in_an_order_without() -> None:
    assert "□ 1 2 2" in says(homing(), "blue", "nitro 5")
    assert ": 1 2 2," in says(homing(), "blue", "order 1 2")


def test_gifts_may_be_named_in_either_order() -> None:
    match = planning()
    play(match, "red give D01 W02")
    assert [str(event) for event in match.events("red")][:1] == [str(events.GiftSealed("red", "W02", "D01"))]


def test_the_reasons_that_all_games_share_are_given_too() -> None:
    match = at_the_controls()
    why_not = match.true.game.why_not
    play(match, "red pilot front > front")
    assert why_not(match.true.state, match.true.kit, 0, 0) == CommonReason.NOT_ASKED
    assert why_not(match.true.state, match.true.kit, 1, 1 << 60) == CommonReason.NO_MOVE
    match = over()
    assert why_not(match.true.state, match.true.kit, 0, 0) == CommonReason.GAME_OVER


def test_the_armored_robot_of_these_positions_has_engines_for_three_turns() -> None:
    match = table(ARMORED)
    assert match.why_not("red", "pilot right > rear") is None
