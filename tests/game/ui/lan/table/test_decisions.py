"""What is wished for with the buttons of a banner."""

import pygame
import pytest

from game.lobby import Care, Onlooker, SeatRequest
from game.ui.core.dialog import DialogScene
from game.ui.lan.table.banner import CLOSE, decide
from game.ui.lan.table.notices import Notice, NoticeChoice
from game.ui.lan.table.take_seat import TakeSeatScene
from game.ui.widgets.name_field import NameField
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Curtain, Theatre

AWAY = Notice("away", "connection_lost", "Hugo is away", "", (), seat=1)
ASKED = SeatRequest(100, 1, "Vera")
REQUEST = Notice("request", "join", "Vera would like a seat", "", (), seat=1, request=ASKED)
PAUSED = Notice("paused", "pause", "Paused", "")


@pytest.fixture
def visit() -> AVisit:
    return AVisit(lobby=a_lobby())


@pytest.mark.parametrize(
    ("notice", "name", "wished"),
    [
        (PAUSED, NoticeChoice.GO_ON, [("pause", False)]),
        (AWAY, NoticeChoice.WAIT, [("care", 1, Care.WAIT)]),
        (AWAY, NoticeChoice.BOT, [("care", 1, Care.BOT)]),
        (AWAY, NoticeChoice.ONCE, [("care", 1, Care.ONCE)]),
        (AWAY, NoticeChoice.BACK, [("back", 1)]),
        (AWAY, CLOSE, []),
        (REQUEST, NoticeChoice.GRANT, [("grant", ASKED, True)]),
        (REQUEST, NoticeChoice.REFUSE, [("grant", ASKED, False)]),
        (REQUEST, NoticeChoice.WITHDRAW, [("take", None, "")]),
    ],
)
def test_a_button_wishes_for_what_it_says(
    theatre: Theatre, visit: AVisit, notice: Notice, name: str, wished: list[object]
) -> None:
    theatre.show(Curtain())
    decide(theatre.stage, visit, notice, name)
    assert visit.wished == wished


def test_a_seat_is_given_away_only_after_a_question(theatre: Theatre, visit: AVisit) -> None:
    theatre.show(Curtain())
    decide(theatre.stage, visit, AWAY, NoticeChoice.REMOVE)
    theatre.frame()
    dialog = theatre.top
    assert isinstance(dialog, DialogScene)
    assert visit.wished == []
    theatre.click(dialog.menu.button("yes").rect.center)
    assert visit.wished == [("care", 1, Care.REMOVE)]


def test_the_question_can_be_left(theatre: Theatre, visit: AVisit) -> None:
    theatre.show(Curtain())
    decide(theatre.stage, visit, AWAY, NoticeChoice.REMOVE)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)
    assert visit.wished == []


def test_taking_over_a_seat_opens_its_form(theatre: Theatre, visit: AVisit) -> None:
    visit.session, visit.peer = a_session(people=[]), 100
    visit.tell(onlookers=(Onlooker(100, "Vera"),))
    visit.seat(1, here=False)
    theatre.show(Curtain())
    decide(theatre.stage, visit, AWAY, NoticeChoice.TAKE)
    theatre.frame()
    form = theatre.top
    assert isinstance(form, TakeSeatScene)
    assert form.seat == 1
    (field,) = (row.field for row in form.form.rows if isinstance(row, NameField))
    assert field.line.selected == "Vera"
    theatre.click(form.menu.button("take").rect.center)
    assert visit.wished == [("take", 1, "Vera")]
    assert isinstance(theatre.top, Curtain)
