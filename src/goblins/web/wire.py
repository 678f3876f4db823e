"""A WebSocket with a short way in and out.

ASGI hands every message through a queue and two tasks, and uvicorn stops and restarts reading for each of them. A
page that plays needs neither: once a connection listens, what the page says is heard at once, and what it is told
goes out with everything else of the same moment.

Nearly all messages are plain: whole, not compressed. Those are read and written here. Everything else, shaking hands,
pings, closing, and all messages of a page that compresses or splits them, stays the library's: it is handed whole
frames, so that it never waits for the second half of one of which we have read the first.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..tables.budgets import PIECES, TAKEN_WITHIN, WAITING

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets has no compiled part here
    from websockets.utils import apply_mask

Heard = Callable[[bytes | None], None]  # the text of a message; None: it was not text
EXTENSION = "goblins.wire"
WHOLE_TEXT, FIRST_OF_CONTROL, WHOLE_PING = 0x81, 0x88, 0x89  # the first bytes of such frames (RFC 6455, 5.2)
MASKED = 0x80
SHORT, MIDDLE = 126, 1 << 16  # lengths from which two and eight more bytes tell the length
A_PIECE = 4096  # bytes that the library reads at once
LAST_WORDS = 12.0  # seconds in which a page may take the rest; uvicorn itself waits ten for its goodbye
LAST_WORDS_IGNORED = 2.0  # seconds, of one that we have stopped to listen to
_middle_head, _long_head = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class Wire(WebSocketsSansIOProtocol):
    _heard: Heard | None = None
    _gone: Callable[[], None] | None = None
    _pinged: Callable[[], bool] | None = None
    _drained: Callable[[], None] | None = None
    _too_slow: Callable[[], None] | None = None
    _taking: asyncio.TimerHandle | None = None
    _deaf = False
    _said = 0  # bytes that go out at the end of this turn of the loop
    _flushing = False
    _rest = b""  # the beginning of a frame
    _plain = True  # so far the page has sent whole frames, not compressed

    # ------------------------------------------------------------------------------------------ for a connection

    def listen(self, heard: Heard, gone: Callable[[], None], pinged: Callable[[], bool]) -> None:
        """From now on `heard` gets each message, those that have come already first; `gone` is told of the end,
        `pinged` of each ping and of each pong that nobody has asked for: may it be?"""
        self._heard, self._gone, self._pinged = heard, gone, pinged
        while not self.queue.empty():
            self._hand_over(self.queue.get_nowait())
        self.hold(False)

    def when_taken(self, drained: Callable[[], None], too_slow: Callable[[], None]) -> None:
        """`drained` is told whenever the page has taken what it was sent, `too_slow` when it takes nothing."""
        self._drained, self._too_slow = drained, too_slow

    @property
    def is_full(self) -> bool:
        """The page has not taken what it was sent: nothing more should be said yet."""
        return self._said > WAITING.most or not self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a message."""
        if self.conn.state is not OPEN:
            return  # the page is going
        self._said += len(text)
        if self.conn.extensions:
            self.conn.send_text(text)
        else:
            self.conn.writes += (_head(len(text)), text)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)

    def hold(self, still: bool) -> None:
        """Pause or resume reading."""
        if self.read_paused != still and not self.transport.is_closing():
            self.read_paused = still
            if still:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def cut(self) -> None:
        """End it without a word."""
        self.transport.abort()

    def ignore(self) -> None:
        """Hear nothing more, not even a goodbye."""
        self._deaf = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def let_go(self) -> None:
        """It is over; a page that does not take the rest in time does without."""
        self.loop.call_later(LAST_WORDS_IGNORED if self._deaf else LAST_WORDS, self.transport.abort)

    # ------------------------------------------------------------------------------------------------ for uvicorn

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.transport.set_write_buffer_limits(high=WAITING.most)
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        if not self._plain or not self.handshake_complete:
            self._leave_to_the_library(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data) and not self._deaf:
            end = _end_of_frame(data, at)
            if end == 0:
                self._rest = data[at:]
                return
            if data[at] != WHOLE_TEXT and data[at] < FIRST_OF_CONTROL:
                self._plain = False
            if end < 0 or not self._plain:  # from now on it is all the library's
                self._plain = False
                self._leave_to_the_library(data[at:])
                return
            if data[at] == WHOLE_TEXT and self._heard is not None and not self.close_sent:
                self._heard(_unmasked(data, at, end))
            elif data[at] != WHOLE_PING or self._pinged is None or self._pinged():
                super().data_received(data[at:end])
            at = end

    def _leave_to_the_library(self, data: bytes) -> None:
        """In pieces, since it reads all that it gets before we can say that it is enough."""
        for at in range(0, len(data), A_PIECE):
            if not self._deaf:
                super().data_received(data[at : at + A_PIECE])

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._heard(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PIECES.most:
            super().handle_cont(event)
        else:
            PIECES.refuse()
            self._deaf = True
            self.cut()

    def handle_ping(self) -> None:
        if not self._plain and self._pinged is not None and not self._pinged():
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._pinged is not None and bytes(event.data) != self.pending_ping_payload:
            self._pinged()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def pause_writing(self) -> None:
        super().pause_writing()
        WAITING.note(self.transport.get_write_buffer_size())
        self._watch_taking(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()
        if self._drained is not None:
            self._drained()

    def _watch_taking(self, before: int) -> None:
        """However slow the page is, it must take something."""
        self._taking = self.loop.call_later(TAKEN_WITHIN.most, self._look_at_taking, before)

    def _look_at_taking(self, before: int) -> None:
        now = self.transport.get_write_buffer_size()
        if now < before:
            self._watch_taking(now)
        else:
            TAKEN_WITHIN.refuse()
            if self._too_slow is not None:
                self._too_slow()

    def _stop_watching(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_watching()
        if self._gone is not None:
            self._gone()
        # What only the collector would free, which seldom looks (`serving.py`), is let go at once.
        self._heard = self._gone = self._pinged = self._drained = self._too_slow = None
        self.conn.extensions = []
        self._rest, self.frames = b"", []

    def _flush(self) -> None:
        """All that was said in this turn of the loop, in one piece: each write is a call of the system."""
        self._flushing, self._said = False, 0
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            if self._drained is not None and self.writable.is_set():
                self._drained()

    def _hand_over(self, event: Any) -> None:
        assert self._heard is not None
        assert self._gone is not None
        if event["type"] == "websocket.receive":
            text = event.get("text")
            self._heard(None if text is None else text.encode())
        elif event["type"] == "websocket.disconnect":
            self._gone()


def _head(length: int) -> bytes:
    """What stands before a text of this length."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MIDDLE:
        return _middle_head(WHOLE_TEXT, SHORT, length)
    return _long_head(WHOLE_TEXT, SHORT + 1, length)


def _end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends; 0 if more has to come first, -1 if the library shall judge it."""
    if len(data) < at + 2:
        return 0
    length = data[at + 1] - MASKED
    if not 0 <= length <= SHORT:  # not masked, which is forbidden, or very long
        return -1
    end = at + 6 + length
    if length == SHORT:
        if len(data) < at + 4:
            return 0
        end = at + 8 + (data[at + 2] << 8 | data[at + 3])
    return end if end <= len(data) else 0


def _unmasked(data: bytes, at: int, end: int) -> bytes:
    start = at + 8 if data[at + 1] - MASKED == SHORT else at + 6
    return apply_mask(data[start:end], data[start - 4 : start])


def wire_of(socket: WebSocket) -> Wire:
    """The wire of an accepted socket: `goblins serve` brings it, other servers do not know it."""
    try:
        wire: Wire = socket.scope["extensions"][EXTENSION]["wire"]
    except KeyError:
        raise RuntimeError("live tables need the server of goblins.web.serving") from None
    return wire
