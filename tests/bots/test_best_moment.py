"""The best moment of a game: where the dice were kindest, as far as dice tell; else the boldest stroke."""

from __future__ import annotations

from fractions import Fraction

from goblins.bots.best_moment import BestMoment, best_moment
from goblins.match import Match
from tests.games.goblin_warlord import table as warlord
from tests.games.goblins_inc import table as inc
from tests.games.nitro_run import table as nitro


def moment(match: Match, seat: int) -> BestMoment:
    found = best_moment(match.true, seat)
    assert found is not None
    return found


def said(match: Match, found: BestMoment) -> str:
    return " ".join(match.game.describe(event).text("en") for event in found.events)


def march(faces: str, red: str = "H2 H2", blue: str = "H2 H2") -> Match:
    """Red invades twice, with one die each; the faces say what comes."""
    one, other = faces.split()
    match = warlord.table(
        red=warlord.camp(red), blue=warlord.camp(blue), script=[*warlord.attack(one), *warlord.attack(other)]
    )
    warlord.play(match, "red invade 1 > blue.1", "red invade 2 > blue.2")
    return match


def test_of_two_invasions_the_one_that_cost_the_others_something_was_better() -> None:
    match = march("victory push")
    found = moment(match, 0)
    assert (found.number, found.odds) == (0, Fraction(1, 3))
    assert "Blue loses a goblin" in said(match, found)


def test_whoever_was_invaded_remembers_that_the_invaders_lost() -> None:
    match = march("push loss")
    found = moment(match, 1)
    assert (found.number, found.odds) == (1, Fraction(1, 6))
    assert "Red loses a goblin" in said(match, found)


def test_without_luck_there_is_no_best_moment() -> None:
    match = march("push push")
    assert [best_moment(match.true, seat) for seat in (0, 1)] == [None, None]


def test_who_picks_among_three_dice_has_three_chances() -> None:
    match = warlord.table(
        red=warlord.camp("H4"), blue=warlord.camp("H1 H2"), script=warlord.attack("push victory loss")
    )
    warlord.play(match, "red invade 1 > blue.1", "red choose victory")
    found = moment(match, 0)
    assert (found.number, found.odds) == (1, Fraction(19, 27))


def test_in_goblins_inc_it_is_the_die_that_cost_the_enemy_most() -> None:
    from tests.browser.inc_tables import last_shot

    match = last_shot()
    inc.play(match, "red order 2 2 3")
    found = moment(match, 0)
    assert found.odds is None
    assert "what hung on it comes down too" in said(match, found)
    assert best_moment(match.true, 1) is None


def test_in_nitro_run_it_is_the_boldest_ride_that_held() -> None:
    match = nitro.rides(nitro.way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    found = moment(match, 0)
    assert (found.number, found.odds) == (5, None)  # fastest by then, and least steady


def test_a_game_that_nobody_has_a_say_in_has_none() -> None:
    import goblins

    assert best_moment(goblins.new("nitro-run", 1).true, 0) is None
