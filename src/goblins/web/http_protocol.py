"""HTTP with deadlines.

uvicorn waits without end for headers and bodies that have begun, and for clients to take their answers. Here each has
a deadline. So many connections may be in the middle of a request; the one that has been for longest goes first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..kernel.errors import BadInput
from .errors import Failure, problem_of, status_of

LARGEST_HEADERS = 32 * 1024  # bytes; more is no request
HEADERS_WITHIN = 10.0  # seconds, from the first byte; of a new connection, from its beginning
BODY_WITHIN = 30.0  # seconds, from the last of the headers; a little more than `bodies.py` waits and says so
TAKEN_WITHIN = 30.0  # seconds for a client to take some of its answer
MOST_UNFINISHED = 1000  # connections of a process in the middle of a request

Part = type[h11.IDLE] | type[h11.SEND_BODY] | None  # what the client is sending: headers, a body, nothing

_unfinished: OrderedDict[TimedHTTP, None] = OrderedDict()  # the oldest first


class TimedHTTP(H11Protocol):
    _awaited: Part = None
    _hurry: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------------ requests

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_over = self.transport.is_closing() or self.transport.get_protocol() is not self  # a socket has it now
        self._await(None if is_over else self._unfinished_part())

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """In the shape of all errors, where nothing has been answered yet."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            problem = BadInput("not-http", most=LARGEST_HEADERS)
            body = msgspec.json.encode(Failure(problem_of(problem)))
            headers = [("content-type", "application/json"), ("connection", "close")]
            parts: list[Any] = [
                h11.Response(status_code=status_of(problem), headers=headers, reason=b"Bad Request"),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ]
            self.transport.write(b"".join(self.conn.send(part) or b"" for part in parts))
        self.transport.close()
        self._wait_for_taking()

    def _unfinished_part(self) -> Part:
        """Between two requests uvicorn's own time for idle connections runs."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return h11.SEND_BODY
        return h11.IDLE if state is h11.IDLE and self.conn.trailing_data[0] else None

    def _await(self, part: Part) -> None:
        if part is self._awaited:
            return
        self._awaited = part
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None
        if part is None:
            _unfinished.pop(self, None)
            return
        self._hurry = self.loop.call_later(HEADERS_WITHIN if part is h11.IDLE else BODY_WITHIN, self._give_up)
        if self not in _unfinished:
            _unfinished[self] = None
            if len(_unfinished) > MOST_UNFINISHED:
                next(iter(_unfinished))._give_up()

    def _give_up(self) -> None:
        self._await(None)
        self.transport.abort()

    # ------------------------------------------------------------------------------------------------- answers

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait_for_taking()
        elif self._awaited is None:
            self._await(self._unfinished_part())

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait_for_taking()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def _wait_for_taking(self) -> None:
        """Closing waits for a client that takes nothing, too."""
        if self._taking is None and self.transport.get_write_buffer_size():
            self._taking = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
