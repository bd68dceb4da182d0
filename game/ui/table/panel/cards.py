"""A company's card: its locomotive before sun rays, its depot, and its value on a track."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company, PerCompany
from game.rules.legality import buildable
from game.rules.table import Traded
from game.ui.i18n.text import Texts
from game.ui.media.assets import Assets
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, Pointing
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

PRINTED_TRACK = 30  # values beyond stand at its end and go on counting (R4)
_FULL = (572, 104)  # the least width and height of a card, in units
_LOW = (572, 60)  # the same of one for large letters: no long name, no numbers below the rails
_LOW_FROM = 8.5  # times as wide as high
_GAIN, _LOSS, _CHANGED = "#1E6B2C", "#B3290A", "#B3290A"  # of the player, and of a depot
_PULLED = 8  # units that a chosen card is pulled out to the map
_LEAST_MARKER, _RIM = 0.46, 6  # pixels for a unit, and units of a marker's rim
_LEAST_VALUE = 12  # pixels of the number on it
_BAND = 7  # units, the frame of a chosen card
_NAME, _FRAMED_NAME, _LOWERED = 26, 24, 4  # units: letters, and what a low card's frame needs


class CardFace(NamedTuple):
    """State that triggers a redraw of a card."""

    company: Company
    value: float  # of the marker, which rolls
    depot: int
    state: str = "normal"  # normal, hover, chosen, disabled
    gain: int = 0  # what the plan would add to the value
    patterned: bool = False
    focused: bool = False
    stock: int = 0  # what the plan has added to the depot
    role: str = ""  # its part in a trade
    given: bool = False  # that part is to get one back


def card_faces(
    plan: Plan,
    texts: Texts,
    pointing: Pointing,
    *,
    patterned: bool,
    rolling: Mapping[Company, float] | None = None,
    depots: PerCompany | None = None,
    trade: Traded | None = None,
) -> list[CardFace]:
    """A card for every company, as the plan would leave it; `rolling` gives the values of markers
    that move, `depots` what the depots hold during a move, `trade` is one that is shown."""
    table, after = plan.view.table, plan.preview().table
    able = buildable(table) if plan.my_turn and plan.give is None else COMPANIES
    pointed = pointing.target.company if isinstance(pointing.target, OnCard) else None
    faces = []
    for company in COMPANIES:
        state = "normal"
        if company in (plan.take, plan.building) or (trade and company is trade.take):
            state = "chosen"
        elif company is plan.give or (trade and company is trade.give):
            state = "normal"
        elif (plan.my_turn and company not in able) or not table.depot(company):
            state = "disabled"
        elif company is pointed and not pointing.by_keyboard:
            state = "hover"
        depot, value = (depots or after.depots)[company.order], table.value(company)
        face = CardFace(company, (rolling or {}).get(company, value), depot, state)
        face = face._replace(gain=after.value(company) - value, stock=depot - table.depot(company))
        focused = company is pointed and pointing.by_keyboard
        role = _role_in_trade(plan, trade, company, texts)
        given = company is plan.give or (trade is not None and company is trade.give)
        face = face._replace(patterned=patterned, focused=focused)
        faces.append(face._replace(role=role, given=given))
    return faces


def _role_in_trade(plan: Plan, trade: Traded | None, company: Company, texts: Texts) -> str:
    if trade and company is trade.give:
        return texts.say("table-card-player-gives")
    if trade and company is trade.take:
        return texts.say("table-card-player-takes", count=trade.taken)
    if company is plan.give:
        return texts.say("table-card-gives")
    return texts.say("table-card-takes", count=plan.count) if company is plan.take else ""


class CardPlaces(NamedTuple):
    """Where the parts of a card lie; none covers another."""

    unit: float  # pixels
    picture: Rect
    mark: Rect
    text: Rect
    icon: Rect
    depot: Rect
    rail: Rect
    numbers: Rect

    @property
    def low(self) -> bool:
        """Whether there is room only for large letters: no long name, no numbers."""
        return self.numbers.height == 0

    def lowered(self, pixels: int) -> "CardPlaces":
        """With the heading so much lower."""
        heading = (box.move(0, pixels) for box in (self.mark, self.text, self.icon, self.depot))
        mark, text, icon, depot = heading
        return self._replace(mark=mark, text=text, icon=icon, depot=depot)


def card_places(box: Rect) -> CardPlaces:
    """The places on a card, which may be of any shape."""
    low = box.width >= _LOW_FROM * box.height
    width, height = _LOW if low else _FULL
    unit = min(box.width / width, box.height / height)

    def pixels(units: float) -> int:
        return round(units * unit)

    wide = round(box.height * 158 / _FULL[1]) if low else pixels(158)
    picture = Rect(box.left, box.top, wide, box.height).inflate(-2, -2)
    inner = Rect(picture.right, box.top, box.right - picture.right, box.height)
    inner = inner.inflate(-pixels(28), -pixels(6 if low else 14))
    top = Rect(inner.left, inner.top, inner.width, round(inner.height * (0.54 if low else 0.46)))
    mark = Rect(top.left, top.top, pixels(24), top.height)
    depot = Rect(top.right - pixels(34), top.top, pixels(34), top.height)
    icon = Rect(depot.left - pixels(36), top.top, pixels(31), top.height)
    left = mark.right + pixels(8)
    text = Rect(left, top.top, icon.left - pixels(5) - left, top.height)
    rail = Rect(inner.left, top.bottom, inner.width, pixels(18)).inflate(-pixels(22), 0)
    if low:
        rail.centery = (top.bottom + inner.bottom) // 2
    numbers = Rect(inner.left, rail.bottom, inner.width, 0 if low else inner.bottom - rail.bottom)
    return CardPlaces(unit, picture, mark, text, icon, depot, rail, numbers)


def marker_place(box: Rect, value: float) -> tuple[int, int]:
    """Where a card's marker stands for a value."""
    rail = card_places(box).rail
    return round(rail.left + rail.width * min(value, PRINTED_TRACK) / PRINTED_TRACK), rail.centery


