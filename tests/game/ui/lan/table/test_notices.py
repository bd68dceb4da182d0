"""What a table of the LAN has to say, and in which order."""

import pytest

from game.lobby import Connection, Link, Phase, SeatRequest
from game.ui.i18n.text import Texts
from game.ui.lan.table.notices import (
    CARES,
    NoticeBoard,
    NoticeChoice,
    away,
    helped_seats,
    may_pause,
    notices_of,
)
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_lobby, a_seat

TEXTS = Texts("en", strict=True)


@pytest.fixture
def visit() -> AVisit:
    return AVisit(a_session(people=[0]), a_lobby())


def titles(visit: AVisit, turn: int = 0) -> list[str]:
    return [notice.title for notice in notices_of(visit, turn, 0.0, TEXTS)]


def test_usually_there_is_nothing_to_say(visit: AVisit) -> None:
    assert titles(visit) == []
    assert notices_of(AVisit(), 0, 0.0, TEXTS) == []


def test_the_most_important_comes_first(visit: AVisit) -> None:
    visit.tell(paused=True, saved=False)
    visit.seat(1, here=False)
    assert titles(visit) == ["Paused", "Hugo is away", TEXTS.say("corner-full")]
    visit.lose()
    assert titles(visit) == ["Lost connection to the host"]


@pytest.mark.parametrize("link", [Link.LOST, Link.CONNECTING, Link.OUT])
def test_how_long_the_host_is_gone_is_said(visit: AVisit, link: Link) -> None:
    visit.lose(link)
    (notice,) = notices_of(visit, 0, 12.9, TEXTS)
    assert "12 s" in notice.detail
    assert not notice.closes


def test_a_host_who_has_closed_the_table_is_not_just_out_of_reach(visit: AVisit) -> None:
    visit.connection = Connection(Link.LOST, "closed", "the host has closed the table")
    (notice,) = notices_of(visit, 0, 3.0, TEXTS)
    assert notice.title == "The host has closed the table."
    assert notice.detail == "If the host reopens it, you will rejoin automatically."


def test_while_the_last_moves_are_shown_nobody_is_missed(visit: AVisit) -> None:
    visit.seat(1, here=False)
    visit.tell(phase=Phase.OVER, saved=False)
    visit.connection = Connection(Link.LOST, "closed", "the host has closed the table")
    assert titles(visit) == [TEXTS.say("corner-full")]
    board = NoticeBoard(visit)
    assert board.connected
    assert board.connection_sound(0.0) == ""


def test_whoever_is_waited_for_comes_first_and_stays(visit: AVisit) -> None:
    visit.seat(1, here=False)
    visit.seat(2, here=False)
    first, second = notices_of(visit, 2, 0.0, TEXTS)
    assert (first.title, first.closes) == ("Inès is away", False)
    assert (second.title, second.closes) == ("Hugo is away", True)


def test_only_the_owner_decides_about_who_is_away(visit: AVisit) -> None:
    visit.seat(1, here=False)
    assert notices_of(visit, 0, 0.0, TEXTS)[0].choices == CARES
    visit.peer = 3
    assert notices_of(visit, 0, 0.0, TEXTS)[0].choices == ()


def test_what_can_be_decided_depends_on_who_plays(visit: AVisit) -> None:
    visit.seat(1, here=False, level="medium")
    (notice,) = notices_of(visit, 1, 0.0, TEXTS)
    assert notice.choices == (NoticeChoice.WAIT, NoticeChoice.REMOVE)
    assert "bot" in notice.detail
    visit.seat(1, level="")
    wanted = (NoticeChoice.ONCE, NoticeChoice.BOT, NoticeChoice.REMOVE)
    assert notices_of(visit, 1, 0.0, TEXTS)[0].choices == wanted


def test_bots_and_free_seats_are_never_away() -> None:
    assert not away(a_seat("Gaston", None, "easy", here=False))
    assert not away(a_seat("Ada"))
    assert away(a_seat("Ada", here=False))


def test_players_and_the_owner_may_pause_but_no_onlooker(visit: AVisit) -> None:
    assert may_pause(visit)
    watching = AVisit(a_session(people=[]), a_lobby(), peer=100)
    assert not may_pause(watching)
    watching.peer = 1  # a host that only watches
    assert may_pause(watching)


