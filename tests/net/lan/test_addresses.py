"""Addresses: of this machine, and as somebody types them."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.lan.addresses import (
    AddressError,
    Interface,
    is_ip,
    neighbourly,
    ordered,
    own_addresses,
    parse_address,
    reached_by,
    readable,
    written,
)
from net.wire.limits import PORT


def test_this_machine_has_an_address() -> None:
    assert own_addresses()


def test_what_friends_can_reach_comes_first_and_docker_last() -> None:
    found = [
        Interface("docker0", "172.17.0.1"),
        Interface("lo", "127.0.0.1"),
        Interface("br-1234", "172.18.0.1"),
        Interface("eth1", "169.254.3.4"),
        Interface("wlan0", "192.168.0.7"),
        Interface("ppp0", "8.8.4.4"),
        Interface("wlan0", "fd00::7"),
        Interface("wlan0", "fe80::7"),
        Interface("lo", "::1"),
        Interface("ppp0", "2001:4860::1"),
    ]
    assert ordered(found) == (
        *("192.168.0.7", "169.254.3.4", "fd00::7"),
        *("172.17.0.1", "172.18.0.1", "8.8.4.4", "2001:4860::1"),
    )


def test_what_is_unplugged_comes_after_what_is_not() -> None:
    found = [Interface("eth0", "10.0.0.7"), Interface("wlan0", "fd00::7")]
    assert ordered(found, lambda name: name == "eth0") == ("fd00::7", "10.0.0.7")


@pytest.mark.parametrize(
    ("inside", "outside"),
    [
        (
            Interface("{4A1C}", "192.168.56.1", "VirtualBox Host-Only Ethernet Adapter"),
            Interface("{77F0}", "192.168.0.7", "Intel(R) Wi-Fi 6 AX201 160MHz"),
        ),
        (
            Interface("{4A1C}", "172.28.64.1", "Hyper-V Virtual Ethernet Adapter"),
            Interface("{77F0}", "10.0.0.7", "Realtek PCIe GbE Family Controller"),
        ),
        (Interface("utun3", "10.8.0.2", "utun3"), Interface("en0", "192.168.0.7", "en0")),
        (Interface("bridge100", "192.168.64.1"), Interface("en0", "192.168.0.7")),
        (Interface("lxdbr0", "10.9.0.1"), Interface("wlan0", "192.168.0.7")),
        (Interface("podman0", "10.88.0.1"), Interface("br0", "192.168.0.7")),
    ],
)
def test_what_only_this_machine_or_a_vpn_reaches_comes_last_on_windows_and_macos(
    inside: Interface, outside: Interface
) -> None:
    assert ordered([inside, outside]) == (outside.address, inside.address)


def test_link_local_addresses_are_apart_from_those_that_anybody_can_use() -> None:
    assert not {*neighbourly()} & {*own_addresses()}


@pytest.mark.parametrize("where", [("192.168.0.7", 99), ("fe80::1%eth0", 99), ("::1", PORT)])
def test_what_is_written_can_be_read(where: tuple[str, int]) -> None:
    assert parse_address(written(*where)) == where


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("192.168.0.7", ("192.168.0.7", PORT)),
        (" 192.168.0.7:99 ", ("192.168.0.7", 99)),
        ("host.local", ("host.local", PORT)),
        ("[fe80::1]:99", ("fe80::1", 99)),
        ("[::1]", ("::1", PORT)),
        ("fe80::1", ("fe80::1", PORT)),
    ],
)
def test_addresses_are_read_as_people_write_them(words: str, where: tuple[str, int]) -> None:
    assert parse_address(words) == where


@pytest.mark.parametrize(
    "words", ["", ":5", "a b", "x:0", "x:65536", "x:-1", "x:1.5", "[::1", "[a]b"]
)
def test_what_is_no_address_is_said(words: str) -> None:
    with pytest.raises(AddressError, match="is not a valid "):
        parse_address(words)


def test_all_addresses_that_a_friend_can_type_are_told() -> None:
    found = ("fd00::7", "192.168.0.7", "fe80::1%eth0", "10.0.0.3")
    assert readable(found) == ("192.168.0.7", "10.0.0.3", "fd00::7")
    assert readable(("fe80::1%eth0",)) == ("fe80::1%eth0",)


def test_a_table_at_one_address_is_reached_by_that_one() -> None:
    assert reached_by("10.0.0.7") == ("10.0.0.7",)
    assert reached_by("fe80:0000:0000:0000:0000:0000:0000:0007%eth0") == ("fe80::7%eth0",)
    assert reached_by() == tuple(one for one in own_addresses() if one != "127.0.0.1")
    assert reached_by("127.0.0.1") == ("127.0.0.1",)
    assert all("." in one for one in reached_by("0.0.0.0"))  # noqa: S104
    assert all(":" in one for one in reached_by("::"))


@pytest.mark.parametrize(
    "typed",
    [
        *("192.168.0..7", "a..b", ".", "a\0b", "x" * 300, f"{'x' * 64}.home", "1:2:3", "[1:2:3]"),
        *("[192.168.0.7", "home:" + "9" * 5000, "home:\N{SUPERSCRIPT TWO}", "a\u202eb"),
    ],
)
def test_what_no_machine_can_be_asked_for_is_no_address(typed: str) -> None:
    with pytest.raises(AddressError) as caught:
        parse_address(typed)
    assert len(str(caught.value)) < 160


@given(st.text(max_size=80))
def test_whatever_is_typed_is_an_address_or_the_one_error(typed: str) -> None:
    with suppress(AddressError):
        host, port = parse_address(typed)
        assert host.isprintable()
        assert 0 < port < 65536
        host.encode("idna")


def test_the_number_of_a_machine_is_told_from_a_name() -> None:
    assert all(map(is_ip, ("10.0.0.7", "fd00::7")))
    assert not any(map(is_ip, ("", "home", "192.168.0..7", "10.0.0.7\0", "1" * 300)))
