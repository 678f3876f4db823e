"""What the network is told of a player at the beginning of a turn."""

from typing import Any

from goblins.bots.goblin_warlord.scrapper import missing_goblins, recruits_of
from goblins.games.goblin_warlord.rules.orders import may_build, may_recruit
from goblins.games.goblin_warlord.state import State
from goblins.games.goblin_warlord.terms import FORTS_TO_WIN, ORDERS, PRICE, Kind, Order
from goblins.kernel.rule import rule

# Where in the list of figures each group begins
FORTS_BY_GOBLINS, HIDEOUTS_BY_GOBLINS, FORTS, HIDEOUTS = 0, 5, 10, 14
GOBLINS, ORDER, HAND, WAITING, IS_MINE = 16, 17, 23, 29, 31
RECRUITS, MISSING, READY, WORKS = 32, 33, 34, 37
FIGURES = 38
FURTHEST = 20  # goblins missing


@rule
def take_figures(s: State, seat: int, thinker: int, figures: Any) -> None:
    player = s.players[seat]
    for i in range(FIGURES):
        figures[i] = 0
    forts, hideouts, goblins = 0, 0, 0
    for site in range(player.sites):
        lair = player.lairs[site]
        goblins += lair.goblins
        if lair.kind == Kind.FORT:
            forts += 1
            figures[FORTS_BY_GOBLINS + lair.goblins] += 1
        elif lair.kind == Kind.HIDEOUT:
            hideouts += 1
            figures[HIDEOUTS_BY_GOBLINS + lair.goblins] += 1
    standing = min(FORTS_TO_WIN - 1, forts)
    figures[FORTS + standing] = 1
    figures[HIDEOUTS] = hideouts
    figures[HIDEOUTS + 1] = min(hideouts, FORTS_TO_WIN - standing)
    figures[GOBLINS] = goblins
    for card in range(ORDERS):
        crowned = card == Order.CROWN and player.order == Order.NONE
        figures[ORDER + card] = 1 if player.order == card or crowned else 0
    for card in range(ORDERS):
        figures[HAND + card] = player.hand[card]
    waiting = (seat - s.active + s.table.seats) % s.table.seats
    figures[WAITING] = 1 if waiting == 0 else 0
    figures[WAITING + 1] = 1 if waiting == 1 else 0
    figures[IS_MINE] = 1 if seat == thinker else 0
    recruits = recruits_of(s, player) if may_recruit(player.order) else 0
    missing = missing_goblins(s, player) - goblins - recruits
    figures[RECRUITS] = recruits
    figures[MISSING] = min(FURTHEST, max(0, missing))
    if missing <= 0:
        figures[READY] = 1
        figures[READY + 1] = 1 if may_build(player.order) else 0
        figures[READY + 2] = 1 if may_build(player.order) and waiting == 0 else 0
    figures[WORKS] = (goblins + recruits) // PRICE
