"""The pause at the table: a short menu over the dimmed game."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.series import Series
from game.ui.core.backdrop import behind
from game.ui.core.context import Context, Scene
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, fitting_scale, letters_against, middle_panel
from game.ui.i18n.series_text import now_playing
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import DIM, GOLD

_ENTRIES = ("resume", "book", "settings", "keys", "title-screen", "quit")
_WIDE, _ABOVE, _EACH, _LINE, _BELOW = 640, 118, 84, 32, 72  # units
_LARGER = 1.3  # letters of the buttons, against those of the table


class PauseScene(Scene):
    """Resume, rulebook, settings, keys, leave to the title, quit. The game is saved already."""

    def __init__(
        self,
        stage: Context,
        on_title: Callable[[], None],
        leave: str = "pause-title-screen",
        note: Callable[[], str] | None = None,
        title: str = "pause-title",
        series: Series | None = None,
    ) -> None:
        """`series` is the one before the game that is played, if it is to be told."""
        self._stage = stage
        self._on_title = on_title
        self._leave, self._title = leave, title
        self._note = note or (lambda: stage.texts.say("pause-saved"))  # the words below
        self._series = series
        self.menu = Menu(
            [Button(name, "primary" if name == "resume" else "secondary") for name in _ENTRIES]
        )
        self._told: tuple[str, ...] = ()
        self._shown: Hashable = None
        self._size = (0, 0)
        self._back = Surface((0, 0))
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over(self.menu.buttons)

    @property
    def progress(self) -> str:
        """Which game of a series is played; empty if there is none."""
        return now_playing(self._stage.texts, self._series)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is told below the buttons, a line each."""
        return tuple(filter(None, (self.progress, *self._note().split("\n"))))

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out the menu."""
        self._back = self.backdrop(size)
        self._size = size
        self._told = self.notes
        rows = len(self.menu.buttons) * _EACH + len(self._told) * _LINE
        room = (_WIDE, _ABOVE + rows + _BELOW)
        scale = fitting_scale(size, self._stage.settings.ui_scale, (room[0] + 60, room[1] + 60))
        self.panel = panel = Panel(middle_panel(size, scale, room).box, scale)
        top = panel.box.top + panel.units(_ABOVE)
        for button in self.menu.buttons:
            leaves = button.name == "title-screen"
            key = self._leave if leaves else f"pause-{button.name}"
            button.label = self._stage.texts.say("book-title" if button.name == "book" else key)
            button.rect = Rect(panel.body.left, top, panel.body.width, panel.units(66))
            top += panel.units(_EACH)
        larger = letters_against(size, self._stage.settings.ui_scale, scale)
        self.menu.enlarge_text(self._stage.skins, scale * _LARGER, larger)
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The dimmed table, taken once for a size of the window."""
        return self._back if size == self._size else behind(self._stage, self, size)

    def handle(self, event: Event) -> None:
        """Choose; Escape goes back to the table."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._open("resume")
            return
        chosen = self.menu.handle(event)
        if chosen is not None:
            self._stage.audio.play("click")
            self._open(chosen)

    def update(self, dt: float) -> bool:
        """Whether a button has changed, or what is told below."""
        if len(self.notes) != len(self._told):
            self.enter(self._size)
        self._told = self.notes
        before, self._shown = self._shown, (self.menu.state(), self._told)
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """The panel over the table."""
        stage, panel = self._stage, self.panel
        surface.blit(self._back, (0, 0))
        panel.draw(surface, stage.skins, stage.texts.say(self._title))
        self.menu.draw(surface, stage.skins, panel.scale * _LARGER)
        line = Rect(panel.body.left, 0, panel.body.width, panel.units(_LINE))
        line.top = self.menu.buttons[-1].rect.bottom + panel.units(16)
        for words in self._told:
            colour = GOLD if words == self.progress else DIM
            stage.skins.write(surface, words, line, max(13, panel.units(24)), colour, align=0.5)
            line.top = line.bottom

    def _open(self, name: str) -> None:
        stage = self._stage
        match name:
            case "resume":
                stage.pop()
            case "book":
                stage.navigator.open_rulebook(stage)
            case "settings":
                from game.ui.menus.settings import SettingsScene

                stage.push(SettingsScene(stage))
            case "keys":
                stage.navigator.open_controls(stage)
            case "title-screen":
                self._on_title()
            case _:
                say = stage.texts.say
                stage.push(DialogScene(stage, say("pause-quit-ask"), say("pause-quit"), _quit))


def _quit() -> None:
    pygame.event.post(Event(pygame.QUIT))
