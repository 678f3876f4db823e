"""`goblins play GAME`: a game in the terminal, alone, together, or from a pipe."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import Mistake
from .language import text
from .output import outcome_document, print_json
from .settings import read_option_words, read_seed

if TYPE_CHECKING:
    from ..match import Match
    from .terminal.keeping import Keeper
    from .terminal.seating import Player
    from .terminal.sitting import Sitting


def play(
    game: Annotated[str, typer.Argument(metavar=text("cli-word-game"), help=text("cli-argument-game"))] = "",
    seats: Annotated[str, typer.Option(metavar=text("cli-word-seats"), help=text("cli-play-seats"))] = "",
    seed: Annotated[str, typer.Option(metavar=text("cli-word-seed"), help=text("cli-option-seed"))] = "",
    components: Annotated[str, typer.Option("--set", metavar=text("cli-word-set"), help=text("cli-option-set"))] = "",
    load: Annotated[str, typer.Option(metavar=text("cli-word-file"), help=text("cli-play-load"))] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-setting"), help=text("cli-option-option"))
    ] = None,
    save: Annotated[str, typer.Option(metavar=text("cli-word-file"), help=text("cli-play-save"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-play-json"))] = False,
) -> None:
    from .terminal.keeping import Keeper
    from .terminal.screen import Screen
    from .terminal.seating import read_seats, seat_players, usual_seats
    from .terminal.sitting import Sitting

    if load:
        if seed or components or option:
            raise Mistake(text("cli-play-load-alone", file=load))
        match = _loaded(load, game)
        spelled = read_seats(seats) if seats else usual_seats(match.game, len(match.seats))
        if len(spelled) != len(match.seats):
            raise Mistake(text("cli-play-load-seats", file=load, count=len(match.seats)))
    else:
        match, spelled = _laid_out(game, seats, seed, components, option or [])
    players = seat_players(match.game, spelled, str(match.true.key))
    keeper = Keeper(match, Path(load) if load else None)
    if save:
        keeper.refuse_strange(save)
    start(Sitting(match, players, Screen(stdout_is_taken=as_json), keeper, read_seed(seed)), save)
    if as_json:
        print_json(result(match, players, keeper))


def start(sitting: Sitting, save: str = "") -> None:
    """Play, and whatever ends it, lose nothing. The journal of a finished game goes to the file named before,
    or to one that is asked for."""
    from .terminal.farewell import LeftTable, offer_journal, put_away
    from .terminal.signals import ending_in_order

    with ending_in_order():
        try:
            sitting.play_to_the_end()
            if save:
                sitting.keeper.save(save)
            elif sitting.people:
                offer_journal(sitting.screen, sitting.keeper)
        except LeftTable:
            pass
        except EOFError:
            put_away(sitting.keeper, sitting.players)
        except BaseException:
            put_away(sitting.keeper, sitting.players)
            raise


def _laid_out(game: str, seats: str, seed: str, components: str, options: list[str]) -> tuple[Match, list[str]]:
    from .. import match as library
    from ..kernel import registry
    from ..kernel.game_files import find_or_load
    from .terminal.seating import read_seats, usual_seats

    if not game:
        raise Mistake(text("cli-play-which", known=", ".join(registry.names())))
    found = find_or_load(game)
    spelled = read_seats(seats) if seats else usual_seats(found)
    return (
        library.new(
            game,
            seats=len(spelled),
            seed=read_seed(seed),
            options=read_option_words(options),
            components=components or "standard",
        ),
        spelled,
    )


def _loaded(file: str, game: str) -> Match:
    from ..kernel.game_files import find_or_load
    from ..match import open_file

    wanted = find_or_load(game).id if game else ""
    match = open_file(file)
    if wanted and wanted != match.game.id:
        raise Mistake(text("cli-play-load-other", file=file, found=match.game.id, game=game))
    return match


def result(match: Match, players: tuple[Player, ...], keeper: Keeper) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "seats": {player.seat: player.spelled() for player in players},
        **outcome_document(match),
        "journal": str(keeper.journal) if keeper.journal else None,
    }
