"""What can never be: the invariants that tests hold over random games, and that a loaded position must keep."""

from collections.abc import Iterator

from ...kernel.game import seat_term
from ...kernel.table import is_over, seats_in
from ...kernel.words import Sentence
from .rules.teams import build_steps, team_mask
from .rules.yard import joined_squares, robot_place
from .state import Kit, Robot, State
from .terms import (
    AGENDAS,
    BLUEPRINTS,
    CARDS,
    CARDS_SHOWN,
    COCKPIT,
    FIGHT_ROUNDS,
    GOBLINS,
    HAND,
    MOST_DICE,
    MOST_TOKENS,
    NOTHING,
    SQUARES,
    TEAM_CARDS,
    TEAMS,
    TILES,
    Fate,
    Job,
    Phase,
    Place,
    Variant,
)


def faults(s: State, kit: Kit) -> list[Sentence]:
    if not _is_in_range(s):
        return [_fault("turn")]
    return [*_tile_faults(s), *_token_faults(s, kit), *_robot_faults(s, kit), *_player_faults(s), *_turn_faults(s)]


def _is_in_range(s: State) -> bool:
    """Every number that names something names something that is there."""
    seats, players = range(s.table.seats), s.players[: s.table.seats]
    return (
        all(seat in seats for seat in (s.starter, *s.pilot, *s.tactician, *s.first_builder))
        and s.solo in (NOTHING, *seats)
        and s.team_card in range(NOTHING, TEAM_CARDS)
        and s.blueprint in range(BLUEPRINTS)
        and s.build_step in range(build_steps(s))
        and s.fight_round in range(FIGHT_ROUNDS)
        and s.attack.team in range(TEAMS)
        and all(card in range(NOTHING, CARDS) for card in (*s.shown, *(robot.card for robot in s.robots)))
        and all(_is_robot_in_range(robot) for robot in s.robots)
        and all(player.pick in range(NOTHING, CARDS_SHOWN) and player.points >= 0 for player in players)
        and all(tile in range(NOTHING, TILES) for player in players for tile in player.given)
        and all(fate in list(Fate) for player in players for fate in player.fate)
    )


def _is_robot_in_range(robot: Robot) -> bool:
    return (
        robot.facing in range(4)
        and robot.token_count in range(MOST_TOKENS + 1)
        and robot.dice_rolled in range(MOST_DICE + 1)
        and robot.strikes in range(MOST_DICE + 1)
        and all(die in range(6) for die in (*robot.rolled, *robot.dice, *robot.order))
        and all(square.tile in range(NOTHING, TILES) and square.turn in range(4) for square in robot.squares)
        and all(one in range(NOTHING, SQUARES) for token in robot.tokens for one in (token.first, token.second))
    )


def _fault(name: str, **arguments: object) -> Sentence:
    return Sentence(f"goblins-inc-fault-{name}", arguments)


def _tile_faults(s: State) -> Iterator[Sentence]:
    """Every tile is in one place, and the squares agree with it."""
    places = {Place.BAG, *(Place.HELD + seat for seat in range(s.table.seats))}
    for team in range(TEAMS):
        places |= {Place.LOOSE + team, Place.LOST + team}
        for square in range(SQUARES):
            tile = s.robots[team].squares[square].tile
            if square != COCKPIT:
                places.add(robot_place(team, square))
            if tile != NOTHING and s.place[tile] != robot_place(team, square):
                yield _fault("square", team=team + 1)
        on_robot = sum(place.tile != NOTHING for place in s.robots[team].squares)
        if on_robot != sum(robot_place(team, 0) <= place < robot_place(team, SQUARES) for place in s.place):
            yield _fault("square", team=team + 1)
    if not set(s.place) <= places:
        yield _fault("place")


def _token_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    tokens = s.supply + sum(robot.token_count + robot.tokens_lost for robot in s.robots)
    expected = kit.editions[s.options.edition].tokens
    if tokens != expected or s.supply < 0:
        yield _fault("tokens", found=tokens, expected=expected)
    for team in range(TEAMS):
        robot = s.robots[team]
        for token in robot.tokens[: robot.token_count]:
            covered = [square for square in (token.first, token.second) if square != NOTHING]
            if any(square == COCKPIT or robot.squares[square].tile == NOTHING for square in covered):
                yield _fault("token", team=team + 1)


def _robot_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """In combat nothing hangs in the air."""
    if s.phase in (Phase.BUILD, Phase.OVER):
        return
    for team in range(TEAMS):
        filled = sum(1 << square for square in range(SQUARES) if s.robots[team].squares[square].tile != NOTHING)
        if filled & ~joined_squares(s.robots[team], kit):
            yield _fault("loose", team=team + 1)


def _player_faults(s: State) -> Iterator[Sentence]:
    for seat in range(s.table.seats):
        player = s.players[seat]
        held = sum(place == Place.HELD + seat for place in s.place)
        if not 0 <= player.goblins <= GOBLINS or player.team not in range(TEAMS) or held > HAND:
            yield _fault("player", seat=seat_term(seat))
            continue
        if player.job != Job.NOTHING and held + _fresh_tiles(s, seat) != HAND:
            yield _fault("hand", seat=seat_term(seat), found=held + _fresh_tiles(s, seat), expected=HAND)
        kept = sum(player.fate[agenda] == Fate.HAND for agenda in range(AGENDAS))
        if s.options.variant == Variant.PARTY and kept:
            yield _fault("agendas", seat=seat_term(seat))
    if not team_mask(s, 0) or not team_mask(s, 1):
        yield _fault("teams")
        return
    for team in range(TEAMS):
        crew = (s.pilot[team], s.tactician[team])
        if set(seats_in(team_mask(s, team))) != set(crew) or s.first_builder[team] not in crew:
            yield _fault("crew", team=team + 1)


def _fresh_tiles(s: State, seat: int) -> int:
    """What a builder has placed in this step."""
    player = s.players[seat]
    return sum(square.fresh for square in s.robots[player.team].squares) if player.job == Job.BUILD else 0


def _turn_faults(s: State) -> Iterator[Sentence]:
    jobs = any(player.job != Job.NOTHING for player in s.players[: s.table.seats])
    fits = [
        (s.phase == Phase.OVER) == is_over(s) == (s.ended != 0),
        jobs == (s.phase == Phase.BUILD),
        (s.phase == Phase.TOKEN) == (s.attack.square != NOTHING),
        1 <= s.round_number <= s.rounds <= 3,
    ]
    if not all(fits):
        yield _fault("turn")