def card_part(skins: Skins, face: CardFace, box: Rect) -> Part:
    """A card as a part of the still picture."""
    unit, moved = card_places(box).unit, _pulled(face, box)
    reach = skins.bounds(f"card/{face.state}", moved, unit)
    if face.focused:
        reach = reach.union(skins.bounds("control/focus", moved, unit))
    return Part(reach.union(box), face, lambda surface: draw_card(surface, skins, face, box))


def draw_card(surface: Surface, skins: Skins, face: CardFace, box: Rect) -> None:
    """One card in its box; a chosen one is pulled out."""
    box = _pulled(face, box)
    places = card_places(box)
    skins.stretch(surface, f"card/{face.state}", box, places.unit)
    _draw_portrait(surface, skins, face, places)
    _draw_heading(surface, skins, face, places)
    _draw_value_track(surface, skins, face, places)
    if face.state == "disabled":
        skins.stretch(surface, "card/veil", places.picture, places.unit)
    if face.focused:
        skins.stretch(surface, "control/focus", box, places.unit)


def card_pictures(
    assets: Assets, boxes: Sequence[Rect], patterned: bool
) -> list[tuple[str, tuple[int, int]]]:
    """Names and sizes of the largest pictures on the cards."""
    return [
        picture
        for company, box in zip(COMPANIES, boxes, strict=True)
        for picture in _portrait(assets, company, patterned, card_places(box).picture.size)
    ]


def card_steps(skins: Skins, boxes: Sequence[Rect], patterned: bool) -> Iterator[None]:
    """Read the pictures of the cards, one in each step."""
    for name, size in card_pictures(skins.assets, boxes, patterned):
        skins.assets.small(name, size)
        yield


def drawing_steps(skins: Skins, face: CardFace, box: Rect) -> Iterator[None]:
    """Draw a card where nobody sees it, a little at a time: its pictures are in the caches then."""
    nowhere, moved = Surface((1, 1)), _pulled(face, box)
    places = card_places(moved)
    skins.stretch(nowhere, f"card/{face.state}", moved, places.unit)
    yield
    _draw_portrait(nowhere, skins, face, places)
    yield
    draw_card(nowhere, skins, face, box)
    yield


def _pulled(face: CardFace, box: Rect) -> Rect:
    return box.move(-round(_PULLED * card_places(box).unit), 0) if face.state == "chosen" else box


def _draw_portrait(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces) -> None:
    """The left end of the card; the locomotive stands on its lower edge."""
    area = places.picture.copy()
    if face.state == "chosen":  # inside the frame
        band = round(_BAND * places.unit)
        area.update(area.left + band, area.top + band, area.width - band, area.height - 2 * band)
    pictures = _portrait(skins.assets, face.company, face.patterned, area.size)
    rays, locomotive = (skins.assets.small(*picture) for picture in pictures)
    surface.blit(rays, area)
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    below = locomotive.get_height() // 24
    surface.blit(locomotive, locomotive.get_rect(midbottom=(area.centerx, area.bottom + below)))
    surface.set_clip(before)


