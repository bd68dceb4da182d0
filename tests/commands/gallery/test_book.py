"""The rulebook's pages in the gallery show what their names say."""

import pytest

from commands.gallery.book import BOOK
from commands.gallery.studio import Studio
from game.ui.rulebook.contents import SECTIONS
from game.ui.rulebook.scene import BookScene


def shown(studio: Studio, name: str) -> BookScene:
    BOOK[name](studio)
    book = studio.stage.scenes[-1]
    assert isinstance(book, BookScene)
    return book


@pytest.mark.parametrize("number", range(len(SECTIONS)))
def test_every_section_is_shown(number: int, studio: Studio) -> None:
    assert shown(studio, f"book-{SECTIONS[number].name}").place.section == number


def test_it_is_opened_at_a_rule(studio: Studio) -> None:
    assert shown(studio, "book-rule").place.paragraph == "r17"


def test_a_search_has_found_something(studio: Studio) -> None:
    book = shown(studio, "book-search")
    assert len(book.search_pane.hits) > 1
    assert book.place == book.search_pane.hits[1].paragraph.place
