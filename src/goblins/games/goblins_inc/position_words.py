"""Positions in words: robots are drawn square by square, `W07←`; teams, crews, tokens and decks follow."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence

from ...kernel.chance import TABLE_STREAM
from ...kernel.errors import BadInput
from ...kernel.events import EVERYONE
from ...kernel.fields import knower_words, read_knowers
from ...kernel.names import SEAT_NAMES, spelled, spelling
from ...kernel.position_words import LineWords, Outcomes, PositionWords, Where
from ...kernel.words import Sentence
from .notation import BLANK_FACE, COLUMNS, die_face, square_name, tile_name
from .rules.fight import PASSED_OVER, clear_controls, swap_jobs
from .rules.phases import enter
from .rules.tactics import FACES
from .rules.team_up import choose_first_builders, clear_yards, team_up
from .rules.teams import build_steps, enemy_of, everybody, job_at, seat_with_job
from .rules.tokens import add_token, place_tokens
from .rules.yard import put_on_square
from .state import Kit, Player, Robot, State
from .terms import (
    AGENDAS,
    CARDS,
    CARDS_SHOWN,
    COCKPIT,
    FIGHT_ROUNDS,
    GIFTS,
    GOBLINS,
    MOST_DICE,
    MOST_TOKENS,
    NOTHING,
    OPEN_AGENDAS,
    SIDE_LENGTH,
    SQUARES,
    TEAM_CARDS,
    TEAMS,
    TILES,
    Ability,
    Agenda,
    AgendaPlace,
    Bet,
    Ending,
    Job,
    Kind,
    Phase,
    Place,
    Side,
    Steering,
    Target,
    Variant,
)

ARROWS = "↑→↓←"  # where a tile's own far edge points
TYPED_ARROWS = "^>v<"
FRESH = "*"  # placed in this step
EMPTY, COCKPIT_WORD, BLOCK = "·", "cockpit", "block"
TILE_NAMES = [tile_name(tile).lower() for tile in range(TILES)]
SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]
ROWS = [str(row + 1) for row in range(SIDE_LENGTH)]
SHOWN = ("left", "middle", "right")
HEAPS = {"lost": Place.LOST, "loose": Place.LOOSE}
OF_ROBOT = (*HEAPS, "tokens", "tokens-lost", "engines", "card", "used", "passed", "rolled", "dice", "order")
OF_PLAYER = ("holds", "gives", "agendas", "discarded", "scored", "bet", "steers", "picks")
FATES = {"agendas": AgendaPlace.HAND, "discarded": AgendaPlace.DISCARDED, "scored": AgendaPlace.SCORED}
CARDS_OF_TWO_ROUNDS = 12  # tactics cards that a round uses up
MOST_POINTS = (1 << 15) - 1


def card_names(kit: Kit) -> list[str]:
    """Cards go by their abilities; those that are alike are counted: `nitro`, `homing+dynamite`, `nitro.2`."""
    names: list[str] = []
    for card in kit.tactics:
        name = "+".join(spelled(Ability, one) for one in (card.first, card.second) if one)
        alike = sum(other.partition(".")[0] == name for other in names)
        names.append(f"{name}.{alike + 1}" if alike else name)
    return names


# ------------------------------------------------------------------------------------------------- writing


def write(s: State, kit: Kit) -> Iterator[str]:
    yield f"round {s.round_number} of {s.rounds}"
    yield f"starter {SEAT_NAMES[s.starter]}"
    if s.team_card != NOTHING:
        yield f"team-card {s.team_card + 1}"
        yield from _cards_gone("team-cards-gone", s.team_cards_used, s.team_card)
    yield from _cards_gone("blueprints-gone", s.blueprints_used, s.blueprint)
    yield from _covered_blocks(s, kit)
    yield _phase(s)
    if s.phase not in (Phase.BUILD, Phase.AGENDAS):
        yield f"fight {s.fight_round + 1}"
    names = card_names(kit)
    if s.shown[0] != NOTHING:
        yield f"cards {', '.join(names[card] for card in s.shown)}"
    gone = [names[card] for card in range(CARDS) if s.tactics_used[card] and card not in s.shown]
    yield f"gone {', '.join(gone) or 'none'}"
    if s.options.variant == Variant.PARTY:
        yield f"open-agendas {_agendas(s.open_agendas, 1)}"
        yield f"agendas-gone {_agendas(s.open_agendas, 2) or 'none'}"
    attack = s.attack
    if attack.team or attack.strike or attack.twice or attack.square != NOTHING:
        on = f", on {square_name(attack.square)}" if attack.square != NOTHING else ""
        yield f"attack {attack.team + 1}, strike {attack.strike + 1}, twice {attack.twice}{on}"
    for team in range(TEAMS):
        yield from _robot(s, kit, team)
    for seat in range(s.table.seats):
        yield from _player(s, seat)


def _cards_gone(word: str, used: Sequence[int], now: int) -> Iterator[str]:
    gone = [str(card + 1) for card in range(len(used)) if used[card] and card != now]
    if gone:
        yield f"{word} {' '.join(gone)}"


def _covered_blocks(s: State, kit: Kit) -> Iterator[str]:
    """Squares of the blueprint that are drawn on neither robot: a crane may set tiles on them."""
    covered = [
        square_name(square)
        for square in kit.blueprints[s.blueprint].blocked
        if all(robot.squares[square].tile != NOTHING for robot in s.robots[:TEAMS])
    ]
    if covered:
        yield f"blueprint {' '.join(covered)}"


def _phase(s: State) -> str:
    name = spelled(Phase, s.phase)
    if s.phase == Phase.BUILD:
        return f"phase build {s.build_step + 1}"
    if s.phase in (Phase.BEFORE_ROLL, Phase.AFTER_ROLL):
        return f"phase {name} {_seats(s.table.asked)}"
    return f"phase over {spelled(Ending, s.ended)}" if s.phase == Phase.OVER else f"phase {name}"


def _seats(mask: int) -> str:
    return " ".join(name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1)


def _robot(s: State, kit: Kit, team: int) -> Iterator[str]:
    robot = s.robots[team]
    yield f"\nrobot {team + 1} {spelled(Side, robot.facing)}"
    yield "   " + "".join(f"{column:8}" for column in COLUMNS).rstrip()
    for row in range(SIDE_LENGTH):
        squares = range(row * SIDE_LENGTH, row * SIDE_LENGTH + SIDE_LENGTH)
        yield f"{row + 1}  " + " ".join(f"{_square(s, kit, robot, square):7}" for square in squares).rstrip()
    if s.phase not in (Phase.BUILD, Phase.AGENDAS):
        tokens = [_token(token.first, token.second) for token in robot.tokens[: robot.token_count]]
        yield f"tokens {', '.join(tokens) or 'none'}"
    if robot.tokens_lost:
        yield f"tokens-lost {robot.tokens_lost}"
    for heap, place in HEAPS.items():
        tiles = [tile_name(tile) for tile in range(TILES) if s.place[tile] == place + team]
        if tiles:
            yield f"{heap} {' '.join(tiles)}"
    yield from _controls(robot, kit)


def _square(s: State, kit: Kit, robot: Robot, square: int) -> str:
    here = robot.squares[square]
    if here.tile != NOTHING:
        turned = tile_name(here.tile) + ARROWS[here.turn]
        return turned + FRESH + _knowers(s, here.tile, _builder(s, robot)) if here.fresh else turned
    if square == COCKPIT:
        return COCKPIT_WORD
    return BLOCK if square in kit.blueprints[s.blueprint].blocked else EMPTY


def _token(first: int, second: int) -> str:
    return square_name(first) + ("" if second == NOTHING else f"-{square_name(second)}")


def _controls(robot: Robot, kit: Kit) -> Iterator[str]:
    """What has become of this fight round's choices."""
    if robot.engines or robot.unused or robot.overheated:
        yield f"engines {robot.engines}, unused {robot.unused}" + (", overheated" if robot.overheated else "")
    if robot.card != NOTHING:
        yield f"card {card_names(kit)[robot.card]}"
    for word, mark in (("used", 1), ("passed", PASSED_OVER)):
        marked = [spelled(Ability, ability) for ability in range(len(robot.used)) if robot.used[ability] == mark]
        if marked:
            yield f"{word} {' '.join(marked)}"
    if robot.dice_rolled:
        yield f"rolled {_dice(robot.rolled[: robot.dice_rolled])}"
        yield f"dice {_dice(robot.dice[: robot.dice_rolled])}"
    if robot.strikes:
        yield f"order {_dice(robot.order[: robot.strikes])}"


