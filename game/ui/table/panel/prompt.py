"""The side panel: players, companies, what to do, how far the game is."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.table.layout import WATCHED_LETTERS, TableLayout
from game.ui.table.panel.cards import CardFace, card_part
from game.ui.table.panel.players import PlayerFace, alike, player_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

CREAM, GOLD, URGENT = "#F6EBCF", "#F4DD9A", "#FF9B7A"
_LINES = (28, 25, 23)  # units, of the prompt
_ACCENTS = 6  # pixels that letters may reach beyond their line
_ABOVE = 8  # units: more would press its last line upon the buttons


class Prompt(NamedTuple):
    """What the player is asked, and what the plan comes to."""

    question: str
    detail: str = ""
    warning: str = ""
    chosen: int = 0
    most: int = 0  # places for locomotives of a build
    clock: str = ""  # what is left of the time for the turn
    urgent: bool = False  # and that is little
    asked: bool = False  # the question is whether it shall really be done


class Status(NamedTuple):
    """How far the game has come: one line where there is room, otherwise two."""

    progress: str
    nearest: str
    urgent: bool = False  # the next build can end the game


class PanelFace(NamedTuple):
    """All that the panel shows."""

    players: Sequence[PlayerFace]
    cards: Sequence[CardFace]
    prompt: Prompt
    status: Status


def panel_parts(skins: Skins, layout: TableLayout, face: PanelFace) -> list[Part]:
    """The panel without its buttons, as parts of a picture."""
    panel, status, scale = layout.panel, layout.status, layout.scale
    ground = skins.bounds("panel/side", panel, scale)
    words = Rect(panel.left, status.top, panel.width, status.height).inflate(0, _ACCENTS)
    players = alike(skins, face.players, layout.players)
    return [
        Part(ground, layout, lambda surface: skins.stretch(surface, "panel/side", panel, scale)),
        *(player_part(skins, *tile) for tile in zip(players, layout.players, strict=True)),
        *(card_part(skins, *card) for card in zip(face.cards, layout.cards, strict=True)),
        Part(
            skins.bounds("panel/action", layout.action, scale),
            face.prompt,
            lambda surface: _action(surface, skins, layout, face.prompt),
        ),
        Part(words, face.status, lambda surface: _status(surface, skins, layout, face.status)),
    ]


def _status(surface: Surface, skins: Skins, layout: TableLayout, status: Status) -> None:
    box, pixels = layout.status.inflate(-layout.pixels(12), 0), max(12, layout.letters_of(18))
    font = skins.assets.font("reading", pixels)
    colour = URGENT if status.urgent else GOLD
    before = f"{status.progress} · "
    wide = [font.size(words)[0] for words in (before, status.nearest)]
    if sum(wide) <= box.width:
        line = Rect(box.centerx - sum(wide) // 2, box.top, wide[0], box.height)
        skins.write(surface, before, line, pixels, GOLD)
        line = Rect(line.right, box.top, wide[1], box.height)
        skins.write(surface, status.nearest, line, pixels, colour)
        return
    for number, (words, ink) in enumerate(((status.progress, GOLD), (status.nearest, colour))):
        half = Rect(box.left, box.top + number * box.height // 2, box.width, box.height // 2)
        skins.write(surface, words, half, min(pixels, half.height - 1), ink, align=0.5)


def _action(surface: Surface, skins: Skins, layout: TableLayout, prompt: Prompt) -> None:
    """The question, below it what the plan comes to, and last what should be thought of."""
    box, letters_of = layout.action, layout.letters_of
    skins.stretch(surface, "panel/action", box, layout.scale)
    inner = box.inflate(-layout.pixels(44), 0)
    line = Rect(inner.left, box.top + layout.pixels(_ABOVE), inner.width, letters_of(_LINES[0]))
    if not layout.buttons:  # whose turn it is, for all in the room
        line.height = layout.status.top - line.top
        pixels = round(letters_of(46) / WATCHED_LETTERS)
        skins.write(surface, prompt.question, line, pixels, CREAM, role="label", align=0.5)
        return
    below = Rect(inner.left, line.bottom, inner.width, letters_of(_LINES[1]))
    last = Rect(inner.left, below.bottom, inner.width, letters_of(_LINES[2]))
    if prompt.clock:  # at both ends, so that the question stays in the middle
        line.inflate_ip(-2 * _clock(surface, skins, line, prompt, layout), 0)
    colour = URGENT if prompt.asked else CREAM
    skins.write(surface, prompt.question, line, letters_of(24), colour, role="label", align=0.5)
    if prompt.most:
        below = _pips(surface, skins, below, prompt, layout)
    skins.write(surface, prompt.detail, below, letters_of(18), GOLD, align=0.5)
    skins.write(surface, prompt.warning, last, letters_of(18), URGENT, align=0.5)


def _clock(surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout) -> int:
    """The time that is left, at the right end of the line; returns how wide it is."""
    colour, side = URGENT if prompt.urgent else GOLD, layout.letters_of(22)
    wide = layout.letters_of(70)
    room = Rect(line.right - wide, line.top, wide, line.height)
    skins.write(surface, prompt.clock, room, layout.letters_of(24), colour, role="label", align=1.0)
    skins.draw_icon(surface, "timer", (room.left - side // 2, room.centery), side, colour)
    return room.width + side + layout.pixels(6)


def _pips(surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout) -> Rect:
    """A dot for each locomotive that can be placed, filled for those that are; returns the rest of
    the line, for words: all of it stands in the middle."""
    step, gap = layout.letters_of(26), layout.letters_of(12)
    words = skins.assets.font("reading", layout.letters_of(18)).size(prompt.detail)[0]
    room = line.width - step * prompt.most - gap
    left = line.left + max(0, room - words) // 2
    for number in range(prompt.most):
        name = "control/pip_filled" if number < prompt.chosen else "control/pip_open"
        middle = (left + number * step + step // 2, line.centery)
        skins.draw(surface, name, middle, layout.scale * layout.letters)
    left += step * prompt.most + gap
    return Rect(left, line.top, min(words, room), line.height)
