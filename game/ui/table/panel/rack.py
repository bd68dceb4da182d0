"""The wooden rack with the viewer's own locomotives, and portfolios on small dark shelves."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.rules.companies import COMPANIES, Company, PerCompany
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.table.geometry import RackPlaces, standing
from game.ui.table.layout import rack_slots
from game.ui.table.panel.prompt import worth
from game.ui.table.plan import Plan
from game.ui.table.target import OnRack, Pointing
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

_FULL_HEIGHT = 104
HEADING = 330  # the way the locomotives face
_FAINT = 140  # alpha
_ON_SHELF = 1.3  # a picture is larger than the locomotive on it


class RackFace(NamedTuple):
    """State that triggers a redraw of the rack; without a portfolio it is covered."""

    title: str
    note: str
    portfolio: PerCompany | None
    given: Company | None = None  # one of these is leaving
    taken: Company | None = None
    coming: int = 0  # how many of `taken` are arriving
    hover: Company | None = None
    patterned: bool = False
    focus: Company | None = None  # that the keyboard stands on


def rack_face(
    plan: Plan,
    names: Sequence[str],
    texts: Texts,
    pointing: Pointing,
    *,
    patterned: bool,
    covered: bool = False,
) -> RackFace:
    """The viewer's rack, covered for a spectator and where others could see it."""
    seat, keyed = plan.view.seat, pointing.by_keyboard
    if seat is None:
        note = texts.say("table-peek" if covered else "table-rack-hidden")
        return RackFace(texts.say("table-rack"), note, None)
    title = texts.say("table-rack-of", name=names[seat])
    if covered:
        return RackFace(title, texts.say("table-peek"), None)
    pointed = pointing.target.company if isinstance(pointing.target, OnRack) else None
    trade = (plan.give, plan.take, plan.count)
    hover, focus = (None, pointed) if keyed else (pointed, None)
    note = _worth_note(plan, texts)
    return RackFace(title, note, plan.view.portfolio, *trade, hover, patterned, focus)


def _worth_note(plan: Plan, texts: Texts) -> str:
    """What the viewer's locomotives are worth; while building also what they would be."""
    now, then = worth(plan.view), worth(plan.preview())
    if plan.planned and now != then:
        return texts.say("table-worth-then", before=now, points=then)
    return texts.say("table-worth-now", points=now)


def slot_of(box: Rect, portfolio: PerCompany, company: Company) -> Rect:
    """Where the first locomotive of a company stands, or would stand."""
    locomotives = standing(portfolio)
    slots = rack_slots(box, max(1, len(locomotives)))
    return slots[locomotives.index(company)] if company in locomotives else slots[-1]


