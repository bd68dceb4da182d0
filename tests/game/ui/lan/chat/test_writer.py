"""Who writes in the chat of a computer that several players share."""

from dataclasses import replace

from game.lobby import Phase
from game.ui.lan.chat.writer import ChatWriter
from tests.game.ui.lan.a_visit import AVisit, a_lobby


class Shared:
    """Ada and Inès at one computer; Hugo at another."""

    def __init__(self, phase: Phase = Phase.PLAYING) -> None:
        self.visit = AVisit(lobby=a_lobby(phase=phase))
        self.visit.seat(2, peer=1)
        self.turn: int | None = 1
        self.writer = ChatWriter(self.visit, lambda: self.turn)


def test_at_a_computer_of_one_player_it_goes_without_saying() -> None:
    visit = AVisit(lobby=a_lobby())
    writer = ChatWriter(visit, lambda: 0)
    writer.next()
    assert (writer.seat, writer.name) == (None, "")
    visit.lobby = None
    assert writer.seat is None


def test_the_player_on_turn_writes_and_until_then_the_one_before() -> None:
    shared = Shared()
    names = []
    for shared.turn in (1, 2, 0, 1):
        names.append(shared.writer.name)
    assert names == ["Ada", "Inès", "Ada", "Ada"]


def test_a_click_chooses_another_until_the_turn_comes_to_one_of_them() -> None:
    shared = Shared()
    shared.turn = 0
    assert shared.writer.name == "Ada"
    shared.writer.next()
    assert shared.writer.name == "Inès"
    shared.turn = 1
    assert shared.writer.name == "Inès"
    shared.turn = 2
    shared.writer.next()
    assert shared.writer.name == "Ada"
    shared.turn = 0
    assert shared.writer.name == "Ada"


def test_in_the_lobby_nobody_is_on_turn() -> None:
    shared = Shared(Phase.LOBBY)
    shared.turn = 2
    assert shared.writer.name == "Ada"


def test_a_seat_that_is_gone_no_longer_writes() -> None:
    shared = Shared()
    shared.turn = 2
    assert shared.writer.seat == 2
    lobby = shared.visit.lobby
    assert lobby is not None
    shared.visit.lobby = replace(lobby, seats=lobby.seats[:2])
    assert shared.writer.seat is None
