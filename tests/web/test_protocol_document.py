"""docs/protocol.md says what is true: its examples are made again, and its lists are those of the types."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from goblins.tables.budgets import MESSAGE
from goblins.tables.entries import AnyEntry
from goblins.tables.requests import REACTIONS, AnyRequest
from goblins.tables.updates import GameFace
from goblins.web.asyncapi import asyncapi
from goblins.web.guard import PROTOCOL
from goblins.web.messages import FromPage, ToPage
from goblins.web.socket import CODES, GOODBYE, REFUSED, TOO_SLOW

from .protocol_examples import BLOCK, DOCUMENT, examples, rewritten

pytestmark = pytest.mark.anyio
TEXT = DOCUMENT.read_text(encoding="utf-8")
HIDDEN = {"invited", "admitted"}  # rows that nobody is told of


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def first_cells(heading: str) -> set[str]:
    """The words in code in the first column of the tables below a heading."""
    part = TEXT.partition(f"{heading}\n")[2].partition("\n#")[0]
    cells = re.findall(r"^\| (`[^|]*) \|", part, re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`([a-z-]+)`", cell)}


async def test_every_example_is_what_a_server_says_today() -> None:
    shown = await examples()
    assert {block[1] for block in BLOCK.findall(TEXT)} == set(shown)
    assert rewritten(TEXT, shown) == TEXT, "python -m tests.web.protocol_examples writes them anew"


def test_every_message_is_explained() -> None:
    assert first_cells("### What the server says") - {"type"} == tags(ToPage)
    assert first_cells("### What a client says") - {"type"} == tags(FromPage)


def test_everything_that_may_be_asked_is_listed() -> None:
    assert first_cells("### Everything that may be asked") - {"ask"} == tags(AnyRequest)
    assert all(f"`{reaction}`" in TEXT for reaction in REACTIONS)


def test_every_row_and_every_field_of_a_game_is_explained() -> None:
    explained = first_cells("## An update")
    assert tags(AnyEntry) - HIDDEN <= explained
    assert set(GameFace.__struct_fields__) <= explained


def test_every_close_code_is_explained() -> None:
    explained = set(map(int, re.findall(r"\b([14]0\d\d)\b", TEXT.partition("| Code |")[2].partition("\n\n")[0])))
    assert {*CODES.values(), GOODBYE, REFUSED, TOO_SLOW} <= explained


def test_the_version_and_the_limits_are_those_of_the_server() -> None:
    assert f"version **{PROTOCOL}**" in TEXT
    assert f"{MESSAGE.most:,} bytes" in TEXT
    assert asyncapi()["info"]["version"] == str(PROTOCOL)
