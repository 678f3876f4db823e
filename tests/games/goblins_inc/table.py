"""Positions of Goblins Inc., drawn as they lie on the table.

    match = table(
        robot('''
            . . ^ . .
            . . A . .
            . . # E >
            . . . . .
            . . . . .
        ''', A=armor("N")),
        robot(PLAIN),
        cards="crane, homing+dynamite, nitro",
        script=dice("4 3 0"),
    )

The yard's far side is up, so the first column is a and the cockpit, #, is c3. The arrows ^ > v < are weapons with
one arrow that way and metal on the other edges; D is a decoration, E an engine tile and W a weapon that points
nowhere, all with metal all around; other letters stand for tiles the story describes. Tiles get the names W01, A01,
E01, D01 on, in reading order. All other tiles of the box are plain ones. What a story does not mention is filled in.

Red and Blue are team 1, Yellow and Green team 2, with three seats Green alone; Red and Yellow (or Green) began to
build and pilot first. In a duel Red is team 1 and Blue team 2.
"""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.notation import SquareName, TileName, tile_name
from goblins.games.goblins_inc.position_words import ARROWS, WORDS
from goblins.games.goblins_inc.rules.tokens import add_token
from goblins.games.goblins_inc.state import Kit, State, Tile
from goblins.games.goblins_inc.terms import (
    COCKPIT,
    NOTHING,
    Edition,
    Kind,
    Turn,
)
from goblins.games.goblins_inc.view import PlayerView, RobotView, View
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import ComponentSet, load_set
from goblins.kernel.events import Script
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import blank, copied
from goblins.kernel.steps import begin_game
from goblins.kernel.vocabulary import Event
from goblins.match import Match

STANDARD: ComponentSet = load_set(GAME)
KEY = key_from_seed("a story")
EDGES = "NESW"
CORNERS = "a1 e1 a5 e5"  # the blueprint on which stories are built unless they say otherwise
FRENCH = "a1 b1 d1 e1"  # likewise in the French edition, which does not have that blueprint

square_number = SquareName().encode
tile_number = TileName().encode


# ---------------------------------------------------------------------------------------------------- tiles


@dataclasses.dataclass(frozen=True)
class Piece:
    """A construction tile as a story describes it: edges N, E, S, W as they lie when it is turned north."""

    kind: Kind
    metal: str = EDGES
    arrows: str = ""
    plates: str = ""
    engines: int = 0
    premium: bool = False
    turn: str = "north"
    tile: str = ""  # of the standard set, as it is


def weapon(arrows: str, metal: str | None = None, turn: str = "north") -> Piece:
    """weapon("NE") has an arrow on either edge, weapon("NN") two on one; both are premium."""
    around = "".join(edge for edge in EDGES if edge not in arrows)
    return Piece(Kind.WEAPON, around if metal is None else metal, arrows, premium=len(arrows) > 1, turn=turn)


def armor(plates: str, metal: str = EDGES, turn: str = "north") -> Piece:
    return Piece(Kind.ARMOR, metal, plates=plates, premium=len(plates) > 1, turn=turn)


def engine(engines: int = 1, metal: str = EDGES) -> Piece:
    return Piece(Kind.ENGINE, metal, engines=engines, premium=engines > 1)


def decoration(premium: bool = False, metal: str = EDGES) -> Piece:
    return Piece(Kind.DECORATION, metal, premium=premium)


LEGEND = {
    "^": weapon("N"),
    ">": weapon("E"),
    "v": weapon("S"),
    "<": weapon("W"),
    "D": decoration(),
    "E": engine(),
    "W": weapon("", metal=EDGES),
}


def _tile(piece: Piece) -> Tile:
    tile = blank(Tile)
    tile.kind, tile.premium, tile.engines = piece.kind, int(piece.premium), piece.engines
    tile.metal = [piece.metal.count(edge) for edge in EDGES]
    tile.arrows = [piece.arrows.count(edge) for edge in EDGES]
    tile.plates = [piece.plates.count(edge) for edge in EDGES]
    return tile


def plain_kit() -> Kit:
    """The standard cards, and tiles of which every kind has but one."""
    kit: Kit = copied(STANDARD.kit)
    plain = {Kind.WEAPON: weapon("N"), Kind.ARMOR: armor("N"), Kind.ENGINE: engine(), Kind.DECORATION: decoration()}
    kit.tiles = [_tile(plain[Kind(tile.kind)]) for tile in kit.tiles]
    return kit


