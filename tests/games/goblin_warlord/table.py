"""Positions of Goblin Warlord, laid on the table in a line each.

    table(red=camp("F3 H2", order="charge"), blue=camp("H0"), script=attack("overrun"))

A camp is written lair by lair: F3 is a Fort with three goblins, H0 an empty Hideout, - a site whose Hideout was
removed. What a story does not mention is filled in: the pool, the supply, the deck, and hands from what is left.
"""

import dataclasses
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

from goblins.games.goblin_warlord import GAME, events
from goblins.games.goblin_warlord.rules.orders import begin_turn
from goblins.games.goblin_warlord.rules.phases import enter
from goblins.games.goblin_warlord.set_up import gather_deck
from goblins.games.goblin_warlord.state import Kit, Player, State
from goblins.games.goblin_warlord.terms import HAND, AttackFace, Kind, MagicFace, Order, Phase
from goblins.games.goblin_warlord.view import LairView, View
from goblins.kernel.chance import TABLE_STREAM, key_from_seed
from goblins.kernel.components import ComponentSet, load_set
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import blank
from goblins.kernel.steps import begin_game
from goblins.kernel.vocabulary import Event
from goblins.match import Match

STANDARD: ComponentSet = load_set(GAME)
KIT: Kit = STANDARD.kit
KEY = key_from_seed("a story")
KINDS = {"H": Kind.HIDEOUT, "F": Kind.FORT}

Names = TypeVar("Names", bound=IntEnum)
Scripted = tuple[str, str]  # what is drawn from, and what comes up


def named(names: type[Names], name: str) -> Names:
    return names[name.upper().replace("-", "_")]


# --------------------------------------------------------------------------------------- what chance brings


def attack(faces: str) -> list[Scripted]:
    """The attack dice to come: attack("push victory loss")."""
    return [("attack die", face) for face in faces.split()]


def banner_die(face: str) -> list[Scripted]:
    return [("banner die", face)]


def hoozits_die(face: str) -> list[Scripted]:
    return [("hoozits die", face)]


def cards(kinds: str) -> list[Scripted]:
    """The order cards that will be drawn from the deck: cards("crown hide")."""
    return [("deck", kind) for kind in kinds.split()]


def lot(seat: str) -> list[Scripted]:
    return [("lot", seat)]


def reshuffle() -> list[Scripted]:
    """The cards that were turned up go back into the deck."""
    return [("reshuffle", "")]


def outcomes(script: Iterable[Scripted], deck: Sequence[int]) -> list[tuple[int, int]]:
    """The script as the kernel reads it: the pieces of a die or deck are counted kind by kind."""
    whole, left, found = list(deck), list(deck), []
    for source, name in script:
        match source:
            case "attack die":
                found.append(sum(KIT.attack_die[: named(AttackFace, name)]))
            case "banner die":
                found.append(sum(KIT.banner_die[: named(MagicFace, name)]))
            case "hoozits die":
                found.append(sum(KIT.hoozits_die[: named(MagicFace, name)]))
            case "lot":
                found.append(SEAT_NAMES.index(name))
            case "reshuffle":
                left = list(whole)
            case _:
                card = named(Order, name)
                assert left[card] > 0, f"there is no {name} left to draw"
                found.append(sum(left[:card]))
                left[card] -= 1
    return [(TABLE_STREAM, outcome) for outcome in found]


# ------------------------------------------------------------------------------------------------- positions


@dataclasses.dataclass(frozen=True)
class Camp:
    lairs: str
    order: str
    hand: str
    invaded: Sequence[int]
    lost_forts: int


def camp(
    lairs: str = "H2", order: str = "crown", hand: str = "", invaded: Sequence[int] = (), lost_forts: int = 0
) -> Camp:
    """`invaded` names the lairs whose invasion is spent, `lost_forts` counts Forts built and lost again."""
    return Camp(lairs, order, hand, invaded, lost_forts)


