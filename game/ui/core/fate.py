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
    BEGUN = "crash-begun"  # saved, but Continue prefers an older game in which a person has moved
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


_BUTTONS = {
    Fate.SAVED: "title-continue",
    Fate.BEGUN: "title-saved",
    Fate.HOST: "title-hosting",
    Fate.GUEST: "title-back",
}


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
        # Not by `look`, which would change what a game that goes on may see.
        *before, now = (update.view for update in playing.past())
        if now.result is not None:
            return Fate.NO_GAME
        series = stage.games.series
        last = len(series.games) + 1 == series.length
        movers = {view.table.turn for view in before}
        people = playing.seats or range(len(playing.players))
        return Fate.BEGUN if last and movers.isdisjoint(people) else Fate.SAVED
    except Exception:  # the game itself may be what broke
        return Fate.NO_GAME
