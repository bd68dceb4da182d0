"""The addresses of this computer, most useful first, and how addresses are written."""

import ipaddress
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import ifaddr

from game.lobby import OwnAddress
from net.lan.interface_kinds import is_down, kind_of
from net.wire.limits import PORT

THIS_MACHINE = "127.0.0.1"
_SHOWN = 60  # characters of a typed address


class Interface(NamedTuple):
    """One address of this computer."""

    name: str
    address: str
    described: str = ""  # the system's description; outside Windows the same as the name


class AddressError(ValueError):
    """A typed address is invalid."""


def own_addresses() -> tuple[str, ...]:
    """All addresses that others can use, likeliest first; loopback if there is no other."""
    return ordered(interfaces()) or (THIS_MACHINE,)


def own_networks() -> tuple[OwnAddress, ...]:
    """This computer's addresses in networks that a friend's computer may be in, too."""
    real = [one for one in interfaces() if not kind_of(one.name) and not kind_of(one.described)]
    found = {one.address: one for one in real if not is_down(one.name)}
    return tuple(
        OwnAddress(address, found[address].described or found[address].name)
        for address in ordered(found.values())
    )


def interfaces() -> list[Interface]:
    """Every address of this computer, with its interface."""
    return [
        Interface(adapter.name, ip.ip if isinstance(ip.ip, str) else ip.ip[0], adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def reached_by(bind: str = "") -> tuple[str, ...]:
    """Where others find a table that listens at one address, or at all if it is empty.

    Empty without a network: 127.0.0.1 leads every guest to itself.
    """
    shared = tuple(one for one in own_addresses() if one != THIS_MACHINE)
    if not bind:
        return shared
    wanted = ipaddress.ip_address(bind)
    if not wanted.is_unspecified:
        return (str(wanted),)  # in its shortest form
    return tuple(one for one in shared if ipaddress.ip_address(one).version == wanted.version)


def neighbourly() -> tuple[str, ...]:
    """The link-local IPv6 addresses that are in use, those of virtual networks last.

    Only neighbours on the same link can use them, with their own name for that link; so they are
    announced, but never sent in a welcome.
    """
    links = [(_remote(adapter), link) for adapter, link in _links()]
    usable = [(remote, link) for remote, link in links if _usable(link)]
    return tuple(dict.fromkeys(link[0] for _, link in sorted(usable, key=lambda one: one[0])))


def link_numbers() -> tuple[int, ...]:
    """The system's numbers of the links that have a link-local IPv6 address, the likeliest first.

    They complete such an address that was typed without its link.
    """
    links = [(_remote(adapter), link[2]) for adapter, link in _links()]
    return tuple(dict.fromkeys(number for _, number in sorted(links)))


def ordered(found: Iterable[Interface], down: Callable[[str], bool] = is_down) -> tuple[str, ...]:
    """Addresses that others can use: home networks first, then IPv6, then what is unplugged;
    virtual networks last."""
    usable = [one for one in found if _reaches(ipaddress.ip_address(one.address))]
    return tuple(one.address for one in sorted(usable, key=lambda one: _unlikely(one, down)))


def likeliest_first(addresses: Iterable[str]) -> list[str]:
    """Another computer's addresses, those in a network of this one first."""
    near = [
        ipaddress.ip_network(f"{ip.ip}/{ip.network_prefix}", strict=False)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str) and not any(_remote(adapter))
    ]

    def distance(address: str) -> tuple[bool, bool]:
        ip = ipaddress.ip_address(address)
        return not any(ip in network for network in near), ip.version == 6

    return sorted(addresses, key=distance)


def written(host: str, port: int) -> str:
    """An address as people write it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def readable(addresses: tuple[str, ...]) -> tuple[str, ...]:
    """The addresses a friend can type, shorter ones first.

    A link-local IPv6 address needs the friend's own name for the link, so it appears only if there
    is nothing else.
    """
    short = [one for one in addresses if ":" not in one]
    long = [one for one in addresses if ":" in one and not one.lower().startswith("fe80")]
    return (*short, *long) or addresses


def parse_address(words: str) -> tuple[str, int]:
    """Parse HOST or HOST:PORT, with IPv6 in brackets; raises AddressError."""
    text = words.strip()
    host, port = text, ""
    if text.startswith("["):
        host, found, rest = text[1:].partition("]")
        if not found or (rest and not rest.startswith(":")):
            raise AddressError(
                f"{words!r} is not a valid address: write IPv6 as [fe80::1] or [fe80::1]:27272"
            )
        port = rest[1:]
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
    if not _may_be_a_host(host):
        shown = words if len(words) <= _SHOWN else f"{words[:_SHOWN]}…"
        raise AddressError(
            f"{shown!r} is not a valid address; use 192.168.0.7 or 192.168.0.7:27272"
        )
    digits = port.isascii() and port.isdigit() and len(port) <= 5
    if port and not (digits and 0 < int(port) < 65536):
        raise AddressError(f"{port[:_SHOWN]!r} is not a valid port (1 to 65535)")
    return host, int(port) if port else PORT


def is_ip(address: str) -> bool:
    """Whether a text is an IPv4 or IPv6 address."""
    try:
        ipaddress.ip_address(address)
    except ValueError:
        return False
    return True


def _may_be_a_host(host: str) -> bool:
    """Whether a text is worth resolving: an IP address or a well-formed host name."""
    if ":" in host:
        return is_ip(host)
    if not host or any(letter.isspace() or not letter.isprintable() for letter in host):
        return False
    try:
        host.encode(
            "idna"
        )  # as the system's resolver does, which accepts no empty or overlong part
    except UnicodeError:
        return False
    return True


def _reaches(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether others can use an address as it is."""
    scoped = ip.version == 6 and ip.is_link_local
    return not (ip.is_loopback or ip.is_unspecified or scoped)


def _unlikely(one: Interface, down: Callable[[str], bool]) -> tuple[bool, ...]:
    ip = ipaddress.ip_address(one.address)
    inside = bool(kind_of(one.name) or kind_of(one.described))
    return inside, down(one.name), ip.version == 6, ip.is_link_local, not ip.is_private


def _links() -> Iterator[tuple[ifaddr.Adapter, tuple[str, int, int]]]:
    """All link-local IPv6 addresses of this computer."""
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            if isinstance(one.ip, tuple) and ipaddress.ip_address(one.ip[0]).is_link_local:
                yield adapter, one.ip


def _remote(adapter: ifaddr.Adapter) -> tuple[bool, bool]:
    """Whether a link is virtual, or unplugged."""
    return bool(kind_of(adapter.name) or kind_of(adapter.nice_name)), is_down(adapter.name)


def _usable(address: tuple[str, int, int]) -> bool:
    """Whether an IPv6 address can be bound to; for its first seconds it is tentative."""
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as probe:
            probe.bind((address[0], 0, *address[1:]))
    except OSError:
        return False
    return True