def _dice(dice: Sequence[int]) -> str:
    return " ".join(die_face(die) for die in dice)


def _player(s: State, seat: int) -> Iterator[str]:
    player = s.players[seat]
    yield f"\n{SEAT_NAMES[seat]} {player.points} points, {player.goblins} goblins"
    held = [tile for tile in range(TILES) if s.place[tile] == Place.HELD + seat]
    if held:
        yield f"holds {' '.join(tile_name(tile) + _knowers(s, tile, seat) for tile in held)}"
    if player.given[0] != NOTHING:
        yield f"gives {' '.join(tile_name(tile) for tile in player.given if tile != NOTHING)}"
    for word, fate in FATES.items():
        if fate in player.fate:
            yield f"{word} {_agendas(player.fate, fate)}"
    if player.bet:
        yield f"bet {spelled(Bet, player.bet)}"
    if player.has_steered:
        yield f"steers {spelled(Steering, player.steering)} > {spelled(Target, player.target)}"
    if player.pick != NOTHING:
        yield f"picks {SHOWN[player.pick]}"


def _builder(s: State, robot: Robot) -> int:
    return seat_with_job(s, s.robots.index(robot), Job.BUILD)


def _knowers(s: State, tile: int, seat: int) -> str:
    """Those who know it besides its holder."""
    others = s.known[tile] & ~(1 << seat) if seat != NOTHING else 0
    return f"+{knower_words(others)}" if others else ""


