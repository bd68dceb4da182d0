from fractions import Fraction

import pytest

from game.series import GameResult, Series, SeriesPlace
from game.ui.i18n.series_text import progress, subtitle, title, won_text
from game.ui.i18n.text import Texts

TEXTS = Texts("en", strict=True)


def a_series(*scores: tuple[int, int, int], length: int | None = 3) -> Series:
    return Series(length, tuple(GameResult(("Ada", "Béa", "Cem"), one, 0) for one in scores))


def test_in_the_middle_it_is_said_after_which_game_and_who_leads() -> None:
    series = a_series((5, 1, 1))
    assert title(TEXTS, series) == "After game 1 of 3"
    assert subtitle(TEXTS, series) == "Ada leads"


def test_more_than_one_can_lead() -> None:
    assert subtitle(TEXTS, a_series((5, 5, 1))) == "Ada and Béa are tied for the lead"


def test_in_the_end_the_winner_is_named_with_wins_and_points() -> None:
    series = a_series((5, 1, 1), (1, 5, 1), (9, 1, 9))
    assert title(TEXTS, series) == "Ada wins the series!"
    assert subtitle(TEXTS, series) == "Wins: 1½ · 15 points"


def test_a_series_can_be_shared() -> None:
    series = a_series((5, 5, 1), length=1)
    assert title(TEXTS, series) == "Ada and Béa share the series victory!"


def test_a_hidden_winner_is_not_given_away() -> None:
    series = a_series((5, 1, 1), length=1)
    assert title(TEXTS, series, winner_shown=False) == "After game 1 of 1"
    assert subtitle(TEXTS, series, winner_shown=False) == ""


def test_before_the_first_game_no_player_leads() -> None:
    assert subtitle(TEXTS, a_series()) == ""


def test_where_no_end_was_agreed_none_is_said() -> None:
    series = a_series((5, 1, 1), length=None)
    assert title(TEXTS, series) == "After game 1"
    assert progress(TEXTS, SeriesPlace(2, None)) == "Game 2"
    assert progress(TEXTS, SeriesPlace(2, 3)) == "Game 2 of 3"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        (Fraction(0), "0"),
        (Fraction(2), "2"),
        (Fraction(1, 2), "½"),
        (Fraction(5, 2), "2½"),
        (Fraction(5, 4), "1¼"),
        (Fraction(1, 3), "1/3"),
        (Fraction(7, 3), "2\N{NO-BREAK SPACE}1/3"),
    ],
)
def test_parts_of_wins_are_fractions(won: Fraction, words: str) -> None:
    assert won_text(won) == words
