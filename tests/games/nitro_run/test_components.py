"""What is in the box: the released set, and sets of people's own that are checked when they are loaded."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from goblins import BadInput
from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.check_kit import chasms, terrains_of, ways_of
from goblins.games.nitro_run.state import Kit
from goblins.games.nitro_run.terms import Chasm, Kind, Shape, Terrain
from goblins.kernel.components import read_set, released_files
from goblins.kernel.record import from_json, to_json

FILE = released_files(GAME)["standard"]
STANDARD = FILE.read_text(encoding="utf-8")
OTHER = Path(__file__).parents[2] / "contract" / "other_sets" / "nitro-run.toml"


def kit_of(file: Path) -> Kit:
    kit: Kit = read_set(GAME, file, released=True).kit
    return kit


KIT = kit_of(FILE)
TRACKS = [one for one in KIT.hexes if one.kind == Kind.TRACK]
every_chasm = pytest.mark.parametrize("chasm", chasms(), ids=lambda chasm: chasm.name.lower())


def test_the_box_holds_what_the_rulings_say() -> None:
    assert Counter(Kind(one.kind) for one in KIT.hexes) == {Kind.TRACK: 15, Kind.BLANK: 3, Kind.RUBBLE: 3}
    assert Counter(Shape(one.form) for one in TRACKS) == {Shape.STRAIGHT: 7, Shape.BEND: 6, Shape.HAIRPIN: 2}
    assert (KIT.production.gather, KIT.production.build) == (3, 3)


def test_the_rulebooks_example_pair_is_among_the_tracks() -> None:
    numbers = {(Shape(one.form), one.stability, one.speed) for one in TRACKS}
    assert {(Shape.BEND, -1, 1), (Shape.STRAIGHT, 1, 2)} <= numbers


def test_every_spec_side_hides_something_that_is_no_track() -> None:
    looks = {(one.form, one.top) for one in KIT.hexes}
    waste = Counter((one.form, one.top) for one in KIT.hexes if one.kind != Kind.TRACK)
    assert {look: waste[look] for look in looks} == dict.fromkeys(looks, 1)


@pytest.mark.parametrize("side", range(4))
def test_every_card_side_has_two_caves_a_ledge_and_a_crag_or_two(side: int) -> None:
    found = Counter(terrains_of(KIT.sides[side]))
    assert (found[Terrain.CAVE], found[Terrain.LEDGE]) == (2, 1)
    assert (found[Terrain.CRAG], found[Terrain.CHASM]) in ((1, 5), (2, 4))


@every_chasm
def test_every_chasm_has_ways_of_the_right_length(chasm: Chasm) -> None:
    ways = list(ways_of(KIT, chasm))
    plain = [length for length, tunnels in ways if not tunnels]
    assert len(plain) >= 2
    assert min(plain) in (6, 7)
    assert min(length for length, _ in ways) >= 5


def test_the_cards_are_drawn_beside_their_rows() -> None:
    signs = {"chasm": ".", "crag": "X", "cave": "C", "ledge": "L"}
    pictures = re.findall(r"((?:^# {3}[.XCL ]+\n){3})\[\[sides]]", STANDARD, re.MULTILINE)
    drawn = [re.sub(r"[# \n]", "", picture) for picture in pictures]
    assert drawn == ["".join(signs[one.name.lower()] for one in terrains_of(side)) for side in KIT.sides]


def test_the_set_is_the_same_after_a_journey_in_a_document() -> None:
    assert from_json(Kit, to_json(KIT)) == KIT


def test_somebody_elses_set_is_accepted() -> None:
    assert kit_of(OTHER) != KIT


# ------------------------------------------------------------------------------------------------ wrong sets

Change = Callable[[str], str]


def replaced(old: str, new: str, count: int = 1) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, count)

    return change


def without_last_hex(text: str) -> str:
    return text[: text.rindex("[[hexes]]")]


def without_last_side(text: str) -> str:
    return text[: text.rindex("[[sides]]")] + text[text.index("[[hexes]]") :]


def changed_hex(number: int, old: str, new: str) -> Change:
    def change(text: str) -> str:
        parts = text.split("[[hexes]]")
        assert old in parts[number]
        parts[number] = parts[number].replace(old, new, 1)
        return "[[hexes]]".join(parts)

    return change


def hex_with(kind: Kind, shape: Shape, numbers: bool) -> int:
    """The number of the first hex of that kind and shape, with numbers or without."""
    return 1 + next(
        i
        for i, one in enumerate(KIT.hexes)
        if (one.kind, one.form) == (kind, shape) and bool(one.stability or one.speed) == numbers
    )


FAST_STRAIGHT = 1 + next(i for i, one in enumerate(KIT.hexes) if one.form == Shape.STRAIGHT and one.speed == 3)
BLANK_STRAIGHT = hex_with(Kind.BLANK, Shape.STRAIGHT, False)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without_last_hex, "The box has 21 hexes, not 20."),
        (without_last_side, "There are 4 sides of chasm cards, not 3."),
        (replaced("gather = 3", "gather = 9"), "The production card has between 1 and 6 spaces to gather."),
        (changed_hex(1, "top = 2", "top = 7"), "Hex 1: “top” must be between 2 and 4."),
        (changed_hex(1, "speed = 0", "speed = 5"), "Hex 1: “speed” must be between -1 and 3."),
        (
            changed_hex(BLANK_STRAIGHT, "speed = 0", "speed = 1"),
            f"Hex {BLANK_STRAIGHT}: only tracks have numbers.",
        ),
        (replaced('opening = "a"', 'opening = "c"'), "Side 1: its opening must be open chasm."),
        (replaced('c = "ledge"', 'c = "blasted"'), "Side 1: “ledge” must be there 1 to 1 times, not 0."),
        (replaced('a = "cave"', 'a = "crag"'), "Side 1: “cave” must be there 2 to 2 times, not 1."),
    ],
)
def test_a_wrong_set_is_refused_with_file_and_line(tmp_path: Path, change: Change, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(change(STANDARD), encoding="utf-8")
    with pytest.raises(BadInput) as problem:
        read_set(GAME, file, released=False)
    assert says in str(problem.value)
    assert re.search(r"mine\.toml.*\d", str(problem.value))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (changed_hex(1, 'kind = "track"', 'kind = "blank"'), "There must be 15 hexes of kind “track”, not 14."),
        (changed_hex(1, 'form = "straight"', 'form = "bend"'), "There must be 7 tracks of shape “straight”, not 6."),
        (
            changed_hex(FAST_STRAIGHT, "speed = 3", "speed = 0"),
            f"Hex {FAST_STRAIGHT}: a straight with numbers gains speed.",
        ),
        (changed_hex(FAST_STRAIGHT, "speed = 3", "speed = -1"), "gains speed"),
    ],
)
def test_a_set_that_differs_from_our_reconstruction_is_accepted_with_a_warning(
    tmp_path: Path, change: Change, says: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(change(STANDARD), encoding="utf-8")
    warnings = read_set(GAME, file, released=False).warnings
    assert [doubt for doubt in warnings if says in str(doubt)]