def _agendas(marks: Sequence[int], mark: int) -> str:
    return ", ".join(spelled(Agenda, agenda) for agenda in range(AGENDAS) if marks[agenda] == mark)


# ------------------------------------------------------------------------------------------------- reading


@dataclasses.dataclass
class _Reading:
    """A table that is being laid. Squares and heaps are filled when all tiles are known."""

    s: State
    kit: Kit
    phase: Phase = Phase.CONTROLS
    asked: int | None = None
    starter: int = 0
    team_card: int = 0
    seat: int = NOTHING  # whom the lines are about
    team: int = NOTHING
    blocked: set[int] = dataclasses.field(default_factory=set)
    robots: list[dict[int, tuple[str, int, int, int]]] = dataclasses.field(default_factory=lambda: [{}, {}])
    heaps: list[tuple[str, int]] = dataclasses.field(default_factory=list)  # tiles and where they lie
    tokens: list[list[tuple[int, int]] | None] = dataclasses.field(default_factory=lambda: [None, None])
    gone: list[int] | None = None
    cards: list[int] = dataclasses.field(default_factory=list)
    later: list[Callable[[], None]] = dataclasses.field(default_factory=list)  # when teams and controls are there


def read(s: State, kit: Kit, lines: Iterable[list[str]]) -> None:
    reading = _Reading(s, kit)
    s.round_number, s.rounds = 1, 2 if s.options.variant == Variant.STANDARD else 3
    s.attack.square = NOTHING
    s.supply = kit.editions[s.options.edition].tokens
    clear_yards(s)
    for line in lines:
        _read_line(reading, line[0], LineWords(line[1:], line[0]))
    _team_up(reading)
    _build(reading)
    _use_up_cards(reading)
    for later in reading.later:
        later()
    if s.phase not in (Phase.BUILD, Phase.AGENDAS):
        _armor(reading)


