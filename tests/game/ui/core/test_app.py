from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pygame
import pytest
from pygame import Color, Surface
from pygame.event import Event

from game.ui.core.app import (
    AT_ONCE,
    IDLE_WORK,
    LONGEST_FRAME,
    MOST_LEFT,
    RESTING,
    TIDY_AFTER,
    App,
    texts_for,
)
from game.ui.core.context import Scene
from game.ui.core.overprint import LASTING, Toast
from game.ui.core.resize_preview import SETTLED
from game.ui.core.window import open_window
from game.ui.i18n.text import LANGUAGES
from game.ui.media.assets import Assets
from game.ui.menus.new_game import NewGameScene
from tests.game.ui.evening import QUICK, a_stage
from tests.game.ui.shared_resources import WINDOW

pytestmark = pytest.mark.usefixtures("window")


class Probe(Scene):
    """A scene that counts."""

    # Objects with slots are all of one size, so that one can be made in the place of another.
    __slots__ = ("__weakref__", "changes", "drawn", "entered", "events")

    def __init__(self, changes: int = 1) -> None:
        self.entered: list[tuple[int, int]] = []
        self.events: list[int] = []
        self.drawn = 0
        self.changes = changes

    def enter(self, size: tuple[int, int]) -> None:
        self.entered.append(size)

    def handle(self, event: Event) -> None:
        self.events.append(event.type)

    def update(self, dt: float) -> bool:
        self.changes -= 1
        return self.changes >= 0

    def draw(self, surface: Surface) -> None:
        self.drawn += 1


def test_a_scene_is_entered_once_and_drawn_when_it_changed(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe(changes=2)
    stage.push(probe)
    app = App(stage)
    assert [app.frame(0.016, []) for _ in range(4)] == [True, True, False, False]
    assert probe.entered == [WINDOW]
    assert probe.drawn == 2


def test_a_window_that_was_covered_is_shown_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, shown = a_stage(tmp_path), list[str]()
    stage.push(Probe(changes=0))
    app = App(stage)
    app.frame(0.016, [])
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append("all"))
    app.frame(0.016, [Event(pygame.WINDOWEXPOSED)])
    assert shown == ["all"]


@pytest.mark.parametrize(
    ("hides", "shows"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWEXPOSED),
    ],
)
def test_a_hidden_window_draws_only_once_it_is_shown_again(
    tmp_path: Path, hides: int, shows: int
) -> None:
    stage, probe = a_stage(tmp_path), Probe(changes=3)
    stage.push(probe)
    app = App(stage)
    assert app.frame(0.016, [])
    assert [app.frame(0.016, [Event(hides)]), *(app.frame(0.016, []) for _ in range(3))] == [
        False
    ] * 4
    assert (probe.drawn, probe.changes) == (1, -2)
    assert app.frame(0.016, [Event(shows)])
    assert probe.drawn == 2
    assert not app.frame(0.016, [])


