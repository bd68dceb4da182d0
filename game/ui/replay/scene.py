"""A finished game seen again: played, paused, stepped, scrubbed, with every screen down."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Surface
from pygame.event import Event

from game.board import Board
from game.rules.events import Built
from game.session import Session
from game.storage.settings import AnimationSpeed
from game.ui.core.context import Context, Scene
from game.ui.map.camera import Camera
from game.ui.map.map_input import MapMouse
from game.ui.media.cursors import Pointer
from game.ui.replay.clock import ReplayClock, ReplayPosition
from game.ui.replay.layout import ReplayLayout, replay_layout
from game.ui.replay.page import (
    ReplayMap,
    ReplayPanel,
    draw_move_text,
    draw_trade,
    replay_bar,
)
from game.ui.replay.replay_state import ReplayState
from game.ui.results.game_history import story_of
from game.ui.results.page import Brush
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.slider import Slider
from game.ui.widgets.theme import GOLD

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
_KEYS = {
    pygame.K_SPACE: "play",
    pygame.K_LEFT: "back",
    pygame.K_RIGHT: "forward",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
    pygame.K_ESCAPE: "leave",
}


class ReplayScene(Scene):
    """The scene in which a finished game is watched."""

    def __init__(
        self,
        stage: Context,
        session: Session,
        on_back: Callable[[], None],
        *,
        on_count: Callable[[], None] | None = None,
        at_end: bool = False,
    ) -> None:
        """`on_count` is offered after the last move; `at_end` opens it there."""
        self._stage, self._story = stage, story_of(session)
        moves, settings = self._story.moves, stage.settings
        steps = [len(move.hexes) if isinstance(move, Built) else 2 for move in moves]
        moving = settings.animation is not AnimationSpeed.OFF and not settings.reduced_motion
        self._clock = clock = ReplayClock(steps, animated=moving)
        if at_end:
            clock.seek(clock.last)
        self._slider = Slider(clock.last)
        self._buttons = {name: Button(name, kind, icon) for name, kind, icon, _ in _BUTTONS}
        self._does: dict[str, Callable[[], None]] = {
            "first": lambda: clock.seek(0),
            "back": lambda: clock.step(-1),
            "play": clock.toggle,
            "forward": lambda: clock.step(1),
            "last": lambda: clock.seek(clock.last),
            "speed": lambda: clock.faster(1),
            "leave": on_back,
        }
        if on_count is not None:
            self._does[_COUNT], self._buttons[_COUNT] = on_count, Button(_COUNT)
        self._map = ReplayMap(stage, self._story)
        self._mouse = MapMouse(self._map)
        self._page: tuple[ReplayLayout, ReplayPanel, Surface] | None = None
        self._focus: str | None = None
        self._changed = True
        self._drawn: tuple[int, int, bool] | None = None  # of the moment, on board and panel

    @property
    def moment(self) -> ReplayPosition:
        """What is seen of the game."""
        return self._clock.moment

    @property
    def game_board(self) -> Board:
        """The board of the game."""
        return self._story.history[0].table.board

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""
        return self._map.camera

    @property
    def slider(self) -> Slider:
        """The rail on which the game is scrubbed."""
        return self._slider

    @property
    def buttons(self) -> list[Button]:
        """What can be pressed, in the order of the Tab key."""
        counts = _COUNT in self._does and self._at_end and not self._clock.moving
        shown = {"speed": _COUNT} if counts else {}
        return [self._buttons[shown.get(name, name)] for name, *_ in _BUTTONS]

    @property
    def cursor(self) -> Pointer:
        """The mouse cursor."""
        return pointer_over(self.buttons)

    @property
    def _at_end(self) -> bool:
        """Whether the last move is done or on its way."""
        return self._clock.turn + self._clock.moving == self._clock.last

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window, a language and settings."""
        stage, seats = self._stage, len(self._story.names)
        widths = tuple(width for *_, width in _BUTTONS)
        layout = replay_layout(size, seats, widths, ui_scale=stage.settings.ui_scale / 100)
        self._map.lay(layout.pane)
        self._page = layout, ReplayPanel(stage, layout), replay_bar(stage.skins, layout)
        self._drawn = None
        self._slider.layout(layout.slider)
        self._show()

    def handle(self, event: Event) -> None:
        """Buttons, slider and keys; the rest is for the map."""
        before = self._look()
        for button in self.buttons:
            if button.handle(event):
                self._do(button.name)
        chosen = self._slider.handle(event)
        if chosen is not None:
            self._clock.seek(chosen)
            self._show()
        if event.type != pygame.KEYDOWN or not self._press(event):
            self._mouse.handle(event)
        self._changed = self._changed or before != self._look()

    def update(self, dt: float) -> bool:
        """Go on with the replay."""
        self._mouse.update(dt)
        before = self._clock.moment, self._clock.playing
        self._clock.update(dt)
        after = self._clock.moment, self._clock.playing
        if before != after:
            if before[0][:2] != after[0][:2] and before[0].turn < self._clock.last:
                self._stage.audio.play(ReplayState(self._story, before[0]).sound())
            self._show()
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: Surface) -> None:
        """Board and panel, the bar with its buttons, and the name of the button under the mouse."""
        if self._page is None:
            return
        layout, panel, bar = self._page
        stage, clock, shown = self._stage, self._clock, ReplayState(self._story, self._clock.moment)
        brush = Brush(surface, stage.skins, layout.scale)
        panel.draw(surface)
        surface.blit(bar, layout.bar)
        self._map.draw(surface, shown)
        draw_trade(brush, layout, shown, stage.settings.colour_accessible)
        margin = -brush.pixels(10)
        brush.spread("panel/map_frame", layout.pane.inflate(margin, margin))
        draw_move_text(brush, layout, shown.text(stage.texts))
        turn = clock.turn + clock.moving
        position = stage.texts.say("replay-position", turn=turn, turns=clock.last)
        brush.write(position, layout.position, brush.pixels(19), GOLD, role="label", align=1.0)
        self._slider.draw(surface, stage.skins, layout.scale)
        for button in self.buttons:
            button.draw(surface, stage.skins, layout.scale)
        for button in self.buttons:
            if not button.label and button.state in ("hover", "focused"):
                name = stage.texts.say(f"replay-{button.name}")
                brush.tooltip(name, button.rect, letters=18, room=4)

    def _look(self) -> Hashable:
        """State that triggers a redraw."""
        states = tuple(button.state for button in self.buttons)
        return self._slider.state, states, self._map.view

    def _do(self, name: str) -> None:
        self._stage.audio.play("click")
        self._does[name]()
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
        elif event.key in _KEYS:
            self._do(_KEYS[event.key])
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._clock.faster(1 if event.key == pygame.K_UP else -1)
            self._show()
        else:
            return False
        return True

    def _show(self) -> None:
        """Bring the picture to the clock's moment."""
        shown = ReplayState(self._story, self._clock.moment)
        # Between two placements only what is drawn over board and panel changes.
        drawn = (*shown.moment[:2], shown.going is not None)
        if self._page is not None and self._drawn != drawn:
            self._drawn = drawn
            self._map.show(shown)
            self._page[1].show(shown)
        self._slider.set_number(self._clock.turn + self._clock.moving)
        if self._page is not None:
            self._lay_buttons(self._page[0])
        self._changed = True

    def _lay_buttons(self, layout: ReplayLayout) -> None:
        clock, say = self._clock, self._stage.texts.say
        plays = "again" if self._at_end and not clock.moving else "play"
        labels = {
            "play": say("replay-pause" if clock.playing else f"replay-{plays}"),
            "speed": say("replay-speed", times=f"{clock.speed:g}"),
            _COUNT: say("replay-count"),
            "leave": say("replay-leave"),
        }
        icons = {"play": "pause" if clock.playing else "play"}
        barred = {"forward", "last"} if self._at_end else set[str]()
        barred |= {"first", "back"} if clock.turn + clock.moving == 0 else set()
        places = {name: box for (name, *_), box in zip(_BUTTONS, layout.buttons, strict=True)}
        for name, button in self._buttons.items():
            box = places.get(name, places["speed"])
            button.set_content(box, labels.get(name, ""), icons.get(name))
            button.set_state(enabled=name not in barred, focused=name == self._focus)
