"""A table of the LAN, played with events: chat, banner, pause, clock, reconnecting, watching."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.lobby import AtEnd, Care, Link, Options
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.session import LocalSession
from game.ui.app import App
from game.ui.lan.corner import LanCorner
from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.table import TableScene
from game.ui.settings import AnimationSpeed, Settings
from game.updates import Answer, Update
from tests.builders import france, random_action
from tests.game.ui.evening import QUICK, Evening, a_stage
from tests.game.ui.lan.a_visit import NAMES, ARefusal, AVisit, a_line, a_lobby

pytestmark = pytest.mark.usefixtures("window")


class GapSession(LocalSession):
    """A session that can miss a while and is then told how the game stands."""

    gap = False

    def poll(self) -> list[Update | Answer]:
        news = super().poll()
        if not self.gap:
            return news
        self.gap = False
        return [self._match.snapshot(self._viewer)]


class LanEvening(Evening):
    """A table scene with a corner; the clock is set by hand."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUICK,
        people: Sequence[int] = (0,),
        peer: int = 1,
        kinds: Sequence[str] = ("human",) * 3,
    ) -> None:
        self.stage = a_stage(folder, settings)
        players = tuple(Player(*player) for player in zip(NAMES, kinds, strict=True))
        drawn = deal(france(), 3, 1)._replace(first=0)
        self.match = Match.begin(Header(france(), players, drawn, 1))
        self.gaps = GapSession(self.match, people)
        self.session = self.gaps
        self.visit = AVisit(self.session, a_lobby(), peer)
        self.now = 100.0
        self.over = self.menus = 0
        self.corner = LanCorner(self.stage, self.visit, now=lambda: self.now)
        self.table = TableScene(self.stage, self.session, self._end, self._menu, self.corner)
        self.stage.push(self.table)
        self.app = App(self.stage)
        self.frames()

    def type(self, words: str) -> None:
        up = Event(pygame.KEYUP, key=pygame.K_c, mod=0)
        self.frames(2, [up, Event(pygame.TEXTINPUT, text=words)])

    def others_move(self, count: int) -> None:
        chance = random.Random(2)
        for _ in range(count):
            state = self.match._state()
            turn = state.table.turn
            self.match.submit(turn, random_action(state, chance), self.match.seq)

    def press_banner(self, name: str) -> None:
        button = next(one for one in self.corner.banner.buttons if one.name == name)
        self.click(button.rect.center)

    def plan(self) -> None:
        self.key(pygame.K_1)
        planned = self.table.plan.planned
        assert planned is not None
        self.click_hex(planned.open_hexes()[0])
        self.point((5, 5))


@pytest.fixture
def evening(tmp_path: Path) -> LanEvening:
    return LanEvening(tmp_path)


def title(evening: LanEvening) -> str:
    notice = evening.corner.banner.notice
    return notice.title if notice else ""


# The chat.


def test_c_opens_the_chat_and_what_is_typed_is_said(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    assert evening.table.typing
    evening.type("mute 1 h")
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("say", "mute 1 h")]


def test_the_letter_that_opens_the_chat_is_not_typed(evening: LanEvening) -> None:
    opening = [
        Event(pygame.KEYDOWN, key=pygame.K_t, unicode="t", mod=0),
        Event(pygame.TEXTINPUT, text="t"),
        Event(pygame.KEYUP, key=pygame.K_t, mod=0),
    ]
    evening.frames(2, opening)
    assert evening.corner.drawer.open
    assert evening.corner.drawer.chat.field.text == ""


