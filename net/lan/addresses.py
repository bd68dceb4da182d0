"""The addresses of this machine, those that a friend would use first, and how one is written."""

import ipaddress
from collections.abc import Iterable
from typing import NamedTuple

import ifaddr

from net.wire.limits import PORT

# Interfaces that only this machine's own guests can reach come last.
_INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "zt")


class Interface(NamedTuple):
    """One address of this machine."""

    name: str
    address: str


class AddressError(ValueError):
    """What somebody typed is no address."""


def own_addresses() -> tuple[str, ...]:
    """All IPv4 addresses, the likeliest first; the machine itself if there is no other."""
    found = [
        Interface(adapter.name, ip.ip)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    ]
    return ordered(found) or ("127.0.0.1",)


def ordered(found: Iterable[Interface]) -> tuple[str, ...]:
    """Addresses that others can use, home networks first, Docker's and the like last."""
    usable = [
        one
        for one in found
        if not (ip := ipaddress.ip_address(one.address)).is_loopback and not ip.is_unspecified
    ]
    return tuple(one.address for one in sorted(usable, key=_unlikely))


def parse_address(words: str) -> tuple[str, int]:
    """HOST or HOST:PORT, IPv6 in brackets; raises AddressError."""
    text = words.strip()
    host, port = text, ""
    if text.startswith("["):
        host, found, rest = text[1:].partition("]")
        if not found or (rest and not rest.startswith(":")):
            raise AddressError(f"{words!r} is no address: a bracket is missing")
        port = rest[1:]
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
    if not host or any(letter.isspace() for letter in host):
        raise AddressError(f"{words!r} is no address; write it as 192.168.0.7 or 192.168.0.7:27272")
    if port and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise AddressError(f"{port!r} is no port: ports are 1 to 65535")
    return host, int(port) if port else PORT


def _unlikely(one: Interface) -> tuple[bool, bool, bool]:
    ip = ipaddress.ip_address(one.address)
    inside = one.name.lower().startswith(_INSIDE)
    return inside, ip.is_link_local, not ip.is_private
