"""Panels, buttons and frames from nine-slice sprites, at any size and scale."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, SRCALPHA, Color, Rect, Surface, transform
from pygame.image import tobytes

from game.ui.media.assets import Assets, Role, entries, numbers
from game.ui.widgets.text_layout import balanced, rise, shortened, wrapped

MOST_CACHED = 160  # finished sprites
MOST_FITTING = 600  # texts whose size of letters is known
MOST_LINES = 40  # texts whose lines are known
SPACING = 1.02  # height of a line, in heights of the font
LEAST_LETTERS = 9  # pixels; smaller ones cannot be read
_ROUNDING = 4  # pixels by which letters may be larger than in proportion
_STRIP = 64  # pixels of a wide panel that are drawn together: a large picture takes long to make
_UNIT = 2  # pixels of a sprite for one unit of the 1920x1080 table


class FittingLines(NamedTuple):
    """A text in lines, and the pixels of its letters."""

    lines: tuple[str, ...]
    pixels: int


class Skins:
    """Draws sprites of the table by name; each finished size is cached."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._entries: Mapping[str, Mapping[str, object]] = {
            name: entries(entry)
            for name, entry in entries(assets.manifest("table")["sprites"]).items()
        }
        self._cache: OrderedDict[tuple[str, int, int, int], Surface] = OrderedDict()
        self._fitting: dict[tuple[str, int, int, Role], int] = {}
        self._lines: dict[tuple[str, tuple[int, int], tuple[int, ...], Role], FittingLines] = {}
        self._frames: dict[str, bool] = {}
        self._evens: dict[str, bool] = {}

    def stretch(self, surface: Surface, name: str, box: Rect, scale: float) -> None:
        """Draw a nine-slice sprite with its body filling a box; its shadow may lie outside."""
        whole = self.bounds(name, box, scale)
        left, right = self._ends(name, whole.size, scale)
        if self._is_frame(name):
            for part, place in self._sides(name, whole.size, scale):
                surface.blit(part, place.move(whole.topleft))
        elif left + right + 1 < whole.width and self._is_even(name):
            self._stretch_even(surface, name, whole, scale)
        else:
            surface.blit(self._sliced(name, whole.size, scale), whole)

    def bounds(self, name: str, box: Rect, scale: float) -> Rect:
        """Everything that a nine-slice sprite covers if its body fills a box, shadow included."""
        left, top, right, bottom = self._margins(name, scale, "overhang")
        return Rect(
            box.left - left, box.top - top, box.width + left + right, box.height + top + bottom
        )

    def hole(self, name: str, box: Rect, scale: float) -> Rect:
        """The empty middle of a frame whose body fills a box."""
        whole = self.bounds(name, box, scale)
        left, top, right, bottom = self._margins(name, scale)
        size = max(0, whole.width - left - right), max(0, whole.height - top - bottom)
        return Rect((whole.left + left, whole.top + top), size if self._is_frame(name) else (0, 0))

    @property
    def fitting_known(self) -> int:
        """For how many texts the size of their letters is known."""
        return len(self._fitting)

    def holds(self, name: str) -> bool:
        """Whether a nine-slice sprite is finished in some size."""
        return any(key[0] == name for key in self._cache)

    def clear(self) -> None:
        """Forget the finished sprites, after a change of scene."""
        self._cache.clear()
        self._fitting.clear()
        self._lines.clear()

    def draw(self, surface: Surface, name: str, middle: tuple[int, int], scale: float) -> Rect:
        """Draw a sprite of fixed size, centred; returns where."""
        picture = self.assets.small(f"table/{name}", self.size(name, scale))
        box = picture.get_rect(center=middle)
        surface.blit(picture, box)
        return box  # not what blit returns, which the surface may have clipped

    def tile(self, surface: Surface, name: str, box: Rect, scale: float) -> None:
        """Draw a sprite repeatedly over a box, cut at its edges."""
        width, height = self.size(name, scale)
        picture = self.assets.small(f"table/{name}", (width, height))
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        for y in range(box.top, box.bottom, height):
            for x in range(box.left, box.right, width):
                surface.blit(picture, (x, y))
        surface.set_clip(before)

    def draw_icon(
        self, surface: Surface, name: str, middle: tuple[int, int], size: int, colour: str
    ) -> None:
        """Draw an icon in a colour."""
        picture = self.assets.small(f"icons/{name}", (size, size))
        tinted = self.tinted(picture, f"icon {name} {size}", colour)
        surface.blit(tinted, tinted.get_rect(center=middle))

    def tinted(self, picture: Surface, name: str, colour: str) -> Surface:
        """A white picture in a colour, cached by its name."""
        key = (f"{name} {colour}", *picture.get_size(), 0)
        if key not in self._cache:
            copy = picture.copy()
            copy.fill(Color(colour), special_flags=BLEND_RGBA_MULT)
            self._store(key, copy)
        return self._cache[key]

    def size(self, name: str, scale: float) -> tuple[int, int]:
        """The size of a sprite at a scale."""
        width, height = numbers(self._entries[name]["size"])
        return max(1, round(width * scale / _UNIT)), max(1, round(height * scale / _UNIT))

    def ink(self, name: str) -> str:
        """The colour of text on a sprite."""
        return str(self._entries[name].get("text", "#F6EBCF"))

    def write(
        self,
        surface: Surface,
        text: str,
        box: Rect,
        pixels: int,
        colour: str,
        *,
        role: Role = "reading",
        align: float = 0.0,
    ) -> Rect:
        """Write a line in a box, smaller if it would not fit; returns where."""
        role = self.assets.role_for(text, role, pixels)
        size = self.fitting_size(text, box.width, pixels, role)
        font = self.assets.font(role, size)
        if size == LEAST_LETTERS:
            text = shortened(text, font, box.width)
        picture = self.assets.text(role, size, text, colour)
        left = box.left + round((box.width - picture.get_width()) * align)
        # By the font, not by the picture, which is higher where a capital has an accent.
        top = box.centery - font.get_height() // 2 - rise(text, font)
        written = picture.get_rect(topleft=(left, top))
        surface.blit(picture, written)
        return written

    def fitting_size(self, text: str, width: int, pixels: int, role: Role = "reading") -> int:
        """The largest letters, up to a size, in which a text fits a width."""
        role = self.assets.role_for(text, role, pixels)
        key = text, width, pixels, role
        size = self._fitting.get(key)
        if size is None:
            written = self.assets.font(role, pixels).size(text)[0]
            if written > width:  # no font is opened for sizes that are far too large
                pixels = min(pixels, max(pixels * width // written + _ROUNDING, LEAST_LETTERS))
            while pixels > LEAST_LETTERS and self.assets.font(role, pixels).size(text)[0] > width:
                pixels -= 1
            if len(self._fitting) >= MOST_FITTING:
                self._fitting.clear()
            size = self._fitting[key] = pixels
        return size

    def write_lines(
        self,
        surface: Surface,
        text: str,
        box: Rect,
        sizes: tuple[int, ...],
        colour: str,
        *,
        role: Role = "reading",
    ) -> None:
        """Write a text in as many lines as it needs, in the first of these sizes that fits."""
        role = self.assets.role_for(text, role, sizes[0])
        lines, pixels = self.fitting_lines(text, box.size, sizes, role)
        high = round(self.assets.font(role, pixels).get_height() * SPACING)
        top = box.centery - high * len(lines) // 2
        for number, line in enumerate(lines):
            place = Rect(box.left, top + number * high, box.width, high)
            self.write(surface, line, place, pixels, colour, role=role)

    def fitting_lines(
        self, text: str, size: tuple[int, int], sizes: tuple[int, ...], role: Role = "reading"
    ) -> FittingLines:
        """A text in lines, in the first of these sizes in which it fits, or in the last."""
        key = text, size, sizes, role
        if key not in self._lines:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            self._lines[key] = self._fit_lines(*key)
        return self._lines[key]

    def _fit_lines(
        self, text: str, size: tuple[int, int], sizes: tuple[int, ...], role: Role
    ) -> FittingLines:
        lines, pixels = [text], LEAST_LETTERS
        for each in sizes:
            pixels = max(LEAST_LETTERS, each)
            font = self.assets.font(role, pixels)
            lines = wrapped(text, font, size[0])
            whole = " ".join(lines) == text  # no word was cut
            if whole and len(lines) * round(font.get_height() * SPACING) <= size[1]:
                lines = balanced(text, font, size[0])
                break
        return FittingLines(tuple(lines), pixels)

    def _is_frame(self, name: str) -> bool:
        """Whether a sprite's middle is empty."""
        if name not in self._frames:
            picture = self.assets.image(f"table/{name}")
            left, top, right, bottom = self._four(name)
            width, height = picture.get_width() - left - right, picture.get_height() - top - bottom
            self._frames[name] = (
                min(left, top, right, bottom, width, height) > 0
                and not picture.subsurface((left, top, width, height)).get_bounding_rect()
            )
        return self._frames[name]

    def _is_even(self, name: str) -> bool:
        """Whether all columns between a sprite's ends look alike."""
        if name not in self._evens:
            picture, (left, _, right, _) = self.assets.image(f"table/{name}"), self._four(name)
            width, height = picture.get_width() - left - right, picture.get_height()
            if width > 0:
                middle = picture.subsurface((left, 0, width, height))
                column = transform.scale(middle.subsurface((0, 0, 1, height)), (width, height))
                self._evens[name] = tobytes(middle, "RGBA") == tobytes(column, "RGBA")
        return self._evens.get(name, False)

    def _stretch_even(self, surface: Surface, name: str, whole: Rect, scale: float) -> None:
        """Cache only the ends and one column between them: wide panels would take much memory."""
        start, end = self._ends(name, whole.size, scale)
        narrow = self._sliced(name, (start + 1 + end, whole.height), scale)
        middle = Rect(whole.left + start, whole.top, whole.width - start - end, whole.height)
        visible = middle.clip(surface.get_clip())
        if visible:
            column = narrow.subsurface((start, visible.top - whole.top, 1, visible.height))
            strip = transform.scale(column, (min(_STRIP, visible.width), visible.height))
            for left in range(visible.left, visible.right, _STRIP):
                rest = (0, 0, visible.right - left, visible.height)
                surface.blit(strip, (left, visible.top), rest)
        surface.blit(narrow, whole, (0, 0, start, whole.height))
        surface.blit(narrow, (middle.right, whole.top), (start + 1, 0, end, whole.height))

    def _ends(self, name: str, size: tuple[int, int], scale: float) -> tuple[int, int]:
        """The widths of the left and right ends of a sprite in a size."""
        margins = self._four(name)
        shrink = _shrink(margins, size, scale / _UNIT)
        return round(margins[0] * shrink), round(margins[2] * shrink)

    def _sides(self, name: str, size: tuple[int, int], scale: float) -> list[tuple[Surface, Rect]]:
        """A frame without its middle, which would take much memory."""
        left, top, right, bottom = self._margins(name, scale)
        (width, height), tall = size, size[1] - top - bottom
        places = {
            "top": Rect(0, 0, width, top),
            "bottom": Rect(0, height - bottom, width, bottom),
            "left": Rect(0, top, left, tall),
            "right": Rect(width - right, top, right, tall),
        }
        if left + right >= width or tall <= 0:
            return [(self._sliced(name, size, scale), Rect((0, 0), size))]
        keys = {side: (f"{name} {side}", *size, round(scale * 1000)) for side in places}
        if any(key not in self._cache for key in keys.values()):
            for side, place in places.items():
                self._store(keys[side], self._make(name, size, scale, place))
        for key in keys.values():
            self._cache.move_to_end(key)
        return [(self._cache[keys[side]], place) for side, place in places.items()]

    def _sliced(self, name: str, size: tuple[int, int], scale: float) -> Surface:
        key = (name, *size, round(scale * 1000))
        if key not in self._cache:
            self._store(key, self._make(name, size, scale))
        self._cache.move_to_end(key)
        return self._cache[key]

    def _make(
        self, name: str, size: tuple[int, int], scale: float, box: Rect | None = None
    ) -> Surface:
        """The sprite in a size, or what of it lies in a box."""
        picture, slices = self.assets.image(f"table/{name}"), self._four(name)
        return nine_slices(picture, slices, size, scale / _UNIT, box, even=self._is_even(name))

    def _store(self, key: tuple[str, int, int, int], picture: Surface) -> None:
        self._cache[key] = picture
        if len(self._cache) > MOST_CACHED:
            self._cache.popitem(last=False)

    def _margins(self, name: str, scale: float, key: str = "slices") -> tuple[int, ...]:
        return tuple(round(n * scale / _UNIT) for n in self._four(name, key))

    def _four(self, name: str, key: str = "slices") -> tuple[int, int, int, int]:
        left, top, right, bottom = numbers(self._entries[name].get(key, [0, 0, 0, 0]))
        return int(left), int(top), int(right), int(bottom)


def nine_slices(
    picture: Surface,
    margins: tuple[int, int, int, int],
    size: tuple[int, int],
    factor: float,
    box: Rect | None = None,
    *,
    even: bool = False,
) -> Surface:
    """A picture stretched to a size, its corners only scaled, or what of it lies in a box.

    If `even`, the middle is stretched from a single column.
    """
    width, height = picture.get_size()
    left, top, right, bottom = margins
    shrink = _shrink(margins, size, factor)
    between = min(1, width - left - right) if even else width - left - right
    columns = [(0, left), (left, between), (width - right, right)]
    rows = [(0, top), (top, height - top - bottom), (height - bottom, bottom)]
    across = _stretched(left, right, size[0], shrink)
    down = _stretched(top, bottom, size[1], shrink)
    box = Rect((0, 0), size) if box is None else box
    made = Surface(box.size, SRCALPHA)
    for (x, w), (to_x, to_w) in zip(columns, across, strict=True):
        for (y, h), (to_y, to_h) in zip(rows, down, strict=True):
            place = Rect(to_x, to_y, to_w, to_h)
            if min(w, h, to_w, to_h) > 0 and place.colliderect(box):
                part = transform.smoothscale(picture.subsurface((x, y, w, h)), (to_w, to_h))
                made.blit(part, place.move(-box.left, -box.top))
    return made


def _shrink(margins: tuple[int, int, int, int], size: tuple[int, int], factor: float) -> float:
    """The factor, or less where a size is too small for the corners."""
    left, top, right, bottom = margins
    return min(factor, size[0] / max(1, left + right), size[1] / max(1, top + bottom))


def _stretched(before: int, after: int, length: int, factor: float) -> list[tuple[int, int]]:
    """Start and length of the three parts of one side."""
    first, last = round(before * factor), round(after * factor)
    return [(0, first), (first, length - first - last), (length - last, last)]
