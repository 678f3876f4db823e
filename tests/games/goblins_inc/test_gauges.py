"""What a view says of the robots beyond what lies there: it follows from the view by the rules, and comes true."""

from collections.abc import Iterator

import pytest

import goblins
from goblins.games.goblins_inc.gauges import GaugeView, ProspectView, read_gauges
from goblins.games.goblins_inc.retell import retell
from goblins.games.goblins_inc.view import View
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.positions import ARMORED, BARE, POSITIONS, at_the_controls, building, choosing_agendas
from tests.games.goblins_inc.table import act, armor, bolted, gunner, play, player, robot, sees, table

RAGGED = robot(
    """
    . . . . .
    . . D . .
    . . # ^ .
    E . A . .
    . . v . .
    """,
    A=armor("W"),
)  # a4 hangs on nothing; the plate of c4 points at an empty square


def gauge(match: Match, team: int, seat: str | None = None) -> GaugeView:
    return sees(match, seat).gauges[team - 1]


# ------------------------------------------------------------------------------------------- while building


def test_what_hangs_on_nothing_is_named_and_not_counted() -> None:
    seen = gauge(table(RAGGED, phase="build"), 1)
    assert (seen.hanging, seen.engines, seen.weapons) == (["a4"], 1, 2)
    assert seen.arrows == [1, 0, 1, 0]


NEARLY_SHUT = bolted("c2 W06, b3 W11, d3 W25 east, c4 W21 south")  # metal waits at d4 alone


def test_where_metal_waits_is_said_while_building_and_only_then() -> None:
    assert gauge(table(NEARLY_SHUT, BARE, phase="build", standard=True), 1).open == ["d4"]
    assert gauge(table(NEARLY_SHUT, BARE, phase="agendas", standard=True), 1).open == []


def test_what_hangs_on_nothing_has_metal_for_nobody() -> None:
    seen = gauge(table(RAGGED, phase="build"), 1).open
    assert not {"a3", "a5"} & set(seen)


def test_a_square_that_the_blueprint_blocks_is_no_place_to_join_on() -> None:
    match = table(BARE, BARE, phase="build")
    blocked = sees(match, "red").blocked
    assert blocked
    assert not set(blocked) & set(gauge(match, 1).open)


def test_tokens_to_come_say_what_they_will_cover() -> None:
    seen = gauge(table(RAGGED, ARMORED, phase="build"), 1), gauge(table(RAGGED, ARMORED, phase="build"), 2)
    assert [one.armor for one in seen] == [[["c4"]], [["e2", "e3"], ["e2", "d2"]]]


def test_a_tile_that_others_hang_on_says_which() -> None:
    holds = gauge(table(RAGGED, phase="build"), 1).holds
    assert [(one.square, one.fallen) for one in holds] == [("c4", ["c5"])]


def test_a_builder_reads_the_tiles_of_this_step_and_nobody_else_does() -> None:
    match = building()
    assert gauge(match, 1, "red").hanging == ["b1"]
    assert [gauge(match, 1, seat).hanging for seat in ("blue", "yellow", None)] == [[], [], []]


def test_what_agendas_are_worth_follows_the_robots_as_they_would_go_into_the_fight() -> None:
    match = table(ARMORED, phase="agendas", red=player(agendas="artist decoy guardian driller bet", bet="star"))
    worth = {one.agenda: one.worth for one in sees(match, "red").worths}
    assert worth == {"artist": 2, "decoy": 4, "guardian": 3, "driller": 2 + 4, "bet": 0}
    assert sees(match).worths == sees(match, "blue").worths == []


def test_open_agendas_say_to_everybody_what_they_are_worth_to_either_team() -> None:
    match = table(RAGGED, phase="build", open_agendas="artist", options={"variant": "party"})
    for seat in (None, "red"):
        worths = [(one.agenda, one.team, one.worth) for one in sees(match, seat).worths]
        assert len(worths) == 6
        assert {("artist", 1, 2), ("artist", 2, 4)} <= set(worths)


