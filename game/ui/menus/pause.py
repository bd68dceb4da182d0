"""The pause menu over the dimmed table."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.series import Series
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.panel import Panel, PanelScene, centred_panel, fitting_scale, text_enlargement
from game.ui.i18n.series_text import now_playing
from game.ui.widgets.button import Button
from game.ui.widgets.theme import DIM, GOLD

_ENTRIES = ("resume", "book", "settings", "keys", "title-screen", "quit")
_WIDTH, _TOP, _ENTRY, _LINE, _BOTTOM = 640, 118, 84, 32, 72  # units


class PauseEntry(NamedTuple):
    """An entry of the menu that not every table has."""

    name: str
    text_key: str
    pressed: Callable[[], None]


class PauseScene(PanelScene):
    """Resume, rulebook, settings, controls, title screen, quit; the game is already saved."""

    def __init__(
        self,
        context: Context,
        on_title: Callable[[], None],
        leave: str = "pause-title-screen",
        note: Callable[[], str] | None = None,
        title: str = "pause-title",
        series: Series | None = None,
        extra: Sequence[PauseEntry] = (),
    ) -> None:
        """`leave` and `title` are text keys; `series` is the one before the current game; `extra`
        entries follow the first."""
        names = [_ENTRIES[0], *(entry.name for entry in extra), *_ENTRIES[1:]]
        buttons = [Button(name, "primary" if name == "resume" else "secondary") for name in names]
        super().__init__(context, buttons)
        self._extra = {entry.name: entry for entry in extra}
        self._on_title, self._series = on_title, series
        self._leave, self.title = leave, title
        self._note = note or (lambda: context.texts.say("pause-saved"))
        self._shown_notes: tuple[str, ...] = ()

    @property
    def progress(self) -> str:
        """Which game of the series this is; empty outside a series."""
        return now_playing(self.context.texts, self._series)

    @property
    def notes(self) -> tuple[str, ...]:
        """The lines below the buttons."""
        return tuple(filter(None, (self.progress, *self._note().split("\n"))))

    def build(self, size: tuple[int, int]) -> None:
        self._shown_notes = self.notes
        rows = len(self.menu.buttons) * _ENTRY + len(self._shown_notes) * _LINE
        room, ui_scale = (_WIDTH, _TOP + rows + _BOTTOM), self.context.settings.ui_scale
        scale = fitting_scale(size, ui_scale, (room[0] + 60, room[1] + 60))
        self.panel = panel = Panel(centred_panel(size, scale, room).box, scale)
        keys = {"book": "book-title", "title-screen": self._leave}
        keys |= {entry.name: entry.text_key for entry in self._extra.values()}
        top = panel.box.top + panel.pixels(_TOP)
        for button in self.menu.buttons:
            key = keys.get(button.name, f"pause-{button.name}")
            place = Rect(panel.body.left, top, panel.body.width, panel.pixels(66))
            button.layout(place, self.context.texts.say(key))
            top += panel.pixels(_ENTRY)
        larger = text_enlargement(size, ui_scale, scale)
        self.menu.enlarge_text(self.context.skins, scale * self.larger, larger)

    def update(self, dt: float) -> bool:
        if len(self.notes) != len(self._shown_notes):
            self.enter(self._backdrop.get_size())
        self._shown_notes = self.notes
        return super().update(dt)

    def state(self) -> Hashable:
        return super().state(), self._shown_notes

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        panel, skins = self.panel, self.context.skins
        box = Rect(panel.body.left, 0, panel.body.width, panel.pixels(_LINE))
        box.top = self.menu.buttons[-1].rect.bottom + panel.pixels(16)
        for note in self._shown_notes:
            colour = GOLD if note == self.progress else DIM
            skins.write(surface, note, box, max(13, panel.pixels(24)), colour, align=0.5)
            box.top = box.bottom

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F10:  # it opened the menu
            self.leave()
        else:
            super().handle(event)

    def on_button(self, name: str) -> None:
        context = self.context
        match name:
            case extra if extra in self._extra:
                self._extra[extra].pressed()
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
