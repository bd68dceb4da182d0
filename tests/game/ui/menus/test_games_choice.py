"""How many games are played in a row."""

from game.series import length_of
from game.ui.menus.games_choice import GAMES, games_choice
from game.ui.widgets.choice_row import Choice
from tests.game.ui.theatre import Theatre


def test_one_three_five_or_a_round_can_be_chosen(theatre: Theatre) -> None:
    told: list[int] = []
    row = games_choice(theatre.stage, 0, told.append)
    assert isinstance(row, Choice)
    for number in range(1, len(GAMES)):
        row.choose(number)
    assert [length_of(GAMES[number], 4) for number in told] == [3, 5, 4]
