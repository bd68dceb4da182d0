"""This computer's addresses, as they are announced."""

import pytest

from net.lan.mdns import Here


def test_the_machine_itself_is_announced_only_where_there_is_nothing_else() -> None:
    assert Here(("127.0.0.1",), ()).announced == ["127.0.0.1"]
    assert Here(("127.0.0.1",), ()).others == []
    assert Here(("127.0.0.1",), ("fe80::7",)).announced == ["fe80::7"]
    assert Here(("10.0.0.1", "fd00::7"), ("fe80::7",)).announced == [
        *("10.0.0.1", "fd00::7", "fe80::7")
    ]


@pytest.mark.parametrize(
    ("bound", "announced"),
    [
        ("10.0.0.1", ["10.0.0.1"]),
        ("fd00::7", ["fd00::7"]),
        ("127.0.0.1", ["127.0.0.1"]),
        ("fe80::7%eth0", ["fe80::7"]),
        ("0.0.0.0", ["10.0.0.1", "10.0.0.2"]),  # noqa: S104
        ("::", ["fd00::7", "fe80::7"]),
    ],
)
def test_a_table_at_one_address_announces_no_other(bound: str, announced: list[str]) -> None:
    here = Here(("10.0.0.1", "10.0.0.2", "fd00::7"), ("fe80::7",))
    assert here.only(bound).announced == announced
