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

from ..tables.budgets import BODY_WITHIN, HEADERS_WITHIN, RAW_HEADERS, TAKEN_WITHIN, UNFINISHED, Budget
from .errors import Failure, problem_of, status_of

A_LITTLE_MORE = 5.0  # seconds beyond the time for bodies, so that `bodies.py` can say that it is over

Part = type[h11.IDLE] | type[h11.SEND_BODY] | None  # what the client is sending: headers, a body, nothing

_unfinished: OrderedDict[TimedHTTP, None] = OrderedDict()  # the oldest first
UNFINISHED.measure = lambda: len(_unfinished)


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
            problem = RAW_HEADERS.refusal("not-http", most=RAW_HEADERS.most)
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
        budget = HEADERS_WITHIN if part is h11.IDLE else BODY_WITHIN
        seconds = budget.most if part is h11.IDLE else budget.most + A_LITTLE_MORE
        self._hurry = self.loop.call_later(seconds, self._give_up, budget)
        if self not in _unfinished:
            _unfinished[self] = None
            if len(_unfinished) > UNFINISHED.most:
                next(iter(_unfinished))._give_up(UNFINISHED)

    def _give_up(self, budget: Budget) -> None:
        budget.refuse()
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
            self._taking = self.loop.call_later(TAKEN_WITHIN.most, self._cut_off)

    def _cut_off(self) -> None:
        TAKEN_WITHIN.refuse()
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
