import pytest

from game.board import Hex
from game.ui.map import labels
from game.ui.map.camera import Point
from game.ui.map.labels import LabelArea, Steps, label_area, label_steps, letters
from game.ui.media.assets import Assets
from tests.builders import france
from tests.game.ui.map.scenes import (
    PANES,
    a_camera,
    finished,
    overlaps,
    placed_ribbons,
    ribbon_areas,
)

ZOOMS = (1.0, 1.5, 2.0, 3.0, 4.0)


def ribbons(assets: Assets, size: tuple[int, int], zoom: float) -> list[LabelArea]:
    camera = a_camera(size).zoomed(zoom, (size[0] / 2, size[1] / 2))
    made = placed_ribbons(assets, camera)
    return list(ribbon_areas(made, camera).values())


@pytest.mark.parametrize("size", PANES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_no_ribbon_lies_on_another(assets: Assets, size: tuple[int, int], zoom: float) -> None:
    areas = ribbons(assets, size, zoom)
    assert len(areas) == len(france().cities)
    assert overlaps(areas) == 0


@pytest.mark.parametrize("size", [*PANES, (640, 560)])
def test_every_city_has_its_ribbon_inside_the_pane(assets: Assets, size: tuple[int, int]) -> None:
    for area in ribbons(assets, size, 1.0):
        assert 0 <= area.left < area.right <= size[0]
        assert 0 <= area.top < area.bottom <= size[1]


@pytest.mark.parametrize("size", PANES)
def test_no_ribbon_hides_a_barrier(assets: Assets, size: tuple[int, int]) -> None:
    camera = a_camera(size)
    areas = ribbons(assets, size, 1.0)
    for barrier in france().barriers:
        (left, top), (right, bottom) = (camera.local(place) for place in barrier)
        width = camera.hex_width * 0.2
        middle = label_area(((left + right) / 2, (top + bottom) / 2), (width, width))
        assert not any(area.common(middle) for area in areas)


def test_dragging_the_map_moves_every_ribbon_alike(assets: Assets) -> None:
    camera = a_camera().zoomed(2, (600, 500))
    made = placed_ribbons(assets, camera)
    moved = camera.panned(40, 30)
    steps = {
        (after.left - before.left, after.top - before.top)
        for before, after in zip(
            [made.box(camera, place, None) for place in made],
            [made.box(moved, place, None) for place in made],
            strict=True,
        )
    }
    assert steps == {(40, 30)}


def test_letters_grow_with_the_hexes_and_are_left_out_before_they_are_unreadable() -> None:
    at_fit = [letters(a_camera(size).hex_width) for size in PANES]
    assert at_fit == sorted(at_fit)
    assert min(at_fit) >= 9
    assert letters(20) == 0
    assert letters(2000) == letters(1000)


def test_areas_share_what_lies_in_both() -> None:
    assert LabelArea(0, 0, 4, 4).common(LabelArea(2, 3, 9, 9)) == 2
    assert LabelArea(0, 0, 4, 4).common(LabelArea(4, 0, 9, 9)) == 0
    assert overlaps([LabelArea(0, 0, 4, 4), LabelArea(2, 3, 9, 9), LabelArea(20, 20, 30, 30)]) == 2


def test_the_labels_of_a_view_are_placed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    placed = []

    class Counted(labels._Placement):
        def steps(self) -> Steps[dict[Hex, Point]]:
            placed.append(self)
            return super().steps()

    monkeypatch.setattr(labels, "_Placement", Counted)
    sizes = {city.hex: (61.0, 17.0) for city in france().cities}
    bounds = LabelArea(-1000, -1000, 1000, 1000)
    first = finished(label_steps(france(), 40.5, sizes, bounds))
    expected = dict(first)
    first.clear()
    assert finished(label_steps(france(), 40.5, sizes, bounds)) == expected
    assert len(placed) == 1
    larger = finished(label_steps(france(), 41.5, sizes, bounds))
    assert len(placed) == 2
    assert larger != expected
