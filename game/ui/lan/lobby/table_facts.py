"""What is to be known about a table before the game, a line each with a sign before it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.lobby import Door, Link, Lobby, Sitter
from game.series import Series
from game.ui.core.context import Context
from game.ui.i18n.series_text import progress, subtitle, title
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable
from game.ui.lan.table.notices import CLOSED
from game.ui.menus.option_rows import agreed
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM, DIM, GOLD, WRONG

_LETTERS, _LEAST = 23, 11  # units, and pixels
_INDENT, _GAP, _SIGN = 52, 10, 28  # units


class Fact(NamedTuple):
    """Something to be known, with a sign before it."""

    icon: str
    words: str
    colour: str = CREAM


def facts_of(stage: Context, visit: LanTable, lobby: Lobby) -> Iterator[Fact]:
    """All that is to be told below the seats, the most urgent first."""
    say, texts = stage.texts.say, stage.texts
    lost = visit.connection.link is Link.LOST
    if lost:
        closed = visit.connection.why == CLOSED
        yield Fact("connection_lost", say("lan-host-closed" if closed else "lan-host-gone"), WRONG)
    if visit.door is not None:
        yield from _door(visit.door, texts)
    yield Fact("settings", " ".join(agreed(lobby.options, texts)), DIM)
    if not lobby.series.single:
        yield Fact("crown", _standing(lobby.series, texts))
    waits = waited_for(lobby, texts)
    if not lost and (waits or not visit.owner):
        yield Fact("timer", waits or say("lan-waits-host"))
    if lobby.onlookers:
        names = texts.listed([one.name for one in lobby.onlookers])
        yield Fact("spectator", say("lan-onlookers", names=names), DIM)


def waited_for(lobby: Lobby, texts: Texts) -> str:
    """Why the game cannot start yet; empty if it can."""
    if any(seat.sitter is Sitter.OPEN for seat in lobby.seats):
        return texts.say("lan-waits-open")
    late = [seat for seat in lobby.seats if seat.peer != lobby.owner and not seat.ready]
    if not late:
        return ""
    return texts.say("lan-waits", names=texts.listed([seat.name for seat in late]))


def draw_facts(
    surface: Surface, skins: Skins, facts: Sequence[Fact], room: Rect, scale: float
) -> None:
    """The facts in a room, in letters that fit."""

    def units(length: float) -> int:
        return max(1, round(length * scale))

    pixels = max(13, units(_LETTERS))
    while True:
        font, wide = skins.assets.font("reading", pixels), room.width - units(_INDENT + 4)
        pictures = [paragraph(fact.words, font, fact.colour, wide) for fact in facts]
        high = sum(one.height + units(_GAP) for one in pictures)
        if pixels <= _LEAST or high <= room.height:
            break
        pixels -= 1
    top = room.top
    for fact, picture in zip(facts, pictures, strict=True):
        middle = room.left + units(24), top + font.get_linesize() // 2
        skins.draw_icon(surface, fact.icon, middle, units(_SIGN), fact.colour)
        picture.draw(surface, (room.left + units(_INDENT), top))
        top += picture.height + units(_GAP)


def _door(door: Door, texts: Texts) -> Iterator[Fact]:
    """Where friends find the table."""
    ways = ", ".join(way(address, door.port) for address in door.addresses)
    # Where nobody finds the table automatically, a promise that they do would mislead.
    yield Fact("host", texts.say("lan-menu-address" if door.trouble else "lan-door", ways=ways))
    if door.code:
        yield Fact("lock", texts.say("lan-door-code", code=door.code), GOLD)
    if door.trouble:
        yield Fact("warning", texts.say("lan-door-trouble", why=door.trouble), WRONG)


def way(address: str, port: int) -> str:
    """An address with its port, as it can be typed."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def _standing(series: Series, texts: Texts) -> str:
    """Which game comes next, or who has won them all."""
    if series.over:
        return f"{title(texts, series)} {subtitle(texts, series)}"
    following = progress(texts, series.next_place)
    return f"{following} · {subtitle(texts, series)}" if series.games else following
