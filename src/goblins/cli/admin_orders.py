"""`goblins admin`: what whoever keeps a server decides while it runs. It is stored, and every process hears of it."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import BadInput
from .admin import database_option, time_of, with_store
from .errors import Mistake
from .language import text
from .output import print_json

if TYPE_CHECKING:
    from ..tables.store import Report, Store

MOST_SHOWN = 1000


def show_reports(
    db: Annotated[str, database_option()] = "",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    reports: list[Report] = with_store(db, lambda store: store.reports(MOST_SHOWN))
    if as_json:
        shown = [
            {"table": one.table, "row": one.number, "by": one.by, "text": one.text, "at": time_of(one.at).isoformat()}
            for one in reports
        ]
        print_json(shown)
        return
    for one in reports:
        print(f"{time_of(one.at):%Y-%m-%d %H:%M}  {one.table} #{one.number}  {one.by}")
        print(f"    {one.text}")
    print(text("cli-admin-reports-count", count=len(reports)))


def show_people(
    table: Annotated[str, typer.Argument(metavar=text("cli-word-table"), help=text("cli-admin-table"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    async def people(store: Store) -> list[tuple[str, str, str]]:
        card = await store.card(table)
        if card is None:
            raise BadInput("table-unknown")
        known = await store.identities(card.members)
        return [(who, part, known[who].name if who in known else "") for who, part in card.members.items()]

    for who, part, name in with_store(db, people):
        print(f"{who}  {part or '-':<12}  {name}")


def block(
    who: Annotated[str, typer.Argument(metavar=text("cli-word-who"), help=text("cli-admin-who"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    async def work(store: Store) -> None:
        if await store.identity(who) is not None:
            await store.house_rules.block("person", who, _now())
            return
        from ..web.doorkeeper import network

        try:
            await store.house_rules.block("address", str(network(who)), _now())
        except BadInput:
            raise Mistake(text("cli-admin-nobody", found=who)) from None

    with_store(db, work)
    print(text("cli-admin-blocked", who=who))


def unblock(
    who: Annotated[str, typer.Argument(metavar=text("cli-word-who"), help=text("cli-admin-who"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    async def work(store: Store) -> bool:
        from ..web.doorkeeper import network

        if await store.house_rules.unblock(who):
            return True
        try:
            return await store.house_rules.unblock(str(network(who)))
        except BadInput:
            return False

    if not with_store(db, work):
        raise Mistake(text("cli-admin-not-blocked", who=who))
    print(text("cli-admin-unblocked", who=who))


def show_blocks(
    db: Annotated[str, database_option()] = "",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    blocks = with_store(db, lambda store: store.house_rules.blocks())
    if as_json:
        print_json([{"kind": kind, "who": who, "at": time_of(at).isoformat()} for kind, who, at in blocks])
        return
    for kind, who, at in blocks:
        print(f"{time_of(at):%Y-%m-%d %H:%M}  {kind:<8} {who}")
    print(text("cli-admin-blocks-count", count=len(blocks)))


def void_cookies(db: Annotated[str, database_option()] = "") -> None:
    """Whoever has a recovery code comes back as who they were."""

    async def work(store: Store) -> None:
        from ..web.cookie_keys import CookieKeys

        await CookieKeys(store).forget(_now())
        await store.house_rules.order()

    with_store(db, work)
    print(text("cli-admin-voided"))


def clock(
    confirm: Annotated[bool, typer.Option("--confirm", help=text("cli-admin-clock-confirm"))] = False,
    db: Annotated[str, database_option()] = "",
) -> None:
    async def work(store: Store) -> int | None:
        from ..web.clock_keeper import CLOCK, CONFIRMED

        if confirm:
            await store.house_rules.put_mark(CONFIRMED, _now(), is_order=True)
        return await store.house_rules.mark(CLOCK)

    last = with_store(db, work)
    print(text("cli-admin-clock-now", now=f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"))
    if last is not None:
        print(text("cli-admin-clock-last", last=f"{time_of(last):%Y-%m-%d %H:%M:%S}"))
    if confirm:
        print(text("cli-admin-clock-confirmed"))


def _now() -> int:
    return int(time.time() * 1000)
