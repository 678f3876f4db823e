"""What a roll may come to: not faces of dice, but who loses what once whoever picks among them has picked."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import prod

from ...kernel.chance import TABLE_STREAM, total
from ...kernel.events import Log, load_script
from ...kernel.foresee import PossibleResult
from ...kernel.game import seat_term
from ...kernel.record import blank, copied
from ...kernel.words import Sentence
from .moves import MOVES, Hoozits, Invade, KnowWots, foe_of, lair_of, target_of
from .rules.decisions import apply
from .rules.invade import count_dice, does_attacker_choose
from .rules.lairs import count_goblins
from .state import Kit, State
from .terms import AttackFace, Kind, MagicFace

Gain = tuple[int, int]  # lairs, a Fort counting twice, and goblins of the attacker, less those of the other side

NOTHING = "goblin-warlord-forecast-nothing"
NOBODY_HOME = "goblin-warlord-forecast-nobody-home"


def forecast(s: State, kit: Kit, seat: int, move: int) -> list[PossibleResult]:
    """What comes of an invasion or of Hoozits, the likeliest first. Whoever chooses a die takes the one that costs
    the other side most and their own least."""
    match MOVES.unpack(move):
        case Invade() | KnowWots():
            return _invasion(s, kit, seat, move)
        case Hoozits():
            faces = [face for face in MagicFace if kit.hoozits_die[face]]
            rolled = {face: _after(s, kit, seat, move, _script(kit.hoozits_die, face, 1)) for face in faces}
            chance = {face: Fraction(kit.hoozits_die[face], total(kit.hoozits_die)) for face in faces}
            return _merged((chance[face], _magic_result(s, rolled[face], seat, foe_of(move), face)) for face in faces)
    return []


def ways_of_invasion(s: State, kit: Kit, seat: int, move: int) -> list[tuple[Fraction, AttackFace, Gain]]:
    """Each face that may count, how likely it is, and what it brings the attacker."""
    after, counted = _thrown(s, kit, seat, move)
    ways = {face: sum((chance for chance, one in counted if one == face), Fraction(0)) for face in after}
    before, worth = _worth(s, seat, foe_of(move)), {face: _worth(after[face], seat, foe_of(move)) for face in after}
    gains = {face: (lairs - before[0], goblins - before[1]) for face, (lairs, goblins) in worth.items()}
    return [(chance, face, gains[face]) for face, chance in ways.items()]


def _invasion(s: State, kit: Kit, seat: int, move: int) -> list[PossibleResult]:
    foe = foe_of(move)
    nothing = Sentence(NOTHING if s.players[foe].lairs[target_of(move)].goblins else NOBODY_HOME)
    after, counted = _thrown(s, kit, seat, move)
    return _merged((chance, _result(s, after[face], seat, foe) or nothing) for chance, face in counted)


def _thrown(
    s: State, kit: Kit, seat: int, move: int
) -> tuple[dict[AttackFace, State], list[tuple[Fraction, AttackFace]]]:
    """The table after each face; and every throw, as likely as it is, with the face that whoever chooses takes."""
    foe = foe_of(move)
    attackers = s.players[seat].lairs[lair_of(move)].goblins
    defenders = s.players[foe].lairs[target_of(move)].goblins
    dice = count_dice(attackers, defenders)
    faces: list[AttackFace] = [face for face in AttackFace if face and kit.attack_die[face]]
    after = {face: _after(s, kit, seat, move, _script(kit.attack_die, face, dice)) for face in faces}
    gains = {face: _worth(after[face], seat, foe) for face in faces}
    chooses = max if does_attacker_choose(attackers, defenders) else min
    ways = Fraction(1, total(kit.attack_die) ** dice)
    counted = [
        (ways * prod(kit.attack_die[face] for face in thrown), chooses(thrown, key=lambda face: gains[face]))
        for thrown in itertools.product(faces, repeat=dice)
    ]
    return after, counted


def _after(s: State, kit: Kit, seat: int, move: int, script: Sequence[tuple[int, int]]) -> State:
    """The table if all dice show that."""
    tried, log = copied(s), blank(Log)
    load_script(log, tuple(script))
    apply(tried, kit, seat, move, log)
    return tried


def _script(die: Sequence[int], face: int, times: int) -> list[tuple[int, int]]:
    """The first side of the die that shows the face."""
    return [(TABLE_STREAM, sum(die[:face]))] * times


def _worth(after: State, seat: int, foe: int) -> Gain:
    return _lairs(after, seat) - _lairs(after, foe), _goblins(after, seat) - _goblins(after, foe)


def _lairs(s: State, seat: int) -> int:
    return sum(2 if lair.kind == Kind.FORT else lair.kind == Kind.HIDEOUT for lair in s.players[seat].lairs)


def _goblins(s: State, seat: int) -> int:
    return int(count_goblins(s.players[seat])) + (s.homeless if seat != s.active else 0)


def _result(s: State, after: State, seat: int, foe: int) -> Sentence | None:
    """Who has lost what; None if nobody has lost anything."""
    lost, own = _goblins(s, foe) - _goblins(after, foe), _goblins(s, seat) - _goblins(after, seat)
    pulled_down = _lairs(s, foe) - _lairs(after, foe)
    if own:
        return Sentence("goblin-warlord-forecast-own", {"goblins": own})
    if pulled_down:
        was_fort = any(
            lair.kind == Kind.FORT and then.kind == Kind.HIDEOUT
            for lair, then in zip(s.players[foe].lairs, after.players[foe].lairs)
        )
        return Sentence(f"goblin-warlord-forecast-{'fort' if was_fort else 'hideout'}", {"foe": seat_term(foe)})
    if lost:
        return Sentence("goblin-warlord-forecast-foe", {"foe": seat_term(foe), "goblins": lost})
    return None


def _magic_result(s: State, after: State, seat: int, foe: int, face: int) -> Sentence:
    if face == MagicFace.BANNER:
        return Sentence("goblin-warlord-forecast-recruits", {"recruits": after.recruits})
    return _result(s, after, seat, foe) or Sentence(NOTHING)


def _merged(ways: Iterable[tuple[Fraction, Sentence]]) -> list[PossibleResult]:
    """Each thing that may come of it once."""
    chances: dict[str, Fraction] = {}
    said: dict[str, Sentence] = {}
    for chance, sentence in ways:
        like = repr(sentence)
        chances[like] = chances.get(like, Fraction(0)) + chance
        said[like] = sentence
    return sorted((PossibleResult(chances[like], said[like]) for like in chances), key=lambda one: -one.odds)
