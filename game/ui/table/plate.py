"""A small plate on the map beside the tools: which game of a series is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.layout import TableLayout
from game.ui.table.standings_words import now_playing
from game.ui.table.still import Part
from game.ui.widgets.skins import Skins

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_PANEL = "panel/tooltip"
_LETTERS, _LEAST_LETTERS, _PAD, _GAP = 19, 12, 14, 12  # units; the letters at least in pixels


def plate_parts(scene: TableScene) -> list[Part]:
    """The plate, left of the tools; none in a single game, or where the top of the map is taken."""
    words = now_playing(scene.stage.texts, scene.series)
    if not words or scene.corner.busy:
        return []
    skins, layout = scene.stage.skins, scene.layout
    pixels = max(_LEAST_LETTERS, layout.letters_of(_LETTERS))
    wide = skins.assets.font("reading-bold", pixels).size(words)[0] + 2 * layout.pixels(_PAD)
    last = layout.tools[int(scene.hints.offered) + scene.corner.tools]
    box = Rect(0, last.top, wide, last.height)
    box.right = last.left - layout.pixels(_GAP)
    return [
        Part(
            skins.reach(_PANEL, box, layout.scale),
            (words, layout.scale),
            lambda surface: _draw(surface, skins, layout, box, words, pixels),
        )
    ]


def _draw(
    surface: Surface, skins: Skins, layout: TableLayout, box: Rect, words: str, pixels: int
) -> None:
    skins.spread(surface, _PANEL, box, layout.scale)
    ink = skins.ink(_PANEL)
    skins.write(surface, words, box, pixels, ink, role="reading-bold", align=0.5)
