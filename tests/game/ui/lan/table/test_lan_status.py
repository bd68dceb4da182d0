"""The corner of a table of the LAN, played with events: banner, pause, clock, who is away."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.lobby import AtEnd, Care, Link, Onlooker, Options
from game.ui.core.dialog import DialogScene
from game.ui.lan.table.lan_status import Spectators
from game.ui.table.curtain_face import NO_NEWS
from game.ui.table.panel.prompt import Prompt, prompt_now
from tests.builders import at
from tests.game.ui.evening import QUICK
from tests.game.ui.lan.a_table import LanEvening, title
from tests.game.ui.lan.a_visit import ARefusal, a_line
from tests.game.ui.table_probe import pointed_words, tiles_of

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> LanEvening:
    return LanEvening(tmp_path)


def prompt(evening: LanEvening) -> Prompt:
    return prompt_now(evening.table.model, evening.stage.texts)


def test_nothing_is_confirmed_while_paused_and_that_is_said(evening: LanEvening) -> None:
    evening.visit.tell(paused=True)
    evening.plan()
    evening.key(pygame.K_RETURN)
    assert "paused" in prompt(evening).warning
    assert evening.match.seq == 0
    assert not evening.table.plan.empty
    evening.visit.tell(paused=False)
    evening.frames()
    assert prompt(evening).warning == ""
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.match.seq == 1


def test_in_a_pause_nothing_is_asked(evening: LanEvening) -> None:
    assert prompt(evening).detail
    evening.visit.tell(paused=True)
    evening.frames()
    assert prompt(evening) == Prompt("The game is paused.")


def test_nothing_is_confirmed_without_a_connection(evening: LanEvening) -> None:
    evening.visit.lose()
    evening.plan()
    evening.key(pygame.K_RETURN)
    assert "No connection" in prompt(evening).warning
    assert evening.match.seq == 0
    assert title(evening) == "Lost connection to the host"


def test_how_long_the_host_is_gone_goes_on(evening: LanEvening) -> None:
    evening.visit.lose()
    evening.frames()
    evening.now += 30
    evening.frames()
    notice = evening.banner.notice
    assert notice is not None
    assert "30 s" in notice.detail
    evening.visit.lose(Link.THERE)
    evening.frames()
    assert title(evening) == ""


def test_the_owner_lets_a_bot_play(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.frames()
    assert title(evening) == "Hugo is away"
    evening.press_banner("bot")
    assert evening.visit.wished == [("care", 1, Care.BOT)]


def test_waiting_puts_the_banner_away(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.frames()
    evening.press_banner("wait")
    evening.frames()
    assert evening.visit.wished == [("care", 1, Care.WAIT)]
    assert title(evening) == ""


def test_a_seat_is_taken_away_only_when_asked_once_more(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.frames()
    evening.press_banner("remove")
    assert isinstance(evening.stage.scenes[-1], DialogScene)
    assert evening.visit.wished == []
    evening.key(pygame.K_RIGHT)
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("care", 1, Care.REMOVE)]
    assert len(evening.stage.scenes) == 1


def test_a_guest_sees_who_is_away_and_can_put_that_aside(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(2,), peer=3)
    evening.visit.seat(1, here=False)
    evening.frames()
    assert [button.name for button in evening.banner.buttons] == ["close"]
    evening.press_banner("close")
    evening.frames()
    assert title(evening) == ""
    assert evening.visit.wished == []


def test_a_click_on_the_tile_of_somebody_away_asks_again_what_to_do(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.frames()
    evening.press_banner("close")
    evening.frames()
    assert title(evening) == ""
    assert evening.table.model.status.seats[1].about.endswith("Click to choose what to do.")
    evening.click(evening.table.layout.players[2].center)
    assert title(evening) == "", "nothing is to be said of the others"
    evening.click(evening.table.layout.players[1].center)
    assert title(evening) == "Hugo is away"
    assert not evening.table.model.status.seats[1].about.endswith("Click to choose what to do.")


def test_after_a_choice_no_other_button_lies_under_the_pointer(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.frames()
    buttons = {button.name: button.rect.copy() for button in evening.banner.buttons}
    evening.press_banner("bot")
    evening.visit.seat(1, level="medium")
    evening.frames()
    after = {button.name: button.rect for button in evening.banner.buttons}
    assert {"wait", "remove"} < {*after}
    assert buttons["bot"].collidelist([*after.values()]) < 0


def test_a_notice_hides_neither_the_goal_nor_the_tools(evening: LanEvening) -> None:
    evening.visit.tell(paused=True)
    evening.frames()
    box, table = evening.banner.box, evening.table
    assert not box.collidepoint(table.camera.pixel_of(at("Marseille")))
    assert box.collidelist([table.layout.menu, *table.layout.tools]) < 0


def test_a_full_disk_of_the_host_is_said(evening: LanEvening) -> None:
    evening.visit.tell(saved=False)
    evening.frames()
    assert title(evening) == evening.stage.texts.say("corner-full")


def test_a_wish_that_is_not_granted_is_said(evening: LanEvening) -> None:
    evening.visit.refused.append(ARefusal("paused", "the game is paused"))
    evening.frames()
    assert isinstance(evening.stage.scenes[-1], DialogScene)


# The clock, and who plays.


def test_the_clock_runs_beside_the_question_and_at_the_tile(evening: LanEvening) -> None:
    options = Options(turn_seconds=60, at_end=AtEnd.BOT)
    evening.visit.tell(options=options, clock=60_000)
    evening.frames()
    evening.now += 54
    evening.frames()
    assert (prompt(evening).clock, prompt(evening).urgent) == ("0:06", True)
    assert tiles_of(evening.table.model, evening.stage.texts)[0].note == "0:06"
    evening.point(evening.table.layout.players[0].center)
    said = pointed_words(evening.table)
    assert "6 seconds left." in said
    assert "a bot makes the move" in said


def test_the_table_rests_between_two_seconds(evening: LanEvening) -> None:
    evening.visit.tell(options=Options(turn_seconds=60), clock=59_900)
    evening.settle()
    evening.now += 0.3
    assert not evening.app.frame(1 / 60, [])
    evening.now += 0.7
    assert evening.app.frame(1 / 60, [])


def test_a_bot_that_stands_in_is_seen_as_one(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False, level="medium")
    evening.frames()
    face = tiles_of(evening.table.model, evening.stage.texts)[1]
    assert (face.bot, face.away, face.note) == (True, True, "Away")
    evening.point(evening.table.layout.players[1].center)
    assert "Medium bot" in pointed_words(evening.table)


def test_the_notebook_is_open_only_if_that_was_agreed(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, notebook=True))
    evening.point(evening.table.layout.players[1].center)
    assert "known from" not in pointed_words(evening.table)
    evening.visit.tell(options=Options(notebook=True))
    evening.frames()
    assert "known from" in pointed_words(evening.table)


# Following the game.


def test_another_size_and_language_lays_everything_anew(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.key(pygame.K_c)
    before = evening.drawer.box, evening.banner.box
    pygame.display.set_mode((1024, 600))
    evening.app._surface = evening.screen
    evening.frames()
    after = evening.drawer.box, evening.banner.box
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert all(evening.table.layout.pane.contains(box) for box in after)


def test_the_clock_goes_on_while_something_covers_the_table(evening: LanEvening) -> None:
    evening.visit.tell(options=Options(turn_seconds=60), clock=60_000)
    evening.frames()
    evening.now += 20
    evening.status.refresh()  # as every frame of an evening on the LAN does
    assert evening.table.model.status.clock == "0:40"
    assert evening.scene.update(1 / 60)  # and is drawn when the table is on top again


def test_who_comes_to_watch_is_seen_at_once(evening: LanEvening) -> None:
    evening.settle()
    assert not evening.table.layer(Spectators).parts()
    evening.visit.tell(onlookers=(Onlooker(100, "Zoë"),))
    assert evening.app.frame(1 / 60, [])
    assert evening.table.layer(Spectators).parts()


def test_no_turn_time_passes_while_the_host_is_away(evening: LanEvening) -> None:
    evening.visit.tell(options=Options(turn_seconds=60), clock=60_000)
    evening.frames()
    evening.now += 5
    evening.frames()
    evening.visit.lose()
    evening.now += 30
    evening.frames()
    assert evening.table.model.status.clock == "0:55"


def test_a_press_at_the_computer_of_one_player_says_that_they_are_back(
    evening: LanEvening,
) -> None:
    evening.visit.seat(0, level="medium")
    evening.frames()
    assert title(evening) == "A bot is playing for Ada"
    evening.point((5, 5))
    assert evening.visit.wished == []
    evening.key(pygame.K_1)
    assert evening.visit.wished == [("back", 0)]


def test_at_a_shared_computer_the_banner_asks_who_is_back(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(1, 2), peer=2)
    evening.visit.seat(2, peer=2)
    evening.visit.seat(1, level="medium")
    evening.frames()
    evening.key(pygame.K_1)
    assert evening.visit.wished == []
    evening.press_banner("back")
    assert evening.visit.wished == [("back", 1)]


def test_a_player_who_took_over_a_seat_is_named_everywhere(evening: LanEvening) -> None:
    evening.others_move(1)
    evening.settle()
    evening.visit.seat(0, name="Vera")
    evening.frames()
    model = evening.table.model
    assert model.names[0] == "Vera"
    assert "Vera" in model.history.log_texts(model.plan.view.table.board, evening.stage.texts)[0]


def test_the_curtain_shows_a_notice_and_the_newest_line_of_this_turn(evening: LanEvening) -> None:
    assert evening.status.curtain_news() == NO_NEWS
    evening.visit.lines.append(a_line("hello", phrase=True))
    evening.visit.lines.append(a_line("paused", phrase=True))
    evening.visit.tell(paused=True)
    news = evening.status.curtain_news()
    assert (news.title, news.button, news.speaker) == ("Paused", "Resume", "Hugo")
    assert news.words == "Hello!"
    evening.visit.lose()
    assert evening.status.curtain_news().title == "Lost connection to the host"
    evening.visit.lose(Link.THERE)
    evening.others_move(1)
    evening.settle()
    assert evening.status.curtain_news().words == ""
