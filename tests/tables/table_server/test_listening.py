"""Who listens from where, and hears what."""

import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.game import PUBLIC
from goblins.tables.requests import Join, MakeMove
from goblins.tables.requests.lobby import Arrange, Free, Leave, Sit
from goblins.tables.requests.playing import Remove
from goblins.tables.requests.talking import React
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, CLARA, Guest, an_arrangement, legal
from .evenings import opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def entered(table_server: TableServer, id: str, guest: Guest) -> Guest:
    await table_server.enter(id, guest)
    return guest


async def test_whoever_comes_in_is_told_everything_and_then_what_happens(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(ANNA, 0))
    await play_on(table_server, id, 5)
    assert guest.rows == list(range(1, guest.heard[-1]["n"] + 1))
    assert len(guest.heard) == 6


async def test_whoever_comes_back_is_told_exactly_what_was_missed(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(ANNA, 0))
    table_server.leave(id, guest)
    await play_on(table_server, id, 5)
    again = await entered(table_server, id, Guest(ANNA, 0, seen=guest.seen))
    assert again.rows == list(range(guest.seen + 1, guest.seen + 6))
    nothing = await entered(table_server, id, Guest(ANNA, 0, seen=again.seen))
    assert [message["rows"] for message in nothing.heard] == [[]]


@pytest.mark.parametrize("seen", [-1, 10_000])
async def test_a_page_with_numbers_that_never_were_begins_anew(table_server: TableServer, seen: int) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(ANNA, 0, seen=seen))
    assert guest.rows == list(range(1, guest.heard[-1]["n"] + 1))


async def test_a_sealed_move_is_heard_by_its_seat_alone(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS, game="goblins-inc")
    anna, boris, clara = [
        await entered(table_server, id, guest) for guest in (Guest(ANNA, 0), Guest(BORIS, 1), Guest(CLARA, PUBLIC))
    ]
    while not (places := [move for move in legal(table_in(table_server, id), 0) if move.startswith("place")]):
        await play_on(table_server, id, 1)
    known = [len(guest.heard) for guest in (anna, boris, clara)]
    await table_server.ask(id, ANNA, MakeMove("red", places[0]))
    assert [len(guest.heard) for guest in (anna, boris, clara)] == [known[0] + 1, *known[1:]]


async def test_nobody_looks_from_the_seat_of_another(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    with pytest.raises(BadInput, match="not your seat"):
        await table_server.enter(id, Guest(BORIS, 0))
    with pytest.raises(BadInput, match="not your seat"):
        await table_server.enter(id, Guest(CLARA, 1))


async def test_two_seats_of_one_person_are_looked_at_one_at_a_time(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, ANNA, game="goblins-inc")
    guest = await entered(table_server, id, Guest(ANNA, 0))
    assert guest.heard[-1]["seat"] == "red"
    await table_server.look_from(id, guest, PUBLIC, 0)
    covered = guest.heard[-1]
    assert (covered["seat"], covered["game"]["legal"]) == (None, [])
    await table_server.look_from(id, guest, 1, 0)
    assert guest.heard[-1]["seat"] == "blue"
    await play_on(table_server, id, 4)
    assert {message["seat"] for message in guest.heard[3:]} == {"blue"}


async def test_the_curtain_does_not_open_for_the_seat_of_another(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(ANNA, 0))
    with pytest.raises(BadInput, match="not your seat"):
        await table_server.look_from(id, guest, 1, 0)
    assert (guest.seat, len(guest.heard)) == (0, 1)


async def test_a_table_without_spectators_is_seen_by_its_players_and_its_host_only(table_server: TableServer) -> None:
    id = await started(table_server, BORIS, CLARA, spectators=False)
    await entered(table_server, id, Guest(ANNA))
    await entered(table_server, id, Guest(BORIS))
    with pytest.raises(BadInput, match="without spectators"):
        await table_server.enter(id, Guest(ANNA.__class__("dora", "Dora", 4)))


async def test_before_the_start_everybody_invited_may_look(table_server: TableServer) -> None:
    id = await opened(table_server, "you", spectators=False, public=False)
    with pytest.raises(BadInput, match="private"):
        await table_server.enter(id, Guest(BORIS))
    await table_server.ask(id, BORIS, Join(table_in(table_server, id).token))
    assert (await entered(table_server, id, Guest(BORIS))).heard[-1]["game"] is None


async def test_whoever_loses_the_seat_is_dismissed_from_it(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(BORIS, 1))
    await table_server.ask(id, ANNA, Remove("blue", "random"))
    assert guest.dismissed == "table-not-your-seat"
    assert len(guest.heard) == 1


async def test_whoever_is_arranged_away_or_stands_up_goes_on_watching_the_lobby(table_server: TableServer) -> None:
    id = await opened(table_server, "you", "open", "you")
    guest, other = [await entered(table_server, id, Guest(ANNA, seat)) for seat in (2, 0)]
    await table_server.ask(id, ANNA, Arrange(an_arrangement(seats=2)))
    await table_server.ask(id, ANNA, Free("red"))
    assert [one.dismissed for one in (guest, other)] == ["", ""]
    assert [one.heard[-1]["seat"] for one in (guest, other)] == [None, None]
    assert [row["n"] for row in other.heard[-1]["rows"]] == list(range(1, other.heard[-1]["n"] + 1))


async def test_a_host_who_does_not_sit_has_a_name(table_server: TableServer) -> None:
    id = await opened(table_server, "open", "open")
    guest = await entered(table_server, id, Guest(ANNA))
    assert guest.heard[-1]["table"]["host"] == ANNA.name
    await table_server.ask(id, BORIS, Join(table_in(table_server, id).token))
    await table_server.ask(id, BORIS, Sit("blue"))
    await table_server.ask(id, ANNA, Leave())
    assert guest.heard[-1]["table"]["host"] == BORIS.name


async def test_whoever_has_left_hears_no_more(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = await entered(table_server, id, Guest(ANNA, 0))
    table_server.leave(id, guest)
    await table_server.ask(id, BORIS, React("blue", "cheer"))
    assert len(guest.heard) == 1
