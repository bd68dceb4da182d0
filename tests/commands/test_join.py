"""`main.py join`: addresses that are none, hosts that are not there; games are in test_serve."""

from pathlib import Path

import pytest

from commands.join import Joining, join_as_bot

WISH = Joining("127.0.0.1:1", "easy", "", "", 1, 5.0, Path("nowhere"))


def test_an_address_that_is_none_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert join_as_bot(WISH._replace(address="a b")) == 2
    assert capsys.readouterr().err.startswith("join: 'a b' is no address")


def test_a_host_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert join_as_bot(WISH) == 1
    assert capsys.readouterr().err.startswith("join: the host cannot be reached")
