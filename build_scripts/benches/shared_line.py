"""A line that many share: bytes to the browser have so much room a second, taken in turn."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_HOST = "127.0.0.1"
_PIECE = 8192  # bytes that are sent before somebody else has a turn


class SharedLine:
    """Passes connections on to a server, its answers no faster than the line is."""

    def __init__(self, port: int, megabits: float) -> None:
        self.port = 0
        """Where this end of the line is."""
        self.carried = 0
        """Bytes of answers so far, headers included."""
        self.first: float | None = None
        """The time of the first request, in seconds since 1970."""
        self._server = port
        self._rate = megabits * 1_000_000 / 8
        self._free = 0.0
        self._ends: set[asyncio.StreamWriter] = set()

    async def listen(self) -> asyncio.Server:
        """Begin to pass connections on."""
        server = await asyncio.start_server(self._pass_on, _HOST, 0, limit=_PIECE, backlog=512)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection(_HOST, self._server, limit=_PIECE)
        ends = {ours, writer}
        self._ends |= ends
        try:
            with suppress(OSError, asyncio.CancelledError):
                await asyncio.gather(self._ask(reader, ours), self._answer(theirs, writer))
        finally:
            self._ends -= ends
            for end in ends:
                end.close()

    async def hang_up(self, server: asyncio.Server) -> None:
        """Take no more connections, and end those that there are, whatever is on its way."""
        server.close()
        ends = list(self._ends)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for end in ends:
            end.transport.abort()
        await asyncio.sleep(0.05)  # in which the loop lets go of them

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(_PIECE):
            self.first = self.first or time.time()
            writer.write(piece)
            await writer.drain()
        writer.write_eof()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(_PIECE):
            now = time.monotonic()
            self._free = max(self._free, now) + len(piece) / self._rate
            await asyncio.sleep(self._free - now)
            self.carried += len(piece)
            writer.write(piece)
            await writer.drain()
        writer.write_eof()


@contextmanager
def shared_line(port: int, megabits: float) -> Iterator[SharedLine]:
    """Lay a line to a server of this machine."""
    line = SharedLine(port, megabits)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(line.listen(), loop).result()
    try:
        yield line
    finally:
        asyncio.run_coroutine_threadsafe(line.hang_up(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
