"""Lays the whole board together as the game draws it: every piece of the map in its place."""

import json
import math
from itertools import pairwise
from typing import NamedTuple, TypedDict

from PIL import Image, ImageChops, ImageDraw, ImageFont

from game.board.hexes import Hex, around
from tools.contact_sheet.catalogue import ENGINE, SPRITES
from tools.contact_sheet.drawing import engine, ground
from tools.make_board import BOARDS
from tools.table_art.palette import liveries

MAP = SPRITES / "map"
PANE = (1290, 1080)
# States to show, on hexes where nothing else lies.
OPEN = [(2, 4), (3, 3), (3, 4), (3, 5), (1, 5), (1, 6)]
STATES = {"hover": (4, 0), "chosen": (3, 1), "refused": (-4, 6)}
LOWER, UPPER = (Hex(0, 1), Hex(-1, 1)), (Hex(0, -1), Hex(1, -1))
_LETTERS = 10.5


class Line(NamedTuple):
    """A company's line, to show what rails and engines look like."""

    company: str
    station: str
    cities: tuple[str, ...]


LINES = (
    Line("blue", "Nord", ("Amiens", "Lille")),
    Line("red", "Lyon", ("Troyes", "Dijon", "Mâcon", "Lyon")),
    Line("yellow", "Austerlitz", ("Orléans", "Tours", "Poitiers", "Angoulême", "Bordeaux")),
    Line("green", "Saint-Lazare", ("Rouen", "Le Havre")),
    Line("black", "Est", ("Reims", "Metz", "Strasbourg")),
    Line("purple", "Montparnasse", ("Le Mans", "Rennes", "Brest")),
)


class Piece(TypedDict):
    """A sprite as the manifest describes it."""

    file: str
    anchor: list[float]
    from_hex: list[float]
    slices: list[int]
    text_box: list[int]
    text: str


class Table:
    """The pane of the map, with what lies on it."""

    def __init__(self) -> None:
        """Lay the picture down."""
        book = json.loads((MAP / "manifest.json").read_text(encoding="utf-8"))
        picture = book["pictures"]["france"]
        left, top, width, height = picture["home_view"]
        self._shrink = PANE[0] / width
        self._zero = tuple(
            (at - start) * self._shrink
            for at, start in zip(picture["hex_zero"], (left, top), strict=True)
        )
        self.across = picture["across_flats"] * self._shrink
        self._scale = self.across / book["pieces_across_flats"]
        self._pieces: dict[str, Piece] = book["pieces"]
        self._ribbons: list[tuple[int, int, int]] = []
        view = ground().crop((left, top, left + width, top + height))
        self.pane = view.resize(PANE, Image.Resampling.LANCZOS)

    def middle(self, space: Hex) -> tuple[float, float]:
        """Where a hex lies in the pane."""
        return (
            self._zero[0] + self.across * (space.q + space.r / 2),
            self._zero[1] + self.across * space.r * math.sqrt(3) / 2,
        )

    def lay(self, name: str, space: Hex, tint: str | None = None) -> None:
        """Put a piece on a hex, or on the edge or line that leaves it."""
        piece = self._pieces[name]
        sprite = self._small(name)
        if tint:
            sprite = ImageChops.multiply(sprite, Image.new("RGBA", sprite.size, tint))
        aside = piece.get("from_hex", [0.0, 0.0])
        x, y = (
            at + (step - anchor) * self._scale
            for at, step, anchor in zip(self.middle(space), aside, piece["anchor"], strict=True)
        )
        self.pane.alpha_composite(sprite, (round(x), round(y)))

    def stand(self, company: str, space: Hex, heading: int) -> None:
        """Put an engine on a hex, as the game does."""
        side = round(self.across * ENGINE)
        x, y = self.middle(space)
        place = (round(x - side / 2), round(y - side * 0.545))
        self.pane.alpha_composite(engine(f"locomotives/{company}", heading, side), place)

    def ribbon(self, space: Hex, name: str, worth: int, high: bool) -> None:
        """Put a city's ribbon at its hex's foot or head, or at the other if one is in the way."""
        piece = self._pieces[f"ribbon/{worth}"]
        font = ImageFont.truetype(SPRITES / "fonts" / "reading-bold.ttf", _LETTERS)
        text = name.upper()
        free_left, free_top, free_right, free_bottom = (
            side * self._scale for side in piece["text_box"]
        )
        band = self._small(f"ribbon/{worth}")
        wide = round(font.getlength(text) + free_left + free_right)
        cuts = [round(side * self._scale) for side in (piece["slices"][0], piece["slices"][2])]
        banner = _stretched(band, wide, *cuts)
        middle = (free_top + band.height - free_bottom) / 2 + 1
        ImageDraw.Draw(banner).text(
            (free_left, middle), text, font=font, fill=piece["text"], anchor="lm"
        )
        x, y = self.middle(space)
        tops = [round(y + self.across * side - band.height / 2) for side in (0.36, -0.40)]
        left = round(x - wide / 2)
        free = [
            top
            for top in (reversed(tops) if high else tops)
            if not any(
                abs(top - other) < band.height * 0.7 and left < right and start < left + wide
                for start, right, other in self._ribbons
            )
        ]
        top = free[0] if free else tops[high]
        self._ribbons.append((left, left + wide, top))
        self.pane.alpha_composite(banner, (left, top))

    def _small(self, name: str) -> Image.Image:
        with Image.open(MAP / self._pieces[name]["file"]) as sprite:
            size = tuple(round(side * self._scale) for side in sprite.size)
            return sprite.resize((size[0], size[1]), Image.Resampling.LANCZOS)


