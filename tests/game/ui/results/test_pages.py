"""The scores and the charts: scrolling, the number under the pointer, the turns."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.ui.results.charts_page import ChartsPage
from game.ui.results.game_history import story_of
from game.ui.results.page import results_layout
from game.ui.results.score_sheet import SheetLayout
from game.ui.results.scores_page import ScoresPage
from tests.game.ui.finished import a_finished_session, a_stage, clicked, key, moved, pixels

SIZE = (1280, 720)


def a_sheet(
    folder: Path, seats: int = 3, ui_scale: float = 1.0, *, counted: bool = True
) -> ScoresPage:
    stage = a_stage(folder)
    page = ScoresPage(stage, story_of(a_finished_session(seats)), counted=counted)
    page.layout(results_layout(SIZE, 4, ui_scale))
    return page


def a_long_sheet(folder: Path) -> ScoresPage:
    """Six players in letters so large that not all rows fit."""
    return a_sheet(folder, 6, 2.0)


def some_charts(folder: Path) -> ChartsPage:
    stage = a_stage(folder)
    page = ChartsPage(stage, story_of(a_finished_session()))
    page.layout(results_layout(SIZE, 4))
    return page


def laid(page: ScoresPage) -> SheetLayout:
    assert page.sheet is not None
    return page.sheet


def picture(page: ScoresPage | ChartsPage) -> bytes:
    surface = Surface(SIZE)
    page.draw(surface)
    return pixels(surface)


def test_hovering_over_a_number_explains_it(tmp_path: Path) -> None:
    page = a_sheet(tmp_path)
    box = laid(page).rows[1].cells[COMPANIES[2].order]
    before = picture(page)
    assert page.handle(moved(box.center)) is True
    assert picture(page) != before
    assert page.handle(moved((box.centerx + 1, box.centery))) is False
    assert page.handle(moved((1, 1))) is True
    assert picture(page) == before


def test_leaving_a_page_hides_its_tooltips(tmp_path: Path) -> None:
    page, charts = a_sheet(tmp_path), some_charts(tmp_path)
    before = picture(page)
    page.handle(moved(laid(page).rows[0].cells[0].center))
    charts.handle(key(pygame.K_RIGHT))
    for left in (page, charts):
        left.leave()
    assert picture(page) == before
    assert charts.turn is None


def test_the_keys_step_through_the_turns_and_stop_at_the_ends(tmp_path: Path) -> None:
    page, pictures_seen = some_charts(tmp_path), []
    for _ in range(3):
        assert page.handle(key(pygame.K_RIGHT)) is True
        pictures_seen.append(picture(page))
    assert len({*pictures_seen}) == 3
    for _ in range(200):
        page.handle(key(pygame.K_RIGHT))
    assert page.turn == len(a_finished_session().history()) - 1
    assert page.handle(key(pygame.K_RIGHT)) is False
    picture(page)


def test_without_a_selected_turn_the_left_key_selects_the_last(tmp_path: Path) -> None:
    page = some_charts(tmp_path)
    page.handle(key(pygame.K_LEFT))
    assert page.turn == len(a_finished_session().history()) - 1


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2500, 700), (1200, 1400)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_the_charts_are_side_by_side_in_the_panel(
    tmp_path: Path, size: tuple[int, int], ui_scale: float
) -> None:
    page, layout = some_charts(tmp_path), results_layout(size, 4, ui_scale)
    page.layout(layout)
    one, other = (chart.box for chart in page._charts)
    assert not one.colliderect(other)
    assert layout.content.contains(one)
    assert layout.content.contains(other)


def test_the_winner_is_shown_only_at_the_end(tmp_path: Path) -> None:
    page, heard = a_sheet(tmp_path, counted=False), list[str]()
    while page.heading().crown is None:
        before, title = picture(page), page.heading().title
        heard += [cue.name for cue in page.playback.update(0.05)]
    assert heard[-1] == "victory"
    assert title == "Everyone reveals their locomotives"
    page.playback.update(0.5)
    assert picture(page) != before
    assert "win" in page.heading().title


def test_a_game_counted_before_is_shown_without_animation_and_sound(tmp_path: Path) -> None:
    page = a_sheet(tmp_path)
    assert not page.moving
    assert page.playback.update(0.1) == ()


def test_rows_are_scrolled_no_further_than_the_first_and_the_last(tmp_path: Path) -> None:
    page = a_long_sheet(tmp_path)
    page.handle(Event(pygame.MOUSEWHEEL, x=0, y=100))
    assert page.handle(key(pygame.K_UP)) is False
    assert page.handle(Event(pygame.MOUSEWHEEL, x=0, y=-100)) is True
    assert page.handle(key(pygame.K_PAGEDOWN)) is False
    sheet = laid(page)
    assert sheet.rows[-1].tile.bottom <= sheet.view.bottom


def test_the_row_that_is_counted_is_in_view(tmp_path: Path) -> None:
    page = a_sheet(tmp_path, 6, 2.0, counted=False)
    seen = set()
    while page.moving:
        page.playback.update(0.05)
        picture(page)
        seat, sheet = page._opening(), laid(page)
        if seat is not None and page.moving:
            seen.add(seat)
            assert sheet.view.contains(sheet.rows[seat].tile)
    assert seen == {*range(6)}
    winner, sheet = story_of(a_finished_session(6)).result.winners[0], laid(page)
    assert sheet.view.contains(sheet.rows[winner].tile)


def test_the_scroll_bar_can_be_dragged(tmp_path: Path) -> None:
    page = a_long_sheet(tmp_path)
    page.handle(Event(pygame.MOUSEWHEEL, x=0, y=100))
    bar, first = laid(page).bar, laid(page)
    down, up = clicked((bar.centerx, bar.bottom - 1))
    assert page.handle(down) is True
    assert laid(page).rows[-1].tile.bottom <= first.view.bottom
    page.handle(moved((bar.centerx, bar.top)))
    assert laid(page) == first
    page.handle(up)
    page.handle(moved((bar.centerx, bar.bottom)))
    assert laid(page) == first
    page.handle(clicked((bar.centerx - 300, bar.bottom))[0])
    assert laid(page) == first


def test_a_row_out_of_view_has_no_tooltips(tmp_path: Path) -> None:
    page = a_long_sheet(tmp_path)
    page.handle(Event(pygame.MOUSEWHEEL, x=0, y=-100))
    hidden = laid(page).rows[0].cells[0]
    assert page.handle(moved(hidden.center)) is False