def standing_place(slot: Rect) -> tuple[tuple[int, int], int]:
    """The middle and the side of the picture of a locomotive that stands in a slot."""
    side = _side(slot)
    return (slot.centerx + side // 50, slot.centery + side // 26), side


def heading(box: Rect) -> Rect:
    """The plank above the locomotives."""
    scale = box.height / _FULL_HEIGHT
    line = Rect(box.left, box.top + round(3 * scale), box.width, round(22 * scale))
    return line.inflate(-round(84 * scale), 0)


def rack_part(skins: Skins, face: RackFace, box: Rect) -> Part:
    """The rack as a part of the still picture; locomotives and shadows reach beyond its box."""
    reach = box.inflate(box.height, box.height)
    return Part(reach, face, lambda surface: draw_rack(surface, skins, face, box))


def draw_rack(surface: Surface, skins: Skins, face: RackFace, box: Rect) -> None:
    """The rack in its box: title on the left, note on the right; neither takes the other's room."""
    _draw_wood(surface, skins, box)
    if face.portfolio is not None:
        _draw_locomotives(surface, skins, face, face.portfolio, box)
    line = heading(box)
    pixels, most = round(line.height * 0.8), line.width * 3 // 5
    right = Rect(line.right - most, line.top, most, line.height)
    note = skins.write(surface, face.note, right, pixels, "#F6EBCF", role="label", align=1.0)
    left = Rect(line.left, line.top, note.left - line.height - line.left, line.height)
    skins.write(surface, face.title.upper(), left, pixels, "#F4DD9A", role="reading-bold")


def rack_steps(assets: Assets, box: Rect, held: int, patterned: bool) -> Iterator[None]:
    """Read the pictures of a rack with so many locomotives, those of all companies: whose they
    are is not known yet."""
    for slot in rack_slots(box, held)[:1]:
        for company in COMPANIES:
            for name in _pictures(assets, company, patterned):
                assets.small(name, (_side(slot), _side(slot)))
            yield


def _pictures(assets: Assets, company: Company, patterned: bool) -> tuple[str, str]:
    """A locomotive's shadow, and the locomotive."""
    return f"locomotives/shadow/{HEADING}", assets.locomotive(company, HEADING, patterned)


def _side(slot: Rect) -> int:
    """Of the square picture of what stands in a slot."""
    return round(slot.height * 1.2)


def _draw_wood(surface: Surface, skins: Skins, box: Rect) -> None:
    scale = box.height / _FULL_HEIGHT
    left, _ = skins.size("rack/left", scale)
    top = box.top - round(6 * scale)
    _, height = skins.size("rack/middle", scale)
    middle = Rect(box.left, top, box.width, height).inflate(-2 * left + round(12 * scale), 0)
    skins.tile(surface, "rack/middle", middle, scale)
    center = top + height // 2
    skins.draw(surface, "rack/left", (middle.left - left // 2, center), scale)
    skins.draw(surface, "rack/right", (middle.right + left // 2, center), scale)


def _draw_locomotives(
    surface: Surface, skins: Skins, face: RackFace, portfolio: PerCompany, box: Rect
) -> None:
    """The locomotives held, and behind them the ghosts of what a trade would bring."""
    held = standing(portfolio)
    given = held.index(face.given) if face.given in held else -1
    coming = [face.taken] * face.coming if face.taken else []
    if face.focus is not None and face.focus in held:
        around = RackPlaces(box, tuple(held), len(coming)).group_of(face.focus)
        scale = box.height / _FULL_HEIGHT
        skins.stretch(surface, "control/focus", around.inflate(-6 * scale, -6 * scale), scale)
    slots = rack_slots(box, len(held) + len(coming))
    for number, (company, slot) in enumerate(zip([*held, *coming], slots, strict=True)):
        ghost = number >= len(held)
        moves = ghost or number == given
        state = "chosen" if moves else "hover" if company is face.hover else "normal"
        if state != "normal":
            skins.stretch(surface, f"rack/slot_{state}", slot.inflate(-4, -4), slot.height / 84)
        middle, side = standing_place(slot)
        _draw_locomotive(surface, skins, company, middle, side, face.patterned, faint=ghost)
        if moves:
            _draw_arrow(surface, skins, slot, "arrow_down" if ghost else "arrow_up")
        if portfolio[company.order] > 1 and number == held.index(company):
            _draw_count(surface, skins, slot, portfolio[company.order])


def _draw_locomotive(
    surface: Surface,
    skins: Skins,
    company: Company,
    middle: tuple[int, int],
    side: int,
    patterned: bool,
    *,
    faint: bool = False,
) -> None:
    for name in _pictures(skins.assets, company, patterned):
        picture = skins.assets.small(name, (side, side))
        if faint:
            picture = picture.copy()
            picture.set_alpha(_FAINT)
        surface.blit(picture, picture.get_rect(center=middle))


def _draw_count(surface: Surface, skins: Skins, slot: Rect, held: int) -> None:
    """How many of a colour there are, on the first of them."""
    side = max(15, round(slot.height * 0.4))
    disc = Rect(0, 0, side, side).move_to(bottomleft=(slot.left, slot.bottom))
    draw.circle(surface, "#1C0F07", disc.center, side / 2)
    draw.circle(surface, "#FFE9A8", disc.center, side / 2 - 1)
    pixels, inner = round(side * 0.75), disc.inflate(-2, 0)
    skins.write(surface, str(held), inner, pixels, "#1C0F07", role="reading-bold", align=0.5)


def _draw_arrow(surface: Surface, skins: Skins, slot: Rect, name: str) -> None:
    """Which way a locomotive goes: up and out, or down and in."""
    side = round(slot.height * 0.36)
    corner = (slot.right - side // 2, slot.bottom - side // 2)
    skins.draw_icon(surface, name, (corner[0] + 1, corner[1] + 1), side, "#1C0F07")
    skins.draw_icon(surface, name, corner, side, "#FFE9A8")


def draw_shelf(
    surface: Surface,
    skins: Skins,
    portfolio: PerCompany | None,
    box: Rect,
    scale: float,
    patterned: bool,
    most: int,
) -> None:
    """A dark shelf with small locomotives, sized for the `most` of any shelf; empty without a
    portfolio."""
    skins.stretch(surface, "panel/log", box, scale)
    locomotives = [] if portfolio is None else standing(portfolio)
    inner = box.inflate(-round(12 * scale), -round(8 * scale))
    places = shelf_places(inner, len(locomotives), most)
    for company, place in zip(locomotives, places, strict=True):
        side = round(place.width * _ON_SHELF)
        _draw_locomotive(surface, skins, company, place.center, side, patterned)


def shelf_places(shelf: Rect, count: int, most: int) -> list[Rect]:
    """Squares for so many locomotives, row by row, as large as the shelf allows for the most."""
    side, columns = 0, 1
    for tried in range(1, most + 1):
        rows = -(-most // tried)
        if (fits := min(shelf.width // tried, shelf.height // rows)) > side:
            side, columns = fits, tried
    rows = -(-most // columns)
    across = min(shelf.width // columns, side * 3 // 2)
    left = shelf.centerx - across * columns // 2 + (across - side) // 2
    top = shelf.centery - side * rows // 2
    return [
        Rect(left + across * (number % columns), top + side * (number // columns), side, side)
        for number in range(count)
    ]