def _read_line(reading: _Reading, first: str, words: LineWords) -> None:
    s = reading.s
    if first in COLUMNS:
        return
    if first in OF_PLAYER and reading.seat == NOTHING:
        raise BadInput("text-more", where=first, known=", ".join(SEAT_NAMES[: s.table.seats]))
    if first in (*OF_ROBOT, *ROWS) and reading.team == NOTHING:
        raise BadInput("text-more", where=first, known="robot 1, robot 2")
    if first in ROWS:
        _read_row(reading, ROWS.index(first), words)
    elif first in SEAT_NAMES:
        reading.seat = LineWords([first], "goblins-inc").seat(s.table.seats)
        _read_counts(s.players[reading.seat], words)
    elif first in OF_PLAYER:
        _read_player(reading, first, words)
    elif first in OF_ROBOT:
        _read_robot(reading, first, words)
    elif first == "robot":
        reading.team = words.number(1, TEAMS) - 1
        s.robots[reading.team].facing = words.member(Side) if words else Side.FAR
        for word in ("side", "in", "front"):
            words.skip(word)
    elif first == "round":
        s.round_number = words.number(1, 3)
        s.rounds = words.number(1, 3) if words.skip("of") else max(s.rounds, s.round_number)
    elif first == "starter":
        reading.starter = words.seat(s.table.seats)
    elif first == "team-card":
        reading.team_card = words.number(1, TEAM_CARDS) - 1
    elif first == "fight":
        s.fight_round = words.number(1, FIGHT_ROUNDS) - 1
    elif first == "phase":
        _read_phase(reading, words)
    elif first == "open-agendas":
        while words:
            s.open_agendas[words.member(Agenda)] = 1
    elif first == "attack":
        _read_attack(s, words)
    elif first == "blueprint":
        while words:
            reading.blocked.add(words.name(SQUARE_NAMES))
    elif first == "agendas-gone":
        while words and not words.skip("none"):
            s.open_agendas[words.member(Agenda)] = 2
    elif first in ("team-cards-gone", "blueprints-gone"):
        used = s.team_cards_used if first == "team-cards-gone" else s.blueprints_used
        while words:
            used[words.number(1, len(used)) - 1] = 1
    else:
        names = card_names(reading.kit)
        found = [] if words.skip("none") else [_read_card(words, names) for _ in list(words.words)]
        if first == "cards":
            reading.cards = found
        else:
            reading.gone = found
    words.end()


def _read_card(words: LineWords, names: Sequence[str]) -> int:
    """Abilities may come in either order."""
    abilities, dot, number = words.next(names).partition(".")
    turned = "+".join(reversed(abilities.split("+"))) + dot + number
    return LineWords([turned if turned in names else abilities + dot + number], words.where).name(names)


def _read_phase(reading: _Reading, words: LineWords) -> None:
    s = reading.s
    reading.phase = words.member(Phase)
    if reading.phase == Phase.BUILD:
        s.build_step = words.number(1, 8) - 1 if words else 0
    elif reading.phase == Phase.OVER:
        s.ended = words.member(Ending, 1)
    elif reading.phase in (Phase.BEFORE_ROLL, Phase.AFTER_ROLL):
        reading.asked = sum(1 << seat for seat in {words.seat(s.table.seats) for _ in list(words.words)})


def _read_attack(s: State, words: LineWords) -> None:
    s.attack.team = words.number(1, TEAMS) - 1
    if words.skip("strike"):
        s.attack.strike = words.number(1, MOST_DICE + 1) - 1
    if words.skip("twice"):
        s.attack.twice = words.number(0, 1)
    if words.skip("on"):
        s.attack.square = words.name(SQUARE_NAMES)


# --------------------------------------------------------------------------------------------------- robots


def _read_row(reading: _Reading, row: int, words: LineWords) -> None:
    for column in range(SIDE_LENGTH):
        square = row * SIDE_LENGTH + column
        words.where = square_words(reading.team, square)
        fitting = [COCKPIT_WORD] if square == COCKPIT else [EMPTY, BLOCK, "W01↑"]
        cell = words.next(fitting)
        if square == COCKPIT:
            if cell not in (COCKPIT_WORD, "#"):
                raise BadInput("text-word", where=words.where, found=cell, known=COCKPIT_WORD)
        elif cell == BLOCK:
            reading.blocked.add(square)
        elif cell not in (EMPTY, "."):
            if words and words.words[0][0] in ARROWS + TYPED_ARROWS:
                cell += words.next()
            reading.robots[reading.team][square] = _read_tile(cell, words.where)


