import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.board import load_board
from game.ui.map.camera import Camera, fitted, frame_of
from game.ui.map.map_input import DOUBLE_CLICK, CameraControl, MapMouse, camera_in
from game.ui.media.assets import Assets
from tests.game.ui.finished import pictures

PANE = Rect(0, 0, 800, 600)
FRAME = frame_of(Assets().manifest("map"), load_board("france"))


class Map:
    """A scene that is nothing but a map."""

    def __init__(self) -> None:
        self.camera: Camera = fitted(FRAME, (0, 0, 800, 600))
        self.rough = False

    def on_map(self, place: tuple[int, int]) -> bool:
        return PANE.collidepoint(place)

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        self.camera, self.rough = camera, moving


def finger(number: int, x: float, y: float, kind: int = pygame.FINGERMOTION) -> Event:
    return Event(kind, finger_id=number, x=x, y=y)


def pressed(mouse: MapMouse, place: tuple[int, int]) -> None:
    mouse.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))


def let_go(mouse: MapMouse, place: tuple[int, int]) -> None:
    mouse.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def test_fingers_that_part_zoom_in_and_those_that_close_zoom_out() -> None:
    pictures()
    scene = Map()
    hands = CameraControl(scene)
    hands.pinch(finger(1, 0.2, 0.2, pygame.FINGERDOWN))
    hands.pinch(finger(2, 0.3, 0.2, pygame.FINGERDOWN))
    hands.pinch(finger(2, 0.4, 0.2))
    assert scene.camera.zoom == pytest.approx(2)
    hands.pinch(finger(2, 0.3, 0.2))
    assert scene.camera.fits
    hands.pinch(finger(2, 0.3, 0.2, pygame.FINGERUP))
    hands.pinch(finger(1, 0.9, 0.9))
    assert scene.camera.fits  # one finger alone is the mouse


def test_whatever_moves_the_map_leaves_it_rough_at_first() -> None:
    scene = Map()
    CameraControl(scene).press_key(pygame.K_PLUS)
    mouse = MapMouse(scene, scene.on_map)
    pressed(mouse, (400, 300))
    mouse.handle(Event(pygame.MOUSEMOTION, pos=(360, 300), rel=(-40, 0), buttons=(1, 0, 0)))
    assert scene.rough
    scene.rough = False
    let_go(mouse, (360, 300))
    assert scene.rough
    for key in (pygame.K_PLUS, pygame.K_w, pygame.K_0):
        scene.rough = False
        CameraControl(scene).press_key(key)
        assert scene.rough


def test_a_trembling_click_moves_nothing() -> None:
    scene = Map()
    CameraControl(scene).press_key(pygame.K_PLUS)
    before, mouse = scene.camera, MapMouse(scene, scene.on_map)
    pressed(mouse, (400, 300))
    mouse.handle(Event(pygame.MOUSEMOTION, pos=(403, 300), rel=(3, 0), buttons=(1, 0, 0)))
    let_go(mouse, (403, 300))
    assert scene.camera == before


@pytest.mark.parametrize(("pause", "fits"), [(DOUBLE_CLICK / 2, True), (DOUBLE_CLICK * 2, False)])
def test_only_two_quick_clicks_show_the_whole_map(pause: float, fits: bool) -> None:
    scene = Map()
    CameraControl(scene).press_key(pygame.K_PLUS)
    mouse = MapMouse(scene, scene.on_map)
    for _ in range(2):
        pressed(mouse, (400, 300))
        let_go(mouse, (400, 300))
        mouse.update(pause)
    assert scene.camera.fits is fits


def test_a_press_beside_the_map_drags_nothing() -> None:
    scene = Map()
    CameraControl(scene).press_key(pygame.K_PLUS)
    before, mouse = scene.camera, MapMouse(scene, scene.on_map)
    pressed(mouse, (900, 300))
    mouse.handle(Event(pygame.MOUSEMOTION, pos=(700, 300), rel=(-200, 0), buttons=(1, 0, 0)))
    assert scene.camera == before


def test_another_pane_keeps_the_view_or_shows_the_whole_map() -> None:
    scene = Map()
    whole = camera_in(Rect(0, 0, 400, 300), FRAME, scene.camera)
    assert whole == fitted(FRAME, (0, 0, 400, 300))
    CameraControl(scene).press_key(pygame.K_PLUS)
    near = camera_in(Rect(0, 0, 400, 300), FRAME, scene.camera)
    assert near.zoom == scene.camera.zoom
