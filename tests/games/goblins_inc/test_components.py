"""What is in the box: the released set, and sets of people's own that are checked when they are loaded."""

import dataclasses
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.check_kit import is_symmetric
from goblins.games.goblins_inc.notation import tile_name
from goblins.games.goblins_inc.state import Kit, Tile
from goblins.games.goblins_inc.terms import Ability, Kind
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import line_of, load_set, read_set, released_files
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import copied, from_json, to_json

FILE = released_files(GAME)["standard"]
STANDARD = FILE.read_text(encoding="utf-8")
OTHER = Path(__file__).parents[2] / "contract" / "other_sets" / "goblins-inc.toml"

Change = Callable[[str], str]


def kit_of(file: Path) -> Kit:
    kit: Kit = read_set(GAME, file, released=True).kit
    return kit


KIT = kit_of(FILE)


def tiles_of(kind: Kind, premium: int) -> list[Tile]:
    return [tile for tile in KIT.tiles if (tile.kind, tile.premium) == (kind, premium)]


def metal_edges(tiles: list[Tile]) -> list[int]:
    return sorted(sum(tile.metal) for tile in tiles)


# -------------------------------------------------------------------------------------- the released set


def test_the_box_holds_what_the_rulebook_says() -> None:
    assert Counter(Kind(tile.kind) for tile in KIT.tiles) == {
        Kind.WEAPON: 33,
        Kind.ARMOR: 9,
        Kind.ENGINE: 9,
        Kind.DECORATION: 9,
    }
    assert [(box.tokens, box.blueprints) for box in KIT.editions] == [(15, 8), (16, 7), (15, 8)]


def test_every_tile_stands_below_its_name() -> None:
    names = re.findall(r"^# (\w\d\d)\n\[\[tiles]]$", STANDARD, re.MULTILINE)
    assert names == [tile_name(tile) for tile in range(60)]


def test_premium_weapons_have_both_arrows_on_one_edge_or_on_two() -> None:
    arrows = Counter(tuple(tile.arrows) for tile in tiles_of(Kind.WEAPON, 1))
    assert arrows == {(2, 0, 0, 0): 5, (1, 0, 1, 0): 3, (1, 1, 0, 0): 3}


def test_premium_armor_has_both_plates_on_one_edge_or_on_two() -> None:
    assert [tile.plates for tile in tiles_of(Kind.ARMOR, 1)] == [[2, 0, 0, 0], [1, 1, 0, 0], [1, 0, 1, 0]]


def test_ordinary_weapons_mostly_have_metal_on_two_or_three_edges_and_premium_ones_on_one_or_two() -> None:
    assert Counter(metal_edges(tiles_of(Kind.WEAPON, 0))) == {1: 4, 2: 12, 3: 6}
    assert Counter(metal_edges(tiles_of(Kind.WEAPON, 1))) == {1: 5, 2: 5, 3: 1}


def test_weapons_have_as_much_metal_at_their_right_as_at_their_left() -> None:
    ordinary = tiles_of(Kind.WEAPON, 0)
    assert sum(tile.metal[1] for tile in ordinary) == sum(tile.metal[3] for tile in ordinary)


@pytest.mark.parametrize("kind", [Kind.WEAPON, Kind.ARMOR, Kind.ENGINE])
def test_premium_tiles_have_less_metal(kind: Kind) -> None:
    ordinary, premium = metal_edges(tiles_of(kind, 0)), metal_edges(tiles_of(kind, 1))
    assert sum(premium) / len(premium) < sum(ordinary) / len(ordinary)


def test_each_ability_is_alone_on_one_card_and_with_others_on_seventeen() -> None:
    alone = [card.first for card in KIT.tactics if card.second == Ability.NONE]
    pairs = {frozenset((card.first, card.second)) for card in KIT.tactics if card.second != Ability.NONE}
    assert (sorted(alone), len(pairs)) == ([1, 2, 3, 4, 5, 6, 7], 17)


def test_five_blueprints_are_symmetric_and_three_are_not() -> None:
    assert [is_symmetric(blueprint) for blueprint in KIT.blueprints] == [True] * 4 + [False] * 3 + [True]


