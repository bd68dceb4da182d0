"""A finished game seen again: played, paused, stepped, scrubbed, with every screen down."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.board import Board
from game.rules.events import Built
from game.session import Session
from game.storage.settings import AnimationSpeed
from game.ui.core.context import Scene, Stage
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera
from game.ui.map.map_input import MapMouse
from game.ui.media.cursors import Pointer
from game.ui.replay.clock import Moment, ReplayClock
from game.ui.replay.layout import ReplayLayout, replay_layout
from game.ui.replay.page import ReplayPage
from game.ui.results.game_history import story_of
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.slider import Slider

_GOLD = "#F4DD9A"
_BUTTONS = (  # name, kind, icon, width
    ("first", "secondary", "step_back", 1.0),
    ("back", "secondary", "arrow_left", 1.0),
    ("play", "primary", "play", 3.0),
    ("forward", "secondary", "arrow_right", 1.0),
    ("last", "secondary", "step_forward", 1.0),
    ("speed", "quiet", "", 2.4),
    ("leave", "quiet", "", 2.4),
)
_COUNT = "count"  # in the place of the speed, which is of no use after the last move
_PRESS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class ReplayScene(Scene):
    """The scene in which a game that is over is watched."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_back: Callable[[], None],
        *,
        on_count: Callable[[], None] | None = None,
        at_end: bool = False,
    ) -> None:
        """`on_count` is offered after the last move; `at_end` opens it there."""
        self._stage, self._story = stage, story_of(session)
        moves = self._story.moves
        steps = [len(move.hexes) if isinstance(move, Built) else 2 for move in moves]
        animated = stage.settings.animation is not AnimationSpeed.OFF
        moving = animated and not stage.settings.reduced_motion
        self._clock = ReplayClock(steps, animated=moving)
        if at_end:
            self._clock.seek(self._clock.last)
        patterned = stage.settings.colour_accessible
        self._board = BoardPicture(stage.assets, self.played_on, patterned, keeps_ground=True)
        self._slider = Slider(self._clock.last)
        self._buttons = {name: Button(name, kind, icon) for name, kind, icon, _ in _BUTTONS}
        self._buttons[_COUNT] = Button(_COUNT)
        self._does: dict[str, Callable[[], None]] = {
            "first": lambda: self._seek(0),
            "back": lambda: self._clock.step(-1),
            "play": self._clock.toggle,
            "forward": lambda: self._clock.step(1),
            "last": lambda: self._seek(self._clock.last),
            "speed": lambda: self._clock.faster(1),
            "leave": on_back,
        }
        if on_count is not None:
            self._does[_COUNT] = on_count
        self._keys = {
            pygame.K_SPACE: "play",
            pygame.K_LEFT: "back",
            pygame.K_RIGHT: "forward",
            pygame.K_HOME: "first",
            pygame.K_END: "last",
            pygame.K_ESCAPE: "leave",
        }
        self._map = MapMouse(self)
        self._focus: str | None = None
        self._page: ReplayPage | None = None
        self._changed = True

    @property
    def moment(self) -> Moment:
        """What is seen of the game."""
        return self._clock.moment

    @property
    def played_on(self) -> Board:
        """What was played on."""
        return self._story.history[0].table.board

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""
        return self._board.camera

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map."""
        return self._page is not None and self._page.layout.pane.collidepoint(place)

    def move_camera(self, camera: Camera, *, moving: bool) -> None:
        """Look at the map from elsewhere."""
        self._board.set_camera(camera, moving)
        self._changed = True

    @property
    def slider(self) -> Slider:
        """The rail on which the game is scrubbed."""
        return self._slider

    @property
    def buttons(self) -> list[Button]:
        """All that can be pressed, in the order of the Tab key."""
        at_end = _COUNT in self._does and self._slider.number == self._clock.last
        fifth = _COUNT if at_end and not self._clock.moving else "speed"
        names = (fifth if name == "speed" else name for name, *_ in _BUTTONS)
        return [self._buttons[name] for name in names]

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over(self.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out anew."""
        stage = self._stage
        widths = tuple(width for *_, width in _BUTTONS)
        layout = replay_layout(
            size, len(self._story.names), widths, ui_scale=stage.settings.ui_scale / 100
        )
        patterned = stage.settings.colour_accessible
        self._board.set_patterned(patterned)
        self._page = ReplayPage(
            stage.skins, stage.texts, self._board, self._story, layout, patterned
        )
        self._slider.rect = layout.slider
        for (name, *_), box in zip(_BUTTONS, layout.buttons, strict=True):
            self._buttons[name].rect = box
        self._buttons[_COUNT].rect = self._buttons["speed"].rect
        self._show()

    def handle(self, event: Event) -> None:
        """Buttons, slider and keys; the rest is for the map."""
        before = self._touchables()
        for button in self.buttons:
            if button.handle(event):
                self._do(button.name)
        chosen = self._slider.handle(event)
        if chosen is not None:
            self._seek(chosen)
        if event.type != pygame.KEYDOWN or not self._press(event):
            self._map.handle(event)
        if before != self._touchables():
            self._changed = True

    def update(self, dt: float) -> bool:
        """Let the replay go on."""
        self._map.update(dt)
        before = self._clock.moment, self._clock.playing
        self._clock.update(dt)
        after = self._clock.moment, self._clock.playing
        if before != after:
            self._sound(before[0], after[0])
            self._show()
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: Surface) -> None:
        """The page, the bar with what can be touched, and the name of what the pointer is on."""
        if self._page is None:
            return
        layout, skins, texts = self._page.layout, self._stage.skins, self._stage.texts
        self._page.draw(surface)
        self._page.draw_words(surface)
        turn = self._clock.turn + self._clock.moving
        position = texts.say("replay-position", turn=turn, turns=self._clock.last)
        pixels = layout.pixels(19)
        skins.write(surface, position, layout.position, pixels, _GOLD, role="label", align=1.0)
        self._slider.draw(surface, skins, layout.scale)
        for button in self.buttons:
            button.draw(surface, skins, layout.scale)
        self._draw_tip(surface, layout)

    def _touchables(self) -> list[str]:
        return [self._slider.state, *(button.state for button in self.buttons)]

    def _do(self, name: str) -> None:
        self._stage.audio.play("click")
        self._does[name]()
        self._show()

    def _seek(self, turn: int) -> None:
        self._clock.seek(turn)
        self._show()

    def _press(self, event: Event) -> bool:
        """Whether a key was for the replay."""
        names = [button.name for button in self.buttons]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            here = names.index(self._focus) if self._focus in names else min(-step, 0)
            self._focus = names[(here + step) % len(names)]
            self._show()
        elif event.key in _PRESS and self._focus in names:
            self._do(self._focus)
        elif event.key in self._keys:
            self._do(self._keys[event.key])
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._clock.faster(1 if event.key == pygame.K_UP else -1)
            self._show()
        else:
            return False
        return True

    def _show(self) -> None:
        """Bring the picture to the clock's moment."""
        clock, say = self._clock, self._stage.texts.say
        if self._page is not None:
            self._page.show(clock.moment)
        self._slider.number = clock.turn + clock.moving
        for name, button in self._buttons.items():
            button.focused = name == self._focus
        at_end = self._slider.number == clock.last
        plays = "again" if at_end and not clock.moving else "play"
        self._buttons["play"].label = say("replay-pause" if clock.playing else f"replay-{plays}")
        self._buttons["play"].icon = "pause" if clock.playing else "play"
        self._buttons[_COUNT].label = say("replay-count")
        self._buttons["speed"].label = say("replay-speed", times=f"{clock.speed:g}")
        self._buttons["leave"].label = say("replay-leave")
        self._buttons["first"].enabled = self._buttons["back"].enabled = self._slider.number > 0
        self._buttons["forward"].enabled = self._buttons["last"].enabled = not at_end
        self._changed = True

    def _sound(self, before: Moment, after: Moment) -> None:
        """What is heard of a move on its way, a step at a time."""
        if before[:2] == after[:2] or before.turn >= len(self._story.moves):
            return
        move = self._story.moves[before.turn]
        if not isinstance(move, Built):
            self._stage.audio.play("punch")
            return
        points = move.points[min(before.steps, len(move.points) - 1)]
        self._stage.audio.play(f"city_{min(points, 4)}" if points else "clank")

    def _draw_tip(self, surface: Surface, layout: ReplayLayout) -> None:
        for button in self.buttons:
            if button.label or button.state not in ("hover", "focused"):
                continue
            words, pixels = self._stage.texts.say(f"replay-{button.name}"), layout.pixels(18)
            width = self._stage.assets.font("reading-bold", pixels).size(words)[0]
            box = Rect(0, 0, width + layout.pixels(40), layout.pixels(42))
            box.midbottom = button.rect.centerx, button.rect.top - layout.pixels(2)
            box.clamp_ip(surface.get_rect().inflate(-layout.pixels(12), 0))
            self._stage.skins.spread(surface, "panel/tooltip", box, layout.scale)
            ink = "#2A1C12"
            self._stage.skins.write(
                surface, words, box, pixels, ink, role="reading-bold", align=0.5
            )
