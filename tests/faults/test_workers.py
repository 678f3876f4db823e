"""Several processes on one port, as `goblins serve --workers 2` starts them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator

import pytest

TRIES = 60


@pytest.fixture
def address(postgres_url: str) -> Iterator[str]:
    command = [sys.executable, "-m", "goblins", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    command += ["--db", postgres_url, "--workers", "2", "--thinkers", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"GOBLINS_PACE": "0"})
    assert process.stdout is not None
    found = re.search(r"http://\S+(?=/)", process.stdout.readline())
    assert found
    yield found[0]
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)


def ask(address: str, path: str, method: str = "GET") -> str:
    """Over a connection of its own, so that any of the processes may answer."""
    with urllib.request.urlopen(urllib.request.Request(address + path, method=method), timeout=30) as answer:
        return str(answer.read().decode())


def figure(text: str, start: str) -> float:
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(start))


def test_whichever_process_is_asked_for_figures_answers_for_all(address: str) -> None:
    for _ in range(TRIES):
        ask(address, "/api/games")
    counted = 'goblins_request_seconds_count{method="GET",route="/api/games"'
    answers = []
    for _ in range(TRIES):
        answers.append(figure(ask(address, "/metrics"), counted))
        time.sleep(0.01)
    assert answers == [TRIES] * TRIES
    assert ask(address, "/metrics").count("\ngoblins_sockets ") == 1
