"""What a component set must keep, because a rulebook states it or it follows; and what we reconstructed."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.names import name_of
from .notation import FIRST_OF_KIND, tile_name
from .state import Blueprint, Card, Kit, Options, TeamCard, Tile
from .terms import (
    BLUEPRINTS,
    CARDS,
    COCKPIT,
    SIDE_LENGTH,
    SQUARES,
    TEAM_CARDS,
    TILES,
    Ability,
    Edition,
    Kind,
)

TOKENS = (15, 16, 15)  # stated, of each edition
BLUEPRINT_CARDS = (8, 7, 8)  # stated, of each edition
TILES_OF_KIND = (33, 9, 9, 9)  # stated
PREMIUM_OF_KIND = (11, 3, 3, 3)  # reconstructed
MOST = {"premium": 1, "metal": 1, "arrows": 2, "plates": 2, "engines": 2}
LEAST_SYMMETRIC = BLUEPRINTS // 2
UNPAIRED = (  # abilities that are on no card together
    {Ability.NITRO, Ability.EMERGENCY},
    {Ability.EMERGENCY, Ability.HOMING},
    {Ability.CRANE, Ability.DUCT_TAPE},
    {Ability.SABOTAGE, Ability.DYNAMITE},
)


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


# ----------------------------------------------------------------------------------------- tiles, as stated


def _all_tiles_are_there(kit: Kit) -> None:
    found = _count_given(kit.tiles)
    if found != TILES:
        raise BadInput("goblins-inc-tiles", where="/tiles", found=found, stated=TILES)


def _each_kind_has_its_number_of_tiles(kit: Kit) -> None:
    for kind, stated in zip(Kind, TILES_OF_KIND, strict=True):
        found = sum(tile.kind == kind for tile in kit.tiles)
        if found != stated:
            raise BadInput("goblins-inc-kind", where="/tiles", kind=name_of(kind), found=found, stated=stated)


def _tiles_are_in_the_order_of_their_names(kit: Kit) -> None:
    """A tile is named by its place: W07 must be a weapon in every set."""
    for i, tile in enumerate(kit.tiles):
        kind = max(kind for kind in Kind if FIRST_OF_KIND[kind] <= i)
        if tile.kind != kind:
            arguments = {"tile": tile_name(i), "kind": name_of(kind), "found": name_of(Kind(tile.kind))}
            raise BadInput("goblins-inc-kind-order", where=f"/tiles/{i}/kind", **arguments)


def _figures_are_in_range(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        for field, most in MOST.items():
            figures = getattr(tile, field)
            figures = figures if isinstance(figures, list) else [figures]
            if not all(0 <= figure <= most for figure in figures):
                raise BadInput("goblins-inc-figure", where=f"/tiles/{i}/{field}", tile=tile_name(i), most=most)


def _weapons_alone_have_arrows(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        found, expected = sum(tile.arrows), _worth(tile, Kind.WEAPON)
        if found != expected:
            where = f"/tiles/{i}/arrows"
            raise BadInput("goblins-inc-arrows", where=where, tile=tile_name(i), found=found, expected=expected)


def _armor_alone_has_plates(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        found, expected = sum(tile.plates), _worth(tile, Kind.ARMOR)
        if found != expected:
            where = f"/tiles/{i}/plates"
            raise BadInput("goblins-inc-plates", where=where, tile=tile_name(i), found=found, expected=expected)


def _engine_tiles_alone_have_engines(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        found, expected = tile.engines, _worth(tile, Kind.ENGINE)
        if found != expected:
            where = f"/tiles/{i}/engines"
            raise BadInput("goblins-inc-engines", where=where, tile=tile_name(i), found=found, expected=expected)


def _worth(tile: Tile, kind: Kind) -> int:
    """How much a tile has of what only this kind has: premium tiles are twice as good."""
    return 1 + tile.premium if tile.kind == kind else 0


def _plates_are_metal(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        for edge in range(4):
            if tile.plates[edge] and not tile.metal[edge]:
                raise BadInput("goblins-inc-plate-metal", where=f"/tiles/{i}/metal", tile=tile_name(i), edge=edge + 1)


def _decorations_have_metal_all_around(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        if tile.kind == Kind.DECORATION and not all(tile.metal):
            raise BadInput("goblins-inc-decoration-metal", where=f"/tiles/{i}/metal", tile=tile_name(i))


def _premium_weapons_point_one_way_and_two(kit: Kit) -> None:
    if not _are_on_one_edge_and_on_two([tile.arrows for tile in kit.tiles if _is_premium(tile, Kind.WEAPON)]):
        raise BadInput("goblins-inc-premium-weapons", where="/tiles")


def _premium_armor_covers_one_edge_and_two(kit: Kit) -> None:
    if not _are_on_one_edge_and_on_two([tile.plates for tile in kit.tiles if _is_premium(tile, Kind.ARMOR)]):
        raise BadInput("goblins-inc-premium-armor", where="/tiles")


def _is_premium(tile: Tile, kind: Kind) -> bool:
    return tile.kind == kind and tile.premium == 1


def _are_on_one_edge_and_on_two(edges: list[list[int]]) -> bool:
    """Some tiles have both arrows, or both plates, on one edge, and some on two."""
    return {max(counts) for counts in edges} == {1, 2}


# ----------------------------------------------------------------------------------- tiles, as reconstructed


def _each_kind_has_its_number_of_premium_tiles(kit: Kit) -> None:
    for kind, expected in zip(Kind, PREMIUM_OF_KIND, strict=True):
        found = sum(_is_premium(tile, kind) for tile in kit.tiles)
        if found != expected:
            raise BadInput("goblins-inc-premium", where="/tiles", kind=name_of(kind), found=found, expected=expected)


def _edges_with_arrows_have_no_metal(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        for edge in range(4):
            if tile.arrows[edge] and tile.metal[edge]:
                raise BadInput("goblins-inc-arrow-metal", where=f"/tiles/{i}/metal", tile=tile_name(i), edge=edge + 1)


def _every_tile_has_metal(kit: Kit) -> None:
    for i, tile in enumerate(kit.tiles):
        if not any(tile.metal):
            raise BadInput("goblins-inc-no-metal", where=f"/tiles/{i}/metal", tile=tile_name(i))


# ------------------------------------------------------------------------------------------- tactics cards


def _all_tactics_cards_are_there(kit: Kit) -> None:
    found = _count_given(kit.tactics)
    if found != CARDS:
        raise BadInput("goblins-inc-cards", where="/tactics", found=found, stated=CARDS)


def _every_card_has_an_ability(kit: Kit) -> None:
    for i, card in enumerate(kit.tactics):
        if card.first == Ability.NONE:
            raise BadInput("goblins-inc-card-blank", where=f"/tactics/{i}/first", card=i + 1)


def _two_abilities_differ(kit: Kit) -> None:
    for i, card in enumerate(kit.tactics):
        if card.first == card.second:
            raise BadInput("goblins-inc-card-twice-the-same", where=f"/tactics/{i}/second", card=i + 1)


def _some_abilities_are_never_paired(kit: Kit) -> None:
    for i, card in enumerate(kit.tactics):
        if _abilities(card) in UNPAIRED:
            pair = {"first": name_of(Ability(card.first)), "second": name_of(Ability(card.second))}
            raise BadInput("goblins-inc-card-unpaired", where=f"/tactics/{i}/second", card=i + 1, **pair)


def _no_two_cards_are_alike(kit: Kit) -> None:
    """Then each ability is alone on one card, and every other pair on one: there are no more than 24 such cards."""
    for i, other in _alike([_abilities(card) for card in kit.tactics]):
        raise BadInput("goblins-inc-card-repeated", where=f"/tactics/{i}", card=i + 1, other=other + 1)


def _abilities(card: Card) -> set[Ability]:
    return {Ability(card.first), Ability(card.second)}


# ---------------------------------------------------------------------------------------------- blueprints


def _all_blueprints_are_there(kit: Kit) -> None:
    found = _count_given(kit.blueprints)
    if found != BLUEPRINTS:
        raise BadInput("goblins-inc-blueprints", where="/blueprints", found=found, stated=BLUEPRINTS)


def _blueprints_block_four_squares(kit: Kit) -> None:
    """In rising order: a list that is too short is filled up with zeros, and square 0 is a corner."""
    for i, blueprint in enumerate(kit.blueprints):
        in_order = sorted({square for square in blueprint.blocked if 0 <= square < SQUARES})
        if blueprint.blocked != in_order:
            raise BadInput("goblins-inc-blueprint-squares", where=f"/blueprints/{i}/blocked", blueprint=i + 1)


def _the_cockpit_is_open(kit: Kit) -> None:
    for i, blueprint in enumerate(kit.blueprints):
        if COCKPIT in blueprint.blocked:
            where = f"/blueprints/{i}/blocked"
            raise BadInput("goblins-inc-blueprint-cockpit", where=where, blueprint=i + 1, square=COCKPIT)


def _squares_around_the_cockpit_are_open(kit: Kit) -> None:
    """A Driller would score for nothing."""
    for i, blueprint in enumerate(kit.blueprints):
        for square in blueprint.blocked:
            if _is_cockpit_or_next_to_it(square):
                where = f"/blueprints/{i}/blocked"
                raise BadInput("goblins-inc-blueprint-cockpit", where=where, blueprint=i + 1, square=square)


def _open_squares_hang_together(kit: Kit) -> None:
    for i, blueprint in enumerate(kit.blueprints):
        cut_off = set(range(SQUARES)) - set(blueprint.blocked) - _reachable(blueprint)
        if cut_off:
            where = f"/blueprints/{i}/blocked"
            raise BadInput("goblins-inc-blueprint-cut-off", where=where, blueprint=i + 1, square=min(cut_off))


def _no_two_blueprints_are_alike(kit: Kit) -> None:
    for i, other in _alike([_outlines(blueprint) for blueprint in kit.blueprints]):
        where = f"/blueprints/{i}/blocked"
        raise BadInput("goblins-inc-blueprint-alike", where=where, blueprint=i + 1, other=other + 1)


def _half_of_the_blueprints_are_symmetric(kit: Kit) -> None:
    found = sum(is_symmetric(blueprint) for blueprint in kit.blueprints)
    if found < LEAST_SYMMETRIC:
        raise BadInput("goblins-inc-blueprints-crooked", where="/blueprints", found=found, least=LEAST_SYMMETRIC)


def _is_cockpit_or_next_to_it(square: int) -> bool:
    """Also cornerwise."""
    row, column = divmod(square, SIDE_LENGTH)
    middle_row, middle_column = divmod(COCKPIT, SIDE_LENGTH)
    return abs(row - middle_row) <= 1 and abs(column - middle_column) <= 1


def _reachable(blueprint: Blueprint) -> set[int]:
    """The squares that can be walked to from the cockpit without a blocked one."""
    seen, todo = {COCKPIT}, [COCKPIT]
    while todo:
        fresh = set(_neighbours(todo.pop())) - seen - set(blueprint.blocked)
        seen |= fresh
        todo += fresh
    return seen


def _neighbours(square: int) -> Iterator[int]:
    row, column = divmod(square, SIDE_LENGTH)
    for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= r < SIDE_LENGTH and 0 <= c < SIDE_LENGTH:
            yield r * SIDE_LENGTH + c


Outline = frozenset[int]


def _outlines(blueprint: Blueprint) -> set[Outline]:
    """How the blueprint looks from every side, from above and from below."""
    return {*_turns(frozenset(blueprint.blocked)), *_turns(_mirrored(blueprint.blocked))}


def is_symmetric(blueprint: Blueprint) -> bool:
    """Whether some mirror, upright or slanting, leaves it as it is."""
    return frozenset(blueprint.blocked) in _turns(_mirrored(blueprint.blocked))


def _turns(outline: Outline) -> list[Outline]:
    turns = [outline]
    for _ in range(3):
        turns.append(frozenset(_quarter_turn(square) for square in turns[-1]))
    return turns


def _quarter_turn(square: int) -> int:
    row, column = divmod(square, SIDE_LENGTH)
    return column * SIDE_LENGTH + SIDE_LENGTH - 1 - row


def _mirrored(squares: Sequence[int]) -> Outline:
    return frozenset(square - 2 * (square % SIDE_LENGTH) + SIDE_LENGTH - 1 for square in squares)


# -------------------------------------------------------------------------------- team cards and editions


def _all_team_cards_are_there(kit: Kit) -> None:
    found = _count_given(kit.team_cards)
    if found != TEAM_CARDS:
        raise BadInput("goblins-inc-team-cards", where="/team_cards", found=found, stated=TEAM_CARDS)


def _every_colour_has_a_chair(kit: Kit) -> None:
    for i, card in enumerate(kit.team_cards):
        if sorted(card.chairs) != [0, 1, 2, 3]:
            raise BadInput("goblins-inc-chairs", where=f"/team_cards/{i}/chairs", card=i + 1)


def _every_pairing_has_its_card(kit: Kit) -> None:
    for i, other in _alike([_pairing(card) for card in kit.team_cards]):
        raise BadInput("goblins-inc-pairing", where=f"/team_cards/{i}/chairs", card=i + 1, other=other + 1)


def _pairing(card: TeamCard) -> set[frozenset[int]]:
    return {frozenset(card.chairs[:2]), frozenset(card.chairs[2:])}


def _all_editions_are_there(kit: Kit) -> None:
    found = _count_given(kit.editions)
    if found != len(Edition):
        raise BadInput("goblins-inc-editions", where="/editions", found=found, stated=len(Edition))


def _some_edition_has_a_token_for_every_plate(kit: Kit) -> None:
    richest = max(Edition, key=lambda edition: kit.editions[edition].tokens)
    _every_plate_gets_a_token(kit, richest)


def check_kit_fits_options(kit: Kit, options: Options) -> None:
    """A table that plays an edition needs a token of it for every plate (GI-tokens)."""
    _every_plate_gets_a_token(kit, Edition(options.edition))


def _every_plate_gets_a_token(kit: Kit, edition: Edition) -> None:
    plates, tokens = sum(sum(tile.plates) for tile in kit.tiles), kit.editions[edition].tokens
    if tokens < plates:
        where = f"/editions/{int(edition)}/tokens"
        raise BadInput(
            "goblins-inc-plates-and-tokens", where=where, edition=name_of(edition), plates=plates, tokens=tokens
        )


def _editions_have_their_tokens(kit: Kit) -> None:
    for edition, stated in zip(Edition, TOKENS, strict=True):
        found, where = kit.editions[edition].tokens, f"/editions/{int(edition)}/tokens"
        if found != stated:
            raise BadInput("goblins-inc-tokens", where=where, edition=name_of(edition), found=found, stated=stated)


def _editions_have_their_blueprints(kit: Kit) -> None:
    for edition, stated in zip(Edition, BLUEPRINT_CARDS, strict=True):
        found, where = kit.editions[edition].blueprints, f"/editions/{int(edition)}/blueprints"
        if found != stated:
            raise BadInput(
                "goblins-inc-edition-blueprints", where=where, edition=name_of(edition), found=found, stated=stated
            )


# ------------------------------------------------------------------------------------------------- helpers


def _count_given(records: Sequence[Any]) -> int:
    """How many of these a set has: those it leaves out are blank, and come last."""
    given = len(records)
    while given and records[given - 1] == type(records[0])():
        given -= 1
    return given


def _alike(things: Sequence[Any]) -> Iterator[tuple[int, int]]:
    """Each thing that is like an earlier one, with the earlier one."""
    for i, thing in enumerate(things):
        if thing in things[:i]:
            yield i, things.index(thing)


STATED = (
    _all_tiles_are_there,
    _each_kind_has_its_number_of_tiles,
    _tiles_are_in_the_order_of_their_names,
    _figures_are_in_range,
    _weapons_alone_have_arrows,
    _armor_alone_has_plates,
    _engine_tiles_alone_have_engines,
    _plates_are_metal,
    _decorations_have_metal_all_around,
    _premium_weapons_point_one_way_and_two,
    _premium_armor_covers_one_edge_and_two,
    _all_tactics_cards_are_there,
    _every_card_has_an_ability,
    _two_abilities_differ,
    _all_blueprints_are_there,
    _blueprints_block_four_squares,
    _the_cockpit_is_open,
    _all_team_cards_are_there,
    _every_colour_has_a_chair,
    _every_pairing_has_its_card,
    _all_editions_are_there,
    _some_edition_has_a_token_for_every_plate,
    _editions_have_their_tokens,
    _editions_have_their_blueprints,
)
RECONSTRUCTED = (
    _each_kind_has_its_number_of_premium_tiles,
    _edges_with_arrows_have_no_metal,
    _every_tile_has_metal,
    _some_abilities_are_never_paired,
    _no_two_cards_are_alike,
    _squares_around_the_cockpit_are_open,
    _open_squares_hang_together,
    _no_two_blueprints_are_alike,
    _half_of_the_blueprints_are_symmetric,
)