def test_a_scene_that_did_not_change_while_hidden_is_not_drawn_again(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe(changes=1)
    stage.push(probe)
    app = App(stage)
    for event in (pygame.ACTIVEEVENT, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        app.frame(0.016, [Event(event)])
    assert probe.drawn == 1


def test_the_originals_of_pictures_are_freed_at_rest(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.assets = Assets()
    stage.push(Probe())
    app, picture = App(stage), stage.assets.image("map/plate/1")
    for _ in range(TIDY_AFTER):
        app.frame(0.016, [])
        assert stage.assets.image("map/plate/1") is picture
    app.frame(0.016, [])
    assert stage.assets.image("map/plate/1") is not picture


def test_a_scene_that_replaces_a_freed_one_is_entered(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.scenes.append(Probe())
    app = App(stage)
    app.frame(0.1, [])
    place = id(stage.scenes.pop())
    others = []
    while id(scene := Probe()) != place:
        others.append(scene)
        assert len(others) < 10_000, "the memory of a scene was never used again"
    stage.scenes.append(scene)
    app.frame(0.1, [])
    assert scene.entered


def test_the_scene_below_is_entered_again_when_it_comes_up(tmp_path: Path) -> None:
    stage, below, above = a_stage(tmp_path), Probe(), Probe()
    stage.push(below)
    app = App(stage)
    app.frame(0.016, [])
    stage.push(above)
    app.frame(0.016, [])
    stage.pop()
    app.frame(0.016, [])
    assert len(below.entered) == 2


def test_a_scene_gets_the_events_of_the_frame_that_opened_it(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)

    class Opening(Probe):
        """Opens the form for a new game at the first key."""

        def handle(self, event: Event) -> None:
            stage.push(NewGameScene(stage, lambda session: None))

    stage.push(Opening())
    app = App(stage)
    app.frame(0.016, [])
    enter, tab = (
        Event(pygame.KEYDOWN, key=key, mod=0, unicode="") for key in (pygame.K_RETURN, pygame.K_TAB)
    )
    app.frame(0.016, [enter, tab, Event(pygame.TEXTINPUT, text="Zoë")])
    form = stage.scenes[-1]
    assert isinstance(form, NewGameScene)
    assert form.seats[0].name == "Zoë"


def test_a_scene_put_on_top_by_one_that_is_entered_is_entered_too(tmp_path: Path) -> None:
    stage, above = a_stage(tmp_path), Probe()

    class Covered(Probe):
        """Is never seen without another on top."""

        def enter(self, size: tuple[int, int]) -> None:
            super().enter(size)
            if len(self.entered) == 1:
                stage.push(above)

    stage.push(Covered())
    app = App(stage)
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")])
    assert above.entered
    assert above.events == [pygame.KEYDOWN]


def test_the_first_picture_does_not_wait_for_the_sound_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, probe = a_stage(tmp_path), Probe()
    stage.push(probe)
    app, heard = App(stage), []
    monkeypatch.setattr(stage.audio, "update", lambda _: heard.append(probe.drawn))
    for _ in range(3):
        app.frame(0.016, [])
    assert heard == [1, 1]


def test_a_scene_that_opens_in_steps_does_not_wait_for_the_sound_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Probe):
        """Is entered in three frames."""

        def entering(self, window: Surface) -> Iterator[None]:
            yield
            yield
            self.enter(window.get_size())

    stage, first, second = a_stage(tmp_path), Slow(), Slow()
    stage.push(first)
    app, heard = App(stage, opening=0.0), []
    monkeypatch.setattr(stage.audio, "update", lambda _: heard.append((first.drawn, second.drawn)))
    for _ in range(4):
        app.frame(0.016, [])
    stage.push(second)
    for _ in range(4):
        app.frame(0.016, [])
    assert heard == [(1, 0), (1, 1)]


def test_quitting_ends_the_loop(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.push(Probe())
    pygame.event.post(Event(pygame.QUIT))
    App(stage).run()
    assert stage.scenes == []


@pytest.mark.parametrize(("taken", "told"), [(5000, LONGEST_FRAME), (16, 0.016)])
def test_after_a_hang_the_game_continues_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: int, told: float
) -> None:
    stage, steps = a_stage(tmp_path), list[float]()

    class Clock:
        def get_time(self) -> int:
            return taken

        def tick(self, _: int) -> None:
            stage.scenes.clear()

    class Moving(Probe):
        def update(self, dt: float) -> bool:
            steps.append(dt)
            return True

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    stage.push(Moving())
    App(stage).run()
    assert steps == [told]


def test_idle_work_is_done_between_frames_until_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, done = a_stage(tmp_path), list[int]()
    stage.push(Probe(changes=0))
    app = App(stage)
    app.frame(0.1, [])
    let_time_pass(monkeypatch, IDLE_WORK)
    stage.idle_work.schedule("map", steps(done, 2), delay=0.15)
    assert [app.frame(0.1, []) for _ in range(5)] == [True, True, True, True, False]
    assert done == [0, 1]


def test_long_frames_delay_idle_work_but_not_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, done = a_stage(tmp_path), list[int]()
    stage.push(Probe(changes=100))
    app = App(stage)
    let_time_pass(monkeypatch, 1)
    stage.idle_work.schedule("map", steps(done, 9))
    after = []
    for _ in range(2 * (MOST_LEFT + 1)):
        app.frame(0.016, [])
        after.append(len(done))
    assert after == [0] * MOST_LEFT + [1] + [1] * MOST_LEFT + [2]


def test_work_of_scenes_that_were_left_is_dropped(tmp_path: Path) -> None:
    stage, done = a_stage(tmp_path), list[int]()
    stage.push(Probe(changes=0))
    stage.idle_work.schedule("map", steps(done, 2))
    stage.switch_to(Probe(changes=0))
    App(stage).frame(0.016, [])
    assert done == []


def steps(done: list[int], number: int) -> Iterator[None]:
    for step in range(number):
        done.append(step)
        yield


def let_time_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So long at every look at the clock."""
    clock = count(0, seconds)
    monkeypatch.setattr("game.ui.core.app.perf_counter", lambda: next(clock))


def test_m_mutes_and_f11_toggles_full_screen(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe()
    stage.push(probe)
    app = App(stage)
    muted = stage.settings.muted
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m")])
    assert stage.settings.muted != muted
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")])
    assert stage.settings.fullscreen
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")])
    assert not stage.settings.fullscreen
    assert probe.events == []


def test_full_screen_chosen_in_the_settings_applies_immediately(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.push(Probe())
    app = App(stage)

    def full() -> bool:
        surface = pygame.display.get_surface()
        assert surface is not None
        return bool(surface.get_flags() & pygame.FULLSCREEN)

    for fullscreen in (True, False):
        stage.settings_file.change(replace(stage.settings, fullscreen=fullscreen))
        app.frame(0.016, [])
        assert full() is fullscreen


def test_a_window_never_gets_smaller_than_the_smallest(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.push(Probe())
    app = App(stage)
    open_window((400, 300))
    app.frame(0.016, [Event(pygame.VIDEORESIZE, size=(400, 300), w=400, h=300)])
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_size() == (1024, 600)


def test_a_window_that_was_made_too_small_is_drawn_anew(tmp_path: Path) -> None:
    class Painted(Probe):
        def draw(self, surface: Surface) -> None:
            super().draw(surface)
            surface.fill("red")

    stage, probe = a_stage(tmp_path, replace(QUICK, window=(1024, 600))), Painted(changes=1)
    stage.push(probe)
    open_window((1024, 600))
    app = App(stage)
    app.frame(0.016, [])
    assert _resized(app, (900, 600)).get_size() == (1024, 600)
    probe.changes = 1
    app.frame(SETTLED, [])
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_at((1000, 590)) == Color("red")
    assert probe.entered == [(1024, 600)] * 2


def test_a_window_that_is_resized_shows_its_last_picture_until_it_rests(tmp_path: Path) -> None:
    class Painted(Probe):
        def draw(self, surface: Surface) -> None:
            super().draw(surface)
            surface.fill("red" if len(self.entered) == 1 else "blue")

    stage, probe = a_stage(tmp_path), Painted(changes=1)
    stage.push(probe)
    app = App(stage)
    app.frame(0.016, [])
    for size in ((1500, 900), (1400, 800)):
        surface = _resized(app, size)
        assert surface.get_at((size[0] - 1, size[1] - 1)) == Color("red")
    assert probe.entered == [WINDOW]
    probe.changes = 1
    app.frame(SETTLED, [])
    assert probe.entered == [WINDOW, (1400, 800)]
    assert surface.get_at((0, 0)) == Color("blue")
    assert stage.settings.window == (1400, 800)


def test_a_window_that_gets_its_size_back_is_drawn_anew(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe()
    stage.push(probe)
    app = App(stage)
    app.frame(0.016, [])
    _resized(app, (1500, 900))
    _resized(app, WINDOW)
    app.frame(SETTLED, [])
    assert len(probe.entered) == 2


def test_a_key_ends_the_wait_for_the_size(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe()
    stage.push(probe)
    app = App(stage)
    app.frame(0.016, [])
    _resized(app, (1500, 900))
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")])
    assert probe.entered[-1] == (1500, 900)
    assert probe.events[-1] == pygame.KEYDOWN


def test_a_scene_that_appears_meanwhile_ends_the_wait_for_the_size(tmp_path: Path) -> None:
    stage, probe, other = a_stage(tmp_path), Probe(), Probe()
    stage.push(probe)
    app = App(stage)
    app.frame(0.016, [])
    _resized(app, (1500, 900))
    stage.push(other)
    app.frame(0.016, [])
    assert other.entered == [(1500, 900)]
    assert other.drawn == 1


def test_a_scene_is_entered_over_several_frames_and_gets_its_events_then(tmp_path: Path) -> None:
    class Slow(Probe):
        def entering(self, window: Surface) -> Iterator[None]:
            yield
            yield
            self.enter(window.get_size())

    stage, probe = a_stage(tmp_path), Slow()
    stage.push(probe)
    app = App(stage, opening=0.0)
    pressed = Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")
    assert [app.frame(0.016, [pressed]), app.frame(0.016, [])] == [True, True]
    assert (probe.entered, probe.events, probe.drawn) == ([], [], 0)
    app.frame(0.016, [])
    assert (probe.entered, probe.events, probe.drawn) == ([WINDOW], [pygame.KEYDOWN], 1)


def _resized(app: App, size: tuple[int, int]) -> Surface:
    """The window while somebody drags its edge."""
    open_window(size)
    app.frame(0.016, [Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def test_idle_work_waits_until_a_scene_has_been_opened(tmp_path: Path) -> None:
    class Slow(Probe):
        def entering(self, window: Surface) -> Iterator[None]:
            yield
            self.enter(window.get_size())

    stage, done = a_stage(tmp_path), list[bool]()
    probe = Slow()
    stage.push(probe)

    def job() -> Iterator[None]:
        done.append(bool(probe.drawn))
        yield

    stage.idle_work.schedule("job", job(), 0.1)
    app = App(stage, opening=0.0)
    app.frame(1.0, [])
    assert done == []
    for _ in range(3):
        app.frame(0.09, [])
    assert done == [True]


def test_the_loop_does_not_pause_until_a_scene_that_has_appeared_can_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Probe):
        def entering(self, window: Surface) -> Iterator[None]:
            yield
            yield
            self.enter(window.get_size())

    stage, probe, ticks = a_stage(tmp_path), Slow(), list[tuple[int, int]]()

    class Clock:
        def get_time(self) -> int:
            return 16

        def tick(self, rate: int) -> None:
            ticks.append((probe.drawn, rate))
            if rate != AT_ONCE:
                stage.scenes.clear()

    monkeypatch.setattr(pygame.time, "Clock", Clock)
    stage.push(probe)
    App(stage, opening=0.0).run()
    assert ticks == [(0, AT_ONCE), (0, AT_ONCE), (1, AT_ONCE), (1, RESTING)]


def test_texts_are_in_the_chosen_language_or_the_systems() -> None:
    assert texts_for("fr").language == "fr"
    assert texts_for("").language in LANGUAGES


def test_an_m_in_a_name_does_not_mute(tmp_path: Path) -> None:
    class Field(Probe):
        @property
        def typing(self) -> bool:
            return True

    stage, probe = a_stage(tmp_path), Field()
    stage.push(probe)
    muted = stage.settings.muted
    App(stage).frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m")])
    assert stage.settings.muted == muted
    assert probe.events == [pygame.KEYDOWN]


def test_the_context_knows_where_the_mouse_is(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    stage.push(Probe())
    app = App(stage)
    assert stage.mouse_position is None
    app.frame(0, [Event(pygame.MOUSEMOTION, pos=(30, 40), rel=(0, 0), buttons=(0, 0, 0))])
    assert stage.mouse_position == (30, 40)
    app.frame(0, [Event(pygame.WINDOWLEAVE)])
    assert stage.mouse_position is None


def test_m_shows_a_toast_on_any_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, probe = a_stage(tmp_path, replace(QUICK, muted=False)), Probe()
    stage.push(probe)
    app, said = App(stage), list[str]()
    monkeypatch.setattr(Toast, "show", lambda _, words, icon: said.append(words))
    mute = Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m")
    app.frame(0.016, [mute])
    app.frame(0.016, [mute])
    assert said == ["Sound off", "Sound on"]


def test_a_toast_disappears_without_redrawing_the_scene(tmp_path: Path) -> None:
    stage, probe = a_stage(tmp_path), Probe()
    stage.push(probe)
    app = App(stage)
    app.frame(0.016, [])
    before = pygame.image.tobytes(_screen(), "RGB")
    app.frame(0.016, [Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m")])
    assert pygame.image.tobytes(_screen(), "RGB") != before
    app.frame(LASTING, [])
    assert pygame.image.tobytes(_screen(), "RGB") == before
    assert probe.drawn == 1


def _screen() -> Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface
