from game.ui.widgets.words import paragraph, shortened, wrapped
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
