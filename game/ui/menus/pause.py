"""The pause menu over the dimmed table."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.series import Series
from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, centred_panel, fitting_scale, text_enlargement
from game.ui.i18n.series_text import now_playing
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import DIM, GOLD

_ENTRIES = ("resume", "book", "settings", "keys", "title-screen", "quit")
_WIDTH, _TOP, _ENTRY, _LINE, _BOTTOM = 640, 118, 84, 32, 72  # units
_LARGER = 1.3  # letters of the buttons, against those of the table


class PauseScene(Scene):
    """Resume, rulebook, settings, controls, title screen, quit; the game is already saved."""

    def __init__(
        self,
        context: Context,
        on_title: Callable[[], None],
        leave: str = "pause-title-screen",
        note: Callable[[], str] | None = None,
        title: str = "pause-title",
        series: Series | None = None,
    ) -> None:
        """`leave` and `title` are text keys; `series` is the one before the current game."""
        self._context = context
        self._on_title = on_title
        self._leave, self._title = leave, title
        self._note = note or (lambda: context.texts.say("pause-saved"))
        self._series = series
        self.menu = Menu(
            [Button(name, "primary" if name == "resume" else "secondary") for name in _ENTRIES]
        )
        self._shown_notes: tuple[str, ...] = ()
        self._shown: Hashable = None
        self._size = (0, 0)
        self._back = Surface((0, 0))
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self.menu.buttons)

    @property
    def progress(self) -> str:
        """Which game of the series this is; empty outside a series."""
        return now_playing(self._context.texts, self._series)

    @property
    def notes(self) -> tuple[str, ...]:
        """The lines below the buttons."""
        return tuple(filter(None, (self.progress, *self._note().split("\n"))))

    def enter(self, size: tuple[int, int]) -> None:
        self._back = self.backdrop(size)
        self._size = size
        self._shown_notes = self.notes
        rows = len(self.menu.buttons) * _ENTRY + len(self._shown_notes) * _LINE
        room, ui_scale = (_WIDTH, _TOP + rows + _BOTTOM), self._context.settings.ui_scale
        scale = fitting_scale(size, ui_scale, (room[0] + 60, room[1] + 60))
        self.panel = panel = Panel(centred_panel(size, scale, room).box, scale)
        keys = {"book": "book-title", "title-screen": self._leave}
        top = panel.box.top + panel.pixels(_TOP)
        for button in self.menu.buttons:
            key = keys.get(button.name, f"pause-{button.name}")
            button.label = self._context.texts.say(key)
            button.rect = Rect(panel.body.left, top, panel.body.width, panel.pixels(66))
            top += panel.pixels(_ENTRY)
        larger = text_enlargement(size, ui_scale, scale)
        self.menu.enlarge_text(self._context.skins, scale * _LARGER, larger)
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The dimmed table, drawn once per window size."""
        return self._back if size == self._size else backdrop_for(self._context, self, size)

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._context.pop()
        elif (chosen := self.menu.handle(event)) is not None:
            self._context.audio.play("click")
            self._open(chosen)

    def update(self, dt: float) -> bool:
        if len(self.notes) != len(self._shown_notes):
            self.enter(self._size)
        self._shown_notes = self.notes
        before, self._shown = self._shown, (self.menu.state(), self._shown_notes)
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        context, panel = self._context, self.panel
        surface.blit(self._back, (0, 0))
        panel.draw(surface, context.skins, context.texts.say(self._title))
        self.menu.draw(surface, context.skins, panel.scale * _LARGER)
        box = Rect(panel.body.left, 0, panel.body.width, panel.pixels(_LINE))
        box.top = self.menu.buttons[-1].rect.bottom + panel.pixels(16)
        for note in self._shown_notes:
            colour = GOLD if note == self.progress else DIM
            context.skins.write(surface, note, box, max(13, panel.pixels(24)), colour, align=0.5)
            box.top = box.bottom

    def _open(self, name: str) -> None:
        context = self._context
        match name:
            case "resume":
                context.pop()
            case "book":
                context.navigator.open_rulebook(context)
            case "settings":
                from game.ui.menus.settings import SettingsScene

                context.push(SettingsScene(context))
            case "keys":
                context.navigator.open_controls(context)
            case "title-screen":
                self._on_title()
            case _:
                question, yes = context.texts.say("pause-quit-ask"), context.texts.say("pause-quit")
                context.push(DialogScene(context, question, yes, _quit))


def _quit() -> None:
    pygame.event.post(Event(pygame.QUIT))
