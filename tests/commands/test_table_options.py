"""What the options of a table mean."""

import pytest

from commands.table_options import seats_wrong


def test_a_table_for_three_to_six_with_known_bots_is_fine() -> None:
    assert seats_wrong(3, ()) == ""
    assert seats_wrong(6, ("easy", "medium", "hard")) == ""


@pytest.mark.parametrize(
    ("players", "bots", "words"),
    [
        (2, (), "the game is for 3 to 6 players, not 2"),
        (7, (), "the game is for 3 to 6 players, not 7"),
        (
            *(3, ("easy",) * 4),
            "there are 4 bots but only 3 seats; choose fewer bots or more players",
        ),
        (3, ("genius",), "there is no bot level 'genius'; available levels: easy, medium, hard"),
    ],
)
def test_what_is_wrong_is_said(players: int, bots: tuple[str, ...], words: str) -> None:
    assert seats_wrong(players, bots) == words
