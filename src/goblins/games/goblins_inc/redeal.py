"""What a seat cannot know, drawn anew: tiles in the bag and in hands, agendas, and the others' sealed choices.

Whether somebody is done lies open; how far the others have got does not."""

from ...kernel.chance import Key
from ...kernel.knowledge import aside_below, knows, new_key, shuffle_unknown
from ...kernel.rule import rule
from ...kernel.steps import may_decide
from .rules.agendas import count_agendas_at
from .rules.assemble import refuse_square
from .rules.dice import count_blanks, line_up_as_rolled
from .rules.fight import refuse_goof
from .rules.plan import is_held
from .rules.tactics import FACES, can_use
from .rules.team_up import agendas_to_draw
from .rules.teams import team_mask
from .rules.yard import put_on_square, robot_place, take_off_square
from .state import Kit, State
from .terms import (
    AGENDAS,
    AGENDAS_KEPT,
    BLANK,
    CARDS_SHOWN,
    GIFTS,
    MOST_DICE,
    NOTHING,
    SQUARES,
    TEAMS,
    TILES,
    Ability,
    Agenda,
    AgendaPlace,
    Bet,
    Job,
    Phase,
    Place,
    Steering,
    Target,
)


@rule
def redeal(s: State, kit: Kit, seat: int, key: Key) -> None:
    new_key(s.table.chance, key)
    for other in range(s.table.seats):
        if other != seat:
            lift_placements(s, other)
    ordinal = shuffle_unknown(key, 0, s.place, s.known, seat)
    index_squares(s)
    for other in range(s.table.seats):
        if other != seat:
            ordinal = redeal_agendas(s, other, seat, key, ordinal)
            ordinal = redeal_gifts(s, other, key, ordinal)
            ordinal = redeal_placements(s, kit, other, key, ordinal)
            ordinal = redeal_controls(s, kit, other, key, ordinal)
    for team in range(TEAMS):
        sealed = s.phase == Phase.AFTER_ROLL and s.table.asked >> s.tactician[team] & 1 == 1
        if sealed and not knows(team_mask(s, team), seat):
            ordinal = redeal_dice(s, kit, team, key, ordinal)


@rule
def index_squares(s: State) -> None:
    """Bring the squares in step with the places of the tiles; how a square's tile is turned stays with it."""
    for team in range(TEAMS):
        for square in range(SQUARES):
            s.robots[team].squares[square].tile = NOTHING
    for tile in range(TILES):
        for team in range(TEAMS):
            square = s.place[tile] - robot_place(team, 0)
            if 0 <= square < SQUARES:
                s.robots[team].squares[square].tile = tile


@rule
def redeal_agendas(s: State, other: int, seat: int, key: Key, ordinal: int) -> int:
    """Any card that is not open may be in the other's hand, deck or discard; a bet may be on either side, and while
    the other is choosing on none."""
    player = s.players[other]
    choosing = s.phase == Phase.AGENDAS and may_decide(s, other)
    if choosing:
        redeal_discards(s, other, key, ordinal)
    ordinal = shuffle_unknown(key, ordinal + 1, player.fate, player.open, seat)
    player.bet = Bet.NONE
    if player.fate[Agenda.BET] == AgendaPlace.HAND and s.phase != Phase.BUILD:
        player.bet = aside_below(key, ordinal, 3) if choosing else Bet.SNITCH + aside_below(key, ordinal, 2)
    return ordinal + 1


@rule
def redeal_discards(s: State, other: int, key: Key, ordinal: int) -> None:
    """The other may have discarded any number of the cards that must go in this round. Which ones is shuffled."""
    player = s.players[other]
    left = AGENDAS_KEPT + aside_below(key, ordinal, agendas_to_draw(s, other) - AGENDAS_KEPT + 1)
    for agenda in range(AGENDAS):
        held = count_agendas_at(s, other, AgendaPlace.HAND)
        if held > left and player.fate[agenda] == AgendaPlace.HAND:
            player.fate[agenda] = AgendaPlace.DISCARDED
        elif held < left and player.fate[agenda] == AgendaPlace.DISCARDED:
            player.fate[agenda] = AgendaPlace.HAND


@rule
def redeal_gifts(s: State, other: int, key: Key, ordinal: int) -> int:
    """Two of the tiles the other holds are sealed as gifts, if gifts are sealed."""
    player = s.players[other]
    if player.job != Job.PLAN or player.given[0] == NOTHING:
        return ordinal
    held = 0
    for tile in range(TILES):
        if s.place[tile] == Place.HELD + other:
            held += 1
    given = 0
    for tile in range(TILES):
        if s.place[tile] == Place.HELD + other:
            if aside_below(key, ordinal, held) < GIFTS - given:
                player.given[given] = tile
                given += 1
            ordinal += 1
            held -= 1
    return ordinal


