"""What is read from an announcement, whoever made it."""

from zeroconf.asyncio import AsyncServiceInfo

from game.lobby import Phase
from net.lan.announcement import (
    MOST_WAYS,
    announced_addresses,
    answering_table,
    silent_table,
)
from net.lan.table_query import TableReply
from net.wire.from_host import Greeting
from net.wire.limits import PROTOCOL, RULES, SERVICE

GREETING = Greeting(PROTOCOL, RULES, "1.0", "Sunday", "abc", Phase.LOBBY, 4, 2, True)


def test_a_table_with_very_many_addresses_makes_nobody_search_a_network() -> None:
    many = [f"10.0.{n}.1" for n in range(200)]
    info = AsyncServiceInfo(SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=many)
    assert len(announced_addresses(info)) == MOST_WAYS


def test_of_a_tables_many_addresses_few_are_kept_the_one_that_answered_first() -> None:
    many = [f"10.0.{n}.1" for n in range(12)]
    info = AsyncServiceInfo(SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=many)
    found = answering_table(info, TableReply(GREETING, None), "10.0.3.1")
    assert found.addresses[0] == "10.0.3.1"
    assert len({*found.addresses}) == len(found.addresses) == 8
    assert found.answers


def test_a_link_local_address_is_used_only_with_its_link() -> None:
    info = AsyncServiceInfo(
        SERVICE, f"x.{SERVICE}", port=1, parsed_addresses=["169.254.1.2", "fd00::7", "fe80::7"]
    )
    assert announced_addresses(info) == ["169.254.1.2", "fd00::7"]


def test_nonsense_in_an_announcement_becomes_a_plain_table() -> None:
    told = {
        "id": "x" * 200,
        "table": "\x1b[31m\u202e  " + "W" * 99,
        "program": "\x07",
        "protocol": "-3",
        "rules": "\u00b2",
        "phase": "party",
        "seats": "9" * 200,
        "open": "7",
    }
    info = AsyncServiceInfo(
        *(SERVICE, f"x.{SERVICE}"), port=1, properties=told, parsed_addresses=["10.0.0.1"]
    )
    found = silent_table(f"x.{SERVICE}", info)
    assert len(found.id) == 64
    assert len(found.table) == 24
    assert found.table.isprintable()
    assert (found.program, found.playable, found.phase) == ("", False, Phase.LOBBY)
    assert (found.seats, found.open_seats, found.code) == (0, 0, False)
    assert not found.answers


def test_an_announcement_without_a_table_is_called_as_its_service_is() -> None:
    info = AsyncServiceInfo(
        *(SERVICE, f"Attic.{SERVICE}"), port=1, properties={}, parsed_addresses=["10.0.0.1"]
    )
    assert silent_table(f"Attic.{SERVICE}", info).table == "Attic"
