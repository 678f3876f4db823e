"""Requests over HTTP, by the standard library, in a thread."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import Any

import msgspec

from .errors import NotUnderstood, OldClient, Refused, Unreachable
from .messages import PROTOCOL, Failure

PATIENCE = 30.0  # seconds for an answer
LARGEST = 1 << 24  # bytes of an answer
TRIES = 8  # of a request that the server would not take now
PAUSE = 0.5  # seconds before the second try; then longer
LONGEST_PAUSE = 60.0


class Http:
    """The requests of one device: it keeps its cookie."""

    def __init__(self, server: str, cookie: str = "", language: str = "en") -> None:
        self.server = server.rstrip("/")
        self.cookie = cookie
        self.language = language

    async def request(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of the answer. What the server would not take now is asked again; such a request was not granted.

        Raises Refused, Unreachable or OldClient.
        """
        pause = PAUSE
        for left in reversed(range(TRIES)):
            try:
                return await asyncio.to_thread(self._request, method, path, body)
            except Refused as refused:
                if refused.status not in (429, 503) or not left:
                    raise
                wait = refused.problem.args.get("seconds", pause)
                await asyncio.sleep(min(LONGEST_PAUSE, float(wait)))
                pause *= 2
        raise AssertionError("the last try raises or returns")

    def _request(self, method: str, path: str, body: Any) -> bytes:
        asked = urllib.request.Request(self.server + path, method=method)
        asked.add_header("Accept-Language", self.language)
        asked.add_header("X-Goblins-Protocol", str(PROTOCOL))
        if self.cookie:
            asked.add_header("Cookie", self.cookie)
        if body is not None:
            asked.add_header("Content-Type", "application/json")
            asked.data = msgspec.json.encode(body)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                self._remember(answer.headers)
                found: bytes = answer.read(LARGEST)
                return found
        except urllib.error.HTTPError as error:
            raise _refused(error) from None
        except urllib.error.URLError as error:
            raise Unreachable(f"{self.server}: {error.reason}") from None
        except (TimeoutError, OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(f"{self.server}: {error}") from None

    def _remember(self, headers: http.client.HTTPMessage) -> None:
        for line in headers.get_all("Set-Cookie", []):
            self.cookie = line.partition(";")[0]


def _refused(error: urllib.error.HTTPError) -> Exception:
    try:
        problem = msgspec.json.decode(error.read(LARGEST), type=Failure).error
    except (msgspec.MsgspecError, OSError, http.client.HTTPException):
        return NotUnderstood(f"HTTP {error.code} without an error in it")
    if error.code == 426:
        return OldClient(problem.text)
    return Refused(problem, error.code)
