from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.storage.settings import AnimationSpeed, Settings
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.curtain import QUIET, CurtainActions, CurtainScene
from game.ui.table.curtain_face import Call, CurtainNews
from game.ui.table.layout import table_layout
from tests.game.ui.evening import QUICK, a_stage

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_covers_every_pixel(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    stage = a_stage(tmp_path)
    stage.texts = Texts(language, strict=True)
    opened: list[bool] = []
    call = Call("Zoë", ["something happened"], game="Game 2 of 3")
    scene = CurtainScene(stage, call, CurtainActions(lambda: opened.append(True), lambda: None))
    stage.push(scene)
    surface = pygame.display.set_mode(size)
    scene.enter(size)
    pictures = []
    for colour in ("magenta", "green"):
        surface.fill(colour)
        scene.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_a_key_opens_it_once(tmp_path: Path, key: int) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    scene = CurtainScene(
        stage, Call("Zoë"), CurtainActions(lambda: opened.append(True), lambda: None)
    )
    stage.push(scene)
    scene.enter((1280, 720))
    assert scene.update(0.1)
    assert not scene.update(0.1)
    assert scene.update(QUIET)  # now somebody can be ready, which is seen
    scene.handle(Event(pygame.KEYDOWN, key=key))
    assert opened == [True]
    assert stage.scenes == []


def test_the_key_that_skips_an_animation_does_not_open_it(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    scene = CurtainScene(
        stage, Call("Zoë"), CurtainActions(lambda: opened.append(True), lambda: None)
    )
    stage.push(scene)
    scene.enter((1280, 720))
    scene.update(QUIET)
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_SPACE))
    assert not opened


class Hurried:
    """A curtain that has just come down, before hands that are still pressing."""

    def __init__(self, folder: Path) -> None:
        self.stage = a_stage(folder)
        self.opened = 0
        self.scene = CurtainScene(
            self.stage, Call("Zoë", ["x"]), CurtainActions(self._open, self._open)
        )
        self.stage.push(self.scene)
        self.scene.enter((1280, 720))

    @property
    def places(self) -> list[tuple[int, int]]:
        return [self.scene._ready.rect.center, self.scene._again.rect.center]

    def press(self, *events: int, at: tuple[int, int]) -> None:
        for event in events:
            self.scene.handle(Event(event, pos=at, button=1))

    def key(self, *events: int) -> None:
        for event in events:
            self.scene.handle(Event(event, key=pygame.K_RETURN))

    def _open(self) -> None:
        self.opened += 1


def test_clicks_that_were_meant_for_the_table_open_nothing(tmp_path: Path) -> None:
    hands = Hurried(tmp_path)
    for place in hands.places:
        for _ in range(3):
            hands.press(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, at=place)
            hands.scene.update(QUIET * 0.9)
    assert hands.opened == 0
    hands.scene.update(QUIET)
    hands.press(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, at=hands.places[0])
    assert hands.opened == 1


def test_a_press_that_is_held_until_it_is_allowed_opens_nothing(tmp_path: Path) -> None:
    hands = Hurried(tmp_path)
    for place in hands.places:
        hands.press(pygame.MOUSEBUTTONDOWN, at=place)
        hands.scene.update(2 * QUIET)
        hands.press(pygame.MOUSEBUTTONUP, at=place)
        hands.scene.enter((1280, 720))
    assert hands.opened == 0


def test_a_held_key_that_repeats_opens_nothing(tmp_path: Path) -> None:
    hands = Hurried(tmp_path)
    hands.scene.update(QUIET / 2)  # the system waits before it repeats
    for _ in range(100):
        hands.key(pygame.KEYDOWN)
        hands.scene.update(QUIET / 30)
    assert hands.opened == 0
    hands.key(pygame.KEYUP)
    hands.scene.update(QUIET)
    hands.key(pygame.KEYDOWN)
    assert hands.opened == 1


