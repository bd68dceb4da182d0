"""The side panel: players, companies, what to do, how far the game is, what has happened."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.layout import TableLayout
from game.ui.table.cards import CardFace, card_part
from game.ui.table.players import PlayerFace, player_part
from game.ui.table.still import Part
from game.ui.widgets.button import Button
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.words import wrapped

CREAM, GOLD, URGENT = "#F6EBCF", "#F4DD9A", "#FF9B7A"
_LOG_LETTERS = 17
_LOG_LINE = 24


class Prompt(NamedTuple):
    """What the player is asked, and what the plan comes to."""

    question: str
    detail: str = ""
    warning: str = ""
    chosen: int = 0
    most: int = 0  # places for locomotives of a build
    clock: str = ""  # what is left of the time for the turn
    urgent: bool = False  # and that is little


class Status(NamedTuple):
    """How far the game has come: one line where there is room, otherwise two."""

    depots: str
    nearest: str
    urgent: bool = False  # the next build can end the game


class PanelFace(NamedTuple):
    """All that the panel shows."""

    players: Sequence[PlayerFace]
    cards: Sequence[CardFace]
    prompt: Prompt
    status: Status
    log: Sequence[str]  # the oldest first
    marked: int | None = None  # the entry of the log that is shown on the map


def draw_panel(
    surface: Surface,
    skins: Skins,
    layout: TableLayout,
    face: PanelFace,
    buttons: Sequence[Button],
) -> None:
    """The whole panel."""
    for part in panel_parts(skins, layout, face, buttons):
        part.draw(surface)


def panel_parts(
    skins: Skins, layout: TableLayout, face: PanelFace, buttons: Sequence[Button]
) -> list[Part]:
    """The panel as parts of the still picture."""
    panel, status, scale = layout.panel, layout.status, layout.scale
    ground = skins.reach("panel/side", panel, scale)
    words = Rect(panel.left, status.top, panel.width, status.height)
    log = tuple(face.log), face.marked
    return [
        Part(ground, layout, lambda surface: skins.spread(surface, "panel/side", panel, scale)),
        *(player_part(skins, *tile) for tile in zip(face.players, layout.players, strict=True)),
        *(card_part(skins, *card) for card in zip(face.cards, layout.cards, strict=True)),
        Part(
            skins.reach("panel/action", layout.action, scale),
            face.prompt,
            lambda surface: _action(surface, skins, layout, face.prompt),
        ),
        Part(words, face.status, lambda surface: _status(surface, skins, layout, face.status)),
        *(button_part(skins, button, scale) for button in buttons),
        Part(
            skins.reach("panel/log", layout.log, scale),
            log,
            lambda surface: _log(surface, skins, layout, face),
        ),
    ]


def log_entry_at(skins: Skins, layout: TableLayout, log: Sequence[str], y: int) -> int | None:
    """The entry of the log under a height of the window."""
    for number, box, _ in _log_boxes(skins, layout, log):
        if box.top <= y < box.bottom:
            return number
    return None


def button_part(skins: Skins, button: Button, scale: float) -> Part:
    """A button as a part of the still picture."""
    face = button.kind, button.state, button.label, button.icon
    reach = skins.reach(f"button/{button.kind}_{button.state}", button.rect, scale)
    return Part(reach, face, lambda surface: button.draw(surface, skins, scale))


def _status(surface: Surface, skins: Skins, layout: TableLayout, status: Status) -> None:
    box, pixels = layout.status.inflate(-layout.pixels(12), 0), max(12, layout.letters_of(18))
    font = skins.assets.font("reading", pixels)
    colour = URGENT if status.urgent else GOLD
    before = f"{status.depots} · "
    wide = [font.size(words)[0] for words in (before, status.nearest)]
    if sum(wide) <= box.width:
        line = Rect(box.centerx - sum(wide) // 2, box.top, wide[0], box.height)
        skins.write(surface, before, line, pixels, GOLD)
        line = Rect(line.right, box.top, wide[1], box.height)
        skins.write(surface, status.nearest, line, pixels, colour)
        return
    for number, (words, ink) in enumerate(((status.depots, GOLD), (status.nearest, colour))):
        half = Rect(box.left, box.top + number * box.height // 2, box.width, box.height // 2)
        skins.write(surface, words, half, min(pixels, box.height // 2), ink, align=0.5)


def _action(surface: Surface, skins: Skins, layout: TableLayout, prompt: Prompt) -> None:
    box = layout.action
    skins.spread(surface, "panel/action", box, layout.scale)
    inner = box.inflate(-layout.pixels(44), 0)
    line = Rect(inner.left, box.top + layout.pixels(14), inner.width, layout.pixels(30))
    if not layout.buttons:  # whose turn it is, for all in the room
        line.height = layout.status.top - line.top
        skins.write(
            surface, prompt.question, line, layout.pixels(46), CREAM, role="label", align=0.5
        )
        return
    if prompt.clock:  # at both ends, so that the question stays in the middle
        line.inflate_ip(-2 * _clock(surface, skins, line, prompt, layout), 0)
    skins.write(surface, prompt.question, line, layout.pixels(24), CREAM, role="label", align=0.5)
    line = Rect(inner.left, line.top + layout.pixels(30), inner.width, layout.pixels(24))
    if prompt.most:
        _pips(surface, skins, line, prompt, layout)
        line.top += layout.pixels(24)
    words, colour = (prompt.warning, URGENT) if prompt.warning else (prompt.detail, GOLD)
    if words:
        skins.write(surface, words, line, layout.pixels(18), colour, align=0.5)


def _clock(surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout) -> int:
    """The time that is left, at the right end of the line; returns how wide it is."""
    colour, side = URGENT if prompt.urgent else GOLD, layout.pixels(22)
    room = Rect(line.right - layout.pixels(70), line.top, layout.pixels(70), line.height)
    skins.write(surface, prompt.clock, room, layout.pixels(24), colour, role="label", align=1.0)
    skins.icon(surface, "timer", (room.left - side // 2, room.centery), side, colour)
    return room.width + side + layout.pixels(6)


def _pips(surface: Surface, skins: Skins, line: Rect, prompt: Prompt, layout: TableLayout) -> None:
    """A dot for each locomotive that can be placed, filled for those that are."""
    step = layout.pixels(26)
    left = line.centerx - step * (prompt.most - 1) // 2
    for number in range(prompt.most):
        name = "control/pip_filled" if number < prompt.chosen else "control/pip_open"
        skins.lay(surface, name, (left + number * step, line.centery), layout.scale)


def _log(surface: Surface, skins: Skins, layout: TableLayout, face: PanelFace) -> None:
    skins.spread(surface, "panel/log", layout.log, layout.scale)
    each, letters = layout.letters_of(_LOG_LINE), layout.letters_of(_LOG_LETTERS)
    for number, box, lines in _log_boxes(skins, layout, face.log):
        if number == face.marked:
            skins.spread(surface, "control/row_chosen", box, layout.scale)
        colour = CREAM if number == len(face.log) - 1 else "#C9C0A6"
        for turn, words in enumerate(lines):
            line = Rect(box.left, box.top + turn * each, box.width, each)
            inner = line.inflate(-layout.pixels(24), 0)
            skins.write(surface, words, inner, max(LEAST_LETTERS, letters), colour)


def _log_boxes(
    skins: Skins, layout: TableLayout, log: Sequence[str]
) -> list[tuple[int, Rect, list[str]]]:
    """The newest entries, as many as there is room for, the newest at the bottom; each in as many
    lines as it needs, since a name can be long."""
    inner = layout.log.inflate(-layout.pixels(12), -layout.pixels(14))
    each, bottom = layout.letters_of(_LOG_LINE), inner.bottom
    font = skins.assets.font("reading", max(LEAST_LETTERS, layout.letters_of(_LOG_LETTERS)))
    found: list[tuple[int, Rect, list[str]]] = []
    for number in reversed(range(len(log))):
        lines = wrapped(log[number], font, inner.width - layout.pixels(24))
        top = bottom - len(lines) * each
        if top < inner.top:
            break
        found.append((number, Rect(inner.left, top, inner.width, bottom - top), lines))
        bottom = top
    return found[::-1]
