"""The lines of a lobby's seats."""

from dataclasses import replace

from pygame import Rect

from game.lobby import Phase, Seat, Sitter
from game.ui.lan.lobby.lobby_seats import LobbySeats, next_free_seat, next_level
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Theatre


def lines(theatre: Theatre, visit: AVisit) -> list[tuple[str, str]]:
    seats = LobbySeats(theatre.stage)
    assert visit.lobby
    seats.show(visit.lobby, visit.peer, owner=visit.owner)
    return [(line.name, line.about) for line in seats.lines]


def test_a_line_tells_who_sits_there_and_how(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY), peer=2)
    visit.seat(2, ready=False)
    assert lines(theatre, visit) == [
        ("Ada", "Host"),
        ("Hugo", "On this computer · Ready"),
        ("Inès", "Not ready yet"),
    ]


def test_bots_open_seats_and_those_who_are_away(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY))
    assert visit.lobby
    bot = Seat(Sitter.BOT, "Verdier", "hard", None, ready=True, here=True)
    free = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
    visit.tell(seats=(visit.lobby.seats[0], bot, free))
    assert lines(theatre, visit)[1:] == [("Verdier", "Hard bot · Builder"), ("Open seat", "")]
    visit.seat(0, here=False)
    assert "Away" in lines(theatre, visit)[0][1]


def test_a_bot_of_another_name_has_no_style(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY))
    assert visit.lobby
    bot = Seat(Sitter.BOT, "Robby", "hard", None, ready=True, here=True)
    visit.tell(seats=(*visit.lobby.seats[:2], bot))
    assert lines(theatre, visit)[2] == ("Robby", "Hard bot")


def test_a_button_goes_round_the_levels() -> None:
    seen = [""]
    for _ in range(4):
        seen.append(next_level(seen[-1]))
    assert seen == ["", "easy", "medium", "hard", ""]
    assert next_level("a level of a later version") == ""


def test_a_bot_that_has_come_as_a_guest_is_shown_as_one(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY))
    visit.seat(1, level="medium")
    assert lines(theatre, visit)[1] == ("Hugo", "Medium bot · Ready")
    seats = LobbySeats(theatre.stage)
    assert visit.lobby
    seats.show(visit.lobby, visit.peer, owner=True)
    assert [line.bot for line in seats.lines] == [False, True, False]
    assert "kick-1" in [button.name for button in seats.buttons]


def test_another_seat_is_the_next_one_that_no_person_has() -> None:
    lobby = a_lobby(("Ada", "Hugo", "Inès", "Jón"), phase=Phase.LOBBY)
    assert next_free_seat(lobby, 1) is None
    free = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
    bot = Seat(Sitter.BOT, "Verdier", "hard", None, ready=True, here=True)
    lobby = replace(lobby, seats=(free, *lobby.seats[1:3], bot))
    assert [next_free_seat(lobby, seat) for seat in (1, 2)] == [3, 3]
    assert next_free_seat(lobby, 3) == 0


def test_no_button_of_a_line_lies_on_another(theatre: Theatre) -> None:
    free = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
    lobby = a_lobby(("Ada", "Hugo", "Inès", "Jón"), phase=Phase.LOBBY)
    seats = LobbySeats(theatre.stage)
    seats.layout(Rect(0, 0, 620, 500), 0.66)
    seats.show(replace(lobby, seats=(*lobby.seats[:3], free)), 1, owner=True)
    boxes = [button.rect for button in seats.buttons]
    assert len(boxes) == 7
    assert all(box.collidelist(boxes[:n]) < 0 for n, box in enumerate(boxes))
    assert max(box.bottom for box in boxes) <= seats.height
