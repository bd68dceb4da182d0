"""The model: a chunky wooden tank engine with a mark on its cab roof.

It stands on the origin and looks along +x; it is about 2.6 long, 1.2 wide and 1.6 high. Cab and
chimney are low and the boiler is long, so that the boiler's colour shows from every side.
"""

from math import cos, pi, sin
from typing import NamedTuple

import bpy

from tools.locomotives import paints
from tools.locomotives.liveries import CREAM, SOOT, Livery, Mark
from tools.locomotives.marks import Outline, outline
from tools.locomotives.paints import BOILER_HEIGHT
from tools.locomotives.shapes import Axis, Point, Profile, Workshop

BOILER_RADIUS = 0.40
CAB_REAR, CAB_FRONT = -1.06, -0.38
CAB_TOP = 1.30
ROOF_RISE = 0.13
ROOF_CENTRE = -0.72
ROOF_TOP = CAB_TOP + 0.05 + ROOF_RISE
WHEELS = ((-0.66, 0.33), (0.02, 0.33), (0.66, 0.26))
"""Where each wheel stands and how large it is."""


class Sizes(NamedTuple):
    """What differs between the plain and the patterned set."""

    roof_mark: float
    side_mark: float


PLAIN = Sizes(roof_mark=0.30, side_mark=0.15)
PATTERNED = Sizes(roof_mark=0.37, side_mark=0.17)


