import pygame
from pygame import Rect

from game.board import Hex
from game.ui.map.board import StretchedBoard
from game.ui.map.camera import Camera
from game.ui.map.ground import MapPicture
from game.ui.media.assets import Assets
from tests.builders import france
from tests.game.ui.map.scenes import a_camera

SIZE = (600, 500)


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are the same but for how sharp they are."""
    small = [pygame.transform.smoothscale(each, (30, 25)) for each in (one, other)]
    pixels = [pygame.image.tobytes(each, "RGB") for each in small]
    off = [abs(a - b) for a, b in zip(*pixels, strict=True)]
    return bool(sum(off) < 6 * len(off))


def view(picture: MapPicture, camera: Camera) -> pygame.Surface:
    pane = pygame.Surface(SIZE)
    picture.draw(pane, camera)
    return pane


def test_a_stretched_layer_shows_what_the_camera_would_see(assets: Assets) -> None:
    picture, camera = MapPicture(assets, france()), a_camera(SIZE)
    near = camera.zoomed(2, (200, 300))
    surface = pygame.Surface(SIZE)
    StretchedBoard().draw(surface, Rect(0, 0, *SIZE), near, view(picture, camera), camera)
    assert alike(surface, view(picture, near))


def test_what_a_near_layer_lacks_comes_from_the_whole_map(assets: Assets) -> None:
    picture, camera = MapPicture(assets, france()), a_camera(SIZE)
    near = camera.zoomed(2, (200, 300))
    rough, surface = StretchedBoard(), pygame.Surface(SIZE)
    rough.remember(view(picture, camera), camera)
    rough.draw(surface, Rect(0, 0, *SIZE), camera, view(picture, near), near)
    assert alike(surface, view(picture, camera))


def test_nothing_is_drawn_beside_the_part(assets: Assets) -> None:
    camera = a_camera(SIZE)
    near = camera.zoomed(3, camera.pixel_of(Hex(0, 0)))
    surface = pygame.Surface(SIZE)
    surface.fill("magenta")
    part = Rect(100, 100, 50, 50)
    StretchedBoard().draw(surface, part, near, view(MapPicture(assets, france()), camera), camera)
    assert surface.get_at((99, 120)) == pygame.Color("magenta")
    assert surface.get_at((120, 120)) != pygame.Color("magenta")
    assert surface.get_clip() == surface.get_rect()
