"""The six liveries stay apart for every common kind of colour vision."""

import json
from pathlib import Path

import pygame
import pytest

from tools.colours import LIVERIES, MINIMUM, Colour, Vision, distance, liveries, pairs, seen, table

SPRITES = Path(__file__).parents[2] / "sprites"
HEADINGS = (0, 90, 210, 270, 330)
PAINTED = 48
"""Where six engines differ by more than this, the pixel shows paint and not wood or brass."""


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


def body_colours(folder: str, heading: int) -> dict[str, Colour]:
    """The mean colour of each engine's paint, over the pixels that the liveries change."""
    engines = {
        company: pygame.image.load(SPRITES / folder / company / f"{heading:03}.png")
        for company in liveries()
    }
    width, height = next(iter(engines.values())).get_size()
    sums = {company: [0, 0, 0] for company in engines}
    count = 0
    for place in ((x, y) for x in range(0, width, 2) for y in range(0, height, 2)):
        pixels = {company: engine.get_at(place) for company, engine in engines.items()}
        if is_paint(list(pixels.values())):
            count += 1
            for company, pixel in pixels.items():
                for channel in range(3):
                    sums[company][channel] += pixel[channel]
    return {
        company: Colour.of_bytes(*(channel / count for channel in total))
        for company, total in sums.items()
    }


def is_paint(pixels: list[pygame.Color]) -> bool:
    """Whether this place is solid and has another colour on some engine."""
    if min(pixel.a for pixel in pixels) < 255:
        return False
    channels = ([pixel[channel] for pixel in pixels] for channel in range(3))
    return any(max(values) - min(values) > PAINTED for values in channels)


CLOSE = {"rose": "#C03040", "ruby": "#C02840", "sky": "#4080F0"}
