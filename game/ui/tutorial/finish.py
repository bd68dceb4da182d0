"""The end of the tutorial: the final scoring of the last lesson, and what to do next."""

from collections.abc import Callable

from pygame import Surface

from game.session import Session
from game.ui.core.context import Context
from game.ui.core.panel import Panel, PanelScene, centred_panel, fitting_scale
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.widgets.button import Button
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

_ROOM = (860, 560)
_LETTERS, _LEAST_LETTERS = 28, 13


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
        self.menu.focus = 1

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
            button.set_content(place, context.texts.say(key))

    def leave(self) -> None:
        self.choose("title")

    def on_button(self, name: str) -> None:
        self._actions[name]()

    def draw_panel(self, surface: Surface) -> None:
        super().draw_panel(surface)
        place = self._paragraph.rect(midtop=self.panel.body.midtop)
        self._paragraph.draw(surface, place.topleft)