def test_no_key_is_a_shortcut_while_one_types(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    for key in (pygame.K_1, pygame.K_m, pygame.K_h, pygame.K_c, pygame.K_PLUS):
        evening.key(key)
    assert evening.table.plan.empty
    assert evening.stage.settings.muted == QUICK.muted
    assert evening.corner.drawer.open
    assert not evening.table.hints.open


def test_escape_shuts_the_chat_and_only_then_opens_the_menu(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    evening.type("Wait")
    evening.key(pygame.K_ESCAPE)
    assert not evening.table.typing
    assert evening.corner.drawer.open
    evening.key(pygame.K_ESCAPE)
    assert not evening.corner.drawer.open
    assert evening.menus == 0
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1


def test_the_button_opens_and_the_cross_shuts(evening: LanEvening) -> None:
    evening.click(evening.corner.drawer.button.rect.center)
    assert evening.corner.drawer.open
    evening.click(evening.corner.drawer.close_button.rect.center)
    assert not evening.corner.drawer.open


def test_new_lines_are_counted_until_the_chat_is_opened(evening: LanEvening) -> None:
    evening.visit.lines += [a_line("one"), a_line("two")]
    evening.frames()
    assert evening.corner.drawer.chat.unread == 2
    evening.key(pygame.K_c)
    assert evening.corner.drawer.chat.unread == 0


def test_a_click_on_the_bubble_opens_the_chat(evening: LanEvening) -> None:
    evening.visit.lines.append(a_line("Hello"))
    evening.frames()
    bubble = evening.corner.drawer._bubble
    assert bubble is not None
    evening.point(bubble.box.center)
    assert evening.table.pointer == "hand"
    evening.click(bubble.box.center)
    assert evening.corner.drawer.open
    assert evening.table.plan.empty


def test_nothing_below_the_drawer_is_touched(evening: LanEvening) -> None:
    evening.key(pygame.K_1)
    planned = evening.table.plan.planned
    assert planned is not None
    evening.key(pygame.K_c)
    box = evening.corner.drawer.box
    camera = evening.table.camera
    before = evening.table.plan
    for x in range(box.left + 10, box.right, 40):
        for y in range(box.top + 10, box.bottom, 60):
            if not evening.corner.drawer.close_button.rect.collidepoint((x, y)):
                evening.click((x, y))
    evening.drag(box.center, (box.centerx, box.centery + 80))
    assert evening.table.plan == before
    assert evening.table.camera == camera


def test_a_map_that_was_dragged_under_the_drawer_is_let_go(evening: LanEvening) -> None:
    for _ in range(6):
        evening.key(pygame.K_PLUS)
    evening.key(pygame.K_c)
    box, pane = evening.corner.drawer.box, evening.table.layout.pane
    start = (pane.left + 60, pane.centery)
    if box.collidepoint(start):
        start = (pane.right - 60, pane.centery)
    evening.drag(start, box.center)
    assert not evening.table.controls.moving_the_map
    evening.point(start)
    assert evening.table.controls._pressed is None


def test_the_keyboard_reaches_chat_and_pause(evening: LanEvening) -> None:
    for _ in range(3):
        evening.key(pygame.K_TAB)
    names = []
    for _ in range(evening.table.button_count()):
        names += [one.name for one in evening.table._all_buttons() if one.focused]
        evening.key(pygame.K_RIGHT)
    assert names == ["confirm", "back", "all", "menu", "hint", "book", "chat", "pause"]
    evening.key(pygame.K_LEFT)
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("pause", True)]


def test_a_hint_takes_the_place_of_the_chat(evening: LanEvening) -> None:
    evening.key(pygame.K_c)
    evening.key(pygame.K_ESCAPE)
    evening.click(evening.corner.drawer.button.rect.center)
    evening.click(evening.table.hints.button.rect.center)
    assert evening.table.hints.open
    assert not evening.corner.drawer.open


# The banner.


def test_a_pause_is_asked_for_and_ended(evening: LanEvening) -> None:
    evening.click(evening.corner.pause_button.rect.center)
    assert evening.visit.wished == [("pause", True)]
    evening.visit.tell(paused=True)
    evening.frames()
    assert title(evening) == "Paused"
    evening.press_banner("go-on")
    assert evening.visit.wished[-1] == ("pause", False)
    evening.key(pygame.K_PAUSE)
    assert evening.visit.wished[-1] == ("pause", False)


def test_nothing_is_confirmed_while_paused_and_that_is_said(evening: LanEvening) -> None:
    evening.visit.tell(paused=True)
    evening.plan()
    evening.key(pygame.K_RETURN)
    assert "paused" in evening.table.warning
    assert evening.match.seq == 0
    assert not evening.table.plan.empty
    evening.visit.tell(paused=False)
    evening.frames()
    assert evening.table.warning == ""
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.match.seq == 1


def test_nothing_is_confirmed_without_a_connection(evening: LanEvening) -> None:
    evening.visit.lose()
    evening.plan()
    evening.key(pygame.K_RETURN)
    assert "No connection" in evening.table.warning
    assert evening.match.seq == 0
    assert title(evening) == "The host is out of reach"


def test_how_long_the_host_is_gone_goes_on(evening: LanEvening) -> None:
    evening.visit.lose()
    evening.frames()
    evening.now += 30
    evening.frames()
    notice = evening.corner.banner.notice
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
    assert [button.name for button in evening.corner.banner.buttons] == ["close"]
    evening.press_banner("close")
    evening.frames()
    assert title(evening) == ""
    assert evening.visit.wished == []


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
    face = evening.table.picture._panel_face(evening.table)
    assert (face.prompt.clock, face.prompt.urgent) == ("0:06", True)
    assert face.players[0].note == "0:06"
    evening.point(evening.table.layout.players[0].center)
    said = evening.table.picture._words(evening.table)
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
    face = evening.table.picture._panel_face(evening.table).players[1]
    assert (face.bot, face.away, face.note) == (True, True, "Away")
    evening.point(evening.table.layout.players[1].center)
    assert "Medium bot." in evening.table.picture._words(evening.table)


def test_the_notebook_is_open_only_if_that_was_agreed(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, notebook=True))
    evening.point(evening.table.layout.players[1].center)
    assert "for sure" not in evening.table.picture._words(evening.table)
    evening.visit.tell(options=Options(notebook=True))
    assert "for sure" in evening.table.picture._words(evening.table)


