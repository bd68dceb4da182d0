"""Which machine an address stands for."""

from ipaddress import IPv6Network, ip_address

import pytest

from net.lan.machines import THIS_MACHINE, Links, Machines, look_at_links

OWN = frozenset({ip_address("192.168.0.2"), ip_address("fd00::2"), ip_address("fe80::2")})
NETWORKS = (IPv6Network("fd00::/64"), IPv6Network("fe80::/64"))


def machines(**hardware: str) -> Machines:
    known = {"192.168.0.7": "aa", "fd00::7": "aa", "fe80::7": "aa", **hardware}
    return Machines(lambda: 0.0, lambda: Links(OWN, NETWORKS, known))


def test_one_machine_is_the_same_over_ipv4_and_ipv6() -> None:
    found = machines()
    addresses = ("192.168.0.7", "::ffff:192.168.0.7", "fd00::7", "fe80::7%eth0")
    assert {found.of(address) for address in addresses} == {"aa"}


def test_this_machine_is_the_same_by_all_its_addresses() -> None:
    found = machines()
    for address in ("127.0.0.1", "127.1.2.3", "::1", "192.168.0.2", "fd00::2", "fe80::2%lo"):
        assert found.of(address) == THIS_MACHINE


def test_on_the_own_link_single_addresses_are_counted() -> None:
    found = machines()
    assert found.of("fd00::8") != found.of("fd00::9")
    assert found.of("fe80::8%eth0") != found.of("fe80::9%eth0")
    assert found.of("192.168.0.8") != found.of("192.168.0.9")


def test_far_away_a_household_is_one_machine() -> None:
    found = machines()
    assert found.of("2001:db8::1") == found.of("2001:db8::2") == "2001:db8::/64"
    assert found.of("2001:db8:1::1") != found.of("2001:db8::1")


def test_the_system_is_asked_again_for_who_is_new_but_not_all_the_time() -> None:
    now, asked = 0.0, 0

    def look() -> Links:
        nonlocal asked
        asked += 1
        return Links(OWN, NETWORKS, {"10.0.0.1": "aa"} if asked > 1 else {})

    found = Machines(lambda: now, look)
    for _ in range(10):
        found.of("10.0.0.1")
    assert asked == 1
    now = 0.3
    assert found.of("10.0.0.1") == "aa"
    assert asked == 2


def test_this_very_system_can_be_looked_at() -> None:
    assert ip_address("127.0.0.1") in look_at_links().own


@pytest.mark.parametrize("error", [OSError("no such call"), ValueError("no such prefix")])
def test_where_the_system_says_nothing_every_address_counts_by_itself(error: Exception) -> None:
    def look() -> Links:
        raise error

    found = Machines(lambda: 0.0, look)
    assert found.of("127.0.0.1") == THIS_MACHINE
    assert found.of("192.168.0.7") != found.of("192.168.0.8")
    assert found.of("fe80::7%3") == "fe80::7"