def test_in_three_rounds_everyone_sits_opposite_everyone_else() -> None:
    opposite = [frozenset((card.chairs[i], card.chairs[i + 2])) for card in KIT.team_cards for i in (0, 1)]
    assert len(set(opposite)) == 6


def test_pictures_of_blueprints_show_what_is_blocked() -> None:
    pictures = re.findall(r"((?:^# {3}[.Xo ]+\n){5})\[\[blueprints]]", STANDARD, re.MULTILINE)
    drawn = [re.sub(r"[# \n]", "", picture) for picture in pictures]
    assert [[i for i, sign in enumerate(yard) if sign == "X"] for yard in drawn] == [
        blueprint.blocked for blueprint in KIT.blueprints
    ]


def test_the_set_is_the_same_after_a_journey_in_a_document() -> None:
    assert from_json(Kit, to_json(KIT)) == KIT


def test_somebody_elses_set_is_accepted_and_differs_nearly_everywhere() -> None:
    other = kit_of(OTHER)
    alike = [i for i, tile in enumerate(other.tiles) if tile == KIT.tiles[i]]
    assert [tile_name(i) for i in alike] == ["D04", "D05", "D06"]
    assert other.tactics != KIT.tactics
    assert not [blueprint for blueprint in other.blueprints if blueprint in KIT.blueprints]
    assert not [card for card in other.team_cards if card in KIT.team_cards]


# --------------------------------------------------------------------------------------------- broken sets


def place_of(array: str, index: int) -> int:
    """Where the table with this number begins in the standard set's lines."""
    return [n for n, line in enumerate(STANDARD.splitlines()) if line == f"[[{array}]]"][index]


def put(array: str, index: int, field: str, value: Any) -> Change:
    """The table with this number says something else."""
    start = place_of(array, index)
    place = next(n for n, line in enumerate(STANDARD.splitlines()) if n > start and line.startswith(f"{field} ="))

    def change(text: str) -> str:
        lines = text.splitlines()
        lines[place] = f'{field} = "{value}"' if isinstance(value, str) else f"{field} = {value}"
        return "\n".join(lines)

    return change


def leave_out(array: str, index: int) -> Change:
    """Its lines stay, as comments, so that all others keep their place."""
    start = place_of(array, index)

    def change(text: str) -> str:
        lines = text.splitlines()
        end = next((n for n in range(start, len(lines)) if not lines[n]), len(lines))
        lines[start:end] = [f"# {line}" for line in lines[start:end]]
        return "\n".join(lines)

    return change


def tile(name: str, field: str, value: Any) -> Change:
    return put("tiles", [tile_name(i) for i in range(60)].index(name), field, value)


def broken(folder: Path, *changes: Change) -> Path:
    text = STANDARD
    for change in changes:
        text = change(text)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def problem_of(file: Path) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read_set(GAME, file, released=False)
    assert caught.value.key == "set-file"
    problem: BadInput = caught.value.arguments["problem"]
    return problem


def refused(folder: Path, *changes: Change) -> tuple[str, dict[str, Any]]:
    problem = problem_of(broken(folder, *changes))
    return problem.key, problem.arguments


def doubted(folder: Path, *changes: Change) -> tuple[str, dict[str, Any]]:
    """What differs from our reconstruction; the set is accepted all the same."""
    [doubt] = read_set(GAME, broken(folder, *changes), released=False).warnings
    return doubt.key, doubt.arguments


def test_a_tile_too_few_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tiles", "found": 59, "stated": 60}
    assert refused(tmp_path, leave_out("tiles", 59)) == ("goblins-inc-tiles", expected)


def test_a_tile_too_many_is_refused(tmp_path: Path) -> None:
    file = broken(tmp_path, lambda text: text.replace("# W01\n", '[[tiles]]\nsource = "stated"\n# W01\n'))
    assert problem_of(file).key == "document-list-too-long"


def test_a_weapon_too_many_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tiles", "kind": "weapon", "found": 34, "stated": 33}
    assert refused(tmp_path, tile("A01", "kind", "weapon")) == ("goblins-inc-kind", expected)


def test_an_engine_too_many_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tiles", "kind": "engine", "found": 10, "stated": 9}
    assert refused(tmp_path, tile("D01", "kind", "engine")) == ("goblins-inc-kind", expected)


