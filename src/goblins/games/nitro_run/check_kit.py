"""What a component set must keep, because the rulebook states it or the rules need it; and what we reconstructed."""

from collections.abc import Callable, Iterator

from ...kernel.errors import BadInput
from ...kernel.names import name_of
from ...kernel.record import blank
from .rules.routes import first_route, free_ground, next_route, tunnels_on
from .set_up import lay_chasm, terrain_on
from .state import CardSide, Hex, Kit, State
from .terms import (
    CARD_ROWS,
    CARD_SIDES,
    CARDS,
    COLUMNS,
    HEXES,
    HIGHEST_SPEED_CHANGE,
    HIGHEST_STABILITY_CHANGE,
    HIGHEST_TOP,
    LOWEST_SPEED_CHANGE,
    LOWEST_STABILITY_CHANGE,
    LOWEST_TOP,
    MOST_BUILD,
    MOST_GATHER,
    Chasm,
    Kind,
    Shape,
    Terrain,
)

HEXES_OF_KIND = {Kind.TRACK: 15, Kind.BLANK: 3, Kind.RUBBLE: 3}  # reconstructed
TRACKS_OF_SHAPE = {Shape.STRAIGHT: 7, Shape.BEND: 6, Shape.HAIRPIN: 2}
FEWEST_WITHOUT_NUMBERS, MOST_WITHOUT_NUMBERS = 3, 5  # about a quarter of the tracks
EXAMPLES = {Shape.BEND: (-1, 1), Shape.STRAIGHT: (1, 2)}  # stated: stability and speed of the rulebook's example
TERRAINS = {Terrain.CAVE: (2, 2), Terrain.LEDGE: (1, 1), Terrain.CRAG: (1, 2)}  # fewest and most on a card side
LEAST_WAYS = 2
SHORTEST_WAYS = (6, 7)
SHORTEST_WITH_TUNNELS = 5


def check_kit(kit: Kit) -> None:
    """Every figure that a rulebook states, or that follows from one."""
    for check in STATED:
        check(kit)


def doubt_kit(kit: Kit) -> list[BadInput]:
    """Where a set differs from what we reconstructed: the first place of each kind."""
    doubts = []
    for check in RECONSTRUCTED:
        try:
            check(kit)
        except BadInput as doubt:
            doubts.append(doubt)
    return doubts


# ------------------------------------------------------------------------------------------ hexes and card


def _all_hexes_are_there(kit: Kit) -> None:
    found = sum(hexagon.top > 0 for hexagon in kit.hexes)
    if found != HEXES:
        raise BadInput("nitro-run-hexes", where="/hexes", found=found, stated=HEXES)


def _the_examples_are_among_them(kit: Kit) -> None:
    for shape, (stability, speed) in EXAMPLES.items():
        if not any((one.form, one.stability, one.speed) == (shape, stability, speed) for one in _tracks(kit)):
            figures = {"stability": stability, "speed": speed}
            raise BadInput("nitro-run-example", where="/hexes", shape=name_of(shape), **figures)


def _figures_are_in_range(kit: Kit) -> None:
    ranges = {
        "top": (LOWEST_TOP, HIGHEST_TOP),
        "stability": (LOWEST_STABILITY_CHANGE, HIGHEST_STABILITY_CHANGE),
        "speed": (LOWEST_SPEED_CHANGE, HIGHEST_SPEED_CHANGE),
    }
    for i, one in enumerate(kit.hexes):
        for field, (least, most) in ranges.items():
            if not least <= getattr(one, field) <= most:
                where = f"/hexes/{i}/{field}"
                raise BadInput("nitro-run-figure", where=where, hex=i + 1, field=field, least=least, most=most)


def _the_card_has_its_spaces(kit: Kit) -> None:
    for field, most in (("gather", MOST_GATHER), ("build", MOST_BUILD)):
        if not 1 <= getattr(kit.production, field) <= most:
            raise BadInput("nitro-run-production", where=f"/production/{field}", field=field, most=most)


def _each_kind_has_its_number_of_hexes(kit: Kit) -> None:
    for kind, expected in HEXES_OF_KIND.items():
        found = sum(one.kind == kind for one in kit.hexes)
        if found != expected:
            raise BadInput("nitro-run-kind", where="/hexes", kind=name_of(kind), found=found, expected=expected)


def _each_shape_has_its_number_of_tracks(kit: Kit) -> None:
    for shape, expected in TRACKS_OF_SHAPE.items():
        found = sum(one.form == shape for one in _tracks(kit))
        if found != expected:
            raise BadInput("nitro-run-shape", where="/hexes", shape=name_of(shape), found=found, expected=expected)


def _a_quarter_of_the_tracks_has_no_numbers(kit: Kit) -> None:
    found = sum(not _has_numbers(one) for one in _tracks(kit))
    if not FEWEST_WITHOUT_NUMBERS <= found <= MOST_WITHOUT_NUMBERS:
        limits = {"least": FEWEST_WITHOUT_NUMBERS, "most": MOST_WITHOUT_NUMBERS}
        raise BadInput("nitro-run-without-numbers", where="/hexes", found=found, **limits)


def _straights_gain_speed_and_curves_cost_stability(kit: Kit) -> None:
    for i, one in enumerate(kit.hexes):
        if one.kind == Kind.TRACK and _has_numbers(one):
            if one.form == Shape.STRAIGHT and one.speed < 1:
                raise BadInput("nitro-run-straight", where=f"/hexes/{i}/speed", hex=i + 1)
            if one.form != Shape.STRAIGHT and one.stability > -1:
                raise BadInput("nitro-run-curve", where=f"/hexes/{i}/stability", hex=i + 1)


