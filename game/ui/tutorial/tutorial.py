"""The tutorial: one lesson after another, each a game at the table."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from game.rules.views import View
from game.storage.settings import LEARNED
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.menus.quick_game import your_name
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.layer import play
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from game.ui.table.table_status import TableStatus
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.finish import FinishScene, lesson_results
from game.ui.tutorial.lessons import STEPS, PupilState

PUPIL = 0  # the player's seat
# Lessons that continue the one before, unless the player made another move.
FOLLOWING = (1, 2, 3, 4)
# The tips that are not needed after all lessons.
TAUGHT = (LEARNED, "open", "confirm", "city", "take", "two", "over")


class Tutorial:
    """Decides which lesson follows which."""

    def __init__(
        self, context: Context, on_title: Callable[[], None], on_quick: Callable[[], None]
    ) -> None:
        self._context = context
        self._on_title, self._on_quick = on_title, on_quick
        self._done: set[int] = set()  # lessons that were not skipped

    def show(self, number: int = 0, before: Coach | None = None) -> None:
        """Begin a lesson, at the table of the lesson before if its position fits."""
        context = self._context
        session = context.games.lesson(STEPS[number].name, your_name(context))
        if before and _position(before.model.plan.view) == _position(session.look(PUPIL).view):
            before.teach(number)
            if not before.lesson.step.beats[0].done(PupilState(before.model.plan)):
                play(context, before.model.undo_all())
            before.model.point(None)
            return
        model = TableModel(session, context.settings_file, status=TableStatus(hints=False))
        reset = number in FOLLOWING and before is not None
        coach = Coach(context, model, number, self._turn, self.ask_to_leave, reset=reset)
        # The end of a lesson's game does not end the lesson.
        actions = TableActions(nothing, self.ask_to_leave)
        context.switch_to(TableScene(context, model, actions, coach))

    def ask_to_leave(self) -> None:
        """Ask whether to skip the rest of the tutorial."""
        context, say = self._context, self._context.texts.say
        context.push(
            DialogScene(context, say("learn-leave-ask"), say("learn-leave"), self._on_title)
        )

    def _turn(self, coach: Coach, by: int) -> None:
        """Go to the next lesson or the one before."""
        number, context = coach.lesson.number, self._context
        if by > 0 and coach.lesson.done:
            self._done.add(number)
        if number + by < len(STEPS):
            self.show(number + by, coach)
            return
        told = context.settings.told
        new = tuple(name for name in TAUGHT if name not in told)
        context.change_settings(replace(context.settings, told=(*told, *new)))
        if number not in self._done:
            self._finish()
            return
        session = coach.model.session
        context.switch_to(lesson_results(context, session, self._on_title, self._finish))

    def _finish(self) -> None:
        complete = len(self._done) == len(STEPS)
        self._context.push(
            FinishScene(self._context, self._on_quick, self._on_title, complete=complete)
        )


def _position(view: View) -> Hashable:
    """What has to be the same at two tables for a lesson to continue."""
    table = view.table
    return view.portfolio, table.track.networks, table.depots, table.values, table.actions
