"""The wooden rack with the viewer's own locomotives, and the words on it."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.rules.companies import Company, PerCompany
from game.ui.table.geometry import RackPlaces, standing
from game.ui.table.layout import rack_slots
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

_FULL_HEIGHT = 104
HEADING = 330  # the way the engines look
_FAINT = 140


class RackFace(NamedTuple):
    """All that the rack shows; without a portfolio it is covered."""

    title: str
    note: str
    portfolio: PerCompany | None
    given: Company | None = None  # one of it is on its way out
    taken: Company | None = None  # and so many of it on their way in
    coming: int = 0
    hover: Company | None = None
    patterned: bool = False
    focus: Company | None = None  # where the keyboard stands


def draw_rack(surface: Surface, skins: Skins, face: RackFace, box: Rect) -> None:
    """The rack in its box."""
    scale = box.height / _FULL_HEIGHT
    _wood(surface, skins, box, scale)
    if face.portfolio is not None:
        _engines(surface, skins, face, face.portfolio, box)
    _words(surface, skins, face, heading(box))


def heading(box: Rect) -> Rect:
    """The plank above the locomotives."""
    scale = box.height / _FULL_HEIGHT
    return Rect(box.left, box.top + round(3 * scale), box.width, round(22 * scale)).inflate(
        -round(84 * scale), 0
    )


def rack_part(skins: Skins, face: RackFace, box: Rect) -> Part:
    """The rack as a part of the still picture; engines and shadows reach beyond its box."""
    reach = box.inflate(box.height, box.height)
    return Part(reach, face, lambda surface: draw_rack(surface, skins, face, box))


def slot_of(box: Rect, portfolio: PerCompany, company: Company) -> Rect:
    """Where the first locomotive of a company stands, or would stand."""
    engines = standing(portfolio)
    slots: Sequence[Rect] = rack_slots(box, max(1, len(engines)))
    return slots[engines.index(company)] if company in engines else slots[-1]


def _wood(surface: Surface, skins: Skins, box: Rect, scale: float) -> None:
    left, _ = skins.size("rack/left", scale)
    top = box.top - round(6 * scale)
    _, height = skins.size("rack/middle", scale)
    middle = Rect(box.left, top, box.width, height).inflate(-2 * left + round(12 * scale), 0)
    skins.tile(surface, "rack/middle", middle, scale)
    center = top + height // 2
    skins.draw(surface, "rack/left", (middle.left - left // 2, center), scale)
    skins.draw(surface, "rack/right", (middle.right + left // 2, center), scale)


def _words(surface: Surface, skins: Skins, face: RackFace, line: Rect) -> None:
    """Whose it is on the left, a note on the right; neither takes the other's room."""
    letters, most = round(line.height * 0.8), line.width * 3 // 5
    right = Rect(line.right - most, line.top, most, line.height)
    note = skins.write(surface, face.note, right, letters, "#F6EBCF", role="label", align=1.0)
    left = Rect(line.left, line.top, note.left - line.height - line.left, line.height)
    skins.write(surface, face.title.upper(), left, letters, "#F4DD9A", role="reading-bold")


def _engines(
    surface: Surface, skins: Skins, face: RackFace, portfolio: PerCompany, box: Rect
) -> None:
    """What is held, and behind it the ghosts of what a trade would bring."""
    engines = standing(portfolio)
    given = engines.index(face.given) if face.given in engines else -1
    coming = [face.taken] * face.coming if face.taken else []
    slots = rack_slots(box, len(engines) + len(coming))
    if face.focus is not None and face.focus in engines:
        around = RackPlaces(box, tuple(engines), len(coming)).group_of(face.focus)
        scale = box.height / _FULL_HEIGHT
        skins.stretch(surface, "control/focus", around.inflate(-6 * scale, -6 * scale), scale)
    for number, (company, slot) in enumerate(zip([*engines, *coming], slots, strict=True)):
        ghost = number >= len(engines)
        state = "chosen" if number == given or ghost else "normal"
        if company is face.hover and state == "normal":
            state = "hover"
        if state != "normal":
            skins.stretch(surface, f"rack/slot_{state}", slot.inflate(-4, -4), slot.height / 84)
        _engine(surface, skins, face, company, slot, faint=ghost)
        if ghost or number == given:
            _arrow(surface, skins, slot, "arrow_down" if ghost else "arrow_up")
        held = portfolio[company.order]
        if held > 1 and number == engines.index(company):
            _count(surface, skins, slot, held)


def _engine(
    surface: Surface, skins: Skins, face: RackFace, company: Company, slot: Rect, *, faint: bool
) -> None:
    """One engine; one that is not here yet can be seen through."""
    side = round(slot.height * 1.2)
    name = skins.assets.locomotive(company, HEADING, face.patterned)
    middle = (slot.centerx + side // 50, slot.centery + side // 26)  # of its picture, not of it
    for layer in (f"locomotives/shadow/{HEADING}", name):
        picture = skins.assets.scaled(layer, (side, side))
        if faint:
            picture = picture.copy()
            picture.set_alpha(_FAINT)
        surface.blit(picture, picture.get_rect(center=middle))


def _count(surface: Surface, skins: Skins, slot: Rect, held: int) -> None:
    """How many of a colour there are, on the first of them."""
    side = max(15, round(slot.height * 0.4))
    disc = Rect(0, 0, side, side).move_to(bottomleft=(slot.left, slot.bottom))
    draw.circle(surface, "#1C0F07", disc.center, side / 2)
    draw.circle(surface, "#FFE9A8", disc.center, side / 2 - 1)
    letters, inner = round(side * 0.75), disc.inflate(-2, 0)
    skins.write(surface, str(held), inner, letters, "#1C0F07", role="reading-bold", align=0.5)


def _arrow(surface: Surface, skins: Skins, slot: Rect, name: str) -> None:
    """Which way a locomotive goes: up and out, or down and in."""
    side = round(slot.height * 0.36)
    corner = (slot.right - side // 2, slot.bottom - side // 2)
    skins.draw_icon(surface, name, (corner[0] + 1, corner[1] + 1), side, "#1C0F07")
    skins.draw_icon(surface, name, corner, side, "#FFE9A8")
