import pytest
from pygame import Rect, Surface

from game.ui.media.assets import Role
from game.ui.widgets.text_layout import (
    Paragraph,
    balanced,
    paragraph,
    printable,
    shortened,
    wrapped,
    write_line,
)
from tests.game.ui.theatre import Theatre


def test_text_that_fits_is_not_shortened(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    assert shortened("Lyon", font, 500) == "Lyon"


def test_shortened_text_ends_in_an_ellipsis(theatre: Theatre) -> None:
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
    assert paragraph(words, font, "#FFFFFF", 200).width <= 200


def test_balanced_lines_are_as_few_and_leave_no_word_alone(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    words = "Quit now? You can continue the game later."
    width = font.size(words)[0] - 5
    assert wrapped(words, font, width)[-1] == "later."
    lines = balanced(words, font, width)
    assert len(lines) == 2
    assert " ".join(lines) == words
    assert font.size(lines[1])[0] > width // 3


def test_lines_are_not_balanced_to_less_than_the_longest_word(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 20)
    assert balanced("W" * 60, font, 200) == wrapped("W" * 60, font, 200)


def test_letters_that_no_font_can_write_become_spaces() -> None:
    assert printable("a\x00b\nç") == "a b ç"


ACCENTED = ("Émile", "Ångström", "Île-de-France", "Zoe", "anemone", "Ñandú", "Façade")


def feet(surface: Surface) -> int:
    """Where the first letter, which has no tail, stands."""
    return surface.subsurface((0, 0, 3, surface.get_height())).get_bounding_rect().bottom


@pytest.mark.parametrize("role", ["reading", "reading-bold", "display", "label"])
def test_lines_share_a_baseline_with_and_without_accents(theatre: Theatre, role: Role) -> None:
    def standing(words: str, pixels: int) -> int:
        surface = Surface((900, 120)).convert_alpha()
        surface.fill((0, 0, 0, 0))
        font = theatre.stage.assets.font(role, pixels)
        write_line(surface, font, f"I{words}", "#FFFFFF", (0, 40))
        return feet(surface)

    for pixels in (13, 19, 28, 37):
        assert len({standing(words, pixels) for words in ACCENTED}) == 1


def test_accents_do_not_change_the_height_of_a_paragraph(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 28)
    made = [paragraph(words, font, "#FFFFFF", 400) for words in ACCENTED]
    assert {words.height for words in made} == {font.get_height()}


def test_accents_rise_above_the_place_of_a_paragraph_and_are_not_cut(theatre: Theatre) -> None:
    font = theatre.stage.assets.font("reading", 28)

    def drawn(words: Paragraph) -> Rect:
        surface = Surface((400, 200)).convert_alpha()
        surface.fill((0, 0, 0, 0))
        words.draw(surface, (0, 60))
        return surface.get_bounding_rect()

    plain, accented = (drawn(paragraph(one, font, "#FFFFFF", 400)) for one in ("Ige", "Îgé"))
    assert plain.bottom == accented.bottom
    assert accented.top < plain.top
    assert accented.top < 60
