"""The seats of a lobby: a line each, with who sits there and buttons to change that."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.bots.people import person_named
from game.lobby import Lobby, Onlooker, Seat, Sitter
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.ui.core.context import Context
from game.ui.core.panel import Panel
from game.ui.i18n.text import Texts
from game.ui.lan.lobby.waiting_seat import may_be_given
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.button import Button
from game.ui.widgets.names import initials
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, DIM

LEVELS = ("", "easy", "medium", "hard")  # of a seat without a person; empty is open
ADD, SCREEN = "add", "screen"  # the buttons below the lines
_UNDER = 440  # units of a button below the lines
_HIGH, _GAP, _WIDE, _ADD, _MARK = 76, 8, 190, 54, 48  # units
_CROSSES = ("close", "open")  # remove a seat, or a second player at this computer
_GREEN = "#9BD17A"
_AWAY = "#FF9B7A"


class SeatLine(NamedTuple):
    """What a line shows."""

    seat: int
    name: str
    about: str = ""
    bot: bool = False
    open: bool = False
    ready: bool = False
    away: bool = False
    own: bool = False


class LobbySeats:
    """The lines with their buttons: for the host at each, for the others at their own."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lines: Sequence[SeatLine] = ()
        self.buttons: list[Button] = []
        self._panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @property
    def box(self) -> Rect:
        """Its place in the window."""
        return self._panel.box

    def show(self, lobby: Lobby, peer: int | None, *, owner: bool) -> None:
        """Take another state of the table; buttons that remain keep the keyboard focus."""
        self.lines = [self._line(seat, lobby, peer) for seat in range(len(lobby.seats))]
        names = [
            f"{action}-{number}"
            for number, seat in enumerate(lobby.seats)
            for action in _actions(lobby, seat, own=_owns(seat, peer), owner=owner)
        ]
        if owner and not lobby.settled and len(lobby.seats) < MOST_SEATS:
            names.append(ADD)
        if owner and _screens(lobby):
            names.append(SCREEN)
        known = {button.name: button for button in self.buttons}
        self.buttons = [known.get(name) or _button(name) for name in names]
        for button in self.buttons:
            button.relabel(self._label(button.name, lobby))
        self.layout(self.box, self._panel.scale)

    def layout(self, box: Rect, scale: float) -> None:
        """Take a place in the window."""
        self._panel = Panel(box, scale)
        units = self._panel.pixels
        taken: dict[int, int] = {}  # where the leftmost button of a line begins
        below = Rect(box.left, self._line_box(len(self.lines)).top, box.width, units(_ADD))
        under = [button for button in self.buttons if button.name in (ADD, SCREEN)]
        for button, place in zip(
            under, row_of_boxes(below, 2, units(_UNDER), units(14)), strict=False
        ):
            button.layout(place)
        for button in reversed(self.buttons):
            if button.name in (ADD, SCREEN):
                continue
            seat = seat_of(button.name)
            line = self._line_box(seat)
            high = line.height - units(20)
            place = Rect(0, 0, high if button.icon else units(_WIDE), high)
            right = taken.get(seat, line.right - units(4)) - units(10)
            button.layout(place.move_to(midright=(right, line.centery)))
            taken[seat] = button.rect.left

    @property
    def height(self) -> int:
        """The height of all lines."""
        units = self._panel.pixels
        added = any(button.name in (ADD, SCREEN) for button in self.buttons)
        return len(self.lines) * units(_HIGH + _GAP) + (units(_ADD + _GAP) if added else 0)

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return tuple(self.lines), tuple(self.box)

    def draw(self, surface: Surface) -> None:
        """All lines; the scene draws the buttons."""
        for line in self.lines:
            self._draw_line(surface, line, self._line_box(line.seat))

    def _draw_line(self, surface: Surface, line: SeatLine, box: Rect) -> None:
        skins, units = self._context.skins, self._panel.pixels
        look = "control/row_chosen" if line.own else "panel/log"
        skins.stretch(surface, look, box, self._panel.scale)
        disc = Rect(box.left + units(16), 0, units(56), units(56)).move_to(centery=box.centery)
        if line.open:
            skins.draw_icon(surface, "join", disc.center, units(34), DIM)
        else:
            names = [other.name for other in self.lines if not other.open]
            letters = dict(zip(names, initials(names), strict=True))[line.name]
            face = PlayerFace(line.seat, line.name, "", bot=line.bot, initials=letters)
            draw_avatar(surface, skins, face, disc)
        rects = [one.rect for one in self.buttons if one.name.endswith(f"-{line.seat}")]
        right = min([box.right, *(rect.left for rect in rects)]) - units(16)
        left = disc.right + units(18)
        room = Rect(left, box.top + units(10), right - left, units(32))
        if line.ready:
            room.width -= units(_MARK)
        if not line.about:
            room.centery = box.centery
        pixels, small = max(14, units(26)), max(12, units(19))
        name = shortened(line.name, skins.assets.font("reading-bold", pixels), room.width)
        colour = DIM if line.open or line.away else CREAM
        skins.write(surface, name, room, pixels, colour, role="reading-bold")
        room.top, room.height = room.bottom, units(26)
        colour = (
            _AWAY
            if line.away and not line.ready
            else _GREEN
            if line.ready and not line.bot
            else DIM
        )
        skins.write(surface, line.about, room, small, colour)
        if line.ready:
            skins.draw_icon(
                surface, "check", (right - units(_MARK / 2), box.centery), units(32), _GREEN
            )

    def _line(self, number: int, lobby: Lobby, peer: int | None) -> SeatLine:
        say, seat = self._context.texts.say, lobby.seats[number]
        own = _owns(seat, peer)
        if seat.sitter is Sitter.OPEN:
            return SeatLine(number, say("lan-seat-open"), open=True, own=own)
        if seat.sitter is Sitter.BOT:
            kind, person = say(f"new-kind-{seat.level}"), person_named(seat.name)
            about = f"{kind} · {say(f'bot-style-{person.style}')}" if person else kind
            return SeatLine(number, seat.name, about, bot=True, ready=True)
        hosts, ready = seat.peer == lobby.owner, seat.here and seat.ready
        if not seat.here and lobby.continues is not None:
            state = "lan-seat-bot-until" if seat.level else "lan-seat-claimable"
            return SeatLine(number, seat.name, say(state), ready=bool(seat.level), away=True)
        if not seat.here:
            state = "lan-seat-away"
        elif hosts:
            state = "lan-seat-host"
        else:
            state = "lan-seat-ready" if ready else "lan-seat-waits"
        first = "lan-seat-here" if own else f"new-kind-{seat.level}" if seat.level else ""
        return SeatLine(
            number,
            seat.name,
            " · ".join(say(key) for key in (first, state) if key),
            bot=bool(seat.level),  # a bot that has joined as a guest
            ready=ready or (hosts and seat.here),  # the owner starts the game, so is always ready
            away=not seat.here,
            own=own,
        )

    def _label(self, name: str, lobby: Lobby) -> str:
        say, action = self._context.texts.say, name.partition("-")[0]
        if action == SCREEN:
            return _screen_label(lobby, self._context.texts)
        if action == ADD and lobby.knocking:
            return say("lan-seat-add-for", name=lobby.knocking[0])
        if action == "arrange":
            opened = lobby.seats[seat_of(name)].sitter is Sitter.OPEN
            return say("lan-seat-to-bot" if opened else "lan-seat-change")
        return "" if action in _CROSSES else say(f"lan-seat-{action}")

    def _line_box(self, number: int) -> Rect:
        box, units = self._panel.box, self._panel.pixels
        top = box.top + number * units(_HIGH + _GAP)
        return Rect(box.left, top, box.width, units(_HIGH))


