"""Which machine an address belongs to, so that a machine with many addresses counts once.

On the local link that is the hardware address, for IPv4 and IPv6 alike, or else the single address.
Beyond it, an IPv6 /64 network counts as one household.
"""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_interface, ip_network

import ifaddr

from net.lan.neighbours import neighbours

FRESH = 2.0  # seconds for which an answer of the system is cached
SOONEST = 0.25  # seconds until an unknown address is looked up again
THIS_MACHINE = "this machine"

Address = IPv4Address | IPv6Address


@dataclass(frozen=True)
class Links:
    """What the system knows about the local links."""

    own: frozenset[Address]
    networks: tuple[IPv6Network, ...]
    hardware: dict[str, str]  # by the neighbour's address


def look_at_links() -> Links:
    """Query the system."""
    own: set[Address] = set()
    networks: set[IPv6Network] = set()
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            text = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            interface = ip_interface(f"{text.partition('%')[0]}/{ip.network_prefix}")
            own.add(interface.ip)
            if isinstance(interface.network, IPv6Network):
                networks.add(interface.network)
    return Links(frozenset(own), tuple(networks), neighbours())


class Machines:
    """Tells machines apart."""

    def __init__(
        self, clock: Callable[[], float], look: Callable[[], Links] = look_at_links
    ) -> None:
        self._clock = clock
        self._look = look
        self._links: Links | None = None
        self._looked = 0.0

    def of(self, address: str) -> str:
        """A name that is equal for all addresses of one machine, as far as can be known."""
        found = _plain(address)
        if found.is_loopback:
            return THIS_MACHINE
        links = self._current(FRESH)
        if found not in links.own and str(found) not in links.hardware:
            links = self._current(SOONEST)
        if found in links.own:
            return THIS_MACHINE
        if hardware := links.hardware.get(str(found)):
            return hardware
        if isinstance(found, IPv4Address) or found.is_link_local:
            return str(found)
        if any(found in network for network in links.networks):
            return str(found)
        return str(ip_network((found, 64), strict=False))

    def _current(self, oldest: float) -> Links:
        now = self._clock()
        if self._links is None or now - self._looked >= oldest:
            try:
                self._links = self._look()
            except (OSError, ValueError):  # then every address counts separately
                self._links = Links(frozenset(), (), {})
            self._looked = now
        return self._links


def _plain(address: str) -> Address:
    """Without the scope, and without the IPv6 prefix of an IPv4 address."""
    found = ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
