"""`goblins join LINK --bot FILE`: somebody's bot sits down at a table over the network."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .bot_file import BotFailed, load_bot
from .errors import Mistake
from .language import language, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..client import Client, ClientError, Update
    from ..kernel.words import Term, Terms


def join(
    link: Annotated[str, typer.Argument(metavar=text("cli-word-link"), help=text("cli-join-link"))],
    bot: Annotated[str, typer.Option(metavar=text("cli-word-file"), help=text("cli-join-bot"))],
    seat: Annotated[str, typer.Option(metavar=text("cli-word-seat"), help=text("cli-join-seat"))] = "",
    name: Annotated[str, typer.Option(metavar=text("cli-word-name"), help=text("cli-join-name"))] = "",
    identity: Annotated[str, typer.Option(metavar=text("cli-word-file"), help=text("cli-join-identity"))] = "",
) -> None:
    from ..client import ClientError

    player = load_bot(bot)
    try:
        ended = asyncio.run(_sit_and_play(link, player, seat, name, Path(identity) if identity else None))
    except ClientError as problem:
        raise Mistake(_sentence(problem, bot)) from None
    except BotFailed as failed:
        raise Mistake(text("cli-join-bot-failed", file=bot, line=failed.line, problem=failed.problem)) from None
    print(_result(ended))


async def _sit_and_play(link: str, player: Any, seat: str, name: str, identity: Path | None) -> Update:
    from ..client import Client, play

    cookie = identity.read_text(encoding="utf-8").strip() if identity and identity.exists() else ""
    async with Client(link, cookie, language()) as client:
        if identity:
            identity.touch(mode=0o600)
            identity.write_text(client.cookie, encoding="utf-8")
        if name and name != client.me.name:
            await client.rename(name)
        table = await client.follow(link)
        place = await _sit(client, table, seat)
        print(text("cli-join-seated", name=client.me.name, seat=_seat(place)), flush=True)
        async with client.connect(table, place) as connection:
            return await play(connection, player, late=lambda: print(text("cli-join-late"), flush=True))


async def _sit(client: Client, table: str, wanted: str) -> str:
    """A seat that is one's own already, or the one that is wanted, or the first that is open."""
    async with client.connect(table) as connection:
        own = connection.own_seats
        assert connection.latest is not None
        chairs = connection.latest.table.chairs
    if own and wanted in ("", *own):
        return wanted or own[0]
    open_seats = [chair.seat for chair in chairs if chair.kind == "open"]
    if not wanted and not open_seats:
        raise Mistake(text("cli-join-full"))
    await client.ask(table, {"ask": "sit", "seat": wanted or open_seats[0]})
    return wanted or open_seats[0]


def _result(ended: Update) -> str:
    verdict = ended.game.verdict if ended.game else None
    if verdict is None:
        return text("cli-join-closed")
    if not verdict.winners:
        return text("cli-join-lost", points=_seats(verdict.points))
    winners = _seats(dict.fromkeys(verdict.winners, ""))
    return text("cli-join-over", winners=winners, points=_seats(verdict.points))


def _seats(counts: Mapping[str, object]) -> Terms:
    from ..kernel.words import Terms

    return Terms(tuple((_seat(seat), str(count)) for seat, count in counts.items()))


def _seat(name: str) -> Term:
    from ..kernel.words import Term

    return Term(f"seat-{name}", name)


def _sentence(problem: ClientError, bot: str) -> str:
    from ..client import Gone, NoAddress, NotAMove, NotUnderstood, Unreachable

    match problem:
        case NoAddress():
            return text("cli-join-no-address", found=str(problem))
        case Unreachable():
            return text("cli-join-unreachable", problem=str(problem))
        case NotUnderstood():
            return text("cli-join-not-understood", problem=str(problem))
        case NotAMove():
            return text("cli-join-no-move", file=bot, found=str(problem))
        case Gone():
            return text("cli-join-gone", reason=str(problem))
    return str(problem)  # said by the server, in the language of this run
