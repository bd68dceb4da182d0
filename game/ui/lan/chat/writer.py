"""Which player at this screen writes in the chat, where several share it."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.lobby import Phase
from game.ui.lan.lan_api import LanTable
from game.ui.widgets.button import Button


class ChatWriter:
    """The player on turn, or the one chosen by a click, until the turn comes to another."""

    def __init__(self, lan_table: LanTable, turn: Callable[[], int | None]) -> None:
        """`turn` is the seat to move, if a game is shown."""
        self._lan_table, self._now = lan_table, turn
        self._chosen: int | None = None
        self._turn: int | None = None  # the newest turn of a player at this screen
        self.button = Button("writer", "secondary")
        self.shown = False  # whether there is room for the button

    def layout(self, field: Rect, widest: int, gap: int) -> Rect:
        """Take a part of the field for the name, if there is one; returns the rest."""
        self.shown = bool(self.name)
        if not self.shown:
            return field
        wide = min(widest, field.width * 2 // 5)
        self.button.layout(Rect(field.left, field.top, wide, field.height), self.name)
        left = self.button.rect.right + gap
        return Rect(left, field.top, field.right - left, field.height)

    def update(self) -> bool:
        """Show who writes now; True if the field has to be laid out again."""
        self.button.relabel(self.name)
        return self.shown != bool(self.name)

    @property
    def seat(self) -> int | None:
        """The seat that writes; None if only one player, or none, is at this screen."""
        own, turn = self._own, self._now()
        if len(own) < 2:
            return None
        lobby = self._lan_table.lobby
        playing = lobby is not None and lobby.phase is Phase.PLAYING
        if playing and turn in own and turn != self._turn:
            self._turn, self._chosen = turn, None
        if self._chosen in own:
            return self._chosen
        return self._turn if self._turn in own else own[0]

    @property
    def name(self) -> str:
        """The name of the writer; empty if it goes without saying."""
        seat, lobby = self.seat, self._lan_table.lobby
        return lobby.seats[seat].name if seat is not None and lobby is not None else ""

    def next(self) -> None:
        """Choose the next player."""
        own, now = self._own, self.seat
        if now is not None:
            self._chosen = own[(own.index(now) + 1) % len(own)]

    @property
    def _own(self) -> Sequence[int]:
        """The seats of this screen, as the lobby has them."""
        lobby, peer = self._lan_table.lobby, self._lan_table.peer
        seats = lobby.seats if lobby and peer is not None else ()
        return [number for number, seat in enumerate(seats) if seat.peer == peer]
