"""A WebSocket with a short way in and out.

ASGI hands every message through a queue and two tasks, and uvicorn stops and restarts reading for each of them. A
page that plays needs neither: once a connection listens, what the page says is heard at once, and what it is told
goes out with everything else of the same moment, in one piece. Shaking hands and closing stay uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

Heard = Callable[[bytes | None], None]  # the text of a message; None: it was not text
EXTENSION = "goblins.wire"


class Wire(WebSocketsSansIOProtocol):
    _heard: Heard | None = None
    _gone: Callable[[], None] | None = None
    _flushing = False

    # ------------------------------------------------------------------------------------------ for a connection

    def listen(self, heard: Heard, gone: Callable[[], None]) -> None:
        """From now on `heard` gets each message, those that have come already first; `gone` is told of the end."""
        self._heard, self._gone = heard, gone
        while not self.queue.empty():
            self._hand_over(self.queue.get_nowait())
        self.hold(False)

    def say(self, text: bytes) -> int:
        """Send a message; returns how many bytes wait for the page to take them."""
        try:
            self.conn.send_text(text)
        except InvalidState:
            return 0  # the page is going
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return len(text) + self.transport.get_write_buffer_size()

    def hold(self, still: bool) -> None:
        """Do not read on for a while; or do."""
        if self.read_paused != still and not self.transport.is_closing():
            self.read_paused = still
            if still:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def cut(self) -> None:
        """End it without a word."""
        self.transport.abort()

    # ------------------------------------------------------------------------------------------------ for uvicorn

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._heard(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._gone is not None:
            self._gone()

    def _flush(self) -> None:
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def _hand_over(self, event: Any) -> None:
        assert self._heard is not None
        assert self._gone is not None
        if event["type"] == "websocket.receive":
            text = event.get("text")
            self._heard(None if text is None else text.encode())
        elif event["type"] == "websocket.disconnect":
            self._gone()


def wire_of(socket: WebSocket) -> Wire:
    """The wire of an accepted socket: `goblins serve` brings it, other servers do not know it."""
    try:
        wire: Wire = socket.scope["extensions"][EXTENSION]["wire"]
    except KeyError:
        raise RuntimeError("live tables need the server of goblins.web.serving") from None
    return wire
