from pygame import Surface

from game.rules.companies import COMPANIES
from game.ui.i18n.text import Texts
from game.ui.results.game_history import story_of
from game.ui.results.layout import results_layout
from game.ui.results.page import ResultsPage
from game.ui.results.reveal import reveal
from game.ui.results.texts import ResultsWords
from tests.game.ui.finished import a_finished_session, pictures, pixels

SIZE = (1280, 720)


def a_page() -> ResultsPage:
    session = a_finished_session()
    words = ResultsWords(Texts("en"), story_of(session))
    return ResultsPage(pictures(), words, results_layout(SIZE, 3, 4), False)


def test_the_pointer_on_a_number_asks_what_it_is_made_of() -> None:
    page = a_page()
    box = page.sheet.rows[1].cells[COMPANIES[2].order]
    assert page.point(box.center, False) is True
    assert page.point((box.centerx + 1, box.centery), False) is False
    assert page.point((1, 1), False) is True


def test_the_keys_walk_the_turns_of_the_charts_and_stop_at_the_ends() -> None:
    page = a_page()
    pictures_seen = []
    for _ in range(3):
        page.step_turn(1)
        surface = Surface(SIZE)
        page.draw_charts(surface)
        pictures_seen.append(pixels(surface))
    assert len(set(pictures_seen)) == 3
    for _ in range(200):
        page.step_turn(1)
    page.draw_charts(Surface(SIZE))


def test_the_winner_is_drawn_only_when_named() -> None:
    session = a_finished_session()
    final = session.look(None).view.result
    assert final is not None
    line, page = reveal(final), a_page()
    shown = []
    for moment in (line.cues[-1].moment - 0.01, line.duration):
        surface = Surface(SIZE)
        page.draw_scores(surface, line.at(moment))
        shown.append(pixels(surface))
    assert shown[0] != shown[1]


def a_long_page() -> ResultsPage:
    """Six players, written so large that not all are seen at once."""
    session = a_finished_session(6)
    words = ResultsWords(Texts("en"), story_of(session))
    return ResultsPage(pictures(), words, results_layout(SIZE, 6, 4, 2.0), False)


def test_rows_are_scrolled_no_further_than_the_first_and_the_last() -> None:
    page = a_long_page()
    assert page.scroll(-50) is False
    assert page.scroll(10_000) is True
    assert page.scroll(1) is False
    assert page.sheet.rows[-1].tile.bottom <= page.layout.sheet.view.bottom


def test_a_row_is_brought_into_view_and_then_nothing_moves() -> None:
    page = a_long_page()
    for seat in (5, 0, 4):
        page.show_row(seat)
        assert page.layout.sheet.view.contains(page.sheet.rows[seat].tile)
        assert page.show_row(seat) is False


def test_the_scroll_bar_follows_the_hand_that_holds_it() -> None:
    page = a_long_page()
    bar = page.layout.sheet.bar
    assert page.grab((bar.centerx, bar.bottom - 1)) is True
    assert page.sheet.rows[-1].tile.bottom <= page.layout.sheet.view.bottom
    assert page.grab((bar.centerx - 300, bar.top)) is False
    assert page.grab((bar.centerx, bar.top)) is True
    assert page.sheet == page.layout.sheet


def test_a_row_out_of_view_is_neither_drawn_nor_asked() -> None:
    page = a_long_page()
    page.scroll(10_000)
    hidden = page.sheet.rows[0].cells[0]
    assert page.point(hidden.center, False) is False
