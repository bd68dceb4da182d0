"""What zeroconf has heard about tables, and questions to the network.

Zeroconf asks only for what it does not know, so some of it has to be forgotten first.
"""

import asyncio

from zeroconf import DNSQuestionType, NotRunningException, Zeroconf, current_time_millis
from zeroconf._dns import DNSPointer, DNSQuestion, DNSService
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.asyncio import AsyncServiceInfo

from net.wire.limits import SERVICE

DETAILS = 1800  # milliseconds for an answer; hosts may repeat one only after a second
SECOND_COPY = 0.1  # seconds until an answer has come over IPv6, too: only there with its link
_QUERY, _POINTER, _INTERNET = 0, 12, 1  # DNS: a question, for a pointer, of class IN


def ask_for_tables(zeroconf: Zeroconf, *, directly: bool = False) -> None:
    """Ask for tables that are not known yet.

    A host announces nothing when another computer's cable is plugged in again. A direct answer
    arrives sooner, but only at one of the programs on this computer.
    """
    asked, now = DNSOutgoing(_QUERY), current_time_millis()
    question = DNSQuestion(SERVICE, _POINTER, _INTERNET)
    question.unicast = directly
    asked.add_question(question)
    for known in zeroconf.cache.async_entries_with_name(SERVICE):
        if isinstance(known, DNSPointer) and not known.is_stale(now):
            asked.add_answer_at_time(known, now)
    zeroconf.async_send(asked)


async def known_details(zeroconf: Zeroconf, name: str) -> AsyncServiceInfo | None:
    """Where a table is, as far as it was heard, or asked if it was not."""
    info = AsyncServiceInfo(SERVICE, name)
    try:
        found = await info.async_request(zeroconf, DETAILS, DNSQuestionType.QM)
    except (OSError, NotRunningException):  # closed meanwhile
        return None
    return info if found else None


def cached_details(zeroconf: Zeroconf, name: str) -> AsyncServiceInfo | None:
    """Where a table is, as far as it was heard."""
    info = AsyncServiceInfo(SERVICE, name)
    return info if info.load_from_cache(zeroconf) else None


async def fresh_details(zeroconf: Zeroconf, name: str) -> AsyncServiceInfo | None:
    """Where a table is, without what was heard before: only a host that is alive can answer."""
    forget_details(zeroconf, name)
    if await known_details(zeroconf, name) is None:
        return None
    await asyncio.sleep(SECOND_COPY)
    return cached_details(zeroconf, name)


def forget_details(zeroconf: Zeroconf, name: str) -> None:
    """Forget where a table is."""
    cache = zeroconf.cache
    old = [*cache.async_entries_with_name(name)]
    for server in {one.server for one in old if isinstance(one, DNSService)}:
        old += cache.async_entries_with_name(server)
    cache.async_remove_records(old)


def take_rival(zeroconf: Zeroconf, info: AsyncServiceInfo) -> str:
    """Another host that has announced its table under the name of ours, reported once; or empty.

    Names are checked before they are taken, but not between computers that take one at the same
    moment, or whose networks are connected later.
    """
    cache = zeroconf.cache
    known = cache.async_entries_with_name(info.name)
    rivals = [one for one in known if isinstance(one, DNSService) and one.server != info.server]
    cache.async_remove_records(rivals)
    return min((one.server for one in rivals), default="")


def forget_table(zeroconf: Zeroconf, name: str) -> None:
    """Take the next announcement of a table for news."""
    known = zeroconf.cache.async_entries_with_name(SERVICE)
    pointers = [one for one in known if isinstance(one, DNSPointer)]
    zeroconf.cache.async_remove_records(
        [one for one in pointers if one.alias.lower() == name.lower()]
    )
