"""The wooden rack with the viewer's own locomotives, and the words on it."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company, PerCompany
from game.ui.layout import rack_slots
from game.ui.table.still import Part
from game.ui.widgets.skins import Skins

_FULL_HEIGHT = 104
HEADING = 330  # the way the engines look


class RackFace(NamedTuple):
    """All that the rack shows; without a portfolio it is covered."""

    title: str
    note: str
    portfolio: PerCompany | None
    given: Company | None = None  # one of it is on its way out
    hover: Company | None = None
    patterned: bool = False


def standing(portfolio: PerCompany) -> list[Company]:
    """The locomotives in the order in which they stand."""
    return [company for company in COMPANIES for _ in range(portfolio[company.order])]


def draw_rack(surface: Surface, skins: Skins, face: RackFace, box: Rect) -> None:
    """The rack in its box."""
    scale = box.height / _FULL_HEIGHT
    _wood(surface, skins, box, scale)
    line = Rect(box.left + round(46 * scale), box.top + round(6 * scale), 0, round(20 * scale))
    line.width = box.width // 2 - round(54 * scale)
    cream = "#F6EBCF"
    skins.write(surface, face.title.upper(), line, round(16 * scale), "#F4DD9A", role="display")
    line.left = box.centerx + round(8 * scale)
    skins.write(surface, face.note, line, round(16 * scale), cream, role="label", align=1.0)
    if face.portfolio is None:
        return
    engines = standing(face.portfolio)
    given = engines.index(face.given) if face.given in engines else -1
    slots = rack_slots(box, len(engines))
    for number, (company, slot) in enumerate(zip(engines, slots, strict=True)):
        state = "chosen" if number == given else "normal"
        if company is face.hover and state == "normal":
            state = "hover"
        _engine(surface, skins, face, company, slot, state)


def rack_part(skins: Skins, face: RackFace, box: Rect) -> Part:
    """The rack as a part of the still picture; engines and shadows reach beyond its box."""
    reach = box.inflate(box.height, box.height)
    return Part(reach, face, lambda surface: draw_rack(surface, skins, face, box))


def company_at(box: Rect, portfolio: PerCompany, place: tuple[int, int]) -> Company | None:
    """The locomotive under a point; of two that overlap, the one in front."""
    engines = standing(portfolio)
    slots = rack_slots(box, len(engines))
    for company, slot in reversed(list(zip(engines, slots, strict=True))):
        if slot.collidepoint(place):
            return company
    return None


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
    skins.lay(surface, "rack/left", (middle.left - left // 2, center), scale)
    skins.lay(surface, "rack/right", (middle.right + left // 2, center), scale)


def _engine(
    surface: Surface, skins: Skins, face: RackFace, company: Company, slot: Rect, state: str
) -> None:
    scale = slot.height / 84
    if state != "normal":
        skins.spread(surface, f"rack/slot_{state}", slot.inflate(-4, -4), scale)
    side = round(slot.height * 1.12)
    name = skins.assets.engine(company, HEADING, face.patterned)
    lift = round(8 * scale) if state == "chosen" else 0
    for layer in (f"locomotives/shadow/{HEADING}", name):
        picture = skins.assets.scaled(layer, (side, side))
        surface.blit(picture, picture.get_rect(center=(slot.centerx, slot.centery - lift)))
