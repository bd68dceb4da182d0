"""The tutorial as a whole: one lesson after another, each a game of its own at the table."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from game.rules.views import View
from game.storage.settings import LEARNED
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.menus.quick_game import your_name
from game.ui.table.hand_over import TableActions
from game.ui.table.layer import play
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from game.ui.table.table_status import TableStatus
from game.ui.tutorial.coach import Coach, CoachWays
from game.ui.tutorial.finish import FinishScene, lesson_results
from game.ui.tutorial.lesson_parts import PupilState
from game.ui.tutorial.lessons import STEPS

PUPIL = 0  # the seat of the one who learns
# Lessons that go on where the one before has ended, unless the pupil went another way.
FOLLOWING = (1, 2, 3, 4)
# What need not be told any more after all lessons.
TAUGHT = (LEARNED, "open", "confirm", "city", "take", "two", "over")


class Tutorial:
    """Which lesson follows which."""

    def __init__(
        self, stage: Context, on_title: Callable[[], None], on_quick: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._on_title, self._on_quick = on_title, on_quick
        self._done: set[int] = set()  # lessons that were not skipped

    def show(self, number: int = 0, before: Coach | None = None) -> None:
        """Begin a lesson: at the same table, if that stands as the lesson wants it."""
        stage = self._stage
        session = stage.games.lesson(STEPS[number].name, your_name(stage))
        if before and _alike(before.model.plan.view, session.look(PUPIL).view):
            _go_on(stage, before, number)
            return
        model = TableModel(session, stage.settings_file, status=TableStatus(hints=False))
        ways = CoachWays(self._back, self._on, self.ask_to_leave)
        anew = number in FOLLOWING and before is not None
        coach = Coach(stage, model, ways, number, anew=anew)
        stage.switch_to(TableScene(stage, model, TableActions(_stay, self.ask_to_leave), coach))

    def ask_to_leave(self) -> None:
        """Whether the rest of the tutorial is to be skipped."""
        say = self._stage.texts.say
        leave = DialogScene(self._stage, say("learn-leave-ask"), say("learn-leave"), self._on_title)
        self._stage.push(leave)

    def _back(self, coach: Coach) -> None:
        self.show(coach.lesson.number - 1, coach)

    def _on(self, coach: Coach) -> None:
        number = coach.lesson.number
        if coach.lesson.done:
            self._done.add(number)
        if number + 1 < len(STEPS):
            self.show(number + 1, coach)
            return
        told = self._stage.settings.told
        new = tuple(name for name in TAUGHT if name not in told)
        self._stage.change_settings(replace(self._stage.settings, told=(*told, *new)))
        if number in self._done:
            session = coach.model.session
            self._stage.switch_to(
                lesson_results(self._stage, session, self._on_title, self._finish)
            )
        else:
            self._finish()

    def _finish(self) -> None:
        whole = len(self._done) == len(STEPS)
        self._stage.push(FinishScene(self._stage, self._on_quick, self._on_title, whole=whole))


def _go_on(stage: Context, coach: Coach, number: int) -> None:
    """The next lesson, with the table and what is planned there as they are."""
    coach.teach(number)
    if not coach.lesson.step.beats[0].done(PupilState(coach.model.plan)):
        play(stage, coach.model.undo_all())
    coach.model.point(None)


def _alike(one: View, other: View) -> bool:
    """Whether two tables show the same game at the same moment."""

    def shown(view: View) -> Hashable:
        table = view.table
        return view.portfolio, table.track.networks, table.depots, table.values, table.actions

    return shown(one) == shown(other)


def _stay() -> None:
    """The end of a lesson's game is not the end of the lesson: the coach has a word to say."""
