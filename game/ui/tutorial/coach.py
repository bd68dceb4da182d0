"""The coach: asks for one thing after another, shows where to look, and waits for the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.ui.map.shapes import Shapes
from game.ui.table.help.tooltips import pointed_words
from game.ui.table.panel.prompt import button_part
from game.ui.table.panel.rack import company_at
from game.ui.tutorial.beats import Look, Target, Where
from game.ui.tutorial.coach_panel import (
    CoachFace,
    CoachPlaces,
    coach_part,
    coach_places,
    lay_buttons,
)
from game.ui.tutorial.marks import around, mark
from game.ui.tutorial.nudges import nudge_of
from game.ui.tutorial.script import Script
from game.ui.tutorial.steps import STEPS
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.rings import Pulse

if TYPE_CHECKING:
    from game.board import Hex
    from game.rules.actions import Action
    from game.rules.companies import Company
    from game.ui.map.camera import Camera
    from game.ui.table.plan import Plan
    from game.ui.table.scene import TableScene
    from game.ui.widgets.compositor import Part

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_COMPANIES = dict(zip(range(pygame.K_1, pygame.K_7), COMPANIES, strict=True))
NOWHERE = (-1, -1)


class Ways(NamedTuple):
    """Where the coach's buttons lead."""

    back: Callable[[], None]
    on: Callable[[], None]
    leave: Callable[[], None]


