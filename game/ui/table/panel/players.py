"""A player's tile: name, locomotives held and limit, whose turn it is, who began."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.bots.people import person_named
from game.ui.i18n.text import Texts
from game.ui.media.assets import Role
from game.ui.table.panel.trade_notes import NotesRow, draw_known_counts, notes_rows
from game.ui.table.plan import Plan
from game.ui.table.table_status import TableStatus
from game.ui.widgets.compositor import Part
from game.ui.widgets.dots import draw_dots
from game.ui.widgets.faces import draw_face, seat_colour
from game.ui.widgets.names import initials
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened

_TALL, _FLAT = (80, 118), (60, 150)  # the least height and width of each form, in units
_FLAT_FROM = 2.4  # times as wide as high
_RED, _PALE_RED, _GREY = "#C8380A", "#FF9B7A", "#9AA0A4"
_WHITE, _DARK = "#FFF6DF", "#2A1C12"
_COUNTS = (0.2, 0.27)  # of the height of a tile of each form
_FLAT_COUNTED = 2.0  # times as wide as high, with what is known
_LEAST_NOTE = 10  # pixels; an icon replaces text that would be smaller
_LEAST_ICON = 9  # pixels; a smaller one would only take room from the number


class PlayerFace(NamedTuple):
    """State that triggers a redraw of a tile."""

    seat: int
    name: str
    holding: str  # how many of the limit
    warning: bool = False  # over the limit
    active: bool = False
    start: bool = False
    note: str = ""  # such as the time left; most have none
    bot: bool = False
    thinking: bool = False  # dots stand where the note would be
    away: bool = False  # the player has left the game and may come back
    urgent: bool = False  # the time for the turn is nearly over
    initials: str = ""  # on the disc, where the first letter is not enough
    crowned: bool = False  # has won: as bright as the active one, without the sign of the turn
    letters: int = 0  # the most pixels of the name; 0: as large as fits
    known: NotesRow | None = None  # from trades, where notes are agreed (R29)


def player_faces(
    plan: Plan,
    names: Sequence[str],
    first: int,
    texts: Texts,
    bots: Collection[int] = (),
    thinking: int | None = None,
    status: TableStatus | None = None,
    *,
    noted: bool = False,
) -> list[PlayerFace]:
    """A tile for every seat; with `status` also the time left and who is away, and if `noted` what
    trades have shown."""
    table, letters = plan.view.table, initials(names)
    notes = notes_rows(table, names) if noted else (None,) * len(names)
    clock, seats = (status.clock, status.seats) if status else ("", ())
    faces = []
    for seat, (name, held) in enumerate(zip(names, table.held, strict=True)):
        holding, over = texts.say("table-holds", held=held, limit=table.limit), held > table.limit
        active = seat == table.turn and table.ending is None
        face = PlayerFace(seat, name, holding, over, active, seat == first, bot=seat in bots)
        face = face._replace(thinking=seat == thinking, initials=letters[seat])
        face = face._replace(known=notes[seat])
        if status and seat < len(seats):
            timed = active and bool(clock)
            if timed and not seats[seat].bot:
                face = face._replace(note=clock, urgent=status.lit)
            if seats[seat].away:
                note = face.note if timed else texts.say("corner-note-away")
                face = face._replace(note="" if face.thinking else note, away=True)
        faces.append(face)
    return faces


class TilePlaces(NamedTuple):
    """Where the parts of a tile lie; none covers another."""

    unit: float  # pixels
    disc: Rect
    name: Rect
    sign: Rect  # a locomotive: what is counted
    holding: Rect
    note: Rect
    start: Rect  # on the rim of the disc, clear of its letter
    turn: Rect  # the same
    counts: Rect  # of what is known from trades


def tile_places(whole: Rect, noted: bool, *, counted: bool = False) -> TilePlaces:
    """The places in a tile: a tall one has its note below, a flat one beside the number; at the
    foot of both there may be what is known from trades."""
    share = _COUNTS[whole.width >= _FLAT_COUNTED * whole.height]
    foot = round(whole.height * share) if counted else 0
    box = Rect(whole.left, whole.top, whole.width, whole.height - foot)
    flat = box.width >= _FLAT_FROM * box.height
    high, wide = _FLAT if flat else _TALL
    unit = min(box.height / high, box.width / wide)
    pad, gap = round(8 * unit), round(6 * unit)
    inner = box.inflate(-2 * pad, -2 * round(7 * unit))
    note = Rect(inner.left, inner.bottom, inner.width, 0)
    if noted and not flat:
        note.height = round(19 * unit)
        note.bottom = inner.bottom
        inner.height -= note.height
    side = min(round((44 if flat else 48) * unit), inner.height)
    disc = Rect(0, 0, side, side).move_to(midleft=inner.midleft)
    name = Rect(disc.right + gap, 0, inner.right - disc.right - gap, round(25 * unit))
    lines = round(46 * unit)  # of name and number together
    name.top = inner.centery - lines // 2
    holding = Rect(name.left, name.bottom, name.width, lines - name.height)
    if flat:
        holding.width = min(round(80 * unit), name.width * 2 // 3)
        note = Rect(holding.right, holding.top, name.right - holding.right, holding.height)
    icon = min(holding.height, holding.width // 4)
    sign = Rect(holding.topleft, (icon if icon >= _LEAST_ICON else 0, holding.height))
    left = sign.right + gap // 3
    holding = Rect(left, holding.top, holding.right - left, holding.height)
    corner = (disc.left - round(6 * unit), disc.bottom + round(5 * unit))
    start = Rect(0, 0, round(side * 0.54), round(side * 0.4)).move_to(bottomleft=corner)
    middle = (disc.right - round(side * 0.1), disc.top + round(side * 0.1))
    turn = Rect(0, 0, round(side * 0.44), round(side * 0.44)).move_to(center=middle).clamp(box)
    side, rise = round(9 * unit), max(2, round(5 * unit))
    counts = Rect(whole.left + side, box.bottom - rise, whole.width - 2 * side, foot)
    return TilePlaces(unit, disc, name, sign, holding, note, start, turn, counts)


def with_equal_names(
    skins: Skins, faces: Sequence[PlayerFace], boxes: Sequence[Rect]
) -> list[PlayerFace]:
    """The tiles of a table with names in one size: the largest in which all fit."""
    sizes = []
    for face, box in zip(faces, boxes, strict=True):
        unit, _, name, *_ = tile_places(box, noted=False, counted=face.known is not None)
        fitting = skins.fitting_size(face.name, name.width, round(23 * unit), "reading-bold")
        sizes.append(max(fitting, _least_name(unit)))
    return [face._replace(letters=min(sizes)) for face in faces]


def player_part(skins: Skins, face: PlayerFace, box: Rect) -> Part:
    """A tile as a part of the still picture."""
    counted = face.known is not None
    reach = skins.bounds(_skin(face), box, tile_places(box, False, counted=counted).unit)
    return Part(reach.union(box), face, lambda surface: draw_player(surface, skins, face, box))


def draw_player(surface: Surface, skins: Skins, face: PlayerFace, box: Rect) -> None:
    """One tile in its box."""
    skin, noted = _skin(face), face.thinking or bool(face.note)
    places = tile_places(box, noted, counted=face.known is not None)
    unit, ink = places.unit, skins.ink(skin)
    skins.stretch(surface, skin, box, unit)
    draw_avatar(surface, skins, face, places.disc)
    font = skins.assets.font("reading-bold", _least_name(unit))
    name = shortened(face.name, font, places.name.width)
    pixels = face.letters or round(23 * unit)
    skins.write(surface, name, places.name, pixels, ink, role="reading-bold")
    role: Role = "reading"
    if face.warning:
        ink, role = "#B3290A" if _bright(face) else _PALE_RED, "reading-bold"
    if places.sign.width:
        skins.draw_icon(surface, "locomotive", places.sign.center, places.sign.width, ink)
    skins.write(surface, face.holding, places.holding, round(19 * unit), ink, role=role)
    if face.thinking:
        draw_dots(surface, skins, places.note, unit)
    elif noted:
        _draw_note(surface, skins, face, places)
    if face.known is not None:
        draw_known_counts(surface, skins, face.known, places.counts, skins.ink(skin))
    if face.active:
        turn = places.turn
        draw.circle(surface, _WHITE, turn.center, turn.width / 2)
        draw.circle(surface, _RED, turn.center, turn.width * 0.43)
        skins.draw_icon(surface, "play", turn.center, round(turn.width * 0.66), _WHITE)
    if face.start:
        plate = skins.assets.small("table/player/start_plate", places.start.size)
        surface.blit(plate, places.start)


def _bright(face: PlayerFace) -> bool:
    return face.active or face.crowned


def _skin(face: PlayerFace) -> str:
    if _bright(face):
        return "player/active"
    return "player/absent" if face.away else "player/normal"


def _least_name(unit: float) -> int:
    """Pixels; names that would be smaller are cut instead."""
    return max(11, round(17 * unit))


def _draw_note(surface: Surface, skins: Skins, face: PlayerFace, places: TilePlaces) -> None:
    """The time left, or that a player is away; an icon where text would be too small."""
    text, colour = face.note.upper(), _RED if face.active else _PALE_RED
    if face.urgent:  # a light that goes on and off with every second
        surface.fill(_RED, places.note)
        colour = _WHITE
    least = max(_LEAST_NOTE, round(13 * places.unit))
    most = max(least, round(17 * places.unit))
    pixels = skins.fitting_size(text, places.note.width, most, "reading-bold")
    if pixels >= least:
        skins.write(surface, text, places.note, pixels, colour, role="reading-bold", align=0.5)
    else:
        icon = "connection_lost" if face.away else "timer"
        skins.draw_icon(surface, icon, places.note.center, min(places.note.size), colour)


def draw_avatar(surface: Surface, skins: Skins, face: PlayerFace, disc: Rect) -> None:
    """A player's disc: the face of a bot, or the letters that stand for a name."""
    person = person_named(face.name) if face.bot and not face.away else None
    if person:
        draw_face(surface, skins, person, disc, face.seat)
        return
    colour = _GREY if face.away else seat_colour(face.seat)
    picture = skins.assets.small("table/player/avatar", disc.size)
    surface.blit(skins.tinted(picture, f"avatar {disc.width}", colour), disc)
    surface.blit(skins.assets.small("table/player/avatar_ring", disc.size), disc)
    if face.bot or face.away:
        icon = "bot" if face.bot else "connection_lost"
        skins.draw_icon(surface, icon, disc.center, round(disc.width * 0.62), _DARK)
        return
    letters, pixels = face.initials or face.name[:1].upper(), disc.width // 2
    inner = disc.inflate(-disc.width // 3, 0)
    skins.write(surface, letters, inner, pixels, _DARK, role="display", align=0.5)
