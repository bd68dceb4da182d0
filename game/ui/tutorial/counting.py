"""The count at the end of the tutorial: as after every game, and one way on."""

from collections.abc import Callable

from game.session import Session
from game.ui.core.context import Stage
from game.ui.results.scene import ResultsScene, Ways


class LessonCount(ResultsScene):
    """Everybody shows their locomotives after the last lesson, too."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_title: Callable[[], None],
        on_next: Callable[[], None],
    ) -> None:
        super().__init__(stage, session, Ways(title=on_title, again=on_next))

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        return self._stage.texts.say("learn-next") if name == "again" else super().label(name)

    def note(self, starter: str) -> str:
        """Nobody begins another game here."""
        return self._stage.texts.say("learn-count-about")
