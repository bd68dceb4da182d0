"""Numbers on the command line."""

from argparse import ArgumentTypeError

import pytest

from commands.argument_types import address, code, port, seconds, whole


def test_numbers_of_their_range_are_read() -> None:
    assert [whole(-3)("-3"), whole(0, 9)("9"), port("0"), port("65535")] == [-3, 9, 0, 65535]
    assert [seconds(0)("0"), seconds(0.1, 600)("2.5")] == [0.0, 2.5]
    series = whole(0, 60, {"round": 0})
    assert [series("1"), series("60"), series("round")] == [1, 60, 0]
    assert code("new") == "new"


@pytest.mark.parametrize("text", ["", "x", "1.5", "-1", "10", "\u0661", "9" * 30, "--3"])
def test_what_is_no_such_number_is_said_with_what_is_needed(text: str) -> None:
    words = f"must be a whole number from 0 to 9, not {text!r}"
    with pytest.raises(ArgumentTypeError, match=words):
        whole(0, 9)(text)


@pytest.mark.parametrize("text", ["", "soon", "-1", "nan", "inf", "601"])
def test_seconds_that_cannot_be_waited_for_are_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="must be between 0 and 600 seconds, not"):
        seconds(0, 600)(text)


@pytest.mark.parametrize("text", ["", "abc", "-1", "65536", "1e3", "\u0663"])
def test_what_is_no_port_is_said_so(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"is not a valid port \(0 to 65535\)"):
        port(text)


@pytest.mark.parametrize("text", ["", "0", "61", "-1", "a round", "9" * 30])
def test_a_series_has_a_number_of_games_or_is_a_round(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="number from 1 to 60, or 'round', not"):
        whole(0, 60, {"round": 0})(text)


@pytest.mark.parametrize("text", ["", "  "])
def test_a_code_is_not_empty(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="the join code must not be empty"):
        code(text)


def test_an_address_to_listen_at_is_one() -> None:
    assert [address(one) for one in ("10.0.0.7", "::1", "fe80::1%eth0")] == [
        *("10.0.0.7", "::1", "fe80::1%eth0")
    ]
    with pytest.raises(
        ArgumentTypeError, match="must be an IP address, e.g. 192.168.0.7 or fd00::7"
    ):
        address("attic.local")
