"""The end of the tutorial: the final scoring of the last lesson, and what to do next."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.session import Session
from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.core.panel import Panel, centred_panel, fitting_scale
from game.ui.media.cursors import Pointer
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM

_ROOM = (860, 560)
_LARGER = 1.35  # letters of the buttons, against those of the table
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


class FinishScene(Scene):
    """Offers a quick game after the tutorial."""

    def __init__(
        self,
        context: Context,
        on_quick: Callable[[], None],
        on_title: Callable[[], None],
        *,
        complete: bool = True,
    ) -> None:
        """`complete` means that no lesson was skipped."""
        self._context, self._complete = context, complete
        self._actions = {"quick": on_quick, "title": on_title}
        self.menu = Menu([Button("title", "secondary"), Button("quick", "primary")])
        self.menu.focus = 1
        self._shown: Hashable = None
        self._size = (0, 0)
        self._backdrop, self._paragraph = Surface((0, 0)), Paragraph(Surface((0, 0)), 0, 0)
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def text(self) -> str:
        """What the player has learned, and what is different in a real game."""
        say = self._context.texts.say
        first = "learn-finish-words" if self._complete else "learn-finish-skipped"
        return f"{say(first)} {say('learn-finish-real')}"

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        context = self._context
        if size != self._size:
            self._backdrop = backdrop_for(context, self, size)
            self._size = size
        scale = fitting_scale(size, context.settings.ui_scale, _ROOM)
        panel = Panel(centred_panel(size, scale, _ROOM).box, scale)
        font = context.assets.font("reading", max(_LEAST_LETTERS, panel.pixels(_LETTERS)))
        self._paragraph = paragraph(self.text, font, CREAM, panel.body.width, align=0.5)
        self.panel = panel.resized(self._paragraph.height + panel.pixels(24))
        gap, row = self.panel.pixels(20), self.panel.footer
        width = (row.width - gap) // 2
        for number, button in enumerate(self.menu.buttons):
            key = "learn-finish-quick" if button.name == "quick" else "results-title-screen"
            place = Rect(row.left + number * (width + gap), row.top, width, row.height)
            button.set_content(place, context.texts.say(key))
        self._shown = None

    def handle(self, event: Event) -> None:
        chosen = self.menu.handle(event)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            chosen = "title"
        if chosen is not None:
            self._context.audio.play("click")
            self._actions[chosen]()

    def update(self, dt: float) -> bool:
        before, self._shown = self._shown, self.menu.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        surface.blit(self._backdrop, (0, 0))
        heading = "learn-finish-heading" if self._complete else "learn-finish-begin"
        self.panel.draw(surface, self._context.skins, self._context.texts.say(heading))
        place = self._paragraph.rect(midtop=self.panel.body.midtop)
        self._paragraph.draw(surface, place.topleft)
        self.menu.draw(surface, self._context.skins, self.panel.scale * _LARGER)
