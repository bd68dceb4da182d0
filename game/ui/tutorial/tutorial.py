"""The tutorial as a whole: one lesson after another, each a game of its own at the table."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from game.rules.views import View
from game.storage.settings import LEARNED
from game.ui.core.context import Stage
from game.ui.core.dialog import DialogScene
from game.ui.core.keeping import keep
from game.ui.menus.quick_game import your_name
from game.ui.table.scene import TableScene
from game.ui.tutorial.beats import Look
from game.ui.tutorial.coach import NOWHERE, Coach, Ways
from game.ui.tutorial.finish import FinishScene, lesson_results
from game.ui.tutorial.steps import STEPS

PUPIL = 0  # the seat of the one who learns
# Lessons that go on where the one before has ended, unless the pupil went another way.
FOLLOWING = (1, 2, 3, 4)
# What need not be told any more after all lessons.
TAUGHT = (LEARNED, "open", "confirm", "city", "take", "two", "over")


class Tutorial:
    """Which lesson follows which."""

    def __init__(
        self, stage: Stage, on_title: Callable[[], None], on_quick: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._on_title, self._on_quick = on_title, on_quick
        self._scene: TableScene | None = None
        self._done: set[int] = set()  # lessons that were not skipped

    def show(self, number: int = 0) -> None:
        """Begin a lesson: at the same table, if that stands as the lesson wants it."""
        session = self._stage.games.lesson(STEPS[number].name, your_name(self._stage))
        before, start = self._scene, session.look(PUPIL).view
        if before is not None and _alike(before.plan.view, start):
            self._go_on(before, number)
            return
        self._scene = TableScene(
            self._stage,
            session,
            on_over=_stay,
            on_menu=self.ask_to_leave,
            guided=lambda scene: Coach(
                scene, number, self._ways(number), anew=number in FOLLOWING and before is not None
            ),
        )
        self._stage.go(self._scene)

    def ask_to_leave(self) -> None:
        """Whether the rest of the tutorial is to be skipped."""
        say = self._stage.texts.say
        leave = DialogScene(self._stage, say("learn-leave-ask"), say("learn-leave"), self._on_title)
        self._stage.push(leave)

    def _ways(self, number: int) -> Ways:
        return Ways(
            back=lambda: self.show(number - 1),
            on=lambda: self._on(number),
            leave=self.ask_to_leave,
        )

    def _go_on(self, scene: TableScene, number: int) -> None:
        """The next lesson, with the table and what is planned there as they are."""
        scene.guide = coach = Coach(scene, number, self._ways(number))
        if not coach.step.beats[0].done(Look(scene.plan)):
            scene.take_all_back()
        scene.point_at(NOWHERE)
        coach.lay()
        scene.refresh()

    def _on(self, number: int) -> None:
        coach = self._scene.guide if self._scene else None
        if isinstance(coach, Coach) and coach.done:
            self._done.add(number)
        if number + 1 < len(STEPS):
            self.show(number + 1)
            return
        told = self._stage.settings.told
        new = tuple(name for name in TAUGHT if name not in told)
        keep(self._stage, replace(self._stage.settings, told=(*told, *new)))
        if self._scene is not None and number in self._done:
            count = lesson_results(self._stage, self._scene.session, self._on_title, self._finish)
            self._stage.go(count)
        else:
            self._finish()

    def _finish(self) -> None:
        whole = len(self._done) == len(STEPS)
        self._stage.push(FinishScene(self._stage, self._on_quick, self._on_title, whole=whole))


def _alike(one: View, other: View) -> bool:
    """Whether two tables show the same game at the same moment."""

    def shown(view: View) -> Hashable:
        table = view.table
        return view.portfolio, table.track.networks, table.depots, table.values, table.actions

    return shown(one) == shown(other)


def _stay() -> None:
    """The end of a lesson's game is not the end of the lesson: the coach has a word to say."""
