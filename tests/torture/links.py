"""A line between two machines that can be slow, lossy or dead, though the kernel has no netem."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

PIECE = 1 << 16
RESET = 0.02  # of the pieces that a lossy line delays, how many it answers with a reset


class Link:
    """Forwards what comes to its port. `target` is asked anew for each connection."""

    def __init__(self, target: Callable[[], tuple[str, int]], dice: random.Random) -> None:
        self.target, self.dice = target, dice
        self.delay = 0.0  # seconds, each way
        self.loss = 0.0  # how often a piece comes late, as after a retransmission
        self.port = 0
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def listen(self, host: str) -> None:
        self._server = await asyncio.start_server(self._come, host, self.port, backlog=1024)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.reset()

    def hold(self, still: bool) -> None:
        """Nothing gets through, and nobody is told."""
        if still:
            self._open.clear()
        else:
            self._open.set()

    def reset(self) -> None:
        """All connections end at once."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        back = None
        try:
            await self._open.wait()
            there, back = await asyncio.open_connection(*self.target())
            self._writers.add(back)
            ways = [asyncio.create_task(self._pour(*way)) for way in ((reader, back), (there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass
        finally:
            for end in (writer, back):
                if end is not None:
                    self._writers.discard(end)
                    end.transport.abort()

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(PIECE):
            if not self._open.is_set():
                await self._open.wait()
            if self.delay:
                await asyncio.sleep(self.delay * self.dice.uniform(0.5, 1.5))
            if self.loss and self.dice.random() < self.loss:
                if self.dice.random() < RESET:
                    return
                await asyncio.sleep(self.dice.uniform(0.2, 0.8))
            writer.write(data)
            await writer.drain()