def test_tiles_out_of_order_are_refused(tmp_path: Path) -> None:
    changes = [tile("W07", "kind", "armor"), tile("A01", "kind", "weapon")]
    expected = {"where": "/tiles/6/kind", "tile": "W07", "kind": "weapon", "found": "armor"}
    assert refused(tmp_path, *changes) == ("goblins-inc-kind-order", expected)


@pytest.mark.parametrize(
    ("field", "value", "most"),
    [
        ("premium", 2, 1),
        ("metal", [0, 1, 2, 0], 1),
        ("metal", [0, 1, -1, 0], 1),
        ("arrows", [3, 0, 0, 0], 2),
        ("plates", [0, 0, 0, 3], 2),
        ("engines", -1, 2),
    ],
)
def test_figures_out_of_range_are_refused(tmp_path: Path, field: str, value: Any, most: int) -> None:
    expected = {"where": f"/tiles/6/{field}", "tile": "W07", "most": most}
    assert refused(tmp_path, tile("W07", field, value)) == ("goblins-inc-figure", expected)


@pytest.mark.parametrize(
    ("name", "arrows", "right"),
    [("W07", [0, 0, 0, 0], 1), ("W07", [2, 0, 0, 0], 1), ("W23", [1, 0, 0, 0], 2), ("E01", [1, 0, 0, 0], 0)],
)
def test_weapons_have_an_arrow_premium_ones_two_and_nothing_else_has_any(
    tmp_path: Path, name: str, arrows: list[int], right: int
) -> None:
    key, arguments = refused(tmp_path, tile(name, "arrows", arrows))
    assert (key, arguments["where"][-7:], arguments["tile"]) == ("goblins-inc-arrows", "/arrows", name)
    assert (arguments["found"], arguments["expected"]) == (sum(arrows), right)


@pytest.mark.parametrize(
    ("name", "plates", "right"),
    [("A01", [0, 0, 0, 0], 1), ("A01", [1, 0, 1, 0], 1), ("A07", [1, 0, 0, 0], 2), ("D01", [1, 0, 0, 0], 0)],
)
def test_armor_has_a_plate_premium_armor_two_and_nothing_else_has_any(
    tmp_path: Path, name: str, plates: list[int], right: int
) -> None:
    key, arguments = refused(tmp_path, tile(name, "plates", plates))
    assert (key, arguments["where"][-7:], arguments["tile"]) == ("goblins-inc-plates", "/plates", name)
    assert (arguments["found"], arguments["expected"]) == (sum(plates), right)


@pytest.mark.parametrize(
    ("name", "engines", "right"), [("E01", 0, 1), ("E01", 2, 1), ("E07", 1, 2), ("W07", 1, 0), ("D09", 2, 0)]
)
def test_engine_tiles_have_an_engine_premium_ones_two_and_nothing_else_has_any(
    tmp_path: Path, name: str, engines: int, right: int
) -> None:
    key, arguments = refused(tmp_path, tile(name, "engines", engines))
    assert (key, arguments["where"][-8:], arguments["tile"]) == ("goblins-inc-engines", "/engines", name)
    assert (arguments["found"], arguments["expected"]) == (engines, right)


def test_a_plate_without_metal_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tiles/40/metal", "tile": "A08", "edge": 2}
    assert refused(tmp_path, tile("A08", "metal", [1, 0, 1, 1])) == ("goblins-inc-plate-metal", expected)


def test_a_decoration_without_metal_somewhere_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tiles/59/metal", "tile": "D09"}
    assert refused(tmp_path, tile("D09", "metal", [1, 1, 1, 0])) == ("goblins-inc-decoration-metal", expected)


def test_premium_weapons_must_not_all_point_two_ways(tmp_path: Path) -> None:
    changes = [tile(f"W{n}", "arrows", [1, 0, 1, 0]) for n in range(23, 28)]
    assert refused(tmp_path, *changes) == ("goblins-inc-premium-weapons", {"where": "/tiles"})


def test_premium_weapons_must_not_all_point_one_way(tmp_path: Path) -> None:
    changes = [tile(f"W{n}", "arrows", [2, 0, 0, 0]) for n in range(28, 34)]
    assert refused(tmp_path, *changes) == ("goblins-inc-premium-weapons", {"where": "/tiles"})


