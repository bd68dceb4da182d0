"""Lays the table and every sprite around it together, to be looked at.

    pip install numpy cairocffi Pillow      # and the system's cairo library
    python3 -m tools.contact_sheet

Reads only sprites/ and the picture of the map; writes docs/pictures/table-art.png: the table in
play, title, curtain and dialog made small, and every sprite as large as on a 1920x1080 table.
"""

import json
from collections.abc import Iterable

from PIL import Image

from tools.table_art import mock_table
from tools.table_art.palette import CREAM, ROOT, liveries
from tools.table_art.sheet import SCALE, Box
from tools.table_art.stage import SPRITES, Lettering, Stage, piece

SHEET = ROOT / "docs" / "pictures" / "table-art.png"
WIDTH = 1920
_GAP = 10.0
_STATES = ("normal", "hover", "pressed", "disabled", "focused")
_STAGES = ("normal", "hover", "focused", "disabled")


def main() -> None:
    """Compose and save the sheet."""
    parts = [mock_table.table(), _pictures(), _controls(), _pieces(), _icons(), _particles()]
    sheet = Image.new("RGB", (WIDTH, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        sheet.paste(part.convert("RGB"), (0, top))
        top += part.height
    # Two bits less of each colour save a third of the file and nobody sees it.
    sheet.point(lambda value: value & 0xFC | 2).save(SHEET, optimize=True)


def _pictures() -> Image.Image:
    """The title with words in it, the curtain with its plaque, and the dialog."""
    strip = Image.new("RGBA", (WIDTH, 360))
    for left, stage in ((0, _title()), (640, _curtain()), (1280, _dialog())):
        strip.paste(stage.image.resize((640, 360), Image.Resampling.LANCZOS), (left, 0))
    return strip


def _title() -> Stage:
    stage = Stage(1280, 720)
    stage.put(piece("title/poster").image, 640, 360)
    stage.write("PARIS", 240, 150, Lettering("display", 92, CREAM, "mm", 6))
    stage.write("CONNECTION", 240, 230, Lettering("display", 52, CREAM, "mm", 2))
    for row, (words, kind) in enumerate(
        (("PLAY", "primary_normal"), ("JOIN", "secondary_normal"), ("SETTINGS", "quiet_normal"))
    ):
        box = Box(110, 300 + 72 * row, 260, 56)
        stage.spread(f"table/button/{kind}", box)
        stage.write(words, *box.middle, Lettering("reading-bold", 20, CREAM, "mm", 2))
    return stage


def _curtain() -> Stage:
    stage = Stage(1280, 720)
    stage.put(piece("table/curtain/right").image, 950, 360)
    stage.put(piece("table/curtain/left").image, 330, 360)
    stage.tile("table/curtain/valance", Box(0, 0, 1280, 118))
    stage.spread("table/curtain/plaque", Box(400, 250, 480, 220))
    stage.write("Hugo", 640, 330, Lettering("display", 54, CREAM, "mm", 2))
    stage.write("take the seat and open the curtain", 640, 390, Lettering("label", 22, anchor="mm"))
    return stage


def _dialog() -> Stage:
    stage = Stage(1280, 720)
    stage.put(piece("title/poster").image, 640, 360, tint="#5A6A80")
    stage.spread("table/panel/dialog", Box(290, 120, 700, 480))
    stage.write("SETTINGS", 640, 180, Lettering("display", 40, "#F4DD9A", "mm", 3))
    for number, state in enumerate(("chosen", "normal", "hover", "disabled")):
        stage.spread(f"table/control/tab_{state}", Box(340 + 152 * number, 220, 144, 40))
    stage.spread("table/control/field_focused", Box(360, 290, 260, 44))
    stage.write("Camille", 376, 313, Lettering("reading", 20))
    stage.spread("table/control/slider_rail", Box(360, 370, 400, 14))
    stage.spread("table/control/slider_filled", Box(360, 370, 240, 14))
    stage.lay("table/control/knob_normal", 600, 377)
    stage.lay("table/control/checkbox_on_normal", 380, 430)
    stage.lay("table/control/radio_off_normal", 520, 430)
    stage.lay("table/control/radio_on_normal", 600, 430)
    stage.spread("table/control/row_chosen", Box(360, 464, 520, 32))
    stage.spread("table/control/scroll_rail", Box(910, 280, 14, 220))
    stage.spread("table/control/scroll_thumb_normal", Box(910, 300, 14, 80))
    stage.spread("table/button/primary_normal", Box(660, 520, 200, 54))
    stage.spread("table/button/quiet_hover", Box(420, 520, 200, 54))
    stage.spread("table/panel/tooltip", Box(700, 292, 190, 40))
    stage.write("shown to the others", 795, 313, Lettering("reading", 17, "#2A1C12", "mm"))
    return stage


def _controls() -> Image.Image:
    """Every button and small control in every state, and the players' tiles."""
    stage = _ground(334)
    for row, kind in enumerate(("primary", "secondary", "quiet")):
        for column, state in enumerate(_STATES):
            name = f"table/button/{kind}_{state}"
            box = Box(30 + column * 172, 20 + row * 72, 156, 54)
            stage.spread(name, box)
            how = Lettering("reading-bold", 15, piece(name).text, "mm", 1.4)
            stage.write(state.upper(), *box.middle, how)
    for column, state in enumerate(("normal", "hover", "active", "absent")):
        stage.spread(f"table/player/{state}", Box(30 + column * 158, 238, 142, 78))
    for column, state in enumerate((*_STAGES, "wrong")):
        stage.spread(f"table/control/field_{state}", Box(920 + column * 118, 20, 104, 44))
    for column, state in enumerate(("normal", "hover", "chosen", "disabled", "focused")):
        stage.spread(f"table/control/tab_{state}", Box(920 + column * 118, 84, 104, 40))
    small = [
        f"table/control/{kind}_{state}"
        for kind in ("checkbox_off", "checkbox_on", "radio_off", "radio_on", "knob", "arrow")
        for state in _STAGES
    ]
    _flow(stage, small, Box(916, 140, 590, 90))
    _flow(stage, [f"table/tray/{half}" for half in ("give", "take")], Box(1550, 16, 360, 120))
    _flow(stage, (f"table/card/rays_{it.company}" for it in liveries()), Box(680, 224, 1100, 110))
    _flow(stage, ["table/player/start_plate", "table/card/shelf"], Box(1640, 150, 250, 60))
    return _at_real_size(stage)


def _pieces() -> Image.Image:
    """Screen frames on the wood's shade; depots, marks, track and rack parts on paper."""
    stage = _ground(330)
    frames = sorted(name for name in _names("table") if name.startswith("table/screen/"))
    _flow(stage, frames, Box(16, 10, 1900, 160))
    stage.spread("table/card/normal", Box(30, 184, 1000, 130))
    groups = ("depot", "mark", "track")
    parts = [name for name in _names("table") if name.split("/")[1] in groups]
    _flow(stage, parts, Box(44, 192, 980, 120))
    rest = [f"table/rack/{part}" for part in ("left", "middle", "right")]
    rest += [f"table/rack/slot_{state}" for state in ("normal", "hover", "chosen")]
    _flow(stage, rest, Box(1060, 190, 840, 120))
    return _at_real_size(stage)


def _icons() -> Image.Image:
    """Every icon at 40 and at 20 pixels, cursors, window icons."""
    names = _names("icons")
    stage = _ground(290)
    for number, name in enumerate(names):
        x, y = 40 + number % 30 * 48, 36 + number // 30 * 84
        stage.lay(name, x, y, 40 * SCALE / 96, CREAM)
        stage.lay(name, x, y + 38, 20 * SCALE / 96, "#F4DD9A")
    _flow(stage, _names("cursors"), Box(20, 190, 800, 60), SCALE)
    windows = [f"title/icon_{size}" for size in (16, 32, 48, 64, 128)]
    _flow(stage, windows, Box(1500, 20, 400, 260), SCALE)
    return _at_real_size(stage)


def _particles() -> Image.Image:
    """Particles over the map, confetti in the companies' colours."""
    with Image.open(ROOT / "docs" / "pictures" / "map.png") as board:
        ground = board.convert("RGBA").crop((0, 480, 1280, 640)).resize((WIDTH, 240))
    stage = Stage(WIDTH, 240)
    names = [name for name in _names("particles") if "confetti" not in name]
    _flow(stage, names, Box(10, 10, 1900, 220))
    shapes = [name for name in _names("particles") if "confetti" in name]
    for row, livery in enumerate(liveries()):
        for column, name in enumerate(shapes):
            stage.lay(name, 1700 + column * 26, 40 + row * 28, 1, livery.body)
    ground.alpha_composite(stage.image.resize((WIDTH, 240), Image.Resampling.LANCZOS))
    return ground


def _names(folder: str) -> list[str]:
    book = json.loads((SPRITES / folder / "manifest.json").read_text(encoding="utf-8"))
    return [f"{folder}/{name}" for name in book["sprites"]]


def _ground(height: int) -> Stage:
    """A strip of the panel's navy with its pattern."""
    stage = Stage(WIDTH, height)
    stage.spread("table/panel/side", Box(0, 0, WIDTH, height))
    stage.tile("table/panel/pattern", Box(0, 0, WIDTH, height))
    return stage


def _flow(stage: Stage, names: Iterable[str], area: Box, zoom: float = 1) -> None:
    """Sprites side by side, and below where a line is full."""
    x, y, tallest = area.left, area.top, 0.0
    for name in names:
        image = piece(name).image
        width, height = (side * zoom / SCALE for side in image.size)
        if x + width > area.right:
            x, y, tallest = area.left, y + tallest + _GAP / 2, 0.0
        stage.lay(name, x + width / 2, y + height / 2, zoom)
        x, tallest = x + width + _GAP, max(tallest, height)


def _at_real_size(stage: Stage) -> Image.Image:
    size = (stage.image.width // SCALE, stage.image.height // SCALE)
    return stage.image.resize(size, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