# Following the game.


def test_after_a_gap_the_log_is_whole_and_nothing_moves(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(3)
    evening.gaps.gap = True
    evening.frames(1)
    assert not evening.table.moving
    assert len(evening.table.log_words()) == 3
    assert evening.table.plan.view.table.actions == 3
    assert evening.table.seq == evening.match.seq


def test_a_gap_ends_what_is_on_its_way(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(1)
    evening.frames(3)
    assert evening.table.moving
    evening.others_move(2)
    evening.gaps.gap = True
    evening.frames(1)
    assert not evening.table.moving
    assert len(evening.table.log_words()) == 3


def test_a_few_steps_are_all_shown(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(4)
    shown = set()
    for _ in range(3000):
        if not evening.app.frame(1 / 60, []):
            break
        shown.add(evening.table.plan.view.table.actions)
    assert shown == {0, 1, 2, 3, 4}


def test_who_is_far_behind_is_brought_to_the_newest(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL))
    evening.others_move(12)
    evening.frames(1)
    assert evening.table.plan.view.table.actions == 12
    assert len(evening.table.log_words()) == 12


# Watching.


def test_who_watches_has_no_rack_no_buttons_and_no_pause(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(), peer=100)
    table = evening.table
    assert not table.racked
    assert table.buttons == []
    assert table.layout.letters > 1
    assert [button.name for button in table._all_buttons()] == ["menu", "book", "chat"]
    evening.key(pygame.K_PAUSE)
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == []
    evening.others_move(1)
    evening.settle()
    assert len(table.log_words()) == 1


def test_who_watches_can_chat(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, people=(), peer=100)
    evening.key(pygame.K_c)
    evening.type("Bravo")
    evening.key(pygame.K_RETURN)
    assert evening.visit.wished == [("say", "Bravo")]


def test_another_size_and_language_lays_everything_anew(evening: LanEvening) -> None:
    evening.visit.seat(1, here=False)
    evening.key(pygame.K_c)
    before = evening.corner.drawer.box, evening.corner.banner.box
    pygame.display.set_mode((1024, 600))
    evening.app._surface = evening.screen
    evening.frames()
    after = evening.corner.drawer.box, evening.corner.banner.box
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert all(evening.table.layout.pane.contains(box) for box in after)
