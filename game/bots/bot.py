"""What every bot is: it is shown a seat's view on that seat's turn, and answers with an action."""

from typing import Protocol

from game.rules.actions import Action
from game.rules.views import View


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, view: View) -> Action:
        """The action to do now, legal, for a view whose seat is to act."""
