"""The names of lands and seas on a photographed map (in French), and the game's emblem."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.map.camera import Camera, Point
from game.ui.media.assets import Assets, Role

_LEAST_LETTERS = 9  # pixels
_SEA, _LAND = "#E4F3EC", "#5A4632"
_FAINT = 170
_GOLD, _CREAM = "#F3C25A", "#FBF1D3"
_FINER = 2  # the emblem is drawn larger by this factor and then shrunk
_RAYS, _RAYS_AT_ONCE = 25, 6
_HORIZON = 0.47  # of the emblem's height
_LINES: tuple[tuple[str, Role, float, float], ...] = (  # with middle and letters, of its height
    ("PARIS", "display", 0.6, 0.2),
    ("CONNECTION", "display", 0.77, 0.15),
)
_MOTTO: tuple[Role, float, float] = ("reading", 0.96, 0.06)


class Name(NamedTuple):
    """A name on the photograph."""

    text: str
    middle: Point
    turn: float  # degrees counter-clockwise
    letters: int  # points of the photograph
    colour: str


class Lands(NamedTuple):
    """The texts on one photograph."""

    names: tuple[Name, ...]
    emblem: Rect  # in a sea
    motto: str  # below it


_FRANCE = (
    Name("LA MANCHE", (985, 386), 0, 32, _SEA),
    Name("BELGIQUE", (1790, 260), 0, 40, _LAND),
    Name("ALLEMAGNE", (2330, 560), -64, 40, _LAND),
    Name("SUISSE", (2470, 1040), 0, 40, _LAND),
    Name("ITALIE", (2290, 1500), 0, 40, _LAND),
    Name("ESPAGNE", (420, 2080), 0, 44, _LAND),
    Name("MER MÉDITERRANÉE", (2060, 2146), 0, 36, _SEA),
)
_PARIS_BRUXELLES = (
    Name("LA MANCHE", (800, 690), 0, 30, _SEA),
    Name("MER DU NORD", (1215, 170), 20, 30, _SEA),
    Name("ANGLETERRE", (470, 260), 0, 40, _LAND),
    Name("PAYS-BAS", (2490, 318), 0, 40, _LAND),
    Name("BELGIQUE", (2390, 590), 0, 40, _LAND),
    Name("NORMANDIE", (330, 1470), 0, 40, _LAND),
    Name("LORRAINE", (2320, 1500), 0, 40, _LAND),
    Name("ALLEMAGNE", (2760, 480), 0, 44, _LAND),
)
LANDS = {
    "france": Lands(_FRANCE, Rect(70, 1120, 540, 480), "CHEMINS DE FER FRANÇAIS"),
    "paris-bruxelles": Lands(_PARIS_BRUXELLES, Rect(80, 508, 486, 432), "CHEMINS DE FER DU NORD"),
}


def land_steps(pane: Surface, assets: Assets, camera: Camera) -> Iterator[None]:
    """Draw the names and the emblem that a camera sees, one in each step."""
    lands = LANDS.get(camera.frame.board.name)
    if lands is None:
        return
    for name in lands.names:
        pixels = round(name.letters * camera.scale)
        if pixels < _LEAST_LETTERS:
            continue
        line = assets.text("reading", pixels, "\N{THIN SPACE}".join(name.text), name.colour)
        turned = pygame.transform.rotozoom(line, name.turn, 1.0)
        turned.set_alpha(_FAINT)
        _draw_whole(pane, turned, turned.get_rect(center=_pixel(name.middle, camera)), camera)
        yield
    box = Rect(0, 0, *(round(side * camera.scale) for side in lands.emblem.size))
    box.center = _pixel(lands.emblem.center, camera)
    if box.colliderect(pane.get_clip()):
        sunrise = Surface((box.width * _FINER, box.height * _FINER), pygame.SRCALPHA)
        yield from _sunrise_steps(sunrise)
        emblem = pygame.transform.smoothscale(sunrise, box.size)
        yield
        _write(emblem, assets, lands.motto)
        _draw_whole(pane, emblem, box, camera)


def _draw_whole(pane: Surface, picture: Surface, box: Rect, camera: Camera) -> None:
    """Only if it fits, unless the player has zoomed in and can move the map."""
    whole = Rect((0, 0), camera.pane[2:]).move(-camera.corner[0], -camera.corner[1])
    if not camera.fits or whole.inflate(-24, -24).contains(box):
        pane.blit(picture, box)


def _pixel(point: Point, camera: Camera) -> tuple[int, int]:
    left, top = camera.origin
    return round(left + point[0] * camera.scale), round(top + point[1] * camera.scale)


def _write(emblem: Surface, assets: Assets, motto: str) -> None:
    width, height = emblem.get_size()
    for text, role, middle, letters in (*_LINES, (motto, *_MOTTO)):
        pixels = round(height * letters)
        if pixels >= _LEAST_LETTERS:
            line = assets.text(role, pixels, text, _CREAM)
            emblem.blit(line, line.get_rect(center=(width // 2, round(height * middle))))


def _sunrise_steps(picture: Surface) -> Iterator[None]:
    width, height = picture.get_size()
    foot = (width / 2, height * _HORIZON)
    for ray in range(_RAYS):
        angle = math.pi * (1 + (ray + 0.5) / _RAYS)
        reach = width * (0.36 if ray % 2 else 0.44)
        wide = math.pi / _RAYS * 0.32
        ends = [
            (foot[0] + reach * math.cos(side), foot[1] + reach * math.sin(side))
            for side in (angle - wide, angle + wide)
        ]
        pygame.draw.polygon(picture, (243, 214, 140, 150), [foot, *ends])
        if ray % _RAYS_AT_ONCE == 0:
            yield
    for radius, colour in ((0.165, "#F9DC8C"), (0.15, "#F0A93B")):
        upper = {"draw_top_left": True, "draw_top_right": True}
        pygame.draw.circle(picture, colour, foot, width * radius, **upper)
        yield
    for top, wide in ((_HORIZON, 0.9), (0.9, 0.66)):
        line = Rect(0, 0, round(width * wide), max(2, height // 130))
        line.center = round(foot[0]), round(height * top)
        pygame.draw.rect(picture, _GOLD, line)