# --------------------------------------------------------------------------------------------------- robots


@dataclasses.dataclass(frozen=True)
class Drawn:
    pieces: Mapping[int, Piece]  # by square
    facing: str
    taped: Sequence[str]
    tokens_lost: int
    lost: Sequence[Piece]
    loose: Sequence[Piece]


NOTHING_BUILT = """
    . . . . .
    . . . . .
    . . # . .
    . . . . .
    . . . . .
"""
PLAIN = """
    . . . . .
    . . . . .
    . D # D .
    . . v . .
    . . . . .
"""  # its only weapon points backwards


def robot(
    drawing: str = PLAIN,
    *,
    facing: str = "far",
    taped: str = "",
    tokens_lost: int = 0,
    lost: str | Sequence[Piece] = (),
    loose: str | Sequence[Piece] = (),
    **letters: Piece,
) -> Drawn:
    """`taped` are squares with a token of their own; `lost` and `loose` are what lies in the scrapyard."""
    legend = LEGEND | letters
    scrap = [[legend[cell] for cell in heap.split()] if isinstance(heap, str) else heap for heap in (lost, loose)]
    return Drawn(_pieces(drawing, legend), facing, taped.split(), tokens_lost, *scrap)


def _pieces(drawing: str, legend: Mapping[str, Piece]) -> dict[int, Piece]:
    cells = drawing.split()
    assert len(cells) == 25, "a yard has 25 squares"
    assert cells[COCKPIT] == "#", "the cockpit is in the centre"
    return {square: legend[cell] for square, cell in enumerate(cells) if cell not in ".#"}


def bolted(tiles: str) -> Drawn:
    """A robot of the standard set's own tiles: "c2 W05, e3 W27 east"."""
    pieces = {}
    for one in tiles.split(", "):
        square, tile, turn = [*one.split(), "north"][:3]
        kind = Kind(STANDARD.kit.tiles[tile_number(tile)].kind)
        pieces[square_number(square)] = Piece(kind, turn=turn, tile=tile)
    return dataclasses.replace(robot(), pieces=pieces)


