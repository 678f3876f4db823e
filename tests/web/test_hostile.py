"""Schemathesis throws what fits the description, and what does not, at the HTTP face: no crash, no 500, and every
answer as described. `SCHEMATHESIS=1000` tries more."""

from __future__ import annotations

import asyncio
import datetime
import os
import socket as sockets
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from goblins.web.app import create_app
from goblins.web.serving import Server, config_for
from goblins.web.settings import Settings

EXAMPLES = int(os.environ.get("SCHEMATHESIS", "10"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(create_app().openapi())
schema.config.phases.coverage.enabled = EXAMPLES > 100


Case = schemathesis.Case[Any]


class Target(NamedTuple):
    url: str
    cookies: dict[str, str]
    tables: list[str]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server on a port, somebody known to it, and a table before, in and after its game."""
    database = tmp_path_factory.mktemp("hostile") / "tables.db"
    door = sockets.socket()
    door.bind(("127.0.0.1", 0))
    app = create_app(Settings(database=f"sqlite:///{database}", pace=0, warm=False, thinkers=1))
    server = Server(config_for(app, loop="asyncio"))
    thread = threading.Thread(target=lambda: asyncio.run(server._serve(sockets=[door])), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    with httpx.Client(base_url=url) as client:
        client.get("/api/me")
        arrangement = {"game": "goblin-warlord", "seats": 2}
        plan = {"arrangement": arrangement, "sitting": ["you", "you"]}
        answers = [client.post("/api/tables", json=plan | {"start": start}) for start in (False, True, True)]
        tables = [answer.json()["table"] for answer in answers]
        client.post(f"/api/tables/{tables[2]}/ask", json={"ask": "close"})
        yield Target(url, dict(client.cookies), tables)
    server.should_exit = True
    thread.join(10)
    door.close()


def aimed(case: Case, target: Target) -> Case:
    """Most cases are about a table and a game that exist."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    real: dict[str, Any] = {"game": "goblin-warlord", "component": "order-crown", "anchor": "GW-end", "date": today}
    for name, value in case.path_parameters.items():
        number = len(str(value)) % 4
        real["id"] = [*target.tables, value][number]
        case.path_parameters[name] = value if number == 3 else real[name]
    return case


@schema.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_nothing_that_is_sent_breaks_the_server(case: Case, target: Target) -> None:
    aimed(case, target).call_and_validate(base_url=target.url, cookies=target.cookies, checks=CHECKS)
