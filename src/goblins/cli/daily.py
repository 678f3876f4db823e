"""`goblins daily`: the run of the day, the same for everybody, and a line to share."""

from __future__ import annotations

import datetime
from typing import Annotated

import typer

from ..kernel.errors import BadInput
from .errors import Mistake
from .language import language, text
from .output import print_json


def daily(
    date: Annotated[str, typer.Option(metavar=text("cli-word-date"), help=text("cli-daily-date"))] = "",
    seed: Annotated[str, typer.Option(metavar=text("cli-word-seed"), help=text("cli-daily-seed"))] = "",
    seats: Annotated[str, typer.Option(metavar=text("cli-word-seats"), help=text("cli-daily-seats"))] = "me",
    save: Annotated[str, typer.Option(metavar=text("cli-word-file"), help=text("cli-play-save"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-play-json"))] = False,
) -> None:
    from ..kernel import registry
    from ..kernel.daily import daily_of, run_of
    from ..match import new
    from .play import result, start
    from .terminal.keeping import Keeper
    from .terminal.screen import Screen
    from .terminal.seating import read_seats, seat_players
    from .terminal.sitting import Sitting

    game = registry.daily_game()
    if game is None:
        raise BadInput("daily-none")
    today = run_of(game, _read_date(date))
    dealt = seed or today.seed
    spelled = read_seats(seats)
    match = new(game.id, seats=len(spelled), seed=dealt, options=daily_of(game).options(today.course))
    players = seat_players(match.game, spelled, str(match.true.key))
    keeper = Keeper(match, None)
    if save:
        keeper.refuse_strange(save)
    start(Sitting(match, players, Screen(stdout_is_taken=as_json), keeper, dealt), save)
    line = daily_of(game).line(today.date, match.view(match.seats[0])).text(language()) if match.outcome else ""
    if as_json:
        print_json({"date": today.date.isoformat(), **result(match, players, keeper), "line": line})
    elif line:
        print(line)


def _read_date(typed: str) -> datetime.date:
    """A day, or today by the clock in Greenwich: everybody changes over at the same moment."""
    if not typed:
        return datetime.datetime.now(datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(typed)
    except ValueError:
        raise Mistake(text("cli-daily-no-date", found=typed)) from None
