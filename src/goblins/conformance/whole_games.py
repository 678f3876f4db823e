"""Whole games, played at random by two people, with everything compared that each of them hears."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from ..client import Client
from .line import TableLine, line
from .report import Broken, same, want

UNDO = 0.1  # how often a move is taken back that may be
SHORT = {"goblin-warlord": {"turn_limit": 3}}
SLOW_DOWN = 0.025  # seconds between two requests of one seat: servers may want no more than fifty a second


async def play_whole_game(host: Client, guest: Client, game: dict[str, Any], pause: float) -> None:
    seats = min(game["seats"])
    sitting = ["you", "open"] if seats > 1 else ["you"]
    sitting += [game["bots"][0]] * (seats - len(sitting))
    arrangement = {"game": game["id"], "seats": seats, "options": SHORT.get(game["id"], {}), "public": True}
    table = await host.open(arrangement, sitting)
    people = {"red": host}
    if seats > 1:
        await guest.ask(table, {"ask": "sit", "seat": "blue"})
        people["blue"] = guest
    await host.ask(table, {"ask": "start"})
    async with AsyncExitStack() as stack:
        lines = {seat: await stack.enter_async_context(line(one, table)) for seat, one in people.items()}
        watching = await stack.enter_async_context(line(guest, table, "seat=blue" if seats > 1 else ""))
        rows: dict[str, list[Any]] = {seat: [] for seat in lines}
        dice = random.Random(game["id"])
        playing = [asyncio.create_task(_play(one, seat, rows[seat], dice, pause)) for seat, one in lines.items()]
        playing.append(asyncio.create_task(_watch(watching)))
        await _all_of(playing)
    await _same_over_http(people, table, rows)


async def _all_of(tasks: list[asyncio.Task[None]]) -> None:
    """The first that fails ends them all."""
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def _play(one: TableLine, seat: str, rows: list[Any], dice: random.Random, pause: float) -> None:
    rows += (await one.hear("update"))["rows"]
    while one.update["table"]["status"] == "playing":
        game = one.update["game"]
        before = one.n
        if game["undo"] and dice.random() < UNDO:
            request: dict[str, Any] = {"ask": "undo", "seat": seat}
        elif game["legal"]:
            want(seat in game["deciders"], f"{seat} has moves and is not among those who decide")
            request = {"ask": "move", "seat": seat, "move": dice.choice(game["legal"])}
        else:
            rows += (await one.hear("update"))["rows"]
            continue
        request["ticket"] = f"{dice.getrandbits(64):x}"
        await asyncio.sleep(pause)
        one.id += 1
        await one.say({"type": "ask", "id": one.id, "request": request})
        answered = False
        while not answered or one.n == before:
            found = await one.hear("update", "answer", "refusal")
            if found["type"] == "update":
                rows += found["rows"]
            elif found["type"] == "answer":
                answered = True
            elif game["deciders"] == [seat]:
                raise Broken(f"{request} was offered, and refused: {found['error']['key']}")
            else:
                break  # others decide at the same time, and were faster
    want(one.update["game"]["verdict"], "the game is over without a verdict")


async def _watch(one: TableLine) -> None:
    update = await one.hear("update")
    while update["table"]["status"] == "playing":
        update = await one.hear("update")


async def _same_over_http(people: dict[str, Client], table: str, rows: dict[str, list[Any]]) -> None:
    for seat, client in people.items():
        whole = await client.get(f"/api/tables/{table}?seat={seat}")
        same(len(rows[seat]), len(whole["rows"]), f"the rows that {seat} has heard")
        same(rows[seat], whole["rows"], f"what {seat} has heard, and what HTTP says")
        strangers = [row for row in rows[seat] if row.get("move") and row["seat"] != seat]
        same(strangers, [], f"moves of others that {seat} was told in notation")
        want(whole["table"]["fairness"].get("secret"), "the secret of chance is not told after the end")