class Engine:
    """The engine in the scene, ready to be painted in any livery."""

    def __init__(self) -> None:
        """Saw, turn and glue all pieces."""
        self.stand = bpy.data.objects.new("engine", None)
        bpy.context.collection.objects.link(self.stand)
        self._workshop = Workshop(self.stand)
        self._body = paints.painted("body")
        self._accent = paints.painted("mark")
        self._cream = paints.in_colour("cream", CREAM)
        self._soot = paints.in_colour("soot", SOOT)
        self._wood = paints.bare_wood("beech", "#E8C186", "#B98446")
        self._brass = paints.metal("brass", "#F0BC55")
        self._glass = paints.in_colour("glass", "#241C19")
        self._hole = paints.dull("hole", "#0A0807")
        self._marks: dict[tuple[Mark, Sizes] | None, list[bpy.types.Object]] = {}
        self._painted: list[bpy.types.Object] = []
        self._hoops: list[bpy.types.Object] = []
        self._build_chassis()
        self._build_boiler()
        self._build_fittings()
        self._build_cab()
        self._build_bunker()
        self._build_numeral()
        for mark in Mark:
            for sizes in (PLAIN, PATTERNED):
                self._build_marks(mark, sizes)

    def paint_plain(self, livery: Livery) -> None:
        """One colour and the mark."""
        self._paint(livery, PLAIN)

    def paint_patterned(self, livery: Livery) -> None:
        """The colour, a boiler in the company's pattern and a larger mark."""
        self._paint(livery, PATTERNED)
        pattern, body, accent = livery.pattern, livery.body, livery.accent
        paint = paints.patterned("patterned", pattern, self.stand, body, accent)
        self._barrel.data.materials[0] = paint
        self._show_hoops(shown=False)

    def leave_bare(self) -> None:
        """Oak, walnut and maple without paint: the start player's engine with its brass 1."""
        self._coat(paints.bare_wood("oak", "#D9A860", "#A36B30"))
        paints.repaint(self._soot, "#4A2C1A")
        paints.repaint(self._cream, "#F0D9AE")
        self._show_marks(None)
        self._show_hoops(shown=True)

    def _paint(self, livery: Livery, sizes: Sizes) -> None:
        paints.repaint(self._body, livery.body)
        paints.repaint(self._accent, livery.accent)
        paints.repaint(self._soot, SOOT)
        paints.repaint(self._cream, CREAM)
        self._coat(self._body)
        self._show_marks((livery.mark, sizes))
        self._show_hoops(shown=True)

    def _coat(self, paint: bpy.types.Material) -> None:
        for piece in self._painted:
            piece.data.materials[0] = paint

    def _show_marks(self, chosen: tuple[Mark, Sizes] | None) -> None:
        for key, pieces in self._marks.items():
            for piece in pieces:
                piece.hide_render = key != chosen

    def _show_hoops(self, *, shown: bool) -> None:
        for hoop in self._hoops:
            hoop.hide_render = not shown

    def _paintwork(self, piece: bpy.types.Object) -> None:
        self._painted.append(piece)

    def _round(
        self,
        profile: Profile,
        at: Point,
        axis: Axis,
        paint: bpy.types.Material,
        bevel: float = 0.02,
    ) -> bpy.types.Object:
        """A turned piece that keeps its shape when the engine is drawn out."""
        piece = self._workshop.turned(profile, at, axis, paint, bevel=bevel)
        piece["round"] = True
        return piece

    def _build_chassis(self) -> None:
        shop = self._workshop
        shop.block((-1.2, -0.36, 0.24), (1.02, 0.36, 0.46), self._wood, bevel=0.05)
        board = shop.block((-1.24, -0.5, 0.45), (1.0, 0.5, 0.56), self._body, bevel=0.04)
        self._paintwork(board)
        for x, radius in WHEELS:
            for side in (-1, 1):
                self._build_wheel(x, radius, side)
        for side in (-1, 1):
            y = side * 0.60
            shop.block((-0.70, y - 0.03, 0.29), (0.06, y + 0.03, 0.37), self._brass, bevel=0.025)
        shop.block((0.98, -0.52, 0.36), (1.1, 0.52, 0.6), self._cream, bevel=0.035)
        shop.block((-1.29, -0.48, 0.36), (-1.2, 0.48, 0.58), self._cream, bevel=0.03)
        for side in (-1, 1):
            buffer: Profile = ((0, 0.05), (0.07, 0.05), (0.08, 0.105), (0.13, 0.105))
            self._round(buffer, Point(1.09, side * 0.34, 0.48), Axis.X, self._brass, 0.018)
        near: Outline = ((-0.46, 0.08), (0.46, 0.08), (0.46, 0.36), (-0.46, 0.36))
        far: Outline = ((-0.13, 0.08), (0.13, 0.08), (0.15, 0.17), (-0.15, 0.17))
        pilot = shop.sawn(near, 0.34, Point(1.0, 0, 0), Axis.X, self._body, bevel=0.035, far=far)
        self._paintwork(pilot)

    def _build_wheel(self, x: float, radius: float, side: int) -> None:
        half = 0.075
        at = Point(x, side * 0.49, radius)
        shop = self._workshop
        shop.turned(((-half, radius), (half, radius)), at, Axis.Y, self._wood, bevel=0.04)
        face = Point(x, side * 0.545, radius)
        disc: Profile = ((-0.04, radius * 0.66), (0.04, radius * 0.66))
        self._paintwork(shop.turned(disc, face, Axis.Y, self._body, bevel=0.02))
        hub: Profile = ((-0.07, radius * 0.24), (0.07, radius * 0.24))
        shop.turned(hub, face, Axis.Y, self._brass, bevel=0.02)

    def _build_boiler(self) -> None:
        shop, radius = self._workshop, BOILER_RADIUS
        axis = Point(0, 0, BOILER_HEIGHT)
        barrel: Profile = ((-0.42, radius), (0.8, radius))
        self._barrel = shop.turned(barrel, axis, Axis.X, self._body)
        self._paintwork(self._barrel)
        shop.block((-0.4, -0.26, 0.5), (0.9, 0.26, 0.74), self._soot)
        smokebox: Profile = ((0.70, radius + 0.04), (0.97, radius + 0.04))
        shop.turned(smokebox, axis, Axis.X, self._soot, bevel=0.05)
        ring: Profile = ((0.93, 0.335), (1.0, 0.335))
        shop.turned(ring, axis, Axis.X, self._brass, bevel=0.025)
        door: Profile = ((0.95, 0.27), (1.015, 0.27), (1.05, 0.18), (1.065, 0.02))
        shop.turned(door, axis, Axis.X, self._soot, bevel=0.015)
        knob: Profile = ((1.03, 0.075), (1.11, 0.075))
        shop.turned(knob, axis, Axis.X, self._brass, bevel=0.03)
        for x in (0.64, 0.02):
            band: Profile = ((x - 0.035, radius + 0.022), (x + 0.035, radius + 0.022))
            self._hoops.append(shop.turned(band, axis, Axis.X, self._brass, bevel=0.015))

    def _build_fittings(self) -> None:
        top = BOILER_HEIGHT + BOILER_RADIUS
        chimney: Profile = (
            (-0.1, 0.20),
            (0.04, 0.20),
            (0.09, 0.145),
            (0.2, 0.15),
            (0.33, 0.225),
            (0.40, 0.235),
        )
        place = Point(0.83, 0, top)
        self._round(chimney, place, Axis.Z, self._soot)
        self._round(((0.36, 0.25), (0.42, 0.25)), place, Axis.Z, self._brass, 0.02)
        self._round(((0.40, 0.18), (0.426, 0.18)), place, Axis.Z, self._hole, 0.0)
        dome = [(0.21 * sin(a), 0.19 * cos(a) + 0.002) for a in _steps(0, pi / 2, 12)]
        self._round(
            ((-0.1, 0.225), (0.0, 0.225), (0.03, 0.19), *((0.06 + z, r) for z, r in dome)),
            Point(0.34, 0, top),
            Axis.Z,
            self._brass,
            0.0,
        )
        valve: Profile = ((-0.1, 0.09), (0.03, 0.09), (0.05, 0.055), (0.14, 0.055), (0.15, 0.085))
        self._round((*valve, (0.2, 0.085)), Point(-0.16, 0, top), Axis.Z, self._brass, 0.012)

    def _build_cab(self) -> None:
        shop = self._workshop
        walls = shop.block((CAB_REAR, -0.47, 0.5), (CAB_FRONT, 0.47, CAB_TOP), self._body)
        self._paintwork(walls)
        for side in (-1, 1):
            y = side * 0.47
            low, high = (CAB_REAR + 0.12, y - 0.03, 1.0), (CAB_FRONT - 0.12, y + 0.03, 1.26)
            shop.block(low, high, self._cream, bevel=0.025)
            low, high = (CAB_REAR + 0.17, y - 0.04, 1.05), (CAB_FRONT - 0.17, y + 0.04, 1.26)
            shop.block(low, high, self._glass, bevel=0.02)
            low = (CAB_FRONT - 0.03, side * 0.36 - 0.06, 1.1)
            high = (CAB_FRONT + 0.02, side * 0.36 + 0.06, 1.26)
            shop.block(low, high, self._glass, bevel=0.015)
        low, high = (CAB_REAR - 0.03, -0.3, 0.98), (CAB_REAR + 0.03, 0.3, 1.27)
        shop.block(low, high, self._cream, bevel=0.025)
        low, high = (CAB_REAR - 0.04, -0.25, 1.03), (CAB_REAR + 0.03, 0.25, 1.27)
        shop.block(low, high, self._glass, bevel=0.02)
        arch = tuple((0.6 * cos(a), 0.07 + ROOF_RISE * sin(a)) for a in _steps(0, pi, 24))
        shape: Outline = ((-0.6, 0), (0.6, 0), *arch)
        at = Point(CAB_REAR - 0.12, 0, CAB_TOP - 0.02)
        length = CAB_FRONT - CAB_REAR + 0.22
        roof = shop.sawn(shape, length, at, Axis.X, self._body, bevel=0.035)
        self._paintwork(roof)

    def _build_bunker(self) -> None:
        shop = self._workshop
        bunker = shop.block((-1.24, -0.44, 0.5), (CAB_REAR + 0.04, 0.44, 0.92), self._body)
        self._paintwork(bunker)
        shop.block((-1.2, -0.38, 0.86), (CAB_REAR, 0.38, 0.935), self._soot, bevel=0.02)

    def _build_numeral(self) -> None:
        """The start player's 1, to be read from the engine's right."""
        one: Outline = (
            (-0.17, -0.33),
            (0.21, -0.33),
            (0.21, -0.21),
            (0.09, -0.21),
            (0.09, 0.33),
            (-0.03, 0.33),
            (-0.19, 0.19),
            (-0.19, 0.07),
            (-0.05, 0.15),
            (-0.05, -0.21),
            (-0.17, -0.21),
        )
        shop = self._workshop
        at = Point(ROOF_CENTRE, 0, ROOF_TOP - 0.07)
        pieces = [shop.sawn(one, 0.10, at, Axis.Z, self._brass, bevel=0.014)]
        for side in (-1, 1):
            small = tuple((-side * x * 0.52, z * 0.52) for x, z in one)
            at = Point(ROOF_CENTRE, side * 0.47 - 0.03, 0.80)
            pieces.append(shop.sawn(small, 0.06, at, Axis.Y, self._brass, bevel=0.01))
        self._marks[None] = pieces

    def _build_marks(self, mark: Mark, sizes: Sizes) -> None:
        shop = self._workshop
        roof = shop.sawn(
            outline(mark, sizes.roof_mark),
            0.10,
            Point(ROOF_CENTRE, 0, ROOF_TOP - 0.07),
            Axis.Z,
            self._accent,
            bevel=0.014,
        )
        roof["round"] = True
        pieces = [roof]
        for side in (-1, 1):
            shape = tuple((-y, x) for x, y in outline(mark, sizes.side_mark))
            at = Point(ROOF_CENTRE, side * 0.47 - 0.025, 0.80)
            pieces.append(shop.sawn(shape, 0.05, at, Axis.Y, self._accent, bevel=0.01))
        self._marks[mark, sizes] = pieces


def _steps(first: float, last: float, count: int) -> list[float]:
    return [first + (last - first) * step / count for step in range(count + 1)]
