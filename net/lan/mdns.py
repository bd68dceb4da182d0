"""This computer's addresses, and zeroconf bound to them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from typing import NamedTuple

from zeroconf import IPVersion, NotRunningException
from zeroconf.asyncio import AsyncZeroconf

from game.lobby import Trouble
from net.lan.addresses import THIS_MACHINE, neighbourly, own_addresses
from net.lan.socket_errors import NO_NETWORK, NOT_ALLOWED, number_of


class Here(NamedTuple):
    """The addresses of this computer."""

    all: tuple[str, ...]
    links: tuple[str, ...]  # link-local IPv6

    @property
    def others(self) -> list[str]:
        """What others may try; empty without a network."""
        return [*(address for address in self.all if address != THIS_MACHINE), *self.links]

    @property
    def announced(self) -> list[str]:
        """The same; without a network programs on this computer can still find each other."""
        return self.others or [THIS_MACHINE]

    def only(self, bound: str) -> "Here":
        """Restricted to one address of this computer, or all of its family."""
        wanted = ip_address(bound)
        plain = bound.partition("%")[0]
        if wanted.is_unspecified:
            same = [one for one in self.all if ip_address(one).version == wanted.version]
            return Here(tuple(same) or (plain,), self.links if wanted.version == 6 else ())
        if wanted.version == 6 and wanted.is_link_local:
            return Here((), tuple(one for one in self.links if one == plain))
        return Here((plain,), ())


@asynccontextmanager
async def open_zeroconf(here: Here) -> AsyncIterator[AsyncZeroconf]:
    """Bind to addresses explicitly: without a default route zeroconf's own choice fails."""
    zeroconf = _bound(here)
    try:
        await asyncio.shield(zeroconf.zeroconf.async_wait_for_start())
        yield zeroconf
    except NotRunningException as error:
        raise OSError("zeroconf could not be started") from error
    finally:
        await zeroconf.async_close()
        await asyncio.sleep(0)  # until sockets are really closed


def _bound(here: Here) -> AsyncZeroconf:
    """Bind on IPv4, and on IPv6 where it works; raises OSError."""
    old = [address for address in here.all if ip_address(address).version == 4]
    if here.links:
        with suppress(OSError, RuntimeError):  # an interface that has just disappeared, or no IPv6
            return AsyncZeroconf(interfaces=[*old, *here.links], ip_version=IPVersion.All)
    return AsyncZeroconf(interfaces=old or [THIS_MACHINE], ip_version=IPVersion.V4Only)


def this_machine() -> Here:
    """The current addresses of this computer."""
    return Here(own_addresses(), neighbourly())


def trouble_of(error: OSError) -> Trouble:
    """The kind of error, for a screen to explain."""
    number = number_of(error)
    if number in NO_NETWORK:
        return Trouble.NO_NETWORK
    return Trouble.NOT_ALLOWED if number in NOT_ALLOWED else Trouble.OTHER


def trouble_words(error: OSError) -> str:
    """The system's error text, for the command line."""
    return error.strerror or str(error) or type(error).__name__
