"""What a crash means for the game in progress: what the crash screen may promise, and what not."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.core.context import Stage


class Fate(StrEnum):
    """What becomes of the game; each but NO_GAME is a key of the catalogues."""

    NO_GAME = ""
    SAVED = "crash-saved"
    UNSAVED = "crash-unsaved"
    HOST = "crash-host"
    HOST_UNSAVED = "crash-host-unsaved"
    TABLE_CLOSES = "crash-table-closes"
    GUEST = "crash-guest"

    @property
    def button(self) -> str:
        """The entry of the title screen that leads back to the game, by its key; or nothing."""
        return _BUTTONS.get(self, "")

    @property
    def warning(self) -> bool:
        """Whether something may be lost."""
        return self in (Fate.UNSAVED, Fate.HOST_UNSAVED, Fate.TABLE_CLOSES)


_BUTTONS = {Fate.SAVED: "title-continue", Fate.HOST: "title-hosting", Fate.GUEST: "title-back"}


def fate_of(stage: Stage) -> Fate:
    """The fate of whatever is played; nothing is promised where that cannot be found out."""
    try:
        if stage.companion is not None:
            return stage.companion.fate
        if not stage.games.saved:
            return Fate.UNSAVED
        record, playing = stage.games.record, stage.playing
        if playing is None or record is None or not record.exists():
            return Fate.NO_GAME
        return Fate.SAVED if playing.look(None).view.result is None else Fate.NO_GAME
    except Exception:  # the game itself may be what broke
        return Fate.NO_GAME
