"""Paints, bare wood and brass as Blender materials, and the patterns of the patterned set."""

from typing import Self, TypeAlias

import bpy

from tools.colours import Colour
from tools.locomotives.liveries import Pattern

Socket: TypeAlias = bpy.types.NodeSocket
Shades: TypeAlias = tuple[tuple[float, float, float, float], tuple[float, float, float, float]]

BOILER_HEIGHT = 0.92
"""The boiler's axis; patterns are wound around it."""


class Number:
    """A number that the renderer computes for each point of a surface."""

    def __init__(self, tree: bpy.types.NodeTree, socket: Socket) -> None:
        """Wrap what a node gives out."""
        self._tree = tree
        self.socket = socket

    def _with(self, operation: str, *others: Self | float) -> "Number":
        node = self._tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        self._tree.links.new(self.socket, node.inputs[0])
        for place, other in enumerate(others, start=1):
            if isinstance(other, Number):
                self._tree.links.new(other.socket, node.inputs[place])
            else:
                node.inputs[place].default_value = other
        return Number(self._tree, node.outputs[0])

    def __add__(self, other: Self | float) -> "Number":
        """The sum."""
        return self._with("ADD", other)

    def __mul__(self, other: Self | float) -> "Number":
        """The product."""
        return self._with("MULTIPLY", other)

    def __abs__(self) -> "Number":
        """The size without its sign."""
        return self._with("ABSOLUTE")

    def angle(self, other: Self) -> "Number":
        """The angle whose sine and cosine these are."""
        return self._with("ARCTAN2", other)

    def below(self, other: Self | float) -> "Number":
        """1 where this is smaller, else 0."""
        return self._with("LESS_THAN", other)

    def wave(self, length: float) -> "Number":
        """Where this lies in its wave of that length: 0 in the middle, 0.5 at either end."""
        return self._with("PINGPONG", length / 2) * (1 / length)


def painted(name: str) -> bpy.types.Material:
    """Glossy paint over wood, with a faint grain; `repaint` gives it its colours."""
    material, tree, surface = _material(name)
    surface.inputs["Roughness"].default_value = 0.36
    surface.inputs["Coat Weight"].default_value = 0.3
    surface.inputs["Coat Roughness"].default_value = 0.14
    grain = _grain(tree, (1.3, 12, 12), 4)
    tree.links.new(_shaded(tree, "ground", grain), surface.inputs["Base Color"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.10
    bump.inputs["Distance"].default_value = 0.02
    tree.links.new(grain, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def in_colour(name: str, colour: str) -> bpy.types.Material:
    """Paint of one fixed colour."""
    material = painted(name)
    repaint(material, colour)
    return material


def repaint(material: bpy.types.Material, colour: str) -> None:
    """Give painted wood another colour."""
    shades = material.node_tree.nodes["ground"].color_ramp.elements
    shades[0].color, shades[1].color = _shades(colour)


def patterned(
    name: str, pattern: Pattern, engine: bpy.types.Object, colour: str, accent: str
) -> bpy.types.Material:
    """Paint in two colours, the accent laid out as a pattern around the boiler's axis."""
    material = in_colour(name, colour)
    if pattern is Pattern.PLAIN:
        return material
    tree = material.node_tree
    mix = tree.nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    factor, first, second = mix.inputs["Factor"], mix.inputs[6], mix.inputs[7]
    ground = tree.nodes["ground"].outputs["Color"]
    surface = tree.nodes["Principled BSDF"]
    grain = tree.nodes["grain"].outputs[0]
    second_coat = _shaded(tree, "accent", grain)
    shades = tree.nodes["accent"].color_ramp.elements
    shades[0].color, shades[1].color = _shades(accent)
    tree.links.new(ground, first)
    tree.links.new(second_coat, second)
    tree.links.new(_covered(tree, pattern, engine).socket, factor)
    tree.links.new(mix.outputs[2], surface.inputs["Base Color"])
    return material


def bare_wood(name: str, light: str, dark: str) -> bpy.types.Material:
    """Varnished wood with its grain along the engine."""
    material, tree, surface = _material(name)
    surface.inputs["Roughness"].default_value = 0.42
    surface.inputs["Coat Weight"].default_value = 0.3
    surface.inputs["Coat Roughness"].default_value = 0.2
    grain = _grain(tree, (1.0, 7, 7), 6)
    tree.links.new(_shaded(tree, "ground", grain), surface.inputs["Base Color"])
    shades = tree.nodes["ground"].color_ramp.elements
    shades[0].color, shades[1].color = (*Colour.of(dark), 1), (*Colour.of(light), 1)
    return material


def metal(name: str, colour: str, roughness: float = 0.26) -> bpy.types.Material:
    """Polished metal."""
    material, _, surface = _material(name)
    surface.inputs["Base Color"].default_value = (*Colour.of(colour), 1)
    surface.inputs["Metallic"].default_value = 1
    surface.inputs["Roughness"].default_value = roughness
    return material


def dull(name: str, colour: str) -> bpy.types.Material:
    """A surface without any shine, such as the inside of a chimney."""
    material, _, surface = _material(name)
    surface.inputs["Base Color"].default_value = (*Colour.of(colour), 1)
    surface.inputs["Roughness"].default_value = 1
    surface.inputs["Specular IOR Level"].default_value = 0
    return material


def _material(
    name: str,
) -> tuple[bpy.types.Material, bpy.types.NodeTree, bpy.types.Node]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _grain(tree: bpy.types.NodeTree, scale: tuple[float, float, float], detail: float) -> Socket:
    place = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.name = "grain"
    noise.inputs["Scale"].default_value = 2.4
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Distortion"].default_value = 0.5
    tree.links.new(place.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    return noise.outputs[0]


def _shaded(tree: bpy.types.NodeTree, name: str, grain: Socket) -> Socket:
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.name = name
    ramp.color_ramp.elements[0].position = 0.32
    ramp.color_ramp.elements[1].position = 0.68
    tree.links.new(grain, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def _shades(colour: str) -> Shades:
    red, green, blue = Colour.of(colour)
    return (red * 0.82, green * 0.82, blue * 0.82, 1), (red, green, blue, 1)


def _covered(tree: bpy.types.NodeTree, pattern: Pattern, engine: bpy.types.Object) -> Number:
    """1 where the accent lies. Coarse on purpose: a board engine is only 50 pixels long."""
    place = tree.nodes.new("ShaderNodeTexCoord")
    place.object = engine
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Object"], parts.inputs[0])
    along = Number(tree, parts.outputs["X"])
    left = Number(tree, parts.outputs["Y"])
    above = Number(tree, parts.outputs["Z"]) + -BOILER_HEIGHT
    around = left.angle(above) * 0.4
    match pattern:
        case Pattern.BANDS:
            return along.wave(0.44).below(0.17)
        case Pattern.STRIPES:
            return around.wave(0.36).below(0.2)
        case Pattern.LOZENGES:
            return ((along + 0.02).wave(0.46) + (around + 0.21).wave(0.42)).below(0.36)
        case Pattern.CHEVRONS:
            return (along + abs(around) * 0.9).wave(0.5).below(0.2)
        case Pattern.DOTS:
            across, down = (along + -0.02).wave(0.36), (around + 0.21).wave(0.42)
            return (across * across + down * down).below(0.1)
        case _:
            raise ValueError(pattern)
