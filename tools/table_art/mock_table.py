"""The whole table as it should look in play, laid from the finished sprites."""

import json
import math

from PIL import Image

from tools.table_art.palette import INK, ROOT, Livery, liveries
from tools.table_art.sheet import SCALE, Box, Point
from tools.table_art.stage import SPRITES, Lettering, Stage, piece

WIDTH, HEIGHT, MAP_WIDTH = 1920, 1080, 1290
_LEFT, _RIGHT = MAP_WIDTH + 24.0, WIDTH - 22.0
_STEP = 0.88  # how much the rails shrink, so that thirty values fit on a card
_ORDER = {
    "blue": ("NORD", "Compagnie du Nord", 14, 9),
    "red": ("P.L.M.", "Paris-Lyon-Méditerranée", 9, 17),
    "green": ("OUEST", "Chemins de fer de l\u2019Ouest", 12, 11),
    "yellow": ("P.O.", "Paris-Orléans", 11, 13),
    "black": ("EST", "Compagnie de l\u2019Est", 13, 10),
    "purple": ("MIDI", "Chemins de fer du Midi", 17, 4),
}
_STATES = {"red": "chosen", "green": "hover", "purple": "disabled"}
_PLAYERS = (
    ("Camille", "9 trains", "#E9C46A", "active"),
    ("Hugo", "8 trains", "#9CC3D5", "normal"),
    ("Inès", "10 trains", "#E2A48A", "hover"),
    ("Théo", "away", "#B7C79A", "absent"),
)
_HAND = ("red", "red", "red", "blue", "blue", "green", "yellow", "yellow", "black")
_ENGINES = (
    ("red", (1, 1), 330), ("red", (2, 1), 330), ("red", (2, 2), 300), ("red", (2, 3), 300),
    ("blue", (1, -2), 60), ("yellow", (-3, 2), 240),
)  # fmt: skip


def table() -> Image.Image:
    """The map on the left, the panel on the right, the rack below."""
    with Image.open(ROOT / "docs" / "pictures" / "map.png") as board:
        whole = board.convert("RGBA").crop((0, 0, WIDTH, HEIGHT))
    stage = Stage(WIDTH, HEIGHT)
    _engines(stage)
    stage.spread("table/panel/map_frame", Box(0, 0, MAP_WIDTH, HEIGHT))
    _rack(stage)
    stage.spread("table/panel/side", Box(MAP_WIDTH, 0, WIDTH - MAP_WIDTH, HEIGHT))
    stage.tile("table/panel/pattern", Box(MAP_WIDTH + 8, 0, WIDTH - MAP_WIDTH - 8, HEIGHT))
    _players(stage)
    width = stage.write("COMPAGNIES", _LEFT + 2, 134, Lettering("display", 17, "#F4DD9A", "lm", 2))
    start = _LEFT + width + 18
    stage.spread("table/panel/heading", Box(start, 130, _RIGHT - start, 8))
    for row, livery in enumerate(sorted(liveries(), key=lambda it: list(_ORDER).index(it.company))):
        _card(stage, livery, Box(_LEFT, 154 + row * 110, _RIGHT - _LEFT, 102))
    _actions(stage, Box(_LEFT, 818, _RIGHT - _LEFT, 244))
    small = stage.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    whole.alpha_composite(small)
    return whole


def _engines(stage: Stage) -> None:
    """Some engines where the map has its hexes."""
    picture = json.loads((SPRITES / "map" / "manifest.json").read_text(encoding="utf-8"))["picture"]
    shrink = MAP_WIDTH / picture["home_view"][2]
    across = picture["across_flats"] * shrink
    zero = [
        (at - start) * shrink
        for at, start in zip(picture["hex_zero"], picture["home_view"], strict=False)
    ]
    for company, (q, r), heading in _ENGINES:
        place = (zero[0] + across * (q + r / 2), zero[1] + across * r * math.sqrt(3) / 2)
        _engine(stage, company, heading, place, 0.62)


def _engine(stage: Stage, company: str, heading: int, at: Point, zoom: float) -> None:
    for layer in ("shadow", company):
        with Image.open(SPRITES / "locomotives" / layer / f"{heading:03d}.png") as image:
            stage.put(image.convert("RGBA"), at[0], at[1] - 10 * zoom, zoom)


def _rack(stage: Stage) -> None:
    ends = piece("table/rack/left").image.width / SCALE
    left, top, length = 300.0, 950.0, 660.0
    middle = Box(left + ends - 6, top - 6, length - 2 * ends + 12, 116)
    stage.tile("table/rack/middle", middle)
    stage.lay("table/rack/left", left - 6 + ends / 2, top + 52)
    stage.lay("table/rack/right", left + length + 6 - ends / 2, top + 52)
    stage.write("YOUR TRAINS", left + 48, top + 19, Lettering("display", 15, "#FBE7BC", "lm", 1.2))
    how = Lettering("reading", 13, "#F1D9A6", "rm")
    stage.write("hidden from the others", left + length - 48, top + 20, how)
    for number, company in enumerate(_HAND):
        x = left + 54 + number * 69
        state = {2: "chosen", 4: "hover"}.get(number, "normal")
        stage.spread(f"table/rack/slot_{state}", Box(x - 32, top + 37, 64, 54))
        _engine(stage, company, 330, (x, top + 68), 0.8)