def _portrait(
    assets: Assets, company: Company, patterned: bool, area: tuple[int, int]
) -> list[tuple[str, tuple[int, int]]]:
    """Names and sizes of the pictures at the left end: rays, and the locomotive on them."""
    side = round(min(area[1] * 1.24, area[0] * 0.94))
    portrait = assets.portrait(company, patterned)
    return [(f"table/card/rays_{company}", area), (portrait, (side, side))]


def _draw_heading(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces) -> None:
    """Mark, name and depot; in a trade its part in it instead of the long name."""
    unit, ink, letters = places.unit, skins.ink(f"card/{face.state}"), _NAME
    if places.low and face.state == "chosen":  # clear of the frame
        places, letters = places.lowered(round(_LOWERED * unit)), _FRAMED_NAME
    text, livery = places.text, skins.assets.livery(face.company)
    skins.draw(surface, f"mark/{face.company}", places.mark.center, unit * 0.75)
    skins.draw(surface, f"depot/{face.company}", places.icon.center, unit * 0.85)
    count, pixels = str(face.depot), round(25 * unit)
    colour = _CHANGED if face.stock else ink
    skins.write(surface, count, places.depot, pixels, colour, role="reading-bold", align=1.0)
    name, pixels = livery.railway.upper(), round(letters * unit)
    left = skins.write(surface, name, text, pixels, ink, role="display").right + round(10 * unit)
    rest = Rect(left, text.top + round(3 * unit), text.right - left, text.height)
    if face.role:
        _draw_role(surface, skins, face, rest, unit)
    elif not places.low:
        skins.write(surface, livery.full_name, rest, round(17 * unit), ink, role="label")


def _draw_role(surface: Surface, skins: Skins, face: CardFace, box: Rect, unit: float) -> None:
    """An arrow into the depot or out of it, and the company's part in a trade."""
    side = round(20 * unit)
    colour, icon = (_LOSS, "arrow_right") if face.given else (_GAIN, "arrow_left")
    skins.draw_icon(surface, icon, (box.left + side // 2, box.centery), side, colour)
    room = Rect(box.left + side, box.top, box.width - side, box.height)
    skins.write(surface, face.role, room, round(18 * unit), colour, role="reading-bold")


def _draw_value_track(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces) -> None:
    unit, rail = places.unit, places.rail
    skins.tile(surface, "track/rail", rail, unit)
    shown = min(face.value, PRINTED_TRACK) / PRINTED_TRACK
    passed = Rect(rail.left, rail.top, round(rail.width * shown), rail.height)
    skins.tile(surface, f"track/passed_{face.company}", passed, unit)
    ink = skins.ink(f"card/{face.state}")
    for number in range(0, 0 if places.low else PRINTED_TRACK + 1, 5):
        x = rail.left + round(rail.width * number / PRINTED_TRACK)
        label = Rect(0, 0, round(40 * unit), places.numbers.height).move_to(midtop=(x, rail.bottom))
        skins.write(surface, str(number), label, round(15 * unit), ink, align=0.5)
    name = f"track/marker_{face.company}"
    larger = max(unit, _LEAST_MARKER)
    marker = skins.draw(surface, name, (rail.left + passed.width, rail.centery), larger)
    digits = Rect(marker.left, marker.top + round(unit), marker.width, marker.height)
    digits.inflate_ip(-2 * round(_RIM * larger), 0)
    value, pixels = f"{round(face.value)}", max(_LEAST_VALUE, round(17 * unit))
    skins.write(surface, value, digits, pixels, skins.ink(name), role="reading-bold", align=0.5)
    if face.gain:
        _draw_gain(surface, skins, face, places, marker)


def _draw_gain(
    surface: Surface, skins: Skins, face: CardFace, places: CardPlaces, marker: Rect
) -> None:
    """What the plan would add, on a badge beside the marker: rails lie there."""
    text, pixels = f"+{face.gain}", max(11, round(19 * places.unit))
    wide = skins.assets.font("reading-bold", pixels).size(text)[0] + round(12 * places.unit)
    box = Rect(marker.right, 0, wide, round(24 * places.unit))
    if box.right > places.numbers.right:
        box.right = marker.left
    box.centery = marker.centery
    skins.stretch(surface, "panel/badge", box, places.unit * 0.5)
    ink = skins.ink("panel/badge")
    skins.write(surface, text, box, pixels, ink, role="reading-bold", align=0.5)
