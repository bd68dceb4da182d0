"""A page: text and figures without overlaps at any width, and the cache of figures."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from game.board import load_board
from game.ui.anim.idle_work import IdleWork
from game.ui.i18n.text import LANGUAGES
from game.ui.rulebook.contents import SECTIONS, each_paragraph
from game.ui.rulebook.figure import FigureTools
from game.ui.rulebook.page import (
    FIGURES,
    BookPage,
    FigureBlock,
    Gallery,
    PageState,
    TextBlock,
    step_at,
)
from tests.game.ui.rulebook.studio import figure_tools

pytestmark = pytest.mark.usefixtures("window")

BUILD = next(n for n, section in enumerate(SECTIONS) if section.name == "build")


def a_page(
    section: int = BUILD, width: int = 800, pixels: int = 17, language: str = "en"
) -> BookPage:
    return page_of(figure_tools(language=language), section, width, pixels)


def page_of(
    tools: FigureTools, section: int = BUILD, width: int = 800, pixels: int = 17
) -> BookPage:
    book = [*each_paragraph(tools.texts, tools.played)]
    return BookPage(Gallery(tools), book, section, width, pixels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "pixels"), [(380, 28), (640, 15), (1500, 34)])
def test_nothing_overlaps_and_nothing_is_cut(language: str, width: int, pixels: int) -> None:
    for section in range(len(SECTIONS)):
        page = a_page(section, width, pixels, language)
        boxes = [block.box for block in page.blocks]
        assert all(box.left >= 0 and box.right <= width for box in boxes)
        assert max(box.bottom for box in boxes) <= page.height
        assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_a_figure_is_beside_its_text_only_if_there_is_room() -> None:
    def figure(page: BookPage) -> Rect:
        return next(block.box for block in page.blocks if isinstance(block, FigureBlock))

    wide, narrow = a_page(width=900), a_page(width=400, pixels=24)
    assert figure(wide).top == wide.box_of("r12").top
    assert figure(narrow).top > narrow.box_of("r13").bottom


def test_paragraphs_are_in_their_order() -> None:
    page = a_page()
    tops = [page.box_of(name).top for name in SECTIONS[BUILD].paragraphs()]
    assert tops == sorted(tops)


def drawn(page: BookPage, state: PageState) -> bytes:
    surface = Surface((800, 500))
    surface.fill("white")
    page.draw(surface, surface.get_rect(), 0, state)
    return tobytes(surface, "RGB")


def test_words_that_are_searched_for_are_highlighted() -> None:
    page = a_page()
    assert drawn(page, PageState("depot")) != drawn(page, PageState())
    assert drawn(page, PageState("zeppelin")) == drawn(page, PageState())


def test_the_paragraph_that_was_jumped_to_is_highlighted() -> None:
    page = a_page()
    assert drawn(page, PageState(here="r12")) != drawn(page, PageState())


def test_figures_move_only_in_view() -> None:
    page = a_page()
    assert page.moving(Rect(0, 0, 800, 500))
    assert not page.moving(Rect(0, page.box_of("r18").top, 800, 100))


def test_a_figure_shows_its_last_step_first_then_starts_over() -> None:
    assert [step_at(3, tick) for tick in range(6)] == [2, 2, 2, 0, 1, 2]
    assert step_at(3, None) == 2
    assert [step_at(1, tick) for tick in range(4)] == [0, 0, 0, 0]


def test_a_figure_of_france_says_so_if_another_map_is_played() -> None:
    def captions(page: BookPage) -> list[str]:
        return [
            " ".join(block.lines)
            for before, block in pairwise(page.blocks)
            if isinstance(before, FigureBlock) and isinstance(block, TextBlock)
        ]

    away = page_of(figure_tools(played=load_board("paris-bruxelles")))
    assert [words.endswith("On the map of France.") for words in captions(away)] == [
        *[True] * 4,
        False,  # Paris is the same on every map
    ]
    assert not any("map of France" in words for words in captions(a_page()))


def test_a_picture_is_cached_until_another_size_is_needed() -> None:
    gallery = Gallery(figure_tools())
    first = gallery.picture("tiles", 0, (300, 60))
    assert gallery.picture("tiles", 0, (300, 60)) is first
    larger = gallery.picture("tiles", 0, (400, 80))
    assert larger is not None
    assert larger.get_size() == (400, 80)


def test_a_figure_is_painted_while_there_is_time() -> None:
    idle_work = IdleWork()
    gallery = Gallery(figure_tools(), idle_work)
    assert gallery.picture("tiles", 0, (300, 60)) is None
    idle_work.finish((gallery, "tiles"))
    assert gallery.paintings == 1
    first = gallery.picture("tiles", 0, (300, 60))
    assert first is not None
    assert gallery.picture("tiles", 1, (300, 60)) is first  # until the next step is painted
    idle_work.finish((gallery, "tiles"))
    assert gallery.picture("tiles", 1, (300, 60)) not in (None, first)


def test_figures_of_a_page_that_was_left_are_not_painted() -> None:
    idle_work = IdleWork()
    gallery = Gallery(figure_tools(), idle_work)
    gallery.picture("tiles", 0, (300, 60))
    gallery.stop()
    assert not idle_work.pending


def test_there_are_figures_of_the_map_and_of_the_table() -> None:
    assert {"barrier", "city", "cut-off", "trade", "limit", "score"} <= FIGURES.keys()
