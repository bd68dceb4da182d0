import pygame
import pytest
from pygame import Rect

from game.rules.companies import COMPANIES
from game.ui.map.boxes import area
from game.ui.map.ribbons import Ribbons
from game.ui.media.assets import Assets
from tests.builders import BLACK, BLUE, RED, at
from tests.game.ui.map.scenes import a_camera, overlaps, placed_ribbons, ribbon_areas

SIZE = (1270, 1080)


def made(assets: Assets, size: tuple[int, int] = SIZE) -> tuple[Ribbons, dict[str, Rect]]:
    camera = a_camera(size)
    ribbons = placed_ribbons(assets, camera)
    names = ("Pau", "Clermont-Ferrand")
    return ribbons, {name: ribbons.box(camera, at(name), None) for name in names}


def colours(ribbons: Ribbons, name: str, owner: int | None) -> dict[tuple[int, ...], int]:
    """How many pixels of each colour a ribbon has."""
    company = None if owner is None else COMPANIES[owner]
    box = ribbons.box(a_camera(SIZE), at(name), company)
    picture = pygame.Surface(box.size)
    ribbons.draw(picture, at(name), company, picture.get_rect(), faint=False)
    found: dict[tuple[int, ...], int] = {}
    for x in range(box.width):
        for y in range(box.height):
            colour = tuple(picture.get_at((x, y)))[:3]
            found[colour] = found.get(colour, 0) + 1
    found.pop((0, 0, 0), None)  # beside it
    return found


def test_a_ribbon_is_as_long_as_its_name(assets: Assets) -> None:
    _, boxes = made(assets)
    assert boxes["Clermont-Ferrand"].width > 2 * boxes["Pau"].width
    assert boxes["Clermont-Ferrand"].height == boxes["Pau"].height


def test_in_a_tiny_pane_there_are_no_ribbons(assets: Assets) -> None:
    assert list(placed_ribbons(assets, a_camera((320, 280)))) == []


def test_a_ribbon_fills_its_box(assets: Assets) -> None:
    ribbons, boxes = made(assets)
    pane = pygame.Surface(SIZE)
    ribbons.draw(pane, at("Pau"), None, boxes["Pau"], faint=False)
    drawn = pygame.mask.from_threshold(pane, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    rect = drawn.get_bounding_rects()[0].unionall(drawn.get_bounding_rects())
    assert boxes["Pau"].contains(rect)
    assert rect.width > boxes["Pau"].width * 0.8


def test_a_taken_ribbon_is_smaller_and_inside_the_free_one(assets: Assets) -> None:
    camera = a_camera(SIZE)
    ribbons = placed_ribbons(assets, camera)
    free, taken = ribbon_areas(ribbons, camera), ribbon_areas(ribbons, camera, RED)
    for place in ribbons:
        assert taken[place].bottom - taken[place].top < free[place].bottom - free[place].top
        assert free[place].top - 2 <= taken[place].top
        assert taken[place].bottom <= free[place].bottom + 2


@pytest.mark.parametrize("size", [(700, 600), (853, 720), SIZE])
def test_no_taken_ribbon_lies_on_another(assets: Assets, size: tuple[int, int]) -> None:
    camera = a_camera(size)
    assert overlaps(ribbon_areas(placed_ribbons(assets, camera), camera, BLUE).values()) == 0


def test_a_taken_ribbon_has_the_colour_of_its_company(assets: Assets) -> None:
    ribbons, _ = made(assets)
    for company in (BLUE, RED, BLACK):
        body = tuple(assets.livery(company).body)[:3]
        found = colours(ribbons, "Lyon", company.order)
        assert max(found, key=lambda colour: found[colour]) == body
        assert body not in colours(ribbons, "Lyon", None)


def test_a_faint_ribbon_shows_what_lies_below(assets: Assets) -> None:
    ribbons, boxes = made(assets)
    whole, faint = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for pane, thin in ((whole, False), (faint, True)):
        pane.fill("white")
        ribbons.draw(pane, at("Pau"), None, boxes["Pau"], faint=thin)
    for place in (boxes["Pau"].center, (boxes["Pau"].centerx, boxes["Pau"].centery + 3)):
        assert sum(faint.get_at(place)[:3]) > sum(whole.get_at(place)[:3])


@pytest.mark.parametrize("size", [(700, 600), (853, 720), (1270, 1080), (1750, 1440)])
def test_the_worth_of_a_free_city_stays_readable(assets: Assets, size: tuple[int, int]) -> None:
    camera = a_camera(size)
    ribbons = placed_ribbons(assets, camera)
    boxes = [ribbons.box(camera, place, None).inflate(-4, -4) for place in ribbons]
    hidden = 0.0
    for place in ribbons:
        side = round(camera.hex_width * 0.36)
        figure = Rect(0, 0, side, side).move_to(center=tuple(map(round, camera.local(place))))
        covered = sum(area(figure.clip(box)) for box in boxes) / area(figure)
        assert covered < 0.6
        hidden += covered
    assert hidden / len(boxes) < 0.12


@pytest.mark.parametrize("size", [(700, 600), (1270, 1080), (1750, 1440)])
def test_a_ribbon_that_lies_away_from_the_foot_of_its_hex_points_at_it(
    assets: Assets, size: tuple[int, int]
) -> None:
    camera = a_camera(size)
    ribbons = placed_ribbons(assets, camera)
    areas, pointing = ribbon_areas(ribbons, camera), 0
    boxes = {place: ribbons.box(camera, place, None) for place in ribbons}
    lowest = min(box.height for box in boxes.values())
    for place, box in boxes.items():
        (_, y), area = camera.local(place), areas[place]
        middle = (area.top + area.bottom) / 2
        tip = box.height > lowest
        at_the_foot = 0 < middle - y < 0.6 * camera.hex_width
        assert tip != at_the_foot
        if tip:
            pointing += 1
            reach = box.bottom - area.bottom, area.top - box.top
            assert (reach[0] > reach[1]) == (middle < y)  # towards the hex
    assert 0 < pointing < len(areas) / 2
