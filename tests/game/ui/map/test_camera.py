import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Hex
from game.ui.map.camera import CLOSEST, Camera, fitted, frame_of
from game.ui.media.assets import Assets
from tests.builders import board_of, france
from tests.game.ui.map.scenes import PANES, STRANGE_PANES, a_camera, a_frame

FRAME = a_frame()
panes = st.tuples(
    st.integers(0, 400), st.integers(0, 400), st.integers(300, 2600), st.integers(300, 1500)
)
hexes = st.sampled_from([space.hex for space in france().spaces])


@st.composite
def cameras(draw: st.DrawFn) -> Camera:
    """A camera after some zooming and panning."""
    camera = fitted(FRAME, draw(panes))
    left, top, width, height = camera.pane
    for _ in range(draw(st.integers(0, 3))):
        share = draw(st.tuples(st.floats(0, 1), st.floats(0, 1)))
        about = left + share[0] * width, top + share[1] * height
        camera = camera.zoomed(draw(st.floats(0.3, 3)), about)
        camera = camera.panned(draw(st.floats(-900, 900)), draw(st.floats(-900, 900)))
    return camera


@given(cameras(), hexes)
def test_the_hex_at_the_pixel_of_a_hex_is_that_hex(camera: Camera, place: Hex) -> None:
    pixel = camera.pixel_of(place)
    left, top, width, height = camera.pane
    inside = left <= pixel[0] < left + width and top <= pixel[1] < top + height
    assert camera.hex_at(pixel) == (place if inside else None)


@given(cameras())
def test_no_view_shows_more_than_the_whole_map(camera: Camera) -> None:
    whole = camera.fit()
    left, top = (-at / camera.scale for at in camera.origin)
    right, bottom = left + camera.pane[2] / camera.scale, top + camera.pane[3] / camera.scale
    widest_left, widest_top = (-at / whole.scale for at in whole.origin)
    slack = 2 / whole.scale  # the corner lies on a whole pixel
    assert left >= widest_left - slack
    assert top >= widest_top - slack
    assert right <= widest_left + whole.pane[2] / whole.scale + slack
    assert bottom <= widest_top + whole.pane[3] / whole.scale + slack
    assert 1.0 <= camera.zoom <= CLOSEST


@given(panes)
def test_fit_shows_every_hex_whole(pane: tuple[int, int, int, int]) -> None:
    camera = fitted(FRAME, pane)
    for space in france().spaces:
        x, y = camera.local(space.hex)
        reach = camera.hex_width * 0.6
        assert reach <= x <= pane[2] - reach
        assert reach <= y <= pane[3] - reach


@pytest.mark.parametrize("size", [*PANES, *STRANGE_PANES])
def test_fit_is_as_large_as_it_can_be(size: tuple[int, int]) -> None:
    camera = a_camera(size)
    middles = [camera.local(space.hex) for space in france().spaces]
    across = max(x for x, _ in middles) - min(x for x, _ in middles)
    down = max(y for _, y in middles) - min(y for _, y in middles)
    assert across > size[0] * 0.65 or down > size[1] * 0.75


def test_zooming_keeps_the_point_under_the_pointer() -> None:
    camera = a_camera(corner=(40, 20))
    place = Hex(1, 4)
    before = camera.pixel_of(place)
    after = camera.zoomed(2.5, before).pixel_of(place)
    assert after == pytest.approx(before, abs=2)


def test_zooming_ends_at_four_times_and_at_the_whole_map() -> None:
    camera = a_camera()
    near = camera.zoomed(100, (600, 500))
    assert near.zoom == CLOSEST
    assert near.hex_width == pytest.approx(4 * camera.hex_width)
    assert near.zoomed(0.01, (3, 3)) == camera.fit()
    assert near.fit().fits


def test_dragging_at_fit_moves_nothing() -> None:
    camera = a_camera()
    assert camera.panned(300, -200) == camera


def test_dragging_moves_the_map_with_the_pointer() -> None:
    camera = a_camera().zoomed(3, (600, 500))
    x, y = camera.pixel_of(Hex(0, 3))
    assert camera.panned(30, -20).pixel_of(Hex(0, 3)) == pytest.approx((x + 30, y - 20), abs=1)


def test_a_hex_out_of_view_is_brought_into_it_and_one_in_view_moves_nothing() -> None:
    camera = a_camera().zoomed(4, (0, 0))
    far = max((space.hex for space in france().spaces), key=lambda place: place.r)
    x, y = camera.shown(far).local(far)
    assert 0 < x < 1270
    assert 0 < y < 1080
    again = camera.shown(far).shown(far).local(far)
    assert again == pytest.approx((x, y), abs=1)


def test_beside_the_pane_and_off_the_board_there_is_no_hex() -> None:
    camera = a_camera(corner=(100, 0))
    assert camera.hex_at((50, 500)) is None
    assert camera.hex_at((102, 3)) is None


def test_another_window_size_keeps_the_view() -> None:
    camera = a_camera().zoomed(2, (600, 500))
    smaller = camera.resized((0, 0, 853, 720))
    assert smaller.zoom == camera.zoom
    assert smaller.middle == pytest.approx(camera.middle, abs=60)


def test_a_board_that_reaches_beyond_the_home_view_is_still_seen_whole() -> None:
    board = board_of([Hex(q, 30) for q in range(10)], {Hex(0, 31): ("Far", 1)})
    frame = frame_of(Assets().manifest("map"), board)
    x, y = fitted(frame, (0, 0, 800, 600)).pixel_of(Hex(0, 31))
    assert 0 < x < 800
    assert 0 < y < 600


def test_a_camera_is_centred_on_hexes_only_if_one_of_them_is_not_visible() -> None:
    camera = fitted(FRAME, (0, 0, 800, 600)).zoomed(3, (400, 0))
    visible = next(space.hex for space in france().spaces if camera.shows(space.hex))
    hidden = next(space.hex for space in france().spaces if not camera.shows(space.hex))
    assert camera.centred([visible]) is camera
    assert camera.centred([visible, hidden]).shows(hidden)


def test_what_is_below_something_that_covers_the_pane_is_not_visible() -> None:
    camera = fitted(FRAME, (0, 0, 800, 600)).zoomed(3, (400, 300))
    low = next(
        space.hex
        for space in france().spaces
        if camera.shows(space.hex) and camera.local(space.hex)[1] > 500
    )
    assert not camera.shows(low, covered=110)
    assert camera.centred([low], covered=110).shows(low, covered=110)