# ------------------------------------------------------------------------------------------ at the controls


def prospect(match: Match, team: int, steering: str, target: str) -> ProspectView:
    found = [one for one in gauge(match, team).prospects if (one.steering, one.target) == (steering, target)]
    return found[0]


def test_a_controller_says_what_it_costs_and_how_many_dice_it_gives() -> None:
    match = table(gunner(3), cards="crane, nitro, homing")
    seen = prospect(match, 1, "right", "rear")
    assert (seen.cost, seen.unused, seen.goof, seen.overheated, seen.facing, seen.dice) == (
        3,
        0,
        False,
        False,
        "right",
        3,
    )


def test_a_goof_is_foreseen_with_all_that_follows() -> None:
    match = table(gunner(0))
    seen = prospect(match, 2, "rear", "front")
    assert (seen.goof, seen.unused, seen.overheated, seen.facing) == (True, 0, True, "far")
    assert seen.sides == ["far", "right", "near", "left"]


def test_the_side_that_would_be_struck_depends_on_how_the_enemy_turns() -> None:
    assert prospect(at_the_controls(), 1, "front", "left").sides == ["right", "near", "left", "far"]


def test_when_the_controllers_are_shown_the_aim_and_the_dice_to_come_are_seen() -> None:
    match = table(gunner(3), cards="crane, nitro, homing")
    act(match, "right > left", "front > front", "left middle")
    assert (gauge(match, 1).dice, gauge(match, 2).attacked, gauge(match, 1).attacked) == (3, "right", "right")


# ----------------------------------------------------------------------------------------- over whole games


def game_of_bots(seats: int, seed: int, **options: str) -> Iterator[tuple[Match, str, View]]:
    """Every decision of a game of bots: the table, who decides, and what they see."""
    match = goblins.new("goblins-inc", seats=seats, seed=seed, options=options)
    while match.deciders:
        seat = match.deciders[0]
        yield match, seat, sees(match, seat)


GAMES = [(2, 1, "standard"), (3, 2, "standard"), (4, 3, "full"), (4, 4, "party")]
over_whole_games = pytest.mark.parametrize(("seats", "seed", "variant"), GAMES)


@over_whole_games
def test_whatever_was_read_before_a_move_happens_when_it_is_made(seats: int, seed: int, variant: str) -> None:
    checked = set()
    for match, seat, view in game_of_bots(seats, seed, variant=variant):
        bot = "random" if seat == "blue" else "scrapper"  # one who leaves things hanging
        public, move = sees(match), match.bot_move(seat, bot, seed=len(match.true.made))
        told = [one.event for one in match.true.play(match.seats.index(seat), move.packed())]
        for read, check in CHECKS.items():
            if check(view, public, told):
                checked.add(read)
    assert checked == {*CHECKS}


def loose_parts_fall(view: View, public: View, told: list[Event]) -> bool:
    """With the last sealed step the builders' own views show everything."""
    fallen = {event.fields()["team"]: event.fields()["fallen"] for event in told if event.verb == "fell-loose"}
    own = next(one for one in view.players if one.seat == view.seat)
    if any(event.verb == "building-ended" for event in told) and own.fresh:
        assert ", ".join(view.gauges[own.team - 1].hanging) == fallen.get(own.team, "")
    return bool(fallen)


def tokens_come(view: View, public: View, told: list[Event]) -> bool:
    placed = [event.fields() for event in told if event.verb == "token-placed"]
    if public.phase != "agendas" or not placed:
        return any(event.verb == "armored" for event in told)
    for team, seen in enumerate(public.gauges, 1):
        come = [[one["first"], one["second"]] for one in placed if one["team"] == team]
        assert [[square for square in token if square != "none"] for token in come] == seen.armor
    return True


