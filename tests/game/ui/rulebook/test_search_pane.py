"""The search beside the page: typed, stepped through by keys, and cleared."""

import pygame
from pygame.event import Event

from game.ui.rulebook.contents import SECTIONS, BookPlace, each_paragraph
from game.ui.rulebook.layout import book_layout
from game.ui.rulebook.search_pane import SearchPane
from tests.builders import france
from tests.game.ui.theatre import Theatre


def a_pane(theatre: Theatre) -> SearchPane:
    pane = SearchPane(theatre.stage)
    book = [*each_paragraph(theatre.stage.texts, france())]
    pane.layout(book_layout(theatre.size, 100), book)
    return pane


def test_without_a_search_there_are_the_contents(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    assert pane.side.entries[0].head == "Goal of the game"
    assert len(pane.side.entries) == len(SECTIONS)
    row = pane.side.rows[3].move(pane.side.box.topleft)
    click = Event(pygame.MOUSEBUTTONUP, pos=row.center, button=1)
    assert pane.handle(click) == BookPlace(3, "")


def test_the_keys_step_through_the_hits_in_a_circle(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    pane.look_for("limit")
    assert len(pane.hits) > 1
    places = []
    for step in [*[1] * (len(pane.hits) + 1), -1]:
        place = pane.next_hit(step)
        assert place is not None
        pane.mark(place)
        places.append(place)
    assert places[0] == places[-2] == pane.hits[0].paragraph.place
    assert places[-1] == pane.hits[-1].paragraph.place


def test_a_cleared_search_can_be_typed_again(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    pane.look_for("limit")
    pane.clear()
    pane.update(0.1)
    assert pane.typing
    assert pane.query == ""
    pane.leave()
    assert not pane.typing


def test_the_hit_or_section_that_is_read_is_marked(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    pane.mark(BookPlace(3, "r11"))
    assert pane.side.chosen == 3
    pane.look_for("limit")
    assert pane.side.chosen is None
    pane.mark(pane.hits[1].paragraph.place)
    assert pane.side.chosen == 1


def test_a_search_without_hits_says_so(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    pane.look_for("zeppelin")
    assert not pane.hits
    assert not pane.side.entries
    pane.draw(theatre.surface)
    assert pane.next_hit(1) is None


def test_only_a_typed_search_can_be_cleared(theatre: Theatre) -> None:
    pane = a_pane(theatre)
    cross = pane.field.remove_button
    assert cross is not None
    assert not cross.enabled
    pane.field.set_text("limit")
    assert cross.enabled
    pane.clear()
    assert not cross.enabled
