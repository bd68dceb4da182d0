"""The interface of every bot: it gets a seat's view on its turn and answers with an action."""

from typing import Protocol

from game.rules.actions import Action
from game.rules.views import View


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, view: View) -> Action:
        """A legal action for a view whose seat is to move."""
