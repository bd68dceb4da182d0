"""A page: words and drawings each in a place of their own, at any width."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from game.board import load_board
from game.ui.i18n.text import LANGUAGES
from game.ui.rulebook.contents import SECTIONS, told
from game.ui.rulebook.figures import Gallery
from game.ui.rulebook.page import BookPage, Drawing, Lines, PageLook, step_at
from tests.builders import france
from tests.game.ui.rulebook.studio import an_easel

pytestmark = pytest.mark.usefixtures("window")

BUILD = next(n for n, section in enumerate(SECTIONS) if section.name == "build")


def a_page(
    section: int = BUILD, width: int = 800, pixels: int = 17, language: str = "en"
) -> BookPage:
    easel = an_easel(language=language)
    book = told(easel.texts, france())
    return BookPage(easel.skins, easel.texts, book, section, width, pixels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "pixels"), [(380, 28), (640, 15), (1500, 34)])
def test_nothing_overlaps_and_nothing_is_cut(language: str, width: int, pixels: int) -> None:
    for section in range(len(SECTIONS)):
        page = a_page(section, width, pixels, language)
        boxes = [block.box for block in page.blocks]
        assert all(box.left >= 0 and box.right <= width for box in boxes)
        assert max(box.bottom for box in boxes) <= page.height
        assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_a_drawing_stands_beside_its_words_only_where_there_is_room() -> None:
    def drawing(page: BookPage) -> Rect:
        return next(block.box for block in page.blocks if isinstance(block, Drawing))

    wide, narrow = a_page(width=900), a_page(width=400, pixels=24)
    assert drawing(wide).top == wide.place_of("r12").top
    assert drawing(narrow).top > narrow.place_of("r13").bottom


def test_paragraphs_stand_in_their_order() -> None:
    page = a_page()
    tops = [page.place_of(name).top for name in SECTIONS[BUILD].paragraphs()]
    assert tops == sorted(tops)


def drawn(page: BookPage, look: PageLook) -> bytes:
    surface = Surface((800, 500))
    surface.fill("white")
    page.draw(surface, surface.get_rect(), 0, Gallery(an_easel()), look)
    return tobytes(surface, "RGB")


def test_words_that_are_searched_for_are_marked() -> None:
    page = a_page()
    assert drawn(page, PageLook("depot")) != drawn(page, PageLook())
    assert drawn(page, PageLook("zeppelin")) == drawn(page, PageLook())


def test_the_paragraph_that_was_asked_for_is_marked() -> None:
    page = a_page()
    assert drawn(page, PageLook(here="r12")) != drawn(page, PageLook())


def test_drawings_move_only_in_view() -> None:
    page = a_page()
    assert page.moving(Rect(0, 0, 800, 500))
    assert not page.moving(Rect(0, page.place_of("r18").top, 800, 100))


def test_a_drawing_is_seen_whole_first_then_from_its_start() -> None:
    assert [step_at(3, tick) for tick in range(6)] == [2, 2, 2, 0, 1, 2]
    assert step_at(3, None) == 2
    assert [step_at(1, tick) for tick in range(4)] == [0, 0, 0, 0]


def test_a_drawing_of_france_says_so_where_another_map_is_played() -> None:
    def captions(page: BookPage) -> list[str]:
        return [
            " ".join(block.lines)
            for before, block in pairwise(page.blocks)
            if isinstance(before, Drawing) and isinstance(block, Lines)
        ]

    easel = an_easel()
    book = told(easel.texts, load_board("paris-bruxelles"))
    away = BookPage(easel.skins, easel.texts, book, BUILD, 800, 17, at_home=False)
    assert [words.endswith("On the map of France.") for words in captions(away)] == [
        *[True] * 4,
        False,  # Paris is everywhere the same
    ]
    assert not any("map of France" in words for words in captions(a_page()))
