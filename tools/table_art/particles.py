"""Particles: steam, smoke, sparkles, confetti, glows; pale where the game gives the colour."""

import math

import numpy as np
from PIL import Image

from tools.table_art.palette import WHITE
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import Box, Sheet, down, drawn, flat, round_about, shadow, stacked
from tools.table_art.texture import Floats, noise, toned

_PUFF = 128


def particles() -> Pieces:
    """Every particle by its name."""
    steam = ("#FFFEF8", "#EFEAE0", "#98A2B0")
    smoke = ("#6A6462", "#3E3A3C", "#1C1A1E")
    pieces = {f"steam_{seed}": Piece(_puff(seed, steam, 0.96)) for seed in range(1, 7)}
    pieces |= {f"smoke_{seed - 10}": Piece(_puff(seed, smoke, 0.9)) for seed in range(11, 15)}
    for number, points in enumerate((4, 6, 8), 1):
        pieces[f"sparkle_{number}"] = Piece(_sparkle(points))
    for name, draw in _CONFETTI.items():
        pieces[f"confetti_{name}"] = Piece(drawn(20, 20, draw))
    pieces["glow"] = Piece(drawn(96, 96, _glow))
    pieces["ring"] = Piece(drawn(128, 128, _ring))
    pieces["rays"] = Piece(drawn(192, 192, _rays))
    pieces["points_burst"] = Piece(_points_burst())
    pieces["spark"] = Piece(drawn(12, 40, _spark))
    return pieces


def _puff(seed: int, ramp: tuple[str, str, str], opacity: float) -> Image.Image:
    """A round cloud of several billows, lit from the upper left, soft at its rim."""
    chance = np.random.default_rng(seed)
    rows, columns = np.mgrid[0:_PUFF, 0:_PUFF] / _PUFF - 0.5
    height = np.zeros((_PUFF, _PUFF))
    for billow in range(9):
        angle = 2 * math.pi * (billow / 8 + chance.uniform(-0.04, 0.04))
        away = 0.0 if billow == 8 else chance.uniform(0.19, 0.27)
        radius = chance.uniform(0.15, 0.21) if away else 0.29
        x, y = away * math.cos(angle), away * math.sin(angle)
        dome = np.clip(1 - ((columns - x) ** 2 + (rows - y) ** 2) / radius**2, 0, None)
        height = np.maximum(height, np.sqrt(dome) * radius)
    rough = noise(_PUFF, _PUFF, 9, 9, seed + 40) * 0.006 + noise(_PUFF, _PUFF, 4, 4, seed) * 0.002
    depth = _softened(height + rough * (height > 0), 2.2)
    lean_y, lean_x = np.gradient(depth * _PUFF)
    light = 0.60 - 0.42 * np.tanh((lean_x * 0.7 + lean_y) * 1.1) + 0.9 * (depth - 0.16)
    edge = np.clip(_softened(height, 3.2) / 0.115, 0, 1) ** 1.35
    return _clouded(light, edge * opacity, ramp)


def _softened(field: Floats, blur: float) -> Floats:
    """A field with its sharp places smoothed."""
    frequencies = np.fft.fftfreq(len(field))
    fall = np.exp(-2 * np.pi**2 * blur**2 * (frequencies[:, None] ** 2 + frequencies[None] ** 2))
    return np.asarray(np.fft.ifft2(np.fft.fft2(field) * fall).real)


def _clouded(light: Floats, alpha: Floats, ramp: tuple[str, str, str]) -> Image.Image:
    image = toned(light, ramp[::-1])
    image.putalpha(Image.fromarray((np.clip(alpha, 0, 1) * 255).astype(np.uint8)))
    return image


def _sparkle(points: int) -> Image.Image:
    """A star of thin rays with a hot middle."""

    def draw(sheet: Sheet) -> None:
        for number in range(points):
            turn = 2 * math.pi * number / points - math.pi / 2
            reach = 17 if points == 8 and number % 2 else 30
            tip = (32 + reach * math.cos(turn), 32 + reach * math.sin(turn))
            side = (3.2 * math.sin(turn), -3.2 * math.cos(turn))
            sheet.polygon([(32 + side[0], 32 + side[1]), tip, (32 - side[0], 32 - side[1])])
            sheet.fill(
                round_about(32, 32, 30, (0, WHITE, 1), (0.5, "#FFF3C0", 0.9), (1, "#FFD968", 0))
            )
        core = round_about(32, 32, 11, (0, WHITE, 1), (0.35, "#FFF6D0", 0.9), (1, "#FFD968", 0))
        sheet.circle(32, 32, 11).fill(core)

    image = drawn(64, 64, draw)
    return stacked(shadow(image, 5, 0, 0.55, "#FFD968"), image)


