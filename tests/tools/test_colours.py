"""The six liveries stay apart for every common kind of colour vision."""

import json
from functools import cache
from pathlib import Path

import pygame
import pytest

from tools.colours import LIVERIES, MINIMUM, Colour, Vision, distance, liveries, pairs, seen, table

SPRITES = Path(__file__).parents[2] / "sprites"
HEADINGS = range(0, 360, 30)


def test_black_and_white_lie_a_hundred_apart() -> None:
    assert distance(Colour.of("#000000"), Colour.of("#FFFFFF")) == pytest.approx(100, abs=0.01)


def test_grey_looks_the_same_to_everybody() -> None:
    grey = Colour.of("#808080")
    for vision in Vision:
        assert seen(grey, vision) == pytest.approx(grey, abs=1e-4)


def test_red_and_green_come_closer_without_green_cones() -> None:
    red, green = Colour.of("#B81C10"), Colour.of("#2E7D32")
    assert distance(red, green, Vision.DEUTERANOPIA) < distance(red, green) / 2


def test_the_table_names_the_closest_pair() -> None:
    colours = {name: Colour.of(text) for name, text in CLOSE.items()}
    assert table(colours, Vision.NORMAL).startswith("normal: closest rose and ruby, ")


def test_there_is_a_livery_for_each_colour_of_the_rules() -> None:
    assert list(liveries()) == ["blue", "yellow", "red", "green", "black", "purple"]


def test_no_two_companies_share_mark_or_pattern() -> None:
    companies = json.loads(LIVERIES.read_text(encoding="utf-8"))["companies"].values()
    for sign in ("mark", "pattern", "railway", "body"):
        assert len({company[sign] for company in companies}) == 6


def test_text_reads_on_every_livery() -> None:
    companies = json.loads(LIVERIES.read_text(encoding="utf-8"))["companies"].values()
    for company in companies:
        for vision in Vision:
            assert distance(Colour.of(company["body"]), Colour.of(company["ink"]), vision) > 45


@pytest.mark.parametrize("vision", Vision)
def test_any_two_liveries_stay_apart(vision: Vision) -> None:
    closest = pairs(liveries(), vision)[0]
    assert closest.distance >= MINIMUM, closest


@pytest.mark.parametrize("vision", Vision)
@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("folder", ["locomotives", "locomotives/patterned"])
def test_any_two_rendered_engines_stay_apart(vision: Vision, heading: int, folder: str) -> None:
    closest = pairs(body_colours(folder, heading), vision)[0]
    assert closest.distance >= MINIMUM, closest


@cache
def body_colours(folder: str, heading: int) -> dict[str, Colour]:
    """The mean colour of each engine's paint, mark and brass left out."""
    engines = {
        company: pygame.image.load(SPRITES / folder / company / f"{heading:03}.png")
        for company in liveries()
    }
    width, height = engines["black"].get_size()
    paint = [
        (x, y)
        for x in range(0, width, 2)
        for y in range(0, height, 2)
        if is_paint(engines["black"].get_at((x, y)), engines["yellow"].get_at((x, y)))
    ]
    return {company: mean(engine, paint) for company, engine in engines.items()}


def is_paint(black: pygame.Color, yellow: pygame.Color) -> bool:
    """All engines have one shape; it is painted where the one is dark and the other bright."""
    return black.a == 255 and max(black[:3]) < 110 and yellow.r - black.r > 60


def mean(engine: pygame.Surface, places: list[tuple[int, int]]) -> Colour:
    pixels = [engine.get_at(place) for place in places]
    red, green, blue = (sum(pixel[channel] for pixel in pixels) for channel in range(3))
    return Colour.of_bytes(red / len(pixels), green / len(pixels), blue / len(pixels))


CLOSE = {"rose": "#C03040", "ruby": "#C02840", "sky": "#4080F0"}
