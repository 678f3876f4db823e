"""What a game without a view of its own shows, and how it is redealt."""

from enum import IntEnum
from typing import Annotated, Any

import msgspec
import pytest

from goblins.kernel.chance import MAX_SEATS, key_from_seed
from goblins.kernel.defaults import NoOptions, plain_picture
from goblins.kernel.events import EVERYONE, PUBLIC
from goblins.kernel.record import OWN, SEATED, SHOWN, Dice, Int8, Known, KnownBy, blank, copied, difference, record
from goblins.kernel.seeing import redealer_of, see
from goblins.kernel.steps import CommonState, ask_seat, begin_game

RED, BLUE = 0, 1


class Weather(IntEnum):
    FAIR = 0
    FOUL = 1


class Crop(IntEnum):
    OATS = 0
    HOPS = 1


@record
class Field:
    crops: Annotated[list[Int8], 2, Crop, SHOWN]


@record
class Farmer:
    purse: Annotated[Int8, SHOWN]
    die: Annotated[Int8, Dice(6), OWN]


@record
class Farm:
    table: CommonState
    options: NoOptions
    weather: Annotated[Int8, Weather, SHOWN]
    field: Field
    barns: Annotated[list[Field], 2]
    wells: Annotated[list[Int8], 3, Dice(20), KnownBy("dug")]
    dug: Annotated[list[Known], 3]
    demon: Annotated[Int8, Dice(8)]
    farmers: Annotated[list[Farmer], MAX_SEATS, SEATED]


@pytest.fixture
def farm() -> Farm:
    s = blank(Farm)
    begin_game(s, 2, key_from_seed(1), 1)
    ask_seat(s, BLUE)
    s.weather = Weather.FOUL
    s.field.crops[Crop.HOPS] = 3
    s.wells[:] = [7, 8, 9]
    s.dug[:] = [0, 1 << RED, EVERYONE]
    s.demon = 5
    for seat in (RED, BLUE):
        s.farmers[seat].purse = 10 + seat
        s.farmers[seat].die = 2 + seat
    return s


def test_a_seat_sees_what_is_shown_what_it_knows_and_what_is_its_own(farm: Farm) -> None:
    assert see(farm, None, RED) == {
        "seat": "red",
        "deciders": ["blue"],
        "weather": "foul",
        "field": {"crops": {"oats": 0, "hops": 3}},
        "barns": [{"crops": {"oats": 0, "hops": 0}}] * 2,
        "wells": [None, 8, 9],
        "farmers": [{"seat": "red", "purse": 10, "die": 2}, {"seat": "blue", "purse": 11, "die": None}],
    }


def test_spectators_see_what_everybody_knows(farm: Farm) -> None:
    seen = see(farm, None, PUBLIC)
    assert (seen["seat"], seen["wells"]) == (None, [None, None, 9])
    assert [farmer["die"] for farmer in seen["farmers"]] == [None, None]


def test_what_nobody_was_said_to_see_and_chance_are_in_no_view(farm: Farm) -> None:
    written = msgspec.json.encode([see(farm, None, seat) for seat in (RED, BLUE, PUBLIC)]).decode()
    assert not [name for name in ("demon", "dug", "table", "options", "chance", "key") if f'"{name}"' in written]


def test_hidden_dice_are_rolled_anew_and_all_else_stays(farm: Farm) -> None:
    redeal = redealer_of(Farm)
    changed: set[str] = set()
    for number in range(40):
        world = copied(farm)
        redeal(world, None, RED, key_from_seed(number))
        assert see(world, None, RED) == see(farm, None, RED)
        changed |= {line.split(":")[0] for line in difference(farm, world) if not line.startswith("table")}
    assert changed == {"wells[0]", "demon", "farmers[1].die"}


def test_what_is_redealt_depends_on_the_key_and_on_what_the_seat_knows_alone(farm: Farm) -> None:
    redeal, other = redealer_of(Farm), copied(farm)
    other.wells[0], other.demon, other.farmers[BLUE].die = 1, 1, 6
    for world in (farm, other):
        redeal(world, None, RED, key_from_seed(7))
    assert not difference(farm, other)


def test_no_die_stays_no_die(farm: Farm) -> None:
    farm.demon = 0
    redealer_of(Farm)(farm, None, RED, key_from_seed(1))
    assert farm.demon == 0


def test_what_is_hidden_and_no_die_needs_a_redeal_of_the_game() -> None:
    @record
    class Secretive:
        table: CommonState
        options: NoOptions
        card: Int8

    with pytest.raises(TypeError, match=r"Secretive\.card is hidden"):
        redealer_of(Secretive)


def test_who_sees_a_field_is_said_once_and_of_numbers() -> None:
    def declare(hint: Any) -> None:
        record(type("Wrong", (), {"__annotations__": {"field": hint}}))

    with pytest.raises(TypeError, match="twice"):
        declare(Annotated[Int8, SHOWN, OWN])
    with pytest.raises(TypeError, match="each field of Field"):
        declare(Annotated[list[Field], 2, SHOWN])


def test_a_view_is_drawn_as_a_line_and_tables(farm: Farm) -> None:
    assert plain_picture(see(farm, None, RED), "en").splitlines() == [
        "weather foul · field crops oats 0, hops 3 · wells ? 8 9",
        "",
        "[bold]barns  crops[/]",
        "1      oats 0, hops 0",
        "2      oats 0, hops 0",
        "",
        "[bold]farmers  purse  die[/]",
        "[red]▲ Red    10     2[/]",
        "[blue]● Blue   11     ?[/]",
    ]
