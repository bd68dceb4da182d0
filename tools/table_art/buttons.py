"""Buttons: red enamel, navy enamel and outline, each in all its states."""

from typing import NamedTuple

from PIL import Image

from tools.table_art.palette import CREAM, GOLD, GOLD_LIGHT, MIDNIGHT, WHITE
from tools.table_art.piece import Piece, Pieces
from tools.table_art.sheet import Box, Sheet, down, drawn, flat, gold, shadow, stacked

STATES = ("normal", "hover", "pressed", "disabled", "focused")
_SIZE = Box(8, 6, 112, 54)
_RING = flat("#FFF3C8")
_SLICES, _OVERHANG = (52, 44, 52, 52), (16, 12, 16, 20)


class _Enamel(NamedTuple):
    top: str
    middle: str
    bottom: str


_ENAMELS = {
    "primary": {
        "normal": _Enamel("#EC6A36", "#CB4420", "#9A2A10"),
        "hover": _Enamel("#FF8449", "#E0552A", "#B03516"),
        "pressed": _Enamel("#8E2610", "#B23819", "#C4481F"),
    },
    "secondary": {
        "normal": _Enamel("#365D8A", "#254570", "#172D4C"),
        "hover": _Enamel("#4A79AE", "#335C8E", "#20406A"),
        "pressed": _Enamel("#122440", "#1C3658", "#264772"),
        "disabled": _Enamel("#2C3A4E", "#253246", "#1E293A"),
    },
}


def buttons() -> Pieces:
    """Three kinds in five states; disabled, all look the same."""
    pieces = {}
    for state in STATES:
        for kind in _ENAMELS:
            shown = "secondary" if state == "disabled" else kind
            pieces[f"button/{kind}_{state}"] = _enamelled(shown, state)
        quiet = _enamelled("secondary", state) if state == "disabled" else _quiet(state)
        pieces[f"button/quiet_{state}"] = quiet
    return pieces


def _enamelled(kind: str, state: str) -> Piece:
    enamel = _ENAMELS[kind]["normal" if state == "focused" else state]
    pressed, disabled = state == "pressed", state == "disabled"

    def draw(sheet: Sheet) -> None:
        body = Box(_SIZE.left, _SIZE.top + (1.5 if pressed else 0), _SIZE.width, _SIZE.height)
        colours = down(
            body.top,
            body.bottom,
            (0, enamel.top, 1),
            (0.5, enamel.middle, 1),
            (1, enamel.bottom, 1),
        )
        frame = flat("#5B584E") if disabled else gold(body)
        sheet.stepped(body, 4).fill(flat(MIDNIGHT), keep=True).stroke(frame, 3.2)
        sheet.stepped(body.inset(2.6), 4).fill(colours)
        sheet.stepped(body.inset(5.4), 4).stroke(flat("#FFF4D0", 0.14 if disabled else 0.4), 0.9)
        if pressed:
            inner = down(body.top, body.top + 16, (0, MIDNIGHT, 0.6), (1, MIDNIGHT, 0))
            sheet.stepped(body.inset(2.6), 4).fill(inner)
        elif not disabled:
            gloss = down(body.top, body.top + 25, (0, WHITE, 0.26), (1, WHITE, 0.04))
            sheet.stepped(body.inset(2.6), 4).clip()
            sheet.box(Box(body.left, body.top, body.width, 24)).fill(gloss)

    return _finished(drawn(128, 70, draw), state, "#8F897B" if disabled else "#FFF6DF")


def _quiet(state: str) -> Piece:
    """Only an outline, for what is seldom wanted."""

    def draw(sheet: Sheet) -> None:
        fillings = {"hover": flat("#4A7CB4", 0.45), "pressed": flat(MIDNIGHT, 0.65)}
        line = {"hover": 1.0, "pressed": 0.9}.get(state, 0.75)
        sheet.stepped(_SIZE, 4).fill(fillings.get(state, flat(GOLD, 0.03)), keep=True)
        sheet.stroke(flat(GOLD_LIGHT if state == "hover" else GOLD, line), 1.6)

    return _finished(drawn(128, 70, draw), state, CREAM)


def _finished(image: Image.Image, state: str, text: str) -> Piece:
    """Shadow below and, where the keyboard is, a ring of light around."""
    if state in ("normal", "hover", "focused"):
        image = stacked(shadow(image, 5, 6, 0.55), image)
    if state == "hover":
        image = stacked(shadow(image, 6, 0, 0.35, "#FFDC80"), image)
    if state == "focused":
        ring = drawn(128, 70, lambda sheet: sheet.stepped(_SIZE.inset(-4), 5).stroke(_RING, 2))
        image = stacked(shadow(ring, 4, 0, 0.9, "#FFE9A8"), image, ring)
    return Piece(image, _SLICES, _OVERHANG, state=state, text=text)