def _strip(sheet: Sheet) -> None:
    sheet.polygon([(6, 1), (14, 1), (14, 19), (6, 19)])
    sheet.fill(down(1, 19, (0, WHITE, 1), (0.5, "#D8D8D8", 1), (1, "#F6F6F6", 1)))


def _square(sheet: Sheet) -> None:
    sheet.polygon([(3, 5), (15, 3), (17, 15), (5, 17)])
    sheet.fill(down(3, 17, (0, WHITE, 1), (1, "#C8C8C8", 1)))


def _disc(sheet: Sheet) -> None:
    sheet.circle(10, 10, 7).fill(down(3, 17, (0, WHITE, 1), (1, "#CCCCCC", 1)))


def _curl(sheet: Sheet) -> None:
    sheet.pen.move_to(5, 2)
    sheet.pen.curve_to(18, 4, 1, 13, 14, 18)
    sheet.stroke(down(2, 18, (0, WHITE, 1), (0.5, "#BEBEBE", 1), (1, WHITE, 1)), 4.6)


def _triangle(sheet: Sheet) -> None:
    sheet.polygon([(10, 2), (18, 16), (2, 16)]).fill(down(2, 16, (0, WHITE, 1), (1, "#CCCCCC", 1)))


_CONFETTI = {
    "strip": _strip,
    "square": _square,
    "disc": _disc,
    "curl": _curl,
    "triangle": _triangle,
}


def _glow(sheet: Sheet) -> None:
    light = round_about(
        48, 48, 47, (0, WHITE, 1), (0.25, WHITE, 0.6), (0.6, WHITE, 0.16), (1, WHITE, 0)
    )
    sheet.circle(48, 48, 47).fill(light)


def _ring(sheet: Sheet) -> None:
    sheet.circle(64, 64, 56)
    sheet.stroke(round_about(64, 64, 64, (0.75, WHITE, 0), (0.87, WHITE, 0.95), (1, WHITE, 0)), 16)


def _rays(sheet: Sheet) -> None:
    """Rays to turn slowly behind what is celebrated."""
    for number in range(18):
        start = 2 * math.pi * number / 18
        sheet.ray(96, 96, 95, start, start + math.pi / 18)
        sheet.fill(round_about(96, 96, 95, (0, WHITE, 0.9), (0.4, WHITE, 0.5), (1, WHITE, 0)))


def _points_burst() -> Image.Image:
    """The jagged star behind points that were just won; the number is written at run time."""

    def draw(sheet: Sheet) -> None:
        tips = [(58 if tip % 2 else 46) for tip in range(32)]
        points = [
            (64 + reach * math.sin(math.pi * tip / 16), 64 - reach * math.cos(math.pi * tip / 16))
            for tip, reach in enumerate(tips)
        ]
        rim = down(6, 122, (0, "#FFF0BE", 1), (0.5, "#C8973E", 1), (1, "#F0D388", 1))
        sheet.polygon(points).fill(rim, keep=True).stroke(flat("#6A4A16"), 1.4)
        red = round_about(
            64, 64, 46, (0, "#F58350", 1), (0.7, "#CC4420", 1), (1, "#8F240D", 1), light=(-8, -14)
        )
        sheet.circle(64, 64, 41).fill(red, keep=True).stroke(flat("#FFF3CC"), 2)
        sheet.circle(64, 64, 36.5).stroke(flat("#FFF3CC", 0.45), 0.9)

    image = drawn(128, 128, draw)
    return stacked(shadow(image, 5, 5, 0.6), image)


def _spark(sheet: Sheet) -> None:
    """A streak of fire from a wheel or a chimney."""
    sheet.polygon([(6, 0), (8.6, 30), (6, 39), (3.4, 30)])
    sheet.fill(down(0, 40, (0, "#FF9A3A", 0), (0.6, "#FFC45A", 0.9), (1, "#FFF6D0", 1)))
    sheet.box(Box(5.4, 26, 1.2, 10)).fill(flat(WHITE, 0.8))
