"""The search beside the page: typed, walked through by keys, and cleared."""

import pygame
from pygame.event import Event

from game.ui.rulebook.contents import SECTIONS, BookPlace, told
from game.ui.rulebook.layout import book_layout
from game.ui.rulebook.search_pane import SearchPane
from tests.builders import france
from tests.game.ui.theatre import Theatre


def a_finder(theatre: Theatre) -> tuple[SearchPane, list[BookPlace]]:
    places: list[BookPlace] = []
    finder = SearchPane(theatre.stage, places.append)
    size = theatre.size
    finder.lay(book_layout(size, 100), told(theatre.stage.texts, france()))
    return finder, places


def key(finder: SearchPane, code: int) -> bool:
    return finder.key(Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def test_without_a_search_there_are_the_contents(theatre: Theatre) -> None:
    finder, places = a_finder(theatre)
    assert finder.side.entries[0].head == "Goal of the game"
    assert len(finder.side.entries) == len(SECTIONS)
    row = finder.side.rows[3].move(finder.side.box.topleft)
    finder.handle(Event(pygame.MOUSEBUTTONUP, pos=row.center, button=1))
    assert places == [BookPlace(3, "")]


def test_hits_are_walked_through_round_and_round(theatre: Theatre) -> None:
    finder, places = a_finder(theatre)
    finder.look_for("limit")
    assert len(finder.hits) > 1
    for _ in range(len(finder.hits) + 1):
        key(finder, pygame.K_DOWN)
    assert places[0] == places[-1] == finder.hits[0].told.place
    key(finder, pygame.K_UP)
    assert places[-1] == finder.hits[-1].told.place


def test_what_was_cleared_can_be_typed_anew(theatre: Theatre) -> None:
    finder, _ = a_finder(theatre)
    finder.look_for("limit")
    finder.clear()
    finder.update(0.1)
    assert finder.typing
    assert finder.query == ""
    key(finder, pygame.K_TAB)
    assert not finder.typing


def test_of_what_is_read_the_hit_is_marked_or_the_section(theatre: Theatre) -> None:
    finder, _ = a_finder(theatre)
    finder.show(BookPlace(3, "r11"))
    assert finder.side.chosen == 3
    finder.look_for("limit")
    assert finder.side.chosen is None
    finder.show(finder.hits[1].told.place)
    assert finder.side.chosen == 1


def test_what_is_not_found_is_said_and_draws(theatre: Theatre) -> None:
    finder, _ = a_finder(theatre)
    finder.look_for("zeppelin")
    assert not finder.hits
    assert not finder.side.entries
    finder.draw(theatre.surface)
    key(finder, pygame.K_DOWN)  # nowhere to go


def test_only_what_was_typed_can_be_cleared(theatre: Theatre) -> None:
    finder, _ = a_finder(theatre)
    assert finder.field is not None
    cross = finder.field.remove_button
    assert cross is not None
    assert not cross.enabled
    finder.look_for("limit")
    assert cross.enabled
    finder.look_for("")
    assert not cross.enabled
