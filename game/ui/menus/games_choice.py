"""How many games are played in a row, as a row of a form."""

from collections.abc import Callable

from game.series import A_ROUND
from game.ui.core.context import Stage
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.rows import Row

GAMES = (1, 3, 5, A_ROUND)  # how many a series may have
_NAMES = ("one", "three", "five", "round")


def games_choice(stage: Stage, chosen: int, changed: Callable[[int], None]) -> Row:
    """A choice among GAMES, by its number."""
    say = stage.texts.say
    names = [say(f"series-games-{name}") for name in _NAMES]
    return Choice(say("series-games"), say("series-games-about"), names, chosen, changed)
