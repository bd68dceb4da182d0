"""Lines of the chat find room, whatever was said."""

import pytest
from pygame import Rect
from pygame.font import Font

from game.lobby import Line
from game.ui.i18n.text import Texts
from game.ui.lan.chat.chat_lines import ChatLines, speaker, wrap_line
from game.ui.lan.chat.phrases import line_text
from game.ui.widgets.theme import DIM, SEAT_COLOURS
from tests.game.ui.lan.a_visit import a_line
from tests.game.ui.theatre import Theatre


@pytest.fixture
def font(theatre: Theatre) -> Font:
    return theatre.stage.assets.font("reading", 20)


def test_words_go_on_in_the_next_row(font: Font) -> None:
    rows = wrap_line("one two three four five", font, 120)
    assert " ".join(rows) == "one two three four five"
    assert len(rows) > 1
    assert all(font.size(row)[0] <= 120 for row in rows)


def test_a_word_that_is_too_long_is_broken(font: Font) -> None:
    rows = wrap_line("a" * 100, font, 120, 60)
    assert "".join(rows) == "a" * 100
    assert all(font.size(row)[0] <= 120 for row in rows)
    assert font.size(rows[0])[0] <= 60


def test_the_first_row_leaves_room_for_the_name(font: Font) -> None:
    rows = wrap_line("indeed this is long", font, 400, 390)
    assert rows == ["", "indeed this is long"]


def test_an_onlooker_is_named_as_one() -> None:
    texts = Texts("en", strict=True)
    assert speaker(a_line("Hi", seat=None, name="Zoë"), texts) == ("Zoë (spectator)", DIM)
    assert speaker(a_line("Hi", seat=2, name="Zoë"), texts) == ("Zoë", SEAT_COLOURS[2])


def test_letters_that_no_font_can_write_are_left_out(theatre: Theatre) -> None:
    lines = ChatLines(theatre.stage.skins)
    lines.layout(Rect(0, 0, 300, 100), Rect(300, 0, 14, 100), 20)
    lines.add([Line("A\x00da", 0, "a\x00b\n\x1bc", phrase=False)], theatre.stage.texts)
    lines.draw(theatre.surface)
    assert line_text(a_line("a\x00b"), theatre.stage.texts) == "a b"


def test_a_chat_that_is_told_anew_begins_anew(theatre: Theatre) -> None:
    lines = ChatLines(theatre.stage.skins)
    lines.layout(Rect(0, 0, 300, 100), Rect(300, 0, 14, 100), 20)
    lines.add([a_line(str(number)) for number in range(50)], theatre.stage.texts)
    high = lines.bar.max_offset
    lines.add([a_line("0")], theatre.stage.texts)
    assert high > lines.bar.max_offset == 0