def test_premium_armor_must_not_all_cover_one_edge(tmp_path: Path) -> None:
    changes = [tile(name, "plates", [2, 0, 0, 0]) for name in ("A08", "A09")]
    assert refused(tmp_path, *changes) == ("goblins-inc-premium-armor", {"where": "/tiles"})


def test_a_premium_weapon_too_many_is_doubted(tmp_path: Path) -> None:
    changes = [tile("W01", "premium", 1), tile("W01", "arrows", [2, 0, 0, 0])]
    expected = {"where": "/tiles", "kind": "weapon", "found": 12, "expected": 11}
    assert doubted(tmp_path, *changes) == ("goblins-inc-premium", expected)


def test_a_premium_decoration_too_few_is_doubted(tmp_path: Path) -> None:
    expected = {"where": "/tiles", "kind": "decoration", "found": 2, "expected": 3}
    assert doubted(tmp_path, tile("D09", "premium", 0)) == ("goblins-inc-premium", expected)


def test_metal_where_an_arrow_is_is_doubted(tmp_path: Path) -> None:
    expected = {"where": "/tiles/32/metal", "tile": "W33", "edge": 2}
    assert doubted(tmp_path, tile("W33", "metal", [0, 1, 0, 1])) == ("goblins-inc-arrow-metal", expected)


def test_a_tile_that_nothing_can_hold_is_doubted(tmp_path: Path) -> None:
    expected = {"where": "/tiles/6/metal", "tile": "W07"}
    assert doubted(tmp_path, tile("W07", "metal", [0, 0, 0, 0])) == ("goblins-inc-no-metal", expected)


def test_a_tactics_card_too_few_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tactics", "found": 23, "stated": 24}
    assert refused(tmp_path, leave_out("tactics", 23)) == ("goblins-inc-cards", expected)


def test_a_card_without_ability_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tactics/8/first", "card": 9}
    assert refused(tmp_path, put("tactics", 8, "first", "none")) == ("goblins-inc-card-blank", expected)


def test_a_card_with_one_ability_twice_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/tactics/0/second", "card": 1}
    assert refused(tmp_path, put("tactics", 0, "second", "nitro")) == ("goblins-inc-card-twice-the-same", expected)


@pytest.mark.parametrize(
    ("first", "second"),
    [("nitro", "emergency"), ("homing", "emergency"), ("crane", "duct-tape"), ("dynamite", "sabotage")],
)
def test_a_pair_that_the_rulings_leave_out_is_doubted(tmp_path: Path, first: str, second: str) -> None:
    expected = {"where": "/tactics/8/second", "card": 9, "first": first, "second": second}
    changes = [put("tactics", 8, "first", first), put("tactics", 8, "second", second)]
    assert doubted(tmp_path, *changes) == ("goblins-inc-card-unpaired", expected)


def test_a_pair_that_was_there_before_is_doubted_in_either_order(tmp_path: Path) -> None:
    changes = [put("tactics", 8, "first", "homing"), put("tactics", 8, "second", "nitro")]
    expected = {"where": "/tactics/8", "card": 9, "other": 8}
    assert doubted(tmp_path, *changes) == ("goblins-inc-card-repeated", expected)


def test_an_ability_alone_twice_is_doubted(tmp_path: Path) -> None:
    expected = {"where": "/tactics/7", "card": 8, "other": 1}
    assert doubted(tmp_path, put("tactics", 7, "second", "none")) == ("goblins-inc-card-repeated", expected)


def test_a_blueprint_too_few_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/blueprints", "found": 7, "stated": 8}
    assert refused(tmp_path, leave_out("blueprints", 7)) == ("goblins-inc-blueprints", expected)


@pytest.mark.parametrize("blocked", [[1, 2, 3], [1, 2, 2, 22], [1, 2, 3, 25], [-1, 1, 2, 3], [22, 3, 2, 1]])
def test_a_blueprint_without_four_squares_in_order_is_refused(tmp_path: Path, blocked: list[int]) -> None:
    expected = {"where": "/blueprints/0/blocked", "blueprint": 1}
    change = put("blueprints", 0, "blocked", blocked)
    assert refused(tmp_path, change) == ("goblins-inc-blueprint-squares", expected)


