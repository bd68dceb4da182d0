from game.ui.widgets.words import balanced, paragraph, printable, shortened, wrapped
from tests.game.ui.scenes.theatre import Theatre


def test_words_that_fit_are_left_alone(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    assert shortened("Lyon", font, 500) == "Lyon"


def test_words_that_do_not_fit_end_in_a_sign(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    cut = shortened("Clermont-Ferrand", font, 80)
    assert cut.endswith("…")
    assert font.size(cut)[0] <= 80


def test_a_paragraph_is_never_wider_than_its_place(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    words = "Each draws eight locomotives " + "W" * 60
    lines = wrapped(words, font, 200)
    assert len(lines) > 2
    assert all(font.size(line)[0] <= 200 for line in lines)
    assert paragraph(words, font, "#FFFFFF", 200).get_width() <= 200


def test_balanced_lines_are_as_few_and_leave_no_word_alone(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    words = "Quit now? You can continue the game later."
    width = font.size(words)[0] - 5
    assert wrapped(words, font, width)[-1] == "later."
    lines = balanced(words, font, width)
    assert len(lines) == 2
    assert " ".join(lines) == words
    assert font.size(lines[1])[0] > width // 3


def test_a_word_too_long_for_its_line_is_balanced_no_further(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    assert balanced("W" * 60, font, 200) == wrapped("W" * 60, font, 200)


def test_letters_that_no_font_can_write_become_spaces() -> None:
    assert printable("a\x00b\nç") == "a b ç"
