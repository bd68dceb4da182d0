"""The replay of a finished game: played, paused, stepped and scrubbed."""

from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.board import Board
from game.rules.events import Built
from game.session import Session
from game.storage.settings import AnimationSpeed
from game.ui.core.context import Context, Scene
from game.ui.core.pad_hints import BACK, SELECT, PadHint
from game.ui.core.pad_model import PadButton
from game.ui.map.map_input import MapMouse
from game.ui.media.cursors import Pointer
from game.ui.replay.clock import ReplayClock
from game.ui.replay.layout import ReplayLayout, replay_layout
from game.ui.replay.page import ReplayMap, ReplayPanel, draw_move_text, draw_trade
from game.ui.replay.replay_state import ReplayState
from game.ui.results.game_history import story_of
from game.ui.results.page import Brush
from game.ui.widgets.button import Button, always, cursor_over
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
_PANEL_AFTER = 0.1  # seconds
_COUNT = "count"  # replaces the speed after the last move
_PAD_HINTS = (
    PadHint(PadButton.A, "keys-replay-play"),
    PadHint(PadButton.RIGHT, "keys-replay-step"),
    BACK,
)
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_KEYS = {
    pygame.K_SPACE: "play",
    pygame.K_LEFT: "back",
    pygame.K_RIGHT: "forward",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
    pygame.K_ESCAPE: "leave",
}