def test_a_blueprint_that_blocks_the_cockpit_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/blueprints/4/blocked", "blueprint": 5, "square": 12}
    assert refused(tmp_path, put("blueprints", 4, "blocked", [0, 1, 12, 23])) == (
        "goblins-inc-blueprint-cockpit",
        expected,
    )


@pytest.mark.parametrize("square", [6, 7, 8, 11, 13, 16, 17, 18])
def test_a_blueprint_that_blocks_a_square_around_the_cockpit_is_doubted(tmp_path: Path, square: int) -> None:
    expected = {"where": "/blueprints/4/blocked", "blueprint": 5, "square": square}
    change = put("blueprints", 4, "blocked", [0, 1, square, 23])
    assert doubted(tmp_path, change) == ("goblins-inc-blueprint-cockpit", expected)


def test_a_blueprint_that_cuts_off_a_corner_is_doubted(tmp_path: Path) -> None:
    expected = {"where": "/blueprints/4/blocked", "blueprint": 5, "square": 4}
    change = put("blueprints", 4, "blocked", [3, 9, 15, 23])
    assert doubted(tmp_path, change) == ("goblins-inc-blueprint-cut-off", expected)


@pytest.mark.parametrize(
    "giraffe",
    [[2, 3, 4, 22], [0, 1, 2, 22], [2, 20, 21, 22], [2, 22, 23, 24], [10, 14, 19, 24], [0, 5, 10, 14]],
)
def test_a_blueprint_that_is_another_one_turned_or_mirrored_is_doubted(tmp_path: Path, giraffe: list[int]) -> None:
    expected = {"where": "/blueprints/6/blocked", "blueprint": 7, "other": 6}
    change = put("blueprints", 6, "blocked", giraffe)
    assert doubted(tmp_path, change) == ("goblins-inc-blueprint-alike", expected)


def test_too_few_symmetric_blueprints_are_doubted(tmp_path: Path) -> None:
    changes = [put("blueprints", 0, "blocked", [0, 1, 2, 3]), put("blueprints", 1, "blocked", [0, 2, 3, 4])]
    expected = {"where": "/blueprints", "found": 3, "least": 4}
    assert doubted(tmp_path, *changes) == ("goblins-inc-blueprints-crooked", expected)


def test_a_slanting_mirror_makes_a_blueprint_symmetric_too(tmp_path: Path) -> None:
    changes = [put("blueprints", 0, "blocked", [0, 1, 2, 3]), put("blueprints", 1, "blocked", [0, 1, 5, 24])]
    assert read_set(GAME, broken(tmp_path, *changes), released=False).name == "standard"


def test_a_team_card_too_few_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/team_cards", "found": 2, "stated": 3}
    assert refused(tmp_path, leave_out("team_cards", 2)) == ("goblins-inc-team-cards", expected)


@pytest.mark.parametrize("chairs", [[0, 1, 2, 2], [1, 2, 3, 4], [0, 1, -1, 2]])
def test_a_team_card_without_a_chair_for_every_colour_is_refused(tmp_path: Path, chairs: list[int]) -> None:
    expected = {"where": "/team_cards/1/chairs", "card": 2}
    assert refused(tmp_path, put("team_cards", 1, "chairs", chairs)) == ("goblins-inc-chairs", expected)


def test_two_team_cards_with_the_same_partners_are_refused_whoever_sits_opposite(tmp_path: Path) -> None:
    expected = {"where": "/team_cards/2/chairs", "card": 3, "other": 1}
    assert refused(tmp_path, put("team_cards", 2, "chairs", [2, 3, 0, 1])) == ("goblins-inc-pairing", expected)


def test_an_edition_too_few_is_refused(tmp_path: Path) -> None:
    expected = {"where": "/editions", "found": 2, "stated": 3}
    assert refused(tmp_path, leave_out("editions", 2)) == ("goblins-inc-editions", expected)


def with_premium_armor(count: int) -> list[Change]:
    changes = [tile(f"A0{n}", "premium", 1) for n in range(1, count + 1)]
    return changes + [tile(f"A0{n}", "plates", [2, 0, 0, 0]) for n in range(1, count + 1)]


