"""Bring a public view up to date from events alone: replays of old games and moving pictures need nothing else."""

from ...kernel.vocabulary import Event
from . import events
from .terms import PRICE
from .view import InvasionView, LairView, PlayerView, View


def retell(view: View, event: Event) -> None:
    """Change the view as the event says. Events that change nothing visible pass."""
    match event:
        case events.Drew(seat):
            _player(view, seat).cards += 1
            view.deck -= 1
        case events.Reshuffled(cards):
            view.deck += cards
            view.discard = {}
        case events.TurnBegan(seat, _):
            view.active, view.die_rolled, view.know_wots_used = seat, False, False
        case events.GaveOrder(seat, card):
            _give_order(view, _player(view, seat), card)
        case events.Asked(seat, phase):
            view.phase, view.deciders = phase, [seat]
        case events.Won(seat):
            view.winner, view.ending, view.phase, view.deciders = seat, "warlord", "over", []
        case events.TurnLimitReached():
            view.ending, view.phase, view.deciders = "turn-limit", "over", []
        case _:
            _retell_recruiting(view, event)
            _retell_invading(view, event)
            _retell_building(view, event)


def _retell_recruiting(view: View, event: Event) -> None:
    match event:
        case events.RecruitsDue(_, goblins, compulsory):
            view.recruits, view.compulsory = goblins, compulsory
        case events.Recruited(seat, lair):
            _lair(view, seat, lair).goblins += 1
            view.pool -= 1
            view.recruits -= 1
            view.compulsory = max(0, view.compulsory - 1)
        case events.RecruitsDeclined():
            view.recruits = 0
        case events.BannerRolled() | events.HoozitsRolled():
            view.die_rolled = True


def _retell_invading(view: View, event: Event) -> None:
    match event:
        case events.Invaded(seat, lair, foe, target, by_know_wots):
            _lair(view, seat, lair).has_invaded = True
            view.know_wots_used = view.know_wots_used or bool(by_know_wots)
            view.invasion = InvasionView(lair, foe, target, bool(by_know_wots), seat, [])
        case events.AttackRolled(_, first, second, third, chooser):
            assert view.invasion is not None
            view.invasion.dice = [die for die in (first, second, third) if die != "none"]
            view.invasion.chooser = chooser
        case events.Result():
            view.invasion = None
        case events.Lost(seat, lair, goblins):
            _lair(view, seat, lair).goblins -= goblins
            view.pool += goblins
        case events.FortFell(seat, lair):
            _lair(view, seat, lair).kind = "hideout"
        case events.HideoutRemoved(seat, lair, goblins, to_supply):
            _player(view, seat).lairs.remove(_lair(view, seat, lair))
            view.homeless = goblins
            view.supply += to_supply
        case events.NoRoom(_, goblins):
            view.homeless -= goblins
            view.pool += goblins
        case events.Rehoused(seat, lair):
            _lair(view, seat, lair).goblins += 1
            view.homeless -= 1


def _retell_building(view: View, event: Event) -> None:
    match event:
        case events.StartedBuilding():
            view.debt = PRICE
        case events.StartedUpgrading(_, lair):
            view.debt, view.upgrading = PRICE, lair
        case events.Paid(seat, lair):
            _lair(view, seat, lair).goblins -= 1
            view.pool += 1
            view.debt -= 1
        case events.HideoutBuilt(seat, lair):
            lairs = _player(view, seat).lairs
            lairs.append(LairView(lair, "hideout", 0, False))
            lairs.sort(key=lambda one: one.number)
            view.supply -= 1
        case events.FortBuilt(seat, lair):
            _lair(view, seat, lair).kind = "fort"
            _player(view, seat).forts_built += 1
            view.upgrading = None


def _give_order(view: View, player: PlayerView, card: str) -> None:
    if player.order != "none":
        view.discard[player.order] = view.discard.get(player.order, 0) + 1
    player.order = card
    player.cards -= 1
    for lair in player.lairs:
        lair.has_invaded = False
    view.turn += 1


def _player(view: View, seat: str) -> PlayerView:
    return next(player for player in view.players if player.seat == seat)


def _lair(view: View, seat: str, number: int) -> LairView:
    return next(lair for lair in _player(view, seat).lairs if lair.number == number)