def _only_tracks_have_numbers(kit: Kit) -> None:
    for i, one in enumerate(kit.hexes):
        if one.kind != Kind.TRACK and _has_numbers(one):
            raise BadInput("nitro-run-waste-numbers", where=f"/hexes/{i}/stability", hex=i + 1)


def _spec_sides_betray_nothing(kit: Kit) -> None:
    """Blanks and rubble look like tracks, and no shape is safe from them."""
    sides = {(one.form, one.top) for one in _tracks(kit)}
    for i, one in enumerate(kit.hexes):
        if (one.form, one.top) not in sides:
            raise BadInput("nitro-run-betrayed", where=f"/hexes/{i}/top", hex=i + 1)
    for shape in Shape:
        if all(one.kind == Kind.TRACK for one in kit.hexes if one.form == shape):
            raise BadInput("nitro-run-safe-shape", where="/hexes", shape=name_of(shape))


def _tracks(kit: Kit) -> list[Hex]:
    return [one for one in kit.hexes if one.kind == Kind.TRACK]


def _has_numbers(one: Hex) -> bool:
    return one.stability != 0 or one.speed != 0


# -------------------------------------------------------------------------------------------------- chasms


def _all_card_sides_are_there(kit: Kit) -> None:
    found = sum(Terrain.CAVE in terrains_of(side) for side in kit.sides)
    if found != CARD_SIDES:
        raise BadInput("nitro-run-sides", where="/sides", found=found, stated=CARD_SIDES)


def _card_sides_are_printed_with_what_they_must(kit: Kit) -> None:
    for i, side in enumerate(kit.sides):
        found = terrains_of(side)
        for terrain, (least, most) in TERRAINS.items():
            if not least <= found.count(terrain) <= most:
                figures = {"found": found.count(terrain), "least": least, "most": most}
                raise BadInput(
                    "nitro-run-terrain", where=f"/sides/{i}", side=i + 1, terrain=name_of(terrain), **figures
                )
        for terrain in (Terrain.BLASTED, Terrain.HALF_SPACE):
            if terrain in found:
                raise BadInput("nitro-run-unprinted", where=f"/sides/{i}", side=i + 1, terrain=name_of(terrain))


def _openings_are_chasm(kit: Kit) -> None:
    for i, side in enumerate(kit.sides):
        row = 0 if i < CARDS else CARD_ROWS - 1
        if terrain_on(side, row, side.opening) != Terrain.CHASM:
            raise BadInput("nitro-run-opening", where=f"/sides/{i}/opening", side=i + 1)


def _every_chasm_can_be_crossed(kit: Kit) -> None:
    for chasm in chasms():
        if not any(True for _ in ways_of(kit, chasm)):
            raise BadInput("nitro-run-ways", where="/sides", chasm=name_of(chasm), found=0, least=1)


def _every_chasm_has_two_ways_of_the_right_length(kit: Kit) -> None:
    for chasm in chasms():
        lengths = [length for length, tunnels in ways_of(kit, chasm) if not tunnels]
        if len(lengths) < LEAST_WAYS:
            raise BadInput(
                "nitro-run-ways", where="/sides", chasm=name_of(chasm), found=len(lengths), least=LEAST_WAYS
            )
        if min(lengths) not in SHORTEST_WAYS:
            raise BadInput("nitro-run-shortest", where="/sides", chasm=name_of(chasm), found=min(lengths))


def _no_tunnel_makes_a_way_too_short(kit: Kit) -> None:
    for chasm in chasms():
        found = min(length for length, _ in ways_of(kit, chasm))
        if found < SHORTEST_WITH_TUNNELS:
            least = SHORTEST_WITH_TUNNELS
            raise BadInput("nitro-run-tunnels", where="/sides", chasm=name_of(chasm), found=found, least=least)


def chasms() -> list[Chasm]:
    return [chasm for chasm in Chasm if chasm != Chasm.LOT]


def terrains_of(side: CardSide) -> list[Terrain]:
    return [Terrain(terrain_on(side, row, column)) for row in range(CARD_ROWS) for column in range(COLUMNS)]


def ways_of(kit: Kit, chasm: Chasm) -> Iterator[tuple[int, int]]:
    """Every way through an empty chasm without demolition: how many sections it takes, and how many tunnels."""
    s = blank(State)
    s.chasm = int(chasm)
    lay_chasm(s, kit)
    ground = free_ground(s)
    trail = first_route(s, ground)
    while trail.length > 0:
        yield trail.length, tunnels_on(trail).bit_count()
        trail = next_route(s, ground, trail)


STATED: tuple[Callable[[Kit], None], ...] = (
    _all_hexes_are_there,
    _all_card_sides_are_there,
    _the_card_has_its_spaces,
    _figures_are_in_range,
    _the_examples_are_among_them,
    _only_tracks_have_numbers,
    _card_sides_are_printed_with_what_they_must,
    _openings_are_chasm,
    _every_chasm_can_be_crossed,
)
RECONSTRUCTED: tuple[Callable[[Kit], None], ...] = (
    _each_kind_has_its_number_of_hexes,
    _each_shape_has_its_number_of_tracks,
    _a_quarter_of_the_tracks_has_no_numbers,
    _straights_gain_speed_and_curves_cost_stability,
    _spec_sides_betray_nothing,
    _every_chasm_has_two_ways_of_the_right_length,
    _no_tunnel_makes_a_way_too_short,
)
