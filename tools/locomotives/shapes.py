"""Turned and sawn pieces of wood: meshes with rounded edges, ready for a coat of paint."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import NamedTuple

import bpy
from mathutils import Vector

from tools.locomotives.marks import Outline

_SEGMENTS = 72
_SMOOTH_BELOW = radians(36)

Profile = Sequence[tuple[float, float]]
"""Points (distance along the axis, radius) of a turned piece, from one end to the other."""


class Axis(StrEnum):
    """The direction in which a piece is turned or sawn."""

    X = "x"
    Y = "y"
    Z = "z"


class Point(NamedTuple):
    """A place in the model: x ahead, y left, z up."""

    x: float
    y: float
    z: float

    def along(self, axis: Axis, ahead: float, first: float, second: float) -> "Point":
        """This place moved ahead on an axis and sideways on the two others."""
        match axis:
            case Axis.X:
                return Point(self.x + ahead, self.y + first, self.z + second)
            case Axis.Y:
                return Point(self.x + first, self.y + ahead, self.z + second)
            case Axis.Z:
                return Point(self.x + first, self.y + second, self.z + ahead)


ORIGIN = Point(0, 0, 0)


class Workshop:
    """Makes pieces and fastens them to one engine."""

    def __init__(self, engine: bpy.types.Object) -> None:
        """Every piece made here moves with the engine."""
        self._engine = engine

    def turned(
        self,
        profile: Profile,
        at: Point,
        axis: Axis,
        paint: bpy.types.Material,
        *,
        bevel: float = 0.02,
    ) -> bpy.types.Object:
        """A piece from the lathe, closed at both ends."""
        corners: list[Point] = []
        faces: list[list[int]] = []
        for ahead, radius in profile:
            angles = (2 * pi * step / _SEGMENTS for step in range(_SEGMENTS))
            corners += [ORIGIN.along(axis, ahead, radius * cos(a), radius * sin(a)) for a in angles]
        for ring in range(len(profile) - 1):
            for step in range(_SEGMENTS):
                near, far = ring * _SEGMENTS, (ring + 1) * _SEGMENTS
                after = (step + 1) % _SEGMENTS
                faces.append([near + step, near + after, far + after, far + step])
        faces.append(list(reversed(range(_SEGMENTS))))
        faces.append(list(range(len(corners) - _SEGMENTS, len(corners))))
        return self._piece(corners, faces, at, paint, bevel)

    def sawn(
        self,
        shape: Outline,
        thickness: float,
        at: Point,
        axis: Axis,
        paint: bpy.types.Material,
        *,
        bevel: float = 0.03,
        far: Outline | None = None,
    ) -> bpy.types.Object:
        """A board of this shape; `far` gives the far side another shape with as many corners."""
        count = len(shape)
        corners = [ORIGIN.along(axis, 0, *corner) for corner in shape]
        corners += [ORIGIN.along(axis, thickness, *corner) for corner in far or shape]
        faces = [list(reversed(range(count))), list(range(count, 2 * count))]
        for corner in range(count):
            after = (corner + 1) % count
            faces.append([corner, after, after + count, corner + count])
        return self._piece(corners, faces, at, paint, bevel)

    def block(
        self,
        low: tuple[float, float, float],
        high: tuple[float, float, float],
        paint: bpy.types.Material,
        *,
        bevel: float = 0.035,
    ) -> bpy.types.Object:
        """A block between two corners."""
        middle = Point(*((a + b) / 2 for a, b in zip(low, high, strict=True)))
        long, wide, tall = ((b - a) / 2 for a, b in zip(low, high, strict=True))
        shape = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
        base = Point(middle.x, middle.y, middle.z - tall)
        return self.sawn(shape, 2 * tall, base, Axis.Z, paint, bevel=bevel)

    def ball(
        self, radius: float, at: Point, paint: bpy.types.Material, *, flat: float = 1.0
    ) -> bpy.types.Object:
        """A ball, `flat` times as high as it is wide."""
        steps = [pi * step / 24 for step in range(1, 24)]
        profile = [(-radius * flat * cos(step), radius * sin(step)) for step in steps]
        return self.turned(profile, at, Axis.Z, paint, bevel=0)

    def _piece(
        self,
        corners: list[Point],
        faces: list[list[int]],
        at: Point,
        paint: bpy.types.Material,
        bevel: float,
    ) -> bpy.types.Object:
        mesh = bpy.data.meshes.new("piece")
        mesh.from_pydata(corners, [], _facing_out(corners, faces))
        mesh.materials.append(paint)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.set_sharp_from_angle(angle=_SMOOTH_BELOW)
        piece = bpy.data.objects.new("piece", mesh)
        piece.location = at
        piece.parent = self._engine
        if bevel:
            _round_edges(piece, bevel)
        bpy.context.collection.objects.link(piece)
        return piece


def _facing_out(corners: list[Point], faces: list[list[int]]) -> list[list[int]]:
    """The faces, all turned if the solid that they enclose is inside out."""
    volume = 0.0
    for first, *others in faces:
        for second, third in pairwise(others):
            a, b, c = (Vector(corners[corner]) for corner in (first, second, third))
            volume += a.dot(b.cross(c))
    return faces if volume > 0 else [face[::-1] for face in faces]


def _round_edges(piece: bpy.types.Object, width: float) -> None:
    rounding = piece.modifiers.new("rounding", "BEVEL")
    rounding.width = width
    rounding.segments = 4
    rounding.limit_method = "ANGLE"
    rounding.angle_limit = _SMOOTH_BELOW
    rounding.harden_normals = True