def test_more_plates_than_the_tokens_of_any_edition_are_refused(tmp_path: Path) -> None:
    expected = {"where": "/editions/1/tokens", "edition": "fr", "plates": 17, "tokens": 16}
    assert refused(tmp_path, *with_premium_armor(5)) == ("goblins-inc-plates-and-tokens", expected)


def test_sixteen_plates_serve_the_edition_with_sixteen_tokens_and_no_other() -> None:
    kit = copied(load_set(GAME).kit)
    for armor in [tile for tile in kit.tiles if tile.kind == Kind.ARMOR and not tile.premium][:4]:
        armor.plates[0] += 1
    own = dataclasses.replace(load_set(GAME), kit=kit)
    french, english = (read_options(GAME.options, GAME.settings, {"edition": name}) for name in ("fr", "en"))
    assert Play.begin(GAME, own, french, 2, key_from_seed(1)).deciders()
    with pytest.raises(BadInput, match="16 armor plates, but the edition “en” has only 15"):
        Play.begin(GAME, own, english, 2, key_from_seed(1))


@pytest.mark.parametrize(("index", "edition", "stated"), [(0, "en", 15), (1, "fr", 16), (2, "ru", 15)])
def test_an_edition_with_another_number_of_tokens_is_refused(
    tmp_path: Path, index: int, edition: str, stated: int
) -> None:
    expected = {"where": f"/editions/{index}/tokens", "edition": edition, "found": 14, "stated": stated}
    assert refused(tmp_path, put("editions", index, "tokens", 14)) == ("goblins-inc-tokens", expected)


@pytest.mark.parametrize(("index", "edition", "stated"), [(0, "en", 8), (1, "fr", 7), (2, "ru", 8)])
def test_an_edition_with_another_number_of_blueprints_is_refused(
    tmp_path: Path, index: int, edition: str, stated: int
) -> None:
    expected = {"where": f"/editions/{index}/blueprints", "edition": edition, "found": 6, "stated": stated}
    assert refused(tmp_path, put("editions", index, "blueprints", 6)) == ("goblins-inc-edition-blueprints", expected)


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        (tile("W07", "kind", "catapult"), "document-unknown-name", "/tiles/6/kind"),
        (tile("W07", "metal", 1), "document-not-a-list", "/tiles/6/metal"),
        (tile("W07", "metal", [0, 1, 1, 1, 1]), "document-list-too-long", "/tiles/6/metal"),
        (tile("W07", "source", "guessed"), "set-source", "/tiles/6"),
        (put("tactics", 8, "second", "spade"), "document-unknown-name", "/tactics/8/second"),
    ],
)
def test_what_the_kernel_refuses_is_told_with_its_place(tmp_path: Path, change: Change, key: str, where: str) -> None:
    found, arguments = refused(tmp_path, change)
    assert (found, arguments["where"]) == (key, where)


# ------------------------------------------------------------------------------------------------- lines


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("/", "# Goblins Inc.: what is in the box."),
        ("/version", "version = 1"),
        ("/tiles/40/metal", "metal = [1, 1, 0, 0]"),
        ("/tiles/40/metal/1", "metal = [1, 1, 0, 0]"),
        ("/blueprints/7/blocked", "blocked = [0, 4, 20, 24]"),
        ("/editions/1/tokens", "tokens = 16"),
        ("/editions/1/blueprints", "blueprints = 7"),
        ("/tiles", "[[tiles]]"),
        ("/tactics/3", "[[tactics]]"),
        ("/tactics/3/third", "[[tactics]]"),
        ("/dragons", "# Goblins Inc.: what is in the box."),
    ],
)
def test_a_path_leads_to_its_line(where: str, line: str) -> None:
    assert STANDARD.splitlines()[line_of(STANDARD, where) - 1] == line


@pytest.mark.parametrize(
    ("where", "array", "index", "further"),
    [
        ("/tiles", "tiles", 0, 0),
        ("/tiles/6", "tiles", 6, 0),
        ("/tiles/6/metal", "tiles", 6, 4),
        ("/tiles/6/wheels", "tiles", 6, 0),
        ("/tactics/23/second", "tactics", 23, 3),
        ("/team_cards/2/chairs", "team_cards", 2, 2),
    ],
)
def test_tables_of_an_array_are_counted(where: str, array: str, index: int, further: int) -> None:
    assert line_of(STANDARD, where) == place_of(array, index) + further + 1