def gunner(arrows: int) -> Drawn:
    """A robot that rolls so many dice when it turns right, with engines to aim anywhere: "right > rear"."""
    guns = ["EE"] * (arrows // 2) + ["E"] * (arrows % 2)
    letters = {letter: weapon(gun) for letter, gun in zip("XYZ", guns)}
    drawing = """
        . . . . .
        . . . W Y
        . E # E X
        . . v W Z
        . . . . .
    """
    pieces = _pieces(drawing, LEGEND | dict.fromkeys("XYZ", LEGEND["W"]) | letters)
    return dataclasses.replace(robot(), pieces=pieces)


def with_engines(engines: int) -> Drawn:
    """A robot with so many engines, the cockpit's included."""
    drawing = """
        . . . . .
        . . X . .
        . Y # Z .
        . . v . .
        . . . . .
    """
    return robot(drawing, X=engine(engines - 3), Y=engine(1), Z=engine(1)) if engines > 3 else robot(SMALL[engines])


SMALL = {
    1: ". . . . .  . . . . .  . D # D .  . . v . .  . . . . .",
    2: ". . . . .  . . . . .  . E # D .  . . v . .  . . . . .",
    3: ". . . . .  . . . . .  . E # E .  . . v . .  . . . . .",
}


# -------------------------------------------------------------------------------------------------- players


@dataclasses.dataclass(frozen=True)
class Seated:
    hand: str
    agendas: str
    discarded: str
    bet: str
    points: int
    goblins: int

    def lines(self, name: str) -> list[str]:
        bet = [] if self.bet == "none" else [f"bet {self.bet}"]
        heaps = [f"holds {self.hand}", f"agendas {self.agendas}", f"discarded {self.discarded}"]
        return [f"{name} {self.points} points, {self.goblins} goblins", *heaps, *bet]


def player(
    hand: str = "", agendas: str = "", discarded: str = "", bet: str = "none", points: int = 0, goblins: int = 2
) -> Seated:
    return Seated(hand, agendas, discarded, bet, points, goblins)


# --------------------------------------------------------------------------------------- what chance brings

Scripted = tuple[str, int]  # whose stream, and the outcome
STREAMS = ("table", *SEAT_NAMES)


def dice(faces: str) -> list[Scripted]:
    """The dice to come, 0 for a blank: those of team 1, then those of team 2."""
    return [("table", int(face)) for face in faces.split()]


def reroll(seat: str, faces: str) -> list[Scripted]:
    """What the seat will roll again, in secret."""
    return [(seat, int(face)) for face in faces.split()]


def lots(*outcomes: int) -> list[Scripted]:
    return [("table", outcome) for outcome in outcomes]


# ------------------------------------------------------------------------------------------------ positions


def table(
    one: Drawn | None = None,
    two: Drawn | None = None,
    *,
    seats: int = 2,
    phase: str = "controls",
    step: int = 1,
    fight_round: int = 1,
    round_number: int = 1,
    cards: str = "emergency, nitro, homing",
    blueprint: str = CORNERS,
    starter: str = "red",
    open_agendas: str = "",
    script: Iterable[Scripted] = (),
    options: dict[str, Any] | None = None,
    standard: bool = False,
    **players: Seated,
) -> Match:
    """A match that goes on from here. The phase is `build`, in that step, `agendas` or `controls`; the cards are
    those that lie open in this fight round. A standard set needs robots that are bolted together of its tiles."""
    s, kit = blank(State), STANDARD.kit if standard else plain_kit()
    begin_game(s, seats, KEY, GAME.rules_version)
    s.options = read_options(GAME.options, GAME.settings, options or {})
    robots = (one or robot(), two or robot())
    blueprint = FRENCH if s.options.edition == Edition.FR and blueprint == CORNERS else blueprint
    taken: set[int] = set()
    lines = [f"round {round_number}", f"starter {starter}", f"blueprint {blueprint}", f"fight {fight_round}"]
    lines += [f"phase {phase} {step}" if phase == "build" else f"phase {phase}"]
    lines += [f"cards {cards}"] if phase == "controls" else []
    lines += [f"open-agendas {open_agendas}"] if open_agendas else []
    for team, drawn in enumerate(robots, 1):
        lines += [f"robot {team} {drawn.facing}", *_rows(drawn, kit, taken), f"tokens-lost {drawn.tokens_lost}"]
        for heap, pieces in (("lost", drawn.lost), ("loose", drawn.loose)):
            lines += [f"{heap} {' '.join(_take_tile(kit, piece, taken) for piece in pieces)}"]
    for name, seated in players.items():
        lines += seated.lines(name)
    WORDS.read(s, kit, [line.lower().replace(",", " ").split() for line in lines])
    for team, drawn in enumerate(robots):
        for square in drawn.taped if phase == "controls" else ():
            add_token(s, team, square_number(square), NOTHING, None)
    assert (found := faults(s, kit)) == [], found
    components = STANDARD if standard else ComponentSet("a story", 1, kit, released=False)
    return Match(Play(GAME, components, s, outcomes(script)))


def outcomes(script: Iterable[Scripted]) -> Script:
    return tuple((STREAMS.index(stream), outcome) for stream, outcome in script)


def faults(s: State, kit: Kit) -> list[str]:
    """What is wrong with a position, except that stories deal fewer tiles than a step of building has."""
    found = [fault.key.removeprefix("goblins-inc-fault-") for fault in GAME.faults(s, kit)]
    return [fault for fault in found if fault != "hand"]


def _rows(drawn: Drawn, kit: Kit, taken: set[int]) -> Iterable[str]:
    for row in range(5):
        cells = []
        for square in range(5 * row, 5 * row + 5):
            piece = drawn.pieces.get(square)
            if piece is not None:
                cells.append(_take_tile(kit, piece, taken) + ARROWS[named(Turn, piece.turn)])
            else:
                cells.append("#" if square == COCKPIT else ".")
        yield f"{row + 1} {' '.join(cells)}"


def _take_tile(kit: Kit, piece: Piece, taken: set[int]) -> str:
    """The next tile of that kind shows what the story says."""
    if piece.tile:
        taken.add(tile_number(piece.tile))
        return piece.tile
    assert kit is not STANDARD.kit, "tiles of the standard set are as they are: `bolted` names them"
    left = [tile for tile in range(len(kit.tiles)) if tile not in taken and kit.tiles[tile].kind == piece.kind]
    assert left, "the box has no more tiles of that kind"
    taken.add(left[0])
    kit.tiles[left[0]] = _tile(piece)
    return tile_name(left[0])


def named(names: Any, name: str) -> Any:
    return names[name.upper().replace("-", "_")]


def laid_out(seats: int, script: Iterable[Scripted] = (), standard: bool = False, **options: Any) -> Match:
    """A table laid out by the rules. Chance brings the team card, where there are teams, the starting player, the
    blueprint, and then agendas and tiles."""
    kit = STANDARD.kit if standard else plain_kit()
    chosen = read_options(GAME.options, GAME.settings, options)
    components = ComponentSet("a story", 1, kit, released=False)
    return Match(Play.begin(GAME, components, chosen, seats, KEY, outcomes(script)))


# ------------------------------------------------------------------------------------- playing and looking on


BOOKKEEPING = ("asked", "attack-began", "building-ended", "fight-ended")  # what comes next


def play(match: Match, *lines: str) -> list[Event]:
    """Moves as a journal writes them, "red pilot right > rear"; returns what a spectator hears of them."""
    heard = len(match.events())
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(seat, move)
    return [event for event in match.events()[heard:] if event.verb not in BOOKKEEPING]


def act(
    match: Match, one: str = "front > front", two: str = "front > front", picks: str = "left right"
) -> list[Event]:
    """Pilots and tacticians of both teams set their controllers: steering and target of team 1 and of team 2, then
    the card that either tactician wants."""
    robots = sees(match).robots
    pilots = [f"{robot.pilot} pilot {controls}" for robot, controls in zip(robots, (one, two))]
    tacticians = [f"{robot.tactician} pick {pick}" for robot, pick in zip(robots, picks.split())]
    return play(match, *pilots, *tacticians)


def finish_step(match: Match) -> list[Event]:
    """Everybody who is still asked says that they are done."""
    return play(match, *(f"{seat} done" for seat in match.deciders))


def sees(match: Match, seat: str | None = None) -> View:
    view: View = match.view(seat)
    return view


def robot_of(match: Match, team: int, seat: str | None = None) -> RobotView:
    """The robot of team 1 or 2 as the seat sees it."""
    return sees(match, seat).robots[team - 1]


def player_of(match: Match, name: str, seat: str | None = None) -> PlayerView:
    """What `seat` sees of that player."""
    return sees(match, seat).players[SEAT_NAMES.index(name)]


def own(match: Match, seat: str) -> PlayerView:
    """What the seat sees of itself."""
    return player_of(match, seat, seat)


def standing(match: Match, team: int) -> str:
    """The squares of the robot that have tiles, column by column."""
    return " ".join(sorted(square.square for square in robot_of(match, team).squares))


def goblins(match: Match) -> list[int]:
    return [seated.goblins for seated in sees(match).players]


def points(match: Match) -> list[int]:
    return [seated.points for seated in sees(match).players]


def offers(match: Match, seat: str) -> list[str]:
    return [str(move) for move in match.legal(seat)]


def why_not(match: Match, seat: str, move: str) -> str:
    """The name of the reason against the move."""
    refusal = match.why_not(seat, move)
    assert refusal is not None, f"{seat} may {move}"
    return refusal.reason


def heard(told: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds in what was told."""
    return [event for event in told if isinstance(event, kinds)]


DAMAGE = (
    "row-empty",
    "token-lost",
    "tokens-hit",
    "token-given-up",
    "destroyed",
    "goblin-left",
    "cockpit-empty",
)


def damage(told: Sequence[Event], team: int) -> list[str]:
    """What happened to that robot, die by die: "destroyed 3 c4 d4, e4" is a 3 on c4, which took d4 and e4 along."""
    hits = [event for event in told if event.verb in DAMAGE and event.fields()["team"] == team]
    return [" ".join([hit.verb, *_told_of(hit)]) for hit in hits]


def _told_of(hit: Event) -> list[str]:
    return [str(value) for name, value in hit.fields().items() if name not in ("team", "tile") and value != "none"]


def worth(told: Sequence[Event], seat: str) -> dict[str, int]:
    """What each agenda brought the seat."""
    scored = [event.fields() for event in told if event.verb == "agenda-scored"]
    return {event["agenda"]: event["points"] for event in scored if event["seat"] == seat}
