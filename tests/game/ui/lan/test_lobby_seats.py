"""The lines of a lobby's seats."""

from game.lobby import Phase, Seat, Sitter
from game.ui.lan.lobby_seats import LobbySeats, next_level
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.scenes.theatre import Theatre


def lines(theatre: Theatre, visit: AVisit) -> list[tuple[str, str]]:
    seats = LobbySeats(theatre.stage)
    assert visit.lobby
    seats.tell(visit.lobby, visit.peer, owner=visit.owner)
    return [(line.name, line.about) for line in seats.lines]


def test_a_line_tells_who_sits_there_and_how(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY), peer=2)
    visit.seat(2, ready=False)
    assert lines(theatre, visit) == [
        ("Ada", "Host"),
        ("Hugo", "At this computer · Ready"),
        ("Inès", "Not ready yet"),
    ]


def test_bots_open_seats_and_those_who_are_away(theatre: Theatre) -> None:
    visit = AVisit(lobby=a_lobby(phase=Phase.LOBBY))
    assert visit.lobby
    bot = Seat(Sitter.BOT, "Verdier", "hard", None, ready=True, here=True)
    free = Seat(Sitter.OPEN, "", "", None, ready=False, here=False)
    visit.tell(seats=(visit.lobby.seats[0], bot, free))
    assert lines(theatre, visit)[1:] == [("Verdier", "Hard bot"), ("Open seat", "")]
    visit.seat(0, here=False)
    assert "Away" in lines(theatre, visit)[0][1]


def test_a_button_goes_round_the_levels() -> None:
    seen = [""]
    for _ in range(4):
        seen.append(next_level(seen[-1]))
    assert seen == ["", "easy", "medium", "hard", ""]
    assert next_level("a level of a later version") == ""
