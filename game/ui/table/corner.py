"""What lies on a table besides the game itself. At one screen with nobody elsewhere: nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from pygame.event import Event

from game.ui.media.cursors import Pointer
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import Prompt
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Corner:
    """The corner of a table where nobody plays from elsewhere."""

    patient = True  # whether every step is shown in its time, however many wait

    @property
    def typing(self) -> bool:
        """Whether letters are being typed, so that no key is a shortcut."""
        return False

    @property
    def halted(self) -> bool:
        """Whether nobody can move now."""
        return False

    @property
    def busy(self) -> bool:
        """Whether the top of the map is taken."""
        return False

    @property
    def notebook(self) -> bool:
        """Whether the notebook of trades may be looked at (R29)."""
        return True

    def sit(self, scene: TableScene) -> None:
        """Belong to a table from now on."""

    def lay(self) -> None:
        """Find places for the window and the language of now."""

    def handle(self, event: Event) -> bool:
        """Whether an event was for something in the corner."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass; what looks different, the table is told."""

    @property
    def pointer(self) -> Pointer | None:
        """How the mouse looks over something in the corner; None elsewhere."""
        return None

    @property
    def buttons(self) -> Sequence[Button]:
        """What the keyboard can stand on."""
        return ()

    def press(self, button: Button) -> None:
        """Enter on a button."""

    def parts(self) -> list[Part]:
        """What is to be seen, as parts of the still picture."""
        return []

    def words(self) -> str:
        """What is said of the thing under the pointer."""
        return ""

    def barred(self) -> str:
        """Why nothing can be confirmed now, in words; empty if it can."""
        return ""

    def bots(self) -> Collection[int]:
        """Seats of people for which a bot plays now."""
        return ()

    def faces(self, faces: list[PlayerFace]) -> list[PlayerFace]:
        """The players' tiles, with what is known of them here."""
        return faces

    def prompt(self, prompt: Prompt) -> Prompt:
        """What the player is asked, with what is known of it here."""
        return prompt

    def left(self) -> str:
        """The time left for the turn; empty without a clock."""
        return ""

    def about(self, seat: int) -> str:
        """More about a player, after how many locomotives they hold."""
        return ""
