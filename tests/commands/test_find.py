"""`main.py find`: what it says; what it finds is tested in network namespaces."""

import json
from dataclasses import replace

import pytest

from commands import find as module
from commands.find import find, row
from game import __version__
from game.lobby import Found, Phase
from net.lan.discovery import TableFinder

TABLE = Found(
    id="id",
    table="Sunday",
    addresses=("192.168.0.7", "172.17.0.1"),
    port=27272,
    program=__version__,
    playable=True,
    phase=Phase.LOBBY,
    seats=4,
    open_seats=2,
    code=True,
    board="France",
    games=3,
)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> dict[str, Found]:
    tables: dict[str, Found] = {}

    async def look(finder: TableFinder, _: float) -> None:
        finder.tables.update(tables)

    monkeypatch.setattr(module, "_look", look)
    return tables


def test_a_table_is_a_line(found: dict[str, Found], capsys: pytest.CaptureFixture[str]) -> None:
    found["x"] = TABLE
    assert find(1, as_json=False) == 0
    assert capsys.readouterr().out == (
        "Sunday, 192.168.0.7:27272:"
        " lobby, 2 of 4 seats open, map France, series of 3 games, join code required\n"
    )


def test_tables_of_the_same_name_are_numbered(
    found: dict[str, Found], capsys: pytest.CaptureFixture[str]
) -> None:
    found.update(x=TABLE, y=replace(TABLE, id="other"), z=replace(TABLE, id="z", table="Monday"))
    assert find(1, as_json=False) == 0
    titles = [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]
    assert titles == ["Monday", "Sunday (1)", "Sunday (2)"]


def test_json_is_an_array(found: dict[str, Found], capsys: pytest.CaptureFixture[str]) -> None:
    found["x"] = TABLE
    assert find(1, as_json=True) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["table"], entry["port"], entry["phase"]) == ("Sunday", 27272, "lobby")
    assert entry["addresses"] == ["192.168.0.7", "172.17.0.1"]


def test_another_version_is_named_beside_ours() -> None:
    other = replace(TABLE, playable=False, program="9.0", code=False)
    assert row(other, "Sunday").endswith(f", version 9.0 (yours is {__version__})")


def test_a_table_that_does_not_answer_is_listed_with_its_address_if_it_has_one() -> None:
    silent = replace(TABLE, answers=False)
    for addresses, where in ((TABLE.addresses, "192.168.0.7:27272"), ((), "no address")):
        line = row(replace(silent, addresses=addresses), "Sunday")
        assert line.startswith(f"Sunday, {where}: does not answer")


@pytest.mark.usefixtures("found")
def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert find(1.5, as_json=False) == 1
    assert capsys.readouterr().err == "find: no tables found within 1.5 seconds\n"
    assert find(1, as_json=True) == 1
    assert capsys.readouterr().out == "[]\n"
