"""Where a typed address leads: names are looked up, link-local addresses get their link.

A name server may never answer, and asyncio's own look-up would then keep the program from ending.
"""

import asyncio
import errno
import socket
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread

from net.lan.addresses import is_ip, link_numbers

Where = tuple[str, int]  # address, port

NO_LINK = "that address only works on a network connection that is up"
NO_NAME = "no computer with that name was found"
NO_NAME_SERVER = "no name server answered"


class NameUnknown(OSError):
    """No computer has that name."""


class NameServerSilent(TimeoutError):
    """The name could not be looked up."""


async def places_of(where: Where, patience: float) -> list[Where]:
    """The addresses to try for what was typed; raises OSError."""
    host, port = where
    if "\0" in host:  # where some systems would stop reading
        raise ValueError("a name with a null character")
    if is_ip(host):
        ip = ip_address(host)
        if ip.version == 4 or not ip.is_link_local or "%" in host:
            return [where]
        links = link_numbers()
        if not links:
            raise OSError(errno.ENETUNREACH, NO_LINK)
        return [(f"{host}%{number}", port) for number in links]
    try:
        async with asyncio.timeout(patience):
            return await _looked_up(host, port)
    except TimeoutError:
        raise NameServerSilent(NO_NAME_SERVER) from None
    except socket.gaierror:
        raise NameUnknown(NO_NAME) from None


async def _looked_up(host: str, port: int) -> list[Where]:
    """A name's addresses, found by a thread that nobody waits for at the end of the program."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[Where]] = loop.create_future()

    def finish(places: list[Where], error: OSError | ValueError | None) -> None:
        if found.done():
            return
        if error is not None:
            found.set_exception(error)
        else:
            found.set_result(places)

    def look_up() -> None:
        places: list[Where] = []
        failure: OSError | ValueError | None = None
        try:
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            places = [(str(address[0]), port) for *_, address in answers]
        except (OSError, ValueError) as error:
            failure = error
        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(finish, list(dict.fromkeys(places)), failure)

    Thread(target=look_up, name="name look-up", daemon=True).start()
    return await found
