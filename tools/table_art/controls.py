"""Small controls: boxes to tick, sliders, scroll bars, fields, tabs, pips."""

from functools import partial

from tools.table_art.palette import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, MIDNIGHT
from tools.table_art.piece import Piece, Pieces, all_round
from tools.table_art.sheet import (
    Box,
    Sheet,
    down,
    drawn,
    flat,
    gold,
    round_about,
    shadow,
    stacked,
)

_LINES = {"normal": GOLD, "hover": GOLD_LIGHT, "focused": "#FFF3C8", "disabled": "#6C6A62"}
_THUMBS = {"normal": 0.72, "hover": 0.95, "pressed": 1.0}


def controls() -> Pieces:
    """Every small control in its states."""
    pieces: Pieces = {}
    for state in _LINES:
        for on in (False, True):
            word = "on" if on else "off"
            pieces[f"control/checkbox_{word}_{state}"] = _tickable(state, on, is_round=False)
            pieces[f"control/radio_{word}_{state}"] = _tickable(state, on, is_round=True)
        pieces[f"control/knob_{state}"] = _knob(state)
        pieces[f"control/arrow_{state}"] = _arrow(state)
        pieces[f"control/field_{state}"] = _field(state, _LINES[state])
    pieces["control/field_wrong"] = _field("wrong", "#F0603A")
    for state in ("normal", "hover", "chosen", "disabled", "focused"):
        pieces[f"control/tab_{state}"] = _tab(state)
    for state, opacity in _THUMBS.items():
        thumb = drawn(14, 40, partial(_thumb, opacity=opacity))
        pieces[f"control/scroll_thumb_{state}"] = Piece(thumb, (8, 24, 8, 24), state=state)
    pieces["control/scroll_rail"] = Piece(drawn(14, 40, _scroll_rail), slices=(8, 16, 8, 16))
    pieces["control/slider_rail"] = Piece(drawn(48, 14, _slider_rail), slices=(16, 8, 16, 8))
    pieces["control/slider_filled"] = Piece(drawn(48, 14, _slider_filled), slices=(16, 8, 16, 8))
    pieces["control/row_hover"] = _row("hover", 0.35)
    pieces["control/row_chosen"] = _row("chosen", 0.75)
    pieces["control/focus"] = _focus()
    pieces["control/pip_open"] = Piece(drawn(22, 22, lambda sheet: _pip(sheet, False)))
    pieces["control/pip_filled"] = Piece(drawn(22, 22, lambda sheet: _pip(sheet, True)))
    return pieces


def _focus() -> Piece:
    """A ring of light around anything that the keyboard stands on, as around a button."""

    def draw(sheet: Sheet) -> None:
        ring = sheet.whole.inset(10)
        sheet.rounded(ring, 8).stroke(flat("#2A1505", 0.85), 6)
        sheet.rounded(ring, 8).stroke(flat("#FFF3C8"), 3.2)

    image = drawn(96, 96, draw)
    lit = stacked(shadow(image, 5, 0, 0.9, "#FFE9A8"), image)
    return Piece(lit, all_round(56), all_round(26), state="focused")


def _tickable(state: str, on: bool, is_round: bool) -> Piece:
    def draw(sheet: Sheet) -> None:
        box = Box(5, 5, 22, 22)
        line = flat(_LINES[state])
        ground = down(5, 27, (0, MIDNIGHT, 1), (1, "#1B3150", 1))
        shape = sheet.circle(16, 16, 11) if is_round else sheet.stepped(box, 2)
        shape.fill(ground, keep=True).stroke(line, 2)
        if not on:
            return
        colour = "#8A8676" if state == "disabled" else GOLD_LIGHT
        if is_round:
            sheet.circle(16, 16, 5.6).fill(flat(colour))
        else:
            sheet.polygon([(10, 16.4), (14.4, 20.8), (22.4, 11)], closed=False)
            sheet.stroke(flat(colour), 3.4)

    image = drawn(32, 32, draw)
    if state == "focused":
        image = stacked(shadow(image, 4, 0, 0.9, "#FFE9A8"), image)
    return Piece(image, state=state, overhang=all_round(8))


def _knob(state: str) -> Piece:
    def draw(sheet: Sheet) -> None:
        ring = Box(4, 4, 28, 28)
        outer = flat("#77746A") if state == "disabled" else gold(ring)
        sheet.circle(18, 18, 13.4).fill(outer, keep=True).stroke(flat(GOLD_DARK), 0.8)
        tones = ("#6A635C", "#4B4641") if state == "disabled" else ("#F07A44", "#A02D12")
        disc = round_about(18, 18, 11, (0, tones[0], 1), (1, tones[1], 1), light=(-2, -4))
        sheet.circle(18, 18, 9.8).fill(disc)
        if state in ("hover", "focused"):
            sheet.circle(18, 18, 14.4).stroke(flat("#FFF3C8"), 1.6)

    image = drawn(36, 36, draw)
    glow = (0.8, "#FFE9A8") if state == "focused" else (0.6, "#05080F")
    return Piece(stacked(shadow(image, 4, 3, *glow), image), state=state, overhang=all_round(8))


