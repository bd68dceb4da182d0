"""What lies where on the sheets, planned from the manifests. Draws nothing."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from tools.contact_sheet.catalogue import Size, Sprite, sprites

TITLE = 34  # the height of a section's title
LINE = 12  # the height of a line of a label
_LETTER = 5.9  # the width of a letter of a label, at the most
_LABEL = 56  # as wide may a label be under a narrower sprite
_GAP = 8
PADDING = 20
_LARGEST = (450, 260)  # what is larger is shown shrunk, and a part of it as it is


class View(StrEnum):
    """How much of a sprite is shown."""

    WHOLE = "whole"
    SHRUNK = "shrunk"
    PART = "a part, real size"


class Mat(StrEnum):
    """What sprites lie on that the game never draws on the bare map."""

    NONE = ""
    NAVY = "table/panel/action"
    PAPER = "table/card/normal"


class Spot(NamedTuple):
    """A sprite's place on a page, with its label below."""

    sprite: Sprite
    view: View
    left: int
    top: int
    size: Size
    label: tuple[str, ...]

    @property
    def width(self) -> int:
        """Of sprite and label, whichever is wider."""
        return max(self.size[0], *(round(len(line) * _LETTER) for line in self.label))

    @property
    def bottom(self) -> int:
        """Where the label ends."""
        return self.top + self.size[1] + LINE * len(self.label) + 2


class Section(NamedTuple):
    """Sprites that belong together: all whose names begin so."""

    title: str
    starts: tuple[str, ...]
    mat: Mat = Mat.NONE


class Column:
    """Sections below one another."""

    def __init__(self, left: int, width: int, *sections: Section) -> None:
        self.left, self.width, self.sections = left, width, sections


class Page:
    """One picture."""

    def __init__(self, name: str, *columns: Column) -> None:
        self.name, self.columns = name, columns


class Placed(NamedTuple):
    """A section on its page."""

    section: Section
    left: int
    top: int
    width: int
    height: int
    spots: tuple[Spot, ...]


_ACROSS = (12, 1896)
_TWELVE = 910  # the width of a column that has twelve engines in a row
_CARD = ("normal", "hover", "chosen", "disabled", "veil", "shelf", "rays")
_PANELS = ("action", "dialog", "side", "map_frame", "tooltip", "badge")
_ON_PANELS = ("heading", "rule", "log", "pattern")
_COMPANIES = ("blue", "yellow", "red", "green", "black", "purple")

BOARD = Page(
    "board",
    Column(
        1300,
        610,
        Section("Hexes", ("map/hex/",)),
        Section("Cities", ("map/plate/", "map/ribbon/")),
        Section("Barriers", ("map/barrier/",)),
        Section("Rails", ("map/rail/",)),
        Section("Paris", ("map/eiffel", "map/station/")),
        Section("Start player", ("locomotives/start_player",)),
    ),
)
ENGINES = Page(
    "engines",
    Column(
        10,
        _TWELVE,
        Section("Engines", tuple(f"locomotives/{name}/" for name in _COMPANIES)),
        Section("Shadows", ("locomotives/shadow/",)),
        Section("Portraits", tuple(f"portraits/{name}" for name in _COMPANIES)),
    ),
    Column(
        990,
        _TWELVE,
        Section("Patterned engines", tuple(f"locomotives/patterned/{it}/" for it in _COMPANIES)),
        Section("Patterned portraits", tuple(f"portraits/patterned/{it}" for it in _COMPANIES)),
        Section("Start player's portrait", ("portraits/start_player",)),
    ),
)
TABLE = Page(
    "table",
    Column(
        *_ACROSS,
        Section("Company cards", tuple(f"table/card/{part}" for part in _CARD)),
        Section("On cards", ("table/depot/", "table/mark/", "table/track/"), Mat.PAPER),
        Section("Players and trays", ("table/player/", "table/tray/")),
        Section("The rack", ("table/rack/",), Mat.NAVY),
        Section("The screen, frame by frame", ("table/screen/",)),
    ),
)
CONTROLS = Page(
    "controls",
    Column(
        *_ACROSS,
        Section("Panels", tuple(f"table/panel/{part}" for part in _PANELS)),
        Section("On panels", tuple(f"table/panel/{part}" for part in _ON_PANELS), Mat.NAVY),
        Section("Buttons", ("table/button/",), Mat.NAVY),
        Section("Controls", ("table/control/",), Mat.NAVY),
    ),
)
SIGNS = Page(
    "signs",
    Column(
        *_ACROSS,
        Section("Icons", ("icons/",), Mat.NAVY),
        Section("Faces", ("faces/",), Mat.NAVY),
        Section("Cursors", ("cursors/",)),
        Section("Window icons", ("title/icon",)),
        Section("Particles", ("particles/",)),
    ),
)
SCENES = Page(
    "scenes",
    Column(
        *_ACROSS,
        Section("Title", ("title/poster",)),
        Section("Curtain", ("table/curtain/",)),
    ),
)
PAGES = (BOARD, ENGINES, TABLE, CONTROLS, SIGNS, SCENES)


def placed(page: Page) -> list[Placed]:
    """The sections of a page with the places of their sprites."""
    found = []
    for column in page.columns:
        top = _GAP
        for section in column.sections:
            spots, height = _flow(_chosen(section), column, top + TITLE)
            height += TITLE + _GAP
            width = max(spot.left + spot.width for spot in spots) + PADDING - column.left
            found.append(Placed(section, column.left, top, width, height, tuple(spots)))
            top += height + _GAP // 2
    return found


def _chosen(section: Section) -> list[Sprite]:
    """A section's sprites, in the order of its beginnings."""
    everything = sprites()
    return [
        sprite for start in section.starts for sprite in everything if sprite.name.startswith(start)
    ]


def _flow(chosen: list[Sprite], column: Column, top: int) -> tuple[list[Spot], int]:
    """Spots in rows, the sprites of a row standing on one line; and how high it all is."""
    rows: list[list[Spot]] = [[]]
    start, end = column.left + PADDING, column.left + column.width - PADDING
    left = start
    for sprite in chosen:
        for view, size in _views(sprite):
            spot = Spot(sprite, view, left, 0, size, _label(sprite, view, size[0]))
            if left + spot.width > end and rows[-1]:
                left = start
                rows.append([])
            rows[-1].append(spot._replace(left=left))
            left += spot.width + _GAP
    spots, below = [], top
    for row in rows:
        foot = below + max((spot.size[1] for spot in row), default=0)
        spots += [spot._replace(top=foot - spot.size[1]) for spot in row]
        below = max((spot.bottom for spot in spots), default=foot) + _GAP // 2
    return spots, below - top


def _views(sprite: Sprite) -> Iterator[tuple[View, Size]]:
    wide, high = sprite.size
    if wide <= _LARGEST[0] and high <= _LARGEST[1]:
        yield View.WHOLE, sprite.size
        return
    share = min(_LARGEST[0] / wide, _LARGEST[1] / high)
    yield View.SHRUNK, (round(wide * share), round(high * share))
    yield View.PART, (min(wide, _LARGEST[0]), min(high, _LARGEST[1]))


def _label(sprite: Sprite, view: View, wide: int) -> tuple[str, ...]:
    """The sprite's name in lines that are hardly wider than itself."""
    *_, folder, name = sprite.name.split("/")
    words = name.split("_")
    if name.isdigit():
        words.insert(0, folder)
    if view is not View.WHOLE:
        words.append(f"({view})")
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if len(longer) * _LETTER <= max(wide, _LABEL):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
