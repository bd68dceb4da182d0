"""Locomotives in small: a portfolio on a dark shelf."""

from pygame import Rect, Surface

from game.rules.companies import PerCompany
from game.ui.table.geometry import standing
from game.ui.table.panel.rack import HEADING
from game.ui.widgets.skins import Skins

_ENGINE = 1.3  # a picture is larger than the engine on it


def draw_shelf(
    surface: Surface,
    skins: Skins,
    portfolio: PerCompany | None,
    box: Rect,
    scale: float,
    patterned: bool,
    most: int,
) -> None:
    """A shelf with its locomotives, as large as there is room for the most of them anywhere; an
    empty one where there is nothing to be seen."""
    skins.stretch(surface, "panel/log", box, scale)
    if portfolio is None:
        return
    inner = box.inflate(-round(12 * scale), -round(8 * scale))
    engines = standing(portfolio)
    places = engine_places(inner, len(engines), most)
    for company, place in zip(engines, places, strict=True):
        side = round(place.width * _ENGINE)
        name = skins.assets.locomotive(company, HEADING, patterned)
        for layer in (f"locomotives/shadow/{HEADING}", name):
            picture = skins.assets.scaled(layer, (side, side))
            surface.blit(picture, picture.get_rect(center=place.center))


def engine_places(shelf: Rect, count: int, most: int) -> list[Rect]:
    """Squares for so many locomotives, row upon row, as large as the shelf allows for the most."""
    side, columns = 0, 1
    for tried in range(1, most + 1):
        rows = -(-most // tried)
        if (fits := min(shelf.width // tried, shelf.height // rows)) > side:
            side, columns = fits, tried
    rows = -(-most // columns)
    across = min(shelf.width // columns, side * 3 // 2)
    left = shelf.centerx - across * columns // 2 + (across - side) // 2
    top = shelf.centery - side * rows // 2
    return [
        Rect(left + across * (number % columns), top + side * (number // columns), side, side)
        for number in range(count)
    ]
