"""The count of a game from the saved ones: told before, so without ceremony."""

from game.session import Session
from game.ui.core.context import Stage
from game.ui.results.scene import ResultsScene, Ways


class WatchedResults(ResultsScene):
    """Results that lead back to where the game was chosen: no next game, no lobby."""

    def __init__(self, stage: Stage, session: Session, ways: Ways) -> None:
        super().__init__(stage, session, ways, counted=True)

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        return self._stage.texts.say("replay-leave") if name == "title" else super().label(name)
