"""The tutorial as a whole: one lesson after another, each a game of its own at the table."""

from collections.abc import Callable
from dataclasses import replace

from game.ui.quick_game import your_name
from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.keeping import keep
from game.ui.scenes.table import TableScene
from game.ui.settings import LEARNED
from game.ui.stage import Stage
from game.ui.tutorial.coach import Coach, Ways
from game.ui.tutorial.finish import FinishScene
from game.ui.tutorial.steps import STEPS

# What need not be told any more after all lessons.
TAUGHT = (LEARNED, "open", "confirm", "city", "take", "two", "over")


class Tutorial:
    """Which lesson follows which."""

    def __init__(
        self, stage: Stage, on_title: Callable[[], None], on_quick: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._on_title, self._on_quick = on_title, on_quick

    def show(self, number: int = 0) -> None:
        """Begin a lesson."""
        stage = self._stage
        ways = Ways(
            back=lambda: self.show(number - 1),
            on=lambda: self._on(number + 1),
            leave=self.ask_to_leave,
        )
        scene = TableScene(
            stage,
            stage.games.lesson(STEPS[number].name, your_name(stage)),
            on_over=_stay,
            on_menu=self.ask_to_leave,
            guided=lambda scene: Coach(scene, number, ways),
        )
        stage.go(scene)

    def ask_to_leave(self) -> None:
        """Whether the rest of the tutorial is to be skipped."""
        say = self._stage.texts.say
        leave = DialogScene(self._stage, say("learn-leave-ask"), say("learn-leave"), self._on_title)
        self._stage.push(leave)

    def _on(self, number: int) -> None:
        if number < len(STEPS):
            self.show(number)
            return
        told = self._stage.settings.told
        new = tuple(name for name in TAUGHT if name not in told)
        keep(self._stage, replace(self._stage.settings, told=(*told, *new)))
        self._stage.push(FinishScene(self._stage, self._on_quick, self._on_title))


def _stay() -> None:
    """The end of a lesson's game is not the end of the lesson: the coach has a word to say."""