def board() -> Image.Image:
    """The board in play."""
    board = json.loads((BOARDS / "france.json").read_text(encoding="utf-8"))
    table = Table()
    spaces = [(Hex(entry["q"], entry["r"]), entry) for entry in board["hexes"]]
    spaces.sort(key=lambda item: item[0].r)
    for space, _ in spaces:
        table.lay("hex/normal", space)
    for step in OPEN:
        table.lay("hex/open", Hex(*step))
    for space, entry in spaces:
        if entry["kind"] == "start":
            table.lay(f"station/{entry['station'].lower()}", space)
        elif entry["kind"] == "city":
            table.lay(f"plate/{entry['value']}", space)
    shut = {frozenset((Hex(*one), Hex(*other))) for one, other in board["barriers"]}
    tints = {livery.company: livery.body for livery in liveries()}
    routes = {line.company: _route(dict(spaces), shut, line) for line in LINES}
    for company, route in routes.items():
        _lay_line(table, route, tints[company])
    for one, other in board["barriers"]:
        _lay_between(table, "barrier/", Hex(*one), Hex(*other))
    table.lay("eiffel", Hex(0, 0))
    for company, route in routes.items():
        for space, heading in _standing(route):
            table.stand(company, space, heading)
    for state, step in STATES.items():
        table.lay(f"hex/{state}", Hex(*step))
    for space, entry in spaces:
        if entry["kind"] == "city":
            high = _shut_edges(space, shut, LOWER) > _shut_edges(space, shut, UPPER)
            table.ribbon(space, entry["name"], entry["value"], high)
    return table.pane


def _route(spaces: dict[Hex, dict[str, str]], shut: set[frozenset[Hex]], line: Line) -> list[Hex]:
    """The hexes of a line: the shortest way from place to place that no barrier shuts."""
    places = {entry["name"]: space for space, entry in spaces.items() if "name" in entry}
    stations = {entry["station"]: space for space, entry in spaces.items() if "station" in entry}
    route = [stations[line.station]]
    for city in line.cities:
        ways = [[route[-1]]]
        seen = {route[-1]}
        while ways[0][-1] != places[city]:
            way = ways.pop(0)
            for space in around(way[-1]):
                free = space in spaces and spaces[space]["kind"] in ("rural", "city")
                if free and space not in seen and frozenset((way[-1], space)) not in shut:
                    seen.add(space)
                    ways.append([*way, space])
        route += ways[0][1:]
    return route


def _shut_edges(space: Hex, shut: set[frozenset[Hex]], steps: tuple[Hex, Hex]) -> int:
    """How many of two edges a barrier shuts, which a ribbon must not hide."""
    return sum(frozenset((space, Hex(space.q + q, space.r + r))) in shut for q, r in steps)


def _lay_line(table: Table, line: list[Hex], tint: str) -> None:
    """All beds first, then all tracks, so that no bed covers a rail."""
    for layer, colour in (("bed", tint), ("track", None)):
        for start, end in pairwise(line):
            _lay_between(table, f"rail/{layer}_", start, end, colour)
        for space in line:
            table.lay(f"rail/{layer}_hub", space, colour)


def _standing(line: list[Hex]) -> list[tuple[Hex, int]]:
    """The hexes of a line and where the engine on each looks: on to the next, the last ahead."""
    turns = {(1, 0): 0, (1, -1): 60, (0, -1): 120, (-1, 0): 180, (-1, 1): 240, (0, 1): 300}
    headings = [turns[end.q - start.q, end.r - start.r] for start, end in pairwise(line)]
    return list(zip(line, [*headings, headings[-1]], strict=True))


def _lay_between(table: Table, family: str, one: Hex, other: Hex, tint: str | None = None) -> None:
    """A piece between two neighbours, from the western one."""
    headings = {(1, 0): "east", (0, 1): "south_east", (1, -1): "north_east"}
    step = (other.q - one.q, other.r - one.r)
    if step not in headings:
        one, step = other, (-step[0], -step[1])
    table.lay(family + headings[step], one, tint)


def _stretched(band: Image.Image, wide: int, left: int, right: int) -> Image.Image:
    """A ribbon drawn out in its middle."""
    banner = Image.new("RGBA", (wide, band.height))
    middle = band.crop((left, 0, band.width - right, band.height))
    banner.paste(band.crop((0, 0, left, band.height)), (0, 0))
    banner.paste(middle.resize((max(1, wide - left - right), band.height)), (left, 0))
    banner.paste(band.crop((band.width - right, 0, band.width, band.height)), (wide - right, 0))
    return banner
