"""The rules of the miniature."""

from goblins.kernel.chance import TABLE_STREAM, Key, draw, draw_from_bag, kind_at, total
from goblins.kernel.events import EVERYONE, Log, only, tell
from goblins.kernel.game import Outcome
from goblins.kernel.knowledge import aside_below, knows, new_key, shuffle_unknown
from goblins.kernel.offers import Offers, offer, offer_if
from goblins.kernel.rule import rule
from goblins.kernel.steps import answer, ask, ask_nobody, is_over

from . import terms as t
from .terms import (
    CRATES,
    NO_MARK,
    SIGNS,
    Done,
    Kit,
    Mark,
    Options,
    Peek,
    Peeking,
    Phase,
    Reason,
    Reroll,
    Skip,
    State,
    crate_in,
    sign_in,
    verb_of,
)

BONUS = 2


@rule
def set_up(s: State, kit: Kit, options: Options, log: Log | None) -> None:
    s.options.peeking = options.peeking
    s.options.rounds = options.rounds
    s.rounds_left = options.rounds
    for gem in range(CRATES):
        s.crate_of[gem] = gem
    for gem in range(CRATES - 1, 0, -1):
        other = draw(s, log, TABLE_STREAM, gem + 1)
        crate = s.crate_of[gem]
        s.crate_of[gem] = s.crate_of[other]
        s.crate_of[other] = crate
    for sign in range(SIGNS):
        s.missions[sign] = 2
    for seat in range(s.table.seats):
        s.burglars[seat].mission = draw_from_bag(s, log, TABLE_STREAM, s.missions)
        s.burglars[seat].crate = NO_MARK
    begin_round(s, log)


@rule
def everybody(s: State) -> int:
    return (1 << s.table.seats) - 1


@rule
def partner_of(s: State, seat: int) -> int:
    """The burglar across; with two at the table, oneself."""
    return (seat + 2) % s.table.seats


@rule
def team_of(s: State, seat: int) -> int:
    return 1 << seat | 1 << partner_of(s, seat)


@rule
def begin_round(s: State, log: Log | None) -> None:
    if s.options.peeking == Peeking.YES:
        s.phase = Phase.PEEK
        ask(s, 1 << s.first)
        tell(log, EVERYONE, t.Asked.pack(1 << s.first, Phase.PEEK))
    else:
        begin_sealing(s, log)


@rule
def begin_sealing(s: State, log: Log | None) -> None:
    s.phase = Phase.SEAL
    ask(s, everybody(s))
    tell(log, EVERYONE, t.Asked.pack(everybody(s), Phase.SEAL))
    for seat in range(s.table.seats):
        roll(s, seat, log)


@rule
def roll(s: State, seat: int, log: Log | None) -> None:
    s.burglars[seat].die = 1 + draw(s, log, 1 + seat, 6)
    tell(log, team_of(s, seat), t.Rolled.pack(seat, s.burglars[seat].die - 1))


