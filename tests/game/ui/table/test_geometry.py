from pathlib import Path

import pytest
from pygame import Rect

from game.board import load_board, shipped_boards
from game.rules.companies import COMPANIES
from game.ui.map.board import BoardPicture
from game.ui.map.camera import fitted
from game.ui.table.geometry import above_the_rack, table_camera
from game.ui.table.layout import table_layout
from game.ui.table.target import OnCard, OnHex, OnPlayer, OnRack, OnStatus
from tests.builders import at, france
from tests.game.ui.evening import Evening
from tests.game.ui.map.scenes import overlaps, placed_ribbons, ribbon_areas
from tests.game.ui.shared_resources import shared_assets

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_the_whole_map_is_seen_above_the_rack(tmp_path: Path, size: tuple[int, int]) -> None:
    layout = table_layout(size, 4)
    board = Evening(tmp_path).table.board
    pane = layout.pane
    box = (pane.left, pane.top, pane.width, pane.height)
    camera = fitted(above_the_rack(board.frame, layout), box)
    for space in france().spaces:
        x, y = camera.pixel_of(space.hex)
        assert pane.collidepoint(x, y)
        assert y < layout.rack.top + camera.hex_width / 2


@pytest.mark.parametrize("name", shipped_boards())
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.25, 1.5, 2.0])
def test_no_city_and_no_name_is_under_the_map_s_buttons(
    size: tuple[int, int], ui_scale: float, name: str
) -> None:
    layout, assets = table_layout(size, 3, ui_scale=ui_scale), shared_assets()
    camera = table_camera(BoardPicture(assets, load_board(name)), layout, racked=True)
    buttons, side = [layout.menu, *layout.tools[:2]], round(camera.hex_width)
    for city in camera.frame.board.cities:
        plate = Rect(0, 0, side, side).move_to(center=camera.pixel_of(city.hex))
        assert plate.collidelist(buttons) < 0
    for area in ribbon_areas(placed_ribbons(assets, camera), camera).values():
        ribbon = Rect(area.left, area.top, area.right - area.left, area.bottom - area.top)
        assert ribbon.collidelist(buttons) < 0


def test_cards_rack_log_and_map_are_found(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table, layout = evening.table, evening.table.layout
    places = table.geometry
    cards = [OnCard(company) for company in COMPANIES]
    assert [places.target_at(card.center) for card in layout.cards] == cards
    assert [places.target_at(tile.center) for tile in layout.players] == [*map(OnPlayer, range(3))]
    assert places.target_at(layout.status.center) == OnStatus()
    assert places.target_at(layout.log.center) is None
    lyon = at("Lyon")
    assert places.target_at(table.camera.pixel_of(lyon)) == OnHex(lyon)
    assert places.on_map(layout.pane.center)
    assert not places.on_map(layout.rack.center)
    for company in table.rack_colours():
        target = OnRack(company)
        assert places.target_at(places.box_of(target).center) in (target, None)


def test_every_target_lies_in_its_own_box(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    places = evening.table.geometry
    for target in (OnCard(COMPANIES[2]), OnPlayer(1), OnStatus(), OnHex(at("Lyon"))):
        assert places.target_at(places.box_of(target).center) == target


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_no_name_of_a_city_lies_on_another_or_below_the_rack(
    tmp_path: Path, size: tuple[int, int], ui_scale: float
) -> None:
    layout = table_layout(size, 4, ui_scale=ui_scale)
    board, pane = Evening(tmp_path).table.board, layout.pane
    camera = fitted(above_the_rack(board.frame, layout), (0, 0, pane.width, pane.height))
    assets = shared_assets()
    ribbons = placed_ribbons(assets, camera)
    areas = ribbon_areas(ribbons, camera).values()
    assert overlaps(areas) == 0
    for area in areas:
        assert 0 <= area.left < area.right <= pane.width
        assert 0 <= area.top < area.bottom <= layout.rack.top
