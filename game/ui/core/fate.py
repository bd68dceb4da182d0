"""What a crash means for the game in progress: what the crash screen may promise, and what not."""

from enum import StrEnum


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