def next_level(level: str) -> str:
    """The level after a click on the button of a seat: open, easy, medium, hard."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)] if level in LEVELS else ""


def next_free_seat(lobby: Lobby, seat: int) -> int | None:
    """The next seat, clockwise, without a person; None if there is none."""
    count = len(lobby.seats)
    others = ((seat + step) % count for step in range(1, count))
    return next((n for n in others if lobby.seats[n].sitter is not Sitter.PERSON), None)


def next_screen(lobby: Lobby) -> int | None:
    """The spectator on whose screen a click shows the code; None hides it."""
    screens = _screens(lobby)
    peers = [None, *(one.peer for one in screens)]
    after = peers.index(lobby.screen) + 1 if lobby.screen in peers else 1
    return peers[after] if after < len(peers) else None


def _screens(lobby: Lobby) -> list[Onlooker]:
    """The spectators who may show the code: not the owner, and nobody who waits for a seat."""
    return [
        one for one in lobby.onlookers if one.peer != lobby.owner and one.peer not in lobby.knocks
    ]


def _screen_label(lobby: Lobby, texts: Texts) -> str:
    names = {one.peer: one.name for one in lobby.onlookers}
    shown = next_screen(lobby)
    if shown is None:
        return texts.say("lan-screen-hide", name=names.get(lobby.screen or 0, ""))
    return texts.say("lan-screen-show", name=names[shown])


def seat_of(name: str) -> int:
    """The seat that a button of a line belongs to."""
    return int(name.rpartition("-")[2])


def _owns(seat: Seat, peer: int | None) -> bool:
    return seat.peer is not None and seat.peer == peer


def _button(name: str) -> Button:
    icon = (
        "join"
        if name == ADD
        else "host"
        if name == SCREEN
        else "close"
        if name.startswith(_CROSSES)
        else ""
    )
    return Button(name, "quiet", icon)


def _actions(lobby: Lobby, seat: Seat, *, own: bool, owner: bool) -> Iterator[str]:
    """What this screen may do with a seat, from left to right."""
    if lobby.continues is not None:
        if owner and (own or may_be_given(lobby, seat, None)):
            yield "player"
        elif owner and seat.sitter is Sitter.PERSON:
            yield "kick"
    elif own and not lobby.settled:
        yield "name"
        if any(other.sitter is not Sitter.PERSON for other in lobby.seats):
            yield "move"
        if owner and sum(other.peer == seat.peer for other in lobby.seats) > 1:
            yield "open"
    elif owner and seat.sitter is Sitter.PERSON and not own:
        yield "kick"
    elif owner and not own:
        yield "arrange"
        if not lobby.settled and len(lobby.seats) > FEWEST_SEATS:
            yield "close"
