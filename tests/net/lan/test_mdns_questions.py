"""What zeroconf has heard of tables, without a network."""

from zeroconf import Zeroconf
from zeroconf.asyncio import AsyncServiceInfo

from net.lan.mdns_questions import cached_details, take_rival
from net.wire.limits import SERVICE
from tests.net.lan.tables import run


def announced(identity: str, port: int = 1) -> AsyncServiceInfo:
    return AsyncServiceInfo(
        *(SERVICE, f"Sunday.{SERVICE}"),
        port=port,
        properties={"id": identity},
        server=f"paris-{identity}.local.",
        parsed_addresses=["10.0.0.1"],
    )


def heard(zeroconf: Zeroconf, info: AsyncServiceInfo) -> None:
    records = [info.dns_service(), info.dns_text(), *info.dns_addresses()]
    zeroconf.cache.async_add_records(records)


def test_another_host_with_the_same_name_is_reported_once() -> None:
    async def look() -> None:
        zeroconf = Zeroconf(["127.0.0.1"])
        try:
            own = announced("b")
            heard(zeroconf, own)
            assert take_rival(zeroconf, own) == ""
            for other in ("c", "a"):
                heard(zeroconf, announced(other))
            assert take_rival(zeroconf, own) == "paris-a.local."
            assert take_rival(zeroconf, own) == ""
        finally:
            await zeroconf._async_close()

    run(look())


def test_what_was_heard_of_a_table_needs_no_question() -> None:
    async def look() -> None:
        zeroconf = Zeroconf(["127.0.0.1"])
        try:
            name = f"Sunday.{SERVICE}"
            assert cached_details(zeroconf, name) is None
            heard(zeroconf, announced("b", 27272))
            found = cached_details(zeroconf, name)
            assert found
            assert (found.port, found.properties) == (27272, {b"id": b"b"})
        finally:
            await zeroconf._async_close()

    run(look())
