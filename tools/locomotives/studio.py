"""The photographer's table: camera, lights and the renderer's settings."""

from math import cos, radians, sin
from pathlib import Path

import bpy
from mathutils import Vector

from tools.locomotives.frames import Frame, pose
from tools.locomotives.shapes import Point

_FAR = 12.0


class Studio:
    """Takes pictures of one engine that stands on the origin."""

    def __init__(self, engine: bpy.types.Object, samples: int) -> None:
        """Light the table and set up the camera."""
        self._engine = engine
        self._scene = bpy.context.scene
        self._table = _table()
        self._camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        self._camera.data.type = "ORTHO"
        self._add(self._camera)
        self._scene.camera = self._camera
        self._light(Point(-1.85, 1.2, 7.6), 1.7, 550, (1, 0.96, 0.89))
        self._light(Point(4.5, -3.5, 3.0), 3.0, 70, (0.82, 0.89, 1), shadow=False)
        self._light(Point(1.5, 5.5, 3.2), 3.0, 95, (1, 0.93, 0.82), shadow=False)
        self._sky()
        _settings(self._scene, samples)

    def photograph(self, frame: Frame, heading: float, path: Path) -> None:
        """The engine alone."""
        self._show(engine=True)
        self._take(frame, heading, path)

    def photograph_shadow(self, frame: Frame, heading: float, path: Path) -> None:
        """The shadow alone."""
        self._show(engine=False)
        self._take(frame, heading, path)

    def _take(self, frame: Frame, heading: float, path: Path) -> None:
        turn, stretch = pose(heading, frame.elevation)
        self._engine.rotation_euler = (0, 0, turn)
        self._engine.scale = (stretch, 1, 1)
        for piece in self._engine.children:
            # Chimney, domes and buffers stay round while the engine is drawn out.
            piece.scale = (1 / stretch if piece.get("round") else 1, 1, 1)
        aim = Vector((0, 0, frame.height_in_centre))
        high = radians(frame.elevation)
        self._camera.location = aim + Vector((0, -cos(high), sin(high))) * _FAR
        _point(self._camera, aim)
        self._camera.data.ortho_scale = frame.width
        self._scene.render.resolution_x = self._scene.render.resolution_y = frame.size
        self._scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)

    def _show(self, *, engine: bool) -> None:
        for piece in self._engine.children:
            piece.visible_camera = engine
        self._table.is_shadow_catcher = not engine
        self._table.visible_camera = not engine

    def _light(
        self,
        at: Point,
        size: float,
        power: float,
        colour: tuple[float, float, float],
        *,
        shadow: bool = True,
    ) -> None:
        lamp = bpy.data.lights.new("light", "AREA")
        lamp.energy, lamp.size, lamp.color, lamp.use_shadow = power, size, colour, shadow
        light = bpy.data.objects.new("light", lamp)
        light.location = at
        _point(light, Vector((0, 0, 0.6)))
        self._add(light)

    def _sky(self) -> None:
        world = bpy.data.worlds.new("sky")
        world.use_nodes = True
        background = world.node_tree.nodes["Background"]
        background.inputs["Color"].default_value = (0.95, 0.94, 0.92, 1)
        background.inputs["Strength"].default_value = 0.42
        self._scene.world = world

    def _add(self, thing: bpy.types.Object) -> None:
        bpy.context.collection.objects.link(thing)


def _table() -> bpy.types.Object:
    """A warm ground that throws light back; the camera does not see it."""
    mesh = bpy.data.meshes.new("table")
    corners = [(-20, -20, 0), (20, -20, 0), (20, 20, 0), (-20, 20, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new("table")
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.62, 0.48, 0.26, 1)
    surface.inputs["Roughness"].default_value = 0.9
    mesh.materials.append(material)
    table = bpy.data.objects.new("table", mesh)
    bpy.context.collection.objects.link(table)
    return table


def _point(thing: bpy.types.Object, aim: Vector) -> None:
    thing.rotation_euler = (aim - thing.location).to_track_quat("-Z", "Y").to_euler()


def _settings(scene: bpy.types.Scene, samples: int) -> None:
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.cycles.filter_width = 1.2
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Standard"
