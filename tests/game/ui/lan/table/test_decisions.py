"""What is wished for with the buttons of a banner."""

import pygame
import pytest

from game.lobby import Care
from game.ui.core.dialog import DialogScene
from game.ui.lan.table.banner import CLOSE, decide
from game.ui.lan.table.notices import Notice, NoticeChoice
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Curtain, Theatre

AWAY = Notice("away", "connection_lost", "Hugo is away", "", (), seat=1)
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
        (AWAY, CLOSE, []),
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