def _read_tile(cell: str, where: Where) -> tuple[str, int, int, int]:
    """`W07←*+red`: the tile, how it lies, whether it is fresh, and who knows it besides the builder."""
    cell, _, knowers = cell.partition("+")
    tile, turn = cell.rstrip(FRESH), 0
    if tile[-1:] in (*ARROWS, *TYPED_ARROWS):
        tile, turn = tile[:-1], (ARROWS + TYPED_ARROWS).index(tile[-1]) % 4
    others = read_knowers(knowers, tile) if knowers else 0
    return _tile_word(tile, where), turn, int(cell.endswith(FRESH)), others


def square_words(team: int, square: int) -> Where:
    return Sentence("goblins-inc-where-square", {"team": team + 1, "square": square_name(square)})


def _tile_word(word: str, where: Where) -> str:
    """A tile by its name, or any of its kind. Raises BadInput for what is neither."""
    kinds = list(spelling(Kind).values())
    LineWords([word], where).name([*TILE_NAMES, *kinds])
    return word


def _take_tile(reading: _Reading, word: str, place: int, where: Where) -> int:
    """A tile by its name, or the first that is left of its kind, goes there out of the bag."""
    s, kinds = reading.s, list(spelling(Kind).values())
    fitting = [TILE_NAMES.index(word)] if word in TILE_NAMES else []
    if word in kinds:
        fitting = [tile for tile in range(TILES) if reading.kit.tiles[tile].kind == kinds.index(word)]
    for tile in fitting:
        if s.place[tile] == Place.BAG:
            s.place[tile] = place
            return tile
    raise BadInput("text-none-left", where=where, piece=word.upper() if word in TILE_NAMES else word)


def _read_robot(reading: _Reading, first: str, words: LineWords) -> None:
    s, team = reading.s, reading.team
    robot = s.robots[team]
    if first in HEAPS:
        while words:
            reading.heaps.append((_tile_word(words.next(TILE_NAMES[:1]), words.where), HEAPS[first] + team))
    elif first == "tokens":
        reading.tokens[team] = [] if words.skip("none") else [_read_token(words) for _ in list(words.words)]
    elif first == "tokens-lost":
        robot.tokens_lost = words.number(0, MOST_TOKENS)
    elif first == "engines":
        engines = words.number(0, 127)
        unused = words.number(0, 127) if words.skip("unused") else 0
        overheated = int(words.skip("overheated"))
        reading.later.append(lambda: _set_engines(robot, engines, unused, overheated))
    elif first == "card":
        card = _read_card(words, card_names(reading.kit))
        reading.later.append(lambda: setattr(robot, "card", card))
    elif first in ("used", "passed"):
        abilities = [words.member(Ability, 1) for _ in list(words.words)]
        mark = 1 if first == "used" else PASSED_OVER
        reading.later.append(lambda: _mark(robot, abilities, mark))
    else:
        _read_dice(reading, robot, first, words)


def _set_engines(robot: Robot, engines: int, unused: int, overheated: int) -> None:
    robot.engines, robot.unused, robot.overheated = engines, unused, overheated


def _mark(robot: Robot, abilities: Iterable[int], mark: int) -> None:
    for ability in abilities:
        robot.used[ability] = mark


def _read_dice(reading: _Reading, robot: Robot, first: str, words: LineWords) -> None:
    dice = [read_die(words) for _ in list(words.words)][:MOST_DICE]
    padded = dice + [0] * (MOST_DICE - len(dice))

    def lie() -> None:
        setattr(robot, first, padded)
        if first == "rolled":
            robot.dice_rolled, robot.dice = len(dice), list(padded)
        elif first == "order":
            robot.strikes = len(dice)

    reading.later.append(lie)


def read_die(words: LineWords) -> int:
    return 0 if words.skip(BLANK_FACE) else words.number(0, FACES - 1)


def _read_token(words: LineWords) -> tuple[int, int]:
    first, _, second = words.next(["c2-d2"]).partition("-")
    squares = [name for name in (first, second) if name]
    found = [LineWords([name], words.where).name(SQUARE_NAMES) for name in squares]
    if not found:
        raise BadInput("text-more", where=words.where, known="c2-d2")
    return (found[0], found[1] if len(found) > 1 else NOTHING)


