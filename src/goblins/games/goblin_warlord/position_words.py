"""Positions in words: a camp is drawn lair by lair, `fort ●●●○`; the supplies follow from what lies on the table."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from ...kernel.chance import TABLE_STREAM
from ...kernel.errors import BadInput
from ...kernel.names import SEAT_NAMES, spelled
from ...kernel.position_words import LineWords, Outcomes, PositionWords, Where
from ...kernel.words import Sentence, Term
from .rules.build import NEW_HIDEOUT
from .rules.lairs import count_forts, count_lairs
from .rules.orders import begin_turn
from .rules.phases import end_game, enter
from .set_up import gather_deck, make_camp
from .state import Kit, Lair, Player, State
from .terms import (
    HAND,
    MOST_DICE,
    MOST_GOBLINS_IN_A_LAIR,
    MOST_LAIRS,
    ORDERS,
    PRICE,
    AttackFace,
    Ending,
    Kind,
    MagicFace,
    Order,
    Phase,
)

PIP, NO_PIP = "●", "○"
REMOVED = "removed"  # a site whose Hideout is gone
LAIRS = (spelled(Kind, Kind.HIDEOUT), spelled(Kind, Kind.FORT), REMOVED)
CAMP = (*LAIRS, "hand", "lost-forts")  # lines that belong to the seat before them
DECISIONS = ("acts", "begins", "recruits", "rolls", "pays", "chooses", "rehouses")
ORDER_NAMES = [spelled(Order, card) for card in range(ORDERS)]
MOST = 127  # of anything
NOBODY = -1


# ------------------------------------------------------------------------------------------------- writing


def write(s: State, kit: Kit) -> Iterator[str]:
    yield f"turn {s.turn + 1} {SEAT_NAMES[s.active]}"
    yield _decision(s)
    if s.die_rolled:
        yield "die-rolled"
    if s.know_wots_used:
        yield "know-wots-used"
    for seat in range(s.table.seats):
        yield from _camp(s.players[seat], SEAT_NAMES[seat])
    if any(s.discard):
        yield f"discard {_cards(s.discard)}"
    in_the_box = kit.box.lairs - s.supply - sum(count_lairs(player) for player in s.players)
    if in_the_box:
        yield f"box {in_the_box}"


def _decision(s: State) -> str:
    if s.phase == Phase.OVER:
        return f"over {spelled(Ending, s.ended)}"
    seat = SEAT_NAMES[s.table.asked.bit_length() - 1]
    invasion = s.invasion
    match s.phase:
        case Phase.RECRUIT:
            return f"{seat} recruits {s.recruits}" + (f", must {s.compulsory}" if s.compulsory else "")
        case Phase.BANNER_DIE:
            return f"{seat} rolls"
        case Phase.PAY:
            return f"{seat} pays {s.debt} for " + (f"lair {s.upgrading}" if s.upgrading else "hideout")
        case Phase.CHOOSE:
            dice = " ".join(spelled(AttackFace, die) for die in invasion.dice if die)
            lairs = f"{SEAT_NAMES[s.active]}.{invasion.lair + 1} > {SEAT_NAMES[invasion.foe]}.{invasion.target + 1}"
            return f"{seat} chooses {dice}, {lairs}" + (" by know-wots" if invasion.by_know_wots else "")
        case Phase.REHOUSE:
            return f"{seat} rehouses {s.homeless}"
    return f"{seat} acts"


def _camp(player: Player, name: str) -> Iterator[str]:
    yield "\n" + (name if player.order == Order.NONE else f"{name} flies {spelled(Order, player.order)}")
    for lair in player.lairs[: player.sites]:
        yield f"  {written_lair(lair)}"
    yield f"  hand {_cards(player.hand)}"
    if player.forts_built != count_forts(player):
        yield f"  lost-forts {player.forts_built - count_forts(player)}"


def written_lair(lair: Lair) -> str:
    if lair.kind == Kind.NOTHING:
        return REMOVED
    pips = PIP * lair.goblins + NO_PIP * (MOST_GOBLINS_IN_A_LAIR - lair.goblins)
    return f"{spelled(Kind, lair.kind):7} {pips}{' has-invaded' if lair.has_invaded else ''}"


def _cards(counts: Sequence[int]) -> str:
    return ", ".join(name for name, count in zip(ORDER_NAMES, counts) for _ in range(count)) or "none"


# ------------------------------------------------------------------------------------------------- reading


@dataclasses.dataclass
class _Reading:
    """A table that is being laid."""

    s: State
    kit: Kit
    decision: Callable[[], None]
    seat: int = NOBODY  # whose camp the lines are about
    is_active_said: bool = False
    is_deck_empty: bool = False


def read(s: State, kit: Kit, lines: Iterable[list[str]]) -> None:
    """Camps that no line draws have a first Hideout; hands are filled up with what there is most of."""
    s.pool, s.supply = kit.box.goblins, kit.box.lairs
    gather_deck(s, kit)
    reading = _Reading(s, kit, lambda: _act(s, s.active))
    drawn: set[int] = set()
    for first, *rest in lines:
        words = LineWords(rest, first)
        if first in SEAT_NAMES:
            reading.seat = LineWords([first], "goblin-warlord").seat(s.table.seats)
            if rest[:1] in ([], ["flies"]):
                if reading.seat in drawn:
                    raise BadInput("text-twice", found=first)
                drawn.add(reading.seat)
                _raise_flag(s, reading.seat, words)
            else:
                _read_decision(reading, words)
        elif first in CAMP:
            if reading.seat == NOBODY:
                raise BadInput("text-more", where=first, known=", ".join(SEAT_NAMES[: s.table.seats]))
            _read_camp(s, reading.seat, first, words)
        elif first == "turn":
            s.turn = words.number(1, 1 << 30) - 1
            s.active, reading.is_active_said = words.seat(s.table.seats), True
        elif first == "over":
            reading.decision = partial(end_game, s, words.member(Ending, 1))
        elif first in ("die-rolled", "know-wots-used"):
            setattr(s, first.replace("-", "_"), 1)
        elif first == "box":
            s.supply -= words.number(0, kit.box.lairs)
        elif first == "deck":
            words.name(["none"])
            reading.is_deck_empty = True
        else:
            _take_cards(s, s.discard, words)
        words.end()
    for seat in set(range(s.table.seats)) - drawn:
        make_camp(s, seat)
    _fill_hands(s)
    if reading.is_deck_empty:
        s.discard = [thrown + left for thrown, left in zip(s.discard, s.deck)]
        s.deck = [0] * ORDERS
    reading.decision()


def _raise_flag(s: State, seat: int, words: LineWords) -> None:
    player = s.players[seat]
    player.order = Order.NONE
    if words.skip("flies"):
        player.order = _take_card(s, words)


def _read_camp(s: State, seat: int, first: str, words: LineWords) -> None:
    player = s.players[seat]
    if first == "hand":
        _take_cards(s, player.hand, words)
    elif first == "lost-forts":
        player.forts_built += words.number(0, MOST - MOST_LAIRS)
    else:
        if player.sites == MOST_LAIRS:
            raise BadInput("text-number", where=lair_words(seat, player.sites), found=first, low=1, high=MOST_LAIRS)
        lair = player.lairs[player.sites]
        player.sites += 1
        words.where = lair_words(seat, player.sites - 1)
        if first != REMOVED:
            _read_lair(s, player, lair, Kind(1 + LAIRS.index(first)), words)


def _read_lair(s: State, player: Player, lair: Lair, kind: Kind, words: LineWords) -> None:
    lair.kind = kind
    text = words.next([PIP * 2 + NO_PIP * 2, "0-4"])
    if not text.strip(PIP + NO_PIP):
        text = str(text.count(PIP))
    lair.goblins = LineWords([text], words.where).number(0, MOST_GOBLINS_IN_A_LAIR)
    lair.has_invaded = int(words.skip("has-invaded"))
    player.forts_built += kind == Kind.FORT
    s.pool -= lair.goblins
    s.supply -= 1


def lair_words(seat: int, lair: int) -> Where:
    return Sentence("goblin-warlord-where-lair", {"seat": Term(f"seat-{SEAT_NAMES[seat]}"), "lair": lair + 1})


def _take_cards(s: State, to: list[int], words: LineWords) -> None:
    if words.skip("none"):
        return
    while words:
        to[_take_card(s, words)] += 1


def _take_card(s: State, words: LineWords) -> int:
    card = words.name(ORDER_NAMES)
    if s.deck[card] == 0:
        raise BadInput("text-none-left", where=words.where, piece=Term(f"goblin-warlord-order-{ORDER_NAMES[card]}"))
    s.deck[card] -= 1
    return card


def _fill_hands(s: State) -> None:
    """With different cards of which many are left."""
    for player in s.players[: s.table.seats]:
        for card in sorted(range(ORDERS), key=lambda card: -s.deck[card])[: max(0, HAND - sum(player.hand))]:
            if s.deck[card]:
                s.deck[card] -= 1
                player.hand[card] += 1


def _read_decision(reading: _Reading, words: LineWords) -> None:
    s, seat = reading.s, reading.seat
    decision = DECISIONS[words.name(DECISIONS)]
    if not reading.is_active_said and decision != "rehouses":
        s.active = seat
    if decision == "begins":
        reading.decision = partial(begin_turn, s, seat, None)
        return
    if decision == "acts":
        reading.decision = partial(_act, s, seat)
        return
    if decision == "recruits":
        phase, s.recruits = Phase.RECRUIT, words.number(1, MOST)
        s.compulsory = words.number(0, MOST) if words.skip("must") else 0
    elif decision == "rolls":
        phase = Phase.BANNER_DIE
    elif decision == "pays":
        phase, s.debt = Phase.PAY, words.number(1, PRICE)
        words.name(["for"])
        s.upgrading = words.number(1, MOST_LAIRS) if words.name(["hideout", "lair"]) else NEW_HIDEOUT
    elif decision == "chooses":
        phase = Phase.CHOOSE
        _read_invasion(reading, words)
    else:
        phase, s.homeless = Phase.REHOUSE, words.number(1, MOST)
        s.pool -= s.homeless
    reading.decision = partial(enter, s, phase, seat, None)


def _act(s: State, seat: int) -> None:
    """Under Banner orders the die has been rolled by then."""
    s.die_rolled |= int(s.players[seat].order == Order.BANNER)
    enter(s, Phase.ACT, seat, None)


def _read_invasion(reading: _Reading, words: LineWords) -> None:
    s, invasion = reading.s, reading.s.invasion
    invasion.chooser = reading.seat
    dice = 0
    while dice < MOST_DICE and words and "." not in words.words[0]:
        invasion.dice[dice] = words.member(AttackFace, 1)
        dice += 1
    s.active, invasion.lair = _lair_named(s, words)
    words.name([">"])
    invasion.foe, invasion.target = _lair_named(s, words)
    if words.skip("by"):
        invasion.by_know_wots = 1 + words.name(["know-wots"])


def _lair_named(s: State, words: LineWords) -> tuple[int, int]:
    """`red.2`: a seat and one of its lairs, from 0."""
    name, _, lair = words.next(["red.1"]).partition(".")
    return LineWords([name], words.where).seat(s.table.seats), LineWords([lair], words.where).number(
        1, MOST_LAIRS
    ) - 1


# ------------------------------------------------------------------------------------------ scripted draws

DRAWS = ("attack", "banner-die", "hoozits-die", "cards", "lot", "reshuffle")


def draws(s: State | None, kit: Kit) -> Callable[[list[str]], Outcomes]:
    """Pieces of a die or deck are counted kind by kind; the deck gets smaller from line to line."""
    whole = list(kit.orders if s is None else s.deck)
    left = list(whole)
    seats = len(SEAT_NAMES) if s is None else s.table.seats

    def means(line: list[str]) -> Iterator[tuple[int, int]]:
        words = LineWords(line, "next")
        source = DRAWS[words.name(DRAWS)]
        words.where = source
        if source == "reshuffle":
            left[:] = whole
        while words:
            yield TABLE_STREAM, _outcome(source, words, kit, left, seats)

    return means


def _outcome(source: str, words: LineWords, kit: Kit, left: list[int], seats: int) -> int:
    if source == "lot":
        return words.seat(seats)
    found = words.words[0]
    if source == "cards":
        kind, counts = words.name(ORDER_NAMES), left
    elif source == "attack":
        kind, counts = words.member(AttackFace, 1), kit.attack_die
    else:
        kind, counts = words.member(MagicFace), kit.banner_die if source == "banner-die" else kit.hoozits_die
    if kind >= len(counts) or counts[kind] == 0:
        raise BadInput("text-none-left", where=source, piece=found)
    outcome = sum(counts[:kind])
    if counts is left:
        left[kind] -= 1
    return outcome


WORDS = PositionWords(
    first=(*SEAT_NAMES, *CAMP, "turn", "over", "die-rolled", "know-wots-used", "box", "deck", "discard"),
    write=write,
    read=read,
    draws=draws,
)