class Coach:
    """The guide of one lesson."""

    advised = False

    def __init__(self, scene: TableScene, number: int, ways: Ways, *, anew: bool = False) -> None:
        """`anew` says that the table is not as the lesson before has left it."""
        self._scene, self._ways = scene, ways
        self._number, self.step = number, STEPS[number]
        self.script = Script(scene, number, anew=anew)
        self._begun = scene.seq
        self.beat = 0
        self.done = False
        self._passed: set[int] = set()  # beats that are over for good
        self._sent = False  # the move is on its way
        self._guess: Company | None = None
        self._refused = scene.plan  # the plan that could not be confirmed, if it is still there
        self._learned: Plan | None = None  # the plan with which the last beat was done
        self._leave = Button("leave", "quiet", "close")
        self.buttons = [Button("back", "quiet"), Button("on", "quiet")]
        self.buttons[0].enabled = number > 0
        self._places: CoachPlaces | None = None
        self._face: CoachFace | None = None
        self._seen_from: Camera | None = None
        self._pulse, self._shapes = Pulse(), Shapes()

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on a button."""
        return pointer_over([self._leave, *self.buttons]) == "hand"

    @property
    def boxes(self) -> Sequence[Rect]:
        """Where the panel lies, and the hex that is ringed."""
        panel = [self._places.box] if self._places else []
        target = self.target
        return [*panel, around(self._scene, target)] if target and target.hex else panel

    @property
    def target(self) -> Target | None:
        """What the player should look at now."""
        if self.done or self._busy:
            return None
        return self.step.beats[self.beat].target(self._look())

    @property
    def face(self) -> CoachFace:
        """What the panel says."""
        say = self._scene.stage.texts.say
        if self.done:
            return self.script.face(self.script.praise)
        if self._busy:
            return self.script.face(say("learn-watch"))
        words = say("learn-confirm-again") if self._asked else self.script.words(self.beat)
        return self.script.face(words, self._nudge())

    def lay(self) -> None:
        """Words and places, where nothing is hidden that this step speaks of."""
        scene, say = self._scene, self._scene.stage.texts.say
        self._face, self._seen_from = self.face, scene.camera
        layout, skins = scene.layout, scene.stage.skins
        others = self.script.faces()
        self._places = coach_places(skins, layout, self._face, self._seen, others)
        last = self._number == len(STEPS) - 1
        self.buttons[0].label = say("learn-back")
        key = "learn-count" if last else "learn-next"
        self.buttons[1].label = say(key if self.done else "learn-skip")
        self.buttons[1].kind = "primary" if self.done else "quiet"
        lay_buttons(self._places, self._leave, self.buttons)

    def handle(self, event: Event) -> bool:
        """The panel's buttons and keys; everything else is the table's."""
        buttons = [self._leave, *self.buttons]
        before = [button.state for button in buttons]
        clicked = [button.name for button in buttons if button.handle(event)]
        if [button.state for button in buttons] != before:
            self._scene.refresh()
        if event.type == pygame.KEYDOWN:
            clicked = self._keyed(event.key)
        if clicked:
            self._choose(clicked[0])
            return True
        return self._taken(event)

    def update(self, dt: float) -> bool:
        """See what the player has done; True if there is something else to be said."""
        plan = self._scene.plan
        if self._scene.seq > self._begun and (plan.mine or plan.view.table.ending is not None):
            self.done = True
        if self._sent and not plan.empty:
            self._sent = False
        if not self.done and not self._busy:
            self._follow()
        if self._shown and self._scene.pointing.hex is None and not pointed_words(self._scene):
            self._point_again()
        board = self._scene.board
        if self._face != self.face or (board.settled and self._seen_from != board.camera):
            self.lay()
            return True
        self._move(dt)
        return False

    def allows(self, action: Action) -> bool:
        """Only what was asked for; a step is not lost by another move."""
        if self.done or not self.step.accepts(action):
            self._refused = self._scene.plan
            self._scene.stage.audio.play("error")
            return False
        self._sent = self._scene.asked or not self._scene.stage.settings.confirm_moves
        return True

    def parts(self) -> list[Part]:
        """Panel and buttons."""
        if self._places is None or self._face is None:
            return []
        skins, scale = self._scene.stage.skins, self._places.layout.scale
        buttons = [button_part(skins, button, scale) for button in (self._leave, *self.buttons)]
        return [coach_part(skins, self._face, self._places), *buttons]

    def mark(self, surface: Surface) -> list[Rect]:
        """A ring around what to look at, and an arrow towards it."""
        target = self.target
        if target is None:
            return []
        panel = [self._places.box] if self._places else []
        return mark(surface, self._scene, target, self._shapes, self._pulse.away, panel, self._seen)

    @property
    def _seen(self) -> list[Rect]:
        """What must be seen of the map."""
        return [around(self._scene, Target(Where.HEX, hex=place)) for place in self.step.about]

    @property
    def _busy(self) -> bool:
        """Whether the player's move, or another's, is being shown."""
        return self._sent or self._scene.moving or self._scene.seq > self._begun

    @property
    def _asked(self) -> bool:
        return self._scene.asked and not self._sent

    def _look(self) -> Look:
        return Look(self._scene.plan, self._scene.pointing.hex, self._scene.asked, self._guess)

    def _follow(self) -> None:
        """Find the first beat that the player has not done yet."""
        look, before = self._look(), self.beat
        for number, beat in enumerate(self.step.beats):
            if number in self._passed:
                continue
            if not beat.done(look):
                self.beat = number
                break
            if beat.once:
                self._passed.add(number)
        else:
            self.done, self._learned = True, look.plan
        if self.beat != before or self.done:
            self._pulse = Pulse()

    def _nudge(self) -> str:
        texts, plan = self._scene.stage.texts, self._scene.plan
        if self._sent:
            return ""
        nudge = nudge_of(self.step.beats[self.beat], self._look(), texts)
        if not nudge and plan is self._refused and plan.action() is not None:
            return texts.say("learn-nudge-move")
        return nudge

    def _move(self, dt: float) -> None:
        """Let the ring swing, unless nothing should."""
        if self.target is not None and not self._scene.stage.settings.reduced_motion:
            self._scene.changed |= self._pulse.update(dt)

    def _taken(self, event: Event) -> bool:
        """Whether an event is not for the table, though it was on no button."""
        if event.type not in _MOUSE:
            return False
        if self._places is not None and self._places.box.collidepoint(event.pos):
            if event.type == pygame.MOUSEMOTION and self._shown:
                self._point_again()
            elif event.type == pygame.MOUSEMOTION:
                self._scene.point_at(NOWHERE)
            return True
        if self.step.beats[self.beat].guessing and event.type != pygame.MOUSEMOTION:
            return self._guessed(event)
        if event.type == pygame.MOUSEMOTION or (self.done and not self._shown):
            return False
        # A click on a hex that should be pointed at would choose whoever stands there, and the
        # reason would be gone.
        return self._only_pointed_at is not None and (
            self._scene.camera.hex_at(event.pos) == self._only_pointed_at
        )

    @property
    def _only_pointed_at(self) -> Hex | None:
        last = self.step.beats[-1]
        target = last.target(self._look()) if last.once else None
        return target.hex if target else None

    @property
    def _shown(self) -> bool:
        """Whether what was pointed at is to be seen where the pointer is on nothing else: as long
        as the plan is the one that it was learned with."""
        return self._scene.plan is self._learned and self._only_pointed_at is not None

    def _point_again(self) -> None:
        if place := self._only_pointed_at:
            self._scene.point_at(self._scene.camera.pixel_of(place))

    def _guessed(self, event: Event) -> bool:
        """A locomotive of the own rack, which is not given here."""
        portfolio, rack = self._scene.plan.view.portfolio, self._scene.rack
        if portfolio is None or not rack.collidepoint(event.pos):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._guess = company_at(rack, portfolio, event.pos) or self._guess
        return True

    def _keyed(self, key: int) -> list[str]:
        if key == pygame.K_PAGEDOWN or (self.done and key in _ENTER):
            return ["on"]
        if key == pygame.K_ESCAPE:
            return ["leave"]
        if key in _COMPANIES and self.step.beats[self.beat].guessing:
            self._guess = _COMPANIES[key]
        return ["back"] if key == pygame.K_PAGEUP and self.buttons[0].enabled else []

    def _choose(self, name: str) -> None:
        self._scene.stage.audio.play("click")
        match name:
            case "back":
                self._ways.back()
            case "on":
                self._ways.on()
            case _:
                self._ways.leave()