# -------------------------------------------------------------------------------------------------- players


def _read_counts(player: Player, words: LineWords) -> None:
    while words:
        number = words.number(0, MOST_POINTS)
        if words.name(["points", "goblins"]):
            player.goblins = min(number, GOBLINS + 1)
        else:
            player.points = number


def _read_player(reading: _Reading, first: str, words: LineWords) -> None:
    s, seat = reading.s, reading.seat
    player = s.players[seat]
    if first == "holds":
        while words:
            word, _, knowers = words.next(TILE_NAMES[:1]).partition("+")
            tile = _take_tile(reading, _tile_word(word, words.where), Place.HELD + seat, words.where)
            s.known[tile] = 1 << seat | (read_knowers(knowers, word) if knowers else 0)
    elif first == "gives":
        for gift in range(GIFTS):
            player.given[gift] = words.name(TILE_NAMES) if words else NOTHING
    elif first in FATES:
        while words:
            agenda = words.member(Agenda)
            player.fate[agenda] = FATES[first]
            player.open[agenda] = 1 << seat if FATES[first] != AgendaPlace.SCORED else EVERYONE
    elif first == "bet":
        player.bet = words.member(Bet, 1)
    elif first == "steers":
        steering = words.member(Steering)
        words.name([">"])
        target = words.member(Target)
        reading.later.append(lambda: _steer(player, steering, target))
    else:
        pick = words.name(SHOWN)
        reading.later.append(lambda: setattr(player, "pick", pick))


def _steer(player: Player, steering: int, target: int) -> None:
    player.steering, player.target, player.has_steered = steering, target, 1


# -------------------------------------------------------------------------------------------- what follows


def _team_up(reading: _Reading) -> None:
    """The team card names the pairs, the starter the first builders; crews swap their jobs every fight round."""
    s, kit = reading.s, reading.kit
    gone, drawn = list(s.team_cards_used), list(s.table.chance.drawn)
    s.team_cards_used = [int(card != reading.team_card) for card in range(TEAM_CARDS)]  # the draw has no choice
    team_up(s, kit, None)
    s.team_cards_used, s.table.chance.drawn = gone, drawn
    for team in range(TEAMS):
        clear_controls(s, team)
    s.starter = reading.starter
    choose_first_builders(s, kit, None)
    for _ in range(s.fight_round):
        swap_jobs(s)
    s.phase = reading.phase
    if s.phase != Phase.BUILD:
        s.build_step = build_steps(s) - 1
    if s.phase == Phase.BUILD:
        for seat in range(s.table.seats):
            s.players[seat].job = job_at(s, s.build_step, seat)
        busy = sum(1 << seat for seat in range(s.table.seats) if s.players[seat].job != Job.NOTHING)
        enter(s, Phase.BUILD, busy, None)
    elif s.phase == Phase.TOKEN:
        enter(s, Phase.TOKEN, 1 << s.pilot[enemy_of(s.attack.team)], None)
    elif s.phase == Phase.OVER:
        enter(s, Phase.OVER, 0, None)
    else:
        enter(s, s.phase, everybody(s) if reading.asked is None else reading.asked, None)


def _build(reading: _Reading) -> None:
    """Tiles that are named first, then any of their kinds."""
    s = reading.s
    laid = [(team, square, *here) for team, robot in enumerate(reading.robots) for square, here in robot.items()]
    for team, square, word, turn, fresh, others in sorted(laid, key=lambda one: one[2] not in TILE_NAMES):
        tile = _take_tile(reading, word, Place.BAG, square_words(team, square))
        put_on_square(s, team, tile, square, turn, fresh)
        builder = seat_with_job(s, team, Job.BUILD)
        s.known[tile] = 1 << builder | others if fresh and builder != NOTHING else EVERYONE
    for word, place in sorted(reading.heaps, key=lambda one: one[0] not in TILE_NAMES):
        s.known[_take_tile(reading, word, place, word)] = EVERYONE


