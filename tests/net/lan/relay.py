"""A relay between guest and host that can delay, fall silent, and cut: the network of a test."""

import asyncio
from contextlib import suppress

# Seconds for connections under way: Windows' loop never closes one that is accepted while its
# listener ends.
_SETTLED = 0.02


class Relay:
    """Forwards bytes both ways; keeps all that the host sent."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._links: set[asyncio.StreamWriter] = set()
        self._open = asyncio.Event()
        self._open.set()
        self.delay = 0.0
        self.where = ("127.0.0.1", 0)
        self.connections = 0

    async def start(self) -> "Relay":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.where = ("127.0.0.1", self._server.sockets[0].getsockname()[1])
        return self

    async def stop(self) -> None:
        assert self._server
        await asyncio.sleep(_SETTLED)
        self._server.close()
        self.cut()
        self.heal()
        await asyncio.sleep(_SETTLED)

    def cut(self) -> None:
        """Every connection breaks."""
        for writer in [*self._links]:
            writer.transport.abort()

    def silence(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._open.clear()

    def heal(self) -> None:
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._links.add(writer)
        try:
            await self._open.wait()
            there, back = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        self._links.add(back)
        await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        self._links -= {writer, back}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()