def table(
    *,
    turn: str = "red",
    phase: str = "act",
    script: Iterable[Scripted] = (),
    discard: str = "",
    empty_deck: bool = False,
    tokens_in_the_box: int = 0,
    turns_played: int = 0,
    options: dict[str, Any] | None = None,
    **camps: Camp,
) -> Match:
    """A match that goes on from here. The phase is `act`, or `begin` for a turn that is just beginning."""
    chosen = read_options(GAME.options, GAME.settings, options or {})
    s = blank(State)
    begin_game(s, len(camps), KEY, GAME.rules_version)
    gather_deck(s, KIT)
    s.options, s.turn = chosen, turns_played
    s.pool, s.supply = KIT.box.goblins, KIT.box.lairs - tokens_in_the_box
    assert tuple(camps) == SEAT_NAMES[: len(camps)], "camps are laid from red on, in the order of the seats"
    for player, laid in zip(s.players, camps.values()):
        _lay_camp(s, player, laid)
        _deal(s, player, laid.hand.split())
    for kind in discard.split():
        _move_card(s.deck, s.discard, named(Order, kind))
    for player in s.players[: len(camps)]:
        _deal(s, player, _plenty(s.deck, HAND - sum(player.hand)))
    if empty_deck:
        s.discard = [thrown + left for thrown, left in zip(s.discard, s.deck)]
        s.deck = [0] * len(s.deck)
    s.active = SEAT_NAMES.index(turn)
    if phase == "begin":
        begin_turn(s, s.active, None)
    else:
        enter(s, named(Phase, phase), s.active, None)
    assert [fault.text() for fault in GAME.faults(s, KIT)] == []
    return Match(Play(GAME, STANDARD, s, tuple(outcomes(script, s.deck))))


def _lay_camp(s: State, player: Player, laid: Camp) -> None:
    player.order = named(Order, laid.order)
    if player.order != Order.NONE:
        s.deck[player.order] -= 1
    for lair, text in zip(player.lairs, laid.lairs.split()):
        player.sites += 1
        if text != "-":
            lair.kind, lair.goblins = KINDS[text[0]], int(text[1:])
            s.pool -= lair.goblins
            s.supply -= 1
            player.forts_built += lair.kind == Kind.FORT
    player.forts_built += laid.lost_forts
    for number in laid.invaded:
        player.lairs[number - 1].has_invaded = 1


def _deal(s: State, player: Player, kinds: Iterable[str]) -> None:
    for kind in kinds:
        _move_card(s.deck, player.hand, named(Order, kind))


def _move_card(here: list[int], there: list[int], card: int) -> None:
    here[card] -= 1
    there[card] += 1


def _plenty(deck: list[int], cards: int) -> list[str]:
    """Different cards of which many are left."""
    order = sorted(range(len(deck)), key=lambda card: -deck[card])
    return [Order(card).name for card in order[:cards]]


def laid_out(seats: int, script: Iterable[Scripted] = (), **options: Any) -> tuple[Match, list[Event]]:
    """A table laid out by the rules, with what everybody was told meanwhile."""
    chosen = read_options(GAME.options, GAME.settings, options)
    match = Match(Play.begin(GAME, STANDARD, chosen, seats, KEY, tuple(outcomes(script, KIT.orders))))
    return match, match.events()


# ------------------------------------------------------------------------------------- playing and looking on


def play(match: Match, *lines: str) -> list[Event]:
    """Moves as a journal writes them, "red invade 1 > blue.2"; returns what a spectator hears of them."""
    heard = len(match.events())
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(seat, move)
    return [event for event in match.events()[heard:] if not event.silent]


def sees(match: Match, seat: str | None = None) -> View:
    view: View = match.view(seat)
    return view


def offers(match: Match, seat: str) -> list[str]:
    return [str(move) for move in match.legal(seat)]


def why_not(match: Match, seat: str, move: str) -> str:
    """The name of the reason against the move."""
    refusal = match.why_not(seat, move)
    assert refusal is not None, f"{seat} may {move}"
    return refusal.reason


def camp_of(match: Match, seat: str) -> str:
    """The seat's lairs as everybody sees them, written as `camp` reads them."""
    lairs = {lair.number: _written(lair) for lair in _camp_view(match, seat)}
    return " ".join(lairs.get(number, "-") for number in range(1, max(lairs) + 1))


def _written(lair: LairView) -> str:
    return f"{lair.kind[0].upper()}{lair.goblins}"


def _camp_view(match: Match, seat: str) -> list[LairView]:
    return sees(match).players[SEAT_NAMES.index(seat)].lairs


def spent_lairs(match: Match, seat: str) -> list[int]:
    """The lairs of the seat that have invaded."""
    return [lair.number for lair in _camp_view(match, seat) if lair.has_invaded]


def order_of(match: Match, seat: str) -> str:
    return sees(match).players[SEAT_NAMES.index(seat)].order


def hand_of(match: Match, seat: str) -> list[str]:
    """The hand as its owner sees it."""
    hand = sees(match, seat).players[SEAT_NAMES.index(seat)].hand
    assert hand is not None
    return hand


def dice_rolled(told: Sequence[Event]) -> list[str]:
    """The faces of the attack dice in what was told."""
    rolled = next(event for event in told if isinstance(event, events.AttackRolled))
    return [face for face in (rolled.first, rolled.second, rolled.third) if face != "none"]


def happened(told: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in told)
