"""Decisions on the run: every offered move gets its exact worth, and the best one is made."""

from ....games.nitro_run import moves
from ....games.nitro_run.moves import nitro_of, relief_of, space_of, verb_of
from ....games.nitro_run.rules.routes import Trail, comes_out_of_tunnel, first_route, next_route, space_on
from ....games.nitro_run.rules.specs import looks_alike
from ....games.nitro_run.rules.the_run import is_beside_ledge
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import HEXES, PASSENGERS, Nitro, Phase
from ....kernel.offers import Offers
from ....kernel.rule import rule
from .cart import (
    brake_once,
    calm_lower,
    cart_of,
    jump_second,
    jump_top,
    relieve,
    set_second,
    set_top,
)
from .ride import (
    UNSEEN,
    Known,
    Sections,
    Worth,
    better,
    no_sections,
    nothing_known,
    work_out,
    worth_after_braking,
    worth_after_stability,
    worth_at,
    worth_of_driving,
    worth_of_reveal,
)


@rule
def sections_of(s: State, kit: Kit) -> Sections:
    """The way of the cart on the table."""
    ahead = no_sections()
    for i in range(s.run.sections):
        put_section(s, ahead, i, s.run.way[i], s.run.emerged >> i & 1 == 1)
    return with_length(kit, ahead, s.run.sections)


@rule
def sections_on(s: State, kit: Kit, trail: Trail) -> Sections:
    """A way over sections that lie."""
    ahead = no_sections()
    for i in range(trail.length):
        put_section(s, ahead, i, space_on(trail, i), comes_out_of_tunnel(trail, i))
    return with_length(kit, ahead, trail.length)


@rule
def put_section(s: State, ahead: Sections, i: int, space: int, tunnel: bool) -> None:
    spec = s.spaces[space].section - 1
    ahead.face[i] = s.specs[spec].face - 1
    ahead.look[i] = s.specs[spec].look
    ahead.tunnel[i] = 1 if tunnel else 0
    ahead.ledge[i] = 1 if is_beside_ledge(s, space) else 0


@rule
def with_length(kit: Kit, ahead: Sections, length: int) -> Sections:
    """All sections are put down: what can they still turn out to be?"""
    for i in range(length - 1, -1, -1):
        ahead.matters[i] = ahead.matters[i + 1]
        if ahead.face[i] == UNSEEN:
            ahead.matters[i] |= hexes_with_look(kit, int(ahead.look[i]))
    for face in range(HEXES):
        ahead.alike[face] = hexes_like(kit, face)
    return Sections(length, ahead.face, ahead.look, ahead.tunnel, ahead.ledge, ahead.matters, ahead.alike)


@rule
def hexes_like(kit: Kit, face: int) -> int:
    """The hexes with the same two sides, as a mask: which of them it is makes no difference."""
    found, one = 0, kit.hexes[face]
    for i in range(HEXES):
        other = kit.hexes[i]
        same_side = one.kind == other.kind and one.stability == other.stability and one.speed == other.speed
        if same_side and looks_alike(kit, face, i):
            found |= 1 << i
    return found


@rule
def hexes_with_look(kit: Kit, look: int) -> int:
    """As a mask."""
    found = 0
    for face in range(HEXES):
        if looks_alike(kit, face, look):
            found |= 1 << face
    return found


# ------------------------------------------------------------------------------------------- worths of moves


@rule
def worth_of_move(s: State, kit: Kit, known: Known, ahead: Sections, move: int) -> Worth:
    """What can be expected after a move on the run, but for picking a way."""
    cart, verb, ridden = cart_of(s), verb_of(move), s.run.ridden + 0
    jump = ridden > 0 and ahead.ledge[ridden - 1] > 0 and not s.run.lightened
    if verb == moves.Ride.code:
        return worth_at(known, ridden, cart)
    if verb == moves.Brake.code:
        return worth_of_driving(known, ahead, ridden, brake_once(cart), False, jump)
    if verb == moves.Lighten.code:
        return worth_after_braking(known, ridden, jumped(s, cart, nitro_of(move)), not s.run.braked)
    if verb == moves.Tunnel.code:
        return worth_of_reveal(known, kit, ahead, ridden, relieve(cart, relief_of(move)))
    if verb == moves.Calm.code:
        return worth_after_stability(known, ahead, ridden - 1, calmed(s, cart, nitro_of(move)))
    if s.phase == Phase.TUNNEL:
        return worth_of_reveal(known, kit, ahead, ridden, cart)
    return worth_after_stability(known, ahead, ridden - 1, cart)


@rule
def jumped(s: State, cart: int, nitro: int) -> int:
    return jump_top(cart) if nitro == s.run.loaded - 1 else jump_second(cart)


@rule
def calmed(s: State, cart: int, nitro: int) -> int:
    if nitro < s.run.loaded - PASSENGERS:
        return calm_lower(cart)
    return set_top(cart, Nitro.HAPPY) if nitro == s.run.loaded - 1 else set_second(cart, Nitro.HAPPY)


@rule
def worth_of_way(s: State, kit: Kit, space: int) -> Worth:
    """The best of all ways that go on at this space behind the tunnel."""
    best, found = Worth(-1.0, 0.0), s.run.sections + 0
    trail = first_route(s, 0)
    while trail.length > 0:
        if begins_as_found(s, trail) and space_on(trail, found) == space:
            best = better(best, worth_of_start(s, kit, sections_on(s, kit, trail)))
        trail = next_route(s, 0, trail)
    return best


@rule
def worth_of_start(s: State, kit: Kit, ahead: Sections) -> Worth:
    """Before the first section is turned."""
    cart = cart_of(s)
    known = nothing_known()
    worth_at(known, 0, cart)
    known = work_out(known, kit, ahead)
    return worth_at(known, 0, cart)


@rule
def worth_of_run(s: State, kit: Kit) -> Worth:
    """When it has just begun: of the way that was found, or of the best one that can be picked."""
    if s.phase != Phase.WAY:
        return worth_of_start(s, kit, sections_of(s, kit))
    best = Worth(-1.0, 0.0)
    trail = first_route(s, 0)
    while trail.length > 0:
        if begins_as_found(s, trail):
            best = better(best, worth_of_start(s, kit, sections_on(s, kit, trail)))
        trail = next_route(s, 0, trail)
    return best


@rule
def begins_as_found(s: State, trail: Trail) -> bool:
    """Is it a way that goes on from where the player has to pick?"""
    if trail.length <= s.run.sections:
        return False
    for i in range(s.run.sections):
        if space_on(trail, i) != s.run.way[i]:
            return False
    return True


@rule
def choose_on_the_run(s: State, kit: Kit, offers: Offers) -> int:
    if offers.count == 1:
        return offers.move[0]
    best, most = offers.move[0], Worth(-1.0, 0.0)
    if s.phase == Phase.WAY:
        for i in range(offers.count):
            worth = worth_of_way(s, kit, space_of(offers.move[i]))
            if is_more(worth, most):
                best, most = offers.move[i], worth
        return best
    ahead = sections_of(s, kit)
    known = nothing_known()
    for i in range(offers.count):
        worth_of_move(s, kit, known, ahead, offers.move[i])
    known = work_out(known, kit, ahead)
    for i in range(offers.count):
        worth = worth_of_move(s, kit, known, ahead, offers.move[i])
        if is_more(worth, most):
            best, most = offers.move[i], worth
    return best


@rule
def is_more(one: Worth, other: Worth) -> bool:
    return better(other, one) == one and one != other
