"""Somebody between guest and host, as a process that is given the port of the host.

It passes everything on until it gets SIGUSR1. Then it cuts all lines and answers itself, with a
certificate of its own and the name and id of the table. It prints lines of JSON: its port, and what
guests say to it.
"""

import asyncio
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import replace

from net.lan.certificate import host_context, make_certificate
from net.lan.table_query import ask
from net.wire.from_host import Greeting
from tests.net.attacks.rogue_host import Rogue, say


class Between:
    """All connections."""

    def __init__(self, target: tuple[str, int], greeting: Greeting) -> None:
        self._target, self._greeting = target, greeting
        self._context = host_context(make_certificate())
        self._strikes = False
        self._links: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Future[None]] = set()

    def strike(self) -> None:
        self._strikes = True
        for writer in self._links:
            writer.transport.abort()
        say(struck=True)

    async def accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            accepted, _ = await loop.sock_accept(listener)
            task = asyncio.ensure_future(self._serve(accepted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, accepted: socket.socket) -> None:
        with suppress(OSError):
            if self._strikes:
                await asyncio.get_running_loop().connect_accepted_socket(
                    lambda: Rogue("plots", self._greeting), accepted, ssl=self._context
                )
            else:
                here, back = await asyncio.open_connection(sock=accepted)
                there, forth = await asyncio.open_connection(*self._target)
                self._links |= {back, forth}
                await asyncio.gather(_pass_on(here, forth), _pass_on(there, back))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()


async def main(port: int) -> None:
    target = ("127.0.0.1", port)
    answer = await ask(target, "1.0", 5.0)
    assert answer
    between = Between(target, replace(answer.greeting, code=False))
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, between.strike)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        say(port=listener.getsockname()[1])
        await between.accept(listener)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
