"""The system's neighbour table, as bytes and as it is here."""

import struct
from ipaddress import ip_address

from hypothesis import given
from hypothesis import strategies as st

from net.lan.neighbours import neighbours, read_neighbours

HARDWARE = bytes.fromhex("02005e100001")


def attribute(kind: int, value: bytes) -> bytes:
    return struct.pack("=HH", 4 + len(value), kind) + value + b"\0" * (-len(value) % 4)


def entry(address: str, hardware: bytes) -> bytes:
    told = attribute(1, ip_address(address).packed) + attribute(2, hardware)
    body = struct.pack("=B3xiHBB", 2, 1, 2, 0, 1) + told
    return struct.pack("=IHHII", 16 + len(body), 28, 2, 1, 0) + body


def test_addresses_of_both_kinds_are_read_with_their_hardware() -> None:
    answer = entry("10.0.0.7", HARDWARE) + entry("fd00::7", HARDWARE)
    assert read_neighbours(answer) == {
        "10.0.0.7": "02:00:5e:10:00:01",
        "fd00::7": "02:00:5e:10:00:01",
    }


def test_a_neighbour_whose_hardware_is_not_known_is_left_out() -> None:
    assert read_neighbours(entry("10.0.0.7", b"\0" * 6)) == {}


@given(st.binary(max_size=200))
def test_any_bytes_are_read_without_an_error(answer: bytes) -> None:
    read_neighbours(answer)
    read_neighbours(entry("10.0.0.7", HARDWARE)[:-1] + answer)


def test_the_system_can_be_asked() -> None:
    for address, hardware in neighbours().items():
        assert ip_address(address)
        assert ":" in hardware
