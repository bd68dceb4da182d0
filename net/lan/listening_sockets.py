"""Sockets that listen for guests, on every address of this computer or on one."""

import socket
import sys
from contextlib import suppress

from net.lan.socket_errors import IN_USE, NO_SUCH_ADDRESS, number_of

_BACKLOG = 128  # connections waiting to be accepted
_EVERYWHERE = {socket.AF_INET: "0.0.0.0", socket.AF_INET6: "::"}  # noqa: S104


def listeners(port: int, address: str = "") -> list[socket.socket]:
    """Open a port, without an address on all, over IPv4 and IPv6. Raises OSError."""
    if address:
        family, _, _, _, where = socket.getaddrinfo(
            address, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST
        )[0]
        return [_listener(family, where)]
    first = _listener(socket.AF_INET, (_EVERYWHERE[socket.AF_INET], port))
    found = [first]
    with suppress(OSError):  # no IPv6 on this computer
        taken = first.getsockname()[1]
        found.append(_listener(socket.AF_INET6, (_EVERYWHERE[socket.AF_INET6], taken)))
    return found


def port_words(port: int | None, error: OSError, address: str = "") -> str:
    """Why a port cannot be used, and what to do."""
    number = number_of(error)
    if number in IN_USE:
        return f"port {port} is in use by another program or table; --port 0 picks a free one"
    if address and (number in NO_SUCH_ADDRESS or isinstance(error, socket.gaierror)):
        return f"{address} is not an address of this computer"
    named = f"port {port}: " if error.filename is None and port is not None else ""
    return f"{named}{error.strerror or error}"


def _listener(family: int, where: tuple[object, ...]) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":  # where another program could hijack the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(_BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