class ReplayScene(Scene):
    """Shows a finished game again."""

    def __init__(
        self,
        context: Context,
        session: Session,
        on_back: Callable[[], None],
        *,
        on_count: Callable[[], None] | None = None,
        at_end: bool = False,
    ) -> None:
        """`on_count` is offered after the last move; `at_end` starts there."""
        self._context, self._story = context, story_of(session)
        moves, settings = self._story.moves, context.settings
        steps = [len(move.hexes) if isinstance(move, Built) else 2 for move in moves]
        steps += [1] * self._story.agreed  # the end that all agreed to
        animated = settings.animation is not AnimationSpeed.OFF and not settings.reduced_motion
        self.clock = clock = ReplayClock(steps, animated=animated)
        if at_end:
            clock.seek(clock.last)
        self.slider = Slider(clock.last, lambda: clock.started)
        moves_on = dict.fromkeys(("forward", "last"), lambda: clock.started < clock.last)
        enabled = moves_on | dict.fromkeys(("first", "back"), lambda: clock.started > 0)
        self._buttons = {
            name: Button(name, kind, icon, enabled.get(name, always))
            for name, kind, icon, _ in _BUTTONS
        }
        self._actions: dict[str, Callable[[], None]] = {
            "first": lambda: clock.seek(0),
            "back": lambda: clock.step(-1),
            "play": clock.toggle,
            "forward": lambda: clock.step(1),
            "last": lambda: clock.seek(clock.last),
            "speed": lambda: clock.change_speed(1),
            "leave": on_back,
        }
        if on_count is not None:
            self._actions[_COUNT], self._buttons[_COUNT] = on_count, Button(_COUNT)
        self.map = ReplayMap(context, self._story)
        self._mouse = MapMouse(self.map, self.map.on_map)
        self._panel: ReplayPanel | None = None
        self._focus: str | None = None
        self._changed = True
        self._drawn: tuple[int, int, bool] | None = None  # the position on map and panel

    @property
    def game_board(self) -> Board:
        return self._story.history[0].table.board

    @property
    def buttons(self) -> list[Button]:
        """The buttons that are shown, in the order of the Tab key."""
        counts = _COUNT in self._actions and self.clock.turn == self.clock.last
        shown = {"speed": _COUNT} if counts else {}
        return [self._buttons[shown.get(name, name)] for name, *_ in _BUTTONS]

    @property
    def pad_accept(self) -> str:
        return "space" if self._focus is None else "return"

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        return _PAD_HINTS if self._focus is None else (SELECT, *_PAD_HINTS[1:])

    @property
    def pad_hints_above(self) -> bool:
        return True

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self.buttons)

    @property
    def _state(self) -> ReplayState:
        return ReplayState(self._story, self.clock.position)

    def enter(self, size: tuple[int, int]) -> None:
        context, seats = self._context, len(self._story.names)
        widths = tuple(width for *_, width in _BUTTONS)
        layout = replay_layout(size, seats, widths, ui_scale=context.settings.ui_scale / 100)
        self.map.layout(layout.pane)
        self._panel, self._drawn = ReplayPanel(context, layout), None
        self.slider.layout(layout.slider)
        self._refresh()

    def handle(self, event: Event) -> None:
        before = self._appearance()
        for button in self.buttons:
            if button.handle(event):
                self._press(button.name)
        turn = self.slider.handle(event)
        if turn is not None:
            self.clock.seek(turn)
            self._refresh(scrubbing=True)
        if event.type != pygame.KEYDOWN or not self._handle_key(event):
            self._mouse.handle(event)
        self._changed = self._changed or before != self._appearance()

    def update(self, dt: float) -> bool:
        self._mouse.update(dt)
        before, playing = self._state, self.clock.playing
        self.clock.update(dt)
        position = self.clock.position
        if (before.position, playing) != (position, self.clock.playing):
            if before.position[:2] != position[:2] and not before.over:
                self._context.audio.play(before.sound())
            self._refresh()
        changed, self._changed = self.map.update() or self._changed, False
        return changed

    def draw(self, surface: Surface) -> None:
        if self._panel is None:
            return
        context, clock, state, layout = self._context, self.clock, self._state, self._panel.layout
        brush, turns = Brush(surface, context.skins, layout.scale), len(self._story.moves)
        self._panel.draw(surface)
        self.map.draw(surface, state)
        draw_trade(brush, layout, state, context.settings.colour_accessible)
        margin = -brush.pixels(10)
        brush.stretch("panel/map_frame", layout.pane.inflate(margin, margin))
        draw_move_text(brush, layout, state.text(context.texts))
        position = context.texts.say("replay-position", turn=min(clock.started, turns), turns=turns)
        brush.write(position, layout.position, brush.pixels(19), GOLD, role="label", align=1.0)
        self.slider.draw(surface, context.skins, layout.scale)
        for button in self.buttons:
            button.draw(surface, context.skins, layout.scale)
        for button in self.buttons:
            if not button.label and button.state in ("hover", "focused"):
                name = context.texts.say(f"replay-{button.name}")
                brush.tooltip(name, button.rect, letters=18, room=4)

    def _appearance(self) -> Hashable:
        """State that triggers a redraw."""
        states = tuple(button.state for button in self.buttons)
        return self.slider.state, states, self.map.view

    def _press(self, name: str) -> None:
        self._context.audio.play("click")
        self._actions[name]()
        self._refresh()

    def _handle_key(self, event: Event) -> bool:
        """Whether a key was for the replay."""
        names = [button.name for button in self.buttons]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            here = names.index(self._focus) if self._focus in names else min(-step, 0)
            self._focus = names[(here + step) % len(names)]
            self._refresh()
        elif event.key in _ENTER and self._focus in names:
            self._press(self._focus)
        elif event.key in _KEYS:
            self._press(_KEYS[event.key])
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self.clock.change_speed(1 if event.key == pygame.K_UP else -1)
            self._refresh()
        else:
            return False
        return True

    def release(self) -> None:
        self._context.idle_work.cancel(self)

    def _refresh(self, *, scrubbing: bool = False) -> None:
        """Show the clock's position; while `scrubbing`, cards and players follow a little later."""
        state = self._state
        # Between two placements only what is drawn over map and panel changes.
        drawn = (*state.position[:2], state.current is not None)
        if self._panel is not None:
            if self._drawn != drawn:
                self._drawn = drawn
                self.map.show(state)
                self._show_panel(self._panel, scrubbing=scrubbing)
            self._update_buttons(self._panel.layout)
        self._changed = True

    def _show_panel(self, panel: ReplayPanel, *, scrubbing: bool) -> None:
        def show_later() -> Iterator[None]:
            panel.show(self._state)
            self._changed = True
            yield

        idle_work = self._context.idle_work
        if not scrubbing:
            idle_work.cancel(self)
            panel.show(self._state)
        elif self not in idle_work:  # or they would never follow a mouse that keeps moving
            idle_work.schedule(self, show_later(), _PANEL_AFTER)

    def _update_buttons(self, layout: ReplayLayout) -> None:
        clock, say = self.clock, self._context.texts.say
        plays = "again" if clock.turn == clock.last else "play"
        labels = {
            "play": say("replay-pause" if clock.playing else f"replay-{plays}"),
            "speed": say("replay-speed", times=f"{clock.speed:g}"),
            _COUNT: say("replay-count"),
            "leave": say("replay-leave"),
        }
        icons = {"play": "pause" if clock.playing else "play"}
        places = {name: box for (name, *_), box in zip(_BUTTONS, layout.buttons, strict=True)}
        for name, button in self._buttons.items():
            box = places.get(name, places["speed"])
            button.layout(box, labels.get(name, ""), icon=icons.get(name))
            button.focus(name == self._focus)
