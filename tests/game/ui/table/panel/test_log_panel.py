"""The log on the panel: what is seen of it, and how one scrolls."""

import math
import random
from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.match import Match
from game.rules.events import Built
from game.rules.table import Traded
from game.session import LocalSession
from game.storage.settings import Settings
from game.ui.core.resize_preview import SETTLED
from game.ui.table.panel.log_lines import signs_of
from game.ui.table.target import OnLogEntry
from tests.builders import a_header, random_action
from tests.game.ui.evening import QUICK, Evening

pytestmark = pytest.mark.usefixtures("window")


def an_evening(folder: Path, moves: int = 30, settings: Settings = QUICK) -> Evening:
    """A game with so many moves in its log."""
    match, chance = Match.begin(a_header()), random.Random(1)
    for _ in range(moves):
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), match.seq)
    evening = Evening(folder, settings, session=LocalSession(match, range(3)))
    evening.open_curtain()
    return evening


def seen(evening: Evening) -> list[int]:
    """The entries that are seen, from the top."""
    log = evening.table.log
    return [line.entry for line, _ in log._visible()]


def wheel(evening: Evening, notches: int) -> None:
    evening.frames(2, [Event(pygame.MOUSEWHEEL, x=0, y=notches)])


def test_the_newest_moves_are_seen_in_whole_lines(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    log = evening.table.log
    assert seen(evening)[-1] == 29
    assert len(log._visible()) == log._fitting >= 6  # no gap for an entry that is cut off
    assert evening.table.layout.log.contains(log._room)


@pytest.mark.parametrize(("moves", "scale"), [(30, 100), (4, 150)])
def test_the_newest_moves_are_seen_from_the_start_and_at_every_size(
    tmp_path: Path, moves: int, scale: int
) -> None:
    pygame.display.set_mode((1024, 600))
    evening = an_evening(tmp_path, moves, replace(QUICK, ui_scale=scale))
    assert seen(evening)[-1] == moves - 1
    for size in ((1024, 700), (1024, 600), (1920, 1080), (1024, 600)):
        pygame.display.set_mode(size)
        evening.frames(1, [Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
        evening.frames(math.ceil(SETTLED * 60))
        assert evening.table.layout.size == size
        assert seen(evening)[-1] == moves - 1


def test_a_move_that_is_shown_on_the_map_is_as_bright_as_the_newest(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    lines = {line.entry: box for line, box in evening.table.log._visible() if line.sign}
    evening.click(lines[27].center)
    evening.point((5, 5))
    evening.settle()
    assert evening.table.pointing.marked_entry == 27
    bright = dict[int, int]()
    for entry, box in lines.items():
        places = product(range(box.centerx, box.right), range(box.top, box.bottom))
        bright[entry] = max(evening.screen.get_at(place).g for place in places)
    assert bright[27] == bright[29] > bright[28]


def test_the_wheel_over_the_log_scrolls_it_and_not_the_map(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.point(evening.table.layout.log.center)
    camera = evening.table.camera
    wheel(evening, 1)
    assert seen(evening)[-1] < 29
    wheel(evening, 100)
    assert seen(evening)[0] == 0
    wheel(evening, -200)
    assert seen(evening)[-1] == 29
    assert evening.table.camera == camera


def test_the_wheel_over_the_rest_of_the_panel_does_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = an_evening(tmp_path)
    layout, camera = evening.table.layout, evening.table.camera
    for place in (layout.cards[0].center, layout.action.center, layout.players[0].center):
        monkeypatch.setattr(pygame.mouse, "get_pos", lambda place=place: place)
        evening.point(place)
        wheel(evening, 2)
        assert evening.table.camera == camera
        assert seen(evening)[-1] == 29


def test_page_up_and_page_down_turn_its_pages(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    newest = seen(evening)
    evening.key(pygame.K_PAGEUP)
    assert seen(evening)[-1] <= newest[0] + 1  # one line stays, to read on from
    evening.key(pygame.K_PAGEDOWN)
    assert seen(evening) == newest


def test_the_bar_is_dragged_and_no_move_is_shown_for_that(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    log = evening.table.log
    rail = log.bar.rail
    evening.drag(log.bar.thumb.center, (rail.centerx, rail.top))
    assert seen(evening)[0] == 0
    assert evening.table.pointing.marked_entry is None


def test_a_few_moves_need_no_bar(tmp_path: Path) -> None:
    assert not an_evening(tmp_path, 2).table.log.bar.shown


def test_a_new_move_is_seen_even_if_one_has_scrolled_back(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.key(pygame.K_PAGEUP)
    evening.send_an_engine()
    evening.settle()
    evening.open_curtain()
    assert seen(evening)[-1] == 30


def test_a_click_shows_the_move_that_is_seen_there(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.key(pygame.K_PAGEUP)
    log = evening.table.log
    line, box = log._visible()[2]
    assert log.entry_at((box.left, evening.table.layout.log.top - 5)) is None
    evening.click(box.center)
    assert evening.table.pointing.marked_entry == line.entry
    assert evening.table.cursor == "hand"


def test_points_never_stand_alone_in_a_line(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, 60)
    lines = [line.text for line in evening.table.log._lines.lines]
    assert any("+" in words for words in lines)
    assert not any(words.startswith("+") for words in lines)


def test_l_opens_the_log_to_the_full_height_and_closes_it(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, moves=60)
    small = len(evening.table.log._visible())
    evening.key(pygame.K_l)
    log, layout = evening.table.log, evening.table.layout
    assert log.open
    assert len(log._visible()) > 3 * small
    assert log.box.contains(layout.cards[0])
    assert not any(log.box.colliderect(tile) for tile in layout.players)
    assert seen(evening)[-1] == 59
    evening.key(pygame.K_l)
    assert len(log._visible()) == small


def test_nothing_of_a_card_is_seen_around_the_open_log(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    edges = list[bytes]()
    for key in (pygame.K_l, pygame.K_1, pygame.K_l):  # the chosen card is pulled out
        evening.key(key)
        evening.settle()
        box = evening.table.log.box
        beside = Rect(box.left - 12, box.top, 10, box.height)
        edges.append(pygame.image.tobytes(evening.screen.subsurface(beside), "RGB"))
    without_plan, _, with_plan = edges
    assert evening.table.log.open
    assert evening.table.plan.planned
    assert with_plan == without_plan
    for corner in (box.topleft, (box.right - 1, box.top)):
        assert sum(evening.screen.get_at(corner)[:3]) < 300  # cards are nearly white


def test_escape_unmarks_an_entry_before_it_opens_the_menu(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.table.model.touch(OnLogEntry(5))
    evening.key(pygame.K_ESCAPE)
    assert evening.table.entry is None
    assert evening.menus == 0
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_1])
def test_escape_and_a_plan_close_the_log(tmp_path: Path, key: int) -> None:
    evening = an_evening(tmp_path)
    evening.key(pygame.K_l)
    evening.key(key)
    assert not evening.table.log.open
    assert evening.menus == 0


def test_a_click_on_its_button_opens_it_and_what_it_covers_cannot_be_clicked(
    tmp_path: Path,
) -> None:
    evening = an_evening(tmp_path)
    log, layout = evening.table.log, evening.table.layout
    evening.click(log.buttons[0].rect.center)
    assert log.open
    evening.click(layout.cards[2].center)
    assert evening.table.plan.empty
    assert log.open
    evening.click(next(one for one in log.buttons if one.name == "close").rect.center)
    assert not log.open


def test_entries_have_the_sign_of_the_player_and_the_marks_of_the_companies(
    tmp_path: Path,
) -> None:
    evening = an_evening(tmp_path, moves=12)
    history = evening.table.model.history
    signs = signs_of(history.entries, history.names, ())
    for entry, sign in zip(history.entries, signs, strict=True):
        assert sign is not None
        assert sign.player.seat == entry.seat
        match entry.event:
            case Traded(_, give, take):
                assert sign.companies == (give, take)
            case Built(_, company):
                assert sign.companies == (company,)
    first_lines = [line for line in evening.table.log._lines.lines if line.sign is not None]
    assert [line.entry for line in first_lines] == [*range(12)]


def test_the_divider_stands_above_what_happened_since_ones_last_turn(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, moves=12)
    lines = evening.table.log._lines.lines
    number = next(number for number, line in enumerate(lines) if line.divides)
    assert lines[number].text == "your last turn"
    assert lines[number - 1].entry == 9
    assert lines[number + 1].entry == 10
    seat = evening.table.model.history.entries[9].seat
    assert seat == evening.table.plan.view.seat
    place = next(box for line, box in evening.table.log._visible() if line.divides)
    assert evening.table.log.entry_at(place.center) is None


def test_the_log_follows_the_position_that_is_looked_back_at(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, moves=30)
    for _ in range(20):
        evening.key(pygame.K_COMMA)
    assert evening.table.model.marked_number == 9
    assert 9 in seen(evening)
    evening.key(pygame.K_ESCAPE)
    assert evening.table.model.looking is None
    evening.frames(2)
    assert 29 in seen(evening)  # the newest again


def test_a_low_log_has_only_the_button_that_opens_it(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, settings=replace(QUICK, ui_scale=200))
    assert [button.name for button in evening.table.log.buttons][:1] == ["open"]
    evening.key(pygame.K_l)
    assert len(evening.table.log._visible()) >= 4
