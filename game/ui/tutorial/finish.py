"""The end of the tutorial: the count of the last lesson, and what to do next."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.session import Session
from game.ui.core.backdrop import behind
from game.ui.core.context import Context, Scene
from game.ui.core.panel import Panel, fitting_scale, middle_panel
from game.ui.media.cursors import Pointer
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import CREAM

_ROOM = (860, 560)
_LARGER = 1.35  # letters of the buttons, against those of the table
_LETTERS, _LEAST_LETTERS = 28, 13


def lesson_results(
    stage: Context, session: Session, on_title: Callable[[], None], on_next: Callable[[], None]
) -> ResultsScene:
    """The count as after every game, with one way on."""
    story = story_of(session)
    actions = (
        ResultsAction("title", "results-title-screen", on_title),
        ResultsAction("again", "learn-next", on_next),
    )
    return ResultsScene(
        *(stage, story, results_pages(stage, story), actions),
        lambda texts, _: texts.say("learn-count-about"),
    )


class FinishScene(Scene):
    """Offers a quick game to one who knows all there is to know."""

    def __init__(
        self,
        stage: Context,
        on_quick: Callable[[], None],
        on_title: Callable[[], None],
        *,
        whole: bool = True,
    ) -> None:
        """`whole` says that no lesson was skipped."""
        self._stage, self._whole = stage, whole
        self._ways = {"quick": on_quick, "title": on_title}
        self.menu = Menu([Button("title", "secondary"), Button("quick", "primary")])
        self.menu.focus = 1
        self._shown: Hashable = None
        self._size = (0, 0)
        self._back, self._words = Surface((0, 0)), Paragraph(Surface((0, 0)), 0, 0)
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def words(self) -> str:
        """What the pupil has come to, and what is different in a real game."""
        say = self._stage.texts.say
        first = "learn-finish-words" if self._whole else "learn-finish-skipped"
        return f"{say(first)} {say('learn-finish-real')}"

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out the panel."""
        stage = self._stage
        if size != self._size:
            self._back = behind(stage, self, size)
            self._size = size
        scale = fitting_scale(size, stage.settings.ui_scale, _ROOM)
        panel = Panel(middle_panel(size, scale, _ROOM).box, scale)
        font = stage.assets.font("reading", max(_LEAST_LETTERS, panel.units(_LETTERS)))
        self._words = paragraph(self.words, font, CREAM, panel.body.width, align=0.5)
        self.panel = panel.resized(self._words.height + panel.units(24))
        gap, row = self.panel.units(20), self.panel.footer
        wide = (row.width - gap) // 2
        for number, button in enumerate(self.menu.buttons):
            key = "learn-finish-quick" if button.name == "quick" else "results-title-screen"
            place = Rect(row.left + number * (wide + gap), row.top, wide, row.height)
            button.set_content(place, stage.texts.say(key))
        self._shown = None

    def handle(self, event: Event) -> None:
        """Choose; Escape goes to the title."""
        chosen = self.menu.handle(event)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            chosen = "title"
        if chosen is not None:
            self._stage.audio.play("click")
            self._ways[chosen]()

    def update(self, dt: float) -> bool:
        """Whether a button has changed."""
        before, self._shown = self._shown, self.menu.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """The panel over the last lesson."""
        surface.blit(self._back, (0, 0))
        heading = "learn-finish-heading" if self._whole else "learn-finish-begin"
        self.panel.draw(surface, self._stage.skins, self._stage.texts.say(heading))
        place = self._words.rect(midtop=self.panel.body.midtop)
        self._words.draw(surface, place.topleft)
        self.menu.draw(surface, self._stage.skins, self.panel.scale * _LARGER)
