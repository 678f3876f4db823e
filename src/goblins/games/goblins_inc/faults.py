"""What can never be: the invariants that tests hold over random games, and that a loaded position must keep."""

from collections.abc import Iterator

from ...kernel.events import EVERYONE
from ...kernel.game import seat_term
from ...kernel.knowledge import knows
from ...kernel.steps import is_over, seats_in
from ...kernel.words import Sentence
from .fight_faults import FIRE, control_faults, token_faults
from .notation import square_name, tile_name
from .round_faults import deck_faults, fault, hand_faults, player_faults, team_faults, yard_faults
from .rules.tactics import may_act_before_roll
from .rules.teams import build_steps, enemy_of, everybody, seats_with_job, team_mask
from .rules.yard import joined_squares, robot_place
from .state import Kit, Robot, State
from .terms import (
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
    AgendaPlace,
    Job,
    Phase,
    Place,
)

LAST = (player_faults, token_faults, control_faults)


def faults(s: State, kit: Kit) -> list[Sentence]:
    if not _is_in_range(s):
        return [fault("turn")]
    found = [
        *_tile_faults(s),
        *_token_faults(s, kit),
        *_robot_faults(s, kit),
        *_player_faults(s),
        *_turn_faults(s),
    ]
    for check in (_knowledge_faults, _asked_faults, team_faults, deck_faults, yard_faults, hand_faults, *LAST):
        found = found or list(check(s, kit))
    return found


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
        and all(player.has_steered in (0, 1) for player in players)
        and all(tile in range(NOTHING, TILES) for player in players for tile in player.given)
        and all(fate in list(AgendaPlace) for player in players for fate in player.fate)
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
                yield fault("square", team=team + 1)
        on_robot = sum(place.tile != NOTHING for place in s.robots[team].squares)
        if on_robot != sum(robot_place(team, 0) <= place < robot_place(team, SQUARES) for place in s.place):
            yield fault("square", team=team + 1)
    if not set(s.place) <= places:
        yield fault("place")


def _knowledge_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Everybody knows what lies openly, holders know their hands, and nobody the bag: bots are dealt the rest."""
    for tile in range(TILES):
        place, known = s.place[tile], s.known[tile]
        if place == Place.BAG:
            fits = known == 0
        elif Place.HELD <= place < Place.HELD + s.table.seats:
            fits = knows(known, place - Place.HELD)
        else:
            fits = known == EVERYONE or _is_fresh(s, tile)
        if not fits:
            yield fault("known", tile=tile_name(tile))


def _is_fresh(s: State, tile: int) -> bool:
    """Was it placed in this step, by somebody who knows it?"""
    builders = seats_in(seats_with_job(s, Job.BUILD))
    for seat in builders:
        squares = s.robots[s.players[seat].team].squares
        if any(square.tile == tile and square.fresh for square in squares):
            return knows(s.known[tile], seat)
    return False


def _token_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    tokens = s.supply + sum(robot.token_count + robot.tokens_lost for robot in s.robots)
    expected = kit.editions[s.options.edition].tokens
    if tokens != expected or s.supply < 0:
        yield fault("tokens", found=tokens, expected=expected)


def _robot_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """In combat nothing hangs in the air."""
    if s.phase in (Phase.BUILD, Phase.OVER):
        return
    for team in range(TEAMS):
        filled = sum(1 << square for square in range(SQUARES) if s.robots[team].squares[square].tile != NOTHING)
        for square in seats_in(filled & ~joined_squares(s.robots[team], kit)):
            yield fault("loose", team=team + 1, square=square_name(square))


def _player_faults(s: State) -> Iterator[Sentence]:
    for seat in range(s.table.seats):
        player = s.players[seat]
        held = sum(place == Place.HELD + seat for place in s.place)
        if not 0 <= player.goblins <= GOBLINS or player.team not in range(TEAMS) or held > HAND:
            yield fault("player", seat=seat_term(seat))
            continue
        if player.job != Job.NOTHING and held + _fresh_tiles(s, seat) != HAND:
            yield fault("hand", seat=seat_term(seat), found=held + _fresh_tiles(s, seat), expected=HAND)
    if not team_mask(s, 0) or not team_mask(s, 1):
        yield fault("teams")
        return
    for team in range(TEAMS):
        crew = (s.pilot[team], s.tactician[team])
        if set(seats_in(team_mask(s, team))) != set(crew) or s.first_builder[team] not in crew:
            yield fault("crew", team=team + 1)


def _asked_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Those are asked whom the phase asks, and who still owes an answer is awaited."""
    if s.phase == Phase.OVER:
        return
    if s.table.asked != _asked_by_phase(s, kit):
        yield fault("asked")
    elif s.phase == Phase.CONTROLS:
        for seat in seats_in(s.table.asked):
            if knows(s.table.awaiting, seat) != _owes_controls(s, seat):
                yield fault("controls", seat=seat_term(seat))
    elif s.phase in FIRE:
        for seat in seats_in(everybody(s)):
            if _owes_controls(s, seat):
                yield fault("controls", seat=seat_term(seat))


def _asked_by_phase(s: State, kit: Kit) -> int:
    if s.phase == Phase.BUILD:
        return seats_with_job(s, Job.PLAN) | seats_with_job(s, Job.BUILD)
    if s.phase in (Phase.AGENDAS, Phase.CONTROLS):
        return everybody(s)
    if s.phase == Phase.TOKEN:
        return 1 << s.pilot[enemy_of(s.attack.team)]
    deciding = [team for team in range(TEAMS) if s.table.asked >> s.tactician[team] & 1]
    if s.phase == Phase.BEFORE_ROLL and (len(deciding) != 1 or not may_act_before_roll(s, kit, deciding[0])):
        return 0
    return sum(1 << s.tactician[team] for team in deciding)


def _owes_controls(s: State, seat: int) -> bool:
    """Has the pilot still to steer, or the tactician to pick a card?"""
    player = s.players[seat]
    steers, picks = s.pilot[player.team] == seat, s.tactician[player.team] == seat
    return (steers and not player.has_steered) or (picks and player.pick == NOTHING)


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
        yield fault("turn")
