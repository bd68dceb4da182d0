"""Facts about a table before the game, each with an icon."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.lobby import Door, FirewallSeen, FirewallState, HostCheck, Link, Lobby, Sitter
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

LETTERS, LARGE_LETTERS, _LEAST = 23, 60, 11  # units, units, and pixels
_MOST_FIREWALLS = 2
_INDENT, _GAP, _ICON = 52, 10, 28  # units


class Fact(NamedTuple):
    """A sentence with its icon."""

    icon: str
    text: str
    colour: str = CREAM


def facts_of(context: Context, lan_table: LanTable, lobby: Lobby) -> Iterator[Fact]:
    """The facts below the seats, the most urgent first."""
    say, texts = context.texts.say, context.texts
    lost = lan_table.connection.link is Link.LOST
    if lost:
        closed = lan_table.connection.why == CLOSED
        yield Fact("connection_lost", say("lan-host-closed" if closed else "lan-host-gone"), WRONG)
    if (door := lan_table.door) is not None:
        lonely = door.check is not None and any(seat.sitter is Sitter.OPEN for seat in lobby.seats)
        ways = ", ".join(address_text(address, door.port) for address in door.addresses)
        # Where the table cannot be found automatically, "lan-door" would be a false promise.
        plain = door.trouble or lonely
        if ways:
            yield Fact("host", say("lan-menu-address" if plain else "lan-door", ways=ways))
        if door.code:
            yield Fact("lock", say("lan-door-code", code=door.code), GOLD)
        if door.trouble:
            yield Fact("warning", say("lan-door-trouble", why=door.trouble), WRONG)
        elif lonely and door.check:
            yield from check_facts(door.check, door.port, texts)
    if knocking := lobby.knocking:
        if lan_table.owner:
            words = say("lan-knock", count=len(knocking), names=texts.listed(knocking))
            yield Fact("join", words, GOLD)
        elif lan_table.peer in lobby.knocks:
            saved = lobby.continues is not None
            yield Fact("join", say("lan-continues-no-seat" if saved else "lan-knock-sent"), GOLD)
    yield Fact("settings", " ".join(agreed(lobby.options, texts)), DIM)
    if lobby.continues is not None:
        yield Fact("load", say("lan-continues", turn=lobby.continues + 1))
    if not lobby.series.single:
        yield Fact("crown", _series_text(lobby.series, texts))
    waits = missing_players(lobby, texts)
    if not lost and (waits or not lan_table.owner):
        yield Fact("timer", waits or say("lan-waits-host"))
    if lobby.onlookers:
        names = texts.listed([spectator.name for spectator in lobby.onlookers])
        yield Fact("spectator", say("lan-onlookers", names=names), DIM)


def door_facts(door: Door, texts: Texts) -> Sequence[Fact]:
    """How friends can join, for a screen that everyone sees."""
    ways = ", ".join(address_text(address, door.port) for address in door.addresses[:1])
    facts = [Fact("host", texts.say("lan-screen-join", ways=ways))] if ways else []
    if door.code:
        facts.append(Fact("lock", texts.say("lan-door-code", code=door.code), GOLD))
    return facts


def check_facts(check: HostCheck, port: int, texts: Texts) -> Iterator[Fact]:
    """What could be in the way of guests who do not come."""
    yield Fact("warning", texts.say("lan-check-nobody"), GOLD)
    unknown = FirewallSeen("", FirewallState.UNKNOWN)
    for seen in check.firewalls[:_MOST_FIREWALLS] or (unknown,):
        words = texts.say("lan-check-firewall", state=seen.state, name=seen.name, port=str(port))
        yield Fact("lock", words, CREAM if seen.state is FirewallState.ALLOWS else GOLD)


def missing_players(lobby: Lobby, texts: Texts) -> str:
    """Why the game cannot start yet; empty if it can."""
    key, names = _missing(lobby)
    if not names:
        return texts.say(key) if key else ""
    return texts.say(key, names=texts.listed(names))


def can_start(lobby: Lobby | None) -> bool:
    """Whether all players are there and ready."""
    return lobby is not None and not _missing(lobby).key


class _Missing(NamedTuple):
    """Players that the game waits for; without a key, none."""

    key: str = ""
    names: Sequence[str] = ()


def _missing(lobby: Lobby) -> _Missing:
    if any(seat.sitter is Sitter.OPEN for seat in lobby.seats):
        return _Missing("lan-waits-open")
    again = lobby.continues is not None
    free = [seat.name for seat in lobby.seats if again and not (seat.here or seat.level)]
    if free:
        return _Missing("lan-waits-claim", free)
    guests = [seat for seat in lobby.seats if seat.peer != lobby.owner]
    late = [seat.name for seat in guests if not seat.ready and (seat.here or not again)]
    return _Missing("lan-waits", late) if late else _Missing()


def draw_facts(
    surface: Surface,
    skins: Skins,
    facts: Sequence[Fact],
    room: Rect,
    units: Callable[[float], int],
    letters: int = LETTERS,
) -> None:
    """The facts in a room, in letters that fit."""
    pixels = max(13, units(letters))
    while True:
        font, wide = skins.assets.font("reading", pixels), room.width - units(_INDENT + 4)
        pictures = [paragraph(fact.text, font, fact.colour, wide) for fact in facts]
        high = sum(picture.height + units(_GAP) for picture in pictures)
        if pixels <= _LEAST or high <= room.height:
            break
        pixels -= 1
    top = room.top
    for fact, picture in zip(facts, pictures, strict=True):
        middle = room.left + units(24), top + font.get_linesize() // 2
        skins.draw_icon(surface, fact.icon, middle, units(_ICON), fact.colour)
        picture.draw(surface, (room.left + units(_INDENT), top))
        top += picture.height + units(_GAP)


def address_text(address: str, port: int) -> str:
    """An address with its port, as it can be typed."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def _series_text(series: Series, texts: Texts) -> str:
    """Which game comes next, or who has won the series."""
    if series.over:
        return f"{title(texts, series)} {subtitle(texts, series)}"
    following = progress(texts, series.next_place)
    return f"{following} · {subtitle(texts, series)}" if series.games else following