def test_what_was_put_away_stays_away_until_it_is_over(visit: AVisit) -> None:
    board = NoticeBoard(visit)
    visit.seat(1, here=False)
    notice = board.first(0, 0.0, TEXTS)
    assert notice is not None
    board.close(notice)
    assert board.first(0, 0.0, TEXTS) is None
    visit.seat(1, here=True)
    assert board.first(0, 0.0, TEXTS) is None
    visit.seat(1, here=False)
    assert board.first(0, 0.0, TEXTS) == notice


def test_an_absence_that_was_put_away_comes_back_when_everybody_waits(visit: AVisit) -> None:
    board = NoticeBoard(visit)
    visit.seat(1, here=False)
    notice = board.first(0, 0.0, TEXTS)
    assert notice is not None
    board.close(notice)
    assert board.first(1, 0.0, TEXTS) is not None


def test_the_going_and_coming_of_the_connection_is_heard_once(visit: AVisit) -> None:
    board = NoticeBoard(visit)
    assert board.connection_sound(1.0) == ""
    visit.lose()
    assert [board.connection_sound(5.0), board.connection_sound(6.0)] == ["connection_lost", ""]
    notice = board.first(0, 8.5, TEXTS)
    assert notice is not None
    assert "3 s" in notice.detail
    visit.lose(Link.THERE)
    assert [board.connection_sound(9.0), board.connection_sound(9.5)] == ["connection_back", ""]


def test_who_leaves_on_purpose_has_left(visit: AVisit) -> None:
    visit.seat(1, here=False, left=True)
    assert titles(visit) == ["Hugo has left"]


def test_the_owner_may_let_a_bot_move_for_whoever_does_not(visit: AVisit) -> None:
    visit.tell(overdue=True)
    (notice,) = notices_of(visit, 1, 0.0, TEXTS)
    assert (notice.title, notice.choices) == (
        "Waiting for Hugo",
        (NoticeChoice.ONCE, NoticeChoice.BOT),
    )
    assert notice.closes
    assert notices_of(visit, 0, 0.0, TEXTS) == []  # the owner's own turn
    visit.peer = 3
    assert notices_of(visit, 1, 0.0, TEXTS) == []


def test_whoever_a_bot_plays_for_can_come_back(visit: AVisit) -> None:
    visit.seat(1, level="medium")
    assert notices_of(visit, 1, 0.0, TEXTS) == []
    visit.peer = 2
    (notice,) = notices_of(visit, 1, 0.0, TEXTS)
    assert (notice.title, notice.choices) == ("A bot is playing for Hugo", (NoticeChoice.BACK,))
    assert helped_seats(visit) == [1]


def test_the_owner_answers_a_request_and_who_asked_may_withdraw_it(visit: AVisit) -> None:
    request = SeatRequest(100, 1, "Vera")
    visit.seat(1, here=False)
    visit.tell(requests=(request,))
    notice, absence = notices_of(visit, 0, 0.0, TEXTS)
    assert (notice.title, notice.request) == ("Vera would like a seat", request)
    assert notice.choices == (NoticeChoice.GRANT, NoticeChoice.REFUSE)
    assert absence.title == "Hugo is away"
    visit.peer = 100
    assert notices_of(visit, 0, 0.0, TEXTS)[0].choices == (NoticeChoice.WITHDRAW,)
    visit.peer = 3
    assert titles(visit) == ["Hugo is away"]


def test_a_player_who_hands_the_seat_on_is_named(visit: AVisit) -> None:
    visit.tell(requests=(SeatRequest(2, 1, "Vera"),))
    (notice,) = notices_of(visit, 0, 0.0, TEXTS)
    assert notice.detail == "Hugo is handing the seat over to Vera."


def test_spectators_may_ask_for_the_seat_of_whoever_is_away() -> None:
    watching = AVisit(a_session(people=[]), a_lobby(onlookers=["Vera"]), peer=100)
    watching.seat(1, here=False)
    (notice,) = notices_of(watching, 0, 0.0, TEXTS)
    assert notice.choices == (NoticeChoice.TAKE,)
    watching.tell(requests=(SeatRequest(100, 1, "Vera"),))
    assert NoticeChoice.TAKE not in notices_of(watching, 0, 0.0, TEXTS)[1].choices
    watching.tell(requests=(), owner=None)
    assert notices_of(watching, 0, 0.0, TEXTS)[0].choices == ()