def _use_up_cards(reading: _Reading) -> None:
    """The blueprint is the one that is drawn; cards of the fight rounds before are gone, whichever they were."""
    s, kit = reading.s, reading.kit
    blocked = [sorted(card.blocked) for card in kit.blueprints]
    if reading.blocked:
        if sorted(reading.blocked) not in blocked:
            known = [" ".join(map(square_name, card)) for card in blocked]
            found = " ".join(square_name(square) for square in sorted(reading.blocked))
            raise BadInput("text-word", where=BLOCK, found=found, known=", ".join(known))
        s.blueprint = blocked.index(sorted(reading.blocked))
    s.blueprints_used[s.blueprint] = 1
    if s.team_card != NOTHING:
        s.team_cards_used[s.team_card] = 1
    for used, played in ((s.blueprints_used, True), (s.team_cards_used, s.team_card != NOTHING)):
        _use_up(used, s.round_number if played else 0)
    if s.options.variant == Variant.PARTY:
        _open_agendas(s)
    names = list(range(CARDS))
    s.shown = reading.cards if len(reading.cards) == CARDS_SHOWN else list(s.shown)
    if not reading.cards and s.phase not in (Phase.BUILD, Phase.AGENDAS):
        s.shown = names[:CARDS_SHOWN]
    if reading.gone is None:
        count = CARDS_SHOWN * s.fight_round + (CARDS_OF_TWO_ROUNDS if s.round_number == 2 else 0)
        reading.gone = [card for card in names if card not in s.shown][:count]
    for card in (*reading.gone, *s.shown):
        if card != NOTHING:
            s.tactics_used[card] = 1


def _open_agendas(s: State) -> None:
    """Three of this round and three of each round before, whichever they were."""
    for mark, count in ((1, OPEN_AGENDAS), (2, OPEN_AGENDAS * (s.round_number - 1))):
        for agenda in range(Agenda.BET):
            if s.open_agendas[agenda] == 0 and s.open_agendas[: Agenda.BET].count(mark) < count:
                s.open_agendas[agenda] = mark


def _use_up(used: list[int], count: int) -> None:
    """So many are out of the deck, at least."""
    for card in range(len(used)):
        if sum(used) < count:
            used[card] = 1


def _armor(reading: _Reading) -> None:
    """Tokens lie where the plates put them, unless they are named."""
    s = reading.s
    for team in range(TEAMS):
        s.supply -= s.robots[team].tokens_lost
    place_tokens(s, reading.kit, None)
    for team in range(TEAMS):
        named, robot = reading.tokens[team], s.robots[team]
        if named is None:
            continue
        s.supply += robot.token_count
        for token in robot.tokens:
            token.first = token.second = 0
        robot.token_count = 0
        if len(named) > MOST_TOKENS:
            raise BadInput("text-number", where="tokens", found=str(len(named)), low=0, high=MOST_TOKENS)
        for first, second in named:
            add_token(s, team, first, second, None)


# ------------------------------------------------------------------------------------------ scripted draws

DRAWS = ("dice", "reroll", "lot")


def draws(s: State | None, kit: Kit) -> Callable[[list[str]], Outcomes]:
    """Dice show what they say, those of team 1 first; a lot is counted among those that are left, from 1."""

    def means(line: list[str]) -> Iterator[tuple[int, int]]:
        words = LineWords(line, "next")
        source = DRAWS[words.name(DRAWS)]
        words.where = source
        stream = TABLE_STREAM
        if source == "reroll":
            stream = 1 + words.seat(len(SEAT_NAMES) if s is None else s.table.seats)
        while words:
            yield stream, words.number(1, TILES) - 1 if source == "lot" else read_die(words)

    return means


WORDS = PositionWords(
    first=(
        *COLUMNS,
        *ROWS,
        *SEAT_NAMES,
        *OF_ROBOT,
        *OF_PLAYER,
        *("robot", "round", "starter", "team-card", "fight", "phase", "open-agendas", "attack", "blueprint"),
        *("cards", "gone", "agendas-gone", "team-cards-gone", "blueprints-gone"),
    ),
    write=write,
    read=read,
    draws=draws,
)