def controllers_show(view: View, public: View, told: list[Event]) -> bool:
    shown = [event.fields() for event in told if event.verb == "pilot-showed"]
    goofed = {event.fields()["team"] for event in told if event.verb == "goofed"}
    for one in shown:
        seen = next(
            prospect
            for prospect in public.gauges[one["team"] - 1].prospects
            if (prospect.steering, prospect.target) == (one["steering"], one["target"])
        )
        assert (seen.unused, seen.facing, seen.goof) == (one["unused"], one["facing"], one["team"] in goofed)
        assert seen.overheated == bool(one["overheated"])
        assert seen.cost <= one["engines"] or seen.goof
    return bool(shown)


def dice_roll(view: View, public: View, told: list[Event]) -> bool:
    rolls = [event.fields() for event in told if event.verb == "dice-rolled"]
    changed = any(event.verb in ("sabotaged", "craned") for event in told)
    if public.phase != "before-roll" or not rolls or changed:
        return False
    rolled = [0 if rolls[0][name] == "none" else len(rolls[0][name].split()) for name in ("one", "two")]
    assert rolled == [seen.dice for seen in public.gauges]
    return True


def sides_are_struck(view: View, public: View, told: list[Event]) -> bool:
    attacks = [event.fields() for event in told if event.verb == "attack-began"]
    if public.phase not in ("before-roll", "after-roll") or not attacks:
        return False
    assert all(public.gauges[one["team"] - 1].attacked == one["side"] for one in attacks)
    return True


def others_fall_with_it(view: View, public: View, told: list[Event]) -> bool:
    """The first tile that breaks off each robot, as it stood before."""
    changed = any(event.verb == "craned" for event in told)
    broken = {one["team"]: one for event in reversed(told) if event.verb == "destroyed" for one in (event.fields(),)}
    for team, one in broken.items():
        with_it = {hold.square: ", ".join(hold.fallen) for hold in public.gauges[team - 1].holds}
        assert changed or with_it.get(one["square"], "") == one["fallen"].replace("none", "")
    return bool(broken)


def agendas_pay(view: View, public: View, told: list[Event]) -> bool:
    """As they are worth to their owner, once the last die has struck."""
    scored = [event.fields() for event in told if event.verb == "agenda-scored"]
    if not scored:
        return False
    for event in told[: [event.verb for event in told].index("fight-ended")]:
        retell(public, event)
    for owner in public.players:
        mine = [one for one in scored if one["seat"] == owner.seat]
        owner.agendas = [one["agenda"] for one in mine]
        owner.bet = next((one["bet"] for one in mine if one["agenda"] == "bet"), "none")
    read_gauges(public)
    teams = {owner.seat: owner.team for owner in public.players}
    paid = {(one["agenda"], teams[one["seat"]], one["points"]) for one in scored}
    assert paid == {(one.agenda, one.team, one.worth) for one in public.worths}
    return True


CHECKS = {
    "loose": loose_parts_fall,
    "tokens": tokens_come,
    "controllers": controllers_show,
    "dice": dice_roll,
    "sides": sides_are_struck,
    "holds": others_fall_with_it,
    "worth": agendas_pay,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_it_follows_from_the_view_alone(name: str) -> None:
    match = POSITIONS[name]()
    for seat in (None, *match.seats):
        view, again = sees(match, seat), sees(match, seat)
        again.gauges, again.worths = [], []
        read_gauges(again)
        assert again == view


def test_nothing_is_worth_reading_off_an_empty_yard() -> None:
    match = table(BARE, BARE, phase="build")
    beside = ["c2", "b3", "d3", "c4"]
    assert gauge(match, 1) == GaugeView([], beside, [0, 0, 0, 0], 1, 0, [], [], None, 0, [])


def test_agendas_in_hand_are_read_while_four_are_chosen() -> None:
    match = choosing_agendas()
    assert [one.agenda for one in sees(match, "red").worths] == [
        "decoy",
        "guardian",
        "berserker",
        "ninja",
        "saboteur",
        "bet",
    ]
    play(match, "red discard ninja")
    assert "ninja" not in [one.agenda for one in sees(match, "red").worths]
