"""Everyone rolls five dice in secret. In turn you raise the bid on how many of a face lie under all cups, or
challenge the last bid. Whoever was wrong loses a die, and all roll again. The last one with dice wins."""

from typing import Annotated

import goblins.authoring as g

DICE, SIDES = 5, 6
Count = Annotated[int, g.Number(0, DICE * g.MAX_SEATS)]
Face = Annotated[int, g.Number(1, SIDES)]


@g.record
class Player:
    dice: Annotated[list[g.Int8], DICE, g.Dice(SIDES), g.KnownBy("looked")]
    looked: g.Known  # who has looked under the cup
    left: Annotated[g.Int8, g.SHOWN]


@g.record
class State:
    table: g.CommonState
    options: g.NoOptions
    count: Annotated[g.Int8, g.SHOWN]  # of the last bid; 0: there is none
    face: Annotated[g.Int8, g.SHOWN]
    players: Annotated[list[Player], g.MAX_SEATS, g.SEATED]


class Bid(g.Move, frozen=True, tag="bid"):
    notation = "bid {count} x {face}"
    count: Count
    face: Face


class Challenge(g.Move, frozen=True, tag="challenge"):
    notation = "challenge"


MOVES = g.Vocabulary(Challenge, Bid)
verb_of, count_of, face_of = MOVES.verb_reader(), MOVES.reader("count"), MOVES.reader("face")


class Raised(g.Event, frozen=True, tag="raised"):
    """{seat} bids {count} × {face}."""

    seat: g.Seat
    count: Count
    face: Face


class Counted(g.Event, frozen=True, tag="counted"):
    """{seat} challenges. There are {found}; {loser} loses a die."""

    seat: g.Seat
    found: Count
    loser: g.Seat


class Reason(g.RuleReason):
    NONE = ""
    NO_BID_YET = "rules"
    BID_TOO_LOW = "rules"
    NOT_SO_MANY_DICE = "rules"


@g.rule
def set_up(s: State, kit: object, options: object, log: g.Log | None) -> None:
    for seat in range(s.table.seats):
        s.players[seat].left = DICE
    begin_round(s, 0, log)


@g.rule
def begin_round(s: State, first: int, log: g.Log | None) -> None:
    s.count, s.face = 0, 0
    for seat in range(s.table.seats):
        s.players[seat].looked = g.only(seat)
        for die in range(DICE):
            s.players[seat].dice[die] = 1 + g.draw(s, log, 1 + seat, SIDES) if die < s.players[seat].left else 0
    g.ask_seat(s, first)


@g.rule
def with_dice(s: State, seat: int, step: int) -> int:
    """The first one with dice from that seat on, to the left (1) or to the right (-1)."""
    while s.players[seat % s.table.seats].left == 0:
        seat += step
    return seat % s.table.seats


@g.rule
def refusal(s: State, kit: object, seat: int, move: int) -> int:
    if verb_of(move) == Challenge.code:
        return Reason.NO_BID_YET if s.count == 0 else Reason.NONE
    if count_of(move) < max(s.count, 1) or (count_of(move) == s.count and face_of(move) + 1 <= s.face):
        return Reason.BID_TOO_LOW
    dice = 0
    for other in range(s.table.seats):
        dice += s.players[other].left
    return Reason.NOT_SO_MANY_DICE if count_of(move) > dice else Reason.NONE


@g.rule
def apply(s: State, kit: object, seat: int, move: int, log: g.Log | None) -> None:
    if verb_of(move) == Challenge.code:
        challenge(s, seat, log)
    else:
        s.count, s.face = count_of(move), face_of(move) + 1
        g.tell(log, g.EVERYONE, Raised.pack(seat, s.count, s.face - 1))
        g.ask_seat(s, with_dice(s, seat + 1, 1))


@g.rule
def challenge(s: State, seat: int, log: g.Log | None) -> None:
    found = 0
    for other in range(s.table.seats):
        s.players[other].looked = g.EVERYONE
        for die in range(DICE):
            found += 1 if s.players[other].dice[die] == s.face else 0
    loser = seat if found >= s.count else with_dice(s, seat - 1, -1)
    s.players[loser].left -= 1
    g.tell(log, g.EVERYONE, Counted.pack(seat, found, loser))
    first = with_dice(s, loser, 1)
    if with_dice(s, first + 1, 1) == first:
        g.ask_nobody(s)
    else:
        begin_round(s, first, log)


@g.rule
def outcome(s: State, kit: object, out: g.Outcome) -> None:
    out.ended = 1 if g.is_over(s) else 0
    for seat in range(s.table.seats):
        out.points[seat] = s.players[seat].left
        out.winners |= 1 << seat if s.players[seat].left > 0 else 0


GAME = g.Game(
    id="liars",
    seat_counts=(2, 3, 4, 5, 6),
    state=State,
    moves=MOVES,
    events=g.Vocabulary(Raised, Counted),
    reasons=Reason,
    set_up=set_up,
    refusal=refusal,
    apply=apply,
    outcome=outcome,
    about=__doc__,
)
