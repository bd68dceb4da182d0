from pygame import Rect, Surface

from game.board import Board, Hex, read_board
from game.ui.map.camera import Camera, fitted, plain_frame
from game.ui.map.ground import MapPicture
from game.ui.media.assets import Assets
from tests.builders import board_file, france

SIZE = (600, 500)


def own() -> Board:
    return read_board(board_file())


def a_camera() -> Camera:
    return fitted(plain_frame(own()), (0, 0, *SIZE))


def drawn(camera: Camera) -> Surface:
    pane = Surface(SIZE)
    MapPicture(Assets(), own()).draw(pane, camera)
    return pane


def blueness(pane: Surface, place: tuple[int, int]) -> int:
    return pane.get_at(place).b - pane.get_at(place).r


def test_a_board_without_a_photograph_is_plain(assets: Assets) -> None:
    assert MapPicture(assets, own()).plain
    assert not MapPicture(assets, france()).plain


def test_every_hex_is_land_and_what_lies_around_is_sea() -> None:
    camera = a_camera()
    pane = drawn(camera)
    for space in own().spaces:
        assert blueness(pane, camera.pixel_of(space.hex)) < 0
    for corner in ((0, 0), (599, 0), (0, 499), (599, 499)):
        assert blueness(pane, corner) > 40


def test_the_whole_board_is_seen_in_any_pane() -> None:
    for size in ((640, 600), (400, 900), (1920, 400)):
        camera = fitted(plain_frame(own()), (0, 0, *size))
        for space in own().spaces:
            assert Rect(0, 0, *size).collidepoint(camera.pixel_of(space.hex))


def test_a_redrawn_part_looks_like_the_whole() -> None:
    camera = a_camera().zoomed(1.5, (300, 250))
    whole, mended = drawn(camera), drawn(camera)
    part = Rect(200, 150, 160, 120)
    mended.fill("magenta", part)
    mended.set_clip(part)
    MapPicture(Assets(), own()).draw(mended, camera)
    mended.set_clip(None)
    for x in range(190, 370, 7):
        for y in range(140, 280, 7):
            assert mended.get_at((x, y)) == whole.get_at((x, y))


def test_it_moves_with_the_map() -> None:
    near = a_camera().zoomed(2, (300, 250))
    assert blueness(drawn(near), near.pixel_of(Hex(0, 0))) < 0
