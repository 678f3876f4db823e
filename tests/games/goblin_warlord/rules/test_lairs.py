"""Hideouts and Forts, and the goblins at them (GW-seats, GW-losses)."""

from goblins.games.goblin_warlord import GAME, events
from goblins.games.goblin_warlord.rules.lairs import (
    count_forts,
    count_goblins,
    count_lairs,
    count_room,
    is_lone_hideout,
)
from goblins.games.goblin_warlord.state import Player
from goblins.match import Match
from tests.games.goblin_warlord.table import (
    KIT,
    attack,
    camp,
    camp_of,
    cards,
    offers,
    order_of,
    play,
    sees,
    table,
    why_not,
)


def player(lairs: str) -> Player:
    match = table(red=camp(lairs), blue=camp())
    red: Player = match.true.state.players[0]
    return red


def sensible(match: Match, seat: int) -> list[str]:
    moves = GAME.list_sensible_moves(match.true.state, KIT, seat)
    return [GAME.moves.write(move) for move in moves]


def test_removed_hideouts_do_not_count() -> None:
    red = player("F3 - H2 - F0")
    assert (count_lairs(red), count_forts(red), count_goblins(red)) == (3, 2, 5)


def test_room_is_what_is_missing_to_four_in_every_lair() -> None:
    assert count_room(player("F3 - H2 H4 F0")) == 1 + 2 + 0 + 4


def test_a_hideout_is_alone_when_nothing_else_stands() -> None:
    assert is_lone_hideout(player("- H2"))
    assert not is_lone_hideout(player("H2 H0"))
    assert not is_lone_hideout(player("F2"))


def test_a_player_without_goblins_is_still_in_the_game() -> None:
    match = table(
        red=camp("H1", order="charge", hand="hide hide hide"),
        blue=camp("H1", order="crown"),
        script=attack("victory"),
    )
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "H0"
    play(match, "red order hide", "blue recruit 1")
    assert (camp_of(match, "blue"), match.outcome) == ("H1", None)


def test_a_player_whose_orders_allow_nothing_gives_the_next_one() -> None:
    match = table(
        red=camp("H0", order="charge", hand="crown hide charge"), blue=camp(), phase="begin", script=cards("banner")
    )
    assert offers(match, "red") == ["order crown", "order hide", "order charge"]
    play(match, "red order crown")
    assert (order_of(match, "red"), match.deciders) == ("crown", ("blue",))


def test_lairs_are_named_by_number_however_many_there_are() -> None:
    match = table(red=camp("H0 " * 30 + "H4"), blue=camp("H4"), script=attack("victory"))
    assert [lair.number for lair in sees(match).players[0].lairs] == list(range(1, 32))
    assert play(match, "red invade 31 > blue.1")[-1] == events.Lost("blue", 1, 1)
    assert why_not(match, "red", "invade 32 > blue.1") == "no-lair"


def test_of_lairs_just_alike_only_the_first_is_a_sensible_choice() -> None:
    match = table(red=camp("H2 H2 F2 H1", order="charge", hand="crown hide charge"), blue=camp("H0 H0 F0"))
    assert sensible(match, 0) == [
        "invade 1 > blue.1",
        "invade 1 > blue.3",
        "invade 3 > blue.1",
        "invade 3 > blue.3",
        "invade 4 > blue.1",
        "invade 4 > blue.3",
        "order crown",
        "order hide",
        "order charge",
    ]


def test_alike_lairs_are_named_once_for_recruiting_paying_upgrading_and_rehousing() -> None:
    recruiting = table(red=camp("H1 H1 F1 F1"), blue=camp(), phase="begin")
    assert sensible(recruiting, 0) == ["recruit 1", "recruit 3"]
    building = table(red=camp("H1 H1 F1 F1 H0", order="hoozits"), blue=camp(order="hide"))
    assert sensible(building, 0)[:3] == ["build", "upgrade 1", "upgrade 5"]
    play(building, "red build")
    assert sensible(building, 0) == ["pay 1", "pay 3"]
    rehousing = table(red=camp("H2", order="know-wots"), blue=camp("H2 H1 H1 F1"), script=attack("victory"))
    play(rehousing, "red know-wots 1 > blue.1")
    assert sensible(rehousing, 1) == ["rehouse 2", "rehouse 4"]


def test_lairs_that_differ_in_their_spent_invasion_are_not_alike() -> None:
    match = table(red=camp("H2 H2", invaded=[1]), blue=camp("H0"))
    assert "invade 2 > blue.1" in sensible(match, 0)
    assert "upgrade 2" in sensible(match, 0)