@rule
def lift_placements(s: State, other: int) -> None:
    """What the other has placed in this step is in hand again."""
    if s.players[other].job == Job.BUILD:
        for square in range(SQUARES):
            if s.robots[s.players[other].team].squares[square].fresh:
                take_off_square(s, s.players[other].team, square, Place.HELD + other)


@rule
def redeal_placements(s: State, kit: Kit, other: int, key: Key, ordinal: int) -> int:
    """The tiles of this step may lie on any empty square, turned any way; who is not done may have placed any of
    them, or none."""
    if s.players[other].job != Job.BUILD:
        return ordinal
    team, building = s.players[other].team, may_decide(s, other)
    for tile in range(TILES):
        if is_held(s, other, tile):
            if not building or aside_below(key, ordinal, 2) == 1:
                to = empty_square(s, kit, team, aside_below(key, ordinal + 1, count_empty_squares(s, kit, team)))
                put_on_square(s, team, tile, to, aside_below(key, ordinal + 2, 4), 1)
            ordinal += 3
    return ordinal


@rule
def count_empty_squares(s: State, kit: Kit, team: int) -> int:
    squares = 0
    for square in range(SQUARES):
        if refuse_square(s, kit, team, square) == 0:
            squares += 1
    return squares


@rule
def empty_square(s: State, kit: Kit, team: int, skip: int) -> int:
    """The empty square after passing over `skip` others."""
    for square in range(SQUARES):
        if refuse_square(s, kit, team, square) == 0:
            if skip == 0:
                return square
            skip -= 1
    return NOTHING


@rule
def redeal_controls(s: State, kit: Kit, other: int, key: Key, ordinal: int) -> int:
    """The other's sealed controllers show anything that is allowed; of two, one may be set or none."""
    player = s.players[other]
    if s.phase != Phase.CONTROLS:
        return ordinal
    if may_decide(s, other) and s.pilot[player.team] == s.tactician[player.team]:
        redeal_half_set(s, other, key, ordinal + 3)
    if player.has_steered:
        steering, target = aside_below(key, ordinal, 4), aside_below(key, ordinal + 1, 4)
        if refuse_goof(s, kit, other, steering, target) != 0:
            steering, target = 0, 0
        player.steering = steering
        player.target = target
    if player.pick != NOTHING:
        player.pick = aside_below(key, ordinal + 2, CARDS_SHOWN)
    return ordinal + 4


@rule
def redeal_half_set(s: State, other: int, key: Key, ordinal: int) -> None:
    """Somebody with both jobs who is not done has set one controller, or the other, or neither."""
    player = s.players[other]
    which = aside_below(key, ordinal, 3)
    player.steering = Steering.FRONT
    player.target = Target.FRONT
    player.has_steered = 1 if which == 1 else 0
    player.pick = 0 if which == 2 else NOTHING


@rule
def redeal_dice(s: State, kit: Kit, team: int, key: Key, ordinal: int) -> int:
    """The other tactician may have rolled again or not; if the dice are in order, they are in some order."""
    robot = s.robots[team]
    done = not may_decide(s, s.tactician[team])
    for ability in range(Ability.NITRO, Ability.DYNAMITE + 1):
        robot.used[ability] = 0
    for i in range(robot.dice_rolled):
        robot.dice[i] = robot.rolled[i]
    if can_use(robot, kit, Ability.NITRO) and robot.dice_rolled > 0 and aside_below(key, ordinal, 2) == 1:
        robot.used[Ability.NITRO] = 1
        for i in range(robot.dice_rolled):
            robot.dice[i] = aside_below(key, ordinal + 1 + i, FACES)
    ordinal += 6
    if can_use(robot, kit, Ability.EMERGENCY) and count_blanks(robot) > 0 and aside_below(key, ordinal, 2) == 1:
        robot.used[Ability.EMERGENCY] = 1
        for i in range(robot.dice_rolled):
            if robot.dice[i] == BLANK:
                robot.dice[i] = 1 + aside_below(key, ordinal + 1 + i, FACES - 1)
    ordinal += 6
    if can_use(robot, kit, Ability.HOMING) and aside_below(key, ordinal, 2) == 1:
        for i in range(robot.dice_rolled):
            if robot.dice[i] != BLANK and not robot.used[Ability.HOMING]:
                robot.used[Ability.HOMING] = 1
                robot.dice[i] = 1 + (robot.dice[i] + aside_below(key, ordinal + 1, FACES - 2)) % (FACES - 1)
    if can_use(robot, kit, Ability.DYNAMITE) and robot.dice_rolled < MOST_DICE:
        robot.used[Ability.DYNAMITE] = aside_below(key, ordinal + 2, 2)
    ordinal += 3
    robot.strikes = 0
    for i in range(len(robot.order)):
        robot.order[i] = BLANK
    if done:
        line_up_as_rolled(robot)
        for i in range(robot.strikes):
            other = i + aside_below(key, ordinal + i, robot.strikes - i)
            row = robot.order[i]
            robot.order[i] = robot.order[other]
            robot.order[other] = row
    return ordinal + 6
