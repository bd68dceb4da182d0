"""Phrases: one key for everybody, words for each reader, and a list to choose from."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.lan.chat.phrases import NOTES, PHRASES, PhraseList, is_news, known_count, line_text
from tests.game.ui.lan.a_visit import a_line

WIDE = Rect(10, 20, 400, 900)
LOW = Rect(10, 20, 400, 200)


def a_list(room: Rect) -> PhraseList:
    phrases = PhraseList()
    phrases.layout(room, 16)
    phrases.toggle()
    return phrases


def press(phrases: PhraseList, *keys: int) -> list[str | None]:
    return [phrases.handle(Event(pygame.KEYDOWN, key=key, mod=0)) for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_in_the_readers_language(language: str) -> None:
    texts = Texts(language, strict=True)
    keys = (*PHRASES, *NOTES)
    said = [line_text(a_line(key, phrase=True), texts) for key in keys]
    assert len(set(said)) == len(keys)
    assert not set(said) & set(keys)


def test_ones_own_words_are_no_news_unless_a_bot_is_behind_them() -> None:
    own = a_line("hello", seat=0, phrase=True)
    helped = a_line("bot-played", seat=0, phrase=True)
    assert is_news(own, (1,))
    assert not is_news(own, (0,))
    assert is_news(helped, (0,))
    assert not is_news(a_line("bot-played", seat=0), (0,)), "that was typed"
    assert known_count([own, helped, own], (0,)) == 3
    assert known_count([own, helped, helped], (0,)) == 1
    assert known_count([own, helped], (1,)) == 2


def test_a_phrase_of_another_version_is_shown_as_it_came() -> None:
    assert line_text(a_line("bon-appetit", phrase=True), Texts("en", strict=True)) == "bon-appetit"


def test_what_somebody_types_is_never_taken_for_a_phrase() -> None:
    assert line_text(a_line("hello"), Texts("en", strict=True)) == "hello"


@pytest.mark.parametrize("room", [WIDE, LOW])
def test_all_phrases_lie_side_by_side_in_their_room(room: Rect) -> None:
    phrases = a_list(room)
    rows = phrases.rows
    assert room.contains(phrases.box)
    assert all(phrases.box.contains(row) for row in rows)
    assert all(row.collidelist(rows[:number]) == -1 for number, row in enumerate(rows))


def test_where_it_is_low_there_are_two_columns() -> None:
    assert a_list(WIDE).rows[0].left == a_list(WIDE).rows[9].left
    assert a_list(LOW).rows[0].top == a_list(LOW).rows[5].top


def test_arrows_go_to_the_other_column_and_round() -> None:
    phrases = a_list(LOW)
    press(phrases, pygame.K_DOWN, pygame.K_RIGHT)
    assert phrases.chosen == 5
    press(phrases, pygame.K_RIGHT, pygame.K_UP)
    assert phrases.chosen == len(PHRASES) - 1


def test_enter_takes_only_what_is_chosen() -> None:
    phrases = a_list(WIDE)
    assert press(phrases, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN) == [None, None, "hello"]