def _players(stage: Stage) -> None:
    wide = (_RIGHT - _LEFT + 8) / 4
    for number, (name, note, colour, state) in enumerate(_PLAYERS):
        left = _LEFT + number * wide
        stage.spread(f"table/player/{state}", Box(left, 20, wide - 8, 84))
        stage.lay("table/player/avatar", left + 31, 62, 0.9, colour)
        stage.lay("table/player/avatar_ring", left + 31, 62, 0.9)
        stage.write(name[0], left + 31, 63, Lettering("display", 21, INK, "mm"))
        ink = piece(f"table/player/{state}").text
        stage.write(name, left + 62, 50, Lettering("reading-bold", 17, ink))
        stage.write(note, left + 62, 73, Lettering("reading", 13, ink))
    stage.lay("table/player/start_plate", _LEFT + wide * 2 - 28, 30, 0.62)


def _card(stage: Stage, livery: Livery, box: Box) -> None:
    name, long_name, supply, value = _ORDER[livery.company]
    card = f"table/card/{_STATES.get(livery.company, 'normal')}"
    stage.spread(card, box)
    frame = 3.6 if card.endswith("chosen") else 1.8
    rays = piece(f"table/card/rays_{livery.company}").image
    high = round((box.height - 2 * frame) * SCALE)
    rays = rays.resize((rays.width, high), Image.Resampling.LANCZOS)
    stage.put(rays, box.left + frame + rays.width / SCALE / 2, box.top + box.height / 2)
    with Image.open(SPRITES / "portraits" / f"{livery.company}.png") as portrait:
        stage.put(portrait.convert("RGBA"), box.left + 83, box.top + 42, 0.8)
    if card.endswith("disabled"):
        stage.spread("table/card/veil", Box(box.left, box.top, 160, box.height))
    ink = piece(card).text
    left = box.left + 176
    stage.lay(f"table/mark/{livery.company}", left + 9, box.top + 23, 0.8)
    wide = stage.write(name, left + 28, box.top + 25, Lettering("display", 25, ink, "lm", 1))
    stage.write(long_name, left + 40 + wide, box.top + 27, Lettering("reading", 13, ink))
    stage.lay(f"table/depot/{livery.company}", box.right - 64, box.top + 22, 0.9)
    stage.write(str(supply), box.right - 16, box.top + 25, Lettering("reading-bold", 21, ink, "rm"))
    _value(stage, livery, left + 2, box.top + 62, value, ink)


def _value(stage: Stage, livery: Livery, left: float, middle: float, value: int, ink: str) -> None:
    step = round(28 * _STEP) / SCALE
    top = middle - 9 * _STEP
    stage.tile("table/track/rail", Box(left, top, 31 * step, 18 * _STEP), _STEP)
    passed = Box(left, top, (value + 0.5) * step, 18 * _STEP)
    stage.tile(f"table/track/passed_{livery.company}", passed, _STEP)
    stage.lay("table/track/buffer", left + 31 * step + 6, middle, _STEP)
    for number in range(0, 31, 5):
        x = left + (number + 0.5) * step
        stage.lay("table/track/tick_five", x, middle + 12)
        stage.write(str(number), x, middle + 24, Lettering("reading", 11, ink, "mm"))
    x = left + (value + 0.5) * step
    marker = f"table/track/marker_{livery.company}"
    stage.lay(marker, x, middle, 0.94)
    how = Lettering("reading-bold", 13.5, piece(marker).text, "mm")
    stage.write(str(value), x, middle + 1, how)


def _actions(stage: Stage, box: Box) -> None:
    stage.spread("table/panel/action", box)
    middle = box.left + box.width / 2
    words = "P.L.M. \u2013 lay up to five trains"
    stage.write(words, middle, box.top + 29, Lettering("label", 21, anchor="mm"))
    for number in range(5):
        pip = "filled" if number < 2 else "open"
        stage.lay(f"table/control/pip_{pip}", middle - 56 + 28 * number, box.top + 57)
    wide = (box.width - 60) / 3
    kinds = (("LAY TRAINS", "primary_normal"), ("TRADE", "secondary_focused"))
    for number, (label, kind) in enumerate((*kinds, ("END TURN", "secondary_disabled"))):
        button = Box(box.left + 16 + number * (wide + 14), box.top + 80, wide, 54)
        stage.spread(f"table/button/{kind}", button)
        how = Lettering("reading-bold", 17, piece(f"table/button/{kind}").text, "mm", 1.6)
        stage.write(label, button.middle[0], button.middle[1] + 1, how)
    stage.spread("table/panel/log", Box(box.left + 16, box.top + 150, box.width - 32, 78))
    for number, (who, what) in enumerate((
        ("Inès", "traded one Est for two Midi"),
        ("Théo", "laid four P.O. trains and reached Bordeaux  +3"),
        ("Hugo", "laid two Nord trains"),
    )):  # fmt: skip
        line = box.top + 168 + number * 22
        wide = stage.write(who, box.left + 30, line, Lettering("reading-bold", 14, "#F4DD9A"))
        stage.write(what, box.left + 38 + wide, line, Lettering("reading", 14, "#C4D0DD"))