def test_the_quiet_moment_starts_again_when_a_menu_is_closed(tmp_path: Path) -> None:
    hands = Hurried(tmp_path)
    hands.scene.update(QUIET)
    hands.scene.enter((1280, 720))
    hands.key(pygame.KEYDOWN)
    assert hands.opened == 0


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (1024, 1600), (3440, 1080)]
)
def test_ready_lies_nowhere_over_the_buttons_of_the_table(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    stage = a_stage(tmp_path, replace(QUICK, ui_scale=scale))
    scene = CurtainScene(stage, Call("Zoë"), CurtainActions(lambda: None, lambda: None))
    scene.enter(size)
    table = table_layout(size, 4, ui_scale=scale / 100)
    assert scene._ready.rect.collidelist(table.buttons) == -1
    assert not scene._ready.rect.colliderect(table.panel)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (Call("Zoë", ["x"]), "Since your last turn"),
        (Call("Zoë", ["x"], moved=False), "Before your first turn"),
        (Call("Zoë", moved=False), "You go first. Nothing has happened yet."),
        (Call("Zoë", moved=False, game="Game 2 of 3"), "Game 2 of 3"),
    ],
)
def test_it_shows_what_the_next_player_has_missed(
    tmp_path: Path, call: Call, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = a_stage(tmp_path)
    scene = CurtainScene(stage, call, CurtainActions(lambda: None, lambda: None))
    scene.enter((1280, 720))
    read: list[str] = []
    write = stage.skins.write

    def watched(surface: Surface, words: str, *rest: Any, **more: Any) -> Rect:
        read.append(words)
        return write(surface, words, *rest, **more)

    monkeypatch.setattr(stage.skins, "write", watched)
    scene.draw(pygame.display.set_mode((1280, 720)))
    assert said in read


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440), (3440, 1440)])
def test_the_rope_hangs_in_the_middle(tmp_path: Path, size: tuple[int, int]) -> None:
    stage = a_stage(tmp_path)
    scene = CurtainScene(stage, Call("Zoë"), CurtainActions(lambda: None, lambda: None))
    scene.enter(size)
    surface = pygame.display.set_mode(size)
    scene.draw(surface)
    row = scene._face._plaque().top - 3
    near = range(size[0] // 2 - size[0] // 32, size[0] // 2 + size[0] // 32)
    rope = [x for x in near if surface.get_at((x, row)).g > 100]  # golden, before red cloth
    assert abs((rope[0] + rope[-1]) / 2 - size[0] / 2) <= max(2, size[0] / 640)


def test_it_goes_up_when_the_turn_has_passed(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    passed = [False]
    actions = CurtainActions(lambda: opened.append(True), lambda: None, passed=lambda: passed[0])
    scene = CurtainScene(stage, Call("Zoë"), actions)
    stage.push(scene)
    scene.enter((1280, 720))
    scene.update(0.1)
    assert stage.scenes == [scene]
    passed[0] = True
    assert scene.update(0.1)
    assert stage.scenes == []
    assert opened == []


def test_a_running_clock_is_seen_on_it(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    left = ["0:46"]
    scene = CurtainScene(
        stage,
        Call("Zoë"),
        CurtainActions(lambda: None, lambda: None, news=lambda: CurtainNews(left[0])),
    )
    stage.push(scene)
    scene.enter((1280, 720))
    assert scene.update(0.1)
    assert not scene.update(0.1)
    left[0] = "0:45"
    assert scene.update(0.1)


def test_escape_leads_to_the_menu_and_opens_nothing(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    opened: list[bool] = []
    menus: list[bool] = []
    actions = CurtainActions(
        lambda: opened.append(True), lambda: None, on_menu=lambda: menus.append(True)
    )
    scene = CurtainScene(stage, Call("Zoë"), actions)
    stage.push(scene)
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
    assert (menus, opened, stage.scenes) == ([True], [], [scene])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_everything_that_happened_fits_above_the_buttons_with_long_names(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = a_stage(tmp_path)
    happened = [f"{'Maximiliane-Friederike von Hohenstaufen'} {word} " * 2 for word in "abcde"]
    scene = CurtainScene(stage, Call("Zoë", happened), CurtainActions(lambda: None, lambda: None))
    scene.enter(size)
    told: list[tuple[str, int]] = []
    write = stage.skins.write

    def watched(surface: Surface, words: str, box: Rect, *rest: Any, **more: Any) -> Rect:
        written = write(surface, words, box, *rest, **more)
        told.append((words, written.bottom))
        return written

    monkeypatch.setattr(stage.skins, "write", watched)
    scene.draw(pygame.display.set_mode(size))
    words = " ".join(words for words, _ in told)
    for word in "abcde":
        assert words.count(f" {word} ") == 2
    assert "…" not in words
    lines = [bottom for words, bottom in told if "Maximiliane" in words]
    assert max(lines) <= scene._ready.rect.top


MOVING = replace(QUICK, animation=AnimationSpeed.NORMAL)


STILL = [replace(MOVING, reduced_motion=True), replace(MOVING, animation=AnimationSpeed.OFF)]


class GreenStage:
    ready = True

    def prepare(self) -> None:
        pass

    def fits(self, surface: Surface) -> bool:
        return True

    def draw(self, surface: Surface) -> None:
        surface.fill("green")


class Raised:
    """A curtain before a backstage of one colour, in a window that shows another."""

    def __init__(self, folder: Path, settings: Settings = MOVING) -> None:
        self.stage = a_stage(folder, settings)
        self.opened = 0
        self.screen = pygame.display.set_mode((1280, 720))
        self.screen.fill("magenta")
        self.scene = CurtainScene(
            self.stage,
            Call("Zoë", ["x"]),
            CurtainActions(self._open, self._open),
            GreenStage(),
        )
        self.stage.push(self.scene)
        for _ in self.scene.entering(self.screen):
            pass

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            if self.stage.scenes and self.scene.update(1 / 60) and self.stage.scenes:
                self.scene.draw(self.screen)

    def press(self, key: int) -> None:
        self.scene.handle(Event(pygame.KEYDOWN, key=key))

    def share_of(self, colour: str) -> float:
        mask = pygame.mask.from_threshold(self.screen, Color(colour), (1, 1, 1, 255))
        return mask.count() / (1280 * 720)

    def _open(self) -> None:
        self.opened += 1


def test_it_falls_over_what_the_window_shows(tmp_path: Path) -> None:
    curtain = Raised(tmp_path)
    shares = []
    for _ in range(8):
        curtain.wait(0.05)
        shares.append(curtain.share_of("magenta"))
    assert 0.9 < shares[0] < 1
    assert shares == sorted(shares, reverse=True)
    curtain.wait(1)
    assert curtain.share_of("magenta") == 0


def test_it_looks_closed_when_it_has_fallen(tmp_path: Path) -> None:
    curtain = Raised(tmp_path)
    curtain.wait(2)
    fallen = pygame.image.tobytes(curtain.screen, "RGB")
    curtain.scene.draw(curtain.screen)
    assert pygame.image.tobytes(curtain.screen, "RGB") == fallen


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_a, pygame.K_RETURN])
def test_any_key_closes_a_falling_curtain_and_does_nothing_else(tmp_path: Path, key: int) -> None:
    curtain = Raised(tmp_path)
    curtain.wait(0.2)
    curtain.press(key)
    curtain.wait(1 / 60)
    assert curtain.share_of("magenta") == 0
    assert (curtain.opened, curtain.stage.scenes) == (0, [curtain.scene])


def test_r5_the_next_player_looks_only_when_it_is_up(tmp_path: Path) -> None:
    curtain = Raised(tmp_path)
    curtain.wait(2)
    curtain.press(pygame.K_RETURN)
    shares: list[float] = []
    while curtain.stage.scenes and len(shares) < 100:
        assert not curtain.opened
        curtain.wait(1 / 60)
        shares.append(curtain.share_of("green"))
    assert shares == sorted(shares)
    assert shares[-1] > 0.99
    assert curtain.opened == 1


def test_a_press_skips_the_rise_and_opens_it_once(tmp_path: Path) -> None:
    curtain = Raised(tmp_path)
    curtain.wait(2)
    curtain.press(pygame.K_RETURN)
    curtain.wait(0.1)
    assert curtain.stage.scenes
    curtain.press(pygame.K_RETURN)
    curtain.wait(1 / 60)
    assert (curtain.opened, curtain.stage.scenes) == (1, [])


@pytest.mark.parametrize(
    "settings",
    [replace(MOVING, reduced_motion=True), replace(MOVING, animation=AnimationSpeed.OFF)],
)
def test_without_motion_it_neither_falls_nor_rises(tmp_path: Path, settings: Settings) -> None:
    curtain = Raised(tmp_path, settings)
    curtain.wait(1 / 60)
    assert curtain.share_of("magenta") == 0
    curtain.wait(2)
    curtain.press(pygame.K_RETURN)
    assert (curtain.opened, curtain.stage.scenes) == (1, [])


def test_a_page_opened_over_a_moving_curtain_ends_the_movement(tmp_path: Path) -> None:
    curtain = Raised(tmp_path)
    curtain.wait(0.2)
    curtain.stage.navigator.toggle_controls(curtain.stage)
    page = curtain.stage.scenes[-1]
    for _ in page.entering(curtain.screen):
        pass
    curtain.stage.navigator.toggle_controls(curtain.stage)
    assert curtain.stage.scenes == [curtain.scene]
    curtain.scene.draw(curtain.screen)
    assert curtain.share_of("magenta") == 0


def test_a_notice_on_it_can_be_answered_and_does_not_open_it(tmp_path: Path) -> None:
    stage = a_stage(tmp_path)
    told = [CurtainNews(icon="pause", title="Paused", detail="…", button="Resume")]
    opened: list[bool] = []
    answered: list[bool] = []
    actions = CurtainActions(
        lambda: opened.append(True),
        lambda: None,
        news=lambda: told[0],
        on_answer=lambda: answered.append(True),
    )
    scene = CurtainScene(stage, Call("Zoë"), actions)
    stage.push(scene)
    scene.enter((1280, 720))
    scene.update(QUIET)
    press(scene, scene._answer.rect.center)
    assert (opened, answered) == ([], [True])
    told[0] = CurtainNews(speaker="Hugo", words="Hello!")
    assert scene.update(0.1)
    press(scene, scene._answer.rect.center)
    assert answered == [True]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_its_notices_lie_below_the_plaque_and_inside_the_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    scene = CurtainScene(a_stage(tmp_path), Call("Zoë"), CurtainActions(print, print))
    scene.enter(size)
    face = scene._face
    strips = [face._strip(0), face._strip(1)]
    assert not face._plaque().colliderect(strips[0])
    assert not strips[0].colliderect(strips[1])
    assert Rect((0, 0), size).contains(strips[0])
    assert strips[1].top < size[1]


def press(scene: CurtainScene, place: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(Event(kind, pos=place, button=1, buttons=(0, 0, 0), rel=(0, 0)))
