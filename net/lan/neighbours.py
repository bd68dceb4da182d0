"""The hardware addresses of neighbours on the local link, from the system's neighbour table.

Only on Linux; elsewhere addresses have to do.
"""

import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from struct import Struct

_HEADER = Struct("=IHHII")  # length, kind, flags, number, sender
_NEIGHBOUR = Struct("=B3xiHBB")  # family, interface, state, flags, kind
_ATTRIBUTE = Struct("=HH")  # length, kind
_ASK, _ENTRY, _DONE, _ERROR = 30, 28, 3, 2  # RTM_GETNEIGH, RTM_NEWNEIGH, NLMSG_DONE, NLMSG_ERROR
_ALL = 0x301  # NLM_F_REQUEST | NLM_F_DUMP
_ADDRESS, _HARDWARE = 1, 2  # NDA_DST, NDA_LLADDR
_PATIENCE = 0.1  # seconds; the system answers immediately
_LARGEST = 65536


def neighbours() -> dict[str, str]:
    """Hardware addresses by IP address; empty where the system has no such table."""
    if sys.platform != "linux":
        return {}
    found: dict[str, str] = {}
    with suppress(OSError), socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0) as asked:
        asked.settimeout(_PATIENCE)
        question = _NEIGHBOUR.pack(socket.AF_UNSPEC, 0, 0, 0, 0)
        length = _HEADER.size + len(question)
        asked.send(_HEADER.pack(length, _ASK, _ALL, 1, 0) + question)
        while True:
            answer = asked.recv(_LARGEST)
            found |= read_neighbours(answer)
            if not answer or any(kind in (_DONE, _ERROR) for kind, _ in _messages(answer)):
                break
    return found


def read_neighbours(answer: bytes) -> dict[str, str]:
    """Parse one answer of the system."""
    found: dict[str, str] = {}
    for kind, body in _messages(answer):
        if kind == _ENTRY:
            told = dict(_attributes(body[_NEIGHBOUR.size :]))
            address, hardware = told.get(_ADDRESS, b""), told.get(_HARDWARE, b"")
            if len(address) in (4, 16) and any(hardware):
                found[str(ip_address(address))] = hardware.hex(":")
    return found


def _messages(answer: bytes) -> Iterator[tuple[int, bytes]]:
    while len(answer) >= _HEADER.size:
        length, kind, *_ = _HEADER.unpack_from(answer)
        if length < _HEADER.size:
            return
        yield kind, answer[_HEADER.size : length]
        answer = answer[_aligned(length) :]


def _attributes(body: bytes) -> Iterator[tuple[int, bytes]]:
    while len(body) >= _ATTRIBUTE.size:
        length, kind = _ATTRIBUTE.unpack_from(body)
        if length < _ATTRIBUTE.size:
            return
        yield kind, body[_ATTRIBUTE.size : length]
        body = body[_aligned(length) :]


def _aligned(length: int) -> int:
    return (length + 3) & ~3
