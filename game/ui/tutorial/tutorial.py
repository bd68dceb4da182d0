"""The tutorial: one lesson after another, each a game at the table, and what comes after them."""

from collections.abc import Callable, Hashable
from dataclasses import replace

from pygame import Surface

from game.rules.views import View
from game.session import Session
from game.storage.settings import LEARNED
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, PanelScene, centred_panel, fitting_scale
from game.ui.menus.quick_game import your_name
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.table.hand_over import TableActions, nothing
from game.ui.table.layer import play
from game.ui.table.model import TableModel
from game.ui.table.scene import TableScene
from game.ui.table.table_status import TableStatus
from game.ui.tutorial.coach import Coach
from game.ui.tutorial.lessons import STEPS, PupilState
from game.ui.widgets.button import Button
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

PUPIL = 0  # the player's seat
# Lessons that continue the one before, unless the player made another move.
FOLLOWING = (1, 2, 3, 4)
# The tips that are not needed after all lessons.
TAUGHT = (LEARNED, "open", "confirm", "city", "take", "two", "over")
_ROOM = (860, 560)
_LETTERS, _LEAST_LETTERS = 28, 13


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
        if before and _position(before.model.plan.view) == _position(session.view_as(PUPIL).view):
            before.teach(number)
            if not before.lesson.step.beats[0].done(PupilState(before.model.plan)):
                play(context, before.model.undo_all())
            before.model.point(None)
            before.model.mark_entry(None)
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


def lesson_results(
    context: Context, session: Session, on_title: Callable[[], None], on_next: Callable[[], None]
) -> ResultsScene:
    """The final scoring, as after every game, with a button to continue."""
    story = story_of(session)
    actions = (
        ResultsAction("title", "results-title-screen", on_title),
        ResultsAction("again", "learn-next", on_next),
    )
    return ResultsScene(
        *(context, story, results_pages(context, story), actions),
        lambda texts, _: texts.say("learn-count-about"),
    )


class FinishScene(PanelScene):
    """Offers a quick game after the tutorial."""

    larger = 1.35

    def __init__(
        self,
        context: Context,
        on_quick: Callable[[], None],
        on_title: Callable[[], None],
        *,
        complete: bool = True,
    ) -> None:
        """`complete` means that no lesson was skipped."""
        super().__init__(context, [Button("title", "secondary"), Button("quick", "primary")])
        self._complete, self._actions = complete, {"quick": on_quick, "title": on_title}
        self.title = "learn-finish-heading" if complete else "learn-finish-begin"
        self.menu.focus_on(1)

    @property
    def text(self) -> str:
        """What the player has learned, and what is different in a real game."""
        say = self.context.texts.say
        first = "learn-finish-words" if self._complete else "learn-finish-skipped"
        return f"{say(first)} {say('learn-finish-real')}"

    def backdrop(self, size: tuple[int, int]) -> None:
        return None

    def build(self, size: tuple[int, int]) -> None:
        context = self.context
        scale = fitting_scale(size, context.settings.ui_scale, _ROOM)
        panel = Panel(centred_panel(size, scale, _ROOM).box, scale)
        font = context.assets.font("reading", max(_LEAST_LETTERS, panel.pixels(_LETTERS)))
        self._paragraph = paragraph(self.text, font, CREAM, panel.body.width, align=0.5)
        self.panel = panel.resized(self._paragraph.height + panel.pixels(24))
        row = self.panel.footer
        boxes = row_of_boxes(row, 2, row.width, self.panel.pixels(20), align=0)
        for button, place in zip(self.menu.buttons, boxes, strict=True):
            key = "learn-finish-quick" if button.name == "quick" else "results-title-screen"
            button.layout(place, context.texts.say(key))

    def leave(self) -> None:
        if self._complete:
            self.choose("title")
        else:  # back to the lessons
            super().leave()

    def on_button(self, name: str) -> None:
        self._actions[name]()

    def draw_panel(self, surface: Surface) -> None:
        super().draw_panel(surface)
        place = self._paragraph.rect(midtop=self.panel.body.midtop)
        self._paragraph.draw(surface, place.topleft)
