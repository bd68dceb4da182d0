"""The seats of a lobby: a line each, with who sits there and what can be done about it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.lobby import Lobby, Seat, Sitter
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.ui.core.context import Context
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.button import Button
from game.ui.widgets.names import initials
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, DIM

LEVELS = ("", "easy", "medium", "hard")  # of a seat that no person has; empty is open
ADD = "add"  # the button below the lines
_HIGH, _GAP, _WIDE, _ADD, _MARK = 76, 8, 190, 54, 48  # units
_CROSSES = ("close", "open")  # a seat less, or somebody less at this computer
_GREEN = "#9BD17A"
_AWAY = "#FF9B7A"


class SeatLine(NamedTuple):
    """All that a line shows."""

    seat: int
    name: str
    about: str
    bot: bool
    open: bool
    ready: bool
    away: bool
    own: bool


class LobbySeats:
    """The lines, with buttons: for the host at each, for the others at their own."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        self.lines: Sequence[SeatLine] = ()
        self.buttons: list[Button] = []
        self.box = Rect(0, 0, 0, 0)
        self._scale = 1.0

    def tell(self, lobby: Lobby, peer: int | None, *, owner: bool) -> None:
        """Take the table as it is; buttons that stay keep the keyboard."""
        self.lines = [self._line(n, lobby, peer) for n in range(len(lobby.seats))]
        known = {button.name: button for button in self.buttons}
        self.buttons = []
        for number, seat in enumerate(lobby.seats):
            own = seat.peer is not None and seat.peer == peer
            for what in _deeds(lobby, seat, own=own, owner=owner):
                name = f"{what}-{number}"
                icon = "close" if what in _CROSSES else ""
                self.buttons.append(known.get(name) or Button(name, "quiet", icon))
        if owner and not lobby.settled and len(lobby.seats) < MOST_SEATS:
            self.buttons.append(known.get(ADD) or Button(ADD, "quiet", "join"))
        for button in self.buttons:
            button.label = self._label(button.name, lobby)
        self.lay(self.box, self._scale)

    def lay(self, box: Rect, scale: float) -> None:
        """Take a place in the window."""
        self.box, self._scale = box, scale
        taken: dict[int, int] = {}  # where the leftmost button of a line begins
        for button in reversed(self.buttons):
            if button.name == ADD:
                top = self._place(len(self.lines)).top
                button.rect = Rect(box.left, top, self._units(300), self._units(_ADD))
                continue
            number = seat_of(button.name)
            line = self._place(number)
            high = line.height - self._units(20)
            button.rect = Rect(0, 0, high if button.icon else self._units(_WIDE), high)
            right = taken.get(number, line.right - self._units(4)) - self._units(10)
            button.rect.midright = (right, line.centery)
            taken[number] = button.rect.left

    @property
    def height(self) -> int:
        """What all lines take."""
        added = any(button.name == ADD for button in self.buttons)
        rows = len(self.lines) * self._units(_HIGH + _GAP)
        return rows + (self._units(_ADD + _GAP) if added else 0)

    def state(self) -> Hashable:
        """All that the look depends on."""
        return tuple(self.lines), tuple(self.box)

    def draw(self, surface: Surface) -> None:
        """All lines; the buttons are the scene's."""
        for line in self.lines:
            self._draw(surface, line, self._place(line.seat))

    def _draw(self, surface: Surface, line: SeatLine, box: Rect) -> None:
        skins = self._stage.skins
        skins.stretch(surface, "control/row_chosen" if line.own else "panel/log", box, self._scale)
        disc = Rect(box.left + self._units(16), 0, self._units(56), self._units(56))
        disc.centery = box.centery
        if line.open:
            skins.draw_icon(surface, "join", disc.center, self._units(34), DIM)
        else:
            called = [one.name for one in self.lines if not one.open]
            letters = dict(zip(called, initials(called), strict=True))[line.name]
            face = PlayerFace(line.seat, line.name, "", bot=line.bot, initials=letters)
            draw_avatar(surface, skins, face, disc)
        left = disc.right + self._units(18)
        room = Rect(left, box.top + self._units(10), self._right(line, box) - left, 0)
        room.height = self._units(32)
        if line.ready:
            room.width -= self._units(_MARK)
        if not line.about:
            room.centery = box.centery
        pixels, small = max(14, self._units(26)), max(12, self._units(19))
        name = shortened(line.name, skins.assets.font("reading-bold", pixels), room.width)
        colour = DIM if line.open or line.away else CREAM
        skins.write(surface, name, room, pixels, colour, role="reading-bold")
        room.top, room.height = room.bottom, self._units(26)
        ink = _AWAY if line.away else _GREEN if line.ready and not line.bot else DIM
        skins.write(surface, line.about, room, small, ink)
        if line.ready and not line.open:
            mark = self._right(line, box) - self._units(_MARK / 2), box.centery
            skins.draw_icon(surface, "check", mark, self._units(32), _GREEN)

    def _right(self, line: SeatLine, box: Rect) -> int:
        """Where the button of a line begins, or the line ends."""
        own = [button for button in self.buttons if button.name != ADD]
        touched = [button.rect.left for button in own if seat_of(button.name) == line.seat]
        return min([box.right, *touched]) - self._units(16)

    def _line(self, number: int, lobby: Lobby, peer: int | None) -> SeatLine:
        say, seat = self._stage.texts.say, lobby.seats[number]
        own = seat.peer is not None and seat.peer == peer
        if seat.sitter is Sitter.OPEN:
            return SeatLine(number, say("lan-seat-open"), "", False, True, False, False, own)
        if seat.sitter is Sitter.BOT:
            about = say(f"new-kind-{seat.level}")
            return SeatLine(number, seat.name, about, True, False, True, False, own)
        hosts, ready = seat.peer == lobby.owner, seat.here and seat.ready
        if not seat.here:
            state = "lan-seat-away"
        elif hosts:
            state = "lan-seat-host"
        else:
            state = "lan-seat-ready" if ready else "lan-seat-waits"
        first = "lan-seat-here" if own else f"new-kind-{seat.level}" if seat.level else ""
        about = f"{say(first)} · {say(state)}" if first else say(state)
        ready = ready or (hosts and seat.here)  # who starts the game is ready when it starts
        bot = bool(seat.level)  # one that has come as a guest
        return SeatLine(number, seat.name, about, bot, False, ready, not seat.here, own)

    def _label(self, name: str, lobby: Lobby) -> str:
        say = self._stage.texts.say
        if name == ADD:
            return say("lan-seat-add")
        what, opened = name.partition("-")[0], lobby.seats[seat_of(name)].sitter is Sitter.OPEN
        if what == "arrange":
            return say("lan-seat-to-bot" if opened else "lan-seat-change")
        return "" if what in _CROSSES else say(f"lan-seat-{what}")

    def _place(self, number: int) -> Rect:
        top = self.box.top + number * self._units(_HIGH + _GAP)
        return Rect(self.box.left, top, self.box.width, self._units(_HIGH))

    def _units(self, length: float) -> int:
        return max(1, round(length * self._scale))


def next_level(level: str) -> str:
    """The level that a seat has after another touch of its button: open, easy, medium, hard."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)] if level in LEVELS else ""


def next_place(lobby: Lobby, seat: int) -> int | None:
    """The next seat, round the table, at which no person sits; None if there is none."""
    count = len(lobby.seats)
    others = [(seat + step) % count for step in range(1, count)]
    free = [one for one in others if lobby.seats[one].sitter is not Sitter.PERSON]
    return free[0] if free else None


def seat_of(name: str) -> int:
    """The seat that a button of a line is about."""
    return int(name.rpartition("-")[2])


def _deeds(lobby: Lobby, seat: Seat, *, own: bool, owner: bool) -> Iterator[str]:
    """What can be done about a seat from this screen, from left to right."""
    if own and not lobby.settled:
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
