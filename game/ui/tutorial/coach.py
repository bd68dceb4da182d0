"""The coach: asks for one thing after another, shows where to look, and waits for the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.actions import Action
from game.rules.companies import COMPANIES
from game.ui.core.context import Context
from game.ui.map.camera import Camera
from game.ui.map.shapes import Shapes
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.help.tooltip_text import target_text
from game.ui.table.layer import MOUSE, Layer
from game.ui.table.model import TableModel
from game.ui.table.target import OnHex
from game.ui.tutorial.coach_marks import around, mark
from game.ui.tutorial.coach_panel import (
    CoachFace,
    CoachPlaces,
    coach_part,
    coach_places,
    lay_buttons,
)
from game.ui.tutorial.lesson import Lesson
from game.ui.tutorial.lesson_parts import LessonTarget, Where
from game.ui.tutorial.lesson_text import LessonText
from game.ui.tutorial.lessons import STEPS
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.rings import Pulse

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_COMPANIES = dict(zip(range(pygame.K_1, pygame.K_7), COMPANIES, strict=True))


class CoachWays(NamedTuple):
    """Where the coach's buttons lead; each is given the coach that was left."""

    back: Callable[[Coach], None]
    on: Callable[[Coach], None]
    leave: Callable[[], None]


class Coach(Layer):
    """The guide of the tutorial, for one lesson after another at the same table."""

    def __init__(
        self, stage: Context, model: TableModel, ways: CoachWays, number: int, *, anew: bool = False
    ) -> None:
        self._stage, self.model, self._ways = stage, model, ways
        # Not among `buttons`: they have keys of their own.
        self.leave = Button("leave", "quiet", "close")
        self.choices = (Button("back", "quiet"), Button("on", "quiet"))
        self.places: CoachPlaces | None = None
        self._seen_from: Camera | None = None
        self._shapes = Shapes()
        self.teach(number, anew=anew)

    def teach(self, number: int, *, anew: bool = False) -> None:
        """Begin a lesson; `anew` says that the table is not as the lesson before has left it."""
        self.lesson = Lesson(self.model, number)
        self.script = LessonText(self._stage, self.model, number, anew=anew)
        self._face: CoachFace | None = None
        self._pulse = Pulse()

    @property
    def target(self) -> LessonTarget | None:
        """What the player should look at now."""
        return self.lesson.target

    @property
    def face(self) -> CoachFace:
        """What the panel says."""
        say, lesson = self._stage.texts.say, self.lesson
        if lesson.done:
            return self.script.face(self.script.praise)
        if lesson.busy:
            return self.script.face(say("learn-watch"))
        words = say("learn-confirm-again") if lesson.asked else self.script.words(lesson.beat)
        return self.script.face(words, lesson.nudge(self._stage.texts))

    def layout(self, geometry: Geometry) -> None:
        """Find places for another window or language."""
        anew = self.places is None or geometry.layout is not self.geometry.layout
        super().layout(geometry)
        if anew:
            self._lay()

    def cursor(self) -> Pointer | None:
        """A hand over a button."""
        if any(button.hovered for button in self._every):
            return "hand"
        return "arrow" if self._over_panel(self._stage.mouse_position) else None

    def obstacles(self) -> Sequence[Rect]:
        """The panel, and the hex that is ringed."""
        panel = [self.places.box] if self.places else []
        target = self.target
        return [*panel, around(self.geometry, target)] if target and target.hex else panel

    def handle(self, event: Event) -> bool:
        """The panel's buttons and keys; everything else is the table's."""
        clicked = [button.name for button in self._every if button.handle(event)]
        if event.type == pygame.KEYDOWN:
            clicked = self._keyed(event.key)
        if clicked:
            self._choose(clicked[0])
            return True
        return self._taken(event)

    def update(self, dt: float) -> bool:
        """See what the player has done; True if there is something else to be said."""
        if self.lesson.follow():
            self._pulse = Pulse()
        place, pointing = self.lesson.kept_in_sight, self.model.pointing
        if place and pointing.hex is None and not target_text(self.model, self._stage.texts):
            self.model.point(OnHex(place))
        board = self.geometry.board
        if self._face != self.face or (board.settled and self._seen_from != board.camera):
            self._lay()
            return True
        moves = self.target is not None and not self.model.settings.reduced_motion
        return moves and self._pulse.update(dt)

    def allows(self, action: Action) -> bool:
        """Only what was asked for."""
        allowed = self.lesson.allows(action)
        if not allowed:
            self._stage.audio.play("error")
        return allowed

    def parts(self) -> list[Part]:
        """Panel and buttons."""
        if self.places is None or self._face is None:
            return []
        skins, scale = self._stage.skins, self.places.layout.scale
        buttons = [button_part(skins, button, scale) for button in self._every]
        return [coach_part(skins, self._face, self.places), *buttons]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        """A ring around what to look at, and an arrow towards it."""
        target = self.target
        if target is None:
            return []
        panel = [self.places.box] if self.places else []
        plan, away = self.model.plan, self._pulse.away
        return mark(
            surface, self.geometry, plan, target, self._shapes, away, panel, self._spoken_of
        )

    @property
    def _every(self) -> list[Button]:
        return [self.leave, *self.choices]

    @property
    def _spoken_of(self) -> list[Rect]:
        """What must be seen of the map."""
        hexes = self.lesson.step.about
        return [around(self.geometry, LessonTarget(Where.HEX, hex=place)) for place in hexes]

    def _lay(self) -> None:
        """Words and places, where nothing is hidden that this lesson speaks of."""
        say, done, number = self._stage.texts.say, self.lesson.done, self.lesson.number
        self._face, self._seen_from = self.face, self.geometry.camera
        seen = [*self._spoken_of, *self.geometry.goals]
        others = self.script.faces()
        self.places = coach_places(
            self._stage.skins, self.geometry.layout, self._face, seen, others
        )
        back, on = self.choices
        back.set_label(say("learn-back"))
        back.set_enabled(number > 0)
        last = "learn-count" if number == len(STEPS) - 1 else "learn-next"
        on.set_label(say(last if done else "learn-skip"))
        on.restyle(kind="primary" if done else "quiet")
        lay_buttons(self.places, self.leave, self.choices)

    def _over_panel(self, place: tuple[int, int] | None) -> bool:
        return bool(place and self.places and self.places.box.collidepoint(place))

    def _taken(self, event: Event) -> bool:
        """Whether an event is not for the table, though it was on no button."""
        if event.type not in MOUSE:
            return False
        if self._over_panel(event.pos):
            return True
        if event.type == pygame.MOUSEMOTION:
            return False
        if self.lesson.guessing:
            return self._guessed(event)
        lesson = self.lesson
        if lesson.done and lesson.kept_in_sight is None:
            return False
        # A click on a hex that should be pointed at would choose whoever stands there, and the
        # reason would be gone.
        only = lesson.only_pointed_at
        return only is not None and self.geometry.camera.hex_at(event.pos) == only

    def _guessed(self, event: Event) -> bool:
        """A locomotive of the rack, which is not given here."""
        rack = self.geometry.rack
        if rack is None or not rack.box.collidepoint(event.pos):
            return False
        company = rack.company_at(event.pos)
        if company and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.lesson.guess(company)
        return True

    def _keyed(self, key: int) -> list[str]:
        if key == pygame.K_PAGEDOWN or (self.lesson.done and key in _ENTER):
            return ["on"]
        if key == pygame.K_ESCAPE:
            return ["leave"]
        if key in _COMPANIES and self.lesson.guessing:
            self.lesson.guess(_COMPANIES[key])
        return ["back"] if key == pygame.K_PAGEUP and self.lesson.number > 0 else []

    def _choose(self, name: str) -> None:
        self._stage.audio.play("click")
        match name:
            case "back":
                self._ways.back(self)
            case "on":
                self._ways.on(self)
            case _:
                self._ways.leave()
