"""R30 at the table in a window: two people end a game by mouse and by keyboard."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ui.table.curtain import CurtainScene
from game.ui.table.end_proposals import Asked
from game.ui.table.model import SidePanel
from tests.builders import BLUE, GREEN, PURPLE, RED, YELLOW
from tests.game.ui.evening import QUICK
from tests.game.ui.stalemate import StuckEvening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")

ACTIONS = ["confirm", "back", "all"]


def a_proposal(folder: Path) -> StuckEvening:
    evening = StuckEvening(folder)
    evening.open_curtain()
    evening.wait()
    evening.press("propose")
    return evening


def test_people_at_one_screen_end_a_stuck_game_by_mouse(tmp_path: Path) -> None:
    evening = a_proposal(tmp_path)
    evening.wait()
    evening.press("decline")
    assert isinstance(evening.stage.scenes[-1], CurtainScene)
    evening.open_curtain()
    assert evening.shown() == ACTIONS
    assert evening.over == 0
    again = tmp_path / "again"
    again.mkdir()
    evening = a_proposal(again)
    for _ in range(2):
        evening.wait()
        evening.press("agree")
    evening.settle()
    assert evening.over == 1
    assert evening.match.snapshot(None).view.result is not None


def test_people_at_one_screen_end_a_stuck_game_by_keyboard(tmp_path: Path) -> None:
    evening = StuckEvening(tmp_path)
    evening.open_curtain()
    evening.wait()
    evening.choose("propose")
    for _ in range(2):
        assert evening.shown() == ["decline", "agree"]
        evening.wait()
        evening.choose("agree")
    evening.settle()
    assert evening.over == 1


def test_enter_agrees_to_nothing_by_accident(tmp_path: Path) -> None:
    evening = StuckEvening(tmp_path)
    evening.open_curtain()
    evening.wait()
    evening.choose("propose")  # by Enter, which is pressed again and again
    for _ in range(5):
        evening.wait()
        evening.key(pygame.K_RETURN)
        evening.key(pygame.K_SPACE)
    assert isinstance(evening.table.model.end_talk, Asked)
    assert evening.table.model.end_talk.waiting == (1, 2)


def test_the_ring_around_the_question_leaves_the_line_above_it_free(tmp_path: Path) -> None:
    pygame.display.set_mode((1024, 600))
    settings = replace(QUICK, reduced_motion=True)  # so that the ring stands still
    evening = StuckEvening(tmp_path, settings=settings)
    evening.open_curtain()
    evening.wait()
    evening.press("propose")
    evening.wait()
    screen, layout, dark = evening.screen, evening.table.layout, pygame.Color("#2A1505")
    above, x = layout.status, layout.action.centerx
    assert dark in [screen.get_at((x, y)) for y in range(layout.size[1])]
    assert dark not in [screen.get_at((x, y)) for y in range(above.top, above.bottom)]


def test_escape_leaves_the_question_open(tmp_path: Path) -> None:
    evening = a_proposal(tmp_path)
    evening.wait()
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1
    assert isinstance(evening.table.model.end_talk, Asked)


def test_e_says_why_the_end_cannot_be_proposed(tmp_path: Path) -> None:
    evening = a_proposal(tmp_path)
    evening.wait()
    evening.press("decline")
    evening.open_curtain()
    evening.key(pygame.K_e)
    assert pointed_words(evening.table).startswith("You can propose to end the game again")


def test_the_buttons_say_what_they_do_and_show_the_pointer(tmp_path: Path) -> None:
    evening = StuckEvening(tmp_path)
    evening.open_curtain()
    evening.wait()
    (button,) = evening.table.buttons
    evening.point(button.rect.center)
    assert button.state == "hover"
    assert evening.table.cursor == "hand"
    assert pointed_words(evening.table).startswith("If everyone agrees")


def test_a_question_closes_the_hints(tmp_path: Path) -> None:
    evening = StuckEvening(tmp_path, (1,))
    evening.table.model.open_panel(SidePanel.HINT)
    evening.match.propose(0, 0)
    evening.frames()
    assert evening.table.model.panel is None


def test_a_question_opens_a_curtain_that_nobody_has_opened(tmp_path: Path) -> None:
    evening = StuckEvening(tmp_path)
    assert isinstance(evening.stage.scenes[-1], CurtainScene)
    evening.match.propose(0, 0)  # as the bot that stands in for an absent player does
    evening.frames()
    assert len(evening.stage.scenes) == 1
    assert evening.table.plan.view.portfolio is None
    assert evening.shown() == ["decline", "agree"]


def test_r5_no_frame_with_a_question_depends_on_what_anybody_holds(tmp_path: Path) -> None:
    """The same game with other locomotives in the same numbers looks the same, pixel by pixel."""
    hands = ([{BLUE: 2, RED: 1}] * 3, [{GREEN: 1, PURPLE: 2}, {YELLOW: 3}, {RED: 3}])
    pictures: list[list[bytes]] = []
    for number, held in enumerate(hands):
        folder = tmp_path / str(number)
        folder.mkdir()
        evening = StuckEvening(folder, hands=held)
        evening.open_curtain()
        evening.wait()
        evening.press("propose")
        seen = []
        for seat in (1, 2):
            talk = evening.table.model.end_talk
            assert isinstance(talk, Asked)
            assert talk.seat == seat
            evening.key(pygame.K_p)  # which uncovers a rack, if anybody's is there
            evening.settle()
            seen.append(pygame.image.tobytes(evening.screen, "RGB"))
            evening.wait()
            if seat == 1:
                evening.press("agree")
        pictures.append(seen)
    assert pictures[0] == pictures[1]