@rule
def refusal(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if (s.phase == Phase.PEEK) != (verb in (Peek.code, Skip.code)):
        return Reason.NOT_NOW
    if verb in (Peek.code, Mark.code) and s.opened[crate_in(move)]:
        return Reason.CRATE_OPEN
    if verb == Reroll.code and s.burglars[seat].rerolled:
        return Reason.REROLLED
    if verb == Done.code and s.burglars[seat].crate == NO_MARK:
        return Reason.NOT_MARKED
    return Reason.NONE


@rule
def legal_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    if s.phase == Phase.PEEK:
        for crate in range(CRATES):
            offer_if(out, not s.opened[crate], Peek.pack(crate))
        offer(out, Skip.pack())
    else:
        offer_if(out, not s.burglars[seat].rerolled, Reroll.pack())
        for crate in range(CRATES):
            for sign in range(SIGNS):
                offer_if(out, not s.opened[crate], Mark.pack(crate, sign))
        offer_if(out, s.burglars[seat].crate != NO_MARK, Done.pack())


@rule
def apply(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    if verb == Peek.code:
        peek(s, seat, crate_in(move), log)
        begin_sealing(s, log)
    elif verb == Skip.code:
        begin_sealing(s, log)
    elif verb == Reroll.code:
        s.burglars[seat].rerolled = 1
        roll(s, seat, log)
    elif verb == Mark.code:
        s.burglars[seat].crate = crate_in(move)
        s.burglars[seat].sign = sign_in(move)
        tell(log, only(seat), t.Marked.pack(seat, crate_in(move), sign_in(move)))
    else:
        tell(log, EVERYONE, t.WasDone.pack(seat))
        if answer(s, seat):
            show_all(s, kit, log)


@rule
def gem_in(s: State, crate: int) -> int:
    for gem in range(CRATES):
        if s.crate_of[gem] == crate:
            return gem
    return -1


@rule
def peek(s: State, seat: int, crate: int, log: Log | None) -> None:
    gem = gem_in(s, crate)
    s.known[gem] |= 1 << seat
    tell(log, EVERYONE, t.Peeked.pack(seat, crate))
    tell(log, only(seat), t.SawGem.pack(crate, gem))


@rule
def show_all(s: State, kit: Kit, log: Log | None) -> None:
    """Crates are opened and counted; a crate marked twice counts for both."""
    for seat in range(s.table.seats):
        burglar = s.burglars[seat]
        tell(log, EVERYONE, t.Showed.pack(seat, burglar.die - 1, burglar.crate, burglar.sign))
    for seat in range(s.table.seats):
        count_burglar(s, kit, seat, log)
    s.rounds_left -= 1
    s.first = (s.first + 1) % s.table.seats
    if s.rounds_left == 0:
        s.phase = Phase.OVER
        ask_nobody(s)
        tell(log, EVERYONE, t.Ended.pack())
    else:
        begin_round(s, log)


@rule
def count_burglar(s: State, kit: Kit, seat: int, log: Log | None) -> None:
    burglar = s.burglars[seat]
    gem = gem_in(s, burglar.crate)
    if not s.opened[burglar.crate]:
        s.opened[burglar.crate] = 1
        s.known[gem] = EVERYONE
        tell(log, EVERYONE, t.Opened.pack(burglar.crate, gem))
    points = kit.gems.worth[gem] + burglar.die
    if burglar.sign == burglar.mission:
        points += BONUS
    burglar.points += points
    tell(log, EVERYONE, t.Scored.pack(seat, points))
    burglar.die = 0
    burglar.rerolled = 0
    burglar.crate = NO_MARK
    burglar.sign = 0


@rule
def redeal(s: State, kit: Kit, seat: int, key: Key) -> None:
    new_key(s.table.chance, key)
    ordinal = shuffle_unknown(key, 0, s.crate_of, s.known, seat)
    for other in range(s.table.seats):
        if other != seat:
            s.missions[s.burglars[other].mission] += 1
    for other in range(s.table.seats):
        if other != seat:
            burglar = s.burglars[other]
            burglar.mission = kind_at(s.missions, aside_below(key, ordinal, total(s.missions)))
            s.missions[burglar.mission] -= 1
            if burglar.crate != NO_MARK:
                burglar.crate = closed_crate(s, aside_below(key, ordinal + 1, count_closed(s)))
                burglar.sign = aside_below(key, ordinal + 2, SIGNS)
            if burglar.die > 0 and not knows(team_of(s, other), seat):
                burglar.die = 1 + aside_below(key, ordinal + 3, 6)
                burglar.rerolled = aside_below(key, ordinal + 4, 2)
            ordinal += 5


@rule
def count_closed(s: State) -> int:
    closed = 0
    for crate in range(CRATES):
        if not s.opened[crate]:
            closed += 1
    return closed


@rule
def closed_crate(s: State, skip: int) -> int:
    for crate in range(CRATES):
        if not s.opened[crate]:
            if skip == 0:
                return crate
            skip -= 1
    return -1


@rule
def outcome(s: State, kit: Kit, out: Outcome) -> None:
    out.ended = 1 if is_over(s) else 0
    best = 0
    for seat in range(s.table.seats):
        out.points[seat] = team_points(s, seat)
        best = max(best, out.points[seat])
    for seat in range(s.table.seats):
        if out.points[seat] == best:
            out.winners |= 1 << seat


@rule
def team_points(s: State, seat: int) -> int:
    points = 0
    for other in range(s.table.seats):
        if team_of(s, seat) >> other & 1:
            points += s.burglars[other].points
    return points