def _arrow(state: str) -> Piece:
    def draw(sheet: Sheet) -> None:
        sheet.polygon([(4, 8), (20, 8), (12, 17)]).fill(flat(_LINES[state]))

    return Piece(drawn(24, 24, draw), state=state)


def _field(state: str, line: str) -> Piece:
    def draw(sheet: Sheet) -> None:
        box = Box(4, 4, 56, 40)
        ground = down(4, 44, (0, "#050A14", 0.95), (1, "#132339", 0.95))
        sheet.stepped(box, 2.5).fill(ground, keep=True)
        sheet.stroke(flat(line), 2.2 if state in ("focused", "wrong") else 1.4)
        sheet.box(Box(10, 5.2, 44, 3)).fill(flat("#000000", 0.35))

    image = drawn(64, 48, draw)
    if state == "focused":
        image = stacked(shadow(image, 4, 0, 0.8, "#FFE9A8"), image)
    text = "#8A8676" if state == "disabled" else CREAM
    return Piece(image, all_round(24), all_round(8), state=state, text=text)


def _tab(state: str) -> Piece:
    def draw(sheet: Sheet) -> None:
        top = 3.0 if state == "chosen" else 7.0
        corners = [(3.0, 44.0), (3.0, top + 8), (7.0, top + 8), (7.0, top + 4), (11.0, top + 4)]
        corners += [(11.0, top), (69.0, top), (69.0, top + 4), (73.0, top + 4)]
        corners += [(73.0, top + 8), (77.0, top + 8), (77.0, 44.0)]
        tones = {"chosen": ("#F9E9BC", "#DDBB6E"), "hover": ("#335880", "#20406A")}
        upper, lower = tones.get(state, ("#213A5C", "#14263F"))
        line = {"disabled": "#5C5A52", "focused": "#FFF3C8"}.get(state, GOLD)
        sheet.polygon(corners, closed=False).fill(down(top, 44, (0, upper, 1), (1, lower, 1)), True)
        sheet.stroke(flat(line), 2.4 if state == "focused" else 1.6)

    text = {"chosen": INK, "disabled": "#7C796F"}.get(state, CREAM)
    return Piece(drawn(80, 44, draw), (36, 32, 36, 16), (6, 6, 6, 0), state=state, text=text)


def _thumb(sheet: Sheet, opacity: float) -> None:
    box = Box(3, 1, 8, 38)
    sheet.rounded(box, 4).fill(flat(MIDNIGHT), keep=True)
    sheet.fill(gold(box, opacity), keep=True).stroke(flat(GOLD_DARK), 0.8)


def _scroll_rail(sheet: Sheet) -> None:
    sheet.rounded(Box(5, 0, 4, 40), 2).fill(flat(MIDNIGHT, 0.8), keep=True)
    sheet.stroke(flat(GOLD, 0.35), 0.8)


def _slider_rail(sheet: Sheet) -> None:
    sheet.rounded(Box(1, 4, 46, 6), 3).fill(flat(MIDNIGHT), keep=True).stroke(flat(GOLD, 0.7), 1)


def _slider_filled(sheet: Sheet) -> None:
    box = Box(1, 4, 46, 6)
    red = down(4, 10, (0, "#F07A44", 1), (1, "#A8341A", 1))
    sheet.rounded(box, 3).fill(red, keep=True).stroke(flat(GOLD), 1)


def _row(state: str, opacity: float) -> Piece:
    def draw(sheet: Sheet) -> None:
        sheet.rounded(sheet.whole, 4).fill(flat("#4A7CB4", opacity))
        sheet.rounded(Box(0, 6, 3, 20), 1.5).fill(flat(GOLD_LIGHT))

    return Piece(drawn(40, 32, draw), (16, 30, 12, 30), state=state, text=CREAM)


def _pip(sheet: Sheet, filled: bool) -> None:
    """One of the five engines that a build may lay."""
    sheet.circle(11, 11, 8)
    if filled:
        red = round_about(11, 11, 9, (0, "#F5743C", 1), (1, "#B42A10", 1), light=(-2, -3))
        sheet.fill(red, keep=True).stroke(flat(GOLD_LIGHT), 2)
    else:
        sheet.fill(flat("#0A1422"), keep=True).stroke(flat(GOLD, 0.8), 1.8)
