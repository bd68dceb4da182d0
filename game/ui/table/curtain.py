"""The curtain between two players: the next portfolio is not on the screen before it opens."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.ui.core.context import Context, Scene
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import wrapped
from game.ui.widgets.theme import CREAM, GOLD

_LETTERS = 19  # units, of what happened
_PLAQUE = "curtain/plaque"
QUIET = 1.0  # seconds without a press before anyone can be ready
_ROPE = 0.01  # of the left half's width, from the middle of its rope to its edge
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
# Not Space: the player who has just moved skips the animation with it.
_OPENING = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Call(NamedTuple):
    """Who is next, and what has happened meanwhile."""

    name: str
    happened: Sequence[str] = ()  # what the others have done
    moved: bool = True  # whether they have had a turn in this game
    game: str = ""  # which of a series


class CurtainActions(NamedTuple):
    """Where a curtain leads to, and what it asks the game."""

    on_ready: Callable[[], None]
    on_show: Callable[[], None]
    on_menu: Callable[[], None] = lambda: None
    passed: Callable[[], bool] = lambda: False  # whether the game has gone on without the player
    clock: Callable[[], str] = lambda: ""


class CurtainScene(Scene):
    """Names the next player, and shows what happened since their last turn.

    The previous player may still be pressing buttons and keys: nobody can be ready until nothing
    was pressed for a moment, and presses that began earlier do not count.
    """

    def __init__(self, context: Context, call: Call, actions: CurtainActions) -> None:
        self._context, self._call, self._actions = context, call, actions
        self._time_left = ""
        self._ready, self._again = Button("ready", "primary"), Button("again", "secondary")
        self._quiet = 0.0  # seconds
        self._size = (0, 0)
        self._scale = 1.0
        self._changed = True
        context.audio.play("curtain")

    @property
    def cursor(self) -> Pointer:
        return cursor_over((self._ready, self._again))

    def entering(self, window: Surface) -> Iterator[None]:
        yield from curtain_steps(self._context.skins, window.get_size())
        yield from super().entering(window)

    def enter(self, size: tuple[int, int]) -> None:
        self._size, texts = size, self._context.texts
        scale = min(size[0] / 1450, size[1] / 815) * self._context.settings.ui_scale / 100
        self._scale = scale = min(scale, size[0] / 1000, size[1] / 640)
        box, apart = self._plaque(), round(20 * scale)
        bottom = box.bottom - round(40 * scale)
        place = Rect(0, 0, round(330 * scale), round(62 * scale))
        # On the left: the panel, where moves are confirmed, never reaches there.
        self._ready.rect = place.move_to(bottomright=(box.centerx - apart, bottom))
        self._again.rect = place.move_to(bottomleft=(box.centerx + apart, bottom))
        self._ready.label = texts.say("curtain-ready", name=self._call.name)
        self._again.label = texts.say("curtain-show-again")
        self._set_quiet(0.0)

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._actions.on_menu()
            return
        if event.type in _PRESSES and not self._ready.enabled:
            self._set_quiet(0.0)
        before = (self._ready.state, self._again.state)
        opens = event.type == pygame.KEYDOWN and event.key in _OPENING and self._ready.enabled
        if self._ready.handle(event) or opens:
            self._context.pop(keeps_skins=True)
            self._actions.on_ready()
        elif self._again.handle(event):
            self._context.pop(keeps_skins=True)
            self._actions.on_show()
        self._changed = self._changed or (self._ready.state, self._again.state) != before

    def update(self, dt: float) -> bool:
        if self._actions.passed():
            self._context.pop()
            return True
        if not self._ready.enabled:
            self._set_quiet(self._quiet + dt)
        left = self._actions.clock()
        changed = self._changed or left != self._time_left
        self._changed, self._time_left = False, left
        return changed

    def _set_quiet(self, seconds: float) -> None:
        """Set the time since the last press; the buttons depend on it."""
        ready, self._quiet = seconds >= QUIET, seconds
        self._changed |= ready != self._ready.enabled
        self._ready.enabled = ready
        self._again.enabled = ready and bool(self._call.happened)

    def draw(self, surface: Surface) -> None:
        skins, texts, scale = self._context.skins, self._context.texts, self._scale
        self._draw_cloth(surface)
        box = self._plaque()
        skins.stretch(surface, _PLAQUE, box, scale)
        line = Rect(box.left, box.top + round(44 * scale), box.width, round(70 * scale))
        line = line.inflate(-round(120 * scale), 0)
        above = Rect(line.left, box.top + round(24 * scale), line.width, round(26 * scale))
        skins.write(surface, self._call.game, above, round(20 * scale), CREAM, align=0.5)
        name = texts.say("curtain-pass", name=self._call.name)
        skins.write(surface, name, line, round(44 * scale), GOLD, role="display", align=0.5)
        line.top += round(62 * scale)
        line.height = round(30 * scale)
        away = texts.say("curtain-look-away")
        away = f"{away}  {self._time_left}" if self._time_left else away
        skins.write(surface, away, line, round(22 * scale), CREAM, role="label", align=0.5)
        self._draw_happened(surface, line.move(0, round(48 * scale)))
        self._again.draw(surface, skins, scale)
        self._ready.draw(surface, skins, scale)

    def _draw_cloth(self, surface: Surface) -> None:
        """Both halves, which meet under the rope in the middle, and the valance."""
        skins, width = self._context.skins, self._size[0]
        surface.fill("#1A0508")  # not a pixel of the table shows below the fringe
        for side in ("right", "left"):
            cloth = skins.assets.scaled(*_cloth(side, self._size))
            surface.blit(cloth, (width - cloth.get_width() if side == "right" else 0, 0))
        valance = Rect(0, 0, width, round(118 * self._scale))
        skins.tile(surface, "curtain/valance", valance, self._scale)

    def _draw_happened(self, surface: Surface, line: Rect) -> None:
        """What happened since the player's last turn; before the first move, all companies."""
        skins, scale, call = self._context.skins, self._scale, self._call
        since = "curtain-since" if call.moved else "curtain-before"
        heading = self._context.texts.say(since if call.happened else "curtain-first-turn")
        skins.write(surface, heading, line, round(20 * scale), GOLD, align=0.5)
        line.top = line.bottom
        room = self._ready.rect.top - round(14 * scale) - line.top
        if not call.happened:
            self._draw_companies(surface, Rect(line.left, line.top, line.width, room))
        font = skins.assets.font("reading", round(_LETTERS * scale))
        lines = [part for text in call.happened for part in wrapped(text, font, line.width)]
        line.height = min(round(30 * scale), room // max(1, len(lines)))
        for text in lines:
            skins.write(surface, text, line, round(_LETTERS * scale), CREAM, align=0.5)
            line.top = line.bottom

    def _draw_companies(self, surface: Surface, room: Rect) -> None:
        assets, patterned = self._context.assets, self._context.settings.colour_accessible
        each = room.width // len(COMPANIES)
        side = min(each, room.height)
        for number, company in enumerate(COMPANIES):
            picture = assets.scaled(assets.portrait(company, patterned), (side, side))
            middle = room.left + number * each + each // 2, room.centery
            surface.blit(picture, picture.get_rect(center=middle))

    def _plaque(self) -> Rect:
        middle = (self._size[0] // 2, round(self._size[1] * 0.53))
        return Rect(0, 0, round(900 * self._scale), round(520 * self._scale)).move_to(center=middle)


def curtain_steps(skins: Skins, size: tuple[int, int]) -> Iterator[None]:
    """Read the pictures of a curtain that will be needed soon."""
    for side in ("right", "left"):
        yield from skins.assets.reading_steps(*_cloth(side, size))
    if not skins.holds(_PLAQUE):
        yield from skins.assets.original_steps(f"table/{_PLAQUE}")


def _cloth(side: str, size: tuple[int, int]) -> tuple[str, tuple[int, int]]:
    """The picture of one half, and its size: the halves meet under the rope in the middle."""
    return f"table/curtain/{side}", (round(size[0] / 2 / (1 - _ROPE)), size[1])
