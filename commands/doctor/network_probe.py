"""A probe: this computer's addresses, which program uses the game's port, and discovery."""

import asyncio
import sys
import time

from commands.doctor.child_processes import say

LOOK = 2.2  # seconds for discovery
_ASK = 1.0  # seconds for an answer from the program that has the port


def main(arguments: list[str]) -> int:
    """0 unless the network packages cannot be imported; with "ask", also asks who has the port."""
    try:
        from net.lan.addresses import THIS_MACHINE, interfaces, neighbourly, own_addresses
    except Exception as error:
        say(failed="import", error=f"{type(error).__name__}: {error}")
        return 1
    own = [address for address in own_addresses() if address != THIS_MACHINE]
    say(
        interfaces=[[one.described or one.name, one.address] for one in interfaces()],
        announced=[*own, *neighbourly()],
    )
    try:
        asyncio.run(_network(asks="ask" in arguments))
    except ImportError as error:
        say(failed="discovery", error=f"{type(error).__name__}: {error}")
        return 1
    return 0


async def _network(*, asks: bool) -> None:
    if asks:
        await _who_holds_the_port()
    await asyncio.gather(_trial(), _tables())
    say(done=True)


async def _who_holds_the_port() -> None:
    from game import __version__
    from net.lan.addresses import THIS_MACHINE
    from net.lan.table_query import ask
    from net.wire.limits import PORT

    say(ours=await ask((THIS_MACHINE, PORT), __version__, _ASK) is not None)


async def _trial() -> None:
    from net.lan.discovery_check import finds_itself
    from net.lan.mdns import trouble_words

    start = time.monotonic()
    try:
        say(heard=await finds_itself(LOOK), milliseconds=round((time.monotonic() - start) * 1000))
    except OSError as error:
        say(heard=False, trouble=trouble_words(error))


async def _tables() -> None:
    from game import __version__
    from net.lan.discovery import TableFinder

    finder = TableFinder(__version__)
    looking = asyncio.ensure_future(finder.run())
    await asyncio.wait({looking}, timeout=LOOK)
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    tables = [found for found in finder.tables.values() if found.answers]
    say(tables=len(tables), other_versions=sum(not found.playable for found in tables))


if __name__ == "__main__":
    sys.exit(main(sys.argv[3:]))
