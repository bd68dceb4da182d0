"""The coach: asks for one thing after another, shows where to look, and waits for the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.actions import Action
from game.rules.companies import COMPANIES
from game.ui.core.context import Context
from game.ui.map.camera import Camera
from game.ui.map.shapes import Shapes
from game.ui.media.cursors import Pointer
from game.ui.table.help.tooltip_text import target_text
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import DOUBLE_CLICK, TableModel
from game.ui.table.target import OnHex
from game.ui.tutorial.coach_marks import draw_marks, marked_boxes, target_box
from game.ui.tutorial.coach_panel import (
    CoachFace,
    CoachPlaces,
    button_places,
    coach_part,
    coach_places,
)
from game.ui.tutorial.lesson import Lesson
from game.ui.tutorial.lessons import STEPS, LessonTarget
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.rings import Pulse

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_COMPANIES = dict(zip(range(pygame.K_1, pygame.K_7), COMPANIES, strict=True))


class Coach(Layer):
    """The guide of the tutorial, for one or more lessons at the same table."""

    def __init__(
        self,
        context: Context,
        model: TableModel,
        number: int,
        on_turn: Callable[[Coach, int], None],
        on_leave: Callable[[], None],
        *,
        reset: bool = False,
    ) -> None:
        """`on_turn` goes to the next lesson (1) or to the one before (-1)."""
        self._context, self.model = context, model
        self._on_turn, self._on_leave = on_turn, on_leave
        # Not among `buttons`: they have their own keys.
        self.leave = Button("leave", "quiet", "close")
        self.places: CoachPlaces | None = None
        self._shapes = Shapes()
        self.teach(number, reset=reset)

    def teach(self, number: int, *, reset: bool = False) -> None:
        """Begin a lesson; `reset` means that the table is not as the player left it."""
        self.lesson = Lesson(self.model, number, reset=reset)
        back = Button("back", "quiet", enabled=self.lesson.has_previous)
        self.choices = (back, Button("on", "quiet"))
        self._placed: tuple[CoachFace, Camera] | None = None  # what the panel was placed for
        self._pulse = Pulse()
        self._seconds = 0.0  # since the lesson began

    @property
    def face(self) -> CoachFace:
        """What the panel shows."""
        texts = self._context.texts
        return self._face_with(self.lesson.text(texts), self.lesson.nudge(texts))

    def arrange(self, layout: TableLayout) -> None:
        self._layout_panel()

    def cursor(self) -> Pointer | None:
        if any(button.hovered for button in self._all_buttons):
            return "hand"
        mouse = self._context.mouse_position
        return "arrow" if mouse and self._over_panel(mouse) else None

    def obstacles(self) -> Sequence[Rect]:
        target, plan = self._target, self.model.plan
        if target is None:
            return self._panel
        marks = marked_boxes(self.geometry, plan, target, self._panel, self._subjects)
        return [*self._panel, *marks]

    def handle(self, event: Event) -> bool:
        # The second press of a double click would skip the lesson that the first one has begun.
        again = event.type == pygame.MOUSEBUTTONDOWN and self._seconds < DOUBLE_CLICK
        buttons = [self.leave] if again else self._all_buttons
        clicked = [button.name for button in buttons if button.handle(event)]
        if event.type == pygame.KEYDOWN:
            clicked = self._handle_key(event.key)
        if not clicked:
            return event.type in MOUSE and self._blocks(event)
        self._context.audio.play("click")
        if clicked[0] == "leave":
            self._on_leave()
        else:
            self._on_turn(self, -1 if clicked[0] == "back" else 1)
        return True

    def update(self, dt: float) -> bool:
        self._seconds += dt
        if self.lesson.follow():
            self._pulse = Pulse()
        place, pointing = self.lesson.kept_in_sight, self.model.pointing
        if place and pointing.hex is None and not target_text(self.model, self._context.texts):
            self.model.point(OnHex(place))
        board, placed = self.geometry.board, self._placed
        stale = placed is None or placed[0] != self.face
        if stale or (placed and board.sharp and placed[1] != board.camera):
            self._layout_panel()
            return True
        moves = self._target is not None and not self.model.settings.reduced_motion
        return moves and self._pulse.update(dt)

    def allows(self, action: Action) -> bool:
        allowed = self.lesson.allows(action)
        if not allowed:
            self._context.audio.play("error")
        return allowed

    def parts(self) -> list[Part]:
        if self.places is None or self._placed is None:
            return []
        skins, scale = self._context.skins, self.places.layout.scale
        buttons = [button_part(skins, button, scale) for button in self._all_buttons]
        return [coach_part(skins, self._placed[0], self.places), *buttons]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        target, plan, away = self._target, self.model.plan, self._pulse.away
        if target is None:
            return []
        shapes, geometry = self._shapes, self.geometry
        found = self.model.pointing.target == target
        return draw_marks(
            *(surface, geometry, plan, target, shapes, away, self._panel, self._subjects),
            found=found,
        )

    @property
    def _beside(self) -> bool:
        """Whether the pupil looks at the log, the trade notes or an earlier position."""
        return self.model.panel is not None or self.model.looking is not None

    @property
    def _target(self) -> LessonTarget | None:
        """What is marked now."""
        return None if self._beside else self.lesson.target

    @property
    def _all_buttons(self) -> list[Button]:
        return [self.leave, *self.choices]

    @property
    def _panel(self) -> list[Rect]:
        return [self.places.box] if self.places else []

    @property
    def _subjects(self) -> list[Rect]:
        """What has to be visible of the map."""
        return [target_box(self.geometry, OnHex(place)) for place in self.lesson.step.about]

    def _face_with(self, text: str, nudge: str) -> CoachFace:
        say, lesson = self._context.texts.say, self.lesson
        title = say(f"learn-{lesson.step.name}-title")
        keys = say("learn-keys-pad" if self._context.gamepads.active else "learn-keys")
        return CoachFace(title, lesson.number + 1, len(STEPS), text, nudge, keys)

    def _layout_panel(self) -> None:
        texts, done, number = self._context.texts, self.lesson.done, self.lesson.number
        face = self.face
        self._placed = face, self.geometry.camera
        subjects = [*self._subjects, *self.geometry.goals]
        faces = [
            face,
            *(self._face_with(*pair) for pair in self.lesson.possible_texts(texts)),
        ]
        layout, skins = self.geometry.layout, self._context.skins
        self.places = coach_places(skins, layout, faces, subjects)
        close, row = button_places(self.places, len(self.choices))
        self.leave.layout(close)
        back, on = self.choices
        back.layout(row[0], texts.say("learn-back"))
        last = "learn-count" if number == len(STEPS) - 1 else "learn-next"
        label = texts.say(last if done else "learn-skip")
        on.layout(row[1], label, kind="primary" if done else "quiet")
        for button in self._all_buttons:
            button.hover(self._context.mouse_position)

    def _over_panel(self, place: tuple[int, int]) -> bool:
        return any(box.collidepoint(place) for box in self._panel)

    def _blocks(self, event: Event) -> bool:
        """Whether to keep a mouse event from the table."""
        if self._over_panel(event.pos):
            return True
        if event.type == pygame.MOUSEMOTION:
            return False
        lesson = self.lesson
        if lesson.guessing:
            return self._handle_guess(event)
        if lesson.done and lesson.kept_in_sight is None:
            return False
        # A click on a hex that is to be pointed at would choose the company there, and the
        # reason would disappear.
        only = lesson.only_pointed_at
        return only is not None and self.geometry.camera.hex_at(event.pos) == only

    def _handle_guess(self, event: Event) -> bool:
        """Take a click on the rack as an answer."""
        rack = self.geometry.rack
        if rack is None or not rack.box.collidepoint(event.pos):
            return False
        company = rack.company_at(event.pos)
        if company and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.lesson.guess(company)
        return True

    def _handle_key(self, key: int) -> list[str]:
        """The button that a key presses."""
        if key == pygame.K_PAGEDOWN or (self.lesson.done and key in _ENTER):
            return ["on"]
        if key == pygame.K_ESCAPE:
            return [] if self._beside else ["leave"]
        if key in _COMPANIES and self.lesson.guessing:
            self.lesson.guess(_COMPANIES[key])
        return ["back"] if key == pygame.K_PAGEUP and self.lesson.has_previous() else []
