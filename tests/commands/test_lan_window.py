"""`host` and `join` with a window: what they ask of the program."""

from collections.abc import Callable

import pytest

from commands import lan_window
from commands.grammar import parser
from commands.lan_window import host_in_window, join_in_window
from game.lobby import Options
from game.ui.lan.lan_api import HostRequest, JoinRequest


class Program:
    """Remembers what the window was opened for."""

    def __init__(self) -> None:
        self.opened: list[HostRequest] = []
        self.listed: list[tuple[str, str]] = []
        self.came: list[JoinRequest] = []
        self.called: list[str] = []

    def lan_name(self) -> str:
        return "Camille"

    def table_name(self, name: str) -> str:
        return f"{name}'s"

    def open_table(self, wish: HostRequest) -> None:
        self.opened.append(wish)

    def lan(self, address: str = "", code: str = "", name: str = "") -> None:
        self.listed.append((address, code))
        self.called += [name] if name else []

    def join(self, wish: JoinRequest) -> None:
        self.came.append(wish)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    told = Program()

    def play(opening: Callable[[Program], None]) -> int:
        opening(told)
        return 0

    monkeypatch.setattr(lan_window, "play", play)
    return told


def test_host_opens_a_table_at_once(program: Program) -> None:
    words = "host --name Ada --table Salon --players 5 --bots easy,hard --code 4711 --port 9000"
    assert host_in_window(parser().parse_args(words.split())) == 0
    wish = HostRequest("Salon", ("Ada",), ("easy", "hard"), 2, "4711", Options(), 9000)
    assert program.opened == [wish]


def test_host_needs_no_options(program: Program) -> None:
    assert host_in_window(parser().parse_args(["host"])) == 0
    assert program.opened == [HostRequest("Camille's", ("Camille",), (), 2, "", Options())]


def test_a_code_is_made_up_where_none_is_given(program: Program) -> None:
    host_in_window(parser().parse_args(["host", "--code"]))
    assert len(program.opened[0].code) >= 4


def test_join_lists_the_tables(program: Program) -> None:
    assert join_in_window(parser().parse_args(["join"])) == 0
    assert program.listed == [("", "")]
    assert program.came == []


def test_join_without_an_address_keeps_the_code_for_the_list(program: Program) -> None:
    assert join_in_window(parser().parse_args(["join", "--code", "4711"])) == 0
    assert program.listed == [("", "4711")]


def test_join_with_an_address_comes_in_over_the_list(program: Program) -> None:
    words = "join 10.0.0.1:99 --name Ada --code 4711 --watch"
    assert join_in_window(parser().parse_args(words.split())) == 0
    assert program.listed == [("10.0.0.1:99", "4711")]
    assert program.came == [JoinRequest([("10.0.0.1", 99)], ("Ada",), True, "4711", "10.0.0.1:99")]
    assert program.called == ["Ada"]  # whoever is refused finds the name in the form
